"""Pace, theme, confirmation, hints and thinking time change while a table is played: by key, page and palette."""

from engine.journal import Hinted, Journal
from tests.tui.tables import at_table, laid, play, press, settled, shown, stage_of
from tui.config.settings import load
from tui.pages.setting_commands import SettingCommands


async def found_in_palette(pilot, words: str) -> None:
    """Search the palette and take what it finds first."""
    await pilot.press("ctrl+p")
    pilot.app.screen.query_one("Input").value = words
    for _ in range(100):
        await pilot.pause()
        if words.split()[-1] in shown(pilot).partition("\n")[2]:
            break
    await pilot.press("down", "enter")
    await settled(pilot)


async def test_comma_opens_the_settings_over_the_table_and_escape_goes_back_to_it():
    async with at_table(laid()) as pilot:
        await press(pilot, "comma")
        assert type(pilot.app.screen).__name__ == "SettingsScreen"
        await press(pilot, "escape")
        assert pilot.app.screen is stage_of(pilot)


async def test_what_is_set_counts_at_the_table_at_once_and_is_kept():
    async with at_table(laid()) as pilot:
        session = stage_of(pilot).session
        pilot.app.remember(pace="slow", confirm="always", think=3.0, hints="explain")
        await pilot.pause()
        assert (session.pace, session.confirm, session.hints) == ("slow", "always", "explain")
        assert session.minds.budget.seconds == 3.0
        assert load(pilot.app.places.settings).settings.pace == "slow"


async def test_the_palette_finds_a_setting_by_name():
    async with at_table(laid(), size=(120, 40)) as pilot:
        await found_in_palette(pilot, "Pace of bots: slow")
        assert stage_of(pilot).session.pace == "slow"
        await found_in_palette(pilot, "Theme: contrast")
        assert pilot.app.theme == "duskhall-contrast"


async def test_the_palette_says_which_value_of_a_setting_is_set():
    async with at_table(laid()) as pilot:
        pilot.app.remember(pace="brisk", confirm="never")
        told = {name: about for name, about, _ in SettingCommands(pilot.app.screen).entries()}
        assert {"Theme", "Pace of bots", "Thinking time", "Confirmation", "Hints"} < {
            name.partition(":")[0] for name in told
        }
        current = [name for name, about in told.items() if about.endswith("(current).")]
        assert {"Pace of bots: brisk", "Confirmation: never"} < set(current)
        assert len(current) == len({name.partition(":")[0] for name in told})


async def test_hints_that_are_off_say_how_to_have_them_again():
    async with at_table(laid(), hints="off") as pilot:
        await press(pilot, "H")
        assert "Hints are off; , opens the settings." in shown(pilot)
        assert " H  hint" not in shown(pilot)


async def test_hints_that_only_explain_are_never_played():
    async with at_table(play(laid(), 3), size=(160, 48), hints="explain") as pilot:
        await press(pilot, "H")
        assert "Press H again for the reason." in shown(pilot)
        moves = stage_of(pilot).table.journal.tip.moves
        await press(pilot, "H", "H", "H")
        assert stage_of(pilot).table.journal.tip.moves == moves
        assert "to play it" not in shown(pilot).replace("\u00a0", " ")


async def test_hints_that_only_point_offer_nothing_more():
    async with at_table(play(laid(), 3), size=(160, 48), hints="point") as pilot:
        await press(pilot, "H", "H")
        assert "Hint:" in shown(pilot)
        assert "Press H again" not in shown(pilot)


async def test_the_first_hint_makes_the_game_an_assisted_one_and_is_no_move():
    async with at_table(play(laid(), 3), size=(160, 48)) as pilot:
        table = stage_of(pilot).table
        moves = table.journal.tip.moves
        assert not table.summary.assisted
        await press(pilot, "H", "H")
        assert table.summary.assisted
        assert table.journal.tip.moves == moves
        assert [event.action for event in table.journal.events].count(Hinted()) == 1
        again = Journal.load(table.journal.dump())
        assert again.world == table.journal.world
        assert again.verify() == []
