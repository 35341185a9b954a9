"""The words: labels, prompts, status, the story, the table described, and the lesson."""

import random
import re

import pytest

from engine.content.loading import content_root
from engine.core import observe, redact
from engine.games.mage_quest import actions as do
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.names import standing_at
from engine.games.mage_quest.tasks import ToAct, ToCreate, ToDraft, ToGain, ToHire
from engine.games.mage_quest.zones import OFFER
from tests.builders import at_random
from tests.games.mage_quest.builders import GAME, Land, a_game, a_land

NAMES = ("Mira", "Aldo")
HEADINGS = set(
    re.findall(r"^## (.+)$", (content_root() / "mage_quest" / "rulebook.md").read_text(encoding="utf-8"), re.M)
)


def story(land: Land) -> list[str]:
    """The latest event as a spectator is told it."""
    before, event = land.events[-1]
    told = GAME.words.narrate(observe(before), redact(before, event), NAMES)
    return [f"{NAMES[line.seat]}: {line.text}" if line.seat is not None else line.text for line in told]


def label(land: Land, action: object, seat: int = 0) -> str:
    return GAME.label(land.world, action, seat)


# Labels


@pytest.mark.parametrize(
    ("allies", "said"),
    [
        (8, "Trade 1 Mana for 3 Allies"),
        (9, "Trade 1 Mana for 3 Allies (1 lost: 11 is the limit)"),
        (10, "Trade 1 Mana for 3 Allies (2 lost: 11 is the limit)"),
    ],
)
def test_a_trade_warns_of_what_the_track_is_too_short_for(allies, said):
    land = a_land()
    city = next(place for place, market in land.chart.markets.items() if market.allies == 3)
    land.caravan(land.chart.cards[land.chart.sites[city].card].id, "city").has(allies=allies, mana=5)
    assert label(land, do.Hire(0)) == said


def test_vehicles_are_moved_to_spaces_with_names_and_costs():
    land = Land().laid().caravan("tharsend", "city", 2).ready()
    assert label(land, do.Travel(0, 2)) == "Move ship 1 to the water of Vesk, 2 of 2 movement"
    assert label(land, do.Travel(1, 11)) == "Move caravan 2 to Wood at Tharsend, 1 of 2 movement"
    assert label(land, do.Travel(1, 13)) == "Move caravan 2 to the mountain of Tharsend, 2 of 2 movement"
    assert label(land, do.Convert(1)) == "Convert caravan 2 into a ship at Tharsend for 1 Ally"


def test_trades_are_named_with_their_rates():
    land = Land().laid().caravan("tharsend", "city").has(wood=1).ready()
    assert label(land, do.Swap(0)) == "Trade 1 Wood for 1 Carabolic"
    assert label(land, do.Sell(0, "wood")) == "Trade 1 Wood for 2 Mana"
    assert label(land, do.Hire(0)) == "Trade 1 Mana for 2 Allies"
    assert label(land, do.Invoke()) == "Invoke speed 3 for 4 Mana"


def test_who_has_several_caravans_is_told_which_one_acts():
    land = a_land().caravan("marrow", "city").has(mana=2)
    assert label(land, do.Hire(0)) == "Trade 1 Mana for 1 Ally"
    land.caravan("vesk", "fire", number=2).has(allies=2)
    assert label(land, do.Hire(0)) == "Trade 1 Mana for 1 Ally, with caravan 1"
    assert label(land, do.Gain(1)) == "Gain 1 Fire for 1 Ally, with caravan 2"


def test_a_mark_is_named_with_what_it_settles():
    land = Land().laid().caravan("vesk", "fire").has(fire=1).ready()
    book = land.book("ash_psalter")
    assert label(land, do.Mark(0, book, "fire")) == "Mark Fire on Ash Psalter to start it"
    land.marked("ash_psalter", "fire", 1)
    assert label(land, do.Mark(0, book, "ice")) == "Mark Ice on Ash Psalter clockwise"
    assert label(land, do.Mark(0, book, "echo")) == "Mark Echo on Ash Psalter counterclockwise"
    land.marked("ash_psalter", "fire", 3)
    assert label(land, do.Mark(0, book, "carabolic")) == "Mark Carabolic on Ash Psalter"


def test_finishing_names_what_is_finished():
    land = a_land().travel("marrow")
    assert label(land, do.Finish()) == "Finish moving"


@pytest.mark.parametrize("books", ["dealt", "draft"])
def test_no_two_choices_of_a_moment_are_called_the_same(books):
    land = a_game(books, seed=5)
    choose = at_random(5)
    for _ in range(300):
        [seat] = land.asked()
        labels = [label(land, action, seat) for action in land.legal(seat)]
        assert len(set(labels)) == len(labels)
        land.act(seat, choose(land.world, seat))


# Prompts and status


def test_every_heading_that_words_point_to_is_in_the_rulebook():
    land, rng, asked = a_game("draft", seed=2), random.Random(2), set()
    while land.world.outcome is None:
        [seat] = land.asked()
        for viewer in (0, 1, None):
            assert GAME.words.prompt(land.world, viewer).heading in HEADINGS
        asked.add(type(land.world.ask_of(seat)))
        land.act(seat, GAME.bot.pick(land.world, seat, rng))
    assert GAME.words.prompt(land.world, 0).heading in HEADINGS
    assert asked > {ToDraft, ToAct, ToGain, ToHire, ToCreate}


def test_every_refusal_points_to_the_rulebook():
    land = Land().laid().caravan("vesk", "road").ready()
    book = land.book("ash_psalter")
    wrong = [
        do.Take(0), do.Build(), do.Convert(0), do.Travel(0, 99), do.Gain(0), do.Mark(0, book, "fire"), do.Swap(0),
        do.Sell(0, "fire"), do.Hire(0), do.Invoke(), do.Create(book), do.Muster(), do.Finish(),
    ]  # fmt: skip
    land.has(allies=2)
    for action in wrong:
        refused = land.refuses(0, action)
        assert refused.rule in HEADINGS
        assert refused.sentence.endswith(".")


def test_a_turn_says_which_action_and_what_there_is_to_spend():
    land = a_land().travel("vesk")
    said = GAME.words.prompt(land.world, 0)
    assert said.call == "Choose action 2 of 2."
    assert said.remark == "You have 3 Allies, 5 Mana and speed 2."
    assert GAME.words.prompt(land.world, 1).awaits == (0,)


def test_the_status_tells_turn_action_and_books():
    land = Land().laid().created("ash_psalter").ready()
    now = GAME.words.status(land.world, 0)
    assert (now.stage, now.step, now.done, now.of) == ("Turn 1", "Action 1 of 2", 1, 4)
    assert now.scores == (1.0, 0.0)
    land.travel("marrow")
    now = GAME.words.status(land.world, 0)
    assert (now.step, now.now, now.note) == ("Action 1 of 2, moving", 0, "first to four books wins")
    land.finish()
    assert GAME.words.status(land.world, 0).now == 1


def test_in_short_too_books_are_called_books():
    land = a_land().full("tidewright").created("ash_psalter")
    mine, other = GAME.words.status(land.world, 0).progress
    assert (mine.brief, other.brief) == ("1 book, 12/24", "0/24")


def test_the_status_of_a_draft_counts_the_cards():
    assert GAME.words.status(a_game("draft").world, 0).step == "Draft, card 1 of 4"


# The story


def test_the_opening_is_told_with_row_books_and_who_begins():
    told = story(a_game(seed=4))
    assert told[0] == "The land is laid out"
    assert told[1].startswith("From the Garrison: ")
    assert any(line.endswith("is left out") for line in told)
    assert sum(": is dealt " in line for line in told) == 4
    assert "Turn 1" in told


def test_deeds_are_told_with_what_came_of_them():
    land = Land().laid().caravan("tharsend", "city").has(wood=2, mana=10).ready()
    land.act(0, do.Sell(0, "wood"))
    assert story(land) == ["Mira: trades 1 Wood for 2 Mana, now 11", "Mira: loses 1 Mana: 11 is the limit"]
    land.finish()
    land.travel("tharsend", "wood")
    assert story(land) == ["Mira: moves caravan 1 to Wood at Tharsend"]


def test_the_last_mark_of_a_book_is_news():
    land = Land().laid().caravan("vesk", "fire").marked("ash_psalter", "ice", 5).has(fire=1).ready()
    land.act(0, do.Mark(0, land.book("ash_psalter"), "fire"))
    assert story(land) == ["Mira: marks Fire on Ash Psalter", "Mira: has all six elements of Ash Psalter"]


@pytest.mark.parametrize(
    ("mana", "lacks"), [(0, "3 Mana and a sacred space"), (2, "1 Mana and a sacred space"), (3, "a sacred space")]
)
def test_the_last_mark_of_all_is_told_with_what_is_still_needed(mana, lacks):
    land = Land().laid().caravan("vesk", "fire").created("tidewright").full("nine_knots", "hollow_choir")
    land.marked("ash_psalter", "ice", 5).has(fire=1, mana=mana).ready()
    land.act(0, do.Mark(0, land.book("ash_psalter"), "fire"))
    assert story(land)[-1] == f"Mira: needs only {lacks} to win"


@pytest.mark.parametrize(("mana", "lacks"), [(0, "2 Mana and a sacred space"), (2, "a sacred space"), (4, None)])
def test_mana_that_brings_the_end_nearer_is_told_as_a_threat(mana, lacks):
    land = Land().laid().caravan("tharsend", "city").full("tidewright", "nine_knots", "hollow_choir", "ash_psalter")
    land.has(wood=1, mana=mana).ready()
    land.act(0, do.Sell(0, "wood"))
    before, event = land.events[-1]
    told = GAME.words.narrate(observe(before), redact(before, event), NAMES)
    threats = [line.text for line in told if line.harms == (1,)]
    assert threats == ([f"needs only {lacks} to win"] if lacks else [])


def test_books_are_dealt_or_taken():
    drafted = a_game("draft", seed=4)
    first = drafted.asked()[0]
    drafted.act(first, drafted.legal(first)[0])
    assert any(": takes " in line for line in story(drafted))
    assert not any(" takes " in line for line in story(a_game(seed=4)))


def test_the_end_is_told_with_what_is_left_over():
    land = Land().laid().caravan("high_fells", "sacred").has(mana=1)
    land.created("ash_psalter", "tidewright", "nine_knots").full("hollow_choir").ready()
    land.act(0, do.Create(land.book("hollow_choir")))
    assert story(land) == [
        "Mira: creates Hollow Choir, 4 of 4",
        "The end",
        "Mira: has 0 Mana and 3 Allies left over",
        "Aldo: has 5 Mana and 3 Allies left over",
        "Mira wins: 4 spell books against 0",
    ]


def test_a_vehicle_converted_is_told_by_what_it_was():
    land = a_land()
    land.act(0, do.Convert(0))
    assert story(land) == ["Mira: converts ship 1 into a caravan at the Garrison"]


# The table described


def test_a_vehicle_stands_in_a_city_at_the_garrison_or_on_a_space():
    land = a_land().ready()
    assert standing_at(land.world, 0) == "on the water of the Garrison"
    land.act(0, do.Convert(0))
    assert standing_at(land.world, 0) == "at the Garrison"
    assert standing_at(a_land().caravan("vesk", "city").ready().world, 0) == "in the city of Vesk"
    assert standing_at(a_land().caravan("vesk", "fire").ready().world, 0) == "on Fire at Vesk"


def test_the_table_is_described_from_the_row_to_the_books():
    land = Land().laid().caravan("vesk", "fire").has(fire=1).marked("ash_psalter", "fire", 2).ready()
    told = GAME.words.describe(observe(land.world, 0), 0, NAMES)
    assert told[0] == "0 Garrison: road with a dock."
    assert "5 Rimewood, clouded: Ice, road, sacred." in told
    assert "  Market: 1 Mana for 1 Ally, 1 element for 3 Mana, Fire for Ice." in told
    assert "Mira: 3 Allies, 5 Mana, speed 2." in told
    assert "  Fleet: caravan 1 on Fire at Vesk." in told
    assert "  Stores: 1 Fire." in told
    assert (
        "  Ash Psalter, clockwise: Carabolic, Salt, Echo, Fire, Ice, Wood. 2 of 6 from Fire, clockwise, next Wood."
        in told
    )


def test_a_place_to_go_to_is_told_with_its_market():
    land = Land().laid().caravan("vesk", "road").ready()
    city = land.site("vesk", "city")
    told = GAME.words.about(land.world, do.Travel(0, city), 0)
    assert told == "There is a dock. Market: 1 Mana for 3 Allies, 1 element for 1 Mana, Ice for Wood."


def test_a_card_on_offer_is_told_with_both_circles():
    land = a_game("draft")
    [seat] = land.asked()
    card = land.world.lying(OFFER)[0]
    told = GAME.words.about(land.world, do.Take(card), seat)
    assert all(book.name in told for book in box().cards[land.world.kinds[card]].books)
    assert sum(line.startswith("On offer: ") for line in GAME.words.describe(land.world, seat, NAMES)) == 9


# The lesson


def lesson_table() -> Land:
    lesson = box().lesson
    land = Land(**lesson.options, seed=lesson.seed)
    land.begin()
    return land


def test_the_lesson_says_what_is_true_of_its_table():
    land = lesson_table()
    assert land.asked() == [0]
    land.act(0, do.Convert(0))
    land.travel("marrow", "city")
    land.skip(1, 2)
    assert label(land, do.Hire(0)) == "Trade 1 Mana for 3 Allies"
    for _ in range(3):
        land.act(0, do.Hire(0))
    land.finish().travel("marrow", "wood").finish().skip(1, 2)
    assert land.amounts() == (11, 2)
    assert land.offers(do.Gain) == [do.Gain(0)]
    vesk = land.chart.markets[land.site("vesk", "city")]
    assert (vesk.allies, vesk.mana) == (2, 2)
    assert land.site("vesk", "fire") - land.site("marrow", "wood") == 3


def test_the_lesson_is_long_enough_to_be_over_with_the_game():
    acts = sum(max(step.times, step.patience) for step in box().lesson.steps if step.awaits == "act")
    assert 60 <= acts <= 80
