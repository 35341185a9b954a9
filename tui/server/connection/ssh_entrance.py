"""The entrance for SSH clients: it listens, proves by its key which hall this is, and opens a door to each."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import asyncssh

from tui.server.connection.host_key import fingerprint_of, host_key
from tui.server.connection.ssh_door import WINDOW, SshDoor
from tui.server.connection.visits import House
from tui.server.process.policy import HouseRules

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


class SshEntrance:
    """See the module, and `tui.server.connection.door`."""

    def __init__(self, rules: HouseRules, home: Path) -> None:
        self.rules, self.key = rules, host_key(home)
        self._listener: asyncssh.SSHAcceptor | None = None

    @property
    def port(self) -> int:
        return self._listener.get_port() if self._listener is not None else self.rules.port

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.key)

    async def open(self, house: House) -> None:
        asyncssh.set_log_level(logging.ERROR)
        self._listener = await asyncssh.listen(
            self.rules.host,
            self.rules.port,
            server_factory=lambda: SshDoor(house),
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

    def shut(self) -> None:
        if self._listener is not None:
            self._listener.close()

    async def wait_shut(self) -> None:
        if self._listener is not None:
            await self._listener.wait_closed()

    def directions(self) -> Iterator[str]:
        yield f"ssh -p {self.port} {socket.gethostname()}"
        yield f"Its host key is {self.fingerprint}"
