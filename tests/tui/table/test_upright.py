"""A screen that stands upright, as on a phone: the board takes the height it has use for, the log lies under it."""

from textwrap import wrap

import pytest

from engine.games import GAMES
from tests.tui.lobbies import gathering
from tests.tui.rest import resized
from tests.tui.screen_snapshot import text_of
from tests.tui.tables import at_table, laid, play, press, shown, stage_of
from tui.draw.panel_layout import arrangement, is_upright, rows_below, rows_for_board
from tui.games.fairy_tale.paint.cards import TALL
from tui.lobby.pages.lobby import LobbyPage
from tui.table.panels.log import LogView

PHONE, TABLET = (80, 88), (85, 60)
MOMENTS = (0, 20, 60)
EMPTY = 0.3
"""The share of rows with nothing on them that is too much: before, it was more than a third."""


def empty_share(lines):
    return sum(not line.strip(" │█") for line in lines) / len(lines)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=str)
@pytest.mark.parametrize("slug", GAMES)
async def test_the_board_uses_the_height_and_the_log_lies_under_it(slug, size):
    for moment in MOMENTS[1:]:
        async with at_table(play(laid(slug=slug), moment), size=size) as pilot:
            stage = stage_of(pilot)
            board, column, prompt = (
                stage.board.region,
                stage.query_one("#column").region,
                stage.query_one("#prompt").region,
            )
            assert column.width == size[0]
            assert column.y >= prompt.bottom > board.bottom
            assert [line for line in stage.query_one(LogView).lines() if line.strip()]
            assert stage.picture.prompt.call in shown(pilot)
            assert empty_share(stage.board.lines()) < EMPTY
            assert any(line.strip() for line in stage.board.lines()[-6:]), "no band of nothing at the foot of the board"


@pytest.mark.parametrize("slug", GAMES)
async def test_the_sheet_of_a_game_that_is_over_leaves_the_log_what_it_does_not_need(slug):
    async with at_table(play(laid(slug=slug)), size=PHONE) as pilot:
        stage = stage_of(pilot)
        assert stage.table.is_over
        assert stage.query_one("#column").region.height >= PHONE[1] // 8
        assert empty_share(shown(pilot).splitlines()) < 0.4


@pytest.mark.parametrize("slug", GAMES)
async def test_every_choice_on_an_upright_board_can_be_seen_and_clicked(slug):
    async with at_table(play(laid(slug=slug), 20), size=PHONE) as pilot:
        board = stage_of(pilot).board
        places = [region for region, _ in board.hots()]
        assert places
        assert all(region.x >= 0 and region.right <= board.size.width for region in places)
        assert all(region.y >= 0 and region.bottom <= board.size.height for region in places)


def test_everything_on_an_upright_screen_adds_up_to_its_height():
    for height in range(50, 121):
        for sheet in (False, True):
            room = arrangement(80, height, sheet=sheet)
            assert room.upright
            most = rows_for_board(room, height)
            assert most >= 28
            for wanted in (10, most):
                below = rows_below(room, height, wanted)
                assert 1 + room.strip + wanted + room.inspector + room.prompt + below + room.keys == height


@pytest.mark.parametrize(
    ("size", "upright"), [((80, 49), False), ((80, 50), True), ((115, 50), True), ((116, 50), False)]
)
async def test_a_screen_is_upright_that_has_rows_for_the_log_but_no_columns(size, upright):
    assert is_upright(*size) is upright
    async with at_table(play(laid(), 20), size=size) as pilot:
        column = stage_of(pilot).query_one("#column")
        assert (column.display and column.has_class("is-below")) is upright


async def test_fairy_tales_hand_has_tall_cards_with_their_flavour():
    async with at_table(play(laid(), 5), size=PHONE) as pilot:
        board = stage_of(pilot).board
        hand = [region for region, spot in board.hots() if spot.area == "hand"]
        assert {region.height for region in hand} == {TALL.height}
        lines = [wrap(card.face.flavour, 13) for card in board.table.hand]
        assert all(line in shown(pilot) for each in lines for line in each)


async def test_the_log_opens_over_an_upright_board_and_closes_again():
    async with at_table(play(laid(), 30), size=PHONE) as pilot:
        before = shown(pilot)
        await press(pilot, "L")
        stage = stage_of(pilot)
        assert "L narrows" in shown(pilot)
        assert stage.query_one(LogView).size.height > 60
        assert stage.picture.prompt.call in shown(pilot)
        await press(pilot, "L")
        assert shown(pilot) == before


async def test_turning_the_phone_there_and_back_changes_nothing():
    async with at_table(play(laid(), 30), size=PHONE) as pilot:
        before = shown(pilot)
        await resized(pilot, 116, 24)
        assert "Log" in shown(pilot)
        await resized(pilot, *PHONE)
        assert shown(pilot) == before


@pytest.mark.parametrize("size", [PHONE, TABLET, (80, 40)], ids=str)
async def test_upright_the_lobby_tells_every_tagline_whole(size):
    async with gathering() as hall:
        ada = await hall.enters("Ada", size)
        games, text = ada.app.screen.query_one(LobbyPage).games, text_of(ada.app)
        assert len(games) == len(GAMES)
        for game in games:
            first, *_, last = game.tagline.split()
            assert f" {first} " in text
            assert f" {last} " in text, game.tagline
