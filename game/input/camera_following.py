"""The camera of a board that is larger than can be seen at once: it follows the figure whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board.piece_spots import INNER
from game.board.table_view import TableView
from game.layout.carriers import Point
from game.layout.layout_file import Follow
from game.stage.visuals import Spot, Visual

GLIDE = 0.32  # seconds


class CameraFollowing:
    """Brings the figure to move and the places it can reach into view, until somebody moves the board by hand.

    `whole` says that the whole map is shown. The figure of another seat takes the camera back.
    """

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.whole = False
        self._followed: tuple[str, tuple[Point, ...]] = ("", ())
        self._left: tuple[Point, int] | None = None  # where it has left the camera
        self._fade: Visual | None = None  # with which the view has faded last
        self._chased = ""  # the figure that moved last while something was shown

    @property
    def look(self) -> Follow | None:
        """How the camera follows; None where the whole board can be seen at once."""
        return self.view.layout.layout.follow

    def follow(self, piece: str, reach: Iterable[str]) -> None:
        """The figure `piece` is to move, and these are the places it can reach. Where there is no figure yet, the
        whole map shows all places that may be picked."""
        ground, lying = self.view.ground, self.view.arrangement.by_id.get(piece)
        if self.look is None:
            return
        goals = [spot for place in reach if (spot := ground.spot(place)) is not None]
        if lying is None:
            if goals and self._followed[0]:
                self.widen()
            return
        spots = (lying.at, *goals)
        if (piece, spots) == self._followed:
            return
        another = piece != self._followed[0]
        self._followed = piece, spots
        if not self.whole and (another or not self._moved_by_hand):
            self._show()

    def chase(self, piece: str) -> None:
        """Something is being shown, and this figure is the one to move: keep it in view, at the same zoom."""
        lying, camera = self.view.arrangement.by_id.get(piece), self.view.camera
        if self.look is None or lying is None or self.whole:
            return
        if piece != self._chased:
            self._chased, self._followed = piece, (piece, (lying.at,))
            self._show()
        elif camera.step and not self._moved_by_hand and not self._seen(camera.goal[0], (lying.at,)):
            camera.fly(self._filled((lying.at,), camera.step), camera.step, self._seconds)
            self._left = camera.goal

    def cut(self, fade: Visual, spot: Spot) -> None:
        """The view fades to a spot, at which the figure to move arrives: be there at once."""
        camera, begins = self.view.camera, fade is not self._fade
        self._fade = fade
        if begins and self.look is not None and camera.step and not self._moved_by_hand:
            self.view.begin_fade()
            camera.fly(self._filled(((spot.x, spot.y),), camera.step), camera.step, 0.0)
            self._left = camera.goal

    def _seen(self, centre: Point, spots: tuple[Point, ...]) -> bool:
        """Whether all spots lie in the inner part of the view round a centre."""
        width, height = [INNER * side / self.view.camera.scale / 2 for side in self.view.camera.view.size]
        return all(abs(x - centre[0]) <= width and abs(y - centre[1]) <= height for x, y in spots)

    def _filled(self, spots: tuple[Point, ...], step: int) -> Point:
        """The middle of a view of these spots that shows no more of what lies round the board than it must."""
        camera = self.view.camera
        x, y, width, height = camera.area
        seen = [side / camera.fitted_at(step) for side in camera.view.size]
        xs, ys = [each for each, _ in spots], [each for _, each in spots]
        return _middle(xs, seen[0], (x, x + width)), _middle(ys, seen[1], (y, y + height))

    def widen(self) -> None:
        """Show the whole map while something happens that concerns all of it; then the figure to move again."""
        camera = self.view.camera
        if self.look is not None and not self.whole and camera.step:
            camera.fly(camera.middle, 0, self._seconds)
            self._left, self._followed = camera.goal, ("", ())

    def toggle(self) -> None:
        """Show the whole map, or come back from it to the figure to move."""
        self.whole = not self.whole
        if self.whole or not self._followed[0]:
            self.view.camera.fly(self.view.camera.middle, 0, self._seconds)
        else:
            self.come_back()

    def come_back(self) -> None:
        """Show the figure to move, wherever the board has been moved to."""
        self.whole = False
        if self._followed[0]:
            self._show(always=True)

    def hold(self, at: Point) -> None:
        """Somebody presses this pixel: what lies under it stays there, and nothing else comes to lie there. The
        camera follows on after the next step."""
        if self.view.camera.flying:
            self.view.camera.hold(at)
            self.whole, self._left = self.whole and not self.view.camera.step, None

    @property
    def _seconds(self) -> float:
        return 0.0 if self.view.still else GLIDE

    @property
    def _moved_by_hand(self) -> bool:
        """Whether somebody has moved the board since the camera came to rest."""
        camera = self.view.camera
        return self._left is not None and not camera.flying and self._left != (camera.centre, camera.step)

    def _show(self, always: bool = False) -> None:
        """Glide to the figure, if it or a place that it can reach lies outside the inner part of the view."""
        look, camera = self.look, self.view.camera
        assert look is not None
        spots = self._followed[1]
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, bottom = min(y for _, y in spots), max(y for _, y in spots)
        step = camera.nearest_step(look.scale * self.view.ui.height / 1080)
        if (
            max((right - left) / camera.view.width, (bottom - top) / camera.view.height) * camera.fitted_at(step)
            > 1
        ):
            step = camera.nearest_step(look.wide * self.view.ui.height / 1080)
        if always or not self._seen(camera.centre, spots) or camera.step != step:
            camera.fly(self._filled(spots, step), step, self._seconds)
        self._left = camera.goal


def _middle(spots: Sequence[float], seen: float, ends: tuple[float, float]) -> float:
    """The middle of a view that sees so much of one axis: that of the spots, moved towards the board for as long
    as all of them stay in the inner part."""
    first, last = min(spots), max(spots)
    middle = (first + last) / 2
    nearest, farthest = ends[0] + seen / 2, ends[1] - seen / 2
    inside = min(max(middle, nearest), farthest) if nearest < farthest else sum(ends) / 2
    slack = max(0.0, (INNER * seen - (last - first)) / 2)
    return min(max(inside, middle - slack), middle + slack)
