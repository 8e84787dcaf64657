"""Rows of ground: what can be printed on a square or an edge, or laid there as a marker."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said

#: The signs of one-way edges, each by the direction in which it points: 0 is north, then clockwise.
SLOPES = "^>v<"
#: The moments at whose end ground may kill a token.
MOMENTS = ("step", "move", "action")


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of ground.

    `sign` shows it in the drawing of a room; a kind without a sign is only laid as a marker, or over other
    ground by the signs of `veils`, each with the kind below. `tags` are words of the rulebook. `title` heads
    its lens with the line `about`, `name` stands in sentences, `clause` says what it is. `normal` ground is
    plain floor. An `obstacle` is jumped and roped, and gives no footing to jump to or to fasten a rope on;
    what is `jumped` is only jumped, what is `solid` only gives no footing. What `covers` hides the ground
    below; a marker that `opens` takes away what is laid over the printed ground by a sign. To figures whose
    printed combat value is more than it `bears` it is an obstacle, and `enter` and `stop` hold for them alone.
    Figures of no more than `climbs` may end a move on it; `enter` and `stop` hold for the others alone.
    `steps` is what a step onto it costs. `detour` is how many steps more a bot counts for it where it keeps
    off. `crossed` are the ways of going, such as flight, by which a power leads over it, `stayed` those by which
    a power lets a token stop there. A marker that `fights` has this combat value (DT-RULE-LIVEMARKER-1): it
    belongs to a seat, and goes back to it when it is `beaten`, by that clause.

    The others are clauses, empty where there is none. `enter` keeps tokens off, `bare` those that carry an
    object; by `alone` a step onto it is a move of its own, by `ends` it ends the move. `stop` forbids to end an
    action there, `hover` to end one with an object, `leave` to leave a load, `drop` to leave an object, `place`
    to place a token at a reveal; by `landing` no jump ends there. A token that is there dies by `step`, `move` or
    `action` when one of them ends; an object that nothing holds there is lost by `sinks`. By `sight` nobody looks
    beyond, by `veil` not even onto it; by `lookout` sight from it passes over ground and figures. By `jump`
    nobody jumps over it, by `rope` no rope holds there; by `shallow` an obstacle has a floor, where jumps end and
    things are left. Powers lift `enter`, `bare`, `alone`, `ends`, `step`,
    `move` and `action` for a token; a token that does not die by `action` may also stop.
    """

    title: Said
    name: Said
    clause: str
    about: Said = Said("")
    sign: str = ""
    veils: tuple[tuple[str, str], ...] = ()
    tags: tuple[str, ...] = ()
    normal: bool = False
    obstacle: bool = False
    jumped: bool = False
    solid: bool = False
    crossed: tuple[str, ...] = ()
    stayed: tuple[str, ...] = ()
    covers: bool = False
    opens: bool = False
    bears: int = 0
    climbs: int = 0
    steps: int = 1
    detour: int = 5
    fights: int = 0
    beaten: str = ""
    enter: str = ""
    bare: str = ""
    alone: str = ""
    ends: str = ""
    stop: str = ""
    hover: str = ""
    leave: str = ""
    drop: str = ""
    landing: str = ""
    place: str = ""
    step: str = ""
    move: str = ""
    action: str = ""
    sinks: str = ""
    sight: str = ""
    veil: str = ""
    lookout: str = ""
    jump: str = ""
    rope: str = ""
    shallow: str = ""

    @property
    def plain(self) -> bool:
        """Whether it asks nothing of anybody, so that most rules need not look at it."""
        kept = (self.enter, self.bare, self.alone, self.stop, self.hover, self.leave, self.drop, self.place)
        harm = (self.landing, self.step, self.move, self.action, self.sinks)
        quiet = not any((*kept, *harm, self.sight, self.veil))
        return quiet and not self.obstacle and not self.solid and self.steps == 1

    def obstructs(self, heft: int) -> bool:
        """Whether it is an obstacle to a figure of this printed combat value."""
        return self.obstacle or (bool(self.bears) and heft > self.bears)

    def takes(self, heft: int) -> bool:
        """Whether it bears a figure of this printed combat value, or is climbed by it."""
        return (bool(self.bears) or bool(self.climbs)) and heft <= max(self.bears, self.climbs)


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """What parts two squares on the edge between them.

    `signs` show it in the drawing of a room, `name` stands in sentences. One with a `title` stands in the
    compendium with the line `about`; `clause` says what it is. `step` is the clause that stops a step,
    which powers lift for a token; `sight` that which stops sight, except, where it is `near`, from the square at
    the bar; `reveal` that which keeps a room behind it face down. A `gate` can be opened. A marker that `opens` is
    no bar, and takes away what is printed on its edge. `crossed` are the ways of going by which a power leads
    through it. One that is `sloping` stops steps only against the arrow that its sign shows (`SLOPES`). `fight` is
    the clause that stops a fight over it, if that is not `step`, `jump` one that stops a jump; by `once` a
    marker that was laid is not laid again in a game. `tags` are words of the rulebook, of which "burns" says that
    fire may be aimed at it. A bot counts `detour` steps for it.
    """

    name: Said
    step: str
    title: Said = Said("")
    clause: str = ""
    about: Said = Said("")
    sight: str = ""
    reveal: str = "DT-REVEAL-02"
    signs: str = ""
    near: bool = False
    gate: bool = False
    opens: bool = False
    sloping: bool = False
    fight: str = ""
    jump: str = ""
    crossed: tuple[str, ...] = ()
    once: str = ""
    tags: tuple[str, ...] = ()
    detour: int = 9
