"""People who drop, come back, leave for good or are sent away: whose seat it is then, and who may decide it."""

from engine.store.claims import SILENCE
from engine.tables import Bot, Person
from engine.tables.hall.people import Who, guest_id
from tests.tables.building import pick
from tests.tables.hall.test_hall_tables import slug_of
from tests.tables.halls import ADA, BO, CLEO, DAN, MINUTE, chairs, said

HOLD = 5 * MINUTE


def away(house, id, seat=1, me=ADA):
    return house.hall.listed(id, me).chairs[seat]


def test_the_seat_of_somebody_who_drops_is_held(house):
    id = house.laid(ADA, BO, CLEO)
    house.hall.depart("bo")
    chair = away(house, id)
    assert (chair.kind, chair.name, chair.is_away, chair.held) == ("person", "Bo", True, HOLD)
    assert slug_of(house.hall.lend, ADA, id, 1) == "StillHeld"
    house.clock.passes(HOLD - 1)
    assert slug_of(house.hall.lend, ADA, id, 1) == "StillHeld"
    assert not away(house, id).may_be_lent


def test_after_the_time_the_table_sets_the_others_may_let_a_bot_play(house):
    id = house.laid(ADA, BO, CLEO)
    house.hall.depart("bo")
    house.clock.passes(HOLD)
    assert away(house, id).may_be_lent
    house.hall.lend(CLEO, id, 1)
    assert house.hall.table(id).sitters[1] == Bot("Bo", "adept", stands_in=True)
    assert away(house, id).is_lent
    assert said(house.hall, id)[-1] == "A bot plays for Bo until they are back."


def test_the_time_is_the_tables_own(house):
    id = house.laid(ADA, BO, seats=2, hold=60)
    house.hall.depart("bo")
    house.clock.passes(MINUTE)
    house.hall.lend(ADA, id, 1)
    assert isinstance(house.hall.table(id).sitters[1], Bot)


def test_who_sits_down_again_gets_the_seat_back_from_the_bot(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.depart("bo")
    house.clock.passes(HOLD)
    house.hall.lend(ADA, id, 1)
    other = house.program("two")
    other.join(BO, id)
    other.enter("bo again", BO, id)
    house.hall.table(id).reload()
    assert house.hall.table(id).sitters[1] == Person("Bo", "bo")
    chair = away(house, id)
    assert not chair.is_away
    assert not chair.is_lent
    assert said(house.hall, id)[-1] == "Bo is back."


def test_a_seat_lent_to_a_bot_is_still_offered_to_its_owner_first(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.depart("bo")
    house.clock.passes(HOLD)
    house.hall.lend(ADA, id, 1)
    shown = house.hall.listing(BO)[0]
    assert (shown.id, shown.is_mine, shown.seats_of("bo")) == (id, True, (1,))


def test_only_who_plays_there_may_ask_a_bot_to_step_in(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.depart("bo")
    house.clock.passes(HOLD)
    assert slug_of(house.hall.lend, DAN, id, 1) == "NotSeated"
    assert slug_of(house.hall.lend, BO, id, 0) == "NotAway"
    assert slug_of(house.hall.lend, ADA, id, 7) == "NobodysSeat"


def test_nobody_is_away_whose_second_terminal_is_still_at_the_table(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.enter("bo at home", BO, id)
    house.hall.depart("bo")
    assert not away(house, id).is_away
    house.hall.depart("bo at home")
    assert away(house, id).is_away


def test_stepping_out_into_the_lobby_is_being_away_and_coming_back_is_not(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.enter("bo", BO)
    assert away(house, id).is_away
    house.hall.enter("bo", BO, id)
    assert not away(house, id).is_away


def test_who_is_not_at_the_table_when_the_game_begins_is_away_from_then_on(house):
    id = house.laid(ADA, BO)
    house.hall.enter("bo", BO)
    house.clock.passes(HOLD - 1)
    house.hall.fill(ADA, id)
    assert away(house, id).is_away


def test_somebody_whose_program_died_is_away_and_their_seat_is_held(house):
    other = house.program("two")
    id = house.laid(ADA, BO, seats=2)
    other.enter("bo", BO, id)
    keeper = house.keeper()
    house.clock.passes(SILENCE)
    house.store.beat("one")
    keeper.tick()
    assert away(house, id).is_away
    assert not away(house, id, 0).is_away


def test_after_a_restart_everybody_finds_their_table_and_their_seat(house):
    id = house.laid(ADA, BO, seats=2)
    pick(house.hall.table(id), 0)
    house.clock.passes(SILENCE)
    again = house.program("after the restart")
    house.keeper(again).tick()
    assert all(chair.is_away for chair in again.listed(id, ADA).chairs)
    shown = again.listing(BO)[0]
    assert (shown.id, shown.is_mine, shown.is_my_turn) == (id, True, True)
    again.enter("bo", BO, id)
    pick(again.table(id), 1)
    assert not again.listed(id, ADA).chairs[1].is_away


# Leaving for good


def test_leaving_before_the_game_frees_the_seat(house):
    id = house.laid(ADA, BO)
    house.hall.leave(BO, id)
    assert chairs(house.hall, id) == [("person", "Ada"), ("free", ""), ("free", "")]
    assert said(house.hall, id)[-1] == "Bo left for good."


def test_leaving_for_good_hands_the_seat_to_a_bot(house):
    id = house.laid(ADA, BO, CLEO)
    house.hall.leave(BO, id)
    assert house.hall.table(id).sitters[1] == Bot("Aldo", "adept")
    assert slug_of(house.hall.join, BO, id) == "TableFull"
    assert not house.hall.listed(id, BO).is_mine


def test_a_table_that_its_owner_leaves_belongs_to_the_next(house):
    waiting = house.laid(ADA, BO)
    playing = house.laid(ADA, BO, CLEO)
    for id in (waiting, playing):
        house.hall.leave(ADA, id)
        assert house.hall.listed(id, BO).owner == BO


def test_a_table_that_everybody_has_left_is_gone(house):
    waiting, playing = house.laid(ADA), house.laid(ADA, BO, seats=2)
    house.hall.leave(ADA, waiting)
    house.hall.leave(ADA, playing)
    house.hall.leave(BO, playing)
    house.hall.leave(BO, playing)
    assert house.hall.listing(ADA) == []
    assert said(house.hall, playing) == []


def test_who_waits_and_stays_away_too_long_waits_no_more(house):
    id = house.laid(ADA, BO)
    house.hall.depart("ada")
    keeper = house.keeper()
    house.clock.passes(HOLD - 1)
    house.store.beat("one")
    keeper.tick()
    assert chairs(house.hall, id)[0] == ("person", "Ada")
    house.clock.passes(SILENCE)
    house.store.beat("one")
    keeper.tick()
    assert chairs(house.hall, id) == [("person", "Bo"), ("free", ""), ("free", "")]
    assert house.hall.listed(id, BO).owner == BO


def test_a_guest_who_left_is_waited_for_while_the_seat_is_held_and_no_longer(house):
    guest = Who(guest_id("visit"), "Gil")
    id = house.laid(guest, seats=2)
    house.hall.fill(guest, id)
    keeper = house.keeper()
    house.hall.enter(guest.id, guest, id)
    keeper.tick()
    assert house.hall.listing(guest)
    house.hall.depart(guest.id)
    keeper.clear_away(house.clock())
    assert house.hall.listing(guest)
    house.clock.passes(house.hall.limits.hold * 1000)
    keeper.clear_away(house.clock())
    assert house.hall.listing(guest) == []
    assert house.hall.people.profile(guest.id).name == ""


# Being sent away


def test_the_owner_can_send_somebody_away_before_the_game(house):
    id = house.laid(ADA, BO)
    house.hall.remove(ADA, id, "bo")
    assert chairs(house.hall, id) == [("person", "Ada"), ("free", ""), ("free", "")]
    assert slug_of(house.hall.join, BO, id) == "Barred"
    assert house.hall.listed(id, BO) is None
    assert said(house.hall, id)[-1] == "Ada removed Bo."


def test_the_owner_can_send_somebody_away_in_the_game_and_a_bot_plays_on(house):
    id = house.laid(ADA, BO, CLEO)
    house.hall.remove(ADA, id, "bo")
    assert house.hall.table(id).sitters[1] == Bot("Aldo", "adept")
    assert slug_of(house.hall.watch, BO, id) == "Barred"


def test_the_owner_can_send_away_who_only_looks_on(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.watch(DAN, id)
    house.hall.enter("dan", DAN, id)
    house.hall.remove(ADA, id, "dan")
    assert house.hall.listed(id, DAN) is None
    assert slug_of(house.hall.say, DAN, id, "boo") == "NotInvited"


def test_somebody_sent_away_while_a_bot_played_for_them_does_not_get_the_seat_back(house):
    id = house.laid(ADA, BO, seats=2)
    house.hall.depart("bo")
    house.clock.passes(HOLD)
    house.hall.lend(ADA, id, 1)
    house.hall.remove(ADA, id, "bo")
    house.hall.enter("bo", BO, id)
    assert isinstance(house.hall.table(id).sitters[1], Bot)


def test_nobody_else_can_send_anybody_away(house):
    id = house.laid(ADA, BO, CLEO)
    assert slug_of(house.hall.remove, BO, id, "cleo") == "NotYourTable"
    assert slug_of(house.hall.remove, ADA, id, "ada") == "YourOwnTable"
    assert slug_of(house.hall.remove, ADA, id, "dan") == "NotThere"


def test_who_has_several_seats_comes_back_to_all_of_them_also_those_that_bots_played(house):
    id = house.laid(ADA, BO, seats=4)
    house.hall.take_another(BO, id)
    house.hall.take_another(BO, id)
    house.hall.depart("bo")
    assert said(house.hall, id)[-1] == "Bo is away; their seats are held."
    house.clock.passes(10 * MINUTE)
    house.hall.lend(ADA, id, 1)
    house.hall.lend(ADA, id, 3)
    table = house.hall.table(id)
    assert [type(sitter) for sitter in table.sitters] == [Person, Bot, Person, Bot]
    assert house.hall.listed(id, BO).seats_of("bo") == (1, 2, 3)
    house.hall.enter("bo", Who("bo", "Bodil"), id)
    assert set(table.sitters[1:]) == {Person("Bo", "bo")}
