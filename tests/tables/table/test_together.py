"""People and bots at a table where all act in any order: who acts when, and what may be taken back without asking."""

import pytest

from engine.core import Rejected, reveals
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table, statistics_of
from engine.tables.table.undoing import is_irreversible
from tests.tables.building import ADA, AWAY_BO, AWAY_CLEO, BO, GRETA, ROBIN
from tests.tables.halls import ADA as VISITOR
from tests.tables.halls import ticks
from tests.toy.builders import ticking
from tests.toy.embers import things as t
from tests.toy.known import embers_is_known as embers_is_known

COMPANY = (ADA, Bot("Finn", "greedy"), GRETA)
APART = (ADA, AWAY_BO, AWAY_CLEO)


def camp(*sitters) -> Table:
    return Table.create(MemoryStore(ticking()), "embers", {}, sitters, 7, ticking())


def card(table, seat):
    return table.world.lying(t.HAND[seat])[0]


def stoke(table, seat):
    return table.act(seat, t.Stoke(card(table, seat)))


def strike(table, seat):
    return table.act(seat, t.Strike(card(table, seat), table.world.lying(t.PACK)[0]))


def bots_play(table):
    while table.due_bots():
        table.bot_turn(table.due_bots()[0])


# Bots hold back


def test_bots_hold_back_while_a_person_is_waited_for():
    table = camp(*COMPANY)
    assert (table.waiting(), table.due_bots(), table.can_call) == ([0, 1, 2], [], True)
    stoke(table, 0)
    assert table.due_bots() == []


def test_bots_act_once_no_person_is_waited_for_and_the_person_may_still_act():
    table = camp(*COMPANY)
    table.act(0, t.Rest())
    assert table.due_bots() == [1, 2]
    table.bot_turn(1)
    assert table.may_act(0)
    stoke(table, 0)


def test_called_bots_act_by_turns_until_a_person_does():
    table = camp(*COMPANY)
    table.call_bots()
    acted = []
    while table.due_bots() and len(acted) < 3:
        acted.append(table.due_bots()[0])
        table.bot_turn(acted[-1])
    assert acted[:2] == [1, 2]
    stoke(table, 0)
    assert table.due_bots() == []


def test_a_call_ends_when_a_person_is_asked_anew():
    table = camp(*COMPANY)
    table.call_bots()
    table.act(0, t.Rest())
    table.act(1, t.Give(card(table, 1), 0))
    assert (0 in table.waiting(), table.due_bots()) == (True, [])


def test_a_bot_in_the_middle_of_its_own_choice_finishes_it():
    table = camp(*COMPANY)
    table.act(1, t.Search())
    assert table.due_bots() == [1]


def test_bots_leave_a_common_choice_to_people_unless_called():
    table = camp(*COMPANY)
    for seat in range(3):
        table.act(seat, t.Rest())
    assert table.world.phase == "night"
    assert table.due_bots() == []
    table.call_bots()
    assert table.due_bots() == [1, 2]


def test_bots_alone_play_to_the_end():
    table = camp(ROBIN, GRETA)
    bots_play(table)
    assert table.is_over


# An answer is for its question


def test_an_answer_to_a_common_question_that_another_has_answered_is_refused():
    table = camp(*APART)
    for seat in range(3):
        table.act(seat, t.Rest())
    seen = len(table.journal.events)
    table.act(1, t.Hold())
    with pytest.raises(Rejected) as refused:
        table.act(0, t.Hold(), seen=seen)
    assert refused.value.slug == "TableMoved"


def test_advice_is_given_to_who_rests_too():
    table = camp(*COMPANY)
    table.act(0, t.Rest())
    posed = table.pose_for_advice(0)
    assert posed is not None
    table.bot_turn(1)
    assert table.still_asks(posed)


# Taking back


def test_own_acts_go_back_without_asking_whatever_others_did_since():
    table = camp(*APART)
    stoke(table, 0)
    strike(table, 1)
    verdict = table.weigh_undo(0)
    assert (len(verdict.lines), verdict.is_free) == (1, True)
    table.undo(0)
    assert t.WARMTH(table.world, 0) == 0
    assert len(table.world.lying(t.ASH)) == 1
    assert not table.summary.assisted


def test_done_is_withdrawn_without_asking():
    table = camp(*APART)
    table.act(0, t.Rest())
    strike(table, 1)
    table.undo(0)
    assert 0 in table.waiting()


def test_what_touched_others_goes_back_alone_only_as_the_last_act_that_showed_nothing():
    table = camp(*APART)
    table.act(0, t.Search())  # shows a card
    with pytest.raises(Rejected) as refused:
        table.undo(0)
    assert refused.value.slug == "Revealed"


def test_an_act_is_final_only_where_who_acts_learns_something_by_it():
    table = camp(*APART)
    before = table.world
    struck = table.journal.prepare(0, t.Strike(card(table, 0), before.lying(t.PACK)[0]))
    assert reveals(before, struck) == {1, 2}  # a card of one's own, shown to those one plays with
    assert not is_irreversible(before, struck, (0,))
    assert is_irreversible(before, table.journal.prepare(0, t.Search()), (0,))


def test_past_another_s_act_the_others_are_asked_and_told_how_much_would_go():
    table = camp(*APART)
    strike(table, 0)
    strike(table, 1)
    with pytest.raises(Rejected, match="ask the others to undo the last 2 moves") as refused:
        table.undo(0)
    assert refused.value.slug == "AnothersMove"
    table.ask_undo(0)
    for seat in (1, 2):
        table.consent(seat, yes=True)
    assert table.world.lying(t.ASH) == []


def test_alone_an_own_act_goes_back_and_what_bots_did_stays():
    table = camp(*COMPANY)
    stoke(table, 0)
    table.call_bots()
    bots_play(table)
    done = [event for event in table.journal.counting() if event.seat in (1, 2)]
    table.undo(0)
    assert [event for event in table.journal.counting() if event.seat in (1, 2)] == done
    assert t.WARMTH(table.world, 0) == 0


# Figures


@pytest.mark.parametrize("sitters", [(ADA,), (ADA, GRETA), (ADA, BO)])
def test_a_common_win_counts_as_won_and_a_common_loss_as_lost(sitters):
    groups = {1: "alone", 2: "friends" if isinstance(sitters[-1], Person) else "adept"}
    won, lost = camp(*sitters), camp(*sitters)
    while not won.is_over:
        seat = won.waiting()[0]
        won.act(seat, won.game.bot.pick(won.view(seat), seat, None))
    while not lost.is_over:
        lost.act(lost.waiting()[0], t.Rest() if lost.world.phase == "day" else t.Hold())
    assert (won.summary.code, lost.summary.code) == ("dawn", "dark")
    figures = statistics_of([won.store.row(won.id), lost.store.row(lost.id)])["embers"]
    assert (figures.fair.played, figures.fair.won) == (2, 1)
    assert set(figures.against) == {groups[len(sitters)]}


# In a hall


def test_the_bots_of_a_hall_hold_back_until_called(house):
    hall, keeper = house.hall, house.keeper()
    id = hall.lay(VISITOR, "embers", {}, 3, level="adept")
    hall.enter(VISITOR.id, VISITOR, id)
    hall.fill(VISITOR, id)
    table = hall.table(id)
    ticks(house, keeper, 20)
    assert table.waiting() == [0, 1, 2]
    table.call_bots()
    ticks(house, keeper, 20)
    assert table.waiting() == [0]
