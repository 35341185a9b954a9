"""The game's own bot: it chooses from what its seat may know, keeps what scores and denies what others need."""

import random

import msgspec
import pytest

from engine.core import World, guess, next_to_act, observe
from engine.games import GAMES
from engine.games.fairy_tale.bot.taste import Taste
from engine.games.fairy_tale.tasks import DraftDue
from engine.games.fairy_tale.zones import KEPT, ROW
from tests.builders import first_legal
from tests.games.fairy_tale.builders import Tale, a_game

GAME = GAMES["fairy_tale"]
PLAIN = "sky_dance_dragon"


def bot(world: World, seat: int, rng: random.Random):
    return GAME.bot.pick(observe(world, seat), seat, rng)


def test_the_same_chance_gives_the_same_choice():
    world = a_game(3).world
    assert bot(world, 1, random.Random(4)) == bot(world, 1, random.Random(4))


def test_the_bot_chooses_the_same_whatever_lies_hidden():
    tale = a_game(3)
    for _ in range(60):
        seat = next_to_act(tale.world)
        other = guess(observe(tale.world, seat), random.Random(seat))
        assert bot(tale.world, seat, random.Random(1)) == bot(other, seat, random.Random(1))
        tale.act(seat, bot(tale.world, seat, random.Random(2)))


# What it values


def keeps(tale: Tale, seat: int = 0) -> str:
    """The kind a seat keeps from its packet."""
    card: int = bot(tale.world, seat, random.Random(1)).card
    return tale.world.kinds[card]


def drafting(*packet: str, rows: tuple[tuple[str, ...], ...]) -> Tale:
    """The first pick of the last round, with these rows and this packet for seat 0."""
    tale = Tale(len(rows)).in_round(4).hand(0, *packet)
    for seat, row in enumerate(rows):
        tale.row(seat, *row)
        if seat:
            tale.hand(seat, "castle", "dwarven_warrior")
    tale.due(DraftDue(1))
    return tale


def test_it_keeps_the_card_that_completes_its_set():
    row = ("homesteaders", "homesteaders", "homesteaders")
    assert keeps(drafting("homesteaders", "children_of_the_dragon", PLAIN, rows=(row, ()))) == "homesteaders"


def test_it_keeps_the_friend_of_what_it_shows():
    row = ("bronze_dragon", "bronze_dragon")
    assert (
        keeps(drafting("knight_of_the_round_table", PLAIN, "wandering_bard", rows=(row, ())))
        == "knight_of_the_round_table"
    )


def test_it_denies_the_next_player_what_they_need_most():
    needy = ("bronze_dragon", "bronze_dragon", "bronze_dragon", "bronze_dragon")
    packet = ("knight_of_the_round_table", "sky_dance_dragon", "wandering_bard")
    assert keeps(drafting(*packet, rows=((), needy))) == "knight_of_the_round_table"


def turned_by_bot(tale: Tale, seat: int = 0) -> str:
    card: int = bot(tale.world, seat, random.Random(1)).card
    return tale.world.kinds[card]


def test_it_turns_down_what_costs_least():
    tale = Tale(2).row(0, "castle", "homesteaders").reveal("demon", PLAIN)
    assert turned_by_bot(tale) == "homesteaders"


def test_it_turns_up_what_brings_most():
    tale = Tale(2).row(0, "-dragons_lair", "-bronze_dragon").reveal("silver_dragon", PLAIN)
    assert turned_by_bot(tale) == "dragons_lair"


def test_it_plays_a_cheap_card_before_the_home_that_would_turn_itself():
    tale = Tale(2).kept(0, "castle", "homesteaders").kept(1, PLAIN).in_round(1).choose()
    assert tale.world.kinds[bot(tale.world, 0, random.Random(1)).card] == "homesteaders"


def test_it_exchanges_so_that_both_partners_gain():
    tale = (
        Tale(4, teams="garfield")
        .row(0, "bronze_dragon", "homesteaders")
        .row(2, "knight_of_the_round_table", "homesteaders")
    )
    tale.reveal("the_trickster", PLAIN, PLAIN, PLAIN)
    before = sum(tale.game.words.status(tale.world, None).scores[seat] for seat in (0, 2))
    tale.act(0, bot(tale.world, 0, random.Random(1)))
    assert sum(tale.game.words.status(tale.world, None).scores[seat] for seat in (0, 2)) > before


# The value of a position

LATE = (
    "-castle",
    "-castle",
    "-castle",
    "-fairy_ring",
    "-fairy_ring",
    "-fairy_ring",
    "-dragons_lair",
    "-dragons_lair",
    "-witchs_hut",
)


def late(seats: int, *shown: str, teams: str = "none") -> Tale:
    """The last round: the first seat lies three rounds of cards face down, and each seat shows one."""
    tale = Tale(seats, teams=teams).row(0, *LATE)
    for seat, kind in enumerate(shown):
        tale.row(seat, kind)
    return tale


def test_in_the_last_round_a_position_is_worth_the_lead_over_the_best_rival():
    tale = late(3, "castle", "demon", PLAIN)
    assert [GAME.value(tale.world, seat) for seat in tale.seats] == [3, -5, -3]


def test_partners_are_valued_together():
    assert GAME.value(late(4, "castle", "demon", PLAIN, teams="partners").world, 2) == 8


def test_early_a_card_that_may_grow_is_worth_more_than_its_points():
    growing, done = Tale(2).row(0, "homesteaders"), Tale(2).row(0, "demon")
    assert GAME.value(growing.world, 0) > GAME.value(done.world, 0)


def test_cards_held_are_a_promise():
    tale = a_game(2)
    before = GAME.value(tale.world, 0)
    tale.play_out(first_legal, until=lambda world: world.phase == "play")
    assert tale.world.lying(KEPT[0])
    assert not tale.world.lying(ROW[0])
    assert GAME.value(tale.world, 0) > before == 0


def test_the_value_reads_nothing_that_the_seat_may_not_know():
    tale = a_game(3)
    tale.play_out(first_legal, until=lambda world: len(world.lying(ROW[0])) == 5)
    for seat in tale.seats:
        assert GAME.value(observe(tale.world, seat), seat) == GAME.value(tale.world, seat)


# Ranking and taste


def test_the_ranking_has_one_choice_for_every_kind_of_card_and_begins_with_the_pick():
    tale = drafting("homesteaders", "homesteaders", "castle", PLAIN, rows=((), ()))
    seen = observe(tale.world, 0)
    ranked = GAME.bot.ranked(seen, 0, random.Random(1))
    kinds = [tale.world.kinds[action.card] for action, _ in ranked]
    assert sorted(kinds) == sorted({"homesteaders", "castle", PLAIN})
    assert kinds[0] == keeps(tale)
    assert [worth for _, worth in ranked] == sorted((worth for _, worth in ranked), reverse=True)


def kept_by(taste: Taste | None, tale: Tale) -> str:
    card: int = GAME.bot.pick(observe(tale.world, 0), 0, random.Random(1), taste).card
    return tale.world.kinds[card]


def test_usual_likings_are_the_same_as_none():
    tale = a_game(3)
    for _ in range(40):
        seat = next_to_act(tale.world)
        seen = observe(tale.world, seat)
        assert GAME.bot.pick(seen, seat, random.Random(1), Taste()) == GAME.bot.pick(seen, seat, random.Random(1))
        tale.act(seat, bot(tale.world, seat, random.Random(2)))


def test_who_likes_shadow_keeps_it():
    tale = drafting("werewolf", PLAIN, "wandering_bard", rows=((), ()))
    assert kept_by(None, tale) != "werewolf"
    assert kept_by(Taste(likes={"shadow": 5.0}), tale) == "werewolf"


def test_who_denies_nothing_leaves_the_next_player_what_they_need():
    needy = ("bronze_dragon", "bronze_dragon", "bronze_dragon", "bronze_dragon")
    tale = drafting("knight_of_the_round_table", "the_gold_dragon", PLAIN, rows=((), needy))
    assert kept_by(None, tale) == "knight_of_the_round_table"
    assert kept_by(Taste(denial=0.0, likes={"dragonvale": 0.5}), tale) != "knight_of_the_round_table"


def test_who_loves_sets_begins_one_early():
    tale = Tale(2).in_round(1).row(0, "homesteaders").hand(0, "homesteaders", PLAIN).hand(1, "castle", "demon")
    tale.due(DraftDue(1))
    assert kept_by(Taste(sets=0.0), tale) == PLAIN
    assert kept_by(Taste(sets=3.0), tale) == "homesteaders"


def test_a_taste_is_checked_when_it_is_read():
    for wrong in ({"sets": -1.0}, {"likes": {"unicorns": 1.0}}, {"speed": 1.0}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, GAME.bot.taste_type)
