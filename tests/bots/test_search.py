"""The Master's search: budgets kept, the same thoughts twice, and better choices the longer it thinks."""

import random
from typing import Any

import pytest

from engine.bots.levels.bot import Advice, Budget, never
from engine.bots.levels.master import Master
from engine.bots.search import search
from engine.bots.search.tree import RIPE, WIDEN, Edge, Node
from engine.core import World, observe
from tests.toy import LANTERNS
from tests.toy.builders import opened, revealed
from tests.toy.game import Lanterns

MASTER = Master()


def seen_by(seat: int = 0) -> World:
    return observe(opened().world, seat)


def considered(budget: Budget, stop: Any = never, chance: int = 1, game: Any = LANTERNS) -> Advice:
    return MASTER.consider(game, seen_by(), 0, random.Random(chance), budget, stop=stop)


@pytest.mark.parametrize("iterations", [1, 2, 7, 50])
def test_it_looks_exactly_as_often_as_it_is_told(iterations):
    advice = considered(Budget(iterations=iterations))
    assert advice.iterations == iterations
    assert sum(choice.visits for choice in advice.choices) == iterations


def test_with_a_number_of_iterations_it_reads_no_clock(monkeypatch):
    monkeypatch.setattr(search, "now", lambda: pytest.fail("the clock was read"))
    assert considered(Budget(seconds=0.0, iterations=20)).iterations == 20


def test_without_a_number_it_thinks_until_the_time_is_up(monkeypatch):
    clock = iter(range(1000))
    monkeypatch.setattr(search, "now", lambda: next(clock) / 10)
    assert 5 <= considered(Budget(seconds=1.0)).iterations <= 10


def test_it_gives_up_soon_after_it_is_told_to_stop():
    answers = iter([False] * 3 + [True] * 100)
    advice = considered(Budget(iterations=10_000), lambda: next(answers))
    assert advice.iterations <= 4 * search.POLL


def test_stopped_at_once_it_plays_what_the_game_would_pick():
    chosen = MASTER.choose(LANTERNS, seen_by(), 0, random.Random(1), Budget(iterations=50), stop=lambda: True)
    assert chosen == LANTERNS.bot.pick(seen_by(), 0, random.Random(1))


def test_the_same_chance_gives_the_same_thoughts():
    assert considered(Budget(iterations=60)) == considered(Budget(iterations=60))


def test_what_it_chooses_is_what_it_thinks_best():
    advice = considered(Budget(iterations=60))
    chosen = MASTER.choose(LANTERNS, seen_by(), 0, random.Random(1), Budget(iterations=60))
    assert chosen == advice.choices[0].action
    expected = [choice.expected for choice in advice.choices]
    assert expected == sorted(expected, reverse=True)


class Forced(Lanterns):
    """Lanterns with nothing to choose."""

    def legal(self, world: World, seat: int) -> Any:
        return super().legal(world, seat)[:1]


def test_a_forced_choice_needs_no_thought():
    advice = considered(Budget(iterations=50), game=Forced())
    assert (advice.iterations, len(advice.choices)) == (0, 1)


class Misled(Lanterns):
    """Lanterns whose own bot prefers the lowest card and sees no difference."""

    def pick(self, world: World, seat: int, rng: Any, taste: Any = None) -> Any:
        return self.legal(world, seat)[0]

    def value(self, world: World, seat: int) -> float:
        """Good for whoever showed the highest card of all first."""
        mine = world.lying("row:0")
        return 10.0 * (bool(mine) and mine[0] == max(seen_by().lying("hand:0")))


def test_it_finds_what_the_games_own_bot_does_not_see():
    game = Misled()
    picked = game.bot.pick(seen_by(), 0, random.Random(1))
    best = max(seen_by().lying("hand:0"))
    advice = considered(Budget(iterations=80), game=game)
    assert picked.card != best
    assert advice.choices[0].action.card == best
    assert advice.choices[0].expected > advice.choices[1].expected


class Fond(Lanterns):
    """Lanterns whose bot likes a card as much as it is told."""

    def ranked(self, world: World, seat: int, rng: Any, taste: Any = None) -> Any:
        worths = [(action, float(action == taste)) for action in self.legal(world, seat)]
        return sorted(worths, key=lambda one: -one[1])

    def value(self, world: World, seat: int) -> float:
        return 0.0


def test_where_points_are_equal_taste_decides():
    game = Fond()
    for liked in game.legal(seen_by(), 0):
        assert MASTER.choose(game, seen_by(), 0, random.Random(1), Budget(iterations=30), liked) == liked


class Careful(Misled):
    """A game that leaves its own choice only for a better one beyond doubt."""

    caution = 2.0


def test_a_careful_game_takes_what_is_better_beyond_doubt_and_thinks_no_longer_about_it():
    advice = considered(Budget(iterations=2000), game=Careful())
    assert advice.choices[0].action.card == max(seen_by().lying("hand:0"))
    assert advice.iterations < 200
    assert considered(Budget(iterations=2000), game=Misled()).iterations == 2000


class Loud(Misled):
    """Nothing but noise decides, and the game's own choice comes first."""

    def value(self, world: World, seat: int) -> float:
        return random.Random(repr(world.zones)).uniform(-9.0, 9.0)


class CarefulAndLoud(Loud):
    caution = 2.0


def test_a_careful_game_leaves_its_own_choice_less_often_for_noise():
    def strayed(game: Any) -> int:
        picked = game.bot.pick(seen_by(), 0, random.Random(1))
        asked = [considered(Budget(iterations=40), chance=chance, game=game) for chance in range(20)]
        return sum(advice.choices[0].action != picked for advice in asked)

    assert strayed(CarefulAndLoud()) < strayed(Loud()) / 2


class CarefulAndEven(Misled):
    """Whatever is chosen comes to the same."""

    caution = 2.0

    def value(self, world: World, seat: int) -> float:
        return 0.0


def test_a_careful_game_gives_up_where_nothing_seems_better_after_many_looks():
    game = CarefulAndEven()
    advice = considered(Budget(iterations=2000), game=game)
    assert advice.choices[0].action == game.bot.pick(seen_by(), 0, random.Random(1))
    assert max(one.visits for one in advice.choices) <= search.PATIENCE


def test_to_a_careful_game_a_few_looks_that_end_alike_are_no_proof():
    def error_of(game: Any) -> float:
        one = search.Search(game, seen_by(), 0, random.Random(1))
        one.iterations, one.utilities, one.squares = 10, 0.0, 10 * 60.0**2
        choice = one.choices[1]
        choice.edge.visits = search.FEW
        return one.error_of(choice)

    assert error_of(Careful()) == pytest.approx(60.0 / (search.FEW * (search.FEW + 1)) ** 0.5)
    assert error_of(Misled()) == 0.0


def test_it_searches_for_a_seat_that_others_wait_for():
    world = revealed().world
    seat = next(iter(world.waiting()))
    advice = MASTER.consider(LANTERNS, observe(world, seat), seat, random.Random(1), Budget(iterations=30))
    assert advice.choices[0].action in LANTERNS.legal(world, seat)


# The tree


def test_a_node_follows_the_likely_choice_until_it_is_wide_enough():
    node = Node()
    for _ in range(WIDEN - 1):
        edge = node.select("abc", "b", 1.0)
        edge.add(1.0)
        assert edge.action == "b"
    assert node.select("abc", "b", 1.0).action == "a"


def test_only_what_is_available_competes():
    node = Node()
    for edge in (node.select("ab", "a", 1.0), node.select("b", "b", 1.0)):
        edge.add(1.0)
    node.edges["a"].add(100.0)
    assert node.select("b", "b", 1.0).action == "b"
    assert (node.edges["a"].available, node.edges["b"].available) == (1, 2)


def test_what_follows_a_choice_becomes_a_node_when_it_was_tried_often():
    edge = Edge("a")
    for _ in range(RIPE - 1):
        edge.add(1.0)
    assert edge.node is None
    edge.add(1.0)
    assert isinstance(edge.node, Node)
