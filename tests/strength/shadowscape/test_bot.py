"""The levels over whole games: the game's own bot beats chance, and thinking ahead beats not thinking."""

from engine.bots.arena.arena import simulate


def wins_of(bot, bots, games, **options):
    return simulate("shadowscape", options, bots, games, seed=11, workers=1).run().bots[bot].wins


def test_adept_beats_random_in_at_least_nine_of_ten_games():
    assert wins_of("adept", ["adept", "random"], 60).low >= 0.9
