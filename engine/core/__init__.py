"""A tabletop: pieces in zones, facts, and one fold. Nothing in here knows a game."""

from engine.core.agenda import is_free, lay_table, next_to_act, perform, settle
from engine.core.asks import FREE, SINGLE, TEAM, TOGETHER, Manner, manner_of
from engine.core.errors import Damaged, Problem, Rejected
from engine.core.facts import (
    Answered,
    AnyEvent,
    Asked,
    Counted,
    Done,
    Ended,
    Entered,
    Event,
    Fact,
    Moved,
    Noted,
    Outcome,
    Placed,
    Planned,
    Reseeded,
    Rolled,
    Shuffled,
    Turned,
)  # fmt: skip
from engine.core.folding import Unfoldable, fold, fold_all
from engine.core.pieces import Hidden, Ref, Shown, Spot, The
from engine.core.sight import guess, observe, piece_at, redact, reveals
from engine.core.world import World, blank

__all__ = [
    "FREE", "SINGLE", "TEAM", "TOGETHER", "Answered", "AnyEvent", "Asked", "Counted", "Damaged", "Done", "Ended",
    "Entered", "Event", "Fact", "Hidden", "Manner", "Moved", "Noted", "Outcome", "Placed", "Planned", "Problem",
    "Ref", "Rejected", "Reseeded", "Rolled", "Shown", "Shuffled", "Spot", "The", "Turned", "Unfoldable", "World",
    "blank", "fold", "fold_all", "guess", "is_free", "lay_table", "manner_of",
    "next_to_act", "observe", "perform", "piece_at", "redact", "reveals", "settle",
]  # fmt: skip
