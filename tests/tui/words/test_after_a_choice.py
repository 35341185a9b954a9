"""What the prompt says right after a choice: that it cannot be made twice is no news for who has just made it."""

from engine.games.shadowrift.actions import OpenPurse, Tell
from tests.tui.tables import at_table, laid, press, shown, stage_of

TOLD = "You have already told the others"


async def test_what_was_just_done_is_not_refused_and_doing_it_again_is():
    table = laid(people=1, seats=2, slug="shadowrift", stacks="first")
    async with at_table(table) as pilot:
        stage_of(pilot).board.point_at(Tell())
        await press(pilot, "enter")
        assert (0, Tell()) in [(event.seat, event.action) for event in table.journal.events]
        assert "×" not in prompt_of(pilot)
        assert "Enter: tell" not in prompt_of(pilot)
        await press(pilot, "enter")
        assert TOLD in prompt_of(pilot)


async def test_a_purse_opened_again_is_not_refused_either():
    table = laid(people=1, seats=2, slug="shadowrift", stacks="first")
    async with at_table(table) as pilot:
        for wish in (False, True):
            stage_of(pilot).board.point_at(OpenPurse(wish))
            await press(pilot, "enter")
            assert (0, OpenPurse(wish)) in [(event.seat, event.action) for event in table.journal.events]
            assert "×" not in prompt_of(pilot)
        await press(pilot, "enter")
        assert "× You have already opened and closed your purse" in prompt_of(pilot)


async def test_who_comes_back_to_it_is_told_why_it_cannot_be_done_again():
    table = laid(people=1, seats=2, slug="shadowrift", stacks="first")
    async with at_table(table) as pilot:
        stage_of(pilot).board.point_at(Tell())
        await press(pilot, "enter", "left", "right")
        assert stage_of(pilot).pointed == Tell()
        assert TOLD in prompt_of(pilot)


def prompt_of(pilot) -> str:
    """The rows of the prompt: what Enter would do, and why not."""
    return "\n".join(shown(pilot).splitlines()[-4:-1])
