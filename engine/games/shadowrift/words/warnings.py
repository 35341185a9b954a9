"""What a hero leaves undone by saying done: asked by front ends before they let it happen."""

from collections.abc import Iterator
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.actions import Build, Buy, Invite, Play, PlayLoot, PlaySkill, SayDone, SeekAid, Use
from engine.games.shadowrift.content.printed import ATTACK, BOOST, HIT, MELEE
from engine.games.shadowrift.force import NOTHING, Cost
from engine.games.shadowrift.names import name_of
from engine.games.shadowrift.rules.heroes.buying import build_cost, buy_cost, invite_cost, kind_in_stack
from engine.games.shadowrift.rules.heroes.fighting import hits_on
from engine.games.shadowrift.rules.heroes.paying import means_of
from engine.games.shadowrift.rules.rows import RULES
from engine.games.shadowrift.table import left_of, tolls
from engine.games.shadowrift.tasks import ToAct
from engine.games.shadowrift.zones import TRAVELLER
from engine.kit.words import listed


def left_undone(world: World, action: Any, seat: int) -> list[str]:
    """Why this hero might not be done yet, in sentences; nothing, if there is no such reason or another choice.

    What a hero keeps is no reason: Coin lies there in the next round as well.
    """
    if not isinstance(action, SayDone) or not isinstance(world.ask_of(seat), ToAct):
        return []
    legal = RULES.legal(world, seat)
    kills = dict.fromkeys(kills_in_sight(world, seat, legal))
    found = [f"You can still slay {name_of(world, foe)}." for foe in kills]
    if any(isinstance(one, SeekAid) for one in legal):
        found.append("You have not sought aid this round.")
    cards = dict.fromkeys(name_of(world, one.card) for one in legal if is_worth_playing(world, one))
    if cards:
        found.append(f"You can still play {listed(list(cards))}.")
    if any(cost_of_purchase(world, seat, one)[0] for one in legal):
        found.append(f"You still have {means_of(world, seat).prowess}† to spend.")
    return found


def is_worth_playing(world: World, action: Any) -> bool:
    """Whether this plays a card that costs the hero no Wound."""
    if isinstance(action, Play):
        return action.ranged or not MELEE[world.kinds[action.card]]
    return isinstance(action, PlaySkill | PlayLoot)


def cost_of_purchase(world: World, seat: int, action: Any) -> Cost:
    """What is paid for a card, a Wall or a Traveller; other things cost nothing here."""
    match action:
        case Buy(stack=number):
            kind = kind_in_stack(world, number)
            return NOTHING if kind is None else buy_cost(kind, tolls(world))
        case Invite(place=place):
            return invite_cost(world, seat, world.pieces(TRAVELLER[place])[0])
        case Build(wall=wall):
            return build_cost(world, seat, int(wall))
    return NOTHING


def kills_in_sight(world: World, seat: int, legal: Any) -> Iterator[int]:
    """The monsters that a single action of this hero would kill."""
    for action in legal:
        if isinstance(action, Play):
            kind = world.kinds[action.card]
            hit, boost = HIT[kind], BOOST[kind]
            if ATTACK[kind] and hit is not None:
                hits = hit.n + (action.boost * boost.each if boost is not None else 0)
                for foe in action.targets:
                    dealt = hits_on(world, seat, kind, foe, hits, hit.ranged or action.ranged)
                    if dealt >= left_of(world, foe):
                        yield foe
        elif isinstance(action, Use):
            yield from (foe for foe in action.targets if left_of(world, foe) == 1)


def ends_the_round(world: World, seat: int) -> bool:
    """Whether this hero is the last one who is not done."""
    return list(world.waiting()) == [seat]
