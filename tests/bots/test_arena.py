"""Simulations: every deal from every seat, the same games for the same seed, figures that can be checked by hand."""

import os
import signal
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from engine.bots.arena.arena import Simulation, simulate
from engine.bots.arena.figures import Report, Spread, report, spread, wilson
from engine.bots.arena.playing import Played, deal_of, play, seating_of
from engine.core import Rejected
from engine.games import GAMES
from tests.architecture.tree import ROOT
from tests.toy import LANTERNS


def run(games: int = 12, seed: int = 7, bots=("adept", "random"), workers: int = 1) -> Simulation:
    simulation = simulate("lanterns", {}, bots, games, seed, workers)
    for _ in simulation:
        pass
    return simulation


def test_every_deal_is_played_from_every_rotation_of_the_seats():
    assert [seating_of("abc", number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    deals = [deal_of(7, number, 3) for number in range(6)]
    assert deals[:3] == [deals[0]] * 3
    assert deals[3:] == [deals[3]] * 3
    assert deals[0] != deals[3]


def test_a_seed_gives_the_same_report_again_and_another_seed_another():
    first = run().report()
    assert run().report() == first
    assert run(seed=8).report().bots != first.bots


def test_a_game_depends_on_its_number_alone():
    one = play(LANTERNS, {}, ["adept", "random"], 7, 5)
    assert one == run().played[5]


def test_a_bot_in_the_arena_sees_what_its_seat_sees(monkeypatch):
    seen = set()

    def choose(self, game, observed, seat, rng, *more):
        seen.add((observed.eyes == (seat,), observed.seed))
        return game.legal(observed, seat)[0]

    monkeypatch.setattr("engine.bots.levels.random_bot.Random.choose", choose)
    run(games=2, bots=("random", "random"))
    assert seen == {(True, None)}


def test_games_come_one_by_one_and_a_report_can_be_had_at_any_time():
    simulation = simulate("lanterns", {}, ["random", "random"], 5, workers=1)
    assert len(simulation) == 5
    assert simulation.report().games == 0
    for number, one in enumerate(simulation):
        assert one.number == number
        assert simulation.report().games == number + 1
    assert simulation.report().asked == 5


def test_an_interrupted_simulation_keeps_what_was_played(monkeypatch):
    def interrupted(game, options, bots, seed, number, *more):
        if number == 3:
            raise KeyboardInterrupt
        return play(game, options, bots, seed, number)

    monkeypatch.setattr("engine.bots.arena.arena.play", interrupted)
    simulation = simulate("lanterns", {}, ["random", "random"], 10, workers=1)
    told: list[Played] = []
    found = simulation.run(told.append)
    assert (simulation.interrupted, found.games, found.asked, len(told)) == (True, 3, 10, 3)


def test_an_interruption_while_progress_is_shown_keeps_what_was_played():
    def show(one: Played) -> None:
        if one.number == 3:
            raise KeyboardInterrupt

    simulation = simulate("lanterns", {}, ["adept", "random"], 12, workers=1)
    assert simulation.run(show).games == 4
    assert simulation.run() == run().report()
    assert not simulation.interrupted


def test_a_simulation_that_was_interrupted_can_go_on():
    simulation = simulate("lanterns", {}, ["adept", "random"], 12, workers=1)
    for one in simulation:
        if one.number == 4:
            break
    for _ in simulation:
        pass
    assert simulation.report() == run().report()


@pytest.mark.parametrize(
    ("game", "options", "bots", "games", "slug"),
    [
        ("chess", {}, ["random"] * 2, 1, "UnknownGame"),
        ("lanterns", {"die": "?"}, ["random"] * 2, 1, "UnknownValue"),
        ("lanterns", {}, ["random"], 1, "WrongSeats"),
        ("lanterns", {}, ["random", "genius"], 1, "UnknownBot"),
        ("lanterns", {}, ["random"] * 2, 0, "NoGames"),
    ],
)
def test_what_cannot_be_simulated_is_refused(game, options, bots, games, slug):
    with pytest.raises(Rejected) as refused:
        simulate(game, options, bots, games)
    assert refused.value.slug == slug


def test_a_report_is_plain_data():
    found = run().report()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found


def test_what_the_game_declares_is_counted():
    found = run(bots=("adept", "adept"))
    first = found.played[0]
    # Adept never digs: two picks and one turn a round.
    assert (first.rounds, first.actions) == (3, 9)
    assert [sum(hand.values()) for hand in first.taken] == [3, 3]
    assert first.taken == first.held
    assert sum(card.taken for card in found.report().cards.values()) == pytest.approx(6)


def test_a_game_that_declares_nothing_has_no_such_figures(monkeypatch):
    for name, nothing in (("taken_into", ()), ("held_in", ()), ("rounds", None)):
        monkeypatch.setattr(type(LANTERNS), name, nothing)
    found = run(games=2).report()
    assert (found.cards, found.rounds) == ({}, None)


# Figures


def game(number: int, seating: str, places: tuple[int, ...], scores=(), held=None) -> Played:
    held = held or tuple({} for _ in places)
    return Played(number, tuple(seating), places, tuple(scores), 10 + number, None, held, held)


GAMES_BY_HAND = [
    game(0, "ab", (1, 2), (5, 3), ({"x": 2}, {"y": 1})),
    game(1, "ba", (2, 1), (1, 9), ({"x": 1}, {"y": 1})),
    game(2, "ab", (1, 1), (4, 4), ({"x": 1}, {"x": 1})),
    game(3, "ba", (1, 2), (6, 2), ({"y": 2}, {"y": 1})),
]


def test_wins_are_counted_by_bot_and_by_seat_and_a_place_shared_by_all_is_a_draw():
    found = report("g", {}, ["a", "b"], 7, 4, GAMES_BY_HAND)
    assert [(found.bots[name].wins.count, found.bots[name].wins.of) for name in "ab"] == [(2, 4), (1, 4)]
    assert [share.count for share in found.seats] == [2, 1]
    assert (found.draws, found.bots["a"].draws, found.bots["b"].draws) == (1, 1, 1)


def test_whoever_is_asked_first_is_counted_whatever_the_seat():
    games = [msgspec.structs.replace(one, opener=seat) for one, seat in zip(GAMES_BY_HAND, (0, 0, 1, 0), strict=True)]
    opener = report("g", {}, ["a", "b"], 7, 4, games).opener
    assert (opener.count, opener.of) == (2, 4)
    assert all(one.opener in range(2) for one in run().played)


def test_endings_are_counted_by_their_reason_the_commonest_first():
    games = [msgspec.structs.replace(one, reason=why) for one, why in zip(GAMES_BY_HAND, "xyyy", strict=True)]
    endings = report("g", {}, ["a", "b"], 7, 4, games).endings
    assert [(why, found.count) for why, found in endings.items()] == [("y", 3), ("x", 1)]
    assert {one.reason for one in run().played} == set(run().report().endings)


def test_scores_belong_to_the_bot_that_made_them():
    found = report("g", {}, ["a", "b"], 7, 4, GAMES_BY_HAND)
    assert found.bots["a"].scores == Spread(2, 5, 4.5, 9, ((2, 1), (4, 1), (5, 1), (9, 1)))


def test_a_level_in_two_seats_is_counted_for_each():
    found = report("g", {}, ["a", "a"], 7, 1, [game(0, "aa", (1, 2))])
    assert (found.bots["a"].wins.count, found.bots["a"].wins.of) == (1, 2)


def test_cards_are_counted_in_copies_per_game_and_wins_by_seats_that_held_them():
    cards = report("g", {}, ["a", "b"], 7, 4, GAMES_BY_HAND).cards
    assert (cards["x"].held, cards["y"].held) == (5 / 4, 5 / 4)
    assert (cards["x"].wins.count, cards["x"].wins.of) == (1, 4)
    assert (cards["y"].wins.count, cards["y"].wins.of) == (2, 4)


def test_the_order_of_games_does_not_matter():
    assert report("g", {}, ["a", "b"], 7, 4, GAMES_BY_HAND) == report("g", {}, ["a", "b"], 7, 4, GAMES_BY_HAND[::-1])


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    # Wilson's interval as printed in statistics handbooks.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (340, 400, 0.8117, 0.8817), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(count, of, low, high):
    share = wilson(count, of)
    assert [share.low, share.high] == pytest.approx([low, high], abs=2e-4)


def test_a_spread_tells_least_most_mean_and_median():
    assert spread([3, 1, 2, 2]) == Spread(1, 2, 2, 3, ((1, 1), (2, 2), (3, 1)))
    assert spread([1, 2, 9]) == Spread(1, 4, 2, 9, ((1, 1), (2, 1), (9, 1)))
    assert spread([]) is None


def test_any_number_of_processes_plays_the_same_games():
    """With a game that other processes know too: they start afresh and have never heard of Lanterns."""
    slug = next(name for name in GAMES if name != "lanterns")
    reports = []
    for workers in (1, 2):
        simulation = simulate(slug, {}, ["random", "random"], 10, 3, workers)
        assert Counter(one.number for one in simulation) == Counter(range(10))
        reports.append(simulation.report())
    assert reports[0] == reports[1]


INTERRUPTED = """
import os, signal
from engine.bots.arena.arena import simulate
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job is started deaf to it
    simulation = simulate({slug!r}, {{}}, ["random", "random"], 100_000, 3, workers=2)
    found = simulation.run(lambda one: os.write(1, b"%d\\n" % one.number))
    print("so far", found.games, simulation.interrupted, flush=True)
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="ctrl+c cannot be sent like this here")
def test_ctrl_c_stops_every_process_and_gives_what_is_there_so_far(tmp_path):
    script = tmp_path / "simulation.py"
    script.write_text(INTERRUPTED.format(slug=next(name for name in GAMES if name != "lanterns")))
    program = subprocess.Popen(
        [sys.executable, script], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    assert program.stdout is not None
    with program:
        seen = [program.stdout.readline() for _ in range(3)]
        os.killpg(program.pid, signal.SIGINT)
        *rest, last = program.stdout.read().splitlines(keepends=True)
    numbers = [int(line) for line in [*seen, *rest]]
    assert numbers == list(range(len(numbers)))
    # The interruption may come after a game was counted and before it was shown.
    assert last in (f"so far {len(numbers)} True\n", f"so far {len(numbers) + 1} True\n")
    assert program.returncode == 0
