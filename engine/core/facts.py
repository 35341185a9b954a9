"""The closed vocabulary of what can happen on a table, and the Event that holds what one action caused.

Rules yield these, `fold` applies them, logs store them. Add one only when all games could use it.
`Planned` and `Asked` are generic over a game's own tasks and asks, so that one decoder per game reads them strictly.
"""

from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from engine.core.pieces import Hidden, The, Touched

Task = TypeVar("Task")
Ask = TypeVar("Ask")
Action = TypeVar("Action")

Side = Literal["down", "a", "b"]
DOWN: Final = "down"
UP: Final = "a"
OTHER: Final = "b"


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: the place of every seat (ties share), scores where there are any, and the reason in words.

    Won is a place of 1: where all play against the game and lose, all places are 2. `code` is the reason in one word,
    the same in every game that ended so, for those who count.
    """

    places: tuple[int, ...]
    reason: str
    scores: tuple[float, ...] = ()
    code: str = ""

    def winners(self) -> tuple[int, ...]:
        """The seats that came first; nobody where everyone lost."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class FactBase(
    msgspec.Struct,
    frozen=True,
    gc=False,
    omit_defaults=True,
    tag=str.lower,
    tag_field="fact",
    forbid_unknown_fields=True,
):
    """What all facts have in common: immutable, tagged, strict."""


class Placed(FactBase, frozen=True):
    """New pieces enter the game, named by content id."""

    kinds: tuple[str, ...]
    zone: str
    side: Side
    back: str


class Moved(FactBase, frozen=True):
    """Pieces leave a zone for another; they go to the end (the top) unless `at` says where."""

    pieces: tuple[Touched, ...]
    origin: str
    to: str
    at: int | None = None
    side: Side | None = None


class Turned(FactBase, frozen=True):
    """A piece shows another side: down, a or b."""

    piece: Touched
    side: Side


class Shuffled(FactBase, frozen=True):
    """A zone lies in a new order, drawn by chance."""

    zone: str
    order: tuple[int | Hidden, ...]


class Rolled(FactBase, frozen=True):
    """Chance gave these values, for everybody to see."""

    label: str
    values: tuple[int, ...]


class Reseeded(FactBase, frozen=True):
    """Chance starts afresh. Observers are not told the seed."""

    seed: int | None


class Counted(FactBase, frozen=True):
    """A counter takes a value; key: nothing, a seat or a piece, as the counter was declared."""

    counter: str
    key: int | None
    value: int


class Planned(FactBase, Generic[Task], frozen=True):
    """Tasks go on top of the agenda; the last one named lies on top."""

    tasks: tuple[Task, ...]


class Done(FactBase, frozen=True):
    """The top task leaves the agenda."""


class Asked(FactBase, Generic[Ask], frozen=True):
    """A seat owes a choice to the top task."""

    seat: int
    ask: Ask


class Answered(FactBase, frozen=True):
    """A seat no longer owes a choice to the top task."""

    seat: int


class Entered(FactBase, frozen=True):
    """A phase or a turn begins."""

    phase: str
    seat: int | None = None


class Noted(FactBase, frozen=True):
    """Something worth telling that changes nothing. Pieces are named as `The(piece)`."""

    note: str
    args: tuple[int | str | The | Hidden, ...] = ()


class Ended(FactBase, frozen=True):
    """The game is over. Once per log."""

    outcome: Outcome


Fact = (
    Placed
    | Moved
    | Turned
    | Shuffled
    | Rolled
    | Reseeded
    | Counted
    | Planned[Any]
    | Done
    | Asked[Any]
    | Answered
    | Entered
    | Noted
    | Ended
)


class Event(msgspec.Struct, Generic[Action, Task, Ask], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the log: who did what when, and the facts it caused. Events of one key press share a group."""

    seq: int
    seat: int | None
    at: int
    group: int
    action: Action | None
    facts: tuple[
        Placed
        | Moved
        | Turned
        | Shuffled
        | Rolled
        | Reseeded
        | Counted
        | Planned[Task]
        | Done
        | Asked[Ask]
        | Answered
        | Entered
        | Noted
        | Ended,
        ...,
    ] = msgspec.field(default_factory=lambda: ())  # not left out of the log where there are none
    link: str = ""


AnyEvent = Event[Any, Any, Any]
