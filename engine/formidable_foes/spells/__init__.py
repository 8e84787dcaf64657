"""The magic spells. A kind of spell is a row (`deck.Kind`); each module here holds the rows of one colour."""
