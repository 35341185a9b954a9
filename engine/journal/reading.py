"""Reading a log back and finding what is wrong with it: a damaged file, or moves that today's rules decide anew."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from engine.core import AnyEvent, Damaged, Fact, Problem, Rejected, lay_table, perform
from engine.journal import chain
from engine.journal.lines import Start, Undo, is_game_line
from engine.journal.taking_back import agreed_facts

if TYPE_CHECKING:
    from engine.journal.journal import Clock, Journal

UNFIT = (KeyError, ValueError, IndexError, TypeError, AttributeError, AssertionError, Rejected)


def read(cls: "type[Journal]", data: bytes, clock: "Clock") -> "Journal":
    """A Journal from the bytes of a log file."""
    lines = data.split(b"\n")
    cut = lines.pop()
    if not lines and not is_whole(cut):
        raise Damaged(1, "CutOff" if cut.startswith(b'{"duskhall"') else "NotALog", "There is no whole first line.")
    if not lines:
        lines, cut = [cut], b""
    journal = cls(chain.read_header(lines[0]), clock)
    for index, line in enumerate(lines[1:]):
        add_line(journal, line, index + 2, lines)
    if cut:
        try:
            add_line(journal, cut, len(lines) + 1, [*lines, cut])
        except Damaged:
            journal.warnings.append(
                f"Line {len(lines) + 1} is cut off in the middle; the log was read up to the last whole event."
            )
    if not journal.events:
        raise Damaged(2, "CutOff", "The log ends before the table was laid.")
    return journal


def is_whole(line: bytes) -> bool:
    """Whether a line is JSON at all."""
    try:
        msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


def add_line(journal: "Journal", line: bytes, number: int, lines: Sequence[bytes]) -> None:
    """Check one line and let the journal follow it."""
    expected = len(journal.events)
    claimed = chain.seq_in(line)
    if isinstance(claimed, int) and claimed != expected:
        raise misplaced(number, claimed, expected, lines)
    if not chain.holds(line, journal.link):
        raise Damaged(number, "Changed", "The line was changed: its digest does not fit.")
    event = chain.read_line(journal.header, line, number)
    try:
        tip = journal.follow(event)
        tip.world()
    except UNFIT as bad:
        raise Damaged(number, "DoesNotFit", f"The line does not fit the table it stands on ({bad}).") from None
    journal.keep(event, line, tip)


def misplaced(number: int, claimed: int, expected: int, lines: Sequence[bytes]) -> Damaged:
    """What happened to a line that is not the one expected."""
    if claimed < expected:
        return Damaged(number, "Reordered", f"Event {claimed} stands here a second time or too late.")
    if any(chain.seq_in(line) == expected for line in lines[number:]):
        return Damaged(
            number, "Reordered", f"Event {claimed} stands where event {expected} belongs, which comes later."
        )
    return Damaged(number, "Missing", f"Event {expected} is missing: event {claimed} stands in its place.")


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
    if facts is None or tuple(facts) == event.facts:
        return None
    return Problem(event.seq + 2, "Differs", first_difference(facts, event.facts))


def decided_again(journal: "Journal", event: AnyEvent) -> list[Fact] | None:
    """The facts a line causes under today's rules; None for lines that decide nothing."""
    action = event.action
    if isinstance(action, Start):
        return lay_table(journal.game, journal.blank())
    if is_game_line(action):
        assert event.seat is not None
        return perform(journal.game, journal.before(event.seq).copy(), event.seat, action)
    if isinstance(action, Undo) and event.facts:
        before = journal.tips[event.seq].parent
        assert before is not None
        return list(agreed_facts(before.world(), event.facts[0].seed))  # type: ignore[union-attr, arg-type]
    return None


def first_difference(today: Sequence[Fact], written: Sequence[Fact]) -> str:
    """A sentence about the first fact that differs."""
    for index, (now, then) in enumerate(zip(today, written, strict=False)):
        if now != then:
            return f"Fact {index + 1} is {type(then).__name__}, but today's rules say {name_difference(now, then)}."
    return f"The log has {len(written)} facts here, today's rules give {len(today)}."


def name_difference(now: Fact, then: Fact) -> str:
    """How two facts differ, without spelling out what they hide."""
    if type(now) is not type(then):
        return type(now).__name__
    fields = [name for name in now.__struct_fields__ if getattr(now, name) != getattr(then, name)]
    return f"another {' and '.join(fields)}"
