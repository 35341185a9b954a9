"""The gallery: every card of every game by kind, and what is unseen at a table as far as a seat may know."""

import random
import re
from collections import Counter
from importlib import import_module

import pytest
from msgspec.structs import replace

from engine.core import guess, observe
from engine.games import GAMES
from tests.tui.halls import in_hall, press, top, type_in
from tests.tui.tables import at_table, laid, play, settled, shown, stage_of
from tui.pages.reading.gallery import counted
from tui.pages.reading.rulebook import Named, RulebookPage
from tui.table.panels.log import CardLink
from tui.words.cards import CardNames, Sighting, sighting_of, sightings

EVERY = GAMES


def face_of(slug):
    return import_module(f"tui.games.{slug}.face").FACE


def cards_of(slug):
    return face_of(slug).cards


def pieces_of(slug):
    """Every kind of piece that content names, by whether the gallery shows it."""
    return {kind for card in cards_of(slug) for kind in (*card.kinds, *card.parts)}


def card_in_gallery(pilot):
    """The card that the gallery was opened at."""
    assert top(pilot) == "GalleryScreen"
    page = pilot.app.screen.query_one("#gallery")
    return page.cards[page.index].name


def shown_at(log, place):
    """What the log shows at a place."""
    return log.lines()[place.y][place.x : place.right].replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("there", "unseen", "said"),
    [
        (0, 0, "Not in this game."),
        (1, 0, "You can see it."),
        (3, 0, "You can see all 3."),
        (1, 1, "You have not seen it: it lies face down or in someone's hand."),
        (3, 2, "2 of 3 unseen: face down or in someone's hand."),
    ],
)
def test_a_card_says_how_many_of_it_this_seat_has_not_seen(there, unseen, said):
    card = next(card for card in cards_of("fairy_tale") if len(card.kinds) == 1)
    [word] = counted(card, {card.kinds[0]: Sighting(there, unseen)})
    assert word.text == said


@pytest.mark.parametrize("slug", EVERY)
def test_every_card_has_a_name_a_kind_and_something_to_read(slug):
    for card in cards_of(slug):
        assert card.name
        assert card.group
        assert any(word.text.strip() for line in card.lines for word in line)


@pytest.mark.parametrize("slug", EVERY)
def test_no_two_cards_share_a_piece(slug):
    times = Counter(kind for card in cards_of(slug) for kind in card.kinds)
    assert [kind for kind, count in times.items() if count > 1] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_card_that_lies_on_a_table_is_in_the_gallery(slug):
    world = laid(slug=slug).journal.world
    missing = set(world.kinds) - pieces_of(slug)
    assert {kind for kind in missing if not kind.startswith("vehicle")} == set()


@pytest.mark.parametrize("moves", [0, 7, 25])
@pytest.mark.parametrize("slug", GAMES)
def test_tables_that_look_equal_to_a_seat_have_equal_galleries(slug, moves):
    """What is unseen is told from what the seat sees: however the hidden cards lie, it reads the same."""
    table = play(laid(slug=slug), moves)
    for seat in range(table.journal.world.seats):
        seen = observe(table.journal.world, seat)
        other = observe(guess(seen, random.Random(3)), seat)
        assert sightings(other) == sightings(seen)


def test_unseen_are_the_copies_whose_place_the_seat_does_not_know():
    table = play(laid(), 12)
    seen = table.view(0)
    for card in cards_of("fairy_tale"):
        found = sighting_of(card, sightings(seen))
        known = [piece for piece in seen.sides if seen.kinds[piece] in card.kinds]
        assert found.unseen == found.there - len(known)
    hidden = sum(found.unseen for found in sightings(seen).values())
    assert hidden > 0
    assert sum(found.unseen for found in sightings(table.view(0, 1, 2)).values()) < hidden


@pytest.mark.parametrize("slug", GAMES)
def test_a_card_is_counted_as_often_as_it_is_printed(slug):
    found = sightings(laid(slug=slug).view(0))
    there = {card.name: sighting_of(card, found).there for card in cards_of(slug) if card.copies == 1}
    assert {name: count for name, count in there.items() if count > 1} == {}


def test_a_name_is_found_whole_and_the_longest_first():
    names = CardNames(cards_of("fairy_tale"))
    card = names["Dragon's Lair"]
    text = f"played {card.name}, then {card.name}s"
    assert [(text[start:end], found) for start, end, found in names.within(text)] == [(card.name, card)]


async def test_g_in_the_hall_shows_the_cards_of_the_game_and_tab_goes_to_the_next_game():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, "g")
        assert top(pilot) == "GalleryScreen"
        assert "Fairy Tale  cards" in shown(pilot)
        await press(pilot, "tab")
        assert "Quests of Shadowgate  cards" in shown(pilot)
        await press(pilot, "escape")
        assert top(pilot) == "HallScreen"


async def test_tab_at_a_table_stays_with_its_game():
    async with at_table(laid(), size=(120, 40)) as pilot:
        await pilot.press("g", "tab")
        await settled(pilot)
        assert pilot.app.screen.query_one("#gallery").slug == "fairy_tale"


def test_of_two_names_at_one_place_the_longer_is_found():
    one, other = cards_of("fairy_tale")[:2]
    cards = [replace(one, name="Silver", names=()), replace(other, name="Silver Dragon", names=())]
    (found,) = CardNames(cards).within("keeps Silver Dragon")
    assert found == (6, 19, cards[1])


@pytest.mark.parametrize("slug", EVERY)
def test_a_card_is_found_by_every_name_it_has(slug):
    names = CardNames(cards_of(slug))
    for card in cards_of(slug):
        assert all(name in (names[name].name, *names[name].names) for name in (card.name, *card.names))


async def test_right_goes_to_the_next_kind_and_the_card_is_told_beside_the_list():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, "g", "right")
        card = next(card for card in cards_of("fairy_tale") if card.group == "Fairywood")
        assert card.lines[-1][0].text[:30] in shown(pilot)


async def test_a_search_keeps_the_cards_that_say_it():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, "g", "slash")
        await type_in(pilot, "lair")
        listed = shown(pilot)
        assert "Dragon's Lair" in listed
        assert "Children of the Dragon" not in listed


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("slug", GAMES)
async def test_g_at_a_table_tells_what_is_unseen(slug, size):
    async with at_table(play(laid(slug=slug), 8), size=size) as pilot:
        await pilot.press("g")
        await settled(pilot)
        assert top(pilot) == "GalleryScreen"
        found = sightings(stage_of(pilot).session.seen)
        every = [sighting_of(card, found) for card in cards_of(slug)]
        assert f"{sum(one.unseen for one in every)} of {sum(one.there for one in every)} unseen" in shown(pilot)
        await pilot.press("escape")
        assert pilot.app.screen is stage_of(pilot)


async def test_beside_a_name_stands_how_many_of_it_are_unseen():
    async with at_table(play(laid(), 12), size=(120, 40)) as pilot:
        await pilot.press("g")
        await settled(pilot)
        page, rows = pilot.app.screen.query_one("#gallery"), shown(pilot).splitlines()
        told = 0
        for card in cards_of("fairy_tale"):
            found = sighting_of(card, page.found)
            row = next((row for row in rows if card.name in row and re.search(r" \d of \d ", row)), "")
            if row and 0 < found.unseen < found.there:
                assert f" {found.unseen} of {found.there} " in row
                told += 1
        assert told > 2


async def test_a_name_in_the_log_opens_its_card():
    table = play(laid(), 30)
    async with at_table(table, size=(160, 48)) as pilot:
        log = pilot.app.screen.query_one("#log")
        place, link = next(hot for hot in log.hots() if isinstance(hot[1], CardLink))
        region = place.translate(log.region.offset)
        await pilot.click(offset=(region.x, region.y))
        await pilot.pause()
        assert card_in_gallery(pilot) == link.card
        assert link.card in shown_at(log, place)


async def test_a_name_in_the_rulebook_is_gone_to_with_tab_and_opened_with_enter():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, "r", "slash")
        await type_in(pilot, "Dragon's Lair")
        rulebook = pilot.app.screen.query_one(RulebookPage)
        while rulebook.card != "Dragon's Lair":
            await press(pilot, "tab")
        await press(pilot, "enter")
        assert card_in_gallery(pilot) == "Dragon's Lair"


async def test_a_name_in_the_rulebook_opens_its_card_with_a_click():
    async with in_hall(size=(120, 40)) as pilot:
        await press(pilot, "r", "slash")
        await type_in(pilot, "Dragon's Lair")
        rulebook = pilot.app.screen.query_one(RulebookPage)
        named = [(place, thing.card) for place, thing in rulebook.hots() if isinstance(thing, Named)]
        place = next(place for place, card in named if card == "Dragon's Lair")
        region = place.translate(rulebook.region.offset)
        line = shown(pilot).splitlines()[region.y]
        assert line[region.x : region.right] == "Dragon's Lair"
        await pilot.click(offset=(region.x, region.y))
        await settled(pilot)
        assert card_in_gallery(pilot) == "Dragon's Lair"


async def test_the_next_person_at_the_keyboard_reads_what_they_may_know():
    """A gallery left open by one person counts for the next who sits down, with their own eyes."""
    table = play(laid(people=2, seats=2), 9)
    async with at_table(table, mine=(0, 1)) as pilot:
        stage = stage_of(pilot)
        while pilot.app.screen is not stage:
            await pilot.press("enter")
            await settled(pilot)
        await pilot.press("g")
        page = pilot.app.screen.query_one("#gallery")
        mine = page.found
        assert mine == sightings(stage.session.seen)
        stage.session.viewer = 1 - (stage.session.viewer or 0)
        stage.present(stage.session.picture())
        page.look()
        assert page.found == sightings(stage.session.seen)
        assert page.found != mine
