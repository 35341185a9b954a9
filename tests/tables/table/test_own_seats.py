"""One person with several seats: what they know together, take back freely, answer once, and are counted for once."""

import pytest

from engine.core import Entered, Rejected, Rolled
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table, statistics_of
from engine.tables.statistics import FRIENDS
from engine.tables.table.seats import distinct, persons_of, seats_of
from engine.tables.table.summaries import me_among
from engine.tables.table.undoing import weigh
from tests.tables.building import ADA, AWAY_BO, AWAY_CLEO, GRETA, bots_play, finish, pick, table_of

FAR = Person("Ada", "ada@far")


def test_equal_persons_are_one_person_in_several_seats():
    sitters = (ADA, AWAY_BO, ADA, GRETA, FAR)
    assert seats_of(sitters, 0) == seats_of(sitters, 2) == (0, 2)
    assert seats_of(sitters, 3) == (3,)
    assert persons_of(sitters) == ((0, 2), (1,), (4,))


def test_seats_of_one_person_are_called_by_names_that_differ():
    table = table_of(ADA, ADA, GRETA)
    assert table.names == table.journal.header.seats == ("Ada", "Ada (2)", "Greta")
    assert distinct(["Ada", "Bo", "Ada", "Ada"]) == ("Ada", "Bo", "Ada (2)", "Ada (3)")


def test_where_the_game_names_what_a_seat_plays_its_seats_go_by_that(monkeypatch):
    table = table_of(ADA, AWAY_BO, ADA)
    monkeypatch.setattr(type(table.game), "seat_title", lambda game, world, seat: ("Venda", "Korr", "")[seat])
    assert table.names == ("Venda", "Bo", "Ada (2)")


def test_a_bot_that_steps_in_for_one_of_two_seats_leaves_the_other_to_the_person():
    table = table_of(FAR, AWAY_BO, FAR)
    table.sit(2, Bot("Ada", "random"))
    assert table.seats_of(0) == (0,)
    assert table.sitters[2] == Bot("Ada", "random", stands_in=True)
    assert table.names == ("Ada", "Bo", "Ada (2)")
    table.sit(2, FAR)
    assert table.seats_of(0) == (0, 2)


def test_an_undo_takes_back_the_last_choice_of_any_of_ones_own_seats():
    table = pick(table_of(ADA, AWAY_BO, ADA), 0, 2)
    table.undo(0)
    assert table.waiting() == [1, 2]
    table.undo(2)
    assert table.waiting() == [0, 1, 2]


def test_what_one_seat_took_back_ones_other_seat_may_bring_again():
    table = pick(table_of(ADA, AWAY_BO, ADA), 2)
    table.undo(0)
    table.redo(2)
    assert table.waiting() == [0, 1]


def test_a_turn_that_went_from_one_own_seat_to_the_other_is_taken_back_freely():
    table = table_of(ADA, ADA, AWAY_BO)
    goes_on(table, 0, 0)
    goes_on(table, 0, 1)
    assert weigh(table.journal, table.sitters, 1).nevers == ()
    goes_on(table, 1, 2)
    assert weigh(table.journal, table.sitters, 1).nevers == ("AnotherTurn",)


def goes_on(table: Table, seat: int, following: int) -> None:
    """A move of this seat after which it is another's turn."""
    journal = table.journal
    journal.accept(journal.line(seat, table.legal(seat)[0], (Entered("turn", following),)))


def test_everybody_else_is_asked_once_however_many_seats_they_have():
    table = table_of(ADA, AWAY_BO, AWAY_BO)
    assert beyond_a_never(table) == 0
    table.ask_undo(0)
    assert table.wish.needs == (1,)
    table.consent(2, True)
    assert table.wish is None
    assert any(type(event.action).__name__ == "Undo" for event in table.journal.events)


def beyond_a_never(table: Table) -> int:
    """Play until Ada's last choice cannot be taken back without asking; whose it is."""
    for _ in range(60):
        seat = table.waiting()[0]
        table.act(seat, table.legal(seat)[0])
        try:
            if weigh(table.journal, table.sitters, 0).nevers:
                return 0
        except Rejected:
            continue
    return -1


def test_somebody_with_two_seats_says_no_once():
    table = table_of(ADA, AWAY_BO, AWAY_BO)
    assert beyond_a_never(table) == 0
    table.ask_undo(0)
    table.consent(2, False)
    assert table.wish is None
    with pytest.raises(Rejected):
        table.consent(1, True)


def test_alone_in_all_seats_everything_can_be_taken_back():
    table = finish(table_of(ADA, ADA, ADA))
    table.undo()
    assert not table.is_over


def test_a_running_game_is_exported_as_all_seats_of_the_person_see_it():
    table = pick(table_of(ADA, AWAY_BO, ADA), 0)
    data = table.export(*table.seats_of(0))
    seen = Table.adopt(MemoryStore(), data)
    assert seen.world == table.view(0, 2)


def test_a_game_counts_once_for_a_person_by_the_seat_that_came_off_best():
    store = MemoryStore()
    table = finish(table_of(ADA, GRETA, ADA, store=store))
    [row] = store.tables()
    places = row.summary.places
    assert row.summary.me == min((0, 2), key=places.__getitem__)
    [figures] = statistics_of([row]).values()
    total = figures.fair.played + figures.assisted.played
    assert total == 1
    assert FRIENDS not in figures.against
    assert me_among(table.sitters) == 0


def test_dice_are_chance_also_between_ones_own_seats_where_others_look_on():
    table = bots_play(table_of(ADA, ADA, AWAY_CLEO))
    journal = table.journal
    journal.accept(journal.line(0, table.legal(0)[0], (Rolled("luck", (3,)),)))
    assert "Chance" in weigh(journal, table.sitters, 1).nevers
