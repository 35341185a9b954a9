"""The base of the hall's pages: a board drawn whole, with a cursor on one of the things that can be opened.

A page draws itself and says what `opened` means for its things; its own commands are `action_…` methods as the list in
`tui.keys.registry` names them. Moving, Tab between areas, Enter, clicks on things and on the key row are the same
everywhere and live here.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen

from tui.draw.canvas import Canvas
from tui.draw.canvas_widget import CanvasWidget
from tui.draw.chrome import Key, draw_notice
from tui.draw.navigation import nearest
from tui.draw.panel_layout import is_too_small
from tui.keys.bindings import bindings_at
from tui.keys.registry import PAGE

if TYPE_CHECKING:
    from tui.app.app import Duskhall


class Page(CanvasWidget):
    """A drawn page. Things are any hashable values; the page alone knows what they mean."""

    BINDINGS = bindings_at(PAGE)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.cursor: Hashable | None = None
        self._spots: list[tuple[Region, Hashable, str]] = []

    @property
    def hall(self) -> Duskhall:
        """The app."""
        return cast("Duskhall", self.app)

    # What a page adds

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, calling `spot` for whatever can be opened."""
        raise NotImplementedError

    def opened(self, thing: Hashable) -> None:
        """Enter, or a click, on a thing."""

    def moved(self) -> None:
        """Called after the cursor has gone somewhere else."""

    def look(self) -> None:
        """Read anew what the page shows."""

    # What all pages share

    def paint(self, canvas: Canvas) -> None:
        self._spots = []
        if self.is_small():
            draw_notice(canvas, self.palette)
        else:
            self.draw(canvas)

    def is_small(self) -> bool:
        """Whether there is no room for the page."""
        return is_too_small(*self.app.size)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action in ("quit", "back") if self.is_small() else True

    def spot(self, canvas: Canvas, region: Region, thing: Hashable, area: str = "") -> None:
        """Say that a thing is drawn here and can be gone to."""
        canvas.hot(region, thing)
        self._spots.append((region, thing, area))

    def is_here(self, thing: Hashable) -> bool:
        """Whether the cursor is on a thing."""
        return self.cursor == thing

    def go(self, thing: Hashable | None) -> None:
        """Put the cursor on a thing."""
        if thing is not None and thing != self.cursor:
            self.cursor = thing
            self.moved()
            self.repaint()

    def action_move(self, way: str) -> None:
        here = next((region for region, thing, _ in self._spots if thing == self.cursor), Region(0, 0, 1, 0))
        self.go(nearest([(region, thing) for region, thing, _ in self._spots], here, way))

    def action_area(self, step: int) -> None:
        areas = list(dict.fromkeys(area for _, _, area in self._spots))
        now = next((area for _, thing, area in self._spots if thing == self.cursor), None)
        if areas:
            wanted = areas[(areas.index(now) + step) % len(areas)] if now is not None else areas[0]
            self.go(next(thing for _, thing, area in self._spots if area == wanted))

    def action_choose(self) -> None:
        if self.cursor is not None:
            self.opened(self.cursor)

    def action_help(self) -> None:
        self.hall.open_help()

    def action_back(self) -> None:
        self.hall.go_back()

    def action_quit(self) -> None:
        self.app.exit()

    def on_click(self, event: events.Click) -> None:
        thing = self.thing_at(event.x, event.y)
        event.stop()
        if isinstance(thing, Key):
            self.app.simulate_key(thing.name)
        elif thing is not None:
            self.hall.attempt(lambda: self.clicked(thing))

    def clicked(self, thing: Hashable) -> None:
        """A click on a thing: the cursor goes there and it opens."""
        self.go(thing)
        self.opened(thing)


class EntrancePage(Page):
    """A page that everything is reached from: the hall, and the lobby of a hall of many."""

    def game_meant(self) -> str | None:
        """The game that the cursor is about, or a likely one."""
        raise NotImplementedError

    def action_learn(self) -> None:
        slug = self.game_meant()
        if slug:
            self.hall.open_lesson(slug)

    def action_rules(self) -> None:
        slug = self.game_meant()
        if slug:
            self.hall.open_rulebook(slug)

    def action_replays(self) -> None:
        self.hall.open_replays()

    def action_statistics(self) -> None:
        self.hall.open_statistics()

    def action_settings(self) -> None:
        self.hall.open_settings()

    def action_gallery(self) -> None:
        slug = self.game_meant()
        if slug:
            self.hall.open_gallery(slug)


class PageScreen(Screen[None]):
    """A screen that holds one page. `places` say which commands apply, for the help page and the palette."""

    places: Sequence[str] = (PAGE,)
    title_words = ""

    def page(self) -> Page:
        """The page of this screen, made once."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield self.page()

    def on_mount(self) -> None:
        self.query_one(Page).focus()


class LookingScreen(PageScreen):
    """A screen whose page looks anew whenever it comes to lie on top."""

    def on_screen_resume(self) -> None:
        page = self.query_one(Page)
        page.hall.attempt(page.look)
