"""The game's own bot: it plans by whisper, ranks whole turns, and answers every other question by what it is worth.

`pick` reads only the World it is given; for every kind of ask a judge says what each answer is worth, in shards.
"""

from random import Random
from typing import Any

from engine.core.facts import Fact
from engine.core.world import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape.bot import answers, phases
from engine.games.shadowscape.bot.plans.offers import claim_worth
from engine.games.shadowscape.bot.plans.outlook import Outlook, outlook_of
from engine.games.shadowscape.bot.plans.planning import Planner
from engine.games.shadowscape.bot.plans.texts import Text
from engine.games.shadowscape.bot.taste import PLAIN, Taste
from engine.games.shadowscape.content.effect_forms import Next
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.rules.altering import ready_on, text_of
from engine.games.shadowscape.rules.rows import RULES
from engine.games.shadowscape.table import is_cooperative
from engine.games.shadowscape.zones import WISH, WISHED
from engine.kit.judging import Judge, JudgeOf, best_first, judged, judged_best

CLOSE = 0.005
MOST = 10
MARGINS = {
    q.ToAct: 1.2,
    q.ToTarget: 0.6,
    q.ToStep: 0.25,
    q.ToDefend: 0.3,
    q.ToAim: 1.0,
    q.ToKeep: 0.3,
    q.ToClaimDeed: 5.0,
}  # what else is asked is not worth a search
PLAYING = 0.02  # a text that brings less stays in hand
IDLE = -0.3  # a whole turn without an action while the lord stands


def pick(world: World, seat: int, rng: Random, taste: Taste | None = None) -> Any:
    """A sensible legal action for a seat that is asked."""
    return judged_best(JUDGES, world, seat, RULES.legal(world, seat), taste or PLAIN, rng, CLOSE)


def ranked(world: World, seat: int, rng: Random, taste: Taste | None = None) -> list[tuple[Any, float]]:
    """What is worth a look, best first: what the bot would pick, and what is not much worse.

    How much worse a choice may seem depends on what is asked: a whole turn is worth thought, the next door is not.
    """
    found = best_first(judged(JUDGES, world, seat, RULES.legal(world, seat), taste or PLAIN))
    best = found[0][1]
    close = [one for one in found if one[1] >= best - CLOSE]
    picked = close[0] if len(close) == 1 else rng.choice(close)
    margin = MARGINS.get(type(world.ask_of(seat)), 0.0)
    return [picked, *(one for one in found if one is not picked and one[1] > best - margin)][:MOST]


def presumed(world: World, seat: int) -> list[Fact]:
    """Whoever is advised has said what they are after: a hint is about deeds."""
    wishes = isinstance(world.ask_of(seat), q.ToAct) and is_cooperative(world) and not WISHED(world)
    return [WISHED.to(1)] if wishes else []


# The action phase


def judge_acts(world: World, seat: int, taste: Taste) -> Judge:
    outlook = outlook_of(world, seat, taste)
    planner = Planner(outlook)

    def judge(action: Any) -> float:
        match action:
            case a.Use(card=card):
                return planner.use_worth(card)
            case a.Move(card=card):
                return planner.move_worth(card)
            case a.Claim(card=card):
                return claim_worth(outlook, card)
            case a.Alter(fate=fate):
                return alter_worth(outlook, planner, fate)
            case a.Employ(card=card):
                ready = ready_on(world, seat, card)
                return Text(outlook, planner, effects_of(ready.source)).worth() - 0.01 if ready else 0.0
            case a.Wish(whisper=whisper):
                return wish_worth(outlook, whisper)
        return (
            IDLE if outlook.lord_up and not outlook.is_last and planner.left > 1 else 0.0
        )  # it does not fall by itself

    return judge


def alter_worth(outlook: Outlook, planner: Planner, fate: int) -> float:
    """What a text brings more than the card is worth in hand; a bonus comes before what it is for."""
    effects = effects_of(text_of(outlook.world, fate))
    worth = Text(outlook, planner, effects).worth() - outlook.card_worth(fate) + planner.event_worth("alter")
    if worth < PLAYING:
        return -0.05 + min(0.0, worth)
    if any(isinstance(effect, Next) for effect in effects):
        worth += max([planner.use_worth(card) for card in planner.usable], default=0.0)
    return worth


def wish_worth(outlook: Outlook, whisper: int) -> float:
    """Partners say what they go for, when it is something new."""
    nearest = outlook.nearest()
    if nearest is None or nearest.card != whisper or WISH(outlook.world, outlook.seat) == whisper:
        return -1.0
    return 3.0


JUDGES: dict[type, JudgeOf] = {q.ToAct: judge_acts, **answers.JUDGES, **phases.JUDGES}
