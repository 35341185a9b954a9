"""Which of several programs does a thing that only one may do, such as playing the bots of a table.

A program that lives says so every few seconds; what it claimed is free again when it has been silent for a while. Used
by stores on one machine, whose programs share a clock; PostgreSQL knows by itself whose connection has ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.store.books import Book

if TYPE_CHECKING:
    from engine.store.contract import EventStore

BEAT = 2_000
"""Milliseconds between two signs of life."""

SILENCE = 8_000
"""Milliseconds after which a program that gives no sign of life is taken for dead."""


class Pulse(msgspec.Struct, frozen=True):
    """When a program last said that it lives."""

    at: int


class Held(msgspec.Struct, frozen=True):
    """Who holds a claim."""

    node: str


def pulses(store: EventStore) -> Book[Pulse]:
    return Book(store, "nodes", Pulse)


def is_alive(store: EventStore, node: str, now: int) -> bool:
    """Whether a program has given a sign of life lately."""
    pulse = pulses(store).get(node)
    return pulse is not None and now - pulse.at < SILENCE


def claimed(store: EventStore, name: str, node: str, now: int) -> bool:
    """Claim a thing for a program unless another one that lives has it; whether this one has it now."""

    def taken(held: Held | None) -> Held:
        free = held is None or held.node == node or not is_alive(store, held.node, now)
        return Held(node) if free or held is None else held

    return Book(store, "claims", Held).change(name, taken) == Held(node)


def released(store: EventStore, name: str, node: str) -> None:
    """Give a claim back, if this program has it."""
    Book(store, "claims", Held).change(name, lambda held: None if held is None or held.node == node else held)
