"""What is left of an app that has ended, taken apart so that it goes at once instead of waiting for the collector.

An app, its screens and its widgets hold on to each other. A full collection of everybody's would find them, and stop
everybody for as long as it takes; emptied one by one, they fall by their reference counts. Called at the end of a
visit; what is left to do in the app is done first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from textual.cache import LRUCache
from textual.css.styles import RenderStyles
from textual.dom import DOMNode
from textual.message_pump import MessagePump

if TYPE_CHECKING:
    from tui.server.process.textual_patches import Tamed

LINGERING = 1.0
"""Seconds from the end of an app until it is taken apart."""

PATIENCE = 3.0
"""Seconds after which what still runs of an app is cancelled: ended while it mounts something, it waits for ever."""


def dispose(app: Tamed) -> None:
    """Take an app apart, once it has shut down and what it has left to do is done."""
    loop, closing = asyncio.get_running_loop(), app.closing
    if closing is None:
        loop.call_later(LINGERING, take_apart_whole, app)
        return
    patience = loop.call_later(PATIENCE, stop, app)

    def closed(_: asyncio.Task[None]) -> None:
        patience.cancel()
        loop.call_later(LINGERING, take_apart_whole, app)

    closing.add_done_callback(closed)


def stop(app: Tamed) -> None:
    """Cancel everything that an app still does."""
    for part in (*app.parts, app):
        for timer in tuple(part._timers):
            timer.stop()
        if part._task is not None:
            part._task.cancel()
    if app.closing is not None:
        app.closing.cancel()


def take_apart_whole(app: Tamed) -> None:
    """Take apart everything that is an app's own."""
    empty(app._animator)
    let_go = getattr(app._driver, "let_go", None)
    if let_go is not None:
        let_go()
    take_apart(*app.parts, app)


def take_apart(*parts: MessagePump) -> None:
    """Empty the parts of an app that has ended. Who listens to something outside of it, listens no more."""
    for part in parts:
        let_go = getattr(part, "let_go", None)
        if let_go is not None:
            let_go()
    for part in parts:
        empty(part)


def empty(thing: object) -> None:
    """Take everything from something that nobody uses any more."""
    for held in thing.__dict__.values():
        if isinstance(held, LRUCache):
            unlink(held)
    thing.__dict__.clear()


def unlink(cache: LRUCache[Any, Any]) -> None:
    """Undo the links of a cache, each to the next and the one before, round and round."""
    for link in cache._cache.values():
        link.clear()


def components_in(styles: Mapping[str, RenderStyles]) -> list[DOMNode]:
    """The nodes that Textual makes up for the component classes of a widget."""
    return [one._base_styles.node for one in styles.values() if one._base_styles.node is not None]


def empty_components(styles: Mapping[str, RenderStyles]) -> None:
    """Empty them."""
    for node in components_in(styles):
        empty(node)
