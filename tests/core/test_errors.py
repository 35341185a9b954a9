"""What went wrong can be told to another process: simulations play in several."""

import pickle

from engine.core import Rejected
from engine.core.errors import Damaged


def test_a_refusal_arrives_in_another_process_as_it_was():
    told = pickle.loads(pickle.dumps(Rejected("NotInHand", "That card is not in your hand.", "Torches")))
    assert (told.slug, told.sentence, told.rule) == ("NotInHand", "That card is not in your hand.", "Torches")
    assert str(told) == "That card is not in your hand."


def test_a_damaged_log_is_named_in_another_process_as_it_was():
    told = pickle.loads(pickle.dumps(Damaged(3, "changed", "its digest does not fit")))
    assert (told.line, told.slug, told.sentence) == (3, "changed", "its digest does not fit")
    assert str(told) == "line 3: its digest does not fit"
