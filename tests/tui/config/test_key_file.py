"""Keys of one's own: a file gives commands other keys, refuses conflicts in words, and everything told follows."""

import pytest

from tests.tui.halls import in_hall, press, told
from tests.tui.tables import at_table, laid, play, settled, shown, stage_of
from tui.games import boards_keys
from tui.keys.key_file import keys_of, load_keys, names_of
from tui.keys.keymap import Keys
from tui.keys.registry import BOARD, TABLE, command_named
from tui.pages.reading.help import help_text
from tui.pages.reading.rulebook import keys_in_words


def loaded(**rows):
    return keys_of({name.replace("__", "."): value for name, value in rows.items()}, "keys.toml", boards_keys())


def test_without_a_file_everything_is_as_usual(tmp_path):
    assert load_keys(tmp_path / "keys.toml", boards_keys).keys == Keys()


def test_a_name_may_be_written_with_or_without_quotes(tmp_path):
    (tmp_path / "one.toml").write_text('"table.undo" = ";"\n')
    (tmp_path / "two.toml").write_text('[table]\nundo = [";"]\n')
    one, two = (load_keys(tmp_path / name, boards_keys) for name in ("one.toml", "two.toml"))
    assert one == two
    assert one.keys.own == {"table.undo": ("semicolon",)}


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (
            {"table__undo": "r"},
            'keys.toml: table.undo cannot be r: that is "redo" (table.redo). The default key stays.',
        ),
        ({"table__undo": "s"}, 'table.undo cannot be s: that is "stop" in Quests of Shadowgate.'),
        ({"table__undo": "5"}, "table.undo cannot be 5"),
        ({"table__undo": ";", "table__redo": ";"}, "table.redo cannot be ;"),
        ({"table__undoo": "z"}, "there is no command table.undoo; did you mean table.undo?"),
        ({"table__undo": "zz"}, "there is no key 'zz'."),
        ({"table__undo": 3}, 'a key is text, such as "z"'),
        ({"table__undo": "ctrl+c"}, "ctrl+c means the same everywhere"),
        ({"table__undo": "alt+u"}, "alt+u does not work in every terminal"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence_and_the_usual_key_stays(rows, sentence):
    found = loaded(**rows)
    assert sentence in found.complaints[0]
    assert len(found.complaints) == 1
    last = list(rows)[-1].replace("__", ".")
    assert last not in found.keys.own


def test_the_row_of_a_board_shows_the_keys_of_the_player():
    choose = command_named("choose", BOARD)
    own = Keys({next(iter(names_of(choose))): ("z",)})
    assert own.row(((choose.shown, "keep"), ("1-5", "look"))) == (("z", "keep"), ("1-5", "look"))


def test_two_commands_may_swap_their_keys():
    found = loaded(table__undo="r", table__redo="u")
    assert not found.complaints
    assert found.keys.shown("undo", TABLE) == "r"
    assert found.keys.bindings == {"table.undo": "r,R", "table.redo": "u,U"}


def test_a_second_press_asks_the_others_by_the_player_s_own_key():
    keys = loaded(table__undo="r", table__redo="u").keys
    assert keys.does("r", "undo", TABLE)
    assert keys.does("R", "undo", TABLE)
    assert not keys.does("u", "undo", TABLE)


def test_a_file_that_is_no_toml_changes_nothing_and_says_so(tmp_path):
    (tmp_path / "keys.toml").write_text("table.undo: z")
    found = load_keys(tmp_path / "keys.toml", boards_keys)
    assert found.keys == Keys()
    assert "is not valid TOML" in found.complaints[0]


def test_a_file_that_cannot_be_read_changes_nothing_and_says_so(tmp_path):
    (tmp_path / "keys.toml").mkdir()
    found = load_keys(tmp_path / "keys.toml", boards_keys)
    assert found.keys == Keys()
    assert found.complaints[0].startswith("keys.toml cannot be read (")


def test_help_and_rulebook_name_the_players_own_keys():
    keys = loaded(table__undo=";").keys
    assert "| `;` | Undo your last choice. |" in help_text(keys)
    assert "| `;` | Undo your last choice. |" in keys_in_words("fairy_tale", (BOARD, TABLE), keys)
    assert "| `u` | Undo" not in help_text(keys)


async def test_at_a_table_the_new_key_acts_the_old_one_does_not_and_row_and_notice_name_it():
    keys = loaded(table__undo=";", table__redo="!").keys
    async with at_table(play(laid(), 6), size=(160, 48), keys=keys) as pilot:
        moves = stage_of(pilot).table.journal.tip.moves
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert stage_of(pilot).table.journal.tip.moves > moves
        assert " ;  undo" in shown(pilot)
        after = stage_of(pilot).table.journal.tip.moves
        await pilot.press("u")
        await settled(pilot)
        assert stage_of(pilot).table.journal.tip.moves == after
        await pilot.press("semicolon")
        await settled(pilot)
        assert stage_of(pilot).table.journal.tip.moves < after
        assert "Undone; ! redoes it." in shown(pilot)


async def test_in_the_hall_the_new_key_opens_the_page_and_the_row_names_it():
    keys = loaded(hall__settings="z").keys
    async with in_hall(size=(160, 48), keys=keys) as pilot:
        assert " z  Settings" in shown(pilot)
        await press(pilot, "o")
        assert type(pilot.app.screen).__name__ == "HallScreen"
        await press(pilot, "z")
        assert type(pilot.app.screen).__name__ == "SettingsScreen"


async def test_what_is_wrong_with_the_file_is_told_at_the_start():
    found = loaded(table__undo="r")
    async with in_hall(complaint=found.complaints[0], keys=found.keys) as pilot:
        assert "table.undo cannot be r" in told(pilot)
