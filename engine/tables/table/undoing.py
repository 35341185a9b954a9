"""May this be taken back, and who has to agree?

Alone, or with everybody at one keyboard, everything may. Between people there are four nevers: never past another
person's move, never past revealed information, never past visible chance, never changing whose turn it is. Beyond that
the others are asked: the wish and every answer to it are lines of the log, and the last yes is the undo itself. Who is
away and has a bot standing in is still one of the others. The seats of one person are no others to each other.

At a free ask what a seat did with its own things goes back without asking, whatever the others did meanwhile.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import reduce

import msgspec

from engine.core import AnyEvent, Ended, Rejected, Rolled, World, redact, reveals
from engine.core.agenda import is_free
from engine.core.sight import is_news
from engine.journal import Consented, Journal, Redo, Seated, Undo, is_game_line
from engine.journal.steps import without
from engine.journal.undoing import last_choice_of
from engine.tables.table.seats import (
    Sitter,
    after,
    beside,
    holders_of,
    is_one_keyboard,
    name_held,
    nobody,
    people_of,
    persons_of,
    seats_of,
    spokesmen,
)

NEVERS = {
    "AnothersMove": "Someone else has moved since",
    "Revealed": "Hidden cards have been shown since",
    "Chance": "Dice have been rolled since",
    "AnotherTurn": "The turn has ended since",
}


class Verdict(msgspec.Struct, frozen=True):
    """What an undo would take back, which nevers stand against it, who would have to agree, and whether it un-shows."""

    lines: tuple[int, ...]
    nevers: tuple[str, ...]
    needs: tuple[int, ...]
    past_reveal: bool

    @property
    def is_free(self) -> bool:
        """Whether nobody needs to be asked."""
        return not self.needs


class Wish(msgspec.Struct, frozen=True):
    """Somebody wishes to take lines back: who, which, who has agreed, and who has still to answer."""

    seat: int
    lines: tuple[int, ...]
    agreed: tuple[int, ...]
    needs: tuple[int, ...]


def weigh(journal: Journal, sitters: Sequence[Sitter], seat: int | None) -> Verdict:
    """What it means to go back to the last choice of this seat; with none named, of anybody at the one keyboard."""
    lines = last_choice_of(journal.tip, choosers(journal, sitters, seat))
    past_reveal = any(tells_anew(journal, line, persons_of(sitters)) for line in lines)
    if seat is None or is_one_keyboard(sitters):
        return Verdict(lines, (), (), past_reveal)
    mine = beside(sitters, seat)
    others = tuple(other for other in holders_of(sitters) if other not in mine)
    nevers = nevers_against(journal, lines, others, seats_of(sitters, seat), past_reveal)
    return Verdict(lines, nevers, spokesmen(sitters, others) if nevers else (), past_reveal)


def choosers(journal: Journal, sitters: Sequence[Sitter], seat: int | None) -> Collection[int]:
    """Whose last choice is meant."""
    people = people_of(sitters)
    if seat is None:
        if not is_one_keyboard(sitters):
            raise Rejected("WhoAsks", "Between people, undo needs to know whose move.")
        return people or range(len(sitters))
    if people and seat not in people:
        raise Rejected("NotYourSeat", "Nobody in that seat can undo a move.")
    return seats_of(sitters, seat)


def shows_news(journal: Journal, line: int, people: Iterable[tuple[int, ...]]) -> bool:
    """Whether a line showed somebody, by their seats, what they did not know; the end of a game opens every card."""
    event, before = journal.events[line], journal.before(line)
    told = (fact for eyes in people for fact in redact(before, event, *eyes).facts)
    return any(is_news(fact) or isinstance(fact, Ended) for fact in told)


def tells_anew(journal: Journal, line: int, people: Iterable[tuple[int, ...]]) -> bool:
    """Whether taking a line back would un-show somebody something that helps them.

    Who shows something of their own at a free ask learns nothing by it; the others play on the same side of the table.
    """
    event = journal.events[line]
    watching = [seats for seats in people if event.seat in seats] if is_free(journal.before(line)) else people
    return shows_news(journal, line, watching)


def is_irreversible(before: World, event: AnyEvent, own: Collection[int]) -> bool:
    """Whether a choice would show somebody something for good; what one's own seats tell each other is nothing new.

    At a free ask everybody plays on the same side: an act is final only where its own seats learn something by it.
    """
    learned = reveals(before, event)
    if learned - set(own) and not is_free(before):
        return True
    return bool(learned) and any(is_news(fact) for fact in redact(before, event, *own).facts)


def nevers_against(
    journal: Journal, lines: tuple[int, ...], others: Collection[int], own: Collection[int], past_reveal: bool
) -> tuple[str, ...]:
    """Which of the four nevers stand against taking these lines back."""
    events = [journal.events[line] for line in lines]
    turns = {without(journal.tip, frozenset(lines)).world().turn, journal.world.turn}
    found = {
        "AnothersMove": any(event.seat in others for event in events),
        "Chance": any(isinstance(fact, Rolled) for event in events for fact in event.facts),
        "Revealed": past_reveal,
        "AnotherTurn": len(turns) > 1 and not turns <= set(own),
    }
    return tuple(slug for slug, stands in found.items() if stands)


def refusal(verdict: Verdict) -> Rejected:
    """Why an undo needs the others, and how much would go with it."""
    slug, several = verdict.nevers[0], len(verdict.lines)
    what = f"the last {several} moves" if slug == "AnothersMove" and several > 1 else "it"
    return Rejected(slug, f"{NEVERS[slug]}; ask the others to undo {what}.")


def wish_of(journal: Journal) -> Wish | None:
    """The wish that is open. A move, an undo or a no ends it, and so does who leaves with it or as the last to ask."""
    start = after_last_move(journal)
    since = journal.events[start:]
    if not any(isinstance(event.action, Consented) for event in since):
        return None
    sitters = reduce(after, journal.events[:start], nobody(journal))
    wish: Wish | None = None
    for event in since:
        sitters = after(sitters, event)
        if isinstance(event.action, Seated) and wish is not None:
            wish = None if event.seat == wish.seat else wish_for(sitters, wish.seat, wish.lines, wish.agreed)
        elif isinstance(event.action, Consented) and event.seat is not None:
            wish = answered(sitters, wish, event.seat, event.action)
    return wish


def answered(sitters: Sequence[Sitter], wish: Wish | None, seat: int, said: Consented) -> Wish | None:
    """The wish after somebody spoke: the first yes is the wish itself."""
    if not said.yes:
        return None
    if wish is None:
        return wish_for(sitters, seat, said.lines, ())
    return wish_for(sitters, wish.seat, wish.lines, (*wish.agreed, seat))


def wish_for(sitters: Sequence[Sitter], seat: int, lines: tuple[int, ...], agreed: tuple[int, ...]) -> Wish | None:
    """A wish as long as somebody has still to answer it."""
    mine = beside(sitters, seat)
    asked = spokesmen(sitters, (other for other in holders_of(sitters) if other not in mine))
    said = {name_held(sitters[one]) for one in agreed}
    needs = tuple(other for other in asked if other not in agreed and name_held(sitters[other]) not in said)
    return Wish(seat, lines, agreed, needs) if needs else None


def after_last_move(journal: Journal) -> int:
    """Where the lines about the table begin that were written since anything last moved."""
    events = journal.events
    start = len(events)
    while start and not (is_game_line(events[start - 1].action) or isinstance(events[start - 1].action, Undo | Redo)):
        start -= 1
    return start


def who_undid(journal: Journal) -> int | None:
    """Who took back what redo would bring again."""
    lines = journal.left[-1][1] if journal.left else ()
    undone = ((event.seat, event.action) for event in reversed(journal.events))
    return next((seat for seat, action in undone if isinstance(action, Undo) and action.lines == lines), None)
