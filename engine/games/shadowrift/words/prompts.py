"""Shadowrift in words: what to do now, and where the game stands. Labels of actions stand beside this file."""

from collections.abc import Callable
from typing import Any

from engine.core.facts import Outcome
from engine.core.world import World
from engine.games.shadowrift.actions import Play
from engine.games.shadowrift.content.printed import QUICK, SORT
from engine.games.shadowrift.names import cost_in_words
from engine.games.shadowrift.rules.heroes.paying import means_of
from engine.games.shadowrift.rules.rows import RULES
from engine.games.shadowrift.scoring import gauges_of
from engine.games.shadowrift.table import actions_allowed
from engine.games.shadowrift.tasks import ToAct, ToChoose, ToDiscard, ToOffer, ToPick, ToSink
from engine.games.shadowrift.words.dangers import ends_near
from engine.games.shadowrift.words.labels import LABELS
from engine.games.shadowrift.zones import ACTED, AIDED, HAND, HERO_STACKS, OFFERED, ROUND, STACK_KIND
from engine.kit.sides import teams_of
from engine.kit.telling import Progress, Prompt, Status
from engine.kit.words import capitalized, counted, listed, spelled

__all__ = ["LABELS", "PROMPTS", "ending", "status", "waiting"]

HEADINGS = {"draw": "Drawing cards", "town": "Town", "monsters": "Monsters act", "power": "Power and arrivals"}
PHASES = ("Draw", "Town", "Travellers", "Monsters act", "Power", "Arrivals", "Heroes act")
STEPS = ("draw", "town", "travellers", "monsters", "power", "arrivals", "act")
RESULTS = {
    "walls": "won by Walls",
    "seals": "won by seals",
    "town": "lost: the town fell",
    "plague": "lost to the plague",
    "world": "lost: the end of the world",
    "siege": "lost: the siege",
}
WAY = 12
"""Steps in which the way to the nearest end is told."""

TOLD = 3
"""So many ends are told at once."""

SORTS = {"any": "a card", "spell": "a Spell", "heroism": "a Heroism"}


def waiting(world: World, seat: int | None) -> Prompt:
    return Prompt("", verb="look", heading=HEADINGS.get(world.phase, "The round"), awaits=tuple(world.waiting()))


def pick_prompt(world: World, seat: int, ask: ToPick) -> Prompt:
    left = sum(not counter(world) for counter in STACK_KIND)
    remark = f"{spelled(left).capitalize()} of {spelled(HERO_STACKS)} left to choose."
    return Prompt("Choose a stack for this game.", remark, "choose", "Set-up")


def act_prompt(world: World, seat: int, ask: ToAct) -> Prompt:
    """What this hero has left this round."""
    if seat not in world.waiting():
        call = "You are done, but you may still act."
        return Prompt(call, verb="choose", heading="Heroes act", awaits=tuple(world.waiting()))
    means = means_of(world, seat)
    have = cost_in_words((means.prowess, means.magic_in_all, means.coin + means.lent))
    left = listed(["seek aid"] * (not AIDED(world, seat)) + ["play your Action"] * has_action(world, seat))
    spare = f"You can spend {have}." if have else "You have nothing to spend."
    remark = f"{spare} You may still {left}." if left else spare
    return Prompt("Act, or say you are done.", remark, "choose", "Heroes act")


def has_action(world: World, seat: int) -> bool:
    """Whether the hero can still play an Action that is not quick."""
    kinds = (world.kinds[card] for card in world.pieces(HAND[seat]))
    holds = any(SORT[kind] in ("attack", "action") and not QUICK[kind] for kind in kinds)
    if not holds or ACTED(world, seat) >= actions_allowed(world, seat):
        return False
    plays = (one for one in RULES.legal(world, seat) if isinstance(one, Play))
    return any(not QUICK[world.kinds[one.card]] for one in plays)


def sink_prompt(world: World, seat: int, ask: ToSink) -> Prompt:
    return Prompt("Put one card under the deck, or leave them all.", "The others keep their order.", "put", "Actions")


def discard_prompt(world: World, seat: int, ask: ToDiscard) -> Prompt:
    what = SORTS[ask.what] if ask.count == 1 else f"{ask.count} cards"
    return Prompt(f"Discard {what}.", "The monsters make every hero discard.", "discard", "Monsters act")


def offer_prompt(world: World, seat: int, ask: ToOffer) -> Prompt:
    remark = "With fewer, the Child is killed and every hero takes a Wound."
    if OFFERED(world):
        remark = f"{remark} {spelled(OFFERED(world)).capitalize()} so far."
    return Prompt(f"Offer cards, or none: together you need {ask.count}.", remark, "offer", "Storm Lords")


def choose_prompt(world: World, seat: int, ask: ToChoose) -> Prompt:
    remark = "The first answer counts for all. If it is unhurt, another Magic card is drawn."
    return Prompt(f"Choose a monster to mend {counted(ask.count, 'hit')}.", remark, "choose", "Storm Lords")


PROMPTS: dict[type, Callable[[World, int, Any], Prompt]] = {
    ToPick: pick_prompt,
    ToAct: act_prompt,
    ToSink: sink_prompt,
    ToDiscard: discard_prompt,
    ToOffer: offer_prompt,
    ToChoose: choose_prompt,
}


def status(world: World, seat: int | None) -> Status:
    """The round, its step, and the end that is nearest; the way to the end is the way to that one, not to round 40."""
    scores = (0.0,) * world.seats
    teams = teams_of(world.game.sides(world.options, world.seats))
    number, of = ROUND(world), WAY
    if world.outcome is not None:
        result = RESULTS[world.outcome.code]
        return Status("The end", result, of, of, ("Result",), 0, world.outcome.scores, f"round {number}", teams)
    if not number:
        return Status("Before play", "Choosing stacks", 0, of, ("Stacks",), 0, scores, teams=teams)
    done = min(of - 1, round(max(gauge.share for gauge in gauges_of(world).all) * of))
    now = STEPS.index(world.phase) if world.phase in STEPS else 0
    side = how_far(world)
    return Status(f"Round {number}", PHASES[now], done, of, PHASES, now, scores, nearest(world), teams, side=side)


def how_far(world: World) -> Progress:
    """The two wins, and the loss that is counted."""
    gauges = gauges_of(world)
    counted_ends = (gauges.walls, gauges.seals, gauges.plague)
    walls, rifts, corpses = (f"{gauge.value}/{gauge.of}" for gauge in counted_ends)
    share = max(gauges.walls.share, gauges.seals.share)
    return Progress(f"walls {walls}, rifts {rifts}, corpses {corpses}", f"walls {walls}, rifts {rifts}", share, share)


def nearest(world: World) -> str:
    """The ends that are near, win or loss, the most urgent first; a header says as many as it has room for."""
    return "; ".join(end.words for end in ends_near(world)[:TOLD]) or "nothing is close yet"


def ending(outcome: Outcome) -> str:
    """How it ended, as a sentence."""
    return f"{capitalized(outcome.reason)}."
