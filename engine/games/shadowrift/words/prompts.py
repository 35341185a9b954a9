"""Shadowrift in words: what to do now, and where the game stands. Labels of actions stand beside this file."""

from collections.abc import Callable
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.names import cost_in_words
from engine.games.shadowrift.rules.heroes.paying import means_of
from engine.games.shadowrift.scoring import gauges_of
from engine.games.shadowrift.table import actions_allowed
from engine.games.shadowrift.tasks import ToAct, ToChoose, ToDiscard, ToOffer, ToPick, ToSink
from engine.games.shadowrift.words.labels import LABELS
from engine.games.shadowrift.zones import ACTED, AIDED, HERO_STACKS, OFFERED, ROUND, STACK_KIND
from engine.kit.sides import teams_of
from engine.kit.telling import Prompt, Status
from engine.kit.words import spelled

__all__ = ["LABELS", "PROMPTS", "status", "waiting"]

HEADINGS = {"draw": "Drawing cards", "town": "Town", "monsters": "Monsters act", "power": "Power and arrivals"}
PHASES = ("Draw", "Town", "Travellers", "Monsters", "Power", "Arrivals", "Heroes")
STEPS = ("draw", "town", "travellers", "monsters", "power", "arrivals", "act")
SORTS = {"any": "a card", "spell": "a Spell", "heroism": "a Heroism"}


def waiting(world: World, seat: int | None) -> Prompt:
    return Prompt("", verb="look", heading=HEADINGS.get(world.phase, "The round"), awaits=tuple(world.waiting()))


def pick_prompt(world: World, seat: int, ask: ToPick) -> Prompt:
    left = sum(not counter(world) for counter in STACK_KIND)
    remark = f"{spelled(left).capitalize()} of {spelled(HERO_STACKS)} are still to be chosen."
    return Prompt("Choose a stack for this game.", remark, "choose", "Set-up")


def act_prompt(world: World, seat: int, ask: ToAct) -> Prompt:
    """What this hero has left this round."""
    means = means_of(world, seat)
    have = cost_in_words((means.prowess, means.magic_in_all, means.coin + means.lent)) or "nothing to pay with"
    aid = "" if AIDED(world, seat) else " You may still seek aid."
    acted = ACTED(world, seat) < actions_allowed(world, seat)
    action = " Your Action is still free." if acted else " Only quick Actions are left to you."
    done = seat not in world.waiting()
    call = "You are done; act again if you like." if done else "Act, or say that you are done."
    return Prompt(call, f"You can pay up to {have}.{aid}{action}", "choose", "Heroes act")


def sink_prompt(world: World, seat: int, ask: ToSink) -> Prompt:
    return Prompt("Put one of these under the deck, or leave them.", "The others keep their order.", "put", "Actions")


def discard_prompt(world: World, seat: int, ask: ToDiscard) -> Prompt:
    what = SORTS[ask.what] if ask.count == 1 else f"{ask.count} cards"
    return Prompt(f"Discard {what}.", "The monsters demand it of every hero.", "discard", "Monsters act")


def offer_prompt(world: World, seat: int, ask: ToOffer) -> Prompt:
    remark = f"The heroes need {ask.count} in all, or they suffer what the card says."
    if OFFERED(world):
        remark = f"{remark} {spelled(OFFERED(world)).capitalize()} so far."
    return Prompt("Offer cards, or none.", remark, "offer", "Storm Lords")


def choose_prompt(world: World, seat: int, ask: ToChoose) -> Prompt:
    remark = "The first answer counts for all. If it is unhurt, more Magic is drawn."
    return Prompt(f"Choose a monster that loses {ask.count} hit.", remark, "choose", "Storm Lords")


PROMPTS: dict[type, Callable[[World, int, Any], Prompt]] = {
    ToPick: pick_prompt,
    ToAct: act_prompt,
    ToSink: sink_prompt,
    ToDiscard: discard_prompt,
    ToOffer: offer_prompt,
    ToChoose: choose_prompt,
}


def status(world: World, seat: int | None) -> Status:
    """The round, its step, and how near the nearer win is."""
    gauges = gauges_of(world)
    scores = (0.0,) * world.seats
    teams = teams_of(world.game.sides(world.options, world.seats))
    done, of = ROUND(world), box().game.rounds
    if world.outcome is not None:
        return Status("The end", "Result", done, of, ("Result",), 0, world.outcome.scores, world.outcome.code, teams)
    if not ROUND(world):
        return Status("Before play", "Choosing stacks", 0, of, ("Stacks",), 0, scores, teams=teams)
    now = STEPS.index(world.phase) if world.phase in STEPS else 0
    note = f"{gauges.walls.value} of {gauges.walls.of} Walls, {gauges.seals.value} of {gauges.seals.of} rifts sealed"
    return Status(f"Round {ROUND(world)}", PHASES[now], done, of, PHASES, now, scores, note, teams)
