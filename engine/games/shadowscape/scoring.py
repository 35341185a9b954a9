"""What counts at the end, card by card: shards of whispers, gear, general actions and rooms; and what heroes did.

The end, the score sheets and the words use it. It reads the table and changes nothing.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from engine.core.world import World
from engine.games.shadowscape.content.printed import SHARDS, WHISPER
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.names import offer_name, room_kind_name
from engine.games.shadowscape.table import general_of, worn_by
from engine.games.shadowscape.zones import (
    ACTION_BACK,
    ALTERS,
    AWAKE,
    FATE_DECK,
    FOUND,
    HEALED,
    HURT,
    KILLS,
    LAST,
    PLACE,
    SLAIN,
    TUCKED,
    TURNS,
    WHISPER_DECK,
    WHISPERS,
)
from engine.kit.sides import places_by

Sort = Literal["whisper", "gear", "action", "room", "lord"]
SORTS: tuple[Sort, ...] = ("whisper", "lord", "gear", "action", "room")


class Line(msgspec.Struct, frozen=True):
    """One thing that counts: what sort it is, its name, its shards."""

    sort: Sort
    name: str
    shards: int


class Tally(msgspec.Struct, frozen=True):
    """What a hero did; worth nothing in the end."""  # ruling 57

    kills: tuple[int, ...]  # in the order of TYPES
    found: int
    hurt: int
    healed: int
    altered: int
    turns: int
    claims: int


class Standing(msgspec.Struct, frozen=True):
    """What counts for one seat."""

    seat: int
    lines: tuple[Line, ...]
    tally: Tally

    @property
    def total(self) -> int:
        return sum(line.shards for line in self.lines)

    def of(self, sort: Sort) -> int:
        return sum(line.shards for line in self.lines if line.sort == sort)


class Effort(msgspec.Struct, frozen=True):
    """How a cooperative game stands: whispers claimed, whispers left before the lord can wake, fate cards left."""

    claims: int
    open: int
    waiting: int
    fate: int
    is_slain: bool


def lines_of(world: World, seat: int) -> list[Line]:
    """Every card with shards, tucked ones too, and the room where the hero is."""  # ruling 35
    kinds, found = world.kinds, []
    for card in world.lying(TUCKED[seat]):
        if world.backs[card] != ACTION_BACK:
            whisper = WHISPER[kinds[card]]
            found.append(Line("lord" if whisper.is_lord else "whisper", whisper.name, whisper.shards))
    found += [Line("gear", offer_name(world, piece), SHARDS[kinds[piece]]) for piece in worn_by(world, seat)]
    general = general_of(world, seat)
    actions = [card for card in world.lying(TUCKED[seat]) if world.backs[card] == ACTION_BACK]
    actions += [] if general is None else [general]
    found += [Line("action", offer_name(world, card), SHARDS[kinds[card]]) for card in actions]
    chart, place = chart_of(world), PLACE(world, seat)
    if place in chart.shards:
        found.append(Line("room", room_kind_name(chart.kinds[place]), 1))
    return [line for line in found if line.shards]


def shards_of(world: World, seat: int) -> int:
    """All shards of a seat, counted quickly."""
    kinds = world.kinds
    general = general_of(world, seat)
    cards = [*world.lying(TUCKED[seat]), *worn_by(world, seat), *(() if general is None else (general,))]
    return sum(SHARDS[kinds[card]] for card in cards) + (PLACE(world, seat) in chart_of(world).shards)


def whispers_of(world: World, seat: int) -> int:
    """How many whispers a seat has claimed."""
    return sum(world.backs[card] != ACTION_BACK for card in world.lying(TUCKED[seat]))


def tally_of(world: World, seat: int) -> Tally:
    kills = tuple(KILLS[type](world, seat) for type in TYPES)
    found, hurt, healed, altered, turns = (counter(world, seat) for counter in (FOUND, HURT, HEALED, ALTERS, TURNS))
    return Tally(kills, found, hurt, healed, altered, turns, whispers_of(world, seat))


def standing_of(world: World, seat: int) -> Standing:
    return Standing(seat, tuple(lines_of(world, seat)), tally_of(world, seat))


def standings_of(world: World) -> list[Standing]:
    return [standing_of(world, seat) for seat in range(world.seats)]


def places_of(world: World, standings: Sequence[Standing]) -> tuple[int, ...]:
    """By shards, then by how near a seat sits to the holder of the last whisper, clockwise."""  # ruling 34
    holder = LAST(world)
    ranks = [
        (standing.total, -((standing.seat - holder) % world.seats) if holder >= 0 else 0) for standing in standings
    ]
    return places_by(ranks)


def effort_of(world: World) -> Effort:
    """How far all heroes are together."""
    claims = sum(whispers_of(world, seat) for seat in range(world.seats))
    fate, waiting = len(world.zones[FATE_DECK]), len(world.zones[WHISPER_DECK])
    return Effort(claims, len(world.zones[WHISPERS]), waiting, fate, AWAKE(world) == SLAIN)
