"""Keys in order: the next one is handed to an app when the one before it was handled, wherever that took it.

Textual hands a key to the widget in focus, from where it climbs to the app, which looks what it is bound to: a letter
that follows is already typed while an erase key still climbs. So a marker follows each key the same way, from queue to
queue, and on to the screen that the key has opened; what comes behind it waits for the marker's return.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from textual import events

if TYPE_CHECKING:
    from textual.app import App
    from textual.message import Message
    from textual.message_pump import MessagePump

PATIENCE = 1.0
"""Seconds after which a marker is taken for lost, with the widget it was in."""

GLANCE, LOOKS = 0.01, 30
"""A new screen may take a moment to find its focus, or have nothing for it: seconds between looks, and how many."""

CLIMBS = 5
"""How often what follows from an event is followed in its turn."""

UNORDERED = (events.MouseMove, events.Resize)
"""Of these only the last counts, whatever comes between."""


class KeyOrder:
    """See the module. `went_on` is called when the next key may come."""

    def __init__(self, app: App[Any], went_on: Callable[[], None]) -> None:
        self.app, self.went_on = app, went_on
        self.is_free = True
        self._number = 0
        self._patience: asyncio.TimerHandle | None = None
        self._screen: object = None
        self._looks = self._climbs = 0

    def follow(self, event: Message) -> None:
        """An event was handed on: nothing more until it was handled."""
        if isinstance(event, UNORDERED) or not isinstance(event, events.InputEvent):
            return
        self.is_free, self._looks, self._climbs = False, 0, CLIMBS
        self._number += 1
        self._screen = self.app.screen_stack[-1] if self.app.screen_stack else None
        self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._return, self._number)
        self._go([self.app], self._number, self._climb)

    def close(self) -> None:
        """Nothing follows any more."""
        self._number += 1
        if self._patience is not None:
            self._patience.cancel()

    def _climb(self, number: int) -> None:
        """The app has handed the event on: climb with it, from the focus to the app."""
        if not self.app.screen_stack:
            self._return(number)
            return
        start = self.app.focused or self.app.screen
        way: list[MessagePump] = [*start.ancestors_with_self]
        self._go(way, number, partial(self._look_back, way))

    def _look_back(self, way: list[MessagePump], number: int) -> None:
        """What the app has made of the event may have begun another climb: an answer that was sent, for example."""
        if self._climbs and any(pump.message_queue_size for pump in way[:-1]):
            self._climbs -= 1
            self._go(way, number, partial(self._look_back, way))
        else:
            self._arrive(number)

    def _arrive(self, number: int) -> None:
        """The event was handled. Where it has opened a screen, that one has to be there first, with a focus."""
        screen = self.app.screen_stack[-1] if self.app.screen_stack else None
        if screen is None or (screen is self._screen and (screen.focused is not None or not self._looks)):
            self._return(number)
        elif screen is self._screen:
            self._looks -= 1
            way: list[MessagePump] = [screen, self.app]
            asyncio.get_running_loop().call_later(GLANCE, self._go, way, number, self._arrive)
        else:
            self._screen, self._looks = screen, LOOKS
            self._go([screen, self.app], number, self._arrive)

    def _go(self, way: list[MessagePump], number: int, then: Callable[[int], None]) -> None:
        """Wait in one queue after the other."""
        if number != self._number:
            return
        while way:
            if way[0].call_later(self._go, way[1:], number, then):
                return
            way = way[1:]  # it is closing, and handles nothing any more
        then(number)

    def _return(self, number: int) -> None:
        if number == self._number and not self.is_free:
            self.is_free = True
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None
            self.went_on()
