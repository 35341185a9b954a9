"""Two people at one keyboard: the cover between them, and nothing of one's secrets on the other's screen."""

import pytest

from tests.tui.rest import AGES
from tests.tui.tables import NAMES, SIZES, at_table, is_covered, laid, play, press, settled, shown, stage_of
from tui.pages.hall.hall import HallScreen

BOTH = (0, 1)


async def test_nobody_s_cards_are_shown_before_somebody_sits_down():
    table = laid(people=2)
    async with at_table(table, BOTH) as pilot:
        assert is_covered(pilot)
        assert f"Pass the keyboard to ● {NAMES[0]}." in shown(pilot)
        assert stage_of(pilot).picture.scene.world.eyes == ()


async def test_where_nobody_hides_anything_the_table_opens_without_a_cover():
    table = laid(people=2, seats=2, slug="shadowscape", mode="cooperative")
    async with at_table(table, BOTH) as pilot:
        assert not is_covered(pilot)
        assert stage_of(pilot).picture.scene.world.eyes == (table.waiting()[0],)


async def test_who_is_ready_sees_their_own_cards():
    table = laid(people=2)
    async with at_table(table, BOTH) as pilot:
        await press(pilot, "enter")
        assert not is_covered(pilot)
        assert stage_of(pilot).picture.scene.world == table.view(0)


async def test_the_cover_opens_with_a_click():
    async with at_table(laid(people=2), BOTH) as pilot:
        width, height = pilot.app.size
        await pilot.click(offset=(width // 2, height // 2))
        await settled(pilot)
        assert not is_covered(pilot)


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_the_key_that_chose_pressed_once_too_often_does_not_take_the_cover_away(key, monkeypatch):
    monkeypatch.setattr("tui.table.cover.HOLD", AGES)
    async with at_table(laid(people=2), BOTH) as pilot:
        await press(pilot, key)
        assert is_covered(pilot)
        pilot.app.screen.release()
        await press(pilot, key)
        assert not is_covered(pilot)


async def test_people_asked_at_once_choose_one_after_the_other_with_a_cover_between_them():
    table = laid(people=2)
    async with at_table(table, BOTH) as pilot:
        await press(pilot, "enter", "enter")
        assert table.waiting() == [1]
        assert is_covered(pilot)
        assert f"▲ {NAMES[1]}" in shown(pilot)
        await press(pilot, "enter")
        assert stage_of(pilot).picture.scene.world == table.view(1)


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
async def test_what_one_person_chose_makes_no_difference_on_the_screen_of_the_other(size):
    looks = []
    for choice in (0, 3):
        async with at_table(laid(people=2), BOTH, size=size) as pilot:
            await press(pilot, "enter", *["right"] * choice, "enter")
            looks.append([*await everything_shown(pilot)])
    assert looks[0] == looks[1]


async def everything_shown(pilot) -> list[str]:
    """The cover, the next person's board, log, inspector and palette."""
    assert is_covered(pilot)
    found = [shown(pilot)]
    await press(pilot, "enter")
    found.append(shown(pilot))
    for key in ("L", "i"):
        await press(pilot, key)
        found.append(shown(pilot))
        await press(pilot, "escape")
    await press(pilot, "ctrl+p")
    found.append(shown(pilot))
    return found


async def test_the_names_of_one_person_s_cards_are_nowhere_while_the_other_looks():
    table = play(laid(people=2), 30)
    looked_for = 0
    async with at_table(table, BOTH) as pilot:
        for _ in range(16):
            await press(pilot, "enter")
            text = shown(pilot)
            for name in secrets_from(stage_of(pilot), is_covered(pilot)):
                looked_for += 1
                assert name not in text
    assert looked_for > 20


def secrets_from(stage, covered: bool) -> set[str]:
    """What other people at this keyboard may choose among, less what the viewer knows or has been told."""
    viewer = None if covered else stage.session.viewer
    hidden = {name for seat in BOTH if seat != viewer for name in choices_of(stage.table, seat)}
    return hidden if viewer is None else {name for name in hidden if not is_known(stage, viewer, name)}


def choices_of(table, seat: int) -> set[str]:
    """The things a seat may choose among, as their labels call them."""
    view = table.view(seat)
    return {table.game.label(view, action, seat).partition(" ")[2] for action in table.game.legal(view, seat)}


def is_known(stage, viewer: int, name: str) -> bool:
    view = stage.table.view(viewer)
    kinds = {view.kinds[piece].replace("_", " ") for piece in view.sides}
    told = " ".join(line.text for line in stage.session.narrator.lines((viewer,))).replace("\u00a0", " ")
    return name in told or name.lower().replace("'", "") in kinds


async def test_each_person_gets_a_board_that_has_seen_nothing_of_the_other_s():
    async with at_table(laid(people=2), BOTH) as pilot:
        await press(pilot, "enter", "right", "right")
        board = stage_of(pilot).board
        await press(pilot, "enter")
        assert stage_of(pilot).board is not board
        covered = stage_of(pilot).board
        await press(pilot, "enter")
        assert stage_of(pilot).board is not covered


async def test_undo_gives_the_table_back_to_who_is_asked_again():
    table = laid(people=2)
    async with at_table(table, BOTH) as pilot:
        await press(pilot, "enter", "enter", "enter", "u")
        assert table.waiting() == [0, 1]
        assert stage_of(pilot).session.viewer == 1
        assert not is_covered(pilot)


async def test_the_palette_of_the_cover_offers_no_move():
    async with at_table(laid(people=2), BOTH) as pilot:
        await press(pilot, "enter", "enter", "ctrl+p")
        assert "Keep" not in shown(pilot)


async def test_escape_on_the_cover_goes_to_the_hall():
    async with at_table(laid(people=2), BOTH) as pilot:
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, HallScreen)


async def test_one_person_alone_never_meets_a_cover():
    async with at_table(laid(people=1)) as pilot:
        for _ in range(8):
            await press(pilot, "enter")
            assert not is_covered(pilot)


async def test_both_people_play_to_the_score_sheet():
    table = play(laid(people=2, seats=2), 50)
    async with at_table(table, BOTH) as pilot:
        for _ in range(120):
            if stage_of(pilot).session.is_over:
                break
            await press(pilot, "enter")
        assert not is_covered(pilot)
        assert stage_of(pilot).places == ("sheet",)
