"""The server itself: it listens for SSH connections, opens the door to each, and stops in good order."""

from __future__ import annotations

import logging
from pathlib import Path

import asyncssh

from tui.server.connection.admission import Crowd
from tui.server.connection.connection import WINDOW, Door
from tui.server.connection.host_key import fingerprint_of, host_key
from tui.server.connection.visits import AppFor, House
from tui.server.process.policy import HouseRules
from tui.server.process.textual_patches import tame

log = logging.getLogger("duskhall.server")

# Quick ones that every client of the last ten years knows; the largest groups cost 22 ms a connection.
EXCHANGES = [
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
    "ecdh-sha2-nistp256",
    "ecdh-sha2-nistp384",
    "diffie-hellman-group14-sha256",
]
KEEPALIVE, MISSED = 15, 3
CLOSED = "The hall closes; every move is kept. Come back soon."


class Service:
    """A hall that is open from `start` to `stop`."""

    def __init__(self, rules: HouseRules, home: Path, app_for: AppFor, crowd: Crowd | None = None) -> None:
        self.rules, self.app_for, self.crowd = rules, app_for, crowd
        self.key = host_key(home)
        self.house: House | None = None
        self._listener: asyncssh.SSHAcceptor | None = None

    @property
    def port(self) -> int:
        """Where people knock."""
        return self._listener.get_port() if self._listener is not None else self.rules.port

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.key)

    async def start(self) -> None:
        """Open. Raises OSError where the port cannot be used."""
        tame()
        asyncssh.set_log_level(logging.ERROR)
        house = self.house = House(self.rules, self.app_for, self.crowd)
        self._listener = await asyncssh.listen(
            self.rules.host,
            self.rules.port,
            server_factory=lambda: Door(house),
            server_host_keys=[self.key],
            reuse_port=True if self.rules.workers > 1 else None,
            kex_algs=EXCHANGES,
            compression_algs=None,
            gss_host=None,
            host_based_auth=False,
            password_auth=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            line_editor=False,
            encoding=None,
            window=WINDOW,
            login_timeout=self.rules.login_time,
            keepalive_interval=KEEPALIVE,
            keepalive_count_max=MISSED,
            server_version="Duskhall",
        )
        log.info("open on port %d, host key %s", self.port, self.fingerprint)

    async def stop(self, sentence: str = CLOSED) -> None:
        """Let nobody in any more, tell everybody, wait for them, close."""
        if self._listener is None or self.house is None:
            return
        listener, self._listener = self._listener, None
        listener.close()
        await self.house.close(sentence)
        await listener.wait_closed()
        log.info("closed")
