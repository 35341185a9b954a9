"""An SSH session: the channel of one terminal. It asks for a terminal and nothing else, or it is refused.

No command, no file transfer, no subsystem, no forwarding; of the client's environment only what says how to paint.
asyncssh grants some of that by itself, so the channel is one of our own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import asyncssh
from asyncssh.packet import SSHPacket

from tui.server.connection.identity import Visitor
from tui.server.connection.visit import Stay
from tui.server.connection.visits import House
from tui.server.terminal.terminal import Extent, Listener, clamped, first_extent

WANTED = ("TERM", "COLORTERM", "NO_COLOR", "LANG")
LONGEST_VALUE = 64
NO_TERMINAL = "Duskhall needs a terminal; try ssh -t.\r\n"
CANNOT_PAINT = "Duskhall cannot draw on this kind of terminal.\r\n"


class Channel(asyncssh.SSHServerChannel[bytes]):
    """A channel that forwards nothing and takes four words of the environment."""

    house: House
    address: str

    def take_variable(self, packet: SSHPacket) -> bool:
        """Take a word about the terminal, and no other."""
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        if name.decode("ascii", "replace") not in WANTED or len(value) > LONGEST_VALUE:
            return self._refuse(f"variable {name.decode('ascii', 'replace')}")
        self._env[name] = value
        return True

    def refuse_display(self, _: SSHPacket) -> bool:
        return self._refuse("X11 forwarding")

    def refuse_agent(self, _: SSHPacket) -> bool:
        return self._refuse("agent forwarding")

    def _refuse(self, what: str) -> bool:
        self.house.refused(self.address, what)
        return False

    # asyncssh calls them by these names.
    _process_env_request = take_variable
    _process_x11_req_request = refuse_display  # type: ignore[assignment]
    _process_auth_agent_req_at_openssh_dot_com_request = refuse_agent  # type: ignore[assignment]


class Session(asyncssh.SSHServerSession[bytes]):
    """The terminal at the other end of a channel. See `tui.server.terminal.terminal`."""

    def __init__(self, house: House, visitor: Visitor) -> None:
        self.house, self.visitor = house, visitor
        self.listener: Listener | None = None
        self.stay: Stay | None = None
        self.channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._term: str | None = None
        self._extent = first_extent(0, 0)

    # What the client asks for

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self.channel = chan

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        self._term, self._extent = term_type[:LONGEST_VALUE], first_extent(*term_size[:2])
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        self.house.refused(self.visitor.address, f"command {command}")
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        self.house.refused(self.visitor.address, f"subsystem {subsystem}")
        return False

    def session_started(self) -> None:
        why_not = self.house.why_not_enter()
        if self._term is None:
            self._turn_away(NO_TERMINAL)
        elif self._term in ("", "dumb"):
            self._turn_away(CANNOT_PAINT)
        elif why_not is not None:
            self.house.refused(self.visitor.address, why_not)
            self._turn_away(f"{why_not}\r\n")
        else:
            self.stay = Stay(self.house, self.visitor, self)
            self.stay.begin()

    def _turn_away(self, sentence: str) -> None:
        self.write(sentence.encode())
        self.finish(1)

    def data_received(self, data: bytes, datatype: int | None) -> None:
        if self.stay is not None:
            self.stay.heard()
        if self.listener is not None:
            self.listener.received(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self._extent = clamped(width, height)
        if self.listener is not None:
            self.listener.resized(self._extent)

    def eof_received(self) -> bool:
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        channel, self.channel, self.listener = self.channel, None, None
        stay, self.stay = self.stay, None
        if stay is not None:
            stay.vanish()
        if channel is not None:
            channel.get_connection().close()

    # What the driver asks for

    @property
    def extent(self) -> Extent:
        return self._extent

    @property
    def surroundings(self) -> Mapping[str, str]:
        sent: dict[str, str] = {}
        if self.channel is not None:
            raw = self.channel.get_environment_bytes()
            sent = {name.decode(): value.decode("utf-8", "replace") for name, value in raw.items()}
        return {**sent, "TERM": self._term or ""}

    def write(self, data: bytes) -> None:
        if self.channel is not None and not self.channel.is_closing():
            self.channel.write(data)

    def backlog(self) -> int:
        if self.channel is None:
            return 0
        # asyncssh does not tell what waits below the channel.
        transport: Any = getattr(self.channel.get_connection(), "_transport", None)
        below = transport.get_write_buffer_size() if transport is not None else 0
        return self.channel.get_write_buffer_size() + int(below)

    def hold(self, held: bool) -> None:
        if self.channel is not None:
            (self.channel.pause_reading if held else self.channel.resume_reading)()

    def finish(self, status: int) -> None:
        if self.channel is not None and not self.channel.is_closing():
            self.channel.exit(status)

    def hang_up(self, why: str) -> None:
        self.house.refused(self.visitor.address, why)
        if self.channel is not None:
            self.channel.get_connection().abort()
