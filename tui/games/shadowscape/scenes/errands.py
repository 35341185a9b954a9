"""Whispers as goals: what each asks in a few signs, what is met, and which hero is nearest to it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import World
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.condition_forms import (
    DeedKill,
    DeedSearch,
    Gear,
    General,
    Has,
    InRoom,
    InStart,
    Treasures,
)
from engine.games.shadowscape.content.printed import WHISPER
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.holding import errand, errands_of, holds, lacking
from engine.games.shadowscape.table import has_begun
from engine.kit.words import numbered
from tui.draw.canvas import Word, Words
from tui.games.shadowscape.look import sign, signs

ARTICLES = {"beast": "a", "brigand": "a", "undead": "an"}


class Need(msgspec.Struct, frozen=True):
    """One thing a whisper asks: in signs, in words, and whether it is true of the hero."""

    brief: Words
    words: Words
    met: bool
    middling: Words = ()

    @property
    def in_few_words(self) -> Words:
        """Between signs and words, for a row with some room."""
        return self.middling or self.brief


def needs_of(world: World, seat: int, whisper: int) -> list[Need]:
    """What a whisper asks of a hero, things counted one by one."""
    found: list[Need] = []
    for need in WHISPER[world.kinds[whisper]].needs:
        found += _each(world, seat, need)
    return found


def _each(world: World, seat: int, need: Any) -> list[Need]:
    """A need as one mark for each thing it counts."""
    match need:
        case Has(type=type, count=count) if type in TYPES:
            got = count - lacking(world, seat, need)
            words: Words = (Word(f"{ARTICLES[type]} {box().word(type).lower()} "), sign(type))
            return [Need((sign(type),), words, number < got) for number in range(count)]
        case Has(count=count):
            met = count - lacking(world, seat, need)
            counted = (*signs(*TYPES), Word(f"{met}/{count}", "dim"))
            return [Need(counted, (Word(f"{count} trophies of one type"),), holds(world, seat, need))]
        case Treasures(count=count):
            got = count - lacking(world, seat, need)
            return [
                Need((sign("treasure"),), (Word("a treasure "), sign("treasure")), number < got)
                for number in range(count)
            ]
    single = _single(need)
    return [Need(*single, holds(world, seat, need), _middling(need))]


def _middling(need: Any) -> Words:
    """What signs alone leave open, in few words; nothing where they say it."""
    match need:
        case InRoom(room=room):
            return (Word(f"in the {box().rooms[room].name}"),)
        case InStart():
            return (Word("in another's start"),)
        case General():
            return (Word("general action"),)
        case DeedSearch() | DeedKill(lord=True):
            return _single(need)[1]
        case DeedKill(least_defence=least, at_shrine=at_shrine):
            tough = (sign("defence"), Word(f"{least}+ ")) if least else ()
            return (Word("kill "), *tough, *((Word("at "), sign("shrine")) if at_shrine else ()))
    return ()


def _single(need: Any) -> tuple[Words, Words]:
    match need:
        case InRoom(room=room):
            name = box().rooms[room].name
            return (Word(name),), (Word(f"be in the {name}"),)
        case InStart():
            return (Word("start"),), (Word("be in a starting room not your own"),)
        case Gear(kind="any"):
            return (Word("gear"),), (Word("a piece of equipment"),)
        case Gear(kind=kind):
            word = box().word(kind).lower()  # type: ignore[arg-type]
            return (Word(word),), (Word(f"a piece of {word}" if kind == "clothing" else f"a {word}"),)
        case General():
            return (Word("action"),), (Word("a general action"),)
        case DeedSearch(room=room, points=points):
            name = box().rooms[room].name
            return (Word(f"{name} "), sign("search"), Word(str(points))), (Word(f"search {points} in the {name}"),)
        case DeedKill(lord=True):
            return (Word("slay lord"),), (Word("slay the lord"),)
        case DeedKill(least_defence=least, at_shrine=at_shrine):
            return _kill(least, at_shrine)
    return (Word("?"),), (Word("?"),)


def _kill(least: int, at_shrine: bool) -> tuple[Words, Words]:
    """An enemy to eliminate: of which defence at least, and where."""
    tough = (Word(" "), sign("defence"), Word(f"{least}+")) if least else ()
    where = (Word(" " if least else " at "), sign("shrine")) if at_shrine else ()
    words = f"eliminate an enemy{f' of defence {least} or more' if least else ''}"
    return (Word("kill"), *tough, *where), (Word(f"{words}{' at a shrine' if at_shrine else ''}"),)


def progress(world: World, seat: int, whisper: int) -> str:
    """`1 of 3`, or that it is a deed."""
    if WHISPER[world.kinds[whisper]].is_deed:
        return "a deed"
    needs = needs_of(world, seat, whisper)
    return f"{sum(need.met for need in needs)} of {len(needs)}"


def nearest_to(world: World, whisper: int) -> list[int]:
    """The seats that need the fewest actions for a whisper."""
    seats = [seat for seat in range(world.seats) if has_begun(world, seat)]
    actions = {seat: errand(world, seat, whisper).actions for seat in seats}
    least = min(actions.values(), default=0)
    return [seat for seat, needed in actions.items() if needed == least]


def goal_of(world: World, seat: int) -> tuple[int, float] | None:
    """The open whisper that a hero is nearest to, and about how many actions it takes."""
    found = errands_of(world, seat)
    return (found[0].whisper, found[0].actions) if found else None


def how_far(actions: float) -> str:
    """`about 2 actions`, or that nothing is missing."""
    return f"about {numbered(round(actions), 'action')}" if round(actions) else "can be claimed at once"
