"""Export, import and fork: what leaves a table, and what becomes a table of its own."""

import json

import pytest

from engine.core import Damaged, Rejected, observe
from engine.journal import Journal
from engine.store import MemoryStore
from engine.tables import Table
from tests.tables.building import ADA, ALONE, APART, GRETA, ROBIN, bots_play, finish, pick, table_of
from tests.toy import words as w


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    return refused.value.slug


@pytest.mark.parametrize("sitters", [ALONE, APART])
def test_a_running_game_exports_what_the_asking_seat_may_see(sitters):
    table = pick(table_of(*sitters), 1)
    view = Journal.load(table.export(0))
    assert view.header.view == (0,)
    assert view.world == observe(table.world, 0)
    assert "seed" not in json.loads(table.export(0).splitlines()[0])


def test_a_running_game_exports_to_nobody_in_particular_what_everybody_sees():
    table = pick(table_of(*ALONE), 1)
    assert Journal.load(table.export()).world == table.view()


def test_the_whole_log_of_a_running_game_is_refused():
    assert slug_of(table_of(*ALONE).export, 0, whole=True) == "StillRunning"


def test_a_finished_game_exports_everything():
    table = finish(table_of(*ALONE))
    assert table.export(0) == table.export(whole=True) == table.journal.dump()
    assert Journal.load(table.export()).verify() == []


def test_a_log_file_becomes_a_table_and_comes_out_as_it_went_in():
    table = finish(table_of(*ALONE))
    store = MemoryStore()
    adopted = Table.adopt(store, table.export())
    assert (adopted.world, adopted.sitters, adopted.export()) == (table.world, table.sitters, table.export())
    assert store.row(adopted.id).summary.imported
    assert Table.open(store, adopted.id).summary.imported


def test_a_view_becomes_a_table_to_watch():
    table = pick(table_of(*ALONE), 0, 1)
    watched = Table.adopt(MemoryStore(), table.export(0))
    assert watched.is_view
    assert watched.summary.view_only
    assert watched.view(2) == watched.view() == observe(table.world, 0)
    assert watched.export() == table.export(0)
    for call in (
        lambda: watched.act(0, w.Throw()),
        watched.undo,
        watched.redo,
        lambda: watched.ask_undo(0),
        lambda: watched.sit(0, ADA),
        lambda: watched.fork(0),
    ):
        assert slug_of(call) == "ViewOnly"


def test_a_damaged_file_becomes_no_table():
    store = MemoryStore()
    with pytest.raises(Damaged):
        Table.adopt(store, finish(table_of(*ALONE)).export().replace(b'"seq":5', b'"seq":6'))
    assert store.tables() == []


def test_a_file_cut_off_becomes_a_table_up_to_its_last_whole_event_and_says_so():
    data = finish(table_of(*ALONE)).export()
    adopted = Table.adopt(MemoryStore(), data[:-30])
    assert "cut off" in adopted.journal.warnings[0]
    assert len(adopted.journal.lines) == len(data.splitlines()) - 1


def test_a_finished_game_is_forked_to_play_on_by_the_same_chance():
    table = finish(table_of(*ALONE))
    fork = table.fork(6, [ADA, GRETA, GRETA])
    assert fork.world == table.journal.at(6)
    assert fork.sitters == (ADA, GRETA, GRETA)
    assert {row.id for row in table.store.tables()} == {table.id, fork.id}
    assert finish(fork).journal.verify() == []


def test_a_fork_keeps_who_sat_there_unless_told_otherwise():
    table = finish(table_of(*ALONE))
    assert table.fork(6).sitters == ALONE


def test_a_running_game_alone_is_forked_by_other_chance():
    table = bots_play(pick(table_of(*ALONE), 0))
    fork = table.fork(len(table.journal.events) - 1)
    assert fork.world.zones[w.HAND[0]] == table.world.zones[w.HAND[0]]
    assert sorted(fork.world.lying(w.DECK)) == sorted(table.world.lying(w.DECK))
    assert fork.world.seed != table.world.seed


def test_a_running_game_between_people_is_not_forked():
    table = table_of(*APART)
    assert slug_of(table.fork, 0) == "StillRunning"
    assert len(table.store.tables()) == 1


def test_a_fork_is_assisted_for_good_since_its_cards_have_been_seen():
    table = finish(table_of(*ALONE))
    fork = table.fork(6)
    assert not table.summary.assisted
    assert finish(Table.open(table.store, fork.id)).summary.assisted
    assert table.store.row(fork.id).summary.assisted


def test_bots_play_on_in_a_fork():
    table = bots_play(table_of(ROBIN, GRETA))
    assert bots_play(table.fork(4)).is_over
