"""A hall commits to the shuffles of its tables before people sit down, and signs what ends in it, once."""

import msgspec
import pytest

from engine.core import Rejected
from engine.journal import Journal, Signed
from engine.journal.commitment import commitment_to, seed_from, spelled
from engine.journal.signing import signatures_in
from engine.store import MemoryStore, NoSuchTable
from engine.store.claims import BEAT
from engine.tables import Table
from engine.tables.hall.hall import Hall
from tests.signatories import HALL
from tests.tables.building import finish
from tests.tables.halls import ADA, BO, CLEO, House, said


class SigningHouse(House):
    """A hall all of whose programs have its key."""

    def program(self, node: str) -> Hall:
        self.store.beat(node)
        return Hall(self.store, self.limits, node, self.clock, HALL)


@pytest.fixture
def signing(house):
    """The same house with a key."""
    return SigningHouse(house.store, house.limits, house.clock)


def signatures(journal: Journal) -> list[Signed]:
    return [event.action for event in journal.events if isinstance(event.action, Signed)]


def fits(table: Table) -> bool:
    """Whether the last signature is the last line of a sound log, and genuine."""
    journal = Journal.load(table.export())
    *_, last = signatures_in(journal)
    return (last.line, HALL.sign(last.statement), journal.verify()) == (len(journal.lines), last.signed.signature, [])


# Before the game


def test_a_hall_commits_to_the_shuffles_before_anybody_else_sits_down(signing):
    id = signing.hall.lay(ADA, "lanterns", {}, 3)
    posting = signing.hall.posting(id)
    told = spelled(commitment_to(posting.secret))
    assert said(signing.hall, id) == [f"The hall commits to the shuffles of this table: {told}"]
    assert told.replace(" ", "") == commitment_to(posting.secret)
    assert not posting.begun
    signing.hall.join(BO, id)
    signing.hall.join(CLEO, id)
    header = signing.hall.table(id).journal.header
    assert (header.commitment, header.secret) == (commitment_to(posting.secret), posting.secret)
    assert header.seed == seed_from(posting.secret, ("Ada", "Bo", "Cleo"))


def test_the_cards_are_the_same_whichever_program_lays_them(signing):
    id = signing.hall.lay(ADA, "lanterns", {}, 2)
    other = signing.program("two")
    other.join(BO, id)
    secret = other.posting(id).secret
    assert signing.hall.table(id).journal.header.seed == other.table(id).journal.header.seed
    assert signing.hall.table(id).journal.header.seed == seed_from(secret, ("Ada", "Bo"))


def test_a_hall_without_a_key_commits_to_nothing_and_signs_nothing(house):
    id = house.laid(ADA, BO, seats=2)
    keeper = house.keeper()
    table = finish(house.hall.table(id))
    keeper.tick()
    assert table.journal.header.commitment == ""
    assert signatures(table.journal) == []


def test_nobody_is_told_the_secret_while_the_game_runs(signing):
    id = signing.laid(ADA, BO, seats=3)
    secret = signing.hall.posting(id).secret
    told = [signing.hall.listing(ADA), signing.hall.listing(CLEO), signing.hall.said(id), signing.hall.said("lobby")]
    assert secret not in str(told)
    signing.hall.fill(ADA, id)
    table = signing.hall.table(id)
    told = [signing.hall.listing(ADA), signing.hall.said(id), table.summary, signing.store.row(id)]
    assert secret not in str(told)
    for data in (table.export(0), table.export(1), table.export()):
        assert secret.encode() not in data
        assert commitment_to(secret).encode() in data
    with pytest.raises(Rejected, match="when the game is over"):
        table.export(whole=True)


# After the end


def test_a_game_that_ends_is_signed_at_once(signing):
    id = signing.laid(ADA, BO, seats=2)
    keeper = signing.keeper()
    table = finish(signing.hall.table(id))
    assert signing.store.row(id).summary.unsigned
    keeper.tick()
    assert not signing.store.row(id).summary.unsigned
    assert fits(table)
    for _ in range(5):
        keeper.tick()
    assert len(signatures(table.journal)) == 1


def test_two_programs_sign_once(signing):
    id = signing.laid(ADA, BO, seats=2)
    other = signing.program("two")
    keepers = signing.keeper(), signing.keeper(other)
    there = other.table(id)
    table = finish(signing.hall.table(id))
    there.reload()
    assert there.sign(HALL) is not None
    assert table.sign(HALL) is None  # it did not know, and lost the race
    for keeper in keepers:
        keeper.tick()
    assert len(signatures(table.journal)) == len(signatures(there.journal)) == 1
    assert table.export() == there.export()
    assert fits(table)


def test_who_was_killed_before_it_could_sign_is_stood_in_for_by_the_next_program(signing):
    id = signing.laid(ADA, BO, seats=2)
    finish(signing.hall.table(id))
    signing.hall.tables.clear()  # the program is gone, and with it what it had in mind
    next_one = signing.program("two")
    keeper = signing.keeper(next_one)
    keeper.tick()
    assert fits(next_one.table(id))


def test_what_ended_is_signed_before_it_is_taken_down(signing):
    id = signing.laid(ADA, BO, seats=2)
    finish(signing.hall.table(id))
    for visit in (ADA.id, BO.id):
        signing.hall.depart(visit)
    signing.clock.passes(BEAT)
    keeper = signing.keeper(signing.program("two"))
    keeper.tick()
    assert signing.hall.posts.get(id) is None
    assert fits(Table.open(signing.store, id))


def test_what_ended_is_signed_before_the_last_player_leaves_for_good(signing):
    id = signing.laid(ADA, seats=2, own=2)
    finish(signing.hall.table(id))
    signing.hall.leave(ADA, id)
    assert signing.hall.posts.get(id) is None
    assert fits(Table.open(signing.store, id))


def test_a_new_end_is_signed_anew(signing):
    id = signing.hall.lay(ADA, "lanterns", {}, 3, level="random")
    signing.hall.enter("ada", ADA, id)
    signing.hall.fill(ADA, id)
    keeper, table = signing.keeper(), signing.hall.table(id)
    finish(table)
    keeper.tick()
    table.undo(0)
    keeper.tick()
    assert not table.is_over
    assert not signing.store.row(id).summary.unsigned
    finish(table)
    assert signing.store.row(id).summary.unsigned
    keeper.tick()
    assert len(signatures(table.journal)) == 2
    assert fits(table)


def test_a_signature_comes_along_when_a_log_is_brought_in_elsewhere(signing):
    id = signing.laid(ADA, BO, seats=2)
    table = finish(signing.hall.table(id))
    table.sign(HALL)
    at_home = Table.adopt(MemoryStore(), table.export())
    assert at_home.export() == table.export()
    assert fits(at_home)


def test_a_hall_signs_neither_what_was_brought_in_nor_what_was_forked(signing):
    id = signing.laid(ADA, BO, seats=2)
    table = finish(signing.hall.table(id))
    brought = Table.adopt(signing.store, table.export())
    assert not brought.summary.unsigned
    assert brought.sign(HALL) is None
    assert Table.open(signing.store, brought.id).sign(HALL) is None
    forked = finish(table.fork(4))
    assert forked.sign(HALL) is None
    signing.hall.take_in(ADA, forked.id)
    signing.hall.enter("ada", ADA, forked.id)
    keeper = signing.keeper()
    keeper.tick()
    signing.clock.passes(BEAT)
    keeper.tick()
    assert signatures(signing.hall.table(forked.id).journal) == []


def test_what_is_not_to_be_signed_is_not_read_for_it_time_and_again(signing, monkeypatch):
    forked = finish(signing.hall.table(signing.laid(ADA, BO, seats=2))).fork(4)
    finish(forked)
    signing.hall.take_in(ADA, forked.id)
    other = signing.program("two")
    keeper, read, table = signing.keeper(other), [], other.table
    monkeypatch.setattr(other, "table", lambda id: read.append(id) or table(id))
    for _ in range(3):
        signing.clock.passes(BEAT)
        keeper.tick()
    assert read  # the game it was forked from
    assert forked.id not in read


def test_a_damaged_log_stops_neither_the_keeper_nor_the_others(signing):
    id = signing.laid(ADA, BO, seats=2)
    row, lines = signing.store.row(id), signing.store.read(id)
    finished = msgspec.structs.replace(row.summary, finished=True, unsigned=True)
    signing.store.delete(id)
    signing.store.append(id, 0, [*lines[:-1], b"{}"], finished)
    signing.hall.tables.clear()
    good = finish(signing.hall.table(signing.laid(CLEO, seats=2, own=2)))
    keeper = signing.keeper()
    keeper.tick()
    assert fits(good)


def test_guests_take_their_game_with_them_signed_or_not(signing):
    guest = msgspec.structs.replace(ADA, id="guest-1")
    id = signing.laid(guest, seats=2, own=2)
    finish(signing.hall.table(id))
    signing.hall.leave(guest, id)
    with pytest.raises(NoSuchTable):
        signing.store.row(id)
