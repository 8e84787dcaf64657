"""What keys do, and what mouse, finger or gamepad does instead. Scenes obey these tables, and the cheat sheet
shows them. A button of a gamepad is nothing but another way to make a stroke."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

import pygame
from msgspec import Struct
from msgspec.structs import replace

from engine.said import Said, joined, said

CTRL = pygame.KMOD_CTRL | pygame.KMOD_META  # Command on a Mac


class Stroke(Struct, frozen=True):
    """A key going down, with `ctrl` and `alt` held or not. `shift` None: it does not matter. A `sign` is typed
    by any key that has it. `button` is that of a gamepad, which does the same; empty if there is none."""

    key: int = 0
    ctrl: bool = False
    shift: bool | None = None
    alt: bool = False
    sign: str = ""
    button: str = ""

    def fits(self, event: pygame.event.Event) -> bool:
        """Whether an event is this stroke."""
        if self.sign:
            return getattr(event, "unicode", "") == self.sign
        return (
            event.key == self.key
            and bool(event.mod & CTRL) == self.ctrl
            and bool(event.mod & pygame.KMOD_ALT) == self.alt
            and self.shift in (None, bool(event.mod & pygame.KMOD_SHIFT))
        )

    def event(self, kind: int, pad: int) -> pygame.event.Event:
        """The event of this key going down or up (`kind`), made by the gamepad of a number."""
        mod = pygame.KMOD_CTRL * self.ctrl | pygame.KMOD_SHIFT * bool(self.shift) | pygame.KMOD_ALT * self.alt
        return pygame.event.Event(kind, key=self.key, mod=mod, unicode=self.sign, pad=pad)

    @property
    def words(self) -> str:
        """The names of the keys."""
        name = self.sign or NAMES.get(self.key) or pygame.key.name(self.key).upper()
        if self.shift:
            name = said("Shift+{key}", key=name)
        if self.alt:
            name = said("Alt+{key}", key=name)
        return said("Ctrl+{key}", key=name) if self.ctrl else name


class Shortcut(Struct, frozen=True):
    """What `strokes` do, and the `gesture` of mouse or finger that does the same. `shown` replaces the names of
    the keys where it says more. Without strokes it is a gesture, or something that every widget knows. `steered`:
    a gamepad has no button for it, but comes to what does it."""

    name: str
    does: Said
    strokes: tuple[Stroke, ...] = ()
    gesture: Said | None = None
    shown: Said | None = None
    steered: bool = False

    def fits(self, event: pygame.event.Event) -> bool:
        """Whether an event is one of its strokes."""
        return event.type == pygame.KEYDOWN and any(stroke.fits(event) for stroke in self.strokes)

    @property
    def keys(self) -> str:
        """The keys in words."""
        return self.shown or joined([stroke.words for stroke in self.strokes], ", ")


class Shortcuts:
    """The shortcuts of one scene."""

    def __init__(self, *shortcuts: Shortcut) -> None:
        self.all = shortcuts

    def __iter__(self) -> Iterator[Shortcut]:
        return iter(self.all)

    def pressed(self, event: pygame.event.Event) -> str:
        """The name of the shortcut that an event presses; empty if there is none."""
        return next((each.name for each in self.all if each.fits(event)), "")

    def released(self, event: pygame.event.Event) -> str:
        """The name of the shortcut whose key goes up, whatever else is held; empty if there is none."""
        if event.type != pygame.KEYUP:
            return ""
        keys = {stroke.key: each.name for each in reversed(self.all) for stroke in each.strokes}
        return keys.get(event.key, "")

    def named(self, name: str) -> Shortcut | None:
        """The shortcut of this name, if there is one."""
        return next((each for each in self.all if each.name == name), None)

    def some(self, *names: str) -> Shortcuts:
        """Only these shortcuts."""
        return Shortcuts(*[each for each in self.all if each.name in names])


NAMES: dict[int, Said | str] = {
    pygame.K_RETURN: said("Enter"), pygame.K_SPACE: said("Space"), pygame.K_ESCAPE: said("Esc"),
    pygame.K_TAB: said("Tab"), pygame.K_BACKSPACE: said("Backspace"), pygame.K_DELETE: said("Del"),
    pygame.K_HOME: said("Home"), pygame.K_END: said("End"), pygame.K_PAGEUP: said("Page up"),
    pygame.K_PAGEDOWN: said("Page down"), pygame.K_LEFT: said("Left"), pygame.K_RIGHT: said("Right"),
    pygame.K_UP: said("Up"), pygame.K_DOWN: said("Down"), pygame.K_COMMA: said("comma"),
    pygame.K_PERIOD: said("full stop"),
}  # fmt: skip


ALSO_CONFIRMS = "a"  # whatever else it does in a scene


def keys(
    *codes: int, ctrl: bool = False, shift: bool | None = None, buttons: Sequence[str] = ()
) -> tuple[Stroke, ...]:
    """Strokes of several keys, the first of which have these buttons of a gamepad."""
    paired = zip_longest(codes, buttons, fillvalue="")
    return tuple([Stroke(int(code), ctrl, shift, button=str(button)) for code, button in paired])


def chain(tables: Iterable[Shortcuts]) -> list[Shortcut]:
    """Several tables as one list. A stroke or button in an earlier table is left out of the later ones."""
    found: list[Shortcut] = []
    taken: set[int] = set()
    pressed: set[str] = set()
    for table in tables:
        for each in table:
            left = [stroke for stroke in each.strokes if stroke.sign or stroke.ctrl or stroke.key not in taken]
            if left or not each.strokes:
                free = [replace(one, button="") if one.button in pressed else one for one in left]
                found.append(replace(each, strokes=tuple(free)))
        taken.update(stroke.key for each in table for stroke in each.strokes if not (stroke.ctrl or stroke.alt))
        pressed.update(stroke.button for each in table for stroke in each.strokes)
        pressed.discard(ALSO_CONFIRMS)
    return found


def with_button(tables: Iterable[Shortcuts], button: str) -> tuple[Shortcut, Stroke] | None:
    """What a button of a gamepad stands for where these tables are obeyed, and the stroke that it makes."""
    found = ((each, stroke) for each in chain(tables) for stroke in each.strokes)
    return next((pair for pair in found if pair[1].button == button), None)


#: In every scene; the window itself obeys these.
WINDOW = Shortcuts(
    Shortcut("help", said("This sheet"), (Stroke(pygame.K_F1, button="view"), Stroke(sign="?"))),
    Shortcut(
        "full screen",
        said("Full screen"),
        (Stroke(pygame.K_F11), Stroke(pygame.K_RETURN, alt=True)),
        said("in the settings"),
    ),
)

WAYS = ("left", "right", "up", "down")
LOOKS = ("look left", "look right", "look up", "look down")

#: On every page of widgets; the kit obeys these.
CONFIRM = Shortcut(
    "confirm", said("Use what has the focus"),
    keys(pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER, buttons=["a"]),
    said("click it, or touch it"), said("Enter, Space"),
)  # fmt: skip
NEXT = Shortcut(
    "next", said("To the next thing, or to the one before"),
    (
        *keys(pygame.K_TAB, shift=False, buttons=["right trigger"]),
        *keys(pygame.K_TAB, shift=True, buttons=["left trigger"]),
    ),
    shown=said("Tab, Shift+Tab"),
)  # fmt: skip
ARROWS = Shortcut(
    "arrows", said("To the neighbour; in a row of choices, the next one"),
    keys(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, buttons=WAYS), shown=said("Arrow keys"),
)  # fmt: skip
RESTING = Shortcut(
    "rest", said("What a thing is for, or why it is off"), gesture=said("rest on it, or touch it and wait"),
    shown=said("focus it and wait"),
)  # fmt: skip
SCROLL = Shortcut(
    "scroll", said("Scroll"), keys(pygame.K_PAGEUP, pygame.K_PAGEDOWN, buttons=LOOKS[2:]), said("wheel, or drag"),
    said("Page up, Page down, arrow keys"),
)  # fmt: skip
CLOSE = Shortcut(
    "close box", said("Close the box"), keys(pygame.K_ESCAPE, buttons=["b"]), said("the cross in the corner")
)
PAGE = Shortcuts(NEXT, ARROWS, CONFIRM, CLOSE, RESTING, SCROLL)

BACK = Shortcuts(
    Shortcut(
        "back", said("Back to the menu"), keys(pygame.K_ESCAPE, buttons=["b"]), said("the arrow in the corner")
    )
)

DELETE = Shortcut("delete", said("Delete the chosen table"), keys(pygame.K_DELETE), said("the button Delete"))
RESTORE = Shortcut("restore", said("Bring it back"), keys(pygame.K_z, ctrl=True), said("the button Undo delete"))
SEARCH = Shortcut("search", said("Search"), keys(pygame.K_f, ctrl=True, buttons=["y"]), said("click the field"))

MENU = Shortcuts(
    Shortcut("rules", said("The rulebooks"), keys(pygame.K_b, buttons=["y"]), said("the book in the corner")),
    Shortcut("library", said("All saved tables"), keys(pygame.K_F3, buttons=["x"]), said("the button All tables")),
    DELETE,
    RESTORE,
    Shortcut("drop", said("Open a saved file"), gesture=said("drop it on the window")),
)

LIBRARY = Shortcuts(
    SEARCH,
    Shortcut(
        "rename", said("Rename the chosen table"), keys(pygame.K_F2, buttons=["x"]), said("the button Rename")
    ),
    DELETE,
    RESTORE,
)

NAMES_OFFERED = Shortcuts(
    Shortcut(
        "down", said("The next name that is offered"), keys(pygame.K_DOWN, buttons=["down"]), said("point at it")
    ),
    Shortcut("up", said("The name before"), keys(pygame.K_UP, buttons=["up"]), said("point at it")),
    Shortcut(
        "take", said("Take the name"), keys(pygame.K_RETURN, pygame.K_KP_ENTER, buttons=["a"]), said("click it")
    ),
    Shortcut("close", said("Close the names"), keys(pygame.K_ESCAPE, buttons=["b"]), said("click beside")),
)

LETTERS = Shortcuts(
    Shortcut("erase", said("Erase the last letter"), keys(pygame.K_BACKSPACE, buttons=["x"])),
    Shortcut("space", said("A space"), (Stroke(sign=" ", button="y"),)),
    Shortcut("done", said("Done"), keys(pygame.K_F10, buttons=["menu"])),
)

PEOPLE = Shortcuts(
    Shortcut("leave", said("Back"), keys(pygame.K_ESCAPE, buttons=["b"]), said("the arrow in the corner")),
    Shortcut(
        "rename",
        said("Give the chosen person another name"),
        keys(pygame.K_F2, buttons=["x"]),
        said("the button Rename"),
    ),
    Shortcut("forget", said("Forget the chosen person"), keys(pygame.K_DELETE), said("the button Forget")),
)

REVIEW = Shortcuts(
    Shortcut(
        "scores", said("Back to the scores"), keys(pygame.K_ESCAPE, buttons=["b"]), said("the arrow in the corner")
    )
)

CLEAR = Shortcut("clear", said("Empty the search"), keys(pygame.K_ESCAPE), said("empty the field"))
RULES = Shortcuts(
    Shortcut(
        "leave",
        said("Close the rulebook"),
        keys(pygame.K_ESCAPE, pygame.K_b, buttons=["b"]),
        said("the button at the top"),
    ),
    Shortcut(
        "back", said("To the clause before"), keys(pygame.K_BACKSPACE, buttons=["x"]), said("the button Back")
    ),
    SEARCH,
    Shortcut(
        "turn",
        said("Scroll the clause"),
        keys(pygame.K_PAGEUP, pygame.K_PAGEDOWN, buttons=LOOKS[2:]),
        said("wheel, or drag"),
    ),
    CLEAR,
)

GO_ON = Shortcut(
    "skip", said("Go on in a fight; show at once what moves; hurry a hard or expert bot"),
    keys(pygame.K_SPACE, buttons=["a"]),
    said("click anywhere"),
)  # fmt: skip
TABLE = Shortcuts(
    Shortcut(
        "move", said("Move a figure"), gesture=said("drag it to a lit place, or click it and then the place"),
        shown=said("Tab to the figure, Enter, arrow keys to the place, Enter"), steered=True,
    ),
    Shortcut(
        "turn", said("Turn a tile: open its dial, then go through its stops"), keys(pygame.K_r, shift=False),
        said("click its gold chip, then a stop; drag the tile round, or turn the wheel over it"), steered=True,
    ),
    Shortcut("turn back", said("Back through the stops of the dial"), keys(pygame.K_r, shift=True), steered=True),
    Shortcut(
        "card", said("Play a card"), gesture=said("click it, or lay it on the board or the piece it is for"),
        shown=said("Tab to the card, Enter"), steered=True,
    ),
    Shortcut(
        "number", said("Choose what the bar offers"), keys(*range(pygame.K_1, pygame.K_9 + 1)),
        said("click the button"), said("1 to 9"), steered=True,
    ),
    Shortcut(
        "let go", said("Let go, or close the explanation"), keys(pygame.K_ESCAPE, buttons=["b"]),
        said("right button, or click beside"),
    ),
    GO_ON,
    Shortcut(
        "undo", said("Take back"), (*keys(pygame.K_u, shift=False), *keys(pygame.K_z, ctrl=True, shift=False)),
        said("the button with the arrow"), steered=True,
    ),
    Shortcut(
        "redo", said("Redo what was taken back"),
        (*keys(pygame.K_u, shift=True), *keys(pygame.K_y, ctrl=True), *keys(pygame.K_z, ctrl=True, shift=True)),
        steered=True,
    ),
    Shortcut(
        "lens", said("Ask what the rules see in a thing: hold the key, or press it to keep the lens"),
        keys(pygame.K_l, buttons=["y"]), said("the lens in the corner, then point; or touch the thing and wait"),
    ),
    Shortcut(
        "teach", said("Explain the position: what can be done, why, at what price"), keys(pygame.K_t),
        said("the bulb"), steered=True,
    ),
    Shortcut(
        "why", said("Ask why something is not on offer"), keys(pygame.K_w, buttons=["x"]),
        said("the question mark"),
    ),
    Shortcut(
        "rules", said("Read the rules"), keys(pygame.K_b), said("the book, or any §"), steered=True,
    ),
    Shortcut(
        "drawer", said("Open or shut the drawer that the right column is in large text"), keys(pygame.K_d),
        said("its button"), steered=True,
    ),
    Shortcut(
        "chart", said("Show or hide the chart of a large board, where it has no place of its own"),
        keys(pygame.K_m), said("its button"), steered=True,
    ),
    Shortcut(
        "peek", said("See your own hand when several people share the screen"),
        keys(pygame.K_h, buttons=["left stick"]),
        said("hold your card in the list of seats"), said("hold H"),
    ),
    Shortcut("menu", said("The menu"), keys(pygame.K_F10, buttons=["menu"]), said("the menu in the corner")),
    Shortcut(
        "fit", said("See the whole board"), keys(pygame.K_f, pygame.K_HOME, buttons=["right stick"]),
        said("the button in the corner")
    ),
    Shortcut(
        "nearer", said("Zoom in"),
        keys(pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS, buttons=["right shoulder"]),
        said("wheel, or two fingers apart"), said("+"),
    ),
    Shortcut(
        "farther", said("Zoom out"), keys(pygame.K_MINUS, pygame.K_KP_MINUS, buttons=["left shoulder"]),
        said("wheel, or two fingers together"), said("-"),
    ),
    Shortcut(
        "pan", said("Move the board"),
        keys(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, ctrl=True, buttons=LOOKS),
        said("drag the board"),
        said("Ctrl+arrow keys"),
    ),
)  # fmt: skip

WATCH = Shortcuts(
    Shortcut(
        "play",
        said("Play, or pause"),
        keys(pygame.K_SPACE, shift=False, buttons=["x"]),
        said("the button with the triangle"),
    ),
    Shortcut("play back", said("Play backward"), keys(pygame.K_SPACE, shift=True)),
    Shortcut(
        "on", said("One choice on"), keys(pygame.K_RIGHT, shift=False, buttons=["right"]), said("drag the slider")
    ),
    Shortcut(
        "before",
        said("One choice back"),
        keys(pygame.K_LEFT, shift=False, buttons=["left"]),
        said("drag the slider"),
    ),
    Shortcut("next mark", said("To the next mark"), keys(pygame.K_RIGHT, shift=True), said("click the mark")),
    Shortcut("last mark", said("To the mark before"), keys(pygame.K_LEFT, shift=True), said("click the mark")),
    Shortcut("next turn", said("To the next turn"), keys(pygame.K_PAGEDOWN, buttons=["right shoulder"])),
    Shortcut("last turn", said("To the turn before"), keys(pygame.K_PAGEUP, buttons=["left shoulder"])),
    Shortcut("start", said("To the beginning"), keys(pygame.K_HOME)),
    Shortcut("end", said("To the end"), keys(pygame.K_END)),
    Shortcut("slower", said("Slower"), keys(pygame.K_COMMA)),
    Shortcut("faster", said("Faster"), keys(pygame.K_PERIOD)),
    Shortcut("bookmarks", said("Bookmarks with notes"), keys(pygame.K_m)),
    Shortcut("tree", said("The tree of branches"), keys(pygame.K_t)),
    Shortcut("eyes", said("Look through another seat's eyes"), keys(pygame.K_e)),
    Shortcut("film", said("Make a film of a part, or stop"), keys(pygame.K_v), said("the button Film")),
    Shortcut("film start", said("The film starts here"), keys(pygame.K_i), said("drag the end on the slider")),
    Shortcut("film end", said("The film ends here"), keys(pygame.K_o), said("drag the end on the slider")),
    Shortcut(
        "leave",
        said("Leave"),
        keys(pygame.K_ESCAPE, pygame.K_F10, buttons=["b", "menu"]),
        said("the menu in the corner"),
    ),
)
