"""Line mode plays the same games in lines of text: numbers and words in, sentences out, no secrets told."""

import io
import re

import pytest
from click.testing import CliRunner

from engine.games import GAMES
from engine.journal import Journal
from engine.kit.telling import Status
from engine.store import MemoryStore, SqliteStore
from engine.tables import Bot, Person, Table
from tests.tui.thinkers import Brief, Slow
from tui.cli import main
from tui.config.settings import Settings
from tui.plain import Voice, open_hall, play_table
from tui.plain.table import PlainTable
from tui.plain.telling import choice_line, status_line

RIFTS = ["Seal the North Rift", "Mend what the rift broke"]

SEED = 5


class Conversation:
    """A table in memory and everything that was said at it."""

    def __init__(self, *sitters, options=None):
        self.table = Table.create(MemoryStore(), "fairy_tale", options or {}, sitters, SEED)

    def say(self, *lines, ascii=False):
        """Type these lines; everything that was answered."""
        mouth = io.StringIO()
        voice = Voice(ascii, io.StringIO("".join(f"{line}\n" for line in lines)), mouth)
        play_table(self.table, voice, think=5, thinker=Brief())
        return mouth.getvalue()


@pytest.fixture
def solo():
    return Conversation(Person("Mira"), Bot("Aldo", "random"))


@pytest.fixture
def pair():
    return Conversation(Person("Mira"), Person("Jan"))


def test_a_whole_game_is_played_by_numbers(own_home):
    words = ["--plain", "play", "fairy_tale", "--seats", "3", "--seed", "9", "--name", "Mira"]
    result = CliRunner().invoke(main, words, input="1\n" * 80)
    assert result.exit_code == 0
    assert re.search(r"^\w+( and \w+)* won: .+\.$", result.stdout, flags=re.M)
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        [row] = store.tables()
    assert row.summary.finished
    assert f"duskhall replay {row.id}" in result.stdout


@pytest.mark.parametrize(
    ("rules", "teams", "seats"), [("basic", "none", 2), ("expert", "none", 5), ("expert", "garfield", 4)]
)
def test_every_sort_of_table_is_played_to_its_score_sheet(rules, teams, seats):
    bots = [Bot(f"Bot {seat}", "random") for seat in range(1, seats)]
    talk = Conversation(Person("Mira"), *bots, options={"rules": rules, "teams": teams})
    said = talk.say(*["1"] * 120, "quit")
    assert talk.table.is_over
    assert said.count("row of 12:") == seats


def test_the_question_is_asked_with_the_standing_before_it():
    solo = Conversation(Person("Mira"), Bot("Aldo", "adept"))
    assert "Standing: all tied at 0." in solo.say("quit")
    said = solo.say(*["1"] * 8, "quit")
    scores = solo.table.game.words.status(solo.table.view(0), 0).scores
    assert scores[0] != scores[1]
    told = [f"{name} {score:g}" for score, name in sorted(zip(scores, solo.table.names, strict=True), reverse=True)]
    assert f"Standing: {', '.join(told)}." in said


def test_the_end_of_the_input_leaves_and_keeps_the_game(solo):
    said = solo.say("1")
    assert said.endswith(f"The game is saved: duskhall resume {solo.table.id}\n")
    assert solo.table.waiting() == [0]


def test_a_choice_is_numbered_and_says_what_its_card_does(solo):
    said = solo.say()
    assert re.search(r"^1\. Keep .+\. .+\.$", said, flags=re.M)
    assert len(solo.table.legal(0)) == len(re.findall(r"^\d+\. Keep ", said, flags=re.M))


def test_a_number_makes_the_move_it_stands_before(solo):
    third = solo.table.legal(0)[2]
    solo.say("3")
    assert third in [event.action for event in solo.table.journal.events if event.seat == 0]


def test_a_part_of_its_name_chooses_too(solo):
    table = solo.table
    labels = [table.game.label(table.view(0), action, 0) for action in table.legal(0)]
    said = solo.say(labels[1].removeprefix("Keep ").upper())
    assert f"Mira keeps {labels[1].removeprefix('Keep ')}" in said


def test_words_that_mean_nothing_change_nothing(solo):
    before = len(solo.table.journal.events)
    said = solo.say("0", "99", "xyzzy", "look", "lok")
    assert "Type a number from 1 to 5, or one of: help, " in said
    assert "Did you mean look?" in said
    assert len([event for event in solo.table.journal.events[before:] if event.seat == 0]) == 0


def test_undo_takes_the_choice_back_and_redo_makes_it_again(solo):
    said = solo.say("2", "undo", "redo", "undo")
    assert said.count("pick 1 of 5") == 3
    assert said.count("pick 2 of 5") == 2
    assert said.count("Undone.") == 2
    assert said.count("Redone.") == 1


def test_undo_at_the_start_says_that_there_is_nothing(solo):
    said = solo.say("undo", "redo")
    assert "Undone." not in said
    assert "Redone." not in said
    assert len(re.findall(r"^(There|Nothing).*(undo|redo).*\.$", said, flags=re.M)) == 2


def test_help_lists_every_word(solo):
    said = solo.say("?")
    for word in ("help", "look", "log", "rules", "hint", "undo", "redo", "save", "quit"):
        assert f"\n{word}" in said


def test_look_describes_the_own_packet_and_every_row(solo):
    said = solo.say("1", "look")
    assert "\nYour hand, 4 cards:\n" in said
    assert "\nYou have kept, 1 card:\n" in said
    assert "\nMira, 0 points, row of 0.\n" in said
    assert "\nAldo, 0 points, row of 0.\n" in said


def test_the_log_tells_the_last_lines_asked_for(solo):
    said = solo.say("1", "log 2", "quit").rpartition("Mira> \n")[0]
    assert len(said.rpartition("Mira> \n")[2].splitlines()) == 2


def test_rules_opens_the_heading_that_fits_and_any_other(solo):
    said = solo.say("rules", "rules scoring")
    assert "\nThe draft\n" in said
    assert "\nScoring\n" in said


def test_a_hint_names_a_legal_choice(solo):
    table = solo.table
    labels = [table.game.label(table.view(0), action, 0) for action in table.legal(0)]
    said = solo.say("hint")
    assert any(f"Hint: {label[:1].lower()}{label[1:]}. " in said for label in labels)
    assert re.search(r"^Hint: .+\. .+\. (Next best|Just as good): .+\.$", said, flags=re.M)


@pytest.mark.parametrize(
    ("label", "about", "said"),
    [
        ("Skip", "", "Skip"),
        ("Complete The Empty Throne", "costs 3 Vigour.", "Complete The Empty Throne. Costs 3 Vigour."),
        ("Let Gloom Hound act", "Gloom Hound, defence 2", "Let Gloom Hound act. Gloom Hound, defence 2."),
        ("Play Explore: gain 1¢", "Gain 1¢.", "Play Explore: gain 1¢"),
    ],
)
def test_what_is_said_about_a_choice_is_a_sentence_and_said_once(label, about, said):
    assert choice_line(label, about) == said


def test_the_status_begins_with_a_capital():
    assert (
        status_line(Status("turn 3", "Draw", 1, 4, ("Draw",), 0, (0.0,), "last turns")) == "Turn 3, Draw, last turns."
    )


def test_bots_that_think_ahead_play_in_lines_of_text_too():
    talk = Conversation(Person("Mira"), Bot("Aldo", "master"), Bot("Brann", "master"))
    talk.say("1", "1")
    assert talk.table.waiting() == [0]
    assert [event.seat for event in talk.table.journal.counting()].count(1) == 3


def test_who_thinks_for_long_is_told_and_ctrl_c_leaves_and_stops_them(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("tui.table.session.bot_thinking.wait", interrupted)
    table = Table.create(MemoryStore(), "fairy_tale", {}, [Person("Mira"), Bot("Aldo", "master")], SEED)
    thinker, mouth = Slow(), io.StringIO()
    play_table(table, Voice(False, io.StringIO(""), mouth), think=5, thinker=thinker)
    assert "Aldo thinks." in mouth.getvalue()
    assert thinker.open() == []
    assert thinker.is_closed
    assert mouth.getvalue().endswith(f"The game is saved: duskhall resume {table.id}\n")


def test_save_tells_the_name_of_the_table(solo):
    assert f"This table is called {solo.table.id}." in solo.say("save")


def test_coming_back_tells_the_last_lines_only(solo):
    solo.say(*["1"] * 12)
    said = solo.say().partition("\n\n")[0].splitlines()
    assert len(said) == 2 + 6


def test_nobody_reads_what_others_chose(solo):
    said = solo.say("1", "1", "look", "log")
    assert "Mira keeps" in said
    assert "Aldo keeps" not in said
    assert "Aldo has chosen" in said


def test_two_people_at_one_keyboard_hand_it_over(pair):
    said = pair.say("", "1", "", "1")
    assert said.count("Mira, press Enter when you are ready") == 1
    assert said.count("Jan, press Enter when you are ready") == 1
    mine, hers = said.split("Jan, press Enter when you are ready")
    assert "Mira has chosen" in hers
    assert "Mira keeps" not in hers
    assert "Jan> " not in mine


def test_nothing_secret_is_said_before_the_next_person_is_ready(pair):
    table = pair.table
    own, packet = (
        {table.game.label(table.view(seat), action, seat) for action in table.legal(seat)} for seat in (0, 1)
    )
    assert packet - own
    said = pair.say("", "1")
    assert "Jan, press Enter when you are ready" in said
    assert not any(label in said for label in packet - own)


def test_a_terminal_is_cleared_before_the_keyboard_is_handed_over(pair, monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    mouth = Screen()
    play_table(pair.table, Voice(False, io.StringIO("\n1\n"), mouth))
    assert mouth.getvalue().count("\x1b[2J") == 2
    monkeypatch.setenv("TERM", "dumb")
    mouth = Screen()
    play_table(pair.table, Voice(False, io.StringIO("\n"), mouth))
    assert "\x1b" not in mouth.getvalue()
    assert "\n" * 50 in mouth.getvalue()


def test_ascii_reaches_every_line(solo):
    assert solo.say(*["1"] * 60, "look", "log", "rules", "quit", ascii=True).isascii()


def test_no_colours_and_no_frames_are_used(solo):
    said = solo.say(*["1"] * 60, "look", "log", "rules", "quit")
    assert "\x1b" not in said
    assert not re.search("[─-▟]", said)


def test_options_are_asked_for_by_the_names_players_read():
    number = list(GAMES).index("shadowrift") + 1
    store, mouth = MemoryStore(), io.StringIO()
    lines = [str(number), "storm lords", "", "Gravedigger's", "calm", "", "1", "", "", "quit", "quit"]
    open_hall(store, Settings(), Voice(False, io.StringIO("".join(f"{line}\n" for line in lines)), mouth))
    said = mouth.getvalue()
    [row] = store.tables()
    wanted = {"faction": "storm_lords", "scenario": "gravediggers_year", "difficulty": "calm"}
    assert row.summary.options.items() >= wanted.items()
    assert "faction: 1 Fire Dragons, 2 Demons" in said
    assert "Gravedigger's Year: Necromancers: bury them twice." in said
    assert "Shadowrift (Gravedigger's Year, calm)" in said
    assert "gravediggers year" not in said
    assert "dragons" not in said


def test_the_hall_lays_a_table_and_continues_it():
    store, mouth = MemoryStore(), io.StringIO()
    lines = ["1", "basic", "", "3", "", "Mira", "1", "quit", "?", "1", "quit", "nonsense", "quit"]
    open_hall(store, Settings(), Voice(False, io.StringIO("".join(f"{line}\n" for line in lines)), mouth))
    said = mouth.getvalue()
    [row] = store.tables()
    assert [sat.name for sat in row.summary.seats] == ["Mira", "Aldo", "Brann"]
    assert row.summary.options["rules"] == "basic"
    assert all(
        f"{one.name_of(value)}: {told}." in said for one in GAMES[row.game].options for value, told in one.explained()
    )
    assert f"1. Continue: Fairy Tale, {row.id}, Round 1 of 4, your turn" in said
    assert said.count("pick 2 of 5") == 2
    assert said.endswith("Good night.\n")


def test_the_hall_asks_for_players_only_where_there_is_a_choice():
    store, mouth = MemoryStore(), io.StringIO()
    lines = ["1", "", "partners", "", "", "quit", "quit"]
    open_hall(store, Settings(), Voice(False, io.StringIO("".join(f"{line}\n" for line in lines)), mouth))
    assert "players:" not in mouth.getvalue()
    assert len(store.tables()[0].summary.seats) == 4


def test_without_a_terminal_duskhall_itself_speaks_in_lines():
    result = CliRunner().invoke(main, [], input="quit\n")
    assert result.exit_code == 0
    assert result.stdout.startswith("Duskhall. ")


def test_a_word_that_fits_several_choices_names_their_numbers(solo):
    said = solo.say("keep")
    assert "That could be 1, 2, 3, 4, 5: type a number, or more of the name." in said
    assert solo.table.waiting() == [0]


@pytest.mark.parametrize(
    ("word", "meant"), [("seal", ["Seal the North Rift"]), ("north", ["Seal the North Rift"]), ("rift", RIFTS)]
)
def test_a_choice_that_begins_with_the_word_is_meant_before_those_that_hold_it(monkeypatch, word, meant):
    monkeypatch.setattr(PlainTable, "label_of", lambda self, action, seat: action)
    found = PlainTable.meant_by(object.__new__(PlainTable), word, ["Buy a Seal", *RIFTS], 0)
    assert list(found.values()) == [label.casefold() for label in meant]


@pytest.mark.parametrize(
    ("order", "suffix", "begins"),
    [("export", "jsonl", b'{"duskhall":1'), ("e story", "txt", b"Fairy Tale\n"), ("export pic", "svg", b"<svg")],
)
def test_a_game_is_exported_from_the_table(solo, own_home, order, suffix, begins):
    said = solo.say("1", order)
    [path] = (own_home / "exports").iterdir()
    assert path.name == f"fairy_tale-{solo.table.id}.{suffix}"
    assert f"Saved as {path}" in said
    assert path.read_bytes().startswith(begins)


def test_an_export_holds_what_the_one_who_looks_may_see(pair, own_home):
    pair.say("", "1", "", "export")
    [path] = (own_home / "exports").iterdir()
    assert Journal.load(path.read_bytes()).header.view == (1,)


def test_an_export_of_nothing_known_says_what_there_is(solo, own_home):
    assert "Export what? log, story, picture; export alone writes the log." in solo.say("export film")
    assert not (own_home / "exports").exists()


def test_exports_go_to_the_home_of_the_call(tmp_path):
    words = ["--home", str(tmp_path / "here"), "play", "fairy_tale"]
    assert CliRunner().invoke(main, words, input="export\n").exit_code == 0
    assert len(list((tmp_path / "here" / "exports").iterdir())) == 1


def test_the_greeting_can_be_read_by_several_people(pair, monkeypatch):
    monkeypatch.setattr(Voice, "cover", lambda voice: voice.say("COVER"))
    said = pair.say("", "1")
    assert said.startswith("COVER\nFairy Tale (expert). At the table: Mira, Jan.\n")
    assert said.count("COVER") == 2


def test_friends_at_this_keyboard_are_named_in_the_hall():
    store, mouth = MemoryStore(), io.StringIO()
    lines = ["1", "", "", "2", "", "Mira, Jan, Ada", " Mira , Jan ", "", "quit"]
    open_hall(store, Settings(), Voice(False, io.StringIO("".join(f"{line}\n" for line in lines)), mouth))
    assert mouth.getvalue().count("There are 2 seats.") == 1
    assert "At the table: Mira, Jan." in mouth.getvalue()
    [row] = store.tables()
    assert [(sat.kind, sat.name) for sat in row.summary.seats] == [("person", "Mira"), ("person", "Jan")]
