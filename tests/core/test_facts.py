"""The vocabulary of facts is closed, and a fact is a value that can be copied and sent."""

import copy
import pickle
from typing import get_args, get_origin

import pytest

from engine.core import Fact, Moved, Shuffled
from engine.core.folding import FOLDS
from tests.toy import words as w

FIELDS = {
    "Placed": ("kinds", "zone", "side", "back"),
    "Moved": ("pieces", "origin", "to", "at", "side"),
    "Turned": ("piece", "side"),
    "Shuffled": ("zone", "order"),
    "Rolled": ("label", "values"),
    "Reseeded": ("seed",),
    "Counted": ("counter", "key", "value"),
    "Planned": ("tasks",),
    "Done": (),
    "Asked": ("seat", "ask"),
    "Answered": ("seat",),
    "Entered": ("phase", "seat"),
    "Noted": ("note", "args"),
    "Ended": ("outcome",),
}


def test_there_are_fourteen_facts_and_each_says_what_it_always_said():
    kinds = [get_origin(kind) or kind for kind in get_args(Fact)]
    assert {kind.__name__: kind.__struct_fields__ for kind in kinds} == FIELDS


def test_fold_knows_every_fact_and_the_event_that_holds_them():
    assert {kind.__name__ for kind in FOLDS} == {*FIELDS, "Event"}


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda fact: pickle.loads(pickle.dumps(fact))])
@pytest.mark.parametrize("fact", [Moved((3,), w.DECK, w.HAND[0]), Shuffled(w.DECK, (2, 1))])
def test_a_fact_that_names_a_declared_zone_can_be_copied_and_sent(fact, again):
    assert again(fact) == fact
