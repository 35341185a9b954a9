"""Reading a log back and finding what is wrong: a damaged file, or moves that today's rules decide otherwise."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import AnyEvent, Damaged, Fact, Problem, Rejected, Reseeded, World, lay_table, perform
from engine.journal import chain
from engine.journal.following import Draft
from engine.journal.lines import Start, is_game_line
from engine.journal.taking_back import agreed_facts

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
        raise Damaged(1, "CutOff" if cut.startswith(b'{"duskhall"') else "NotALog", "There is no whole first line.")
    header = chain.read_header(lines[0])
    if len(lines) == 1:
        raise Damaged(2, "CutOff", "The log ends before the table was laid.")
    sentence = f"Line {len(lines) + 1} is cut off in the middle; the log was read up to the last whole event."
    return header, lines[1:], [sentence] if cut else []


def checked(journal: "Journal", coming: Sequence[bytes], index: int) -> Draft:
    """The next line of a log as a draft, or Damaged. `coming` are all lines that come, `index` is the one meant."""
    line, number = coming[index], len(journal.lines) + 1
    expected = len(journal.events)
    claimed = chain.stated(line, "seq")
    if isinstance(claimed, int) and claimed != expected:
        raise misplaced(journal, number, claimed, coming[index:])
    if not chain.holds(line, journal.link):
        raise Damaged(number, "Changed", "The line was changed: its digest does not fit.")
    event = chain.read_line(journal.header, line, number)
    try:
        draft = journal.draft_of(event, line)
        refuse_unsound(draft)
    except UNFIT as bad:
        raise Damaged(number, "DoesNotFit", f"The line does not fit the table it stands on ({bad}).") from None
    return draft


def misplaced(journal: "Journal", number: int, claimed: int, coming: Sequence[bytes]) -> Damaged:
    """What happened to a line that is not the one expected."""
    expected = len(journal.events)
    if chain.is_renumbered(coming[0], claimed, expected, journal.link):
        return Damaged(number, "Changed", "The line was changed: it states another number than its own.")
    if claimed < expected:
        return Damaged(number, "Reordered", f"Event {claimed} stands here a second time or too late.")
    if any(chain.stated(line, "seq") == expected for line in coming[1:]):
        return Damaged(
            number, "Reordered", f"Event {claimed} stands where event {expected} belongs, which comes later."
        )
    return Damaged(number, "Missing", f"Event {expected} is missing: event {claimed} stands in its place.")


def refuse_unsound(draft: Draft) -> None:
    """Raise where a line speaks of seats that the table does not have."""
    world = draft.world
    seats = range(world.seats)
    named = {draft.event.seat, world.turn, *world.waiting()} - {None}
    if not named.issubset(seats):
        raise ValueError("there is no such seat")
    outcome = world.outcome
    if outcome is not None and {len(outcome.places), len(outcome.scores) or world.seats} != {world.seats}:
        raise ValueError("the outcome is one of another table")


def differences(journal: "Journal") -> list[Problem]:
    """What today's rules would have done otherwise. A log made for one seat cannot be decided again."""
    if journal.header.view is not None:
        return []
    return [problem for event in journal.events if (problem := difference(journal, event)) is not None]


def difference(journal: "Journal", event: AnyEvent) -> Problem | None:
    """One line decided again."""
    try:
        facts = decided_again(journal, event)
    except Rejected as refused:
        return Problem(event.seq + 2, "Illegal", f"Today's rules refuse this move: {refused.sentence}")
    except UNFIT:
        return Problem(event.seq + 2, "Illegal", "Today's rules cannot carry out this move.")
    if tuple(facts) == event.facts:
        return None
    return Problem(event.seq + 2, "Differs", first_difference(facts, event.facts))


def decided_again(journal: "Journal", event: AnyEvent) -> Sequence[Fact]:
    """The facts a line causes under today's rules."""
    if isinstance(event.action, Start):
        return lay_table(journal.game, journal.blank())
    if not event.facts and not is_game_line(event.action):
        return ()
    world = journal.before(event.seq)
    if not is_game_line(event.action):
        return drawn_again(world, event.facts[0])
    if world.outcome is not None:
        raise Rejected("GameOver", "The game is over.")
    return perform(journal.game, world.copy(), event.seat, event.action)


def drawn_again(world: World, fresh: Fact) -> Sequence[Fact]:
    """The chance an agreed undo draws anew; a line that is no move causes nothing else."""
    return tuple(agreed_facts(world, fresh.seed)) if isinstance(fresh, Reseeded) and fresh.seed is not None else ()


def first_difference(today: Sequence[Fact], written: Sequence[Fact]) -> str:
    """A sentence about the first fact that differs."""
    for index, (now, then) in enumerate(zip(today, written, strict=False)):
        if now != then:
            return (
                f"Fact {index + 1} is {type(then).__name__} in the log; today's rules say {name_difference(now, then)}."
            )
    return f"The log has {len(written)} facts here, today's rules give {len(today)}."


def name_difference(now: Fact, then: Fact) -> str:
    """How two facts differ, without spelling out what they hide."""
    if type(now) is not type(then):
        return type(now).__name__
    fields = [name for name in now.__struct_fields__ if getattr(now, name) != getattr(then, name)]
    return f"other {' and '.join(fields)}"
