"""The base of the panels around a board: they show a `Picture`, take no focus, and press the keys drawn on them."""

from __future__ import annotations

from textual.events import Click

from tui.draw.canvas_widget import CanvasWidget
from tui.draw.chrome import Key
from tui.draw.glyphs import GlyphSet
from tui.table.picture import Picture


class Panel(CanvasWidget, can_focus=False):
    """A part of the table screen that only shows."""

    DEFAULT_CSS = "Panel { width: 1fr; height: 1; background: $hall-page; }"

    picture: Picture | None = None

    @property
    def glyphs(self) -> GlyphSet:
        """The app's glyphs; a game whose signs have letters of their own in ASCII spells them itself."""
        return self.picture.face.glyphs(super().glyphs) if self.picture else super().glyphs

    def show(self, picture: Picture) -> None:
        """Draw this moment from now on."""
        before = None if self.picture is None else self.concern(self.picture)
        self.picture = picture
        if before is None or before != self.concern(picture):
            self.repaint()

    def concern(self, picture: Picture) -> object:
        """What of a picture is drawn here: where it is the same, nothing has to be drawn anew."""
        return self

    def on_click(self, event: Click) -> None:
        thing = self.thing_at(event.x, event.y)
        if isinstance(thing, Key):
            event.stop()
            self.app.simulate_key(thing.name)
