"""Tables of Lanterns with people and bots at them."""

from engine.store import EventStore, MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from tests.toy import words as w
from tests.toy.builders import ticking

ADA, BO, CLEO = Person("Ada"), Person("Bo"), Person("Cleo")
AWAY_BO, AWAY_CLEO = Person("Bo", "bo@far"), Person("Cleo", "cleo@far")
ROBIN, GRETA = Bot("Robin", "random"), Bot("Greta", "greedy")

ALONE = (ADA, ROBIN, GRETA)
HOT_SEAT = (ADA, BO, GRETA)
APART = (ADA, AWAY_BO, AWAY_CLEO)


def table_of(*sitters: Sitter, seed: int = 7, store: EventStore | None = None) -> Table:
    return Table.create(store or MemoryStore(ticking()), "lanterns", {}, sitters, seed, ticking())


def pick(table: Table, *seats: int) -> Table:
    """These seats pick their first card."""
    for seat in seats:
        table.act(seat, table.legal(seat)[0])
    return table


def bots_play(table: Table) -> Table:
    """All bots answer until somebody else is asked."""
    while table.due_bots():
        table.bot_turn(table.due_bots()[0])
    return table


def finish(table: Table) -> Table:
    """Play to the end: bots by themselves, people their first legal action."""
    while not table.is_over:
        bots_play(table)
        if not table.is_over:
            pick(table, table.waiting()[0])
    return table


def digger_of(table: Table) -> int:
    """Everybody picks; whose turn it is digs, which shows them a card."""
    pick(table, *table.waiting())
    seat = table.waiting()[0]
    table.act(seat, w.Dig())
    return seat
