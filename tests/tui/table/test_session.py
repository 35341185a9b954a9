"""The session behind the table screen, without a screen: who looks, what is news, what is shown step by step."""

import random

import pytest

from engine.core import observe
from engine.games import GAMES
from engine.journal import is_game_line
from engine.store import MemoryStore
from engine.tables import Table
from tests.tui.tables import beats_of, laid, play
from tui.table.session.narration import Narrator
from tui.table.session.news import news_for
from tui.table.session.pace import DELAYS
from tui.table.session.session import Session


def test_a_picture_is_made_of_the_viewer_s_world_alone():
    table = play(laid(people=2), 20)
    for seat in (0, 1):
        session = Session(table, (seat,), pace="instant")
        assert session.picture().scene.world == table.view(seat)


def test_two_tables_that_look_equal_to_a_seat_make_equal_pictures():
    tables = [laid(people=3) for _ in range(2)]
    for table, choice in zip(tables, (0, 2), strict=True):
        table.act(1, table.legal(1)[choice])
    one, other = (Session(table, (0,), pace="instant").picture() for table in tables)
    assert one == other


def test_who_watches_without_a_seat_sees_what_a_spectator_sees():
    table = play(laid(), 20)
    picture = Session(table, (), pace="instant").picture()
    assert picture.scene.world == table.view()
    assert picture.scene.legal == ()


def test_after_the_end_every_card_is_open():
    table = play(laid())
    assert Session(table, (0,)).picture().scene.world == observe(table.world, 0, 1, 2)


def test_nothing_is_news_before_the_first_choice():
    assert news_for(Narrator(laid().journal), 0).before is None


def test_news_are_what_happened_after_the_own_answer_even_in_the_same_event():
    table = play(laid(), 40)
    narrator = Narrator(table.journal)
    news = news_for(narrator, 0)
    own = next(step for step in table.journal.tip.path() if step.event.seat == 0 and is_game_line(step.event.action))
    assert news.before is not None
    assert news.before.zones != observe(table.journal.before(own.event.seq), 0).zones
    now = table.view(0)
    moved = {piece for zone, lying in now.zones.items() for piece in lying if piece not in news.before.zones[zone]}
    assert {piece for piece in moved if isinstance(piece, int)} <= news.changed


def test_every_event_s_pictures_lead_from_its_beginning_to_its_end():
    journal = play(laid()).journal
    narrator, counted = Narrator(journal), 0
    for step in journal.tip.path():
        before, told = narrator.seen((0,), step)
        beats = beats_of(before, told)
        assert [beat.facts for beat in beats] == sorted({beat.facts for beat in beats})
        assert all(0 < beat.facts < len(told.facts) for beat in beats)
        counted += len(beats)
    assert counted > 5


def test_what_is_told_of_half_an_event_is_the_beginning_of_what_is_told_of_all_of_it():
    journal = play(laid()).journal
    narrator = Narrator(journal)
    for step in list(journal.tip.path())[:-1]:
        before, told = narrator.seen((1,), step)
        whole = narrator.told((1,), step)
        for beat in beats_of(before, told):
            part = narrator.told_so_far((1,), step, beat.facts)
            assert whole[: len(part)] == part


def test_an_answer_alone_has_no_pictures_of_its_own():
    table = laid(people=2)
    event = table.act(0, table.legal(0)[0])
    assert beats_of(observe(table.journal.before(event.seq), 0), event) == ()


@pytest.mark.parametrize("pace", ["brisk", "slow"])
def test_slower_paces_leave_more_time_between_pictures(pace):
    table = play(laid(people=0), 20)
    session = Session(table, (), pace=pace)
    assert session.delay() == DELAYS[pace]
    assert [DELAYS[name] or 0 for name in ("instant", "brisk", "slow")] == sorted(
        {DELAYS[name] or 0 for name in DELAYS}
    )


def test_at_the_pace_of_steps_nothing_happens_without_a_key():
    assert Session(laid(people=0), (), pace="step").delay() is None


def test_bots_do_not_make_a_thinking_person_wait_for_them():
    session = Session(laid(), (0,), pace="slow")
    assert session.is_asked
    assert (session.delay() or 0) < (DELAYS["brisk"] or 0)


def chained(table: Table, seat: int = 0) -> tuple[object, ...]:
    """The next choices of a seat alone, as the game's own bot would make them, until somebody else is asked."""
    journal, rng = table.journal.fork(len(table.journal.events) - 1), random.Random(1)
    chosen: list[object] = []
    while journal.waiting() == [seat] and len(chosen) < 3:
        chosen.append(journal.game.bot.pick(observe(journal.world, seat), seat, rng))
        journal.act(seat, chosen[-1])
    return tuple(chosen)


def table_with_a_chain(**sitting) -> tuple[Table, tuple[object, ...]]:
    """A table, of the first game of turns, where the first seat is asked several times in a row."""
    for slug in GAMES:
        table = laid(slug=slug, seats=2, **sitting)
        for _ in range(40):
            if len(chosen := chained(table)) == 3:
                return table, chosen
            play(table, 1)
    raise AssertionError("no game asks a seat several times in a row")


def test_what_one_key_does_is_one_group_and_is_taken_back_and_brought_back_at_once():
    table, chosen = table_with_a_chain()
    before, lines = table.world, len(table.journal.events)
    session = Session(table, (0,), pace="instant")
    assert session.choose(*chosen).said == "done"
    made = table.journal.events[lines:]
    assert [event.action for event in made] == list(chosen)
    assert {event.group for event in made} == {made[0].seq}
    after = table.world
    assert session.undo().said == "done"
    assert table.world == before
    assert session.redo().said == "done"
    assert table.world == after


def test_two_keys_are_taken_back_one_by_one():
    table, chosen = table_with_a_chain()
    before, session = table.world, Session(table, (0,), pace="instant")
    session.choose(chosen[0])
    between = table.world
    session.choose(*chosen[1:])
    session.undo()
    assert table.world == between
    session.undo()
    assert table.world == before


def test_one_key_stops_before_what_can_no_longer_be_done():
    table, chosen = table_with_a_chain()
    lines = len(table.journal.events)
    assert Session(table, (0,), pace="instant").choose(chosen[0], chosen[0], chosen[1]).said == "done"
    assert [event.action for event in table.journal.events[lines:]] == [chosen[0]]


def test_one_key_is_asked_twice_if_anything_of_what_it_does_shows_something():
    table, chosen = table_with_a_chain(people=2, keyboards=("", "elsewhere"))
    session, before = Session(table, (0,), pace="instant"), table.world
    shows = [index for index in range(3) if session.must_ask(0, chosen[: index + 1])]
    assert session.must_ask(0, chosen) == bool(shows)
    assert shows, "nothing of this shows anything"
    assert session.choose(*chosen).said == "asks"
    assert table.world == before
    assert session.choose(*chosen).said == "done"


def test_a_log_made_for_one_seat_can_be_looked_at_and_waits_for_nobody():
    played = play(laid(), 20)
    table = Table.adopt(MemoryStore(), played.export(1))
    session = Session(table, (), pace="instant")
    assert session.picture().scene.world == played.view(1)
    assert session.delay() is None
    session.advance()
    assert len(table.journal.events) == len(played.journal.events)


def test_a_move_of_somebody_elsewhere_is_shown_step_by_step():
    table = play(laid(people=2, keyboards=("", "elsewhere")), 14)
    session, other = Session(table, (0,), pace="slow"), Table.open(table.store, table.id)
    while not session.beats:
        seat = other.waiting()[0]
        other.act(seat, other.game.bot.pick(other.view(seat), seat, random.Random(1)))
        assert session.heard()
    assert session.picture().scene.legal == ()
