"""Whose card, which types, who can pay: refusals that several deeds share."""

from typing import Any

from engine.core.errors import Rejected
from engine.core.world import World
from engine.games.quests_of_shadowgate.content.vocabulary import Three
from engine.games.quests_of_shadowgate.names import amounts, name_of, word
from engine.games.quests_of_shadowgate.rules.paying import free_payments_left, kinds_in_hand
from engine.games.quests_of_shadowgate.rules.sums import WHOLE, can_cover, shortfall
from engine.games.quests_of_shadowgate.table import items_of, type_of
from engine.games.quests_of_shadowgate.zones import HAND
from engine.kit import rules


def not_in_hand(world: World, seat: int, card: Any, rule: str) -> Rejected | None:
    return rules.not_in_hand(world, HAND[seat], card, rule, name_of(world, card))


def type_held(world: World, seat: int, type: str | None, rule: str) -> Rejected | None:
    """One item of a type is all a seat may hold."""  # ruling 13
    held = next((item for item in items_of(world, seat) if type_of(world, item) == type), None)
    if held is None or type is None:
        return None
    sentence = f"You already own {name_of(world, held)}, and you may own only one item of each type ({word(type)})."
    return Rejected("TypeAlreadyHeld", sentence, rule)


def no_actions(rule: str) -> Rejected:
    return Rejected("NotEnoughActions", "You have no actions left for that.", rule)


def cannot_afford(
    world: World, seat: int, name: str, missing: Three, plays: int, rule: str, without: int = WHOLE
) -> Rejected | None:
    """Refuse what hand and actions cannot pay this turn, saying what would be missing at best."""
    plays += free_payments_left(world, seat)
    kinds = kinds_in_hand(world, seat)
    if can_cover(kinds, plays, missing, without):
        return None
    short = shortfall(kinds, plays, missing, without)
    cards = "no cards" if plays == 0 else "one card" if plays == 1 else f"{plays} cards"
    sentence = f"You cannot pay for {name} this turn: {amounts(short)} short with {cards}."
    return Rejected("CostCannotBeMet", sentence, rule)
