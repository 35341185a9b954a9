"""A World as bytes and back, typed by its game: how a question travels to another process.

The game itself stays behind and is named by its slug; who decodes brings it. Anything that is not a World of that game
is refused with msgspec's own error. Logs do not use this: they hold facts, this holds a moment.
"""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.agenda import Playable
from engine.core.facts import Outcome
from engine.core.pieces import Hidden
from engine.core.world import World

Task = TypeVar("Task")
Ask = TypeVar("Ask")


class Packed(msgspec.Struct, Generic[Task, Ask], array_like=True, forbid_unknown_fields=True):
    """A World on its way: the same fields, the game by name."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int | None
    eyes: tuple[int, ...] | None
    kinds: list[str]
    backs: list[str]
    zones: dict[str, list[int | Hidden]]
    sides: dict[int, str]
    counts: list[tuple[str, int | None, int]]
    agenda: list[Task]
    asks: list[dict[int, Ask]]
    rested: list[dict[int, Ask]]
    draws: int
    phase: str
    turn: int | None
    outcome: Outcome | None


def bare(thing: object) -> str:
    """The name of a zone without the declaration that a zone constant carries."""
    if isinstance(thing, str):
        return str(thing)
    raise TypeError(f"{type(thing).__name__} is no part of a World")


ENCODER = msgspec.msgpack.Encoder(enc_hook=bare)
UNPACKABLE = (msgspec.MsgspecError, OverflowError, RecursionError, TypeError, UnicodeError)


def pack(world: World) -> bytes:
    """The World as bytes, observed or not."""
    counts = [(name, key, value) for (name, key), value in world.counts.items()]
    packed: Packed[Any, Any] = Packed(
        world.game.slug, world.seats, world.options, world.seed, world.eyes, world.kinds, world.backs, world.zones,
        world.sides, counts, world.agenda, world.asks, world.rested, world.draws, world.phase, world.turn,
        world.outcome,
    )  # fmt: skip
    return ENCODER.encode(packed)


def unpack(game: Playable, data: bytes) -> World:
    """The World that was packed, of this game."""
    packed = decoder(game).decode(data)
    if packed.game != game.slug:
        raise msgspec.ValidationError(f"This is a World of {packed.game}, not of {game.slug}")
    counts = {(name, key): value for name, key, value in packed.counts}
    return World(
        game, packed.seats, packed.options, packed.seed, packed.eyes, packed.kinds, packed.backs, packed.zones,
        packed.sides, counts, packed.agenda, packed.asks, packed.rested, packed.draws, packed.phase, packed.turn,
        packed.outcome,
    )  # fmt: skip


def pack_action(action: Any) -> bytes:
    """An action as bytes."""
    return ENCODER.encode(action)


def unpack_action(game: Playable, data: bytes) -> Any:
    """The action that was packed, of this game."""
    return action_decoder(game).decode(data)


def is_action(game: Playable, thing: object) -> bool:
    """Whether a thing is an action of this game with every field of the type it was declared with."""
    try:
        packed = pack_action(thing)
        action = unpack_action(game, packed)
    except UNPACKABLE:
        return False
    return bool(action == thing) and pack_action(action) == packed


@cache
def decoder(game: Playable) -> "msgspec.msgpack.Decoder[Packed[Any, Any]]":
    """Reads the Worlds of one game, strictly."""
    return msgspec.msgpack.Decoder(Packed[game.task_type, game.ask_type])  # type: ignore[name-defined]


@cache
def action_decoder(game: Playable) -> "msgspec.msgpack.Decoder[Any]":
    """Reads the actions of one game, strictly."""
    return msgspec.msgpack.Decoder(game.action_type)
