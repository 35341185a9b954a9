"""Step 7: all heroes act as they like, in any order, until all are done. What each may do now is put together here."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Answered, Done, Entered, Fact, Noted, Planned
from engine.core.world import World
from engine.games.shadowrift.actions import SayDone
from engine.games.shadowrift.rules.ending import end_game, is_last_round
from engine.games.shadowrift.rules.heroes import aid, buying, giving, playing
from engine.games.shadowrift.rules.heroes.aiming import Moment
from engine.games.shadowrift.rules.heroes.playing import bring
from engine.games.shadowrift.rules.heroes.waking import TO_ACT
from engine.games.shadowrift.rules.monsters.faction_cards import gather_magic
from engine.games.shadowrift.scoring import gauges_of
from engine.games.shadowrift.tasks import (
    ActDue,
    ArrivalsDue,
    DrawDue,
    MonstersDue,
    PowerDue,
    ToAct,
    TownDue,
    TravellersDue,
)
from engine.games.shadowrift.zones import PLAY, ROUND
from engine.kit.rules import Choice, Deed, Duty, ask_all

HEROES_ACT = "Heroes act"
DONE = SayDone()
ROUND_STEPS = Planned(
    (ActDue(), ArrivalsDue(), PowerDue(), MonstersDue(), TravellersDue(), TownDue(), DrawDue())
)  # the last lies on top


def heroes_act(world: World, task: ActDue) -> Iterator[Fact]:
    """Ask everybody; when all are done the round is over."""  # ruling 55
    if not world.rested[-1]:
        yield Entered("act")
        for seat in range(world.seats):
            yield from work_again(world, seat)
        yield from ask_all(range(world.seats), TO_ACT)
        return
    yield Done()
    yield from gather_magic(world)  # ruling 60
    yield Noted("gauges", (ROUND(world), *gauges_of(world).numbers))
    if is_last_round(world):
        yield from end_game(world, "siege")
    else:
        yield ROUND_STEPS


def work_again(world: World, seat: int) -> Iterator[Fact]:
    """What Skills and Loot in play bring at the start of every Heroes act."""  # ruling 75
    for card in tuple(world.pieces(PLAY[seat])):
        yield from bring(world, seat, card)


def acts(world: World, seat: int, ask: ToAct) -> Sequence[Any]:
    """Everything this hero may do now, in the order of the rulebook; who is done may not say so twice."""
    moment = Moment(world, seat)
    found: list[Any] = []
    found += aid.aids(moment)
    found += playing.plays(moment)
    found += buying.purchases(moment)
    found += giving.gifts(moment)
    if seat in world.asks[-1]:
        found.append(DONE)
    return found


def say_done(world: World, seat: int, action: SayDone) -> Iterator[Fact]:
    yield Answered(seat)


def cannot_be_done(world: World, seat: int, ask: Any, action: SayDone) -> Rejected | None:
    return Rejected("AlreadyDone", "You are already done; you may still act until everyone is.", HEROES_ACT)


CHOICES = (Choice(ToAct, acts, "The heroes act: play, buy, seek aid, give, or say you are done.", HEROES_ACT),)
DEEDS = (Deed(SayDone, (ToAct,), say_done, cannot_be_done),)
DUTIES = (Duty(ActDue, heroes_act),)
