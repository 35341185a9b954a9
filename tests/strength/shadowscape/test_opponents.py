"""Named opponents over whole games: what they like shows in what they do."""

import random

from engine.core import blank, lay_table, next_to_act, observe, perform
from engine.games.shadowscape import actions
from engine.games.shadowscape.content.printed import SHARDS
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.table import worn_by
from engine.games.shadowscape.zones import FOUND, KILLS, SLAYER, TUCKED
from tests.games.shadowscape.builders import GAME

GAMES = 16


def opponent(id):
    return next(one for one in GAME.opponents if one.id == id)


def counted(id, end=lambda world, seat: 0, action=lambda world, action: 0, games=GAMES):
    """(with this taste, without) what is counted over some games, every deal from both seats.

    `end` is asked of the World and the seat at the end, `action` of every choice.
    """
    totals, taste = [0, 0], opponent(id).taste
    for number in range(games):
        deal, liking = divmod(number, 2)
        world, rng, seat = blank(GAME, 2, GAME.complete({}), 70 + deal), random.Random(number), None
        lay_table(GAME, world)
        while world.outcome is None:
            seat = next_to_act(world, seat)
            choice = GAME.bot.pick(observe(world, seat), seat, rng, taste if seat == liking else None)
            totals[seat != liking] += action(world, choice)
            perform(GAME, world, seat, choice)
        for seat in (0, 1):
            totals[seat != liking] += end(world, seat)
    return totals


def test_the_hunter_takes_more_trophies_for_every_treasure():
    def balance(world, seat):
        return sum(KILLS[type](world, seat) for type in TYPES) - FOUND(world, seat)

    liking, plain = counted("hunter", balance)
    assert liking > plain


def test_the_delver_finds_and_wears_more():
    liking, plain = counted("delver", lambda world, seat: FOUND(world, seat) + len(worn_by(world, seat)))
    assert liking > plain


def test_the_whisperer_claims_more_whispers_of_two_shards():
    def deep(world, seat):
        return sum(SHARDS[world.kinds[card]] == 2 for card in world.lying(TUCKED[seat]))

    liking, plain = counted("whisperer", deep)
    assert liking > plain


def test_the_spoiler_plays_more_texts():
    liking, plain = counted("spoiler", action=lambda world, action: isinstance(action, actions.Alter))
    assert liking > plain


def test_the_lordslayer_slays_the_lord_more_often():
    liking, plain = counted("lordslayer", lambda world, seat: SLAYER(world) == seat, games=100)
    assert liking > plain * 1.2
