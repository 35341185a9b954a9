"""What a hero's ability and gear add to its deeds, sorted by what the bot asks; made once for each."""

from functools import lru_cache
from typing import Any, NamedTuple

from engine.games.shadowscape.content.effect_forms import Draw, Mend, Next
from engine.games.shadowscape.content.standing_forms import Boost
from engine.games.shadowscape.standing import Standing


class Traits(NamedTuple):
    """Points on attacks here and next door, by symbol; what a long walk, a kill, a heal and a text bring besides."""

    here: dict[str, int]
    far: dict[str, int]
    counted: tuple[Boost, ...]  # those that depend on what is on the table
    reach_bits: int  # what lets one attack a turn reach next door
    charge: int  # on the next attack after a walk
    charge_rooms: int
    draws: dict[str, int]  # Fate cards, by event
    mends: dict[str, int]  # wounds, by event


@lru_cache(maxsize=1 << 12)
def traits_of(standing: Standing) -> Traits:
    here: dict[str, int] = {}
    far: dict[str, int] = {}
    for one in standing.boosts:
        if one.reach != "next":
            here[one.symbol] = here.get(one.symbol, 0) + one.plus
        if one.reach != "here":
            far[one.symbol] = far.get(one.symbol, 0) + one.plus
    draws: dict[str, int] = {}
    mends: dict[str, int] = {}
    charge = rooms = 0
    for event, whens in standing.whens.items():
        for _, when in whens:
            for effect in when.effects:
                match effect:
                    case Draw(cards=cards):
                        draws[event] = draws.get(event, 0) + cards
                    case Mend(wounds=wounds):
                        mends[event] = mends.get(event, 0) + wounds
                    case Next(action="attack", plus=plus) if event == "move":
                        charge, rooms = charge + plus, max(rooms, when.rooms)
    counted = tuple([one for one in standing.boosts if one.per is not None])
    bits: Any = sum({ready.bit for ready in standing.once if ready.is_reach})
    return Traits(here, far, counted, bits, charge, rooms, draws, mends)
