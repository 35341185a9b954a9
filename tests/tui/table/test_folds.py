"""What one choice costs at a table: stored, redacted for one viewer and told, each fact is folded four times at most.

Once by the rules, once in the truth and once in what the viewer sees while it is redacted, once while it is told.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.core.folding import FOLDS
from engine.games import GAMES
from engine.journal.steps import Step
from engine.store import MemoryStore, SqliteStore
from engine.tables import Bot, Person, Sitter, Table
from tui.table.session.session import Session

MOST = 4


@contextmanager
def counted() -> Iterator[Counter]:
    """How often facts of each sort are folded meanwhile."""
    folds: Counter = Counter()

    def counting(fold):
        def folding(world, fact):
            folds[type(fact)] += 1
            fold(world, fact)

        return folding

    with pytest.MonkeyPatch.context() as patch:
        for kind, fold in list(FOLDS.items()):
            patch.setitem(FOLDS, kind, counting(fold))
        yield folds


@pytest.fixture(params=["memory", "sqlite"])
def store(request, tmp_path):
    if request.param == "memory":
        yield MemoryStore()
    else:
        with SqliteStore(tmp_path / "tables.sqlite") as kept:
            yield kept


def a_session(slug: str, store) -> Session:
    """One person at a table of bots, whose moves are made when a test says so."""
    sitters: list[Sitter] = [Person("Ada"), *(Bot(f"Bot {seat}", "random") for seat in range(1, GAMES[slug].seats[-1]))]
    return Session(Table.create(store, slug, {}, sitters, 7), (0,), pace="instant")


def others_move(session: Session) -> None:
    """Everybody else plays until the person is asked, and each move is shown."""
    table = session.table
    while 0 not in table.waiting() and not table.is_over:
        seat = table.waiting()[0]
        table.act(seat, table.legal(seat)[-1])
        session.picture()


@pytest.mark.parametrize("slug", GAMES)
def test_a_fact_of_one_s_own_choice_is_folded_four_times_at_most(slug, store):
    session = a_session(slug, store)
    seen = 0
    for _ in range(40):
        others_move(session)
        session.picture()
        if session.table.is_over:
            break
        before = len(session.journal.events)
        with counted() as folds:
            assert session.choose(session.legal()[0]).said == "done"
            session.picture()
        lines = session.journal.events[before:]  # what goes without saying is done with the choice before it
        facts = Counter(type(fact) for event in lines for fact in event.facts)
        assert all(folds[kind] <= MOST * count for kind, count in facts.items()), (folds, facts)
        assert folds.total() <= MOST * facts.total()
        seen += facts.total()
    assert seen > 40


@pytest.mark.parametrize("slug", GAMES)
def test_a_move_of_somebody_else_is_folded_four_times_at_most(slug, store):
    session = a_session(slug, store)
    table = session.table
    session.picture()
    for _ in range(40):
        seat = table.waiting()[-1]
        with counted() as folds:
            table.act(seat, table.legal(seat)[0])
            session.picture()
        facts = table.journal.events[-1].facts
        assert folds.total() <= MOST * len(facts)
        if table.is_over:
            break


def test_a_key_goes_through_no_long_list_of_steps(monkeypatch):
    session = a_session("fairy_tale", MemoryStore())
    for _ in range(20):
        others_move(session)
        session.choose(session.legal()[0])
        session.picture()
    others_move(session)
    session.picture()
    walked: list[Step] = []
    path = Step.path

    def walking(step):
        for each in path(step):
            walked.append(each)
            yield each

    monkeypatch.setattr(Step, "path", walking)
    session.choose(session.legal()[0])
    session.picture()
    assert session.has_use_for("undo")
    assert len(walked) < 8 < session.journal.tip.depth
