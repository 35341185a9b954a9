"""The keeper: bots of a table are played by one program at a time, which changes when that one dies."""

from concurrent.futures import Future

import msgspec

from engine.bots.thinking.thinker import Inline
from engine.store import open_store
from engine.store.claims import BEAT, SILENCE
from engine.tables import Bot
from engine.tables.hall.hall import Hall
from engine.tables.hall.keeper import PAUSE, Keeper
from engine.tables.hall.postings import changed
from tests.store.contract import comes_true
from tests.tables.building import finish, pick
from tests.tables.halls import ADA, BO, said, ticks


class Hasty:
    """A thinker that lets anybody think, and answers at once."""

    def ask(self, asked):
        return Inline().ask(msgspec.structs.replace(asked, bot="random"))

    def close(self) -> None:
        return


class Patient:
    """A thinker that answers when told to."""

    def __init__(self) -> None:
        self.asked: list = []

    def ask(self, asked):
        promise: Future = Future()
        self.asked.append((asked, promise))
        return promise

    def answer(self) -> None:
        asked, promise = self.asked.pop()
        promise.set_result(Hasty().ask(asked).result())

    def close(self) -> None:
        return


def solo(house, level="random"):
    """A table with one person and two bots, which that person looks at."""
    hall = house.hall
    id = hall.lay(ADA, "lanterns", {}, 3, level=level)
    hall.enter("ada", ADA, id)
    hall.fill(ADA, id)
    return id, hall.table(id)


def test_bots_play_until_a_person_is_asked(house):
    _id, table = solo(house)
    keeper = house.keeper()
    ticks(house, keeper)
    assert table.waiting() == [0]
    pick(table, 0)
    ticks(house, keeper)
    assert not table.due_bots()


def test_a_whole_game_is_played(house):
    id, table = solo(house)
    keeper = house.keeper()
    while not table.is_over:
        ticks(house, keeper, 20)
        if 0 in table.waiting():
            pick(table, 0)
    assert house.hall.listed(id, ADA).state == "over"


def test_bots_move_one_by_one_so_that_people_can_follow(house):
    _id, table = solo(house)
    pick(table, 0)
    keeper = house.keeper(pause=PAUSE)
    moves = [len(table.journal.events)]
    for _ in range(3):
        for _ in range(5):
            keeper.tick()
        moves.append(len(table.journal.events))
        house.clock.passes(PAUSE)
    assert moves[1] - moves[0] == 1
    assert moves[2] - moves[1] == 1


def test_bots_rest_while_nobody_looks(house):
    _id, table = solo(house)
    house.hall.depart("ada")
    ticks(house, house.keeper())
    assert len(table.due_bots()) == 2


def test_the_bots_of_a_table_are_played_by_one_program_at_a_time(house):
    id, table = solo(house, "master")
    other = house.program("two")
    other.enter("bo", BO, id)
    theirs = other.table(id)
    first, second = Patient(), Patient()
    one, two = house.keeper(thinker=first), house.keeper(other, thinker=second)
    for _ in range(5):
        one.tick()
        two.tick()
    assert (len(first.asked), len(second.asked)) == (1, 0)
    assert theirs.due_bots() == table.due_bots()


def test_the_bots_move_on_when_their_program_dies(house):
    id, _table = solo(house, "master")
    other = house.program("two")
    other.enter("bo", BO, id)
    theirs = other.table(id)
    dying, living = house.keeper(thinker=Patient()), house.keeper(other, thinker=Hasty())
    dying.tick()
    living.tick()
    assert len(theirs.due_bots()) == 2
    for _ in range(SILENCE // BEAT + 2):
        house.clock.passes(BEAT)
        for _ in range(10):
            living.tick()
    assert not theirs.due_bots()


def test_the_bots_move_on_at_once_when_their_program_stops_in_good_order(house):
    id, _table = solo(house, "master")
    other = house.program("two")
    other.enter("bo", BO, id)
    theirs = other.table(id)
    stopping, going = house.keeper(thinker=Patient()), house.keeper(other, thinker=Hasty())
    stopping.tick()
    stopping.close()
    house.clock.passes(BEAT)
    for _ in range(20):
        going.tick()
    assert not theirs.due_bots()


def test_a_bot_that_is_thinking_holds_nobody_up_and_moves_when_it_has_thought(house):
    _id, table = solo(house, "master")
    thinker = Patient()
    keeper = house.keeper(thinker=thinker)
    keeper.tick()
    before = len(table.journal.events)
    pick(table, 0)
    keeper.tick()
    assert len(table.journal.events) == before + 1
    thinker.answer()
    keeper.tick()
    assert len(table.journal.events) == before + 2


def test_a_thought_for_a_table_that_has_moved_on_is_dropped(house):
    _id, table = solo(house, "master")
    thinker = Patient()
    keeper = house.keeper(thinker=thinker)
    keeper.tick()
    seat, promise = thinker.asked[0][0].seat, thinker.asked[0][1]
    table.sit(seat, Bot("Zed", "random"))
    keeper.tick()
    assert promise.cancelled()


def test_a_bot_that_fails_does_not_stop_the_table(house):
    _id, table = solo(house, "master")

    class Failing(Patient):
        def ask(self, asked):
            promise: Future = Future()
            promise.set_exception(RuntimeError("no process"))
            return promise

    keeper = house.keeper(thinker=Failing())
    ticks(house, keeper, 20)
    assert not table.due_bots()


def test_bots_that_need_no_time_do_not_wait_for_a_thinker(house):
    _id, table = solo(house, "adept")
    thinker = Patient()
    ticks(house, house.keeper(thinker=thinker), 20)
    assert not table.due_bots()
    assert thinker.asked == []


def test_what_another_program_wrote_reaches_the_listeners_here(house):
    id = house.laid(ADA, BO, seats=2)
    other = house.program("two")
    other.enter("bo", BO, id)
    table, theirs = house.hall.table(id), other.table(id)
    keeper = house.keeper()
    keeper.tick()
    heard: list = []
    changes: list = []
    table.listeners.append(heard.append)
    house.hall.listeners.append(lambda: changes.append(1))
    event = theirs.act(1, theirs.legal(1)[0])
    keeper.tick()
    assert [one.link for one in heard] == [event.link]
    assert changes == [1]
    keeper.tick()
    assert changes == [1]


def test_a_table_that_is_over_is_taken_down_when_everybody_has_gone(house):
    id = house.laid(ADA, BO, seats=2)
    finish(house.hall.table(id))
    keeper = house.keeper()
    keeper.tick()
    assert house.hall.listed(id, ADA).state == "over"
    house.hall.depart("ada")
    house.hall.depart("bo")
    house.clock.passes(BEAT)
    keeper.tick()
    assert house.hall.listing(ADA) == []
    assert said(house.hall, id) == []
    assert house.store.row(id).summary.finished


def test_a_game_whose_program_died_before_the_cards_were_laid_begins_all_the_same(house):
    id = house.laid(ADA, BO)
    house.hall.posts.change(id, lambda posting: changed(posting, begun=True))
    house.keeper().tick()
    assert house.hall.listed(id, ADA).state == "playing"


def test_a_hall_on_postgresql_plays_a_game_between_two_programs(postgres):
    with open_store(postgres) as store, open_store(postgres) as far:
        here, there = Hall(store, node="one"), Hall(far, node="two")
        id = here.lay(ADA, "lanterns", {}, 3, level="random")
        here.enter("ada", ADA, id)
        assert comes_true(lambda: there.listed(id, BO) is not None)
        there.join(BO, id)
        there.enter("bo", BO, id)
        here.fill(ADA, id)
        assert comes_true(lambda: there.listed(id, BO).state == "playing")
        mine, theirs = here.table(id), there.table(id)
        keepers = Keeper(here, pause=0), Keeper(there, pause=0)

        def is_played():
            for keeper in keepers:
                keeper.tick()
            for seat, table in enumerate((mine, theirs)):
                if seat in table.waiting():
                    table.act(seat, table.legal(seat)[0])
            return mine.is_over and theirs.is_over

        assert comes_true(is_played)
        assert mine.journal.lines == theirs.journal.lines
        for keeper in keepers:
            keeper.close()
