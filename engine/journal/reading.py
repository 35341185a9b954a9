"""Reading the lines of a log file back: each becomes a draft for the journal, or Damaged names it and what is wrong."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.core import Asked, Damaged, Noted, Planned, Rejected, Spot, The, Unfoldable, World
from engine.core.pieces import Ref, refs_in
from engine.journal import chain
from engine.journal.advancing import Draft
from engine.journal.lines import Consented, Hinted, Seated, Undo

if TYPE_CHECKING:
    from engine.journal.journal import Journal

UNFIT = (ArithmeticError, AssertionError, AttributeError, LookupError, Rejected, TypeError, ValueError)


def parts_of(data: bytes) -> tuple[chain.Header, list[bytes], list[str]]:
    """The header, the lines after it, and a warning where the last one is cut off."""
    lines = [line.removesuffix(b"\r") for line in data.split(b"\n")]
    cut = lines.pop()
    if cut and chain.is_whole(cut):
        lines, cut = [*lines, cut], b""
    if not lines:
        raise Damaged(1, "CutOff" if cut.startswith(b'{"duskhall"') else "NotALog", "The first line is incomplete.")
    if not chain.is_header(lines[0]) and any(map(chain.is_header, lines[1:])):
        raise Damaged(1, "Reordered", "The line that says what game this is must come first.")
    header = chain.read_header(lines[0])
    if len(lines) == 1:
        raise Damaged(2, "CutOff", "The log ends before the table is set up.")
    sentence = f"Line {len(lines) + 1} is cut off; the log was read up to the last complete event."
    return header, lines[1:], [sentence] if cut else []


def checked(journal: "Journal", coming: Sequence[bytes], index: int) -> Draft:
    """The next line of a log as a draft, or Damaged. `coming` are all lines that come, `index` is the one meant."""
    line, number = coming[index], len(journal.lines) + 1
    if not chain.holds(line, journal.link):
        raise broken(journal, number, coming[index:])
    event = chain.read_line(journal.header, line, number)
    if event.seq != len(journal.events):
        raise misplaced(journal, number, event.seq, coming[index:])
    try:
        draft = journal.draft_of(event, line)
        refuse_unsound(draft)
    except UNFIT as bad:
        # What Python itself says of a piece or a task that is not there is no sentence for people.
        why = f": {str(bad).rstrip('.')}" if isinstance(bad, Rejected | Unfoldable) else ""
        raise Damaged(number, "DoesNotFit", f"The line does not fit the game so far{why}.") from None
    return draft


def broken(journal: "Journal", number: int, coming: Sequence[bytes]) -> Damaged:
    """What happened to a line whose link is not the one expected."""
    claimed = chain.stated(coming[0], "seq")
    if isinstance(claimed, int) and claimed != len(journal.events):
        return misplaced(journal, number, claimed, coming)
    if chain.is_header(coming[0]):
        return Damaged(number, "Reordered", "The first line appears here again.")
    if chain.is_cut_off(coming[0]):
        return Damaged(number, "CutOff", "The end of the line is missing.")
    return Damaged(number, "Changed", "The line was changed: its digest does not match.")


def misplaced(journal: "Journal", number: int, claimed: int, coming: Sequence[bytes]) -> Damaged:
    """What happened to a line that is not the one expected."""
    expected = len(journal.events)
    if chain.is_renumbered(coming[0], claimed, expected, journal.link):
        return Damaged(number, "Changed", "The line was changed: its number is wrong.")
    if claimed < expected:
        return Damaged(number, "Reordered", f"Event {claimed} appears twice or too late.")
    if any(chain.stated(line, "seq") == expected for line in coming[1:]):
        return Damaged(number, "Reordered", f"Event {claimed} is in the place of event {expected}, which comes later.")
    return Damaged(number, "Missing", f"Event {expected} is missing: event {claimed} is in its place.")


def refuse_unsound(draft: Draft) -> None:
    """Raise where a line speaks of seats or pieces that the table does not have."""
    world, event = draft.world, draft.event
    if not set(seats_named(draft)).issubset(range(world.seats)):
        raise Unfoldable("there is no such seat")
    outcome = world.outcome
    if outcome is not None and {len(outcome.places), len(outcome.scores) or world.seats} != {world.seats}:
        raise Unfoldable("the result does not fit this table")
    for fact in event.facts:
        if isinstance(fact, Asked | Noted | Planned) and not all(is_there(world, ref) for ref in pieces_named(fact)):
            raise Unfoldable("it names a piece that is not there")


def seats_named(draft: Draft) -> Iterator[int | None]:
    """The seats that a line and the table after it speak of. Only a line about a seat must say which."""
    event, world = draft.event, draft.world
    if event.seat is not None or isinstance(event.action, Seated | Consented | Hinted):
        yield event.seat
    if world.turn is not None:
        yield world.turn
    for asked in (*world.asks[-1:], *world.rested[-1:]):
        yield from asked
    if isinstance(event.action, Undo):
        yield from event.action.agreed


def pieces_named(fact: Asked[Any] | Noted | Planned[Any]) -> Iterator[Ref]:
    """The pieces that an ask, a note or tasks name."""
    if isinstance(fact, Noted):
        yield from (arg.piece for arg in fact.args if isinstance(arg, The))
    else:
        for thing in (fact.ask,) if isinstance(fact, Asked) else fact.tasks:
            yield from refs_in(thing)


def is_there(world: World, ref: Ref) -> bool:
    """Whether a reference can be to something on this table."""
    return ref.zone in world.zones if isinstance(ref, Spot) else ref in range(len(world.kinds))
