"""Whose undo it is: what was shown to others alone counts too, each brings back their own, and all programs agree."""

import pytest

from engine.core import Moved, Rejected
from engine.core.facts import UP
from engine.store import MemoryStore
from engine.tables import Bot, Table
from engine.tables.table.undoing import weigh
from tests.tables.building import ADA, APART, AWAY_BO, pick, table_of
from tests.toy import words as w


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    return refused.value.slug


def test_a_card_of_ones_own_shown_to_the_others_is_not_taken_back_freely():
    table = table_of(ADA, AWAY_BO)
    journal = table.journal
    card = journal.world.lying(w.HAND[0])[0]
    shown = Moved((card,), w.HAND[0], w.ROW[0], side=UP)
    journal.accept(journal.line(0, w.Pick(card), (shown,)))
    verdict = weigh(journal, table.sitters, 0)
    assert (verdict.nevers, verdict.needs, verdict.past_reveal) == (("Revealed",), (1,), True)


def test_a_card_of_ones_own_laid_where_nobody_else_sees_it_is_taken_back_freely():
    table = pick(table_of(*APART), 0)
    assert weigh(table.journal, table.sitters, 0).is_free


def test_everybody_brings_back_what_they_took_back_themselves():
    table = pick(table_of(*APART), 0, 1)
    table.undo(0)
    table.undo(1)
    table.redo(1)
    assert table.waiting() == [0, 2]
    assert slug_of(table.redo, 1) == "NotYourUndo"
    table.redo(0)
    assert table.waiting() == [2]


def test_who_sits_where_is_known_to_every_program_that_has_looked():
    store = MemoryStore()
    table = table_of(*APART, store=store)
    elsewhere = Table.open(store, table.id)
    elsewhere.sit(1, Bot("Robin", "random"))
    table.reload()
    assert table.sitters == elsewhere.sitters
    assert table.people == (0, 2)
