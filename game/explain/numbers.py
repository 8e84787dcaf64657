"""Every number that the table shows: where it is drawn and which parts make it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import pygame

from engine.flow import Part, Prospect, ProspectRow
from engine.flow.ledger import Ledger, Posting, number_rows, part_rows
from engine.said import Said, said
from engine.table import is_hidden
from game.hands.hand_groups import Slot
from game.layout.layout_file import SeatCount, Track
from game.panels.player_names import row_with_names
from game.panels.seat_rail import SeatCard
from game.panels.table_panels import TablePanels
from game.pieces.facts import fact_number
from game.services.fence import fenced
from game.ui import theme

HEAD = 0.48  # of a seat's card: below it stand the numbers
MOST = 12  # rows of pieces that are told one by one
LIT = 17  # board units: how far a disc with a number of steps reaches
SIXTH = 6  # the part of a hand that a caption has


class Number(NamedTuple):
    """A number where it is drawn: its name, its parts, their sum. `besides` are rows that limit it or go with
    it. A panel must not cover `clear`."""

    area: pygame.Rect
    title: Said
    total: int
    rows: tuple[ProspectRow, ...]
    clear: pygame.Rect | None = None
    besides: tuple[ProspectRow, ...] = ()

    @property
    def prospect(self) -> Prospect:
        """The number as a panel shows it. If the title names the number, it is not named twice."""
        rows = (*self.rows, *self.besides)
        if str(self.total) in self.title:
            return Prospect(self.title, rows)
        words = said("{name}: {number}", name=self.title, number=self.total)
        return Prospect(Said(words.template, words.values, capital=True), rows)


#: Where a number is drawn, and what works it out; None if the rules do not.
Drawn = tuple[pygame.Rect, Callable[[], Number | None]]


class Numbers:
    """The numbers of one table, as the viewer may know them."""

    def __init__(self, panels: TablePanels) -> None:
        self.panels = panels
        self.play = panels.play
        self.layout = panels.layout
        self._ledger: Ledger | None = None

    @property
    def ledger(self) -> Ledger:
        """How the numbers came about. It is made when first needed, and again for another session."""
        if self._ledger is None or self._ledger.session is not self.play.session:
            self._ledger = Ledger(self.play.session)
        return self._ledger

    def at(self, point: tuple[int, int], held: bool = False) -> Number | None:
        """The number drawn under a pixel. With a piece `held`, only the numbers of the places it could go to
        count."""
        drawn = self._on_lit() if held else self._drawn()
        under = (make() for area, make in drawn if area.collidepoint(point))
        return next((number for number in under if number is not None and number.rows), None)

    def all(self) -> Iterator[Number]:
        """Every number that is drawn now, if the game explains its numbers."""
        made = (make() for _, make in self._drawn())
        return (number for number in made if number is not None and number.rows)

    def _drawn(self) -> Iterator[Drawn]:
        """The numbers of the rail, the bar, the board, the column and the hand, before they are worked out."""
        for card in self.panels.seat_rail.cards:
            yield from self._on_card(card)
        yield from self._in_bar()
        yield from self._on_board()
        yield from self._on_lit()
        yield from self._in_column()
        yield from self._in_hand()

    # -- parts -------------------------------------------------------------------------------------------

    def _named(self, rows: tuple[ProspectRow, ...]) -> tuple[ProspectRow, ...]:
        names = self.play.session.header.names
        return tuple([row_with_names(row, names) for row in rows])

    def _history(self, area: pygame.Rect, title: Said, key: str, about: str = "") -> Number:
        """The parts of a counter, or of the number of pieces in a place."""
        first, postings = self.ledger.of(key)
        number = self._posted(area, title, first, postings, self.play.session.game.clause_of(about or key))
        return number._replace(besides=self._known(key, self.play.session.game.clause_of(about or key)))

    def _known(self, place: str, clause: str) -> tuple[ProspectRow, ...]:
        """The hidden pieces in a place that the viewer knows."""
        table, home = self.play.stage.table, self.play.stage.table.places.get(place)
        if home is None or home.open_to(self.play.viewer):
            return ()
        known = [key for key in table.contents[place] if table.pieces[key].known and not is_hidden(key)]
        note = said("you know that this lies there")
        return tuple([ProspectRow(self.panels.words.name_of(key), "+1", note, clause) for key in known])

    def _posted(self, area: pygame.Rect, title: Said, first: int, postings: list[Posting], clause: str) -> Number:
        rows = number_rows(self.play.session.game, first, postings, clause)
        return Number(area, title, first + sum(each.amount for each in postings), self._named(rows))

    def _reckoned(self, area: pygame.Rect, title: Said, key: str) -> Number | None:
        """The parts that the rules work out, if they do."""
        game, view = self.play.session.game, self.play.session.position.seen_by(self.play.viewer)
        nothing: tuple[Part, ...] = ()
        parts = fenced(lambda: game.number_parts(view, self.play.viewer or "", key), nothing)
        if not parts:
            return None
        return Number(area, title, sum(part.amount for part in parts), self._named(part_rows(game, parts)))

    def _asked(self) -> Number | None:
        """The numbers that the words of the bar name."""
        prompt = self.panels.prompt
        number = self._reckoned(prompt.told.rect, prompt.title, "ask")
        return number if number is not None and str(number.total) in f"{prompt.title} {prompt.how}" else None

    # -- where they are ----------------------------------------------------------------------------------

    def _on_card(self, card: SeatCard) -> Iterator[Drawn]:
        """The numbers of a seat, side by side in the lower part of its card."""
        counts, rect = self.layout.layout.counts, card.rect.inflate(-card.scale.u, -card.scale.u // 2)
        if card.small or card.form.is_low(card.info):  # beside the portrait
            rect.width -= rect.height
            rect.x += rect.height
        top = rect.y + round(rect.height * HEAD)
        for n, count in enumerate(counts):
            left = rect.x + rect.width * n // len(counts)
            area = pygame.Rect(left, top, rect.x + rect.width * (n + 1) // len(counts) - left, rect.bottom - top)
            yield area, partial(self._count, area, count, card.info.seat)

    def _count(self, area: pygame.Rect, count: SeatCount, seat: str) -> Number:
        game = self.play.session.game
        if count.piece:
            marker = count.piece.format(seat=seat)
            cells = self.layout.cells
            first, postings = self.ledger.of_piece(marker, lambda place: cells[place][1] if place in cells else 0)
            return self._posted(area, count.label, first, postings, game.clause_of(marker))
        if not count.secret:
            return self._history(area, count.label, (count.counter or count.place).format(seat=seat))
        place, table = count.secret.format(seat=seat), self.play.stage.table
        if any(is_hidden(piece) for piece in table.contents[place]):
            return self._history(area, count.else_label, place)
        return self._worth(area, count.label, place, count.sum)

    def _worth(self, area: pygame.Rect, title: Said, place: str, fact: str) -> Number:
        """The worth of the pieces in a place, the dearest first. If there are many, the last row sums up the
        rest."""
        table, clause = self.play.stage.table, self.play.session.game.clause_of(place)
        sprites = self.panels.view.sprites
        found = sorted(
            [(fact_number(self.layout, sprites, table.pieces[key], fact), key) for key in table.contents[place]],
            key=lambda each: -each[0],
        )
        name = self.panels.words.name_of
        rows = [ProspectRow(name(key), f"{value:+d}", said(""), clause) for value, key in found[:MOST]]
        if found[MOST:]:
            rest = sum(value for value, _ in found[MOST:])
            label = said("{number} more", number=len(found) - MOST)
            rows.append(ProspectRow(label, f"{rest:+d}", said(""), clause))
        if not rows and clause:
            rows = [ProspectRow(self.play.session.game.rulebook[clause].title, "0", said("nothing yet"), clause)]
        return Number(area, title, sum(value for value, _ in found), tuple(rows))

    def _in_bar(self) -> Iterator[Drawn]:
        """The points of the seat whose turn it is, the numbers in the question, and the round."""
        prompt, pips = self.panels.prompt, self.panels.prompt.pips
        if pips.visible:
            for each in pips.shown:
                yield pips.rect, partial(self._points, pips.rect, each.tip, each.key, each.left)
        yield prompt.told.rect, self._asked
        told, area = self.layout.layout.round, self.panels.title.round
        if told is not None and area.width:
            words = Said(told.text, {"n": self.play.stage.table.counters.get(told.counter, 0)})
            yield area, partial(self._history, area, words, told.counter)

    def _points(self, area: pygame.Rect, title: Said, key: str, left: int) -> Number:
        game = self.play.session.game
        if key in self.play.session.position.counters:
            return self._history(area, said("Left this turn"), key)
        clause = game.clause_of(key)
        if not clause:
            return Number(area, title, left, ())
        return Number(area, title, left, (ProspectRow(game.rulebook[clause].title, f"{left:+d}", title, clause),))

    def _on_board(self) -> Iterator[Drawn]:
        """Piles, heaps, plates, and how many pieces lie on the bright cells of a track."""
        camera, layout = self.panels.view.camera, self.layout.layout
        for pile in layout.piles:
            side = round(pile.size * camera.scale)
            area = _round(camera.to_screen(pile.at), (side, side))
            yield area, partial(self._history, area, pile.caption, pile.place)
        known = {pile.place for pile in layout.piles}
        for lying in self.panels.view.arrangement.lying:
            if lying.pile and lying.piece.place not in known:
                area = self.panels.view.resting.badge_area(lying)
                yield area, partial(self._history, area, said("Pieces that lie here"), lying.piece.place)
        for plate in layout.plates:
            size = (round(plate.size[0] * camera.scale), round(plate.size[1] * camera.scale))
            area = _round(camera.to_screen(plate.at), size)
            yield area, partial(self._history, area, plate.caption, plate.counter)
        for track in layout.tracks:
            if track.note:
                x, y = camera.to_screen(track.note_at)
                side = round(60 * camera.scale)
                area = pygame.Rect(round(x), round(y) - side // 4, 2 * side, side // 2)
                yield area, partial(self._bright, area, track)

    def _on_lit(self) -> Iterator[Drawn]:
        """The steps to the places that a piece could go to, and the price of going there."""
        view = self.panels.view
        for place, words in view.marks.legal.items():
            spot = view.ground.spot(place)
            if spot is not None and (words or place in view.marks.paid):
                side = round(2 * max(view.ground.radius(place), LIT) * view.camera.scale)
                area = _round(view.camera.to_screen(spot), (side, side))
                yield area, partial(self._way, area, view.marks.led, place)

    def _way(self, area: pygame.Rect, piece: str, place: str) -> Number | None:
        """The steps of a way, the most there may be, and its price."""
        choices, layout = self.play.choices, self.layout.layout
        path = choices.reach(piece).get(place) if choices is not None else None
        if choices is None or path is None:
            return None
        verbs = Counter([option.verb for option in path.choices if option.verb not in layout.free])
        done = [option.verb for option in (*path.choices, *choices.at(piece, place))]
        bought = [verb for verb in done if verb in layout.paid]
        board, prices = self.panels.view.camera.view, self._clauses("price", Counter(dict.fromkeys(bought, 1)))
        if not self.panels.view.marks.legal.get(place):
            return Number(area, said("Price"), len(prices), prices, board)
        limit = self._reckoned(area, said("At most"), f"{piece}/steps")
        most = _most(limit) if limit is not None else ()
        return Number(area, said("Steps"), verbs.total(), self._clauses("step", verbs), board, (*most, *prices))

    def _clauses(self, sort: str, verbs: Counter[str]) -> tuple[ProspectRow, ...]:
        """A row for each clause by which these verbs count or cost something."""
        game, found = self.play.session.game, Counter[str]()
        for verb, number in verbs.items():
            found[game.clause_of(f"{sort}/{verb}")] += number
        note = said("the price of going there") if sort == "price" else said("the way there")
        told = [(game.rulebook[key].title, number, key) for key, number in found.items() if key]
        return tuple([ProspectRow(title, f"{number:+d}", note, key) for title, number, key in told])

    def _bright(self, area: pygame.Rect, track: Track) -> Number:
        """How many pieces lie on the bright cells of a track."""
        cells = [self.ledger.of(track.place(n)) for n in track.bold]
        postings = sorted([each for _, all_of in cells for each in all_of], key=lambda each: each.record)
        clause = self.play.session.game.clause_of(track.place(1))
        return self._posted(area, track.name, sum(first for first, _ in cells), postings, clause)

    def _in_column(self) -> Iterator[Drawn]:
        """The race, and the numbers printed on the piece that is shown large."""
        race, panel = self.layout.layout.race, self.panels.column.race
        if race is not None and panel.visible and panel.rect.height:
            high = panel.scale.hit
            for runner in panel.runners:
                x, y = panel.star(runner.name, 1)
                area = pygame.Rect(x - high, y - high // 2, panel.rect.width // 2, high)
                key = race.counter.replace("{seat}", runner.name)
                name = said("{seat}", seat=self.panels.words.name_of(runner.name))
                yield area, partial(self._history, area, name, key)
            head = pygame.Rect(panel.rect.x, panel.rect.y, panel.rect.width, high)
            yield head, partial(self._history, head, said("Points to win"), race.goal)
        yield from self._printed()

    def _printed(self) -> Iterator[Drawn]:
        """The rows of the piece that is shown large."""
        closer, table = self.panels.piece_card, self.play.stage.table
        piece = table.pieces.get(closer.shown.piece) if closer.shown is not None else None
        look = self.layout.look(piece.kind) if piece is not None else None
        if closer.shown is None or piece is None or look is None:
            return
        for area, (label, _) in zip(closer.areas, closer.shown.rows, strict=False):
            fact = dict(look.rows).get(label, look.changed).strip("+{}")
            yield area, partial(self._reckoned, area, label, f"{piece.id}/{fact}")

    def _in_hand(self) -> Iterator[Drawn]:
        """The captions of the viewer's hand: at the left what is paid with, at the right what was won."""
        hand, counts = self.panels.hand, self.layout.layout.counts
        if hand.own is None or hand.own.covered:
            return
        for slot, area in hand.heaps:
            yield area, partial(self._heap, area, slot)
        seat, rect = hand.own.seat, hand.rect
        head = pygame.Rect(
            rect.x, rect.y, rect.width // SIXTH, hand.scale.style(theme.HEADING).line + hand.scale.u
        )
        for tray, left in (("stock", rect.x), ("won", rect.right - head.width)):
            place = self.layout.tray(tray, seat)
            told_of = [count for count in counts if place in (_of(count.place, seat), _of(count.secret, seat))]
            for count in told_of if place and tray in self.layout.layout.trays else ():
                area = head.move(left - head.x, 0)
                yield area, partial(self._count, area, count, seat)

    def _heap(self, area: pygame.Rect, slot: Slot) -> Number:
        """The cards of a heap, one by one."""
        clause = self.play.session.game.clause_of(slot.piece.place)
        rows = [ProspectRow(self.panels.words.name_of(key), "+1", said(""), clause) for key in slot.all]
        return Number(area, said("Cards that are alike"), len(rows), tuple(rows) if clause else (), slot.rect)


def _most(limit: Number) -> tuple[ProspectRow, ...]:
    """A limit as one row, and its parts if there is more than one."""
    first = limit.rows[0]
    if len(limit.rows) == 1:
        return (ProspectRow(limit.title, str(limit.total), first.label, first.clause),)
    return (ProspectRow(limit.title, str(limit.total), said("made of what follows"), first.clause), *limit.rows)


def _of(place: str, seat: str) -> str:
    """The place of a seat."""
    return place.replace("{seat}", seat)


def _round(at: tuple[float, float], size: tuple[int, int]) -> pygame.Rect:
    """An area round a point, px."""
    area = pygame.Rect((0, 0), size)
    area.center = (round(at[0]), round(at[1]))
    return area
