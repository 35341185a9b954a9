"""Textual's driver for a terminal far away: no threads, no signals, nothing of the machine it runs on.

`App.driver_class` is a `partial` of it with the terminal. It asks for what an ordinary terminal gives back over SSH:
mouse reports while a button is held, bracketed paste, and whether pictures can be shown in one piece; window sizes come
from the connection. Links and files of the server are none of the player's business and stay closed.
"""

from __future__ import annotations

from typing import Any, BinaryIO, TextIO

from textual import events
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from tui.server.process.takedown import empty
from tui.server.process.textual_patches import Tamed
from tui.server.terminal.input_throttle import AT_ONCE, Intake
from tui.server.terminal.key_order import KeyOrder
from tui.server.terminal.output_buffer import Outlet
from tui.server.terminal.terminal import Extent, Terminal

ALTERNATE, CURSOR, PASTE, WRAP = "?1049", "?25", "?2004", "?7"
MOUSE = ("?1000", "?1002", "?1006")
ASK_FOR_SYNC = "\x1b[?2026$p"


def on(mode: str) -> str:
    """Switch a mode on."""
    return f"\x1b[{mode}h"


def off(mode: str) -> str:
    """Switch a mode off."""
    return f"\x1b[{mode}l"


PREPARED = "".join((on(ALTERNATE), *map(on, MOUSE), off(CURSOR), on(PASTE), off(WRAP), ASK_FOR_SYNC))
RESTORED = "".join((off(PASTE), on(WRAP), *map(off, MOUSE), "\x1b[0m", off(ALTERNATE), on(CURSOR)))
"""What gives a terminal back as it was."""


class TerminalDriver(Driver):
    """See the module."""

    _app: Tamed

    def __init__(self, app: Tamed, *, terminal: Terminal, **more: Any) -> None:
        super().__init__(app, **more)
        self.terminal = terminal
        self.outlet = Outlet(terminal, self.repaint)
        self.intake = Intake(self.process_message, self.load, terminal.hold)
        self.order = KeyOrder(app, self.intake.go_on)
        self.is_prepared = False

    # What the terminal says

    def received(self, data: bytes) -> None:
        self.intake.received(data)

    def resized(self, extent: Extent) -> None:
        size = Size(*extent)
        self.intake.put(events.Resize(size, size))

    def load(self) -> int:
        """How many messages the app has still to look at; as many as it may have while a key is being handled."""
        return self._app.message_queue_size if self.order.is_free else AT_ONCE

    def send_message(self, message: Message) -> None:
        self._app.post_message(message)
        self.order.follow(message)

    # What the app says

    def write(self, data: str) -> None:
        self.outlet.write(data)

    def flush(self) -> None:
        """A picture is complete: it does not wait for those of others."""
        self.outlet.flush()

    def repaint(self) -> None:
        """Paint everything, in the app's own context."""
        self._app.call_later(self._app.repaint)

    def start_application_mode(self) -> None:
        self.outlet.send(PREPARED)
        self.is_prepared = True
        self.terminal.listener = self
        self.resized(self.terminal.extent)

    def disable_input(self) -> None:
        self.terminal.listener = None
        self.intake.close()
        self.order.close()

    def stop_application_mode(self) -> None:
        self.disable_input()
        self.restore()

    def close(self) -> None:
        self.disable_input()
        self.restore()

    def restore(self) -> None:
        """Give the terminal back, once, however the app has ended."""
        if self.is_prepared:
            self.is_prepared = False
            self.outlet.close()
            self.outlet.send(RESTORED)

    def let_go(self) -> None:
        """The app has ended: nothing here holds on to anything."""
        self.close()
        self.intake.keyboard.let_go()
        for part in (self.intake, self.outlet):
            empty(part)

    # What stays closed

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """A link would open on the server."""

    def deliver_binary(self, binary: BinaryIO | TextIO, **_: Any) -> None:
        """A file would be written on the server."""
        binary.close()
