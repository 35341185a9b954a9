"""A companion: judges every action by what it brings, and says done when nothing is worth its price.

First what is free, then seals and aid, then kills by the harm they save against cards and Wounds, then the town, then
whatever the team's plan needs. It keeps nothing between two choices and reads only the World it is given.
"""

import math
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowrift.actions import (
    Bind,
    Build,
    Buy,
    Expel,
    Invite,
    Keep,
    OpenPurse,
    Play,
    PlayLoot,
    PlaySkill,
    SayDone,
    SeekAid,
    Tell,
    Use,
)
from engine.games.shadowrift.bot import answering
from engine.games.shadowrift.bot.acts.aiding import aid_worth, effects_worth
from engine.games.shadowrift.bot.acts.fighting import attack_worth, shot_worth
from engine.games.shadowrift.bot.acts.sealing import seal_worth
from engine.games.shadowrift.bot.acts.spending import build_worth, buy_worth, expel_worth, invite_worth
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.bot.taste import PLAIN, Taste
from engine.games.shadowrift.bot.weights import ADEPT, MASTER, Weights
from engine.games.shadowrift.content.effects import Draw, Gain, Hit, Seal
from engine.games.shadowrift.content.printed import ATTACK, KEPT, PLAYED, by_kind, has
from engine.games.shadowrift.rules.rows import RULES
from engine.games.shadowrift.tasks import ToAct, ToChoose, ToDiscard, ToOffer, ToPick, ToSink
from engine.games.shadowrift.zones import CLOSED, HAND, TOLD
from engine.kit.judging import Judge, JudgeOf, best_first, judged, one_of_the_best, worth_of
from engine.kit.printed import Printed

Judges = dict[type, JudgeOf]
AT_ONCE = 30.0  # what costs nothing and may bring more choices
TELLING = 25.0
DONE = 0.0
NEVER = -1.0


# Cards to be played that bring cards or points, and are no attack
FREE: Printed[str, bool] = by_kind(
    lambda card: not ATTACK[card.id] and any(isinstance(effect, Draw | Gain) for effect in PLAYED[card.id])
)


def pick(world: World, seat: int, rng: Random, taste: Taste | None = None) -> Any:
    """A sensible legal action."""
    return one_of_the_best(found(world, seat, taste, JUDGES), rng)


def quick(world: World, seat: int) -> Any:
    """In a hurry: the first thing that costs nothing, then telling, then the first of the best as a Master weighs."""
    if type(world.ask_of(seat)) is not ToAct:
        return max(found(world, seat, None, MASTERLY), key=worth_of)[0]
    legal = RULES.legal(world, seat)
    outlook = Outlook(world, seat, PLAIN, MASTER)
    at_once = first_at_once(outlook, legal)
    if at_once is not None:
        return at_once
    best, most = None, -math.inf
    for action in legal:
        judge = ACTS.get(type(action))
        if judge is not None:
            worth = judge(outlook, action)
            if worth > most:
                best, most = action, worth
    return best


def first_at_once(outlook: Outlook, legal: Sequence[Any]) -> Any:
    """The first legal action that costs nothing and may bring more choices, or telling; None if there is none."""
    kinds, telling = outlook.world.kinds, None
    for action in legal:
        sort = type(action)
        if sort is Play:
            if FREE[kinds[action.card]] and play_worth(outlook, action) >= AT_ONCE:
                return action
        elif sort is PlaySkill or sort is PlayLoot:
            return action
        elif sort is Tell and tell_worth(outlook, action) == TELLING:
            telling = action
        elif sort is OpenPurse and purse_worth(outlook, action) == AT_ONCE:
            return action
    return telling


def presumed(world: World, seat: int) -> list[Fact]:
    """Whoever is advised has told the others what they can do: a hint is about deeds."""
    return [TOLD.to(1, seat)] if isinstance(world.ask_of(seat), ToAct) and not TOLD(world, seat) else []


def first_word(world: World, seat: int) -> Any | None:
    """Before they hold back, bots tell what their hands can do."""
    return Tell() if world.seats > 1 and isinstance(world.ask_of(seat), ToAct) and not TOLD(world, seat) else None


def found(world: World, seat: int, taste: Taste | None, judges: Judges) -> list[tuple[Any, float]]:
    return judged(judges, world, seat, RULES.legal(world, seat), taste or PLAIN)


def best(world: World, seat: int, taste: Taste | None) -> list[tuple[Any, float]]:
    """Everything that can be done, best first, as a Master weighs it."""
    return best_first(found(world, seat, taste, MASTERLY))


def act_judge(world: World, seat: int, taste: Taste, weights: Weights = ADEPT) -> Judge:
    """What an action of the Heroes act brings. Purses stay open, so nothing has to be given."""
    outlook = Outlook(world, seat, taste, weights)

    def judge(action: Any) -> float:
        worth = ACTS.get(type(action))
        return worth(outlook, action) if worth is not None else NEVER

    return judge


def play_worth(outlook: Outlook, action: Play) -> float:
    kind = outlook.world.kinds[action.card]
    if ATTACK[kind]:
        return attack_worth(outlook, action)
    if has(kind, Seal):
        return seal_worth(outlook, action)
    worth = effects_worth(outlook, PLAYED[kind], action)
    return worth + AT_ONCE if FREE[kind] and worth > 0 else worth


def use_worth(outlook: Outlook, action: Use) -> float:
    kind = outlook.world.kinds[action.card]
    if action.targets:
        return shot_worth(outlook, action, Hit(n=1, ranged=True))
    return effects_worth(outlook, KEPT[kind], action) - 3.0


def bind_worth(outlook: Outlook, action: Bind) -> float:
    """Two Wounds in one hand are dealt with before buying, a lone one with what is left."""
    kinds, world = outlook.world.kinds, outlook.world
    hurt = sum(kinds[card] == "wound" for card in world.pieces(HAND[outlook.seat]))
    return outlook.taste.healing * (outlook.weights.bind_two if hurt >= 2 else outlook.weights.bind)


def keep_worth(outlook: Outlook, action: Keep) -> float:
    """With Prowess that buys nothing else."""
    gains = any(isinstance(effect, Gain) for effect in KEPT[outlook.world.kinds[action.card]])
    return outlook.weights.keep_for_seals if gains and outlook.plan == "seals" else outlook.weights.keep


def tell_worth(outlook: Outlook, action: Tell) -> float:
    """Once a round, after what is drawn for nothing."""
    return NEVER if TOLD(outlook.world, outlook.seat) else TELLING


def purse_worth(outlook: Outlook, action: OpenPurse) -> float:
    return AT_ONCE if action.yes and CLOSED(outlook.world, outlook.seat) else NEVER


ACTS: dict[type, Any] = {
    SeekAid: aid_worth,
    Play: play_worth,
    PlaySkill: lambda outlook, action: AT_ONCE,
    PlayLoot: lambda outlook, action: AT_ONCE,
    Use: use_worth,
    Keep: keep_worth,
    Bind: bind_worth,
    Buy: buy_worth,
    Invite: invite_worth,
    Build: build_worth,
    Expel: expel_worth,
    Tell: tell_worth,
    OpenPurse: purse_worth,
    SayDone: lambda outlook, action: DONE,
}

JUDGES: Judges = {
    ToAct: act_judge,
    ToDiscard: answering.discard_judge,
    ToOffer: answering.offer_judge,
    ToChoose: answering.choose_judge,
    ToSink: answering.sink_judge,
    ToPick: answering.pick_judge,
}
MASTERLY: Judges = JUDGES | {ToAct: partial(act_judge, weights=MASTER)}
