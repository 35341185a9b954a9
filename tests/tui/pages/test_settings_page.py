"""The settings: every change shows at once and is found again at the next start; every theme opens the hall."""

import pytest
from textual.theme import BUILTIN_THEMES

from tests.tui.halls import Shelf, click, in_hall, press, told, top, type_in
from tests.tui.screen_snapshot import ScreenFile, text_of
from tui.config.settings import Settings, load
from tui.draw.theme import theme_names


def kept(pilot) -> Settings:
    """What the next start would read."""
    return load(pilot.app.places.settings).settings


async def test_the_page_looks_as_drawn(snapshot, monkeypatch):
    async with in_hall(size=(80, 24)) as pilot:
        await press(pilot, "o")
        rows = text_of(pilot.app).splitlines()
        assert "\n".join(rows[1:]) == snapshot(extension_class=ScreenFile)


async def test_a_theme_is_worn_while_it_is_chosen_and_kept():
    async with in_hall() as pilot:
        await press(pilot, "o", "right")
        assert pilot.app.theme == theme_names()[1]
        assert kept(pilot).theme == theme_names()[1]
    async with in_hall(settings=kept(pilot)) as pilot:
        assert pilot.app.theme == theme_names()[1]


@pytest.mark.parametrize(
    ("downs", "keys", "setting", "value"),
    [
        (1, ["right"], "ascii", True),
        (2, ["right"], "pace", "brisk"),
        (2, ["right", "right", "right"], "pace", "step"),
        (3, ["right"], "think", 3.0),
        (4, ["left"], "confirm", "always"),
        (5, ["right"], "hints", "explain"),
        (6, ["right"], "plain", True),
    ],
)
async def test_a_choice_is_saved_at_once(downs, keys, setting, value):
    async with in_hall() as pilot:
        await press(pilot, "o", *["down"] * downs, *keys)
        assert getattr(kept(pilot), setting) == value


async def test_ascii_shows_at_once():
    async with in_hall(Shelf()) as pilot:
        await press(pilot, "o", "down", "right")
        assert text_of(pilot.app).isascii()


async def test_a_name_is_typed_and_kept_without_control_characters():
    async with in_hall() as pilot:
        await press(pilot, "o", "up", "e")
        await type_in(pilot, "  Mira\tof\x07 the [red]Hill, long of name")
        assert kept(pilot).name == "Mira of the [red]Hil"
        assert "Mira of the [red]Hil" in text_of(pilot.app)


async def test_escape_keeps_the_old_name():
    async with in_hall() as pilot:
        await press(pilot, "o", "up", "enter", "X", "escape")
        assert top(pilot) == "SettingsScreen"
        assert pilot.app.settings.name == "Mira"


async def test_the_mouse_chooses():
    async with in_hall() as pilot:
        await press(pilot, "o")
        await click(pilot, "slow")
        assert kept(pilot).pace == "slow"


async def test_a_full_disk_is_told_and_the_choice_holds_for_now(monkeypatch):
    def disk_full(_):
        raise OSError(28, "No space left on device")

    async with in_hall() as pilot:
        monkeypatch.setattr("os.fsync", disk_full)
        await press(pilot, "o", "right")
        assert pilot.app.settings.theme == theme_names()[1]
        assert "No space left on device" in told(pilot)


async def test_a_theme_that_is_gone_gives_way_to_ours():
    async with in_hall(settings=Settings(theme="gone")) as pilot:
        assert pilot.app.theme == "duskhall-dark"


@pytest.mark.parametrize("theme", [*theme_names()])
async def test_every_theme_opens_the_hall(theme):
    assert set(BUILTIN_THEMES) < set(theme_names())
    async with in_hall(size=(80, 24), settings=Settings(theme=theme)) as pilot:
        assert pilot.app.theme == theme
        assert "Statistics" in text_of(pilot.app)


async def test_a_fault_in_the_settings_file_is_told():
    async with in_hall(complaint='settings.json: "pase" is not a setting.') as pilot:
        assert '"pase" is not a setting' in told(pilot)
