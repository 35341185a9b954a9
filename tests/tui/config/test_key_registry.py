"""The registry of keys: one row a command, one meaning a key, both cases of a letter, other keys by a command's id."""

from collections import Counter

import msgspec
import pytest

from tests.tui.halls import in_hall, press, top
from tests.tui.tables import at_table, laid
from tui.games import FACES
from tui.keys.bindings import apart_from, binding_id, bindings_at, bindings_of, both_cases
from tui.keys.registry import (
    BOARD,
    COMMANDS,
    COVER,
    CRASH,
    GALLERY,
    HALL,
    LINE,
    LIST,
    LOBBY,
    MEETINGS,
    NEW_TABLE,
    PAGE,
    REPLAY,
    REPLAYS,
    ROOM,
    RULEBOOK,
    SETTINGS,
    SHARED,
    SHEET,
    TABLE,
    TEXT,
    command_named,
    commands_at,
)
from tui.lobby.pages.lobby import LobbyPage
from tui.lobby.pages.room import RoomPage
from tui.lobby.table import SharedTableScreen
from tui.pages.crash import CrashScreen
from tui.pages.hall.hall import HallPage
from tui.pages.laying.new_table import NewTablePage
from tui.pages.page import Page
from tui.pages.reading.gallery import GalleryPage
from tui.pages.reading.text_page import TextPage
from tui.pages.records.replays import ReplaysPage
from tui.pages.settings import SettingsPage
from tui.table.cover import CoverScreen
from tui.table.replay import ReplayScreen
from tui.table.table import TableScreen

KEYED = [command for command in COMMANDS if LINE not in command.places]
OWNERS = [
    *((BOARD, type(face.board())) for face in FACES.values()),
    (TABLE, TableScreen), (SHEET, TableScreen), (SHARED, SharedTableScreen),
    (REPLAY, ReplayScreen), (COVER, CoverScreen), (CRASH, CrashScreen), (PAGE, Page), (HALL, HallPage),
    (NEW_TABLE, NewTablePage), (LIST, ReplaysPage), (REPLAYS, ReplaysPage), (GALLERY, GalleryPage),
    (TEXT, TextPage), (RULEBOOK, TextPage),
    (SETTINGS, SettingsPage), (LOBBY, LobbyPage), (ROOM, RoomPage),
]  # fmt: skip


def bound(bindings) -> list[str]:
    return [key for binding in bindings for key in binding.key.split(",")]


def test_every_place_of_a_command_has_somebody_who_acts_on_it():
    assert {place for command in KEYED for place in command.places} == {place for place, _ in OWNERS}


@pytest.mark.parametrize(("place", "owner"), OWNERS, ids=lambda each: getattr(each, "__name__", each))
def test_every_command_is_an_action_of_who_binds_it(place, owner):
    calls = [call.partition("(")[0] for command in commands_at(place) for call in command.keys.values()]
    assert [call for call in calls if not hasattr(owner, f"action_{call}")] == []


@pytest.mark.parametrize("places", MEETINGS, ids="-".join)
def test_no_key_has_two_meanings_where_places_meet(places):
    times = Counter(key for command in commands_at(*places) for key in command.every_key)
    assert [key for key, count in times.items() if count > 1] == []


@pytest.mark.parametrize("places", MEETINGS, ids="-".join)
def test_no_other_case_of_a_letter_takes_a_key_away(places):
    times = Counter(bound(bindings_of(commands_at(*places))))
    assert [key for key, count in times.items() if count > 1] == []


@pytest.mark.parametrize("slug", FACES)
def test_whatever_keys_a_board_has_every_command_of_its_table_keeps_one(slug):
    own = bound(bindings_of(FACES[slug].commands))
    beside = [command for command in commands_at(TABLE, SHARED) if set(command.every_key) <= set(own)]
    assert [command.name for command in beside] == []
    assert len(own) == len(set(own))


@pytest.mark.parametrize("slug", FACES)
def test_the_row_of_a_shared_table_shows_no_key_that_its_board_has(slug):
    own = FACES[slug].commands
    taken = {key for command in own for key in command.every_key}
    shown = {command.shown for command in apart_from(commands_at(SHARED), own)}
    assert not shown & taken


def test_every_place_meets_some_other_or_stands_alone_by_name():
    assert {place for command in COMMANDS for place in command.places} <= {each for group in MEETINGS for each in group}


def test_only_plain_keys_are_used():
    keys = {key for command in KEYED for key in command.every_key}
    assert [key for key in keys if "+" in key and key != "shift+tab"] == []


def test_every_command_says_what_it_does_in_a_sentence():
    assert [command.name for command in COMMANDS if not command.tells.endswith(".")] == []
    assert len({msgspec.json.encode(command) for command in COMMANDS}) == len(COMMANDS)


def test_a_command_is_found_by_its_name_and_its_place():
    assert command_named("talk", LOBBY).shown == "c"
    assert command_named("find_next", REPLAY) != command_named("find_next", RULEBOOK)


@pytest.mark.parametrize(
    ("keys", "taken", "both"),
    [
        ("u", (), "u,U"),
        ("u", ("U",), "u"),
        ("left,h", ("H",), "left,h"),
        ("L", ("l",), "L"),
        ("slash,1", (), "slash,1"),
    ],
)
def test_a_letter_is_bound_in_both_cases_unless_the_other_means_something_else(keys, taken, both):
    assert both_cases(keys, taken) == both


def test_the_hint_and_the_log_keep_their_capitals_apart_from_the_cursor():
    keys = bound(bindings_at(BOARD))
    assert not {"H", "L"} & set(keys)
    assert {"J", "K"} <= set(keys)


def test_every_binding_has_an_id_of_its_own():
    ids = Counter(binding_id(command, call) for command in KEYED for call in command.keys.values())
    assert [name for name, count in ids.items() if count > 1] == []
    assert {"table.undo", "board.move.left", "hall.pick.1", "page.area.-1", "replay.fork"} <= set(ids)


async def test_a_letter_works_in_both_cases_on_a_page():
    async with in_hall() as pilot:
        await press(pilot, "V")
        assert top(pilot) == "ReplaysScreen"


async def test_a_keymap_gives_a_command_of_a_page_another_key():
    async with in_hall() as pilot:
        pilot.app.set_keymap({"hall.replays": "z"})
        await press(pilot, "v")
        assert top(pilot) != "ReplaysScreen"
        await press(pilot, "z")
        assert top(pilot) == "ReplaysScreen"


async def test_a_keymap_gives_a_command_of_a_table_another_key():
    async with at_table(laid(), size=(120, 40)) as pilot:
        pilot.app.set_keymap({"table.rules": "z"})
        await pilot.press("z")
        await pilot.pause()
        assert top(pilot) == "RulebookScreen"
