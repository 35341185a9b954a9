"""Tables of the hall: laid, joined, watched, begun, by everybody or by invitation, within limits."""

import pytest

from engine.core import Rejected
from engine.store import MemoryStore, NoSuchTable
from engine.tables import Bot, Person
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.limits import Limits
from engine.tables.hall.people import Who
from engine.tables.hall.postings import changed
from tests.tables.building import finish
from tests.tables.halls import ADA, BO, CLEO, DAN, MINUTE, House, chairs, said


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    assert refused.value.sentence.endswith(".")
    return refused.value.slug


def test_a_table_waits_for_its_seats_to_be_taken(house):
    id = house.laid(ADA, BO)
    shown = house.hall.listed(id, CLEO)
    assert (shown.state, shown.taken, shown.owner, shown.is_mine) == ("open", 2, ADA, False)
    assert chairs(house.hall, id) == [("person", "Ada"), ("person", "Bo"), ("free", "")]
    with pytest.raises(NoSuchTable):
        house.hall.table(id)


def test_the_game_begins_when_the_last_seat_is_taken(house):
    id = house.laid(ADA, BO, CLEO)
    table = house.hall.table(id)
    assert table.sitters == (Person("Ada", "ada"), Person("Bo", "bo"), Person("Cleo", "cleo"))
    assert house.hall.listed(id, DAN).state == "playing"
    assert said(house.hall, id)[-1] == "The game begins."


def test_the_owner_may_let_bots_take_the_seats_that_are_free(house):
    id = house.laid(ADA, BO)
    assert slug_of(house.hall.fill, BO, id) == "NotYourTable"
    house.hall.fill(ADA, id)
    assert house.hall.table(id).sitters == (Person("Ada", "ada"), Person("Bo", "bo"), Bot("Aldo", "adept"))
    assert slug_of(house.hall.fill, ADA, id) == "BegunAlready"


def test_a_bot_never_has_the_name_of_somebody_at_the_table(house):
    aldo = Who("x", "Aldo")
    id = house.laid(aldo)
    house.hall.fill(aldo, id)
    assert house.hall.table(id).names == ("Aldo", "Brann", "Cyra")


def test_two_programs_that_begin_a_game_at_the_same_moment_begin_one(house):
    other = house.program("two")
    id = house.laid(ADA, BO)
    house.hall.posts.change(id, lambda posting: changed(posting, begun=True))
    house.hall.begin_if_due(id)
    other.begin_if_due(id)
    assert other.table(id).journal.lines == house.hall.table(id).journal.lines


def test_who_sits_already_may_join_again_and_nothing_happens(house):
    id = house.laid(ADA, BO)
    house.hall.join(BO, id)
    assert chairs(house.hall, id)[1:] == [("person", "Bo"), ("free", "")]


def test_a_full_table_can_be_watched_but_not_joined(house):
    id = house.laid(ADA, BO, seats=2)
    assert slug_of(house.hall.join, CLEO, id) == "TableFull"
    house.hall.watch(CLEO, id)
    house.hall.enter("cleo", CLEO, id)
    assert house.hall.listed(id, ADA).watchers == ("Cleo",)


def test_everybody_in_every_program_sees_the_same_tables(house):
    other = house.program("two")
    id = house.laid(ADA, BO)
    assert other.listing(CLEO) == house.hall.listing(CLEO)
    other.join(CLEO, id)
    assert house.hall.listed(id, CLEO).state == "playing"


def test_your_own_tables_are_listed_first_and_those_where_you_are_to_act_before_them(house):
    others = house.laid(BO)
    house.clock.passes(1)
    waiting = house.laid(ADA)
    house.clock.passes(1)
    turn = house.laid(ADA, CLEO, seats=2)
    house.clock.passes(1)
    newest = house.laid(DAN)
    assert [one.id for one in house.hall.listing(ADA)] == [turn, waiting, newest, others]
    assert [one.is_my_turn for one in house.hall.listing(ADA)] == [True, False, False, False]


def test_a_table_lists_who_is_still_to_act(house):
    id = house.laid(ADA, BO, seats=2)
    table = house.hall.table(id)
    table.act(0, table.legal(0)[0])
    assert [chair.is_due for chair in house.hall.listed(id, ADA).chairs] == [False, True]


@pytest.mark.parametrize(
    ("game", "options", "seats", "more", "slug"),
    [
        ("chess", {}, 3, {}, "UnknownGame"),
        ("lanterns", {"die": "?"}, 3, {}, "UnknownValue"),
        ("lanterns", {}, 9, {}, "WrongSeats"),
        ("lanterns", {}, 3, {"level": "genius"}, "UnknownBot"),
        ("lanterns", {}, 3, {"word": " \x1b\n"}, "NoWord"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_leaves_no_trace(house, game, options, seats, more, slug):
    assert slug_of(house.hall.lay, ADA, game, options, seats, **more) == slug
    assert house.hall.listing(ADA) == []


# By invitation


def test_a_table_by_invitation_is_shown_to_nobody_who_was_not_invited(house):
    id = house.laid(ADA, word="Owl")
    assert house.hall.listing(BO) == []
    assert house.hall.listed(id, BO) is None
    assert slug_of(house.hall.join, BO, id) == "NotInvited"
    assert slug_of(house.hall.watch, BO, id, "fox") == "NotInvited"
    assert slug_of(house.hall.say, BO, id, "hello") == "NotInvited"


def test_who_says_the_word_finds_the_table_and_may_join_or_watch(house):
    id = house.laid(ADA, word="Grey  Owl")
    assert house.hall.find(BO, " grey owl ") == id
    house.hall.join(BO, id)
    assert house.hall.find(CLEO, "GREY OWL") == id
    house.hall.watch(CLEO, id)
    assert [one.id for one in house.hall.listing(CLEO)] == [id]


def test_the_word_is_told_to_who_sits_there_only(house):
    id = house.laid(ADA, word="owl")
    house.hall.find(BO, "owl")
    assert (house.hall.listed(id, ADA).word, house.hall.listed(id, BO).word) == ("owl", "")
    assert house.hall.listed(id, BO).is_by_word


def test_two_tables_never_have_the_same_word(house):
    house.laid(ADA, word="owl")
    assert slug_of(house.hall.lay, BO, "lanterns", {}, 2, word="OWL") == "WordTaken"


def test_a_wrong_word_is_refused_and_many_of_them_have_to_wait(house):
    house.laid(ADA, word="owl")
    for _ in range(house.hall.limits.words_a_minute):
        assert slug_of(house.hall.find, BO, "fox") == "NoSuchWord"
    assert slug_of(house.program("two").find, BO, "owl") == "TooManyWords"
    assert slug_of(house.hall.find, BO, "owl") == "TooManyWords"
    assert slug_of(house.hall.lay, BO, "lanterns", {}, 2, word="owl") == "TooManyWords"
    house.clock.passes(MINUTE)
    house.hall.find(BO, "owl")


# Limits


def test_one_person_lays_so_many_tables_and_no_more(house):
    house.hall.limits = Limits(tables=2)
    house.laid(ADA)
    over = house.laid(ADA, BO, seats=2)
    assert slug_of(house.hall.lay, ADA, "lanterns", {}, 2) == "TooManyTables"
    house.laid(BO)
    finish(house.hall.table(over))
    house.laid(ADA)


def test_a_hall_has_room_for_so_many_tables():
    house = House(MemoryStore(), Limits(all_tables=2))
    house.laid(ADA)
    house.laid(BO)
    assert slug_of(house.hall.lay, CLEO, "lanterns", {}, 2) == "HallFull"


def test_so_many_people_look_on_at_a_table_and_no_more(house):
    house.hall.limits = Limits(watchers=1)
    id = house.laid(ADA, BO, seats=2)
    house.hall.watch(CLEO, id)
    house.hall.enter("cleo", CLEO, id)
    assert slug_of(house.hall.watch, DAN, id) == "TooManyWatch"


def test_a_table_holds_seats_no_longer_than_the_hall_allows(house):
    id = house.hall.lay(ADA, "lanterns", {}, 2, hold=10**9)
    assert house.hall.posts.get(id).hold == house.hall.limits.longest_hold


def test_the_hall_tells_who_is_here_and_who_of_them_is_in_the_lobby(house):
    house.hall.enter("a", ADA)
    house.hall.enter("b", BO, LOBBY)
    house.hall.enter("b2", BO)
    id = house.laid(CLEO)
    assert house.hall.everybody() == [("Ada", True), ("Bo", True), ("Cleo", False)]
    house.hall.enter("a", ADA, id)
    assert house.hall.everybody() == [("Bo", True), ("Ada", False), ("Cleo", False)]
    house.hall.depart("b")
    house.hall.depart("b2")
    assert house.hall.everybody() == [("Ada", False), ("Cleo", False)]


def test_one_person_takes_several_seats_and_the_game_begins_with_the_last(house):
    id = house.laid(ADA, BO, seats=4)
    house.hall.take_another(ADA, id)
    assert chairs(house.hall, id) == [("person", "Ada"), ("person", "Bo"), ("person", "Ada"), ("free", "")]
    house.hall.take_another(BO, id)
    assert house.hall.listed(id, ADA).state == "playing"
    assert house.hall.seats_of(id, "ada") == (0, 2)
    assert house.hall.table(id).names == ("Ada", "Bo", "Ada (2)", "Bo (2)")


def test_nobody_takes_more_seats_than_there_are_or_another_before_the_first(house):
    id = house.laid(ADA, seats=2)
    with pytest.raises(Rejected, match="Take a seat first"):
        house.hall.take_another(BO, id)
    house.hall.take_another(ADA, id)
    with pytest.raises(Rejected, match="All seats are taken"):
        house.hall.take_another(ADA, id)
    with pytest.raises(Rejected, match="All seats are taken"):
        house.hall.lay(ADA, "lanterns", {}, 2, own=3)


def test_a_table_is_laid_with_several_seats_of_ones_own(house):
    id = house.hall.lay(ADA, "lanterns", {}, 4, own=2)
    assert chairs(house.hall, id)[:2] == [("person", "Ada"), ("person", "Ada")]


def test_who_changed_their_name_takes_another_seat_under_the_one_they_sit_by(house):
    id = house.laid(ADA, seats=3)
    house.hall.take_another(Who("ada", "Adele"), id)
    assert chairs(house.hall, id)[:2] == [("person", "Ada"), ("person", "Ada")]


def test_one_of_several_seats_is_given_up_before_the_game_and_the_other_is_kept(house):
    id = house.laid(ADA, BO, seats=4)
    house.hall.take_another(BO, id)
    house.hall.leave_seat(BO, id, 1)
    assert chairs(house.hall, id)[1:3] == [("person", "Bo"), ("free", "")]
    with pytest.raises(Rejected, match="not yours"):
        house.hall.leave_seat(BO, id, 0)


def test_one_of_several_seats_is_given_up_in_the_game_and_a_bot_plays_on_there(house):
    id = house.laid(ADA, BO, seats=3)
    house.hall.take_another(BO, id)
    house.hall.leave_seat(BO, id, 2)
    assert house.hall.table(id).sitters[1:] == (Person("Bo", "bo"), Bot("Aldo", "adept"))
    house.hall.leave_seat(BO, id, 1)
    assert house.hall.seats_of(id, "bo") == ()


def test_who_leaves_for_good_leaves_all_of_their_seats(house):
    id = house.laid(ADA, BO, seats=3)
    house.hall.take_another(BO, id)
    house.hall.leave(BO, id)
    assert house.hall.table(id).sitters[1:] == (Bot("Aldo", "adept"), Bot("Brann", "adept"))


def test_it_is_my_turn_where_any_of_my_seats_is_asked(house):
    id = house.laid(ADA, BO, seats=3)
    house.hall.take_another(BO, id)
    table = house.hall.table(id)
    table.act(1, table.legal(1)[0])
    assert house.hall.listed(id, BO).is_my_turn
    table.act(2, table.legal(2)[0])
    assert not house.hall.listed(id, BO).is_my_turn
