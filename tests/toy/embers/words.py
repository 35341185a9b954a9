"""Embers in words: labels, prompts, where it stands, and the story."""

from typing import Any

from engine.core import Ended, World
from engine.core.facts import UP, AnyEvent
from engine.kit.prompting import PromptOf
from engine.kit.sides import teams_of
from engine.kit.story import Lines, StoryBase
from engine.kit.telling import Prompt, Status, Told
from tests.toy.embers import things as t
from tests.toy.embers.rules import DAYS

DEEDS: dict[type, str] = {
    t.Stoke: "stokes the hearth",
    t.Give: "gives a branch",
    t.Strike: "strikes at the pack",
    t.Search: "searches the wood",
    t.Drop: "drops a branch",
    t.Rest: "rests",
    t.Hold: "keeps watch",
    t.Sing: "sings",
}


def plain(world: World, action: Any, seat: int) -> str:
    card = getattr(action, "card", None)
    return type(action).__name__ + (f" {world.kinds[card]}" if isinstance(card, int) else "")


def give_label(world: World, action: t.Give, seat: int) -> str:
    return f"{plain(world, action, seat)} to hero {action.to + 1}"


def strike_label(world: World, action: Any, seat: int) -> str:
    way = "prowls" if world.sides[action.wolf] == UP else "limps"
    return f"Strike a wolf that {way} with {world.kinds[action.card]}"


LABELS = dict.fromkeys(DEEDS, plain) | {t.Give: give_label, t.Strike: strike_label}


def act_prompt(world: World, seat: int, ask: t.ToAct) -> Prompt:
    return Prompt("Act, or rest." if seat in world.waiting() else "You rest; you may still act.")


def drop_prompt(world: World, seat: int, ask: t.ToDrop) -> Prompt:
    return Prompt("Drop a branch.")


def watch_prompt(world: World, seat: int, ask: t.ToWatch) -> Prompt:
    return Prompt("Hold the watch, or sing.", "One of you decides for all.")


PROMPTS: dict[type, PromptOf] = {t.ToAct: act_prompt, t.ToDrop: drop_prompt, t.ToWatch: watch_prompt}


def status(world: World, seat: int | None) -> Status:
    warmth = tuple(float(t.WARMTH(world, other)) for other in range(world.seats))
    teams = teams_of(world.game.sides(world.options, world.seats))
    stage, now = f"Day {t.DAY(world)} of {DAYS}", int(world.phase == "night")
    return Status(stage, world.phase, t.DAY(world), DAYS, ("day", "night"), now, warmth, teams=teams)


class Story(StoryBase):
    """Who did what, and what became of the wolves and the fire."""

    def begun(self, event: AnyEvent) -> Lines:
        if event.seat is not None:
            yield Told(DEEDS[type(event.action)], seat=event.seat)

    def ran(self, wolf: Any) -> Lines:
        yield Told("A wolf runs.", "good")

    def burnt(self, flames: int) -> Lines:
        yield Told(f"The fire loses {flames}.", "bad")

    def ended(self, fact: Ended) -> Lines:
        yield Told(f"{fact.outcome.reason}.", "title")

    notes = {"ran": ran, "burnt": burnt}
    tellers = {Ended: ended}
