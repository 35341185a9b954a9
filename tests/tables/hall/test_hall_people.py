"""Names and what is said: plain text, one owner a name, so much a minute, the last of it kept."""

import pytest

from engine.tables.hall.chat import LOBBY
from engine.tables.hall.limits import Limits
from engine.tables.hall.people import Who, guest_id, id_of
from tests.tables.hall.test_hall_tables import slug_of
from tests.tables.halls import ADA, BO, MINUTE, said

HOSTILE = "a\x1b[31mb\x9b2Jc\u202ed\u2066e\nf\x07g\u200bh\r\ti\u0085j\x7fk"


def test_a_name_and_settings_are_found_again_in_every_program(house):
    person = id_of("SHA256:abc")
    house.hall.people.call(person, "Mira")
    house.hall.people.remember(person, {"theme": "dusk"})
    found = house.program("two").people.profile(person)
    assert (found.name, found.settings) == ("Mira", {"theme": "dusk"})


def test_an_id_does_not_tell_the_key():
    assert "abc" not in id_of("SHA256:abc")
    assert id_of("SHA256:abc") == id_of("SHA256:abc") != id_of("SHA256:abd")


@pytest.mark.parametrize("name", ["mira", "MIRA", "Ｍira", " Mira "])
def test_a_name_belongs_to_one_person_however_it_is_written(house, name):
    house.hall.people.call("one", "Mira")
    assert slug_of(house.hall.people.call, "two", name) == "NameTaken"


def test_a_name_somebody_gave_up_is_free_again(house):
    house.hall.people.call("one", "Mira")
    house.hall.people.call("one", "Nora")
    assert house.hall.people.call("two", "Mira") == Who("two", "Mira")
    assert house.hall.people.profile("one").name == "Nora"


def test_a_name_can_be_written_anew_by_its_owner(house):
    house.hall.people.call("one", "mira")
    assert house.hall.people.call("one", "Mira").name == "Mira"
    assert slug_of(house.hall.people.call, "two", "MIRA") == "NameTaken"


def test_a_name_is_plain_text_of_some_length(house):
    assert house.hall.people.call("one", HOSTILE).name == "a [31mb 2Jc d e f g"
    assert house.hall.people.call("two", "x" * 99).name == "x" * 20
    assert slug_of(house.hall.people.call, "three", "\x1b\u200b \n") == "NoName"


def test_a_guests_name_is_theirs_while_they_are_here_and_free_afterwards(house):
    guest = house.hall.people.call(guest_id("1"), "Gil")
    house.hall.enter("g", guest)
    assert slug_of(house.hall.people.call, "one", "Gil") == "NameTaken"
    house.hall.depart("g")
    assert house.hall.people.profile(guest.id).name == ""
    assert house.hall.people.call("one", "Gil").name == "Gil"


def test_the_name_of_a_guest_who_vanished_can_be_had(house):
    house.hall.people.call(guest_id("1"), "Gil")
    assert house.hall.people.call("one", "Gil") == Who("one", "Gil")


def test_what_is_said_in_a_room_is_heard_there_in_every_program(house):
    id = house.laid(ADA, BO)
    house.hall.say(ADA, LOBBY, "hello")
    house.program("two").say(BO, LOBBY, "hi")
    house.hall.say(BO, id, "shall we?")
    assert said(house.hall) == ["Ada: hello", "Bo: hi"]
    assert said(house.hall, id)[-1] == "Bo: shall we?"


def test_what_is_said_is_plain_text_of_some_length(house):
    house.hall.say(ADA, LOBBY, HOSTILE)
    house.hall.say(ADA, LOBBY, "x" * 999)
    first, second = said(house.hall)
    assert first == "Ada: a [31mb 2Jc d e f g h i j k"
    assert second == f"Ada: {'x' * 200}"
    assert slug_of(house.hall.say, ADA, LOBBY, "\x1b\n\u202e") == "NothingSaid"


def test_accents_do_not_climb_over_other_lines(house):
    house.hall.say(ADA, LOBBY, "e" + "\u0301" * 50 + "!")
    assert said(house.hall) == ["Ada: e\u0301\u0301!"]


def test_one_person_says_so_much_a_minute_and_the_others_may_go_on(house):
    for number in range(house.hall.limits.lines_a_minute):
        house.hall.say(ADA, LOBBY, f"{number}")
    assert slug_of(house.hall.say, ADA, LOBBY, "more") == "TooMuchSaid"
    assert slug_of(house.program("two").say, ADA, LOBBY, "more") == "TooMuchSaid"
    house.hall.say(BO, LOBBY, "hush")
    house.clock.passes(MINUTE)
    house.hall.say(ADA, LOBBY, "again")
    assert said(house.hall)[-2:] == ["Bo: hush", "Ada: again"]


def test_a_minute_is_one_minute_in_all_rooms_and_all_programs(house):
    id, other = house.laid(ADA, seats=2), house.program("two")
    for number in range(house.hall.limits.lines_a_minute):
        (other if number % 2 else house.hall).say(ADA, id if number % 3 else LOBBY, f"{number}")
    for hall in (house.hall, other):
        for room in (id, LOBBY):
            assert slug_of(hall.say, ADA, room, "more") == "TooMuchSaid"


def test_only_the_last_of_what_was_said_is_kept(house):
    house.hall.chat.limits = Limits(lines_kept=3, lines_a_minute=99)
    for number in range(5):
        house.hall.say(ADA, LOBBY, f"{number}")
    assert said(house.hall) == ["Ada: 2", "Ada: 3", "Ada: 4"]
