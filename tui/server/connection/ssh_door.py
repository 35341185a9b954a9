"""The door for SSH: one connection, who is behind it, and what they may open.

A key is somebody only when its signature has completed the log-in. A client may name any public key without having it,
so what was merely named is forgotten by every other way to log in; without a key one is a guest, where guests are
welcome. There are no passwords and no users of the system.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import asyncssh

from tui.server.connection.connection_throttle import tapped, untapped
from tui.server.connection.door import knocked
from tui.server.connection.identity import Visitor, visitor_of
from tui.server.connection.ssh_session import Channel, Session
from tui.server.connection.visits import House

SEND_BUFFER = 64 * 1024
"""Bytes that the system keeps for a slow client: more would be seconds of old pictures."""

WINDOW = 64 * 1024
TRIES = 20
"""Keys a client may name; somebody with more of them names the right one first."""


LINGERING = 1.0
"""Seconds for which a connection that is over may still look at what came in."""


class SshDoor(asyncssh.SSHServer):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connection: asyncssh.SSHServerConnection | None = None
        self.address = ""
        self.username = ""
        self.visitor: Visitor | None = None
        self.tries = 0
        self.is_counted = self.is_used = False
        self._named: str | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.connection = conn
        self.address = str((conn.get_extra_info("peername") or ("somewhere",))[0])
        if not knocked(self.house, self):
            conn.abort()
            return
        self.is_counted = True
        tapped(conn)
        below = conn.get_extra_info("socket")
        if below is not None:
            below.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.connection is not None:
            asyncio.get_running_loop().call_later(LINGERING, untapped, self.connection)
        self.connection = None
        if self.is_counted:
            self.is_counted = False
            self.house.shut(self)

    def cut(self) -> None:
        """End the connection."""
        if self.connection is not None:
            self.connection.abort()

    # Who it is

    def begin_auth(self, username: str) -> bool:
        self.username, self._named = username, None
        return self._tried()

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Any key is somebody. Called when one is merely named and again before its signature is checked."""
        self._named = key.get_fingerprint()
        return self._tried()

    def kbdint_auth_supported(self) -> bool:
        return self.house.rules.guests

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:
        """A guest is asked nothing, and has no key."""
        self._named = None
        return self.house.rules.guests and self._tried()

    def auth_completed(self) -> None:
        self.visitor = visitor_of(self.username, self._named, self.address)
        asyncio.get_running_loop().call_later(self.house.rules.login_time, self._send_away_idle)

    @property
    def is_stranger(self) -> bool:
        """Whether nobody has logged in here yet."""
        return self.visitor is None

    def _send_away_idle(self) -> None:
        """A log-in that opens no session holds a place for nothing."""
        if not self.is_used and self.connection is not None:
            self.house.refused(self.address, "a login without a session")
            self.cut()

    def _tried(self) -> bool:
        self.tries += 1
        if self.tries > TRIES:
            self.house.refused(self.address, "too many login attempts")
            self.cut()
        return True

    # What they may open

    def session_requested(self) -> Any:
        """One session for each connection."""
        if self.visitor is None or self.connection is None or self.is_used:
            self.house.refused(self.address, "another session")
            return False
        self.is_used = True
        channel = self.connection.create_server_channel(None, "strict", WINDOW)
        channel.__class__ = Channel  # asyncssh has no way to choose one
        channel.house, channel.address = self.house, self.address  # type: ignore[attr-defined]
        return channel, Session(self.house, self.visitor)

    def connection_requested(self, dest_host: str, dest_port: int, orig_host: str, orig_port: int) -> bool:
        return self._refuse(f"forwarding to {dest_host}:{dest_port}")

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        return self._refuse(f"forwarding from {listen_host}:{listen_port}")

    def unix_connection_requested(self, dest_path: str) -> bool:
        return self._refuse(f"forwarding to {dest_path}")

    def unix_server_requested(self, listen_path: str) -> bool:
        return self._refuse(f"forwarding from {listen_path}")

    def tun_requested(self, unit: int | None) -> bool:
        return self._refuse("a tunnel")

    def tap_requested(self, unit: int | None) -> bool:
        return self._refuse("a tunnel")

    def _refuse(self, what: str) -> bool:
        self.house.refused(self.address, what)
        return False
