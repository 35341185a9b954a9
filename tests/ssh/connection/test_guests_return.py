"""A guest whose line breaks comes back to their seat by a word; nobody else does."""

import pytest

from tests.ssh.halls import HALL, open_hall, until, visit
from tui.server.connection.identity import visitor_of


def test_a_word_makes_a_guest_the_same_person_and_a_key_needs_none():
    first = visitor_of("mira", None, "x")
    again = visitor_of(f"guest+{first.visit}", None, "y")
    assert again.id == first.id
    assert visitor_of("mira", None, "x").id != first.id
    assert visitor_of(f"guest+{first.visit}", "SHA256:key", "x").id != first.id


@pytest.mark.parametrize("name", ["mira+", "mira+abc", "mira+bakodu_lameki", "+"])
def test_what_is_no_word_is_part_of_a_name(name):
    assert visitor_of(name, None, "x").id != visitor_of(name, None, "x").id


async def test_a_guest_finds_the_seat_again_that_is_held_for_them():
    async with open_hall() as hall:
        async with visit(hall, username="mira") as client:
            await client.sees(HALL)
            [stay] = hall.house.stays
            app = stay.app
            word, who = app.visitor.visit, app.who
            id = app.halls.lay(who, "fairy_tale", {}, 2)
            app.halls.join(app.halls.people.call("other", "Other"), id)
            app.call_later(app.go_into, id)
            await client.sees(f"guest+{word}")
            client.connection.abort()
        await until(lambda: not hall.house.stays)
        keeper = hall.meeting.keeper
        keeper._beaten = 0
        keeper.tick()
        async with visit(hall, username="mira") as stranger:
            await stranger.sees(HALL)
            [stay] = hall.house.stays
            assert not stay.app.halls.seats_of(id, stay.app.who.id)
        async with visit(hall, username=f"guest+{word}") as back:
            await back.sees(HALL)
            stay = next(stay for stay in hall.house.stays if stay.app.person == who.id)
            assert stay.app.who == who
            assert stay.app.halls.seats_of(id, who.id) == (0,)
            assert f"guest+{word}" in stay.app.last_words
