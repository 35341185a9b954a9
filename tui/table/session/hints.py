"""Hints in three strengths: point at a good choice, say why, play it.

The choice is the Master's, from what the seat may know; where nobody can think, it is the game's own bot's, without
figures. The reason comes first, in the words of the game's own valuation; then what the best alternative loses.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal

import msgspec

from engine.bots.levels.bot import Advice, Considered
from engine.core import World
from engine.kit.game import Game
from engine.kit.playing import Bot
from engine.kit.reasons import Reason, in_words
from engine.kit.words import capitalized
from tui.words.sentences import clause

Strength = Literal["point", "explain", "play"]
STRENGTHS: tuple[Strength, ...] = ("point", "explain", "play")
THINKING = "Looking for a hint …"
BEST = "It looks best from what you can see."


def within(most: Strength | Literal["off"]) -> tuple[Strength, ...]:
    """How strong hints may be for who wants them no stronger than that."""
    return () if most == "off" else STRENGTHS[: STRENGTHS.index(most) + 1]


class Hint(msgspec.Struct, frozen=True):
    """A good choice, how much of it to tell, and why it is good: in sentences that follow its label."""

    action: Any
    strength: Strength = "point"
    reason: str = ""

    def stronger(self, most: Strength = "play") -> Hint:
        """The same hint, one strength up; at most as strong as that."""
        place = min(STRENGTHS.index(self.strength) + 1, STRENGTHS.index(most))
        return Hint(self.action, STRENGTHS[place], self.reason)


def hint_at(
    advice: Advice, game: Game, seen: World, seat: int, label: Callable[[Any], str], own: Collection[int]
) -> Hint:
    """Point at the best choice, with the game's own reasons for it; `own` are the seats of whoever asks."""
    side = next(side for side in game.sides(seen.options, seen.seats) if seat in side)
    if leads_alone(game, seen, seat, own):
        advice = without_talk(advice, game.bot.talk)
    nobody_ahead = len(side) == seen.seats  # all play on one side
    bot = msgspec.structs.replace(game.bot, lead_unit=("", "")) if nobody_ahead else game.bot
    return hint_from(advice, bot, label, bot.reasons(seen, seat, advice.choices[0].action))


def leads_alone(game: Game, seen: World, seat: int, own: Collection[int]) -> bool:
    """Whether all who win with a seat are led by the one person, who has nobody to tell anything."""
    side = next(side for side in game.sides(seen.options, seen.seats) if seat in side)
    return set(side) <= {*own, seat}


def choices_of(game: Game, seen: World, seat: int, own: Collection[int]) -> tuple[Any, ...]:
    """What a person with these seats may do now; who leads everybody is offered no talk."""
    legal = tuple(game.legal(seen, seat))
    if not game.bot.talk or not leads_alone(game, seen, seat, own):
        return legal
    return tuple(action for action in legal if not isinstance(action, game.bot.talk)) or legal


def without_talk(advice: Advice, talk: tuple[type, ...]) -> Advice:
    """Advice for somebody with nobody to talk to, where there is anything else to do."""
    choices = tuple(one for one in advice.choices if not isinstance(one.action, talk))
    return msgspec.structs.replace(advice, choices=choices or advice.choices)


def hint_from(advice: Advice, bot: Bot, label: Callable[[Any], str], reasons: Iterable[Reason] = ()) -> Hint:
    """Point at the best choice; its reasons come first, then how it compares with the next that reads differently."""
    best, *others = advice.choices
    why = in_words(reasons)
    said = [f"{capitalized(why)}."] if why else []
    if advice.iterations:
        said += compared(best, others, bot, label)
    elif best.expected:  # the only sensible choice is not searched for
        unit = bot.lead_unit[1]
        said.append(f"Clearly best: everything else loses {unit}." if unit else "Clearly better than everything else.")
    return Hint(best.action, reason=" ".join(said) or BEST)


def compared(best: Considered, others: list[Considered], bot: Bot, label: Callable[[Any], str]) -> list[str]:
    """What the next best choice loses, and what the best one should come to."""
    said = []
    other = next((one for one in others if one.visits and label(one.action) != label(best.action)), None)
    if other is not None:
        lost = bot.amount_in_words(best.expected - other.expected) if best.expected > other.expected else ""
        next_best = clause(label(other.action))
        worse = f" (about {lost} worse)" if lost and bot.lead_unit[0] else ""
        told = f"{next_best}{worse}".replace(") (", ", ")  # a label may end with its price
        said.append(f"{'Next best' if lost else 'Just as good'}: {told}.")
    if bot.lead_unit[0] and not bot.lead_note:  # else the figure is not in points alone
        said.append(f"Expected result: {bot.lead_in_words(best.expected)}.")
    return said
