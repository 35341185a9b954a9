"""Effects of abilities: they bend a rule for one seat. The rules read their sum, `Powers`; cards tell them in a text.

Worth is what an effect brings over a game, in points.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Stat, Three, at_stat, plus
from engine.kit.effects import Effect
from engine.kit.structs import Natural, Positive, Strict

LEAST_HAND, MOST_HAND = 3, 6


class Powers(msgspec.Struct, frozen=True):
    """All that an ability changes for its seat."""

    draw_more: int = 0
    free_payments: int = 0
    free_cycles: int = 0
    more_actions: tuple[tuple[int, int], ...] = ()  # (torch at most, actions)
    pool_refills: bool = False
    least_hand: int = LEAST_HAND
    most_hand: int = MOST_HAND
    type_by_class: bool = False
    for_items: Three = NOTHING
    for_quests: Three = NOTHING


NO_POWERS = Powers()


class DrawMore(Strict, frozen=True, tag_field="effect", tag="draw_more"):
    """The Draw phase gives this many cards more."""

    cards: Positive


class FreePayments(Strict, frozen=True, tag_field="effect", tag="free_payments"):
    """So many resource cards a turn cost no action."""

    times: Positive


class FreeCycles(Strict, frozen=True, tag_field="effect", tag="free_cycles"):
    """So many cycles a turn cost no action."""

    times: Positive


class MoreActions(Strict, frozen=True, tag_field="effect", tag="more_actions"):
    """A torch of at most this value gives so many actions more."""

    torch_at_most: Annotated[int, Meta(ge=2, le=6)]
    actions: Positive


class PoolRefills(Strict, frozen=True, tag_field="effect", tag="pool_refills"):
    """A card taken from the pool is replaced at once."""


class HandSize(Strict, frozen=True, tag_field="effect", tag="hand_size"):
    """The hand is at least and at most this large when the turn ends; a later hand size replaces an earlier one."""

    least: Natural
    most: Positive


class TypeByClass(Strict, frozen=True, tag_field="effect", tag="type_by_class"):
    """Any item of the right class meets the type that a quest asks for."""


class StatBonus(Strict, frozen=True, tag_field="effect", tag="stat_bonus"):
    """One stat counts more when items, or quests, are paid."""

    stat: Stat
    points: Positive
    on: Literal["items", "quests"]


AbilityEffect = DrawMore | FreePayments | FreeCycles | MoreActions | PoolRefills | HandSize | TypeByClass | StatBonus


def upside_down(effect: HandSize) -> tuple[str, str] | None:
    return ("least", f"this is more than most; valid: 0 to {effect.most}") if effect.least > effect.most else None


def raised(powers: Powers, effect: StatBonus) -> dict[str, Any]:
    key = f"for_{effect.on}"
    return {key: plus(getattr(powers, key), at_stat(effect.stat, effect.points))}


ROWS = (
    Effect(
        form=DrawMore,
        changes=lambda powers, effect: {"draw_more": powers.draw_more + effect.cards},
        worth=lambda effect: 10.0 * effect.cards,
    ),
    Effect(
        form=FreePayments,
        changes=lambda powers, effect: {"free_payments": powers.free_payments + effect.times},
        worth=lambda effect: 8.3 * effect.times,
    ),
    Effect(form=FreeCycles, changes=lambda powers, effect: {"free_cycles": powers.free_cycles + effect.times}),
    Effect(
        form=MoreActions,
        changes=lambda powers, effect: {
            "more_actions": (*powers.more_actions, (effect.torch_at_most, effect.actions)),
        },
        worth=lambda effect: 0.2 * effect.actions,
    ),
    Effect(form=PoolRefills, changes=lambda powers, effect: {"pool_refills": True}, worth=lambda effect: 1.8),
    Effect(
        form=HandSize,
        changes=lambda powers, effect: {"least_hand": effect.least, "most_hand": effect.most},
        flaw=upside_down,
        worth=lambda effect: 2.3 * (effect.least + effect.most - LEAST_HAND - MOST_HAND),
    ),
    Effect(form=TypeByClass, changes=lambda powers, effect: {"type_by_class": True}, worth=lambda effect: 6.7),
    Effect(form=StatBonus, changes=raised, worth=lambda effect: (1.2 if effect.on == "items" else 0.3) * effect.points),
)
