"""The panels around the board, each drawn alone: header, keys, log, and the words that flow in them."""

import msgspec
import pytest

from engine.games import GAMES
from engine.kit.telling import Status, Tally, Told
from tests.tui.tables import laid, play
from tui.draw.canvas import Canvas, Ink, width_of
from tui.draw.text_flow import flowed, wrapped
from tui.draw.theme import DARK, HOUSE
from tui.table.panels.header import meter, phases_of, shortened
from tui.table.panels.keys import fitting, width_of_hint
from tui.table.panels.log import entries_of, newest, spans_of_entry
from tui.table.session.session import Session
from tui.words.sentences import options_in_words

PALETTE = HOUSE[DARK]
INK = Ink(PALETTE.text)


def texts(rows):
    return ["".join(text for text, _ in row) for row in rows]


def test_words_wrap_at_spaces_and_never_at_a_no_break_space():
    rows = wrapped([("The Dragon's Tale\u00a02 is here", INK)], 14)
    assert [row.rstrip() for row in texts(rows)] == ["The Dragon's", "Tale\u00a02 is here"]


def test_a_row_that_is_just_full_ends_without_the_space_behind_it():
    assert texts(wrapped([("are 16, two and two", INK)], 11)) == ["are 16, two", "and two"]


def test_wrapped_rows_after_the_first_are_indented():
    assert texts(wrapped([("● ", INK), ("keeps the whole row", INK)], 12, 2))[1].startswith("  ")


def test_things_stand_below_each_other_if_there_is_room_and_beside_each_other_if_not():
    items = [[(word, INK)] for word in ("one", "two", "three")]
    assert texts(flowed(items, 30, 3)) == ["one", "two", "three"]
    assert texts(flowed(items, 30, 2)) == ["one   two", "three"]
    assert texts(flowed(items, 30, 1)) == ["one   two   three"]


def test_a_long_thing_keeps_a_short_one_after_it_in_sight():
    items = [[(word, INK)] for word in ("a title", "what takes nearly a whole row", "a short one", "one too many here")]
    assert texts(flowed(items, 30, 2)) == ["a title   a short one", "what takes nearly a whole row"]


def test_what_does_not_end_in_the_rows_it_has_says_so():
    items = [[("a title of some length", INK)], [("and far more to tell than two such rows could ever hold", INK)]]
    rows = texts(flowed(items, 30, 2))
    assert rows[0].startswith("a title of some length   and")
    assert rows[1].endswith(" …")
    assert all(len(row.rstrip()) <= 30 for row in rows[:2])


def test_what_several_seats_do_alike_is_one_line():
    told = [Told("has chosen", "dim", 1), Told("has chosen", "dim", 2), Told("keeps a card", seat=0)]
    assert [(entry.told.text, entry.seats) for entry in entries_of(told)] == [
        ("has chosen", (1, 2)),
        ("keeps a card", (0,)),
    ]


def sold(count, now, seat=0, sign="city"):
    tally = Tally("trades {} Mana for {} Allies", (count, 2 * count), f", now {now}")
    return Told(tally.words, seat=seat, sign=sign, tally=tally)


def test_what_a_seat_does_again_and_again_is_one_line_with_the_sums_and_the_newest_state():
    entries = entries_of([sold(1, 5), sold(1, 7), sold(1, 9), Told("invokes speed 3", seat=0)])
    assert [entry.told.text for entry in entries] == ["trades 3 Mana for 6 Allies, now 9", "invokes speed 3"]
    assert all(entries[0].holds(place) for place in range(3))
    assert entries[0].seats == (0,)


def test_only_neighbouring_lines_of_one_seat_and_kind_are_counted_up():
    between = [sold(1, 5), Told("moves caravan 1", seat=0), sold(1, 7)]
    assert len(entries_of(between)) == 3
    assert len(entries_of([sold(1, 5), sold(1, 7, seat=1)])) == 2
    assert len(entries_of([sold(1, 5), sold(1, 7, sign="dock")])) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("keeps a card", "▲ Aldo keeps a card"),
        ("Castle", "▲ Aldo: Castle"),
        ("Castle: turn one", "▲ Aldo Castle: turn one"),
    ],
)
def test_a_wide_log_parts_a_name_from_a_card(text, said):
    picture = Session(play(laid(), 30), (0,), pace="instant").picture()
    scene = msgspec.structs.replace(picture.scene, names=("Mira", "Aldo", "Brann"))
    picture = msgspec.structs.replace(picture, scene=scene)
    spans = spans_of_entry(entries_of([Told(text, seat=1)])[0], picture, PALETTE, named=True)
    assert "".join(words for words, _ in spans) == said


def test_lines_of_no_seat_are_never_joined():
    assert len(entries_of([Told("Hands pass left"), Told("Packets go left")])) == 2


def test_the_line_of_the_log_ends_with_the_newest_and_fits():
    picture = Session(play(laid(), 30), (0,), pace="instant").picture()
    spans = newest(picture, PALETTE, 60)
    assert width_of(spans) <= 60
    assert spans[-1][0] == picture.told[-1].text


def test_the_line_of_the_log_keeps_what_happened_before_a_title_that_nothing_follows_yet():
    picture = Session(play(laid(), 30), (0,), pace="instant").picture()
    told = (Told("Turn 2", "title"), Told("keeps a card", seat=0), Told("Turn 3", "title"))
    said = "".join(text for text, _ in newest(msgspec.structs.replace(picture, told=told), PALETTE, 60))
    assert "Turn 2" not in said
    assert "keeps a card" in said
    assert said.endswith("Turn 3")
    after = (*told, Told("draws a card", seat=0))
    said = "".join(text for text, _ in newest(msgspec.structs.replace(picture, told=after), PALETTE, 60))
    assert said.startswith("Turn 3:")
    assert said.endswith("draws a card")


@pytest.mark.parametrize(
    ("done", "of", "boxes"), [(0, 4, (0, 4)), (3, 4, (3, 1)), (25, 50, (6, 6)), (9, 4, (4, 0)), (0, 0, (0, 0))]
)
def test_the_way_to_the_end_is_a_row_of_boxes(done, of, boxes):
    assert tuple(map(len, meter(done, of))) == boxes


def test_where_the_phases_have_no_room_the_first_ones_go_and_what_is_now_is_whole():
    status = Status("Round 1", "", 1, 2, ("Draw", "Town", "Monsters act", "Heroes act"), 3, ())

    def drawn(room):
        return "".join(texts([phases_of(status, room, PALETTE)]))

    assert drawn(60) == " √ Draw  ›  √ Town  ›  √ Monsters act  ›  ▶ Heroes act "
    assert drawn(54) == "√ Draw › √ Town › √ Monsters act ›  ▶ Heroes act "
    assert drawn(44) == "… › √ Town › √ Monsters act ›  ▶ Heroes act "
    assert drawn(30) == "… ›  ▶ Heroes act "


def test_numbers_of_numbers_grow_short():
    assert shortened("Round 3 of 4, pick 1 of 5 of the day") == "Round 3/4, pick 1/5 of the day"


def test_options_that_say_nothing_are_not_said():
    assert options_in_words("fairy_tale", {"rules": "expert", "teams": "none"}) == "expert"


def test_of_many_options_the_first_is_said_and_whatever_is_not_as_usual():
    usual = {option.name: option.default for option in GAMES["shadowrift"].options}
    assert options_in_words("shadowrift", usual) == "Fire Dragons"
    unusual = {"difficulty": "grim", "purses": "closed"}
    assert options_in_words("shadowrift", usual | unusual) == "Fire Dragons, grim, closed purses"
    assert options_in_words("a game of tomorrow", {"night": "long", "moon": "on"}) == "long, moon"


def test_what_another_option_settles_is_not_said():
    usual = {option.name: option.default for option in GAMES["shadowrift"].options}
    chosen = usual | {"scenario": "gravediggers_year", "stacks": "first"}
    assert options_in_words("shadowrift", chosen) == "Gravedigger's Year"


def test_when_room_is_short_the_least_useful_keys_go_and_the_others_keep_their_order():
    hints = [("a", "first", 9, False), ("b", "least", 1, False), ("c", "last", 8, False)]
    canvas = Canvas(22, 1, INK)
    assert fitting(hints, canvas) == [hints[0], hints[2]]
    assert sum(width_of_hint(hint, canvas) for hint in fitting(hints, canvas)) <= 23
