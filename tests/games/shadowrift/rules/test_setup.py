"""Laying the table: factions, stacks, scenarios, difficulty, purses."""

import pytest

from engine.core import Rejected, blank, lay_table
from engine.games.shadowrift.actions import Pick
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import ATTACK, HEALS, MAKES_MAGIC, SORT
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.entry import OPTIONS, SCENARIOS
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.table import stack_kind
from engine.games.shadowrift.tasks import ToPick
from engine.games.shadowrift.zones import CLOSED, DECK, HAND, MONSTER_DECK, MONSTER_TOP, POWER, STACK, TOWN_DISCARD
from tests.games.shadowrift.builders import GAME, Siege, fresh


def laid(seats, seed=1, **options):
    world = blank(GAME, seats, GAME.complete(options), seed)
    happened = lay_table(GAME, world)
    return world, happened


def stacks_of(world):
    return [stack_kind(world, number) for number in range(8)]


def test_there_is_a_scenario_of_the_box_for_every_value():
    assert tuple(box().scenarios) == SCENARIOS


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_rift_a_hero_is_shuffled_into_fourteen_cards(seats):
    world = fresh(seats)
    monsters = [kind for kind, back in zip(world.kinds, world.backs, strict=True) if back == "monster"]
    assert monsters.count("shadowrift") == seats
    assert len(monsters) == 14 + seats


def test_the_top_of_the_monster_deck_lies_open_and_nothing_below():
    world = fresh(3)
    assert len(world.zones[MONSTER_TOP]) == 1
    assert not any(world.is_up(card) for card in world.pieces(MONSTER_DECK))


@pytest.mark.parametrize(
    ("difficulty", "points"), [("fair", [0, 6, 12, 12]), ("calm", [0, 3, 6, 6]), ("grim", [0, 8, 15, 15])]
)
def test_difficulty_is_power_at_the_start(difficulty, points):
    for seats, start in enumerate(points, 1):
        _, happened = laid(seats, difficulty=difficulty)
        first = next(fact.value for fact in happened if getattr(fact, "counter", "") == POWER.name)
        assert first == start


@pytest.mark.parametrize("seed", range(40))
def test_random_stacks_are_eight_different_ones_with_attacks_healing_and_magic(seed):
    world, _ = laid(1, seed)
    kinds = stacks_of(world)
    assert len(set(kinds)) == 8
    assert sum(ATTACK[kind] for kind in kinds) >= 2
    assert any(HEALS[kind] for kind in kinds)
    assert any(MAKES_MAGIC[kind] for kind in kinds)


def test_every_stack_comes_up_by_chance():
    seen = {kind for seed in range(60) for kind in stacks_of(laid(1, seed)[0])}
    assert seen == set(box().stacks)


def test_heroes_choose_stacks_in_turn_one_at_a_time():
    world, _ = laid(3, stacks="choose")
    siege = Siege.__new__(Siege)
    siege.game, siege.world = GAME, world
    turns = []
    while any(isinstance(ask, ToPick) for ask in world.waiting().values()):
        [seat] = world.waiting()
        turns.append(seat)
        siege.does(seat, GAME.legal(world, seat)[0])
    assert turns == [0, 1, 2, 0, 1, 2, 0, 1]
    assert all(len(world.zones[zone]) == 4 for zone in STACK)


def test_a_stack_is_chosen_once():
    world, _ = laid(2, stacks="choose")
    siege = Siege.__new__(Siege)
    siege.game, siege.world = GAME, world
    siege.does(0, Pick("heal"))
    assert siege.refusal(1, Pick("heal")) == "That stack is already chosen."


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_decides_faction_and_stacks(scenario):
    world = fresh(2, scenario=scenario, faction="dragons", stacks="random")
    printed = box().scenarios[scenario]
    assert faction_of(world) == printed.faction
    assert stacks_of(world) == list(printed.stacks)


def test_a_random_faction_is_any_of_them():
    assert len({faction_of(laid(1, seed, faction="random")[0]) for seed in range(40)}) == 6


def test_closed_purses_start_closed():
    world = fresh(2, purses="closed")
    assert [CLOSED(world, seat) for seat in range(2)] == [1, 1]


def test_every_hero_starts_with_ten_cards():
    world = fresh(2)
    for seat in range(2):
        kinds = [world.kinds[card] for zone in (DECK[seat], HAND[seat]) for card in world.pieces(zone)]
        assert {kind: kinds.count(kind) for kind in set(kinds)} == {"prowess": 7, "strike": 2, "explore": 1}


def test_every_faction_of_the_box_can_be_chosen():
    assert next(option for option in OPTIONS if option.name == "faction").values == (*FACTIONS, "random")


def test_seven_heroes_are_too_many():
    with pytest.raises(Rejected):
        GAME.check({}, 7)


def test_ten_villagers_live_in_town():
    world = fresh(1)
    assert sum(SORT[kind] == "villager" for kind in world.kinds) == 10
    assert all(world.is_up(card) for card in world.pieces(TOWN_DISCARD))
    assert len(OPTIONS) == 5


def test_options_name_factions_and_scenarios_as_the_cards_do():
    faction, _, scenario, *_ = OPTIONS
    assert {one: faction.name_of(one) for one in FACTIONS} == {
        one: box().factions[one].faction.name for one in box().factions
    }
    assert {one: scenario.name_of(one) for one in SCENARIOS} == {
        one: box().scenarios[one].name for one in box().scenarios
    }
