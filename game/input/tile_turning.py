"""Turning a tile: arrows stand round it until one is chosen, and the tile is shown as it would lie."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Option
from game.input.rotation_handles import RotationHandles
from game.panels.table_panels import TablePanels


class TileTurning:
    """Shows the arrows of at most one tile. `choose` does the option of an arrow."""

    def __init__(self, panels: TablePanels, choose: Callable[[Option], object]) -> None:
        self.panels, self.page, self.view = panels, panels.page, panels.view
        self._choose = choose
        self.handles: RotationHandles | None = None

    def turns(self, piece: str, options: tuple[Option, ...]) -> bool:
        """Whether these are turns of a tile that lies in the board."""
        lying = self.view.arrangement.by_id.get(piece)
        if lying is None or lying.layer != "floor":
            return False
        return RotationHandles.fits(options, self.view.layout.turning_ways(lying.piece))

    def held_at(self, place: str, options: tuple[Option, ...]) -> str:
        """The tile in a place, if these options are its turns; else empty."""
        laid = self.view.ground.laid.get(place)
        return laid.piece if laid is not None and RotationHandles.fits(options, laid.carrier.ways) else ""

    def show(self, piece: str, options: tuple[Option, ...]) -> None:
        """Let the tile be turned by one of several numbers of turns. Arrows that are there already go away."""
        self.put_away()
        ways = self.view.layout.turning_ways(self.view.stage.table.pieces[piece])
        self.handles = RotationHandles(piece, ways, options, self._choose)

    def follow(self) -> None:
        """Keep the arrows at their tile."""
        if self.handles is None:
            return
        lying, ground, camera = self.view.arrangement.by_id[self.handles.piece], self.view.ground, self.view.camera
        held = lying.piece.place in ground.laid
        middle = ground.handle(lying.piece.place)[0] if held else lying.at
        self.handles.place(camera.to_screen(middle), camera.scale, self.page.scale)
        for button, _ in self.handles.buttons:
            if button not in self.page.widgets:
                self.page.add(button)

    def focus(self) -> None:
        """Bring the keys to the first arrow."""
        if self.handles is not None:
            self.page.set_focus(self.handles.buttons[0][0], keys=True)

    def put_away(self) -> None:
        """Take the arrows away, and show the tile as it lies."""
        if self.handles is not None:
            arrows = [button for button, _ in self.handles.buttons]
            self.page.remove(*[button for button in arrows if button in self.page.widgets])
        self.handles = None
        self.view.marks.ghost = None

    @property
    def preview(self) -> tuple[str, int] | None:
        """The tile and the turns of the arrow that is pointed at."""
        return (self.handles.piece, self.handles.pointed) if self.handles and self.handles.pointed else None
