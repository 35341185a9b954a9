"""What guests leave behind: a table that nobody can find again leaves the store, every other one stays."""

import pytest

from engine.store.claims import BEAT
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.people import Who, guest_id
from tests.tables.halls import ADA, BO, MINUTE, ticks

GIL, HAL = Who(guest_id("1"), "Gil"), Who(guest_id("2"), "Hal")


def finish(house, id):
    """Play a game to its end, whoever is asked."""
    table = house.hall.table(id)
    while not table.is_over:
        seat = table.waiting()[0]
        table.act(seat, table.legal(seat)[0])


def go(house, keeper, *people):
    """Some leave the hall, and the keeper has looked after it."""
    for one in people:
        house.hall.depart(one.id)
    house.clock.passes(BEAT)
    keeper.tick()


def ids(house):
    return [row.id for row in house.store.tables()]


@pytest.fixture
def keeper(house):
    return house.keeper()


def test_a_finished_game_of_guests_goes_with_the_last_of_them(house, keeper):
    id = house.laid(GIL, HAL, seats=2)
    finish(house, id)
    go(house, keeper, GIL)
    assert ids(house) == [id]
    go(house, keeper, HAL)
    assert ids(house) == []


def test_a_guest_who_went_to_the_lobby_still_finds_the_game(house, keeper):
    id = house.laid(GIL, HAL, seats=2)
    finish(house, id)
    house.hall.enter(GIL.id, GIL, LOBBY)
    go(house, keeper, HAL)
    assert ids(house) == [id]
    assert house.hall.table(id).is_over


def test_a_game_that_guests_left_in_the_middle_goes_when_their_seats_are_held_no_longer(house, keeper):
    id = house.laid(GIL, seats=2)
    house.hall.fill(GIL, id)
    ticks(house, keeper, 5)
    go(house, keeper, GIL)
    assert ids(house) == [id]
    house.clock.passes(house.hall.limits.hold * 1000)
    keeper.clear_away(house.clock())
    assert ids(house) == []
    assert house.hall.glance().rows == {}


def test_a_game_with_somebody_who_has_a_key_stays_for_them(house, keeper):
    id = house.laid(GIL, ADA, seats=2)
    finish(house, id)
    go(house, keeper, GIL, ADA)
    assert ids(house) == [id]


def test_a_game_of_people_with_keys_stays_though_it_is_posted_no_more(house, keeper):
    id = house.laid(BO, ADA, seats=2)
    finish(house, id)
    go(house, keeper, BO, ADA)
    assert house.hall.glance().postings == {}
    assert ids(house) == [id]


def test_a_table_that_everybody_left_for_good_is_no_more(house, keeper):
    id = house.laid(GIL, seats=2)
    house.hall.fill(GIL, id)
    house.hall.enter(GIL.id, GIL, LOBBY)
    house.hall.leave(GIL, id)
    assert ids(house) == []
    ticks(house, keeper, 5)


def test_who_looks_on_at_a_table_that_is_no_more_stops_nothing(house, keeper):
    id = house.laid(GIL, seats=2)
    house.hall.fill(GIL, id)
    table = house.hall.table(id)
    house.hall.enter(ADA.id, ADA, id)
    house.hall.enter(GIL.id, GIL, LOBBY)
    house.hall.leave(GIL, id)
    ticks(house, keeper, 20)
    assert table.id not in ids(house)
    assert house.hall.listed(id, ADA) is None


def test_how_often_people_talked_is_forgotten_after_a_minute(house, keeper):
    house.hall.say(ADA, LOBBY, "hello")
    ticks(house, keeper, 1)
    assert [person for person, _ in house.hall.chat.pace.book] == [ADA.id]
    house.clock.passes(MINUTE)
    ticks(house, keeper, 1)
    assert list(house.hall.chat.pace.book) == []
