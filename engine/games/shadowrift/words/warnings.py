"""What a hero leaves undone by saying done: asked by front ends before they let it happen."""

from collections.abc import Iterator
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.actions import Build, Buy, Invite, Play, SeekAid, Use
from engine.games.shadowrift.content.printed import ATTACK, BOOST, HIT
from engine.games.shadowrift.names import name_of
from engine.games.shadowrift.rules import RULES
from engine.games.shadowrift.rules.heroes.fighting import hits_on
from engine.games.shadowrift.table import left_of
from engine.games.shadowrift.tasks import ToAct


def left_undone(world: World, seat: int) -> list[str]:
    """Why this hero might not be done yet, in sentences; nothing, if there is no such reason."""
    if not isinstance(world.ask_of(seat), ToAct):
        return []
    legal = RULES.legal(world, seat)
    kills = dict.fromkeys(kills_in_sight(world, seat, legal))
    aid = ["You have not sought aid this round."] if any(isinstance(one, SeekAid) for one in legal) else []
    buys = ["You can still buy something."] if any(isinstance(one, Buy | Build | Invite) for one in legal) else []
    return [*(f"You can still slay {name_of(world, foe)}." for foe in kills), *aid, *buys]


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
