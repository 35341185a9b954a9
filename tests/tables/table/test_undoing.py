"""Alone and at one keyboard everything may be taken back; between people there are four nevers, and consent."""

import pytest

from engine.core import Rejected, Reseeded, observe
from engine.journal import Consented, Undo
from engine.tables import Bot, Empty, Person, Table, Wish
from tests.tables.building import (
    ADA,
    ALONE,
    APART,
    AWAY_BO,
    BO,
    GRETA,
    HOT_SEAT,
    ROBIN,
    bots_play,
    digger_of,
    pick,
    table_of,
)
from tests.toy import words as w


def slug_of(call, *args, **named) -> str:
    with pytest.raises(Rejected) as refused:
        call(*args, **named)
    return refused.value.slug


# Alone and at one keyboard


def test_alone_an_answer_is_taken_back_while_bots_keep_theirs():
    table = table_of(*ALONE)
    table.bot_turn(1)
    pick(table, 0)
    table.undo(0)
    assert table.waiting() == [0, 2]
    assert len(table.world.zones[w.PICK[1]]) == 1


def test_alone_undo_goes_back_to_the_own_choice_over_all_that_bots_did_since():
    table = table_of(*ALONE)
    before = table.world
    bots_play(pick(table, 0))
    assert w.ROUND(table.world) == 2
    table.undo(0)
    assert (w.ROUND(table.world), table.world.ask_of(0)) == (1, w.ToPick())
    assert table.world.zones[w.HAND[0]] == before.zones[w.HAND[0]]


def test_after_an_undo_bots_that_answer_again_do_not_close_the_question():
    table = bots_play(pick(table_of(*ALONE), 0))
    table.undo(0)
    bots_play(table)
    assert table.waiting() == [0]


def test_undo_again_and_again_goes_back_to_the_first_choice_and_redo_returns():
    table = table_of(*ALONE)
    first = table.world
    for _ in range(3):
        bots_play(table)
        if 0 in table.waiting():
            pick(table, 0)
    after, undone = table.world, 0
    while table.journal.counting()[1:] and any(event.seat == 0 for event in table.journal.counting()):
        table.undo(0)
        undone += 1
    assert undone >= 2
    assert table.world.zones[w.HAND[0]] == first.zones[w.HAND[0]]
    assert slug_of(table.undo, 0) == "NothingToUndo"
    for _ in range(undone):
        table.redo(0)
    assert table.world == after
    assert slug_of(table.redo, 0) == "NothingToRedo"


def test_at_one_keyboard_undo_without_a_seat_goes_back_to_the_last_choice_of_anybody_there():
    table = pick(table_of(*HOT_SEAT), 0, 1)
    table.bot_turn(2)
    turn = table.world.turn
    table.undo()
    assert table.waiting() == [1, 2]
    assert turn is not None


def test_a_table_of_bots_is_undone_move_by_move():
    table = table_of(ROBIN, GRETA)
    table.bot_turn(0)
    table.undo()
    assert table.waiting() == [0, 1]


def test_a_finished_game_can_be_undone_alone():
    table = table_of(*ALONE)
    while not table.is_over:
        bots_play(table)
        if not table.is_over:
            pick(table, 0)
    table.undo(0)
    assert not table.is_over
    assert 0 in table.waiting()


def test_moves_of_one_group_are_undone_together():
    table = table_of(ADA, BO, seed=7)
    digger = digger_of(table)
    group = table.journal.events[-1].group
    table.act(digger, table.legal(digger)[0], group=group)
    table.undo(digger)
    assert table.world.ask_of(digger) == w.ToTurn(table.world.lying(w.ROW[digger])[-1])
    assert table.journal.events[-1].action == Undo((group + 1, group))


# Assisted


def test_taking_back_what_showed_nothing_is_no_assistance():
    table = pick(table_of(*ALONE), 0)
    table.undo(0)
    assert not table.summary.assisted


def test_taking_back_what_was_seen_marks_the_game_as_assisted_for_good():
    table = bots_play(pick(table_of(*ALONE), 0))
    assert table.weigh_undo(0).past_reveal
    table.undo(0)
    assert table.summary.assisted
    table.redo(0)
    assert table.summary.assisted
    assert table.store.row(table.id).summary.assisted
    assert Table.open(table.store, table.id).summary.assisted


def test_taking_back_what_only_a_bot_has_seen_is_no_assistance():
    table = table_of(ADA, ROBIN, ROBIN, seed=8)
    pick(table, 0, 1, 2)
    seat = table.waiting()[0]
    assert seat != 0
    table.act(seat, w.Dig())
    lines = (table.journal.events[-1].seq,)
    table.write(lambda: table.journal.prepare_undo(lines=lines))
    assert not table.summary.assisted


def test_an_undo_the_others_agreed_to_is_no_assistance():
    table = table_of(ADA, AWAY_BO)
    digger = digger_of(table)
    table.ask_undo(digger)
    table.consent(1 - digger, True)
    assert not table.summary.assisted


# The four nevers


def test_between_people_an_open_answer_is_taken_back_freely():
    table = pick(table_of(*APART), 0, 1)
    verdict = table.weigh_undo(0)
    assert (verdict.is_free, verdict.nevers) == (True, ())
    table.undo(0)
    assert table.waiting() == [0, 2]


def test_never_past_another_persons_move():
    table = table_of(*APART)
    seat = turn_taker(table)
    table.act(seat, w.Light(table.world.lying(w.ROW[seat])[0]))
    other = next(person for person in range(3) if person != seat)
    assert "AnothersMove" not in table.weigh_undo(seat).nevers
    pick(table, other)
    assert "AnothersMove" in table.weigh_undo(seat).nevers
    assert slug_of(table.undo, seat) == "AnothersMove"


def turn_taker(table: Table) -> int:
    """Everybody picks; who has the turn then."""
    pick(table, *table.waiting())
    return table.waiting()[0]


def test_never_past_revealed_information():
    table = table_of(*APART)
    digger = digger_of(table)
    assert table.weigh_undo(digger).nevers == ("Revealed",)
    assert slug_of(table.undo, digger) == "Revealed"


def test_never_past_visible_chance():
    table = table_of(*APART)
    seat = turn_taker(table)
    table.act(seat, w.Throw())
    assert "Chance" in table.weigh_undo(seat).nevers
    assert slug_of(table.undo, seat) == "Chance"


def test_never_changing_whose_turn_it_is():
    table = table_of(*APART)
    seat = turn_taker(table)
    table.act(seat, w.Light(table.world.lying(w.ROW[seat])[0]))
    assert table.weigh_undo(seat).nevers == ("AnotherTurn",)
    assert slug_of(table.undo, seat) == "AnotherTurn"


def test_who_is_away_while_a_bot_stands_in_is_still_one_of_the_others():
    table = table_of(ADA, AWAY_BO)
    digger = digger_of(table)
    other, person = 1 - digger, table.sitters[1 - digger]
    before = table.journal.before(table.journal.events[-1].seq)
    table.sit(other, Bot(table.names[other], "random"))
    assert slug_of(table.undo, digger) == "Revealed"
    table.ask_undo(digger)
    assert table.wish is not None
    assert table.wish.needs == (other,)
    table.sit(other, person)
    table.consent(other, True)
    assert observe(table.world, digger).zones == observe(before, digger).zones


def test_who_has_left_for_good_is_asked_no_more():
    table = table_of(ADA, AWAY_BO)
    digger = digger_of(table)
    table.sit(1 - digger, ROBIN)
    assert table.weigh_undo(digger).is_free


def test_a_refused_undo_changes_nothing():
    table = table_of(*APART)
    digger = digger_of(table)
    lines, world = list(table.journal.lines), table.world
    assert slug_of(table.undo, digger) == "Revealed"
    assert (table.journal.lines, table.world, table.store.read(table.id)) == (lines, world, lines)


def test_between_people_undo_says_who_wishes_it_and_nobody_undoes_for_a_bot():
    table = pick(table_of(ADA, AWAY_BO, GRETA), 0)
    assert slug_of(table.undo) == "WhoAsks"
    assert slug_of(table.undo, 2) == "NotYourSeat"


def test_two_at_one_keyboard_are_not_in_each_others_way():
    table = table_of(ADA, BO, AWAY_BO)
    pick(table, 0, 1)
    assert table.weigh_undo(0).is_free
    pick(table, 2)
    assert table.weigh_undo(0).needs == (2,)


def test_between_people_only_who_undid_may_redo():
    table = pick(table_of(*APART), 0, 1)
    table.undo(0)
    assert slug_of(table.redo, 1) == "NotYourUndo"
    assert slug_of(table.redo) == "NotYourUndo"
    table.redo(0)
    assert table.waiting() == [2]


# Consent


@pytest.fixture
def asked():
    """Whose turn it is has dug a card and asks to take it back: table, asker, the two others."""
    table = table_of(*APART)
    digger = digger_of(table)
    table.ask_undo(digger)
    first, second = (seat for seat in range(3) if seat != digger)
    return table, digger, first, second


def test_a_wish_stands_in_the_log_and_changes_nothing(asked):
    table, digger, first, second = asked
    assert isinstance(table.journal.events[-1].action, Consented)
    assert (table.wish.seat, table.wish.agreed, table.wish.needs) == (digger, (), (first, second))
    assert isinstance(table.world.ask_of(digger), w.ToBury)
    assert Table.open(table.store, table.id).wish == table.wish


def test_the_undo_happens_when_all_others_agreed(asked):
    table, digger, first, second = asked
    table.consent(first, True)
    assert (table.wish.agreed, table.wish.needs) == ((first,), (second,))
    assert isinstance(table.world.ask_of(digger), w.ToBury)
    event = table.consent(second, True)
    assert isinstance(event.action, Undo)
    assert (event.seat, event.action.agreed) == (digger, (first, second))
    assert isinstance(table.world.ask_of(digger), w.ToTurn)
    assert table.wish is None


def test_an_agreed_undo_past_a_reveal_carries_a_new_seed_and_cannot_be_redone(asked):
    table, digger, first, second = asked
    deck = table.journal.at(table.wish.lines[0] - 1).zones[w.DECK]
    table.consent(first, True)
    table.consent(second, True)
    assert isinstance(table.journal.events[-1].facts[0], Reseeded)
    assert table.world.seed != 7
    assert sorted(table.world.zones[w.DECK]) == sorted(deck)
    assert slug_of(table.redo, digger) == "NothingToRedo"
    assert table.journal.verify() == []


def test_an_agreed_undo_that_unshows_nothing_keeps_its_chance_and_can_be_redone():
    table = table_of(ADA, AWAY_BO)
    seat = turn_taker(table)
    table.act(seat, w.Light(table.world.lying(w.ROW[seat])[0]))
    table.ask_undo(seat)
    event = table.consent(1 - seat, True)
    assert (event.facts, table.world.seed) == ((), 7)
    table.redo(seat)
    assert table.world.phase == "pick"


def test_a_no_ends_the_wish_and_it_may_be_asked_again(asked):
    table, digger, first, second = asked
    table.consent(first, True)
    table.consent(second, False)
    assert table.wish is None
    assert slug_of(table.consent, first, True) == "NotAsked"
    table.ask_undo(digger)
    assert table.wish == Wish(digger, (table.journal.events[-5].seq,), (), (first, second))


def test_the_wish_can_be_withdrawn_but_not_agreed_to_by_who_has_it(asked):
    table, digger, *_ = asked
    assert slug_of(table.consent, digger, True) == "NotAsked"
    table.consent(digger, False)
    assert table.wish is None


def test_only_the_number_of_a_seat_can_agree(asked):
    table, _, first, second = asked
    lines = list(table.journal.lines)
    for seat in (True, float(first), float(second)):
        with pytest.raises(Rejected):
            table.consent(seat, True)
    assert table.journal.lines == lines


def test_a_move_ends_the_wish(asked):
    table, digger, first, _ = asked
    table.act(digger, table.legal(digger)[0])
    assert table.wish is None
    assert slug_of(table.consent, first, True) == "NotAsked"


def test_one_wish_at_a_time_and_none_where_undo_is_free(asked):
    table, digger, *_ = asked
    assert slug_of(table.ask_undo, digger) == "AskedAlready"
    free = pick(table_of(*APART), 0)
    assert slug_of(free.ask_undo, 0) == "NoNeedToAsk"
    assert slug_of(free.consent, 1, True) == "NotAsked"


def test_a_person_replaced_by_a_bot_need_not_agree(asked):
    table, _, first, second = asked
    table.sit(second, ROBIN)
    assert table.wish.needs == (first,)
    assert isinstance(table.consent(first, True).action, Undo)


def test_a_wish_nobody_is_left_to_answer_ends_and_can_be_asked_again(asked):
    table, digger, first, second = asked
    table.consent(first, True)
    table.sit(second, ROBIN)
    assert table.wish is None
    table.ask_undo(digger)
    assert (table.wish.seat, table.wish.agreed, table.wish.needs) == (digger, (), (first,))
    assert isinstance(table.consent(first, True).action, Undo)


def test_a_wish_ends_when_who_has_it_leaves(asked):
    table, digger, first, second = asked
    table.sit(digger, Empty())
    assert table.wish is None
    table.ask_undo(first)
    assert (table.wish.seat, table.wish.needs) == (first, (second,))
    assert Table.open(table.store, table.id).wish == table.wish


def test_somebody_who_sits_down_while_others_are_asked_is_asked_too(asked):
    table, _, first, second = asked
    table.sit(second, ROBIN)
    table.sit(second, Person("Eve", "elsewhere"))
    assert table.wish.needs == (first, second)


def test_two_programs_that_agree_at_the_same_moment_undo_once(asked):
    table, _, first, second = asked
    elsewhere = Table.open(table.store, table.id)
    table.consent(first, True)
    assert isinstance(elsewhere.consent(second, True).action, Undo)
    table.reload()
    assert sum(isinstance(event.action, Undo) for event in table.journal.events) == 1
    assert table.world == elsewhere.world
