"""The details of one piece: its picture, its facts, and what a choice about it would bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.flow import Prospect
from engine.flow.errands import Errand
from engine.said import said
from engine.table import Piece, is_hidden
from game.board.table_view import TableView
from game.layout.game_layout import GameLayout
from game.panels.breakdown import Breakdown
from game.panels.piece_card import SMALL, LoadFacts, PieceCard, PieceFacts
from game.panels.piece_words import PieceWords
from game.pieces.token_face import token_face
from game.play.live_table import LiveTable
from game.services.fence import fenced
from game.ui.theme import Scale

UNFORESEEN: Prospect | None = Prospect(said("What this would bring cannot be worked out from what you see"), ())


class PieceDetails:
    """Fills the card of the shown piece and the breakdown below it."""

    def __init__(
        self,
        layout: GameLayout,
        play: LiveTable,
        view: TableView,
        words: PieceWords,
        piece_card: PieceCard,
        breakdown: Breakdown,
    ) -> None:
        self.layout, self.play, self.view, self.words = layout, play, view, words
        self.piece_card, self.breakdown = piece_card, breakdown
        self.pointed = ""  # a card of the hand that is shown large
        self.errands: Mapping[str, Errand] = {}  # what cards tell of
        self.turning: Callable[[], Prospect | None] = lambda: None  # what the turn of a tile would bring

    def show(self, scale: Scale) -> None:
        """Show a tile large in the right-hand column: the one under the pointer or the keys' cursor, else the
        one in the place aimed at, else the one in the place of the figure whose turn it is."""
        self.play.signals.piece_pointed_at.emit()
        marks, table = self.view.marks, self.play.stage.table
        held = table.pieces.get(self.pointed)
        if held is not None and self.layout.card(held.kind) is not None and not is_hidden(held.id):
            self._foresee(None)
            self.piece_card.shown = self.words.card(held, self.errands.get(held.id))
            return
        piece = table.pieces.get(marks.hover or marks.focus)
        if piece is None or not self.words.facts(piece):
            active = table.pieces.get(marks.active)
            place = marks.target or marks.focus_place or (active.place if active is not None else "")
            lying = [table.pieces[key] for key in table.contents.get(place, ())]
            piece = next((other for other in lying if self.words.facts(other)), None)
        rows = self.words.facts(piece) if piece is not None else ()
        self._foresee(piece or self._met(marks.target or marks.focus_place))
        if piece is None or not rows:
            self.piece_card.shown = None
            return
        picture = token_face(self.layout, piece, self.view.sprites, scale.px(104), scale)
        self.piece_card.shown = PieceFacts(
            self.words.name(piece), rows, picture, piece.id, self._loads(piece, scale), self.words.about(piece)
        )

    def _met(self, place: str) -> Piece | None:
        """The tile that lies in the place aimed at."""
        found = [lying.piece for lying in self.view.arrangement.lying if lying.layer == "tile"]
        return next((piece for piece in found if piece.place == place), None) if place else None

    def _loads(self, bearer: Piece, scale: Scale) -> tuple[LoadFacts, ...]:
        """What a piece on the board carries."""
        side, sprites = scale.px(SMALL), self.view.sprites
        return tuple(
            [
                LoadFacts(sprites.bare(load, side), self.words.name(load), self.words.about(load))
                for load in (lying.piece for lying in self.view.arrangement.lying if lying.bearer == bearer.id)
            ]
        )

    def _foresee(self, piece: Piece | None) -> None:
        """Tell the person asked what a choice about this piece would bring, and mark the goal on its track."""
        choices, play = self.play.choices, self.play
        found = None
        on_board = piece is not None and self.view.ground.space(piece.place) is not None
        if piece is not None and on_board and choices is not None and not play.stage.busy:
            active = play.stage.table.pieces.get(self.view.marks.active)
            away = active is not None and active.place != piece.place
            there = choices.foreseen(active.id, piece.place) if active is not None and away else choices.view
            prospect, seat, thing = play.session.game.prospect, choices.seat, piece.id
            found = fenced(lambda: prospect(there, seat, thing), UNFORESEEN)
        self.breakdown.shown = self.turning() or found
        goal = found.goal if found is not None else ""
        self.view.marks.goal = (goal, found.title) if found is not None and goal else None
