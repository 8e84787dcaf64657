"""The table on the screen: layout, camera, board, pieces, hands, highlights and what a hand may do."""
