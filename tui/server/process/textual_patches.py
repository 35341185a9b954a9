"""Everything in Textual that takes the whole process for its own, set right for many apps in one: all of it is here.

`tame` is called once before the first session; apps are made from `Tamed` and run by `run_tamed`. Each change says what
it stands against. Apps that are not `Tamed` run as before, also in the same process.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from types import FrameType
from typing import Any
from weakref import WeakSet

import textual.app
from rich.color import ColorSystem
from textual._ansi_sequences import SYNC_END, SYNC_START
from textual._compositor import Compositor, CompositorUpdate
from textual._context import active_app
from textual._styles_cache import StylesCache
from textual.app import App
from textual.cache import LRUCache
from textual.color import Color
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.events import Idle
from textual.geometry import Region, Size
from textual.message import Message
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget
from textual.widgets import Input

from engine.store import StoreAway
from tui.server.process.takedown import components_in, empty_components, unlink
from tui.server.render.partial_render import patches_of, whole_of
from tui.server.render.render_priority import Promptness
from tui.server.render.screen_diff import Shown, SparingUpdate

log = logging.getLogger("duskhall.server")

THRESHOLDS = (2000, 10, 1_000_000)
"""A full collection takes 75-250 ms with fifty sessions: `idle_collection` chooses its moment."""

LARGE = 1000
"""Signs of a picture that a terminal may show in pieces unless it is told where it ends."""

PATIENCE = 5.0
"""Seconds after which a sentence that was said is said again."""

_parsed: dict[tuple[Any, ...], list[RuleSet]] = {}
_redirects = {name: getattr(textual.app, name) for name in ("redirect_stdout", "redirect_stderr")}
_divide = Strip.divide
_crop_extend = Strip.crop_extend
_partial_update = Compositor.render_partial_update
_full_update = Compositor.render_full_update
_arrange_root = Compositor._arrange_root
_idle = Screen._on_idle
_screen_resized = Screen._screen_resized
_dispatch = MessagePump._dispatch_message
_clear = LRUCache.clear


class SharedStylesheet(Stylesheet):
    """Rules parsed once for all apps with the same source and the same theme: most of the time of a start."""

    def parse(self) -> None:
        self._theme = frozenset(self._variables.items())
        super().parse()

    def _parse_rules(self, css: str, *place: Any, **more: Any) -> list[RuleSet]:
        key = (self._theme, css, place, tuple(more.items()))
        found = _parsed.get(key)
        if found is None:
            found = _parsed[key] = super()._parse_rules(css, *place, **more)
        return found

    def style_components(self, node: DOMNode) -> None:
        """Made-up nodes that are made anew go at once; each is a circle that only the collector would find."""
        before = dict(node._component_styles)
        super()._process_component_classes(node)
        app, made = active_app.get(None), node._component_styles
        empty_components({name: one for name, one in before.items() if one is not made.get(name)})
        if isinstance(app, Tamed):
            app.parts.update(components_in(made))

    _process_component_classes = style_components  # Textual calls it by this name

    def reparse(self) -> None:
        """Textual would use a sheet of its own, with nothing parsed yet."""
        self._require_parse, self._rules_map = True, None
        self.parse()


class Tamed(App[None]):
    """An app among others. Put it in front of the app's own class."""

    # Smooth scrolling would switch off the garbage collector of everybody.
    PAUSE_GC_ON_SCROLL = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.animation_level = "none"  # pictures in between, for every one of them a packet
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        # Textual would look at the server's own terminal; what is rendered is kept for all sessions together.
        self.console._color_system = ColorSystem.TRUECOLOR
        self.shown = Shown()
        self.promptness = Promptness()
        self.parts: WeakSet[DOMNode] = WeakSet()
        self.refused_at = float("-inf")
        self.closing: asyncio.Task[None] | None = None
        self.holds_pictures = False
        """Whether nothing is painted now, because more of it comes."""

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        """Textual sends everything that was touched, and where its cursor is, which nobody sees."""
        if not isinstance(renderable, CompositorUpdate):
            super()._display(screen, renderable)
        elif self._driver is not None and self._running and not self._closed and not self._batch_count:
            text = SparingUpdate(renderable, self.shown, self.size).render_segments(self.console)
            if text and isinstance(screen.focused, Input):
                text += self.shown.pen.go(*self.cursor_position)  # where a terminal shows what is being composed
            if text:
                whole = self._sync_available and len(text) > LARGE
                self._driver.write(f"{SYNC_START}{text}{SYNC_END}" if whole else text)
                self._driver.flush()
            self.promptness.note()

    @property
    def _background_screens(self) -> list[Screen[Any]]:
        """Textual lays out and paints the page behind one through which nothing is seen."""
        if not self._screen_stack or self._screen_stack[-1].styles.background.a == 1:
            return []
        return super()._background_screens

    def on_idle(self) -> None:
        """A key was seen to."""
        self.promptness.paint(self)

    def repaint(self) -> None:
        """Paint everything, on a terminal that may show anything."""
        self.shown.forget()
        self.refresh()

    def refuse(self, sentence: str) -> None:
        """Say why something could not be done, once for all the keys that follow each other."""
        now = time.monotonic()
        if now - self.refused_at >= PATIENCE:
            self.notify(sentence, severity="warning", markup=False)
        self.refused_at = now

    def _register_child(self, parent: DOMNode, child: Widget, before: int | None, after: int | None) -> None:
        """Textual forgets what is removed; what was ever mounted is taken apart when the app has ended."""
        super()._register_child(parent, child, before, after)
        self.parts.add(child)

    def _start_widget(self, parent: Widget, widget: Widget) -> None:
        """The same for scroll bars."""
        super()._start_widget(parent, widget)
        self.parts.add(widget)

    def _print_error_renderables(self) -> None:
        """Textual prints a traceback with everybody's cards in it."""
        if self._exit_renderables:
            log.error("an app ended with an error that nothing caught")
        self._exit_renderables.clear()


async def run_tamed(app: App[None], size: tuple[int, int], ready: Callable[[], None] | None = None) -> None:
    """What `App.run_async` does, but for making all tasks of the loop eager, which asyncssh does not survive."""
    app._thread_init()  # type: ignore[no-untyped-call]
    app._loop = asyncio.get_running_loop()
    with app._context():
        try:
            await app._process_messages(terminal_size=size, ready_callback=ready)
        finally:
            closing = asyncio.create_task(app._shutdown())
            if isinstance(app, Tamed):
                app.closing = closing
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(closing)
            app._loop, app._thread_id = None, 0


def tame() -> None:
    """Set Textual right for this process."""
    for name, original in _redirects.items():
        setattr(textual.app, name, redirected(original))
    for kind, name, sound in (
        (Strip, "divide", divided),
        (Strip, "crop_extend", cropped),
        (Compositor, "render_partial_update", patched),
        (Compositor, "render_full_update", painted_whole),
        (Compositor, "_arrange_root", arranged),
        (Screen, "_on_idle", painted),
        (Screen, "_screen_resized", laid_out_once),
        (MessagePump, "_dispatch_message", dispatched),
        (LRUCache, "clear", unlinked),
        (StylesCache, "get_inner_outer", classmethod(backgrounds)),  # type: ignore[arg-type]
    ):
        setattr(kind, name, sound)


def settle_memory() -> None:
    """What was loaded so far stays for ever and is not looked through again; the rest is looked through less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def redirected(original: Any) -> Any:
    """Redirection of a stream for the whole process, which overlapping apps would undo in the wrong order."""

    def redirect(target: Any) -> Any:
        return contextlib.nullcontext() if isinstance(active_app.get(None), Tamed) else original(target)

    return redirect


async def painted(screen: Screen[Any], event: Idle) -> None:
    """A screen that has nothing more to do is painted at once."""
    app = active_app.get(None)
    if isinstance(app, Tamed):
        app.promptness.paint(app)
    await _idle(screen, event)


def laid_out_once(screen: Screen[Any], size: Size) -> None:
    """A screen hears of its size from the app and again from its own layout, which has just been made.

    Textual paints it at once, then again with what every widget made of its new size: here only that is painted.
    """
    app = active_app.get(None)
    if not isinstance(app, Tamed):
        _screen_resized(screen, size)
    elif screen._compositor.size != size:
        app.holds_pictures = True
        try:
            _screen_resized(screen, size)
        finally:
            app.holds_pictures = False
        screen._dirty_widgets.add(screen)
        screen.check_idle()


async def dispatched(pump: MessagePump, message: Message) -> None:
    """What needs a store that is away is refused in words; a failure would end the screen that asked for it."""
    try:
        await _dispatch(pump, message)
    except StoreAway as trouble:
        app = active_app.get(None)
        if not isinstance(app, Tamed):
            raise
        app.refuse(trouble.sentence)


def patched(compositor: Compositor) -> CompositorUpdate | None:
    """What has changed, and nothing of what lies around it."""
    app = active_app.get(None)
    if not isinstance(app, Tamed):
        return _partial_update(compositor)
    return None if app.holds_pictures else patches_of(compositor)


def painted_whole(compositor: Compositor, simplify: bool = False) -> CompositorUpdate | None:
    """All of the screen, and nothing of what lies behind something."""
    app = active_app.get(None)
    if not isinstance(app, Tamed):
        return _full_update(compositor, simplify)
    return None if app.holds_pictures else whole_of(compositor)


class Asked(Size):
    """A size that knows where it was asked for its region first."""

    asker: FrameType | None = None

    @property
    def region(self) -> Region:
        if self.asker is None:
            self.asker = sys._getframe(1)
        return super().region


def arranged(compositor: Compositor, root: Widget, size: Size, visible_only: bool = True) -> Any:
    """Textual places widgets by a function that calls itself, and so holds itself and all of them after each layout."""
    asked = Asked(*size)
    found = _arrange_root(compositor, root, asked, visible_only)
    if asked.asker is not None:
        function = asked.asker.f_locals.get("add_widget")
        for cell in getattr(function, "__closure__", None) or ():
            if cell.cell_contents is function:
                del cell.cell_contents
                break
        asked.asker = None
    return found


@lru_cache(1024)
def backgrounds(_: type[StylesCache], base: Color, background: Color) -> tuple[Style, Style]:
    """Inner and outer background, remembered by the colours alone: Textual's cache keeps a thousand ended widgets."""
    return Style(background=base + background), Style(background=base)


def unlinked(cache: LRUCache[Any, Any]) -> None:
    """A cache that is cleared leaves its links, which only the collector would find, and what they hold."""
    unlink(cache)
    _clear(cache)


def divided(strip: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
    """A strip cut at its end is itself; kept in its own cache it would be garbage only the collector finds."""
    asked = list(cuts)
    if len(asked) == 1 and asked[0] == strip.cell_length:
        return [strip]
    return _divide(strip, asked)


def cropped(strip: Strip, start: int, end: int, style: Any) -> Strip:
    """The same for a strip cropped to all of it."""
    if start <= 0 and end == strip.cell_length:
        return strip
    return _crop_extend(strip, start, end, style)
