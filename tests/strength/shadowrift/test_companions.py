"""Named companions over whole games: what they like shows in what they do, beside plain ones at the same deals."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.core import World, blank, lay_table, next_to_act, observe, perform
from engine.games.shadowrift import actions as a
from engine.games.shadowrift.content.printed import ATTACK, HEALS
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.zones import BASE_STACKS, STACK
from tests.games.shadowrift.builders import GAME

DEALS, HEROES, LIKING = 12, 3, 1


def is_seal(world: World, action: Any) -> bool:
    return isinstance(action, a.Buy) and action.stack < BASE_STACKS and top_kind(world, action) == "seal"


def is_healing(world: World, action: Any) -> bool:
    return isinstance(action, a.Bind) or (isinstance(action, a.Buy) and HEALS[top_kind(world, action)])


def is_invitation(world: World, action: Any) -> bool:
    return isinstance(action, a.Invite | a.Expel)


def is_coin(world: World, action: Any) -> bool:
    return isinstance(action, a.Build) or (isinstance(action, a.Buy) and top_kind(world, action) == "coin")


def is_attack(world: World, action: Any) -> bool:
    if isinstance(action, a.Buy):
        return ATTACK[top_kind(world, action)]
    return isinstance(action, a.Play) and ATTACK[world.kinds[action.card]]


def top_kind(world: World, action: a.Buy) -> str:
    zone = f"base:{action.stack}" if action.stack < BASE_STACKS else STACK[action.stack - BASE_STACKS]
    return world.kinds[world.pieces(zone)[-1]]


def counted(taste: Any, liked: Callable[[World, Any], bool]) -> tuple[int, int]:
    """(choices of the liked sort, rounds lived) by one hero of three with this taste over some deals."""
    chosen = rounds = 0
    for deal in range(DEALS):
        options = {"faction": FACTIONS[deal % len(FACTIONS)]}
        world, rng, seat = blank(GAME, HEROES, GAME.complete(options), 500 + deal), random.Random(deal), None
        lay_table(GAME, world)
        while world.outcome is None:
            seat = next_to_act(world, seat)
            action = GAME.bot.pick(observe(world, seat), seat, rng, taste if seat == LIKING else None)
            chosen += seat == LIKING and liked(world, action)
            perform(GAME, world, seat, action)
        rounds += GAME.figures.rounds(world) if GAME.figures.rounds is not None else 0
    return chosen, rounds


@pytest.mark.parametrize(
    ("id", "liked"),
    [
        ("mason", is_coin),
        ("sealer", is_seal),
        ("healer", is_healing),
        ("brawler", is_attack),
        ("recruiter", is_invitation),
    ],
)
def test_a_companion_does_more_of_what_it_likes_in_a_round(id, liked):
    taste = next(one.taste for one in GAME.opponents if one.id == id)
    (fond, rounds), (plain, plain_rounds) = counted(taste, liked), counted(None, liked)
    assert fond / rounds > 1.2 * plain / plain_rounds
