"""What a table's row in the store says, worked out from its log so that every program writes the same."""

import msgspec

from engine.core import AnyEvent, World, observe
from engine.journal import Hinted, Journal, Signed, Undo
from engine.journal.steps import Step
from engine.kit.sides import teams_of
from engine.store import Summary
from engine.tables.table import seats
from engine.tables.table.seats import Person, Sitter, persons_of, seats_of
from engine.tables.table.undoing import tells_anew


class Record(msgspec.Struct, frozen=True):
    """What is known of a table besides its game: who sits where, whether somebody looked and took back, and whether
    a hall has signed it as it stands.
    """

    sitters: tuple[Sitter, ...]
    imported: bool = False
    assisted: bool = False
    signed: bool = False

    def after(self, journal: Journal, event: AnyEvent) -> "Record":
        """The record after a line; the journal may hold the line already."""
        assisted = self.assisted or is_assisting(journal, event, self.sitters)
        signed = isinstance(event.action, Signed)
        return Record(seats.after(self.sitters, event), self.imported, assisted, signed)


def is_assisting(journal: Journal, event: AnyEvent, sitters: tuple[Sitter, ...]) -> bool:
    """Whether a line is a hint, or takes back, without having asked anybody, something that people had seen."""
    if isinstance(event.action, Hinted):
        return True
    if journal.header.view is not None or not isinstance(event.action, Undo) or event.action.agreed:
        return False
    return any(tells_anew(journal, line, persons_of(sitters)) for line in event.action.lines)


def record_of(journal: Journal, imported: bool, assisted: bool = False) -> Record:
    """The record of a whole log; what its lines do not tell, whether it was imported or forked, is given."""
    record = Record(seats.nobody(journal), imported, assisted)
    for event in journal.events:
        record = record.after(journal, event)
    return record


def summary_of(journal: Journal, tip: Step, world: World, record: Record) -> Summary:
    """A table at a glance, as a spectator may see it, once `tip` is where it stands."""
    status = journal.game.words.status(observe(world), None)
    outcome = world.outcome
    sides = journal.game.sides(world.options, world.seats)
    together = (status.side.words if status.side is not None else status.note) if len(sides) == 1 else ""
    return Summary(
        seats=tuple(seats.sat(sitter) for sitter in record.sitters),
        options=world.options,
        stage=status.stage,
        step=status.step,
        done=status.done,
        of=status.of,
        waiting=tuple(sorted(world.waiting())),
        me=me_among(record.sitters, outcome.places if outcome else ()),
        moves=tip.moves,
        finished=outcome is not None,
        places=outcome.places if outcome else (),
        scores=outcome.scores if outcome else status.scores,
        reason=outcome.reason if outcome else "",
        assisted=record.assisted,
        imported=record.imported,
        view_only=journal.header.view is not None,
        sides=teams_of(sides),
        code=outcome.code if outcome else "",
        standing="" if outcome else together,
        unsigned=outcome is not None and bool(journal.header.secret) and not (record.imported or record.signed),
    )


def me_among(sitters: tuple[Sitter, ...], places: tuple[int, ...] = ()) -> int | None:
    """The first person at this machine's keyboard, whose games the statistics tell of: by their first seat.

    Of a finished game it is that of their seats which came off best: the game counts once.
    """
    first = next((seat for seat, one in enumerate(sitters) if isinstance(one, Person) and not one.keyboard), None)
    return first if first is None or not places else min(seats_of(sitters, first), key=places.__getitem__)
