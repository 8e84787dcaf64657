"""What the table says of pieces: names, facts and tips."""

from __future__ import annotations

import pygame

from engine.flow import Threat
from engine.flow.errands import Errand, Stage
from engine.said import NOTHING, Said, joined, said
from engine.table import Piece, is_hidden
from game.board.table_view import TableView
from game.board.threat_layer import ThreatLayer
from game.board.traces import TraceLayer
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.panels.piece_card import PieceFacts
from game.pieces import cards
from game.play.live_table import LiveTable
from game.services.fence import fenced


class PieceWords:
    """Names and describes the pieces of a table, as its stage shows them."""

    def __init__(self, layout: GameLayout, play: LiveTable, view: TableView) -> None:
        self.layout, self.play, self.view = layout, play, view
        self.traces: TraceLayer | None = None
        self.threats: ThreatLayer | None = None

    def name_of(self, key: str) -> Said:
        """What to call a piece or a clause by its id."""
        clauses, piece = self.play.session.game.rulebook.clauses, self.play.stage.table.pieces.get(key)
        if key in clauses:
            return clauses[key].title
        if piece is not None and self.layout.look(piece.kind) is not None:
            return self.name(piece)
        return Said("{name}", {"name": self.play.sentences.name(key)}, capital=True)

    def name(self, piece: Piece) -> Said:
        """What to call a piece."""
        return self.view.sprites.name(piece, dict(self.play.session.header.names))

    def facts(self, piece: Piece) -> tuple[tuple[Said, str], ...]:
        """The rows for a piece that is shown large; none for one that lies face down."""
        look = self.layout.look(piece.kind)
        if look is None or (piece.face and not look.down) or is_hidden(piece.id):
            return ()
        facts = self.view.sprites.facts(piece, look)
        rows: list[tuple[Said, str]] = [(words, number.format(**facts)) for words, number in look.rows]
        change = piece.mark(look.changed) if look.changed else 0
        if change:
            rows.append((said("Changed by"), f"{change:+d}"))
        if piece.face:
            rows.append((said("State"), look.down))
        return tuple([row for row in rows if row[1] != "0"])

    def tip(self, piece: str) -> Said:
        """A piece in one line of markup."""
        found = self.play.stage.table.pieces.get(piece)
        if found is None:
            return Said("")
        rows = [said("{what}: {number}", what=words, number=number) for words, number in self.facts(found)]
        told = [said("**{name}**", name=self.name(found)), *rows]
        words, about = joined(told), self.about(found)
        return said("{words}\n{tip}", words=words, tip=about) if about else words

    def about(self, piece: Piece) -> Said:
        """A sentence about pieces of this kind, and what the viewer knows of what lies beneath it; empty if there
        is neither."""
        look = self.layout.look(piece.kind)
        if look is None:
            return NOTHING
        told = [Said(look.tip, self.view.sprites.facts(piece, look))] if look.tip else []
        known = [self.name(card) for card in self.view.sprites.known_beneath(piece)]
        told += [said("You know: {names}.", names=joined(known))] if known else []
        return joined(told, " ") if told else NOTHING

    def card(self, piece: Piece, errand: Errand | None) -> PieceFacts:
        """A card of the hand large: all its words, and for an errand its parts."""
        face = cards.face(self.layout, piece)
        rows: list[tuple[Said, str]] = [(said("Left"), face.caption)] if face.caption and errand is None else []
        if errand is not None:
            signs = {Stage.DONE: said("done"), Stage.NEXT: errand.away or said("next"), Stage.LATER: said("later")}
            for part in errand.parts:
                named = said("{number}. {name}", number=part.number, name=part.name)
                rows.append((named if part.name else said("Part {number}", number=part.number), signs[part.stage]))
            counts = self.layout.layout.counts
            rows += [
                (count.label, f"+{number}") for count, number in zip(counts, errand.reward, strict=True) if number
            ]
            rows.append((errand.seal, ""))
        return PieceFacts(face.title, tuple(rows), None, piece.id, (), face.text)

    def tip_at(self, point: tuple[int, int]) -> tuple[Said, pygame.Rect] | None:
        """The tip for the piece or place under a pixel of the board, and the area beside which it stands."""
        camera, hit = self.view.camera, self.view.ui.hit
        danger = self.threats.tip_at(point) if self.threats is not None else None
        if danger is not None:
            return self._danger(danger[0]), danger[1]
        piece = self.view.piece_at(point)
        lying = self.view.arrangement.by_id.get(piece)
        if lying is not None and lying.pile and self.view.resting.badge_area(lying).collidepoint(point):
            return None  # the number unfolds
        if lying is not None and lying.layer != "pile":
            return self.tip(piece), box(camera.to_screen(lying.at), hit)
        if not camera.view.collidepoint(point):
            return None
        board = camera.to_board(point)
        for pile in self.layout.layout.piles:
            if abs(board[0] - pile.at[0]) < pile.size * 0.6 and abs(board[1] - pile.at[1]) < pile.size * 0.8:
                number = len(self.play.stage.table.contents[pile.place])
                left = said("{number} left.", number=number)
                return joined((pile.tip, left), " "), box(camera.to_screen(pile.at), hit)
        for plate in self.layout.layout.plates:
            if abs(board[0] - plate.at[0]) < plate.size[0] / 2 and abs(board[1] - plate.at[1]) < plate.size[1] / 2:
                return plate.tip, box(camera.to_screen(plate.at), hit)
        return self._trace_at(point) or self._space_at(point)

    def _danger(self, threat: Threat) -> Said:
        """Why a piece is in danger, with the clause."""
        rule = self.play.session.game.rulebook.clauses[threat.clause]
        words = said("**{name}**: {words}", name=self.name_of(threat.piece), words=threat.words)
        return said("{words}\n{tip} ({clause})", words=words, tip=rule.text, clause=threat.clause)

    def _space_at(self, point: tuple[int, int]) -> tuple[Said, pygame.Rect] | None:
        """What the rules say of the pictured space under a pixel."""
        place = self.view.place_at(point)
        kind, spot = self.view.ground.space(place), self.view.ground.spot(place)
        if kind is None or spot is None or kind.size == (0, 0):
            return None
        play = self.play
        seen = play.session.position.seen_by(play.viewer)
        found = fenced(lambda: play.session.game.lens(seen, "", place), None)
        if found is None:
            return None
        words = said("**{name}**\n{tip}", name=found.title, tip=found.text)
        return words, box(self.view.camera.to_screen(spot), self.view.ui.hit)

    def _trace_at(self, point: tuple[int, int]) -> tuple[Said, pygame.Rect] | None:
        """Who was beaten at the place under a pixel, by whom and when."""
        place = self.view.place_at(point)
        trace = self.traces.shown_at(place) if self.traces is not None and place else None
        spot = self.view.ground.spot(place) if trace is not None else None
        if trace is None or spot is None:
            return None
        names = self.play.session.header.names
        facts = {"piece": self.name(trace.piece), "seat": names.get(trace.seat, ""), "record": trace.record}
        beaten = said("{piece} was beaten here by {seat} (choice {record}).", **facts)
        taken = said("{piece} was taken here by {seat} (choice {record}).", **facts)
        words = taken if trace.taken else beaten
        return words, box(self.view.camera.to_screen(spot), self.view.ui.hit)


def box(at: Point, side: int) -> pygame.Rect:
    """A square round a point, px."""
    return pygame.Rect(round(at[0]) - side // 2, round(at[1]) - side // 2, side, side)
