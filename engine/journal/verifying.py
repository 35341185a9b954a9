"""Deciding a log again with today's rules: what `verify` finds, and what a forged line is first betrayed by.

Called by the journal. A log made for one seat cannot be decided again; loading has checked its chain.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core import AnyEvent, Damaged, Fact, Problem, Rejected, Reseeded, World, lay_table, perform
from engine.journal.commitment import breach
from engine.journal.lines import Signed, Start, Undo, is_game_line
from engine.journal.reading import UNFIT
from engine.journal.signing import Untimely, refuse_untimely
from engine.journal.steps import Step
from engine.journal.undoing import agreed_facts, takes_back_chance

if TYPE_CHECKING:
    from engine.journal.journal import Journal


def first_fault(journal: "Journal", damage: Damaged) -> Damaged:
    """Where a line does not fit, the line that made it so: a forged one before it, if the rules are still the same."""
    header, game = journal.header, journal.game
    if damage.slug != "DoesNotFit" or (header.rules, header.content) != (game.rules_version, game.content_digest):
        return damage
    problem = next(problems_in(journal), None)
    return damage if problem is None else Damaged(problem.line, problem.slug, problem.sentence)


def problems_in(journal: "Journal") -> Iterator[Problem]:
    """What today's rules would have done otherwise, line by line; the first line is the table they would not lay."""
    for refused in (table_refused(journal), commitment_broken(journal)):
        if refused is not None:
            yield refused
    for event in journal.events if journal.header.view is None else ():
        problem = difference(journal, event)
        if problem is not None:
            yield problem


def table_refused(journal: "Journal") -> Problem | None:
    """Why such a table is not laid any more."""
    try:
        journal.game.check(journal.header.options, len(journal.header.seats))
    except Rejected as refused:
        return Problem(1, "BadTable", f"Today's rules do not allow this table: {refused.sentence}")
    except (LookupError, ValueError):
        return Problem(1, "BadTable", "Today's rules do not allow this table.")
    return None


def commitment_broken(journal: "Journal") -> Problem | None:
    """Why the chance of this table is not the one that its hall committed to. A redacted log cannot show it."""
    header = journal.header
    if not header.commitment or header.view is not None:
        return None
    sentence = breach(header.commitment, header.secret, header.seats, header.seed)
    return None if sentence is None else Problem(1, "Uncommitted", sentence)


def difference(journal: "Journal", event: AnyEvent) -> Problem | None:
    """One line decided again."""
    try:
        facts = decided_again(journal, event)
    except Untimely as refused:
        return Problem(event.seq + 2, refused.slug, refused.sentence)
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
    if isinstance(event.action, Undo):
        refuse_unlike_undo(journal, event, event.action)
    if isinstance(event.action, Signed):
        refuse_untimely(journal, event)
    if not event.facts and not is_game_line(event.action):
        return ()
    return caused_again(event, journal.before(event.seq))


def caused_again(event: AnyEvent, world: World) -> Sequence[Fact]:
    """The facts a line causes on this World, which is used up."""
    if not is_game_line(event.action):
        return drawn_again(world, event.facts[0])
    if world.outcome is not None:
        raise Rejected("GameOver", "The game is over.")
    return perform(world.game, world, event.seat, event.action)


def refuse_unlike_undo(journal: "Journal", event: AnyEvent, undo: Undo) -> None:
    """Raise where an undo spares a line that could not have been written without those it takes back."""
    gone = frozenset(undo.lines)
    if not event.facts and takes_back_chance(journal.step(event.seq - 1), gone):
        raise Rejected("OldChance", "It restores an order that has been reshuffled since.")
    for step in journal.step(event.seq).path():
        if step.event.seq < min(gone):
            break
        if step.event is not event and not happens_again(step):
            raise Rejected("NotAnUndo", f"Event {step.event.seq} would be different without what this undoes.")


def happens_again(step: Step) -> bool:
    """Whether a line that an undo spared does the same where it stands now."""
    if step.parent is None:
        return True
    try:
        return tuple(caused_again(step.event, step.parent.world().copy())) == step.event.facts
    except UNFIT:
        return False


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
