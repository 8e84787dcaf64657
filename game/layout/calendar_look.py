"""What the strip above the board looks like that shows the days that run out."""

from __future__ import annotations

from msgspec import Struct


class CalendarLook(Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures of a calendar. A stone is `gone`, `today`, `coming`, in `dread` from the day `dread_from`, or the
    `last`. `head` leans in from the right, further every day, and `smoke` reaches further left. There is one lamp
    for everything that is needed, `lit` or `dark`, and a `sealed` one for each time that is kept. `high` is how
    high the strip is in a window 720 px and in one 1080 px high."""

    gone: str
    today: str
    coming: str
    dread: str
    last: str
    head: str
    smoke: str
    lit: str
    dark: str
    sealed: str
    dread_from: int
    high: tuple[float, float]
