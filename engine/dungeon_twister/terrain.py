"""Rows of ground: what can be printed on a square or an edge, or laid there as a marker."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said

#: The moments at whose end ground may kill a token.
MOMENTS = ("step", "move", "action")


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of ground.

    `sign` shows it in the drawing of a room; a kind without a sign is only laid as a marker. `title` heads its
    lens with the line `about`, `name` stands in sentences, `clause` says what it is. An `obstacle` is jumped and
    roped, and gives no footing to jump to or to fasten a rope on. A marker that `covers` hides the ground below.
    `steps` is what a step onto it costs. `detour` is how many steps more a bot counts for it where it keeps off.

    The others are clauses, empty where there is none. `enter` keeps tokens off, `stop` forbids to end an action
    there, `leave` to leave a load, `place` to place a token at a reveal. A token that is there dies by `step`,
    `move` or `action` when one of them ends. By `sight` nobody looks beyond. Powers lift `enter`, `step`, `move`
    and `action` for a token; a token that does not die by `action` may also stop.
    """

    title: Said
    name: Said
    clause: str
    about: Said = Said("")
    sign: str = ""
    obstacle: bool = False
    covers: bool = False
    steps: int = 1
    detour: int = 5
    enter: str = ""
    stop: str = ""
    leave: str = ""
    place: str = ""
    step: str = ""
    move: str = ""
    action: str = ""
    sight: str = ""

    @property
    def plain(self) -> bool:
        """Whether it asks nothing of anybody, so that most rules need not look at it."""
        clauses = (self.enter, self.stop, self.leave, self.place, self.step, self.move, self.action, self.sight)
        return not self.obstacle and self.steps == 1 and not any(clauses)


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """What parts two squares on the edge between them.

    `signs` show it in the drawing of a room, `name` stands in sentences. `step` is the clause that stops a step,
    which powers lift for a token; `sight` that which stops sight, except, where it is `near`, from the square at
    the bar. A `gate` can be opened. `tags` are words of the rulebook. A bot counts `detour` steps for it.
    """

    name: Said
    step: str
    sight: str = ""
    signs: str = ""
    near: bool = False
    gate: bool = False
    tags: tuple[str, ...] = ()
    detour: int = 9
