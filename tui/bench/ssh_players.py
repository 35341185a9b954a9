"""People who come to the tables of `duskhall bench` with an SSH client."""

from __future__ import annotations

import time

import asyncssh

from tui.bench.players import SIZE, Player, Seated, address_of


class SshPlayer(Player, asyncssh.SSHClientSession[bytes]):
    """One of them."""

    channel: asyncssh.SSHClientChannel[bytes] | None = None

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.channel = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.painted(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended()

    def send(self, key: bytes) -> None:
        assert self.channel is not None
        self.channel.write(key)


class SshSeated(Seated):
    """A player with the connection they came by."""

    player: SshPlayer
    connection: asyncssh.SSHClientConnection


class Visitor(asyncssh.SSHClient):
    """Comes without a key."""

    def kbdint_auth_requested(self) -> str:
        return ""


async def sit_down(port: int, name: str, visit: int = 0) -> SshSeated:
    """Connect and wait for the first screen. Who comes again and again comes from another address every time."""
    start = time.perf_counter()
    connection = await asyncssh.connect(
        "127.0.0.1",
        port,
        local_addr=(address_of(int(name) + visit), 0),
        username=name,
        client_factory=Visitor,
        known_hosts=None,
        config=None,
        client_keys=None,
        agent_path=None,
    )
    _, player = await connection.create_session(SshPlayer, term_type="xterm-256color", term_size=SIZE, encoding=None)
    assert isinstance(player, SshPlayer)
    await player.see_first_screen(name)
    return SshSeated(player, connection, time.perf_counter() - start)
