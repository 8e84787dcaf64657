"""Fills the clause card: with a rule that was looked up, the rule of the open question, or a refused move."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import ENTRY, Clause, Reason
from engine.said import Said, said
from game.board.marks import SHAKE
from game.board.table_view import TableView
from game.hands.hand import Hand
from game.panels.clause_card import ClauseCard, Refusal, Rule
from game.play.choices import Refused
from game.play.live_table import LiveTable
from game.services.wording import clause_in_short
from game.ui import theme


class RuleCards:
    """Fills the one clause card of a table. `open_rules` opens the rulebook at a clause (None: there is none)."""

    def __init__(
        self,
        card: ClauseCard,
        play: LiveTable,
        view: TableView,
        hand: Hand,
        open_rules: Callable[[str], object] | None,
    ) -> None:
        self.card, self.play, self.view, self.hand = card, play, view, hand
        self.open_rules = open_rules
        card.opens = open_rules is not None

    def look_up(self, clause: str) -> None:
        """Open the rulebook at a clause or at the page of an entry. Without a rulebook show the clause, until the
        player closes it."""
        rulebook = self.play.session.game.rulebook
        if (clause in rulebook.clauses or clause.startswith(ENTRY)) and self.open_rules is not None:
            self.open_rules(clause)
        elif clause in rulebook.clauses:
            self.card.show(self._rule(clause, said("From the rulebook")))
        else:
            self.card.close()

    def _rule(self, key: str, caption: Said) -> Rule:
        clause = self.play.session.game.rulebook[key]
        but = self._overriding(clause)
        return Rule(caption, clause.title, clause.text, key, clause.place, but, clause.why_ruled)

    def _overriding(self, clause: Clause) -> tuple[tuple[str, str], ...]:
        """The clauses that override this one, with their titles."""
        return tuple([(key, self.play.session.game.rulebook[key].title) for key in clause.overridden_by])

    def brief(self, clause: str) -> Said:
        """A clause with its number and its text, as a tip; nothing if there is no such clause."""
        return clause_in_short(self.play.session.game.rulebook, clause)

    def show_question(self, drawer: bool) -> None:
        """Let the card say at rest what the open question is about; a `drawer` would hide the board."""
        ask = self.play.session.position.ask
        if self.play.stage.busy:
            return
        self.card.resting = self._rule(ask.clause, said("What this is about")) if ask and not drawer else None

    def refuse(self, refused: Refused, where: str, still: bool) -> None:
        """Show the card with clause and sentence, and an X on what stands in the way; `still`: nothing shakes."""
        reason, table = refused.reason, self.play.stage.table
        clause = self.play.session.game.rulebook[reason.clause]
        why = self.play.sentences.why(reason)
        rows, helps = self._rows(reason, why), self._help(refused)
        but = self._overriding(clause)
        self.card.show(Refusal(clause.title, why, reason.clause, clause.place, rows, helps, but))
        self.hand.hint = frozenset(option.piece for option in refused.helps if option.piece)
        if still:
            self.card.age = theme.SLIDE_IN.seconds
        marks = self.view.marks
        marks.refused, marks.refused_way = where, refused.way[:-1]
        blockers = {table.place_of(piece) for piece in reason.pieces if piece in table.pieces}
        blockers |= set(reason.places) - set(refused.way)
        marks.blockers = frozenset(place for place in blockers if self.view.ground.spot(place) is not None)
        marks.shake = 0.0 if still else SHAKE

    def _help(self, refused: Refused) -> Said:
        """What would make the refused move possible, in one line."""
        words = [self.play.sentences.option(option) for option in refused.helps[:2]]
        if not words:
            return Said("")
        first, other = words[0], words[-1]
        if len(words) == 1 and refused.going:
            return said("**{first}** first, then you can go there.", first=first)
        if len(words) == 1:
            return said("**{first}** first.", first=first)
        if refused.going:
            return said("**{first}** or **{other}** first, then you can go there.", first=first, other=other)
        return said("**{first}** or **{other}** first.", first=first, other=other)

    def _rows(self, reason: Reason, told: str) -> tuple[tuple[Said, str, str], ...]:
        """The numbers of a reason that its sentence does not name, as rows of the card."""
        names = self.play.layout.layout.numbers
        numbers = [(key, str(fact)) for key, fact in reason.facts.items() if isinstance(fact, int)]
        return tuple([(names[key], number, "") for key, number in numbers if key in names and number not in told])
