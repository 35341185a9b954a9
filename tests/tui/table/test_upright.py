"""A screen that stands upright, as on a phone: the board takes the height it has use for, the log lies under it."""

from itertools import groupby
from textwrap import wrap

import pytest

from engine.games import GAMES
from tests.tui.lobbies import gathering
from tests.tui.rest import resized
from tests.tui.screen_snapshot import text_of
from tests.tui.tables import at_table, laid, play, press, shown, stage_of
from tui.draw.panel_layout import arrangement, is_upright, least_below, rows_below, rows_for_board
from tui.games.fairy_tale.paint.cards import TALL
from tui.games.quests_of_shadowgate import layout as layout_of_quests
from tui.games.quests_of_shadowgate.board import need_of
from tui.games.shadowrift.view import MARKET
from tui.lobby.pages.lobby import LobbyPage
from tui.table.panels.log import LogView

PHONE, TABLET = (80, 88), (85, 60)
MOMENTS = (0, 20, 60)
EMPTY = 0.3
"""The share of rows with nothing on them that is too much: before, it was more than a third."""


BAND = 5
"""Rows with nothing on them, one below the other, that are too many; the inside of a place for a card has four."""

MANY_ROWS = (80, 120)


def is_empty(line):
    return not line.strip(" │█")


def empty_share(lines):
    return sum(map(is_empty, lines)) / len(lines)


def longest_band(lines):
    """The most rows with nothing on them, one below the other."""
    return max((len(list(rows)) for empty, rows in groupby(lines, is_empty) if empty), default=0)


def with_free_rows_once(lines):
    """What is told, with one free row wherever rows are free; those at the end do not count."""
    return "\n".join(line for line, _ in groupby(line.rstrip() for line in lines)).rstrip()


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
            assert longest_band(stage.board.lines()) < BAND
            assert any(line.strip() for line in stage.board.lines()[-6:]), "no band of nothing at the foot of the board"


@pytest.mark.parametrize("slug", GAMES)
async def test_the_sheet_of_a_game_that_is_over_leaves_the_log_what_it_does_not_need(slug):
    async with at_table(play(laid(slug=slug)), size=PHONE) as pilot:
        stage = stage_of(pilot)
        assert stage.table.is_over
        assert stage.query_one("#column").region.height > PHONE[1] // 8
        assert longest_band(shown(pilot).splitlines()) < BAND
        assert empty_share(shown(pilot).splitlines()) < 0.2


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("slug", [slug for slug in GAMES if 4 in GAMES.entry(slug).seats])
async def test_a_sheet_tells_all_it_can_without_a_band_of_nothing_to_few_players_and_many(slug, seats):
    table = play(laid(slug=slug, seats=seats))
    for size in (PHONE, TABLET):
        async with at_table(table, size=size) as pilot:
            board = stage_of(pilot).board
            assert longest_band(board.lines()) < BAND
            most = board.canvas_of(size[0], rows_for_board(arrangement(*size, sheet=True), size[1]))
            board.paint(most)
            assert with_free_rows_once(board.lines()) == with_free_rows_once(most.lines())


async def test_mage_quests_books_lie_two_by_two_with_the_names_of_their_elements():
    async with at_table(play(laid(slug="mage_quest")), size=PHONE) as pilot:
        board = stage_of(pilot).board
        books = [region for region, spot in board.hots() if region.height > 1]
        assert [(region.x, region.width) for region in books] == [(0, 40), (40, 40)] * 4
        for name in ("Fire", "Ice", "Wood", "Carabolic", "Salt", "Echo"):
            assert sum(line.count(f" {name} ") for line in board.lines()) >= 8, "once in every book"


async def test_fairy_tale_shows_a_place_for_every_card_that_comes_in_half_a_game():
    async with at_table(laid(), size=PHONE) as pilot:
        board = stage_of(pilot).board
        assert longest_band(board.lines()) < BAND
        frames = sum(line.count("╭───────────────╮") for line in board.lines())
        small = sum(line.count("╭───────────╮") for line in board.lines())
        assert (frames, small) == (6, 12), "six of one's own, six of each rival"


@pytest.mark.parametrize("slug", ["fairy_tale", "quests_of_shadowgate", "mage_quest"])
async def test_a_board_that_has_enough_leaves_the_rest_to_the_log(slug):
    async with at_table(play(laid(slug=slug), 20), size=MANY_ROWS) as pilot:
        stage = stage_of(pilot)
        assert stage.query_one("#column").region.height > least_below(MANY_ROWS[1])


async def test_quests_gives_its_staff_pool_and_table_the_rows_that_items_have_no_use_for():
    async with at_table(play(laid(slug="quests_of_shadowgate"), 20), size=MANY_ROWS) as pilot:
        board = stage_of(pilot).board
        found = layout_of_quests.plan(board.size.width, board.size.height, need_of(board.table))
        rows = {name: found.part(name).height for name in ("staff", "pool", "table")}
        assert rows == {"staff": 8, "pool": 10, "table": 10}


@pytest.mark.parametrize("size", [PHONE, (81, 82), (81, 76)], ids=str)
async def test_the_draft_of_quests_uses_the_height_and_width_it_has(size):
    async with at_table(play(laid(slug="quests_of_shadowgate", setup="draft"), 2), size=size) as pilot:
        board = stage_of(pilot).board
        assert longest_band(board.lines()) < BAND
        assert max(region.right for region, _ in board.hots()) >= board.size.width - 2


async def test_the_draft_of_quests_tells_who_took_what_where_there_is_room():
    async with at_table(play(laid(slug="quests_of_shadowgate", setup="draft"), 2), size=(81, 82)) as pilot:
        board = stage_of(pilot).board
        told = "\n".join(board.lines()).partition(" Taken ")[2]
        taken = {face.face.name for face in board.table.draft if face.taken is not None and face.is_up}
        assert len(taken) == 2
        assert {face.face.name for face in board.table.draft if face.face.name in told} == taken


async def test_shadowrifts_market_lies_open_on_an_upright_board():
    async with at_table(play(laid(slug="shadowrift"), 20), size=PHONE) as pilot:
        board = stage_of(pilot).board
        assert [spot for _, spot in board.hots() if spot.area == MARKET]


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=str)
async def test_upright_the_lobby_has_an_emblem_for_every_game(size):
    async with gathering() as hall:
        ada = await hall.enters("Ada", size)
        assert text_of(ada.app).count("╭───────────╮") == len(GAMES)


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


@pytest.mark.parametrize("slug", GAMES)
async def test_upright_a_new_table_is_told_about_below_its_form(slug):
    async with gathering() as hall:
        ada = await hall.enters("Ada", PHONE)
        ada.app.open_new_table(slug)
        await ada.pause()
        text = text_of(ada.app)
        assert f"{GAMES.entry(slug).title} in short" in text
        assert longest_band(text.splitlines()) < 22, "half the screen before"


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
