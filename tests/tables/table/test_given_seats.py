"""Who sits is asked of the store: a choice made before the seat was given to somebody else does not count."""

import pytest

from engine.core import Rejected
from engine.store import MemoryStore
from engine.tables import Table
from tests.tables.building import ADA, APART, AWAY_BO, GRETA, table_of
from tests.toy.builders import ticking


def test_an_act_of_who_was_sent_away_in_another_program_is_refused_after_the_retry():
    store = MemoryStore(ticking())
    here = table_of(*APART, store=store)
    elsewhere = Table.open(store, here.id, ticking())
    action = here.legal(1)[0]
    elsewhere.sit(1, GRETA)
    lines = len(store.read(here.id))
    with pytest.raises(Rejected) as refused:
        here.act(1, action, sitter=AWAY_BO)
    assert refused.value.slug == "NotYourSeat"
    assert len(store.read(here.id)) == lines


def test_an_act_of_who_still_sits_there_survives_a_race_with_another_seat():
    store = MemoryStore(ticking())
    here = table_of(*APART, store=store)
    elsewhere = Table.open(store, here.id, ticking())
    action = here.legal(1)[0]
    elsewhere.act(0, elsewhere.legal(0)[0], sitter=ADA)
    assert here.act(1, action, sitter=AWAY_BO).seat == 1
