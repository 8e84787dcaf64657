"""Before the first turn: rooms and teams, starters, and the tokens in the rooms (DT-SETUP, DT-MODE)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.board import ends, slots
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content, different
from engine.dungeon_twister.events.setup import (
    Chosen,
    FirstDrawn,
    Laid,
    LaidOpenly,
    LeftOut,
    PairDrawn,
    Picked,
    PutAway,
    Started,
    TeamsDrawn,
)
from engine.dungeon_twister.setup import mode
from engine.dungeon_twister.tiles import LINES, STARTERS, STARTS
from engine.dungeon_twister.tokens import is_figure, owner
from engine.dungeon_twister.windows import TeamsReady, heard
from engine.flow import DONE, Ask, Call, Event, Flow, Frame, Goto, Option, Position, Reason, Verb, drag, verbs
from engine.said import Said, said
from engine.table import hidden_count, is_hidden


class Preparing(Frame, frozen=True, gc=False, tag="preparing"):
    """Everything before the first turn, page by page."""

    def start(self, t: Position) -> Flow:
        """Rooms and teams are fixed, chosen, or drawn (DT-MODE-01, DT-MODE-09, DT-MODE-23)."""
        drawn = mode(t).choose == "by chance"
        if not drawn and mode(t).choose != "fixed":
            seat = str(t.draw("first choice", t.seats))
            t.emit(FirstDrawn(seat, "choice", "DT-MODE-04"))
            return Call(Drafting(seat), replace(self, step="handicaps"))
        clause = mode(t).clause or ("DT-MODE-23" if drawn else "DT-MODE-10")
        while len(t.contents["rooms"]) < 2 * mode(t).long:
            room = str(t.draw("pair", t.contents["stock-rooms"]))
            t.emit(PairDrawn((room, content(t).tiles.sister[room]), clause))
        if t.contents["stock-rooms"]:
            t.emit(PutAway(("stock-rooms", "stock-sisters"), clause))
        if drawn:
            _draw_teams(t)
        return Goto(replace(self, step="handicaps"))

    def handicaps(self, t: Position) -> Flow:
        """A stronger player leaves figures out (DT-MODE-13)."""
        return Call(Handicap(t.seats[0]), replace(self, step="other_handicap"))

    def other_handicap(self, t: Position) -> Flow:
        """The other player leaves figures out."""
        return Call(Handicap(t.seats[1]), replace(self, step="equip"))

    def equip(self, t: Position) -> Flow:
        """Both teams stand: powers that need something before the game ask for it."""
        if heard(t, TeamsReady):
            t.emit(TeamsReady())
        return Goto(replace(self, step="starters"))

    def starters(self, t: Position) -> Flow:
        """The first player lays starters face down (DT-SETUP-06)."""
        return Call(Starting(t.seats[0]), replace(self, step="other_starters"))

    def other_starters(self, t: Position) -> Flow:
        """The other player lays starters."""
        return Call(Starting(t.seats[1]), replace(self, step="tokens"))

    def tokens(self, t: Position) -> Flow:
        """Chance draws the seat that lays the first token (DT-SETUP-07)."""
        seat = str(t.draw("first token", t.seats))
        t.emit(FirstDrawn(seat, "token", "DT-SETUP-07"))
        return Call(Laying(seat), replace(self, step="ready"))

    def ready(self, t: Position) -> Flow:
        """The set-up is over."""
        return DONE


def _draw_teams(t: Position) -> None:
    """The same figures and objects for both, drawn from the boxes in the mix (DT-MODE-23)."""
    way, boxes, seat = mode(t), content(t), t.seats[0]
    team: list[str] = []
    for number, rows in ((way.figures, boxes.figures), (way.objects, boxes.things)):
        left = [key for key in different(boxes, t.contents[f"stock-{seat}"]) if key in rows]
        for _ in range(number):
            team.append(str(t.draw("team", left)))
            left.remove(team[-1])
    clause = way.clause or "DT-MODE-23"
    t.emit(TeamsDrawn(tuple(team), tuple([_twin(key, seat) for key in team]), t.seats, clause))
    t.emit(PutAway(tuple([f"stock-{other}" for other in t.seats]), clause))


def _twin(key: str, seat: str) -> str:
    """The same token of the other colour."""
    return f"{key.removesuffix(seat)}{OTHER[seat]}"


# -- choosing rooms and teams ----------------------------------------------------------------------------


class Drafting(Frame, frozen=True, gc=False, tag="drafting"):
    """Rooms, then teams, chosen in secret (DT-MODE-02, DT-MODE-03) or in turn (DT-MODE-04, DT-MODE-05).

    `first` was drawn to begin; `seat` chooses now.
    """

    first: str
    seat: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The rooms: two pairs each, or a pair in turn."""
        pairs = len(t.contents["rooms"]) // 2
        if pairs < mode(t).long:
            late = pairs % 2 if in_turn(t) else pairs >= mode(t).long // 2
            clause = "DT-MODE-04" if in_turn(t) else "DT-MODE-03"
            return self.ask(t, OTHER[self.first] if late else self.first, "pick rooms", clause)
        if t.contents["stock-rooms"]:
            t.emit(PutAway(("stock-rooms", "stock-sisters"), "DT-MODE-01"))
        return Goto(replace(self, step="team"))

    def team(self, t: Position) -> Flow:
        """Figures, then objects: each player a whole team, or one in turn for both (DT-MODE-06)."""
        one, other = self.first, OTHER[self.first]
        if in_turn(t):
            picks = len(t.contents[f"team-{one}"])
            chooser = (one, other)[picks % 2] if missing(t, one) else ""
        else:
            chooser = next((seat for seat in (one, other) if missing(t, seat)), "")
        if not chooser:
            t.emit(PutAway((f"stock-{one}", f"stock-{other}"), "DT-MODE-01"))
            return DONE
        left = available(t, chooser)
        hidden = hidden_count(t, f"stock-{chooser}")  # in a view of the other seat
        if not hidden and len(left) <= missing(t, chooser):  # no choice is left
            _take(t, chooser, left[0])
            return Goto(replace(self, step="team"))
        clause = "DT-MODE-05" if in_turn(t) else "DT-MODE-02"
        return replace(self, step="team").ask(t, chooser, "pick team", clause)

    def ask(self, t: Position, seat: str, topic: str, clause: str) -> Flow:
        """Let `seat` pick."""
        page = replace(self, seat=seat)
        if page != t.pages[-1]:
            return Goto(page)
        return Ask(((seat, page.offer(t)),), topic, clause)


def in_turn(t: Position) -> bool:
    """Whether everything is chosen openly, in turn, for both."""
    return mode(t).choose == "in turn"


def missing(t: Position, seat: str) -> int:
    """How many figures a team still lacks; when it has all, how many objects. Figures come first, so that counting
    tells it even to who does not see them."""
    tokens, way = len(t.contents[f"team-{seat}"]), mode(t)
    return way.figures - tokens if tokens < way.figures else way.figures + way.objects - tokens


def picks_of(t: Position, seat: str) -> list[Option]:
    """The tokens that a seat may take now, of equal ones the first."""
    kind = content(t).kind
    return list({kind[key]: Option("pick", key) for key in reversed(available(t, seat))}.values())


def available(t: Position, seat: str) -> list[str]:
    """What could still come into a team: figures first, each kind once (DT-MODE-07), common objects as often as
    there are tokens (DT-MODE-08). Tokens that the view does not show are left out."""
    boxes = content(t)
    team = [key for key in t.contents[f"team-{seat}"] if not is_hidden(key)]
    stock = [key for key in t.contents[f"stock-{seat}"] if not is_hidden(key)]
    had = {boxes.kind[key] for key in team}
    pool = boxes.figures if sum([key in boxes.figures for key in team]) < mode(t).figures else boxes.things
    found: list[str] = []
    for key in stock:
        kind = boxes.kind[key]
        if key in pool and (boxes.rows[kind].common or kind not in had):
            found.append(key)
            had.add(kind)
    return found


def _picks(t: Position, page: Drafting) -> list[Option]:
    if page.step == "start":
        return [Option("pick", room) for room in t.contents["stock-rooms"]]
    return picks_of(t, page.seat)


def _refuse_pick(t: Position, page: Drafting, option: Option) -> list[Reason]:
    key = option.piece
    if option in _picks(t, page):
        return []
    if key in t.pieces and t.pieces[key].place == "box":
        return [Reason("DT-MODE-01")]
    if page.step == "team":
        kind = content(t).kind
        if kind.get(key) in [kind[own] for own in t.contents[f"team-{page.seat}"]]:
            return [Reason("DT-MODE-07", {"token": key}, (key,))]
        return [Reason("DT-MODE-05" if in_turn(t) else "DT-MODE-02")]
    return [Reason("DT-MODE-04" if in_turn(t) else "DT-MODE-03")]


def _pick(t: Position, page: Drafting, option: Option) -> Flow:
    _take(t, page.seat, option.piece)
    return Goto(page)


def _take(t: Position, seat: str, key: str) -> None:
    """A pair of rooms into the game, or a token into the team; in turn the other takes the same one."""
    event = Chosen if in_turn(t) else Picked
    sister = content(t).tiles.sister
    if key in sister:
        clause = "DT-MODE-04" if in_turn(t) else "DT-MODE-03"
        t.emit(event(seat, key, (sister[key],), ("rooms", "rooms"), clause))
    elif in_turn(t):
        t.emit(Chosen(seat, key, (_twin(key, seat),), (f"team-{seat}", f"team-{OTHER[seat]}"), "DT-MODE-05"))
    else:
        t.emit(Picked(seat, key, (), (f"team-{seat}",), "DT-MODE-02"))


Drafting.verbs = verbs(Verb("pick", _picks, _refuse_pick, _pick, sure=True, takes=("piece",)))


# -- handicap --------------------------------------------------------------------------------------------


class Handicap(Frame, frozen=True, gc=False, tag="handicap"):
    """A handicapped player secretly leaves figures in the box (DT-MODE-13, DT-MODE-15)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One figure after another until the team is small enough."""
        if not surplus(t, self.seat):
            return DONE
        return Ask(((self.seat, self.offer(t)),), "leave", "DT-MODE-13")


def surplus(t: Position, seat: str) -> int:
    """How many figures a seat has beyond its handicap."""
    return sum([is_figure(t, key) for key in t.contents[f"team-{seat}"]]) - t.counters[f"figures-{seat}"]


def _own_figures(t: Position, page: Handicap) -> list[Option]:
    """Those that can be left out: enough who may start must stay."""
    own = [key for key in t.contents[f"team-{page.seat}"] if is_figure(t, key)]
    spare = sum([not inside(t, key) for key in own]) > STARTERS
    return [Option("leave", key) for key in own if spare or inside(t, key)]


def inside(t: Position, figure: str) -> str:
    """The clause by which a figure is no starter; empty if it may be one."""
    return content(t).rows[t.pieces[figure].kind].inside


def _refuse_leave(t: Position, page: Handicap, option: Option) -> list[Reason]:
    if option in _own_figures(t, page):
        return []
    needed = option.piece in t.contents[f"team-{page.seat}"] and is_figure(t, option.piece)
    strict = [inside(t, key) for key in t.contents[f"team-{page.seat}"] if is_figure(t, key) and inside(t, key)]
    return [Reason(strict[0]) if needed and strict else Reason("DT-MODE-13")]


def _leave(t: Position, page: Handicap, option: Option) -> Flow:
    clause = "DT-MODE-15" if in_turn(t) else "DT-MODE-13"
    t.emit(LeftOut(page.seat, option.piece, clause))
    return Goto(page)


Handicap.verbs = verbs(Verb("leave", _own_figures, _refuse_leave, _leave, sure=True, takes=("piece",)))


# -- starters --------------------------------------------------------------------------------------------


class Starting(Frame, frozen=True, gc=False, tag="starting"):
    """A player lays 4 of his figures face down on his line (DT-SETUP-06)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Another figure, or ready."""
        return Ask(((self.seat, self.offer(t)),), "start", "DT-SETUP-06")


def starts(t: Position, seat: str) -> list[str]:
    """The places of a seat's starters."""
    return [place for place, line in STARTS.items() if line in LINES[seat]]


def _starters(t: Position, page: Starting) -> list[Option]:
    free = [place for place in starts(t, page.seat) if not t.contents[place]]
    own = [key for key in t.contents[f"team-{page.seat}"] if is_figure(t, key) and not inside(t, key)]
    return [drag("start", key, place) for key in own for place in free]


def _refuse_start(t: Position, page: Starting, option: Option) -> list[Reason]:
    if option in _starters(t, page):
        return []
    own = option.piece in t.contents[f"team-{page.seat}"] and is_figure(t, option.piece)
    if own and inside(t, option.piece):
        return [Reason(inside(t, option.piece), {}, (option.piece,))]
    return [Reason("DT-SETUP-06", {"trouble": _trouble(t, page.seat, option)})]


def _trouble(t: Position, seat: str, option: Option) -> Said:
    """What is wrong with laying this token there as a starter."""
    token, to = option.piece, option.to
    if token not in t.contents[f"team-{seat}"]:
        return said("Only figures that still lie before you can go there.")
    if not is_figure(t, token):
        return said("Only figures start there; objects go onto the rooms later.")
    if laid(t, seat) == STARTERS:
        return said("All 4 lie there already.")
    if to in starts(t, seat):
        return said("Another figure lies on this square already.")
    return said("This is none of these squares.")


def _start(t: Position, page: Starting, option: Option) -> Flow:
    t.emit(_openly(t, page.seat, option.piece, option.to, Started(page.seat, option.piece, option.to)))
    return Goto(page)


def laid(t: Position, seat: str) -> int:
    """How many starters a seat has laid so far."""
    return sum([_counted(t, place) for place in starts(t, seat)])


def _counted(t: Position, place: str) -> int:
    """How many tokens count there; a hoard counts with its figure."""
    return sum([key not in content(t).white for key in t.contents[place]])


def _openly(t: Position, seat: str, token: str, to: str, hidden: Event) -> Event:
    """How a token is laid: `hidden`, or face up with its hoard if it is such a figure."""
    row = content(t).rows[t.pieces[token].kind]
    if not row.shown:
        return hidden
    stock = t.contents[f"white-{row.hoard.stock}"] if row.hoard else ()
    return LaidOpenly(seat, token, stock[0] if stock else "", to, row.shown)


def lacking(t: Position, seat: str) -> dict[str, str | int]:
    """The facts for the sentence that a seat's starters do not all lie yet."""
    return {"trouble": said("You have laid {n} so far.", n=laid(t, seat))}


def _ready_options(t: Position, page: Starting) -> list[Option]:
    return [Option("ready")] if laid(t, page.seat) == STARTERS else []


def _refuse_ready(t: Position, page: Starting, option: Option) -> list[Reason]:
    return [] if _ready_options(t, page) else [Reason("DT-SETUP-06", lacking(t, page.seat))]


def _ready(t: Position, page: Starting, option: Option) -> Flow:
    return DONE


Starting.verbs = verbs(
    Verb("start", _starters, _refuse_start, _start, sure=True, takes=("piece", "to")),
    Verb("ready", _ready_options, _refuse_ready, _ready, sure=True, takes=()),
)


# -- tokens in the rooms ---------------------------------------------------------------------------------


class Laying(Frame, frozen=True, gc=False, tag="laying"):
    """Both lay their other tokens face down on the rooms, by turns (DT-SETUP-07); who has none left is passed over
    (DT-MODE-13)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next token."""
        if not t.contents[f"team-{self.seat}"]:
            if not t.contents[f"team-{OTHER[self.seat]}"]:
                return DONE
            return Goto(Laying(OTHER[self.seat]))
        return Ask(((self.seat, self.offer(t)),), "lay", "DT-SETUP-07")


def capacity(t: Position, slot: str) -> int:
    """How many face-down tokens a room takes (DT-SETUP-08); altogether just all of them (DT-SETUP-09)."""
    at_end, between = mode(t).in_room
    return at_end if any(slot in pair for pair in ends(t).values()) else between


def _free(t: Position, slot: str) -> bool:
    return sum([_counted(t, f"{slot}-{seat}") for seat in t.seats]) < capacity(t, slot)


def _layings(t: Position, page: Laying) -> list[Option]:
    free = [slot for slot in slots(t) if _free(t, slot)]
    return [drag("lay", key, slot) for key in t.contents[f"team-{page.seat}"] for slot in free]


def _refuse_lay(t: Position, page: Laying, option: Option) -> list[Reason]:
    token, slot = option.piece, option.to
    if token not in t.contents[f"team-{page.seat}"]:
        started = token in [key for place in STARTS for key in t.contents[place]]
        return [Reason("DT-SETUP-10" if owner(t, token) == page.seat and not started else "DT-SETUP-07")]
    if slot not in slots(t):
        return [Reason("DT-SETUP-07")]
    if not _free(t, slot):
        return [Reason("DT-SETUP-08", {"room": slot, "limit": capacity(t, slot)}, (), (slot,))]
    return []


def _lay(t: Position, page: Laying, option: Option) -> Flow:
    to = f"{option.to}-{page.seat}"
    t.emit(_openly(t, page.seat, option.piece, to, Laid(page.seat, option.piece, option.to)))
    return Goto(Laying(OTHER[page.seat]))


Laying.verbs = verbs(Verb("lay", _layings, _refuse_lay, _lay, sure=True, takes=("piece", "to")))
