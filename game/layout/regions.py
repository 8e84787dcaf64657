"""Which part of the window belongs to which part of the table, for every size and shape of window."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from game.ui import theme
from game.ui.theme import Scale, Size

NARROW = 1.5  # width over height, below which the seats become a strip and the right column a drawer
BOARD_LEAST = 0.6  # of the window's width: what is seen of a board between rails, else one becomes a drawer
FOLDED_LEAST = 0.5  # and of a board beside one rail, else that becomes a strip
HAND_LEAST = 0.65  # of the hand's height that is left where a board would be too small
PROMPT_LEAST = 0.4  # of the window's width: what the bar must have beside menu and tools in a narrow window
RAIL, COLUMN = 1.45, 1.2  # how far the rails grow with the text at most
WIDE = 2.1  # and above which the log gets a column of its own
GAP = 2  # px at least between tools
TOOLS = 8  # buttons at the window's right edge, if nobody says how many
BOARD_WIDEST = 1.65  # times its height, unless it is wider by itself
BROAD = 1.9  # times its height: a board that gets the whole width left of the column, with the seats below it
LOG = 0.3  # of the column's height for the log, below a broad board's column


@dataclass(frozen=True)
class Regions:
    """The areas of the table scene. `strip`: seats lie in a row, below the prompt or the board. `drawer`: the
    right column lies over the board's edge and shows only what is asked for. `broad`: the board has the whole
    width left of the column, and the seats lie below it. `calendar`: the days that run out, above the board."""

    menu: pygame.Rect
    prompt: pygame.Rect
    tools: pygame.Rect
    seats: pygame.Rect
    log: pygame.Rect
    board: pygame.Rect
    column: pygame.Rect
    tray: pygame.Rect
    hand: pygame.Rect
    strip: bool
    drawer: bool
    gutter: int
    broad: bool = False
    calendar: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    def __post_init__(self) -> None:
        """Where the others have taken more room than there is, an area has none."""
        for area in (value for value in vars(self).values() if isinstance(value, pygame.Rect)):
            area.size = max(0, area.width), max(0, area.height)


def with_calendar(areas: Regions, scale: Scale, high: tuple[float, float]) -> Regions:
    """The areas with a strip for the days that run out, taken from the board's upper end; so high in a window
    720 px and in one 1080 px high."""
    board, strip = areas.board.copy(), areas.board.copy()
    strip.height = calendar_height(scale, high)
    taken = strip.height + areas.gutter // 2
    board.y, board.height = board.y + taken, board.height - taken
    column, tray = areas.column.copy(), areas.tray.copy()
    if areas.drawer:  # it lies over the board
        column.y, column.height = column.y + taken, column.height - taken
    return replace(areas, board=board, calendar=strip, column=column, tray=tray)


def calendar_height(scale: Scale, high: tuple[float, float]) -> int:
    """How high the strip for the days is: for three lines of words at least."""
    lines = scale.style(theme.STRONG).line + 2 * scale.style(theme.NOTE).line
    return max(_between(scale, *high), lines + 2 * scale.u)


def _between(scale: Scale, low: float, high: float) -> int:
    """A length that is `low` at 720 px and `high` at 1080 px and grows on with the window."""
    height = scale.height
    usual = high * height / 1080 if height >= 1080 else low + (high - low) * (height - 720) / 360
    return scale.enlarged(usual)


@dataclass(frozen=True)
class Demands:
    """What a table asks of the window: a board that is `aspect` times as wide as high, and room for so many
    `tools` side by side.

    A `high_hand` takes what a low board leaves, for cards under captions; where `hand` is False nobody holds
    cards. Without `dice` there is no tray. With `seats_below` a broad board may take the place of the left rail,
    and the seats lie below it, with `foot` px free below them. A `shapeless` board can be wide or high.
    """

    aspect: float
    high_hand: bool = False
    dice: bool = True
    tools: int = TOOLS
    seats_below: bool = False
    foot: int = 0
    hand: bool = True
    shapeless: bool = False


def regions(size: Size, scale: Scale, asked: Demands) -> Regions:
    """The areas in a window of `size` px.

    Large text makes rails and bar grow and the board shrink. The bar then takes the whole width, and menu and
    tools move below it to the heads of the rails. Before the board is too small, the right column becomes a drawer
    over it, then the left rail a strip.
    """
    shape, enlarged = size[0] / size[1], max(scale.text, scale.interface) > 1.0
    if asked.seats_below and asked.aspect >= BROAD and NARROW <= shape <= WIDE and not enlarged:
        return _broad(size, scale, asked)
    if shape >= NARROW:
        found = _columns(size, scale, asked, shape > WIDE)
        if _seen(found.board, asked.aspect) >= size[0] * BOARD_LEAST or shape > WIDE:
            return found
        folded = _folded(size, scale, asked)
        if _seen(folded.board, asked.aspect) >= size[0] * FOLDED_LEAST:
            return folded
    return _narrow(size, scale, asked)


def _bar(scale: Scale) -> int:
    """The height of the prompt bar: for a title with a line below it."""
    lines = scale.style(theme.HEADING).line + scale.style(theme.NOTE).line
    return max(scale.hit + 6, _between(scale, 44, 56), lines + scale.u)


def _apart(scale: Scale) -> int:
    """From one tool to the next."""
    return scale.hit + max(GAP, scale.u // 2)


def rows(tools: int, width: int, scale: Scale) -> int:
    """In how many rows so many tools lie in a width."""
    return -(-tools // max(1, width // scale.hit))


def _tools_high(tools: int, width: int, scale: Scale) -> int:
    """How high so many tools are, in rows of this width."""
    return rows(tools, width, scale) * (scale.hit + GAP) - GAP


def _with_tray(side: pygame.Rect, tray: int, gutter: int) -> tuple[pygame.Rect, pygame.Rect]:
    """A column, and the tray at its foot: `tray` px high, 0 if there is none."""
    foot = pygame.Rect(side.x, side.bottom - tray, side.width, tray)
    return pygame.Rect(side.x, side.y, side.width, foot.y - (gutter if tray else 0) - side.y), foot


def _columns(size: Size, scale: Scale, asked: Demands, wide: bool) -> Regions:
    """The board between the seats and the right column; in a `wide` window the log beside them."""
    text, over = max(1.0, scale.text), scale.text > 1.0 or scale.interface > 1.0
    gutter = _between(scale, 10, 16)
    top, bar = _between(scale, 8, 12), _bar(scale)
    rail = round(_between(scale, 184, 320 if wide else 256) * min(RAIL, text))
    column = round(_between(scale, 232, 400 if wide else 324) * min(COLUMN, text))
    if asked.shapeless and not over:  # as wide as the tools over it, so that board and bar end at one line
        column = max(column, asked.tools * (scale.hit + GAP) - GAP)
    log = rail if wide else 0
    board_top = top + bar + top
    beside = rail + column + 4 * gutter + (log + gutter if log else 0)
    room, hand = _board_and_hand(scale, asked, size[0] - beside, size[1] - board_top - gutter - gutter // 2)
    width = min(size[0] - beside, round(room * max(BOARD_WIDEST, asked.aspect)))
    left = (size[0] - width - beside) // 2 + gutter
    board = pygame.Rect(left + rail + gutter, board_top, width, room)
    head = board_top if over else top  # of menu and tools
    tools_high = _tools_high(asked.tools, column, scale)
    seats_top = board_top + (scale.hit + top if over else 0)
    seats = pygame.Rect(left, seats_top, rail, size[1] - seats_top - gutter)
    side_top = board_top + (tools_high + top if over else 0)
    side = pygame.Rect(board.right + gutter, side_top, column, size[1] - side_top - gutter)
    log_area = pygame.Rect(side.right + gutter, board_top, log, size[1] - board_top - gutter)
    across = column if over or asked.shapeless else max(column, asked.tools * _apart(scale))
    tools = pygame.Rect(side.right - across, head, across, tools_high if over else bar)
    prompt = pygame.Rect(board.x, top, tools.x - gutter - board.x, bar)
    if over:
        prompt = pygame.Rect(left, top, width + beside - 2 * gutter, bar)
    side, tray = _with_tray(side, min(_between(scale, 156, 214), side.height // 3) if asked.dice else 0, gutter)
    return Regions(
        menu=pygame.Rect(left, head, rail, scale.hit if over else bar), prompt=prompt, tools=tools, seats=seats,
        log=log_area if log else seats.copy(), board=board, column=side, tray=tray,
        hand=pygame.Rect(board.x, board.bottom + gutter, width, hand), strip=False, drawer=False, gutter=gutter,
    )  # fmt: skip


def _board_and_hand(scale: Scale, asked: Demands, width: int, both: int) -> tuple[int, int]:
    """The heights of a board at most `width` px wide and of the hand below it. In a high window each gets half of
    what is to spare, but a hand of high cards first what it needs."""
    hand = _between(scale, 112, 158)
    room = both - hand
    spare = room - round(width / asked.aspect)
    if spare <= 0:
        return room, hand
    more = spare // 2 if not asked.high_hand else min(spare, max(_high(scale) - hand, spare // 2))
    return room - more, hand + more


def _broad(size: Size, scale: Scale, asked: Demands) -> Regions:
    """Board and hand left of the column, the seats left of the hand, the log at the foot of the column. Where
    nobody holds cards, the seats lie in a row and the board has the rest."""
    gutter, top, bar = _between(scale, 10, 16), _between(scale, 8, 12), _bar(scale)
    rail, column = _between(scale, 184, 256), _between(scale, 232, 324)
    board_top = top + bar + top
    side = pygame.Rect(size[0] - gutter - column, board_top, column, size[1] - board_top - gutter)
    across = max(column, asked.tools * _apart(scale))
    tool_box = pygame.Rect(side.right - across, top, across, bar)
    menu = pygame.Rect(gutter, top, rail, bar)
    prompt = pygame.Rect(menu.right + gutter, top, tool_box.x - menu.right - 2 * gutter, bar)
    board = pygame.Rect(gutter, board_top, side.x - 2 * gutter, 0)
    lowest = _between(scale, 122, 172) if asked.foot else _between(scale, 150, 214)
    below = lowest if asked.hand else _strip(scale)  # what the board must leave
    board.height = min(round(board.width / asked.aspect), side.height - asked.foot - gutter - below)
    low = board.bottom + gutter
    seats = pygame.Rect(gutter, low, rail if asked.hand else board.width, side.bottom - asked.foot - low)
    if not asked.hand:
        seats.height = min(seats.height, 2 * below)
    hand = pygame.Rect(seats.right + gutter, low, board.right - seats.right - gutter, seats.height)
    log = pygame.Rect(side.x, 0, column, round(side.height * LOG))
    log.bottom = side.bottom
    tray_high = min(_between(scale, 156, 214), side.height // 3) if asked.dice else 0
    side.height = log.y - gutter - side.y
    side, tray = _with_tray(side, tray_high, gutter)
    return Regions(
        menu=menu, prompt=prompt, tools=tool_box, seats=seats, log=log, board=board, column=side, tray=tray,
        hand=hand, strip=not asked.hand, drawer=False, gutter=gutter, broad=True,
    )  # fmt: skip


def _seen(board: pygame.Rect, aspect: float) -> float:
    """How wide the board itself is in its area, px."""
    return min(board.width, board.height * aspect)


def _folded(size: Size, scale: Scale, asked: Demands) -> Regions:
    """The right column lies over the board's edge; menu and tools are at the head of the left rail."""
    gutter = _between(scale, 10, 16)
    top, bar = _between(scale, 8, 12), _bar(scale)
    rail = round(_between(scale, 184, 256) * min(RAIL, max(1.0, scale.text)))
    board_top = top + bar + gutter // 2
    hand = max(_between(scale, 112, 158), _high(scale) if asked.high_hand else 0)
    spare = size[1] - board_top - 2 * gutter - round(size[0] * BOARD_LEAST / asked.aspect)
    hand = min(hand, max(spare, round(_between(scale, 112, 158) * HAND_LEAST)))
    board = pygame.Rect(2 * gutter + rail, board_top, size[0] - rail - 3 * gutter, 0)
    board.height = size[1] - board_top - hand - 2 * gutter
    tools_high = _tools_high(asked.tools, rail, scale)
    tools = pygame.Rect(gutter, top + bar + gutter // 2, rail, tools_high)
    seats_top = tools.bottom + gutter
    seats = pygame.Rect(gutter, seats_top, rail, size[1] - seats_top - gutter)
    column = min(_between(scale, 260, 340), board.width // 2)
    side = pygame.Rect(board.right - column - gutter, board.y + gutter, column, board.height - 2 * gutter)
    side, tray = _with_tray(side, min(_between(scale, 150, 214), side.height // 2) if asked.dice else 0, gutter)
    return Regions(
        menu=pygame.Rect(gutter, top, rail, bar),
        prompt=pygame.Rect(board.x, top, board.width, bar),
        tools=tools,
        seats=seats,
        log=seats.copy(),
        board=board,
        column=side,
        tray=tray,
        hand=pygame.Rect(board.x, board.bottom + gutter, board.width, hand),
        strip=False,
        drawer=True,
        gutter=gutter,
    )


def _high(scale: Scale) -> int:
    """The height of a hand of high cards under captions."""
    return round(_between(scale, 200, 290) * max(1.0, scale.text))


def _strip(scale: Scale) -> int:
    """The height of a row of seats: for a name with a line below it."""
    lines = scale.style(theme.STRONG).line + scale.style(theme.NOTE).line
    return max(scale.hit, _between(scale, 52, 64), lines + scale.u)


def _narrow(size: Size, scale: Scale, asked: Demands) -> Regions:
    """The seats in a strip below the bar; the right column lies over the board's edge."""
    gutter = _between(scale, 10, 16)
    top, bar = _between(scale, 8, 12), _bar(scale)
    menu = scale.hit + gutter
    right = asked.tools * _apart(scale)
    beside = pygame.Rect(gutter + menu, top, size[0] - 3 * gutter - menu - right, bar)
    head = pygame.Rect(0, top, 0, bar)  # where menu and tools lie
    if beside.width < size[0] * PROMPT_LEAST:  # they get a row of their own
        beside = pygame.Rect(gutter, top, size[0] - 2 * gutter, bar)
        head = pygame.Rect(0, top + bar + gutter // 2, 0, scale.hit)
    strip = _strip(scale)
    hand = _between(scale, 112, 158)
    if asked.high_hand:
        low = size[1] - head.bottom - strip - 3 * gutter - round((size[0] - 2 * gutter) / asked.aspect)
        hand = max(hand, min(low, _high(scale)))
    board_top = head.bottom + gutter // 2 + strip + gutter // 2
    board = pygame.Rect(gutter, board_top, size[0] - 2 * gutter, size[1] - board_top - hand - 2 * gutter)
    column = min(_between(scale, 260, 340), board.width // 2)
    side = pygame.Rect(board.right - column - gutter, board.y + gutter, column, board.height - 2 * gutter)
    side, tray = _with_tray(side, min(_between(scale, 150, 214), side.height // 2) if asked.dice else 0, gutter)
    return Regions(
        menu=pygame.Rect(gutter, head.y, menu, head.height),
        prompt=beside,
        tools=pygame.Rect(size[0] - gutter - right, head.y, right, head.height),
        seats=pygame.Rect(gutter, head.bottom + gutter // 2, board.width, strip),
        log=pygame.Rect(0, 0, 0, 0),
        board=board,
        column=side,
        tray=tray,
        hand=pygame.Rect(gutter, board.bottom + gutter, board.width, hand),
        strip=True,
        drawer=True,
        gutter=gutter,
    )
