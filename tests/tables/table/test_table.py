"""A running table: durable before it is seen, seen as far as a seat may see, the same for everybody who opens it."""

from typing import Any

import pytest

from engine.core import Rejected, observe
from engine.journal import Seated
from engine.store import Conflict, MemoryStore, NoSuchTable, StoreProblem
from engine.tables import Bot, Empty, Person, Table
from tests.tables.building import ADA, ALONE, APART, BO, GRETA, HOT_SEAT, ROBIN, bots_play, finish, pick, table_of
from tests.toy import words as w
from tests.toy.builders import ticking


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    return refused.value.slug


def test_a_new_table_is_in_the_store_with_everybody_seated():
    table = table_of(*ALONE)
    assert table.sitters == ALONE
    assert table.names == ("Ada", "Robin", "Greta")
    assert table.journal.header.seats == ("Ada", "Robin", "Greta")
    assert [event.action for event in table.journal.events[1:]] == [
        Seated("person", "Ada"),
        Seated("bot", "Robin", "random"),
        Seated("bot", "Greta", "greedy"),
    ]
    assert table.store.read(table.id) == table.journal.lines


def test_a_table_has_a_name_one_can_say():
    colour, beast, number = table_of(*ALONE).id.split("-")
    assert colour.isalpha()
    assert beast.isalpha()
    assert 10 <= int(number) <= 99


def test_a_name_that_is_taken_is_not_used_again(monkeypatch):
    names = iter(["amber-fox-17", "amber-fox-17", "grey-owl-20"])
    monkeypatch.setattr("engine.tables.table.stored_journal.new_id", lambda rng: next(names))
    store = MemoryStore()
    assert [table_of(*ALONE, store=store).id for _ in range(2)] == ["amber-fox-17", "grey-owl-20"]


def test_tables_without_a_seed_are_dealt_differently():
    hands = {tuple(Table.create(MemoryStore(), "lanterns", {}, ALONE).world.zones[w.HAND[0]]) for _ in range(5)}
    assert len(hands) > 1


@pytest.mark.parametrize(
    ("game", "options", "sitters", "slug"),
    [
        ("chess", {}, ALONE, "UnknownGame"),
        ("lanterns", {"die": "?"}, ALONE, "UnknownValue"),
        ("lanterns", {}, (ADA,), "WrongSeats"),
        ("lanterns", {}, (ADA, Bot("Max", "genius")), "UnknownBot"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_leaves_no_trace(game, options, sitters, slug):
    store = MemoryStore()
    assert slug_of(Table.create, store, game, options, sitters) == slug
    assert store.tables() == []


def test_a_table_opened_again_is_where_it_was_left():
    table = pick(table_of(*ALONE), 0)
    again = Table.open(table.store, table.id)
    assert (again.world, again.sitters, again.record) == (table.world, table.sitters, table.record)
    with pytest.raises(NoSuchTable):
        Table.open(table.store, "no-such-table")


class Watching(MemoryStore):
    """A store that remembers what a table knew at the moment a line became durable."""

    table: Table | None = None

    def append(self, table, expected, lines, summary):
        super().append(table, expected, lines, summary)
        if self.table is not None:
            self.known = len(self.table.journal.events)


def test_an_event_is_in_the_store_before_anybody_sees_it():
    store = Watching()
    table = table_of(*ALONE, store=store)
    store.table = table
    heard: list[Any] = []
    table.listeners.append(lambda event: heard.append((event, len(store.read(table.id)))))
    event = pick(table, 0).journal.events[-1]
    assert store.known == event.seq
    assert heard == [(event, event.seq + 2)]


def test_what_the_store_refuses_has_not_happened():
    class Full(MemoryStore):
        def append(self, table, expected, lines, summary):
            if expected:
                raise StoreProblem("There is no room left.")
            super().append(table, expected, lines, summary)

    table = table_of(*ALONE, store=Full())
    heard: list[Any] = []
    table.listeners.append(heard.append)
    before = table.world
    with pytest.raises(StoreProblem):
        pick(table, 0)
    assert (table.world, table.waiting(), heard) == (before, [0, 1, 2], [])


def test_a_refused_action_writes_nothing():
    table = table_of(*ALONE)
    assert slug_of(table.act, 0, w.Throw()) == "NotNow"
    assert table.store.read(table.id) == table.journal.lines


def test_a_seat_sees_its_own_hand_and_a_spectator_none():
    table = table_of(*HOT_SEAT)
    assert table.view(1) == observe(table.world, 1)
    assert table.view() == observe(table.world)
    assert table.view(0, 1).zones[w.HAND[1]] == table.world.zones[w.HAND[1]]


def test_who_holds_two_seats_sees_from_both():
    table = table_of(ADA, BO, ADA)
    assert table.view(0, 2) == observe(table.world, 0, 2)


def test_what_a_seat_may_do_is_worked_out_from_what_it_sees():
    table = table_of(*ALONE)
    assert list(table.legal(0)) == list(table.game.legal(table.world, 0))
    assert list(table.legal(0)) == [w.Pick(card) for card in table.view(0).lying(w.HAND[0])]


def test_somebody_can_take_a_seat_hand_it_to_a_bot_or_leave_it():
    table = table_of(ADA, Empty(), ROBIN)
    assert table.names == ("Ada", "Seat 2", "Robin")
    table.sit(1, Person("Bo"))
    assert table.people == (0, 1)
    table.sit(1, GRETA)
    table.sit(0, Empty())
    assert table.sitters == (Empty(), GRETA, ROBIN)
    assert Table.open(table.store, table.id).sitters == table.sitters
    assert slug_of(table.sit, 3, ADA) == "NoSuchSeat"
    assert slug_of(table.sit, 0, Bot("Max", "genius")) == "UnknownBot"


def test_a_row_tells_a_table_at_a_glance():
    table = pick(table_of(*ALONE), 1)
    row = table.store.row(table.id)
    summary = row.summary
    assert summary == table.summary
    assert (row.game, row.count) == ("lanterns", len(table.journal.lines))
    assert [(sat.kind, sat.name, sat.level) for sat in summary.seats] == [
        ("person", "Ada", ""),
        ("bot", "Robin", "random"),
        ("bot", "Greta", "greedy"),
    ]
    assert (summary.options, summary.stage, summary.step, summary.me) == ({"die": "small"}, "Round 1", "pick", 0)
    assert (summary.waiting, summary.moves, summary.finished, summary.assisted) == ((0, 2), 1, False, False)


def test_a_row_tells_how_a_finished_table_ended():
    table = finish(table_of(*ALONE))
    summary, outcome = table.store.row(table.id).summary, table.world.outcome
    assert outcome is not None
    assert (summary.finished, summary.waiting) == (True, ())
    assert (summary.places, summary.scores, summary.reason) == (outcome.places, outcome.scores, outcome.reason)


def test_only_people_at_this_machine_are_the_player_of_the_statistics():
    assert table_of(ROBIN, ADA, BO).summary.me == 1
    assert table_of(ROBIN, APART[1], GRETA).summary.me is None


# Races


def two_tables():
    first = table_of(*APART)
    return first, Table.open(first.store, first.id, ticking())


def test_a_table_picks_up_what_another_program_wrote():
    first, second = two_tables()
    heard: list[Any] = []
    second.listeners.append(heard.append)
    pick(first, 0, 1)
    assert second.waiting() == [0, 1, 2]
    assert second.reload() == heard == first.journal.events[-2:]
    assert (second.world, second.reload()) == (first.world, [])


def test_a_race_lost_to_another_seat_is_tried_again():
    first, second = two_tables()
    heard: list[Any] = []
    second.listeners.append(heard.append)
    pick(first, 0)
    event = second.act(1, second.legal(1)[0])
    assert [seen.seat for seen in heard] == [0, 1]
    assert event.seq == first.journal.events[-1].seq + 1
    first.reload()
    assert (first.world, first.waiting()) == (second.world, [2])


def test_a_move_made_twice_from_two_places_counts_once():
    first, second = two_tables()
    action = second.legal(0)[1]
    pick(first, 0)
    assert slug_of(second.act, 0, action) == "TableMoved"
    assert second.journal.events == first.journal.events


def test_a_move_made_for_a_table_that_was_undone_is_refused():
    first, second = two_tables()
    pick(first, 0)
    first.undo(0)
    assert slug_of(second.act, 1, second.legal(1)[0]) == "TableMoved"
    second.act(1, second.legal(1)[0])
    assert len(second.store.read(second.id)) == len(second.journal.lines)


def test_a_move_chosen_before_the_table_moved_on_can_say_so():
    table = table_of(*APART)
    seen = len(table.journal.events)
    pick(table, 0)
    assert slug_of(table.act, 0, w.Throw(), seen=seen) == "TableMoved"
    assert table.act(1, table.legal(1)[0], seen=seen).seat == 1


def test_listeners_hear_of_the_others_lines_though_the_own_move_is_refused():
    first, second = two_tables()
    heard: list[Any] = []
    second.listeners.append(heard.append)
    pick(first, 0)
    assert slug_of(second.act, 0, second.legal(0)[0]) == "TableMoved"
    assert [event.seat for event in heard] == [0]


@pytest.mark.parametrize("more", [-1, 1])
def test_a_store_that_lost_lines_is_not_written_to_for_ever(more):
    table = table_of(*APART)

    class Damaged(MemoryStore):
        def append(self, table, expected, lines, summary):
            raise Conflict(table, expected, expected + more)

        def read(self, table, start=0):
            return []

    table.store = Damaged()
    with pytest.raises(StoreProblem, match="lost lines"):
        pick(table, 0)


def test_a_table_deleted_meanwhile_says_so():
    table = table_of(*APART)
    table.store.delete(table.id)
    with pytest.raises(NoSuchTable):
        pick(table, 0)


# Bots


def test_bots_that_are_asked_are_due():
    table = table_of(*ALONE)
    assert table.due_bots() == [1, 2]
    table.bot_turn(1)
    assert table.due_bots() == [2]


def test_a_bot_that_is_not_asked_and_a_person_have_no_bots_turn():
    table = table_of(*ALONE)
    table.bot_turn(1)
    lines = list(table.journal.lines)
    assert table.bot_turn(1) is None
    assert table.bot_turn(0) is None
    assert table.journal.lines == lines


def test_a_bot_is_shown_what_its_seat_sees_and_nothing_of_the_seed(monkeypatch):
    shown = []

    def choose(self, game, observed, seat, rng, *more):
        shown.append((observed, rng.random()))
        return game.legal(observed, seat)[0]

    monkeypatch.setattr("engine.bots.levels.random_bot.Random.choose", choose)
    chances = []
    for seed in (1, 2):
        table = table_of(*ALONE, seed=seed)
        table.id = "amber-fox-17"
        table.store.append(table.id, 0, table.journal.lines, table.summary)
        table.bot_turn(1)
        observed, chance = shown.pop()
        assert observed == observe(table.journal.at(3), 1)
        chances.append(chance)
    assert chances[0] == chances[1]


def test_a_bot_chooses_the_same_again_at_the_same_point():
    table = table_of(*ALONE)
    table.bot_turn(1)
    table.write(table.journal.prepare_undo)
    table.bot_turn(1)
    assert table.journal.events[-1].action == table.journal.events[-3].action


def test_a_bot_whose_table_was_undone_while_it_thought_does_nothing(monkeypatch):
    table = pick(table_of(*ALONE), 0)

    def slow(self, game, observed, seat, rng, *more):
        table.undo(0)
        return game.legal(observed, seat)[0]

    monkeypatch.setattr("engine.bots.levels.random_bot.Random.choose", slow)
    assert table.bot_turn(1) is None
    assert table.waiting() == [0, 1, 2]


def test_a_bot_that_breaks_the_rules_is_not_passed_over(monkeypatch):
    monkeypatch.setattr("engine.bots.levels.random_bot.Random.choose", lambda *_: w.Throw())
    assert slug_of(table_of(*ALONE).bot_turn, 1) == "NotNow"


def test_bots_alone_play_a_whole_game():
    table = bots_play(table_of(ROBIN, GRETA, ROBIN))
    assert table.is_over
    assert table.journal.verify() == []
