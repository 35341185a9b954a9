"""What the score sheet says about the player's games: wins are counted as the statistics count them."""

import msgspec
import pytest

from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.tui.tables import SLUG, at_table, laid, play, press, shown
from tui.table.session.record import record_of


def finished(store: MemoryStore, place: int, *, assisted: bool = False) -> str:
    """A table that is over, its owner in this place."""
    table = play(Table.create(store, SLUG, {}, [Person("You"), Bot("Aldo", "greedy")], seed=3))
    row = store.row(table.id)
    places = (place, 3 - place)
    summary = msgspec.structs.replace(row.summary, places=places, assisted=assisted)
    store.append(table.id, row.count, [], summary)
    return table.id


@pytest.mark.parametrize(
    ("places", "told"),
    [
        ((1,), "your first game, and won"),
        ((2,), "your first game"),
        ((1, 2, 1), "your 2nd win in 3 games"),
        ((1, 1, 2), "2 wins in 3 games"),
        ((2, 1, 2), "1 win in 3 games"),
    ],
)
def test_a_win_is_counted_among_the_wins_and_a_loss_among_the_games(places, told):
    store = MemoryStore()
    tables = [finished(store, place) for place in places]
    assert record_of(store, tables[-1]) == told


def test_an_assisted_game_says_that_it_counts_apart():
    store = MemoryStore()
    finished(store, 1)
    assert record_of(store, finished(store, 1, assisted=True)) == "with help, counted separately"


def test_the_first_game_that_counts_is_not_the_first_where_one_was_played_with_help():
    store = MemoryStore()
    finished(store, 2, assisted=True)
    assert record_of(store, finished(store, 1)) == "your first game without help, and won"


def test_a_game_that_goes_on_has_no_record():
    table = laid()
    assert record_of(table.store, table.id) == ""


async def test_the_score_sheet_shows_it():
    table = play(laid(), 92)
    async with at_table(table) as pilot:
        for _ in range(20):
            if table.is_over:
                break
            await press(pilot, "enter")
        assert "your first game" in shown(pilot)
