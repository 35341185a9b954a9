"""The rules of a hall: where it listens, who may come in, and how much of everything."""

from __future__ import annotations

import msgspec

PORT = 2222
MOST_A_MINUTE = 32_767
"""As many as the workers count together."""


class WebRules(msgspec.Struct, frozen=True):
    """Where browsers come in, and under which names."""

    host: str = "127.0.0.1"
    """The address to listen on: this machine alone, unless somebody says otherwise."""

    port: int = 8080
    """0 lets the system choose one."""

    names: tuple[str, ...] = ()
    """Names the hall answers to: `hall.example`, `hall.example:8443` or `https://hall.example`; none for loopback's."""

    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies: only they are believed whom they speak for."""


class HouseRules(msgspec.Struct, frozen=True):
    """What the keeper of a hall decides. Times are seconds."""

    host: str = ""
    """The address to listen on; empty for all of this machine."""

    port: int = PORT
    """0 lets the system choose one."""

    ssh: bool = True
    """Whether people come in with SSH clients."""

    guests: bool = True
    """Whether people without a key may come in, for this visit."""

    max_sessions: int = 100
    """People in the hall, over all workers."""

    max_per_address: int = 8
    """Connections from one address, over all workers."""

    max_per_minute: int = 30
    """New connections a minute from one address, over all workers."""

    login_time: float = 20.0
    """To prove who one is."""

    idle_time: float = 3600.0
    """Without a key."""

    workers: int = 1
    """Processes that listen on the same port."""

    web: WebRules | None = None
    """How browsers come in; None if they do not."""

    def complaints(self) -> list[str]:
        """What cannot work, each as a sentence."""
        told = {
            "--port must be from 0 to 65535.": 0 <= self.port <= 65535,
            "--max-sessions must be 1 or more.": self.max_sessions >= 1,
            "--max-per-address must be 1 or more.": self.max_per_address >= 1,
            "--max-per-minute must be from 1 to 32767.": 1 <= self.max_per_minute <= MOST_A_MINUTE,
            "--login-time must be more than 0.": self.login_time > 0,
            "--idle-time must be more than 0.": self.idle_time > 0,
            "--workers must be from 1 to 64.": 1 <= self.workers <= 64,
            "Several workers need one fixed port: set it with --port.": self.workers == 1
            or not self.ssh
            or self.port > 0,
            "Several workers need one fixed port: set it with --web.": self.workers == 1
            or self.web is None
            or self.web.port > 0,
            "SSH clients and browsers need a port each: change --port or --web.": not self.ssh
            or self.web is None
            or self.port != self.web.port
            or self.port == 0,
            "Nobody could come in: leave out --no-ssh, or add --web.": self.ssh or self.web is not None,
        }
        return [sentence for sentence, holds in told.items() if not holds]
