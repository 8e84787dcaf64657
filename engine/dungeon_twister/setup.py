"""Setting the table: what lies where before anybody has chosen anything."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from msgspec.structs import replace

from engine.dungeon_twister.components import ACTION, COMBAT, CORE, HAND_OF, JUMPS, Mode, Sheet
from engine.dungeon_twister.content import Content, content, whole
from engine.dungeon_twister.tiles import LINES, STARTS, gate_piece
from engine.flow import Position, Setting
from engine.said import Said, said
from engine.table import Piece, Place, Table

_FIGURES = (("all", said("All figures")), *[(str(n), said("{number} figures", number=n)) for n in (7, 6, 5, 4)])
_CARDS = (("all", said("All combat cards")), ("weak", said("Without combat 5 and 6")))
_GOALS = tuple([(str(n), said("{number} points", number=n)) for n in (5, 6, 7, 8)])


def settings(boxes: Content) -> tuple[Setting, ...]:
    """What may be agreed before the game (DT-MODE)."""
    return (
        Setting(
            "mode", said("Way to play"), tuple([(key, mode.name) for key, mode in boxes.modes.items()]),
            said(
                "A box by itself has fixed rooms and teams. With free and mutual choice you pick both from the "
                "boxes in the mix, with a surprise chance does."
            ),
            "DT-MODE-01",
        ),
        *_mixing(boxes),
        *_agreements(boxes),
        Setting("goal", said("Points to win"), _GOALS, said("Longer games by agreement."), "DT-MODE-16",
                rare=True),
        Setting("timer", said("Timer"), (("off", said("No timer")), ("on", said("2 minutes a turn"))),
                said("Actions not used in time are lost."), "DT-MODE-17", rare=True),
        *[
            Setting(f"figures-{seat}", said("Figures"), _FIGURES, said("The stronger may play with fewer."),
                    "DT-MODE-13", seat, rare=True)
            for seat in CORE.seats
        ],
        *[
            Setting(f"cards-{seat}", said("Combat cards"), _CARDS, said("For a big gap in strength."),
                    "DT-MODE-14", seat, rare=True)
            for seat in CORE.seats
        ],
    )  # fmt: skip


def _mixing(boxes: Content) -> list[Setting]:
    """Which boxes are in use for free and mutual choice (DT-MODE-01).

    The usual values are what tables meant that were saved before there was a choice. One of the first two boxes
    with whole teams is always in the mix, so that there is enough to pick from.
    """
    free = tuple([key for key, way in boxes.modes.items() if _is_mixed(way)])
    teams = [key for key, box in boxes.boxes.items() if box.sheet.figures and box.sheet.rooms]
    found: list[Setting] = []
    for key, box in boxes.boxes.items():
        if not free or not box.sheet.rooms:
            continue
        choices = (("on", said("In the mix")), ("off", said("Left out")))
        name = box.sheet.name
        found.append(
            Setting(
                f"box-{key}",
                said("{box}: rooms", box=name) if grows(box.sheet) else name,
                choices[::-1] if box.sheet.apart else choices,
                said("A box in the mix gives rooms, figures and objects."),
                "DT-MODE-01",
                needs=(("mode", free),),
                only={"off": ((f"box-{teams[0]}", ("on",)),)} if teams[1:2] == [key] else {},
                group=said("Boxes in the mix"),
            )
        )
        if grows(box.sheet):
            found.append(_whole(key, name, free))
    return found


def _agreements(boxes: Content) -> list[Setting]:
    """What may be agreed about boxes: in their own ways to play, and where they are in the mix."""
    words = {"off": said("No"), "on": said("Yes")}
    found: list[Setting] = []
    for key, box in boxes.boxes.items():
        mixed = tuple([mode for mode, way in boxes.modes.items() if _is_mixed(way)])
        own = tuple([mode for mode, way in boxes.modes.items() if key in way.boxes])
        for name, row in box.sheet.agreements.items():
            told = (f"agreed-{name}", row.title, row.choices or tuple(words.items()), row.help, row.clause)
            needs = (("mode", mixed), (f"box-{key}", ("on",)))
            found.append(Setting(*told, needs=needs, instead=(("mode", own),), rare=True))
    return found


def _is_mixed(way: Mode) -> bool:
    """Whether boxes are mixed in a way to play."""
    return way.choose != "fixed" and not way.boxes


def _agreed(boxes: Content, there: Container[str], chosen: Mapping[str, str]) -> dict[str, int]:
    """The counters of what is agreed about the boxes on a table: the number of the value."""
    sheets = [box.sheet for key, box in boxes.boxes.items() if key in there]
    rows = [each for sheet in sheets for each in sheet.agreements.items()]
    counters = dict.fromkeys([name for sheet in sheets for name in sheet.counters], 0)
    return counters | {f"agreed-{name}": row.values.index(chosen[f"agreed-{name}"]) for name, row in rows}


def _put_away(boxes: Content, chosen: Mapping[str, str]) -> set[str]:
    """The kinds of tokens that stay in the box, as nothing is agreed about them."""
    rows = [each for box in boxes.boxes.values() for each in box.sheet.agreements.items()]
    usual = [row for name, row in rows if chosen[f"agreed-{name}"] == row.values[0]]
    return {kind for row in usual for kind in row.tokens}


def _whole(key: str, name: Said, free: tuple[str, ...]) -> Setting:
    """Whether also those tokens of a box are in the mix that were added later."""
    return Setting(
        f"box-{key}-whole",
        said("{box}: figures and objects", box=name),
        (("off", said("Left out")), ("on", said("In the mix"))),
        said("Whether figures and objects of this box can be picked."),
        "DT-MODE-01",
        needs=(("mode", free),),
        only={"on": ((f"box-{key}", ("on",)),)},
        group=said("Boxes in the mix"),
    )


def grows(sheet: Sheet) -> bool:
    """Whether tokens came to a box after its rooms."""
    return bool(sheet.later.figures or sheet.later.objects)


def mix(boxes: Content, way: Mode, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The boxes from which teams and rooms come."""
    return way.boxes or tuple([key for key in boxes.boxes if chosen.get(f"box-{key}", "on") != "off"])


def made_whole(boxes: Content, way: Mode, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The boxes in the mix from which also those tokens come that were added later."""
    named = way.boxes or tuple([key for key in boxes.boxes if chosen.get(f"box-{key}-whole") == "on"])
    return tuple([key for key in named if grows(boxes.boxes[key].sheet)])


def mode(t: Position) -> Mode:
    """The way in which this table is played; the counter `mode` holds its number. For a way that is not known here
    the first one stands: such a table is only looked at."""
    ways = content(t).modes.values()
    return next((way for way in ways if way.number == t.counters["mode"]), next(iter(ways)))


def lay(boxes: Content, seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    """The bare table with these settings: two sides (DT-SETUP-01) with their casts (DT-SETUP-02), rooms two by two
    along the board (DT-SETUP-03); settings left out are the usual ones."""
    chosen = {setting.id: options.get(setting.id, setting.choices[0][0]) for setting in settings(boxes)}
    way = boxes.modes[chosen["mode"]]
    counters = {
        "turn": 0, "ap": 0, "highest": 0, "free": 0, "quiet": 0, "over": 0, "agreed": 0, "drunk": 0, "late": 0,
        "mode": way.number, "goal": int(chosen["goal"]), "timer": int(chosen["timer"] == "on"),
        **{f"vp-{seat}": 0 for seat in seats},
        **{f"given-up-{seat}": 0 for seat in seats},
        **{f"figures-{seat}": _figures(chosen[f"figures-{seat}"], way) for seat in seats},
    }  # fmt: skip
    named = mix(boxes, way, chosen)
    there, full = laid(boxes, {*named, way.rooms_of}), made_whole(boxes, way, chosen)
    if _waiting(boxes, there):
        counters |= {f"slain-{seat}": 0 for seat in seats}
    counters |= _agreed(boxes, there, chosen)
    unused = _put_away(boxes, chosen)
    pieces = [each for each in _pieces(boxes, seats, way, named, there) if _belongs(boxes, each.id, full)]
    pieces = [_unless(each, each.kind in unused or not _may_join(boxes, each, counters)) for each in pieces]
    hands = [card for seat in seats for card in _cards(seat, chosen[f"cards-{seat}"] == "weak")]
    places = [*_places(boxes, seats, way, there), *[Place(whole(box)) for box in full]]
    return Table.build(seats, places, [*pieces, *hands], counters)


def _unless(piece: Piece, unused: bool) -> Piece:
    """A piece where it lies, in the box if it is not used."""
    return replace(piece, place="box") if unused else piece


def _belongs(boxes: Content, key: str, full: tuple[str, ...]) -> bool:
    """Whether a piece lies on a table on which these boxes are whole."""
    return key not in boxes.later or boxes.box[key] in full


def _may_join(boxes: Content, piece: Piece, counters: Mapping[str, int]) -> bool:
    """Whether a figure may enter a team as the table is agreed."""
    row = boxes.rows[boxes.kind[piece.id]] if piece.id in boxes.kind else None
    return row is None or not row.needs[0] or bool(counters[row.needs[0]])


def laid(boxes: Content, named: Container[str]) -> frozenset[str]:
    """The boxes whose pieces lie on a table, in play (`named`) or put away."""
    return frozenset([key for key, box in boxes.boxes.items() if key in named or not box.sheet.apart])


def _waiting(boxes: Content, there: frozenset[str]) -> bool:
    """Whether tokens wait in the reserve."""
    return any(boxes.box[key] in there for key in boxes.waiting)


def _figures(chosen: str, way: Mode) -> int:
    """How many figures a seat plays with (DT-MODE-13)."""
    return way.figures if chosen == "all" else min(int(chosen), way.figures)


def _places(boxes: Content, seats: tuple[str, ...], way: Mode, there: frozenset[str]) -> Iterator[Place]:
    """The places of the table, and which seats see what lies there.

    Hands are their owners' and only counted by others (DT-CARD-12), of an action pile the top is seen
    (DT-CARD-02), spent cards are nobody's to look at (DT-CARD-11), tokens on a square everybody's (DT-CARRY-13).
    """
    slots = [f"{row}{n}" for row in "NS" for n in range(1, way.long + 1)]
    tiles = boxes.tiles
    rooms = [room for room in tiles.rows if boxes.room_box[room] in there]
    squares = [square for square, room in tiles.room_of.items() if room in rooms]
    gates = [gate for room in rooms for gate in tiles.gates[room]]
    for key in (*slots, *squares, *gates, *LINES[seats[0]], *LINES[seats[1]], "lifted", "gone", "box"):
        yield Place(key)
    if any(boxes.box[key] in there for key in boxes.markers):  # on every square and edge (DT-STACK-05)
        edges = [edge for edge in sorted(tiles.edges - tiles.gated) if edge.partition("-")[0] in rooms]
        yield from [Place(key) for key in ("markers", *[tiles.marked[square] for square in squares], *edges)]
    yield from [Place(key) for key in dict.fromkeys([p for k, p in boxes.white.items() if boxes.box[k] in there])]
    if _waiting(boxes, there):
        yield from (Place("reserve"), Place("unmade"))
    yield Place("rooms", (), "room-back")
    yield Place("stock-rooms")
    yield Place("stock-sisters")
    for place, line in STARTS.items():
        seat = next(seat for seat in seats if line in LINES[seat])
        yield Place(place, (seat,), f"token-{seat}")
    for seat in seats:
        back = f"token-{seat}"
        yield from (Place(f"{slot}-{seat}", (), back) for slot in slots)
        yield Place(f"stock-{seat}", None if way.choose in ("in turn", "by chance") else (seat,), back)
        yield Place(f"team-{seat}", (seat,), back)
        yield Place(f"without-{seat}", (seat,), back)
        for kind in ("action", "combat", "jump"):
            yield Place(f"{HANDS[kind]}-{seat}", (seat,), f"{kind}-back")
        yield Place(f"top-{seat}")
        yield Place(f"pile-{seat}", (), "action-back")
        yield Place(f"laid-{seat}", (seat,), "combat-back")
        yield Place(f"shown-{seat}")
        yield Place(f"spent-{seat}", (), "combat-back")
        yield Place(f"out-{seat}")
        yield Place(f"trophies-{seat}")
        yield from [Place(f"{bag}-{seat}") for bag in _bags(boxes, there)]


def _bags(boxes: Content, there: frozenset[str]) -> list[str]:
    """The places of each player for what is a figure's own and lies beside the board."""
    rows = [row for box in boxes.boxes if box in there for row in boxes.boxes[box].sheet.figures.values()]
    return [row.bag for row in rows if row.bag]


#: The places of a hand's cards, by what they are.
HANDS = {"action": "actions", "combat": "combat", "jump": "jumps"}


def _pieces(
    boxes: Content, seats: tuple[str, ...], way: Mode, names: tuple[str, ...], there: frozenset[str]
) -> Iterator[Piece]:
    """Everything but cards; teams and rooms come from the boxes `names`.

    Beginners leave four kinds of token in the box (DT-MODE-11); their rooms take two each (DT-MODE-12)."""
    for row in "NS":
        yield from (Piece(f"lid-{row}{n}", "lid", f"{row}{n}") for n in range(1, way.long + 1))
    fixed, involved = way.choose == "fixed", {*names, way.rooms_of}
    pairs = {pair for box in ([way.rooms_of] if way.rooms_of else names) for pair in boxes.pairs(box)}
    pairs = pairs & {*way.pairs} if way.pairs else pairs
    for room, data in boxes.tiles.rows.items():
        if boxes.room_box[room] not in there:
            continue
        stock = "stock-rooms" if data.spin == "clockwise" else "stock-sisters"  # to choose one is to choose both
        place = "box" if data.pair not in pairs else "rooms" if fixed and len(pairs) == way.long else stock
        yield Piece(room, f"room-{room}", place)
    involved = {*names, way.rooms_of}
    for key, kind in boxes.kind.items():
        if boxes.box[key] not in there:
            continue
        if key in boxes.white:
            used = boxes.box[key] in involved and (key not in boxes.figures or kind in way.neutral)
            yield Piece(key, kind, boxes.white[key] if used else "box")
            continue
        seat = boxes.owner[key]
        out = boxes.box[key] not in names or kind in way.without
        home = "reserve" if boxes.rows[kind].supply else f"team-{seat}" if fixed else f"stock-{seat}"
        yield Piece(key, kind, "box" if out else home)
    for key, kind in boxes.markers.items():
        if boxes.box[key] not in there:
            continue
        yield Piece(key, kind, "markers" if boxes.box[key] in involved else "box")
    for room, places in boxes.tiles.gates.items():
        if boxes.room_box[room] in there:
            yield from (Piece(gate_piece(place), "portcullis", place) for place in places)


def _cards(seat: str, weak: bool) -> Iterator[Piece]:
    """A hand (DT-CARD-01); a weak one lacks the combat 5 and 6 (DT-MODE-14)."""
    for card, number in ACTION.items():
        if HAND_OF[card] == seat:
            yield Piece(card, f"action-{number}", f"actions-{seat}")
    for card, number in COMBAT.items():
        if HAND_OF[card] == seat:
            yield Piece(card, f"combat-{number}", "box" if weak and number >= 5 else f"combat-{seat}")
    for card in JUMPS[seat]:
        yield Piece(card, "jump", f"jumps-{seat}")
