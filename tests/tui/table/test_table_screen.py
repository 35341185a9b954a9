"""The table screen as a player meets it: whole games by keyboard and by mouse, refusals, undo, hints, the palette."""

import re

import pytest

from tests.tui.tables import SIZES, at_table, laid, play, press, settled, shown, stage_of
from tui.board.contract import Inspection
from tui.games import FACES
from tui.pages.hall.hall import HallScreen
from tui.pages.reading.rulebook import RulebookScreen
from tui.table.session.session import Reply
from tui.words.agreement import plural


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("slug", FACES)
async def test_enter_alone_plays_on_and_on_at_larger_sizes(slug, size):
    """Every Enter does something, picks one more part of a choice, leads to it, or answers what is asked twice."""
    table = laid(slug=slug)
    async with at_table(table, size=size) as pilot:
        stage = stage_of(pilot)
        for _ in range(12):
            before = table.journal.tip
            for _ in range(4):
                shown_before = (stage.board.made, stage.board.spot, stage.session.asked)
                await press(pilot, "enter")
                if table.journal.tip is not before:
                    break
                assert (stage.board.made, stage.board.spot, stage.session.asked) != shown_before
            assert table.journal.tip is not before


@pytest.mark.parametrize("slug", FACES)
async def test_the_keyboard_alone_plays_a_whole_game_to_the_score_sheet(slug):
    table = laid(slug=slug)
    async with at_table(table, size=SIZES[0]) as pilot:
        for _ in range(300):
            if table.is_over:
                break
            await press(pilot, "enter")
        assert stage_of(pilot).places == ("sheet",)
        assert "rematch" in shown(pilot)


@pytest.mark.parametrize("slug", FACES)
async def test_the_mouse_alone_plays_a_whole_game_to_the_score_sheet(slug):
    table = laid(slug=slug, seats=2)
    async with at_table(table, size=(80, 24)) as pilot:
        for _ in range(300):
            if table.is_over:
                break
            await choose_by_mouse(pilot)
        assert stage_of(pilot).places == ("sheet",)


async def choose_by_mouse(pilot) -> None:
    """Click on things, the nearest to the player first, until one is a legal choice, and click on that again."""
    stage = stage_of(pilot)
    spots = [region for region, spot in stage.board.hots() if spot is not None]  # a panel's ground is none
    for region in sorted(spots, key=lambda region: (-region.area, region.x)):
        before = stage.session.journal.tip
        await pilot.click(stage.board, offset=region.offset)
        assert stage.session.journal.tip is before, "one click is a look, not a choice"
        if stage.pointed in stage.session.legal():
            await pilot.click(stage.board, offset=region.offset)
            if stage.session.asked is not None:
                await pilot.click(stage.board, offset=region.offset)
            await settled(pilot)
            assert stage.session.journal.tip is not before
            return
    raise AssertionError("nothing on the board could be chosen")


async def test_keys_in_the_last_row_can_be_clicked():
    table = play(laid(), 3)
    async with at_table(table) as pilot:
        before = len(table.journal.counting())
        await click_on(pilot, "undo")
        assert len(table.journal.counting()) < before


async def click_on(pilot, words: str) -> None:
    """Click on the last place where these words stand."""
    rows = shown(pilot).splitlines()
    y = next(y for y in reversed(range(len(rows))) if words in rows[y])
    await pilot.click(offset=(rows[y].index(words), y))
    await settled(pilot)


async def test_an_illegal_choice_is_refused_with_the_reason():
    table = play(laid(), 27)
    async with at_table(table) as pilot:
        stage, before = stage_of(pilot), table.journal.tip
        await press(pilot, "tab", "enter")
        assert table.journal.tip is before
        assert stage.refusal
        assert f"× {stage.refusal}" in shown(pilot)


async def test_a_half_made_choice_asks_for_its_next_part_in_place_of_the_question():
    async with at_table(play(laid(), 3)) as pilot:
        stage = stage_of(pilot)
        question = stage.picture.prompt.call
        assert question in shown(pilot)
        stage.follow(None, Inspection(title=(), call="Choose a target for Strike."))
        await pilot.pause()
        assert "Choose a target for Strike." in shown(pilot)
        assert question not in shown(pilot)


async def test_the_reason_goes_away_when_the_cursor_moves_on():
    async with at_table(play(laid(), 27)) as pilot:
        await press(pilot, "tab", "enter")
        await press(pilot, "shift+tab")
        assert not stage_of(pilot).refusal
        assert "Enter: " in shown(pilot)


async def test_what_was_refused_during_the_game_does_not_stand_on_the_score_sheet():
    table = play(laid(), 27)
    async with at_table(table) as pilot:
        await press(pilot, "tab", "enter")
        refusal = stage_of(pilot).refusal
        assert refusal
        play(table)
        await stage_of(pilot).show_table()
        await settled(pilot)
        assert stage_of(pilot).places == ("sheet",)
        assert refusal not in shown(pilot)


async def test_undo_takes_the_last_choice_back_and_redo_brings_it_again():
    table = laid()
    async with at_table(table) as pilot:
        asked = table.journal.world
        await press(pilot, "enter")
        chosen = table.journal.world
        await press(pilot, "u")
        assert table.journal.world == asked
        assert "Undone" in shown(pilot)
        await press(pilot, "r")
        assert table.journal.world == chosen


async def test_undo_while_others_still_think_takes_back_the_own_answer_alone():
    table = laid(people=2, keyboards=("", "elsewhere"))
    async with at_table(table) as pilot:
        others = table.view(2)
        await press(pilot, "enter")
        assert table.waiting() == [1]
        await press(pilot, "u")
        assert table.waiting() == [0, 1]
        assert table.view(2) == others


async def test_undo_with_nothing_to_take_back_says_so():
    async with at_table(laid(seats=2)) as pilot:
        await press(pilot, "u")
        assert "× There is no move to undo." in shown(pilot)


async def test_undo_past_what_others_saw_asks_them_first():
    table = laid(people=2, keyboards=("", "elsewhere"))
    async with at_table(table, confirm="never") as pilot:
        table.act(1, table.legal(1)[0])
        await press(pilot, "enter")
        before = table.journal.tip
        await press(pilot, "u")
        assert "Press u again to ask them" in shown(pilot)
        assert table.wish is None
        await press(pilot, "u")
        assert table.wish is not None
        assert table.journal.tip is before


async def test_a_wish_of_another_person_is_answered_with_one_key():
    table = laid(people=2, keyboards=("", "elsewhere"))
    async with at_table(table) as pilot:
        await press(pilot, "enter")
        table.act(1, table.legal(1)[0])
        table.ask_undo(1)
        await stage_of(pilot).show_table()
        assert "y agrees, n refuses" in shown(pilot)
        await press(pilot, "y")
        assert table.wish is None
        assert 1 in table.waiting()


async def test_hints_point_then_explain_then_play():
    table = play(laid(), 6)
    async with at_table(table) as pilot:
        stage, before = stage_of(pilot), table.journal.tip
        best = stage.session.next_hint().action
        stage.session.hint = None
        await press(pilot, "H")
        assert stage.pointed == best
        assert "Press H again for the reason" in shown(pilot)
        await press(pilot, "H")
        assert stage.session.hint.reason in said(pilot)
        assert said(pilot).endswith("Press H again to play it.")
        assert table.journal.tip is before
        await press(pilot, "H")
        assert next(event for event in reversed(table.journal.counting()) if event.seat == 0).action == best


def said(pilot) -> str:
    """All rows of the prompt in one line."""
    long = stage_of(pilot).query_one("#long-prompt")
    panel = long if long.display else stage_of(pilot).query_one("#prompt")
    return " ".join(" ".join(panel.lines()).replace("\N{NO-BREAK SPACE}", " ").split())


@pytest.mark.parametrize("slug", FACES)
async def test_a_hint_is_explained_in_full_on_the_smallest_screen(slug):
    table = play(laid(slug=slug), 14)
    async with at_table(table, size=(80, 24)) as pilot:
        await press(pilot, "H", "H")
        stage = stage_of(pilot)
        assert stage.session.hint.reason in said(pilot)
        assert said(pilot).endswith("Press H again to play it.")


@pytest.mark.parametrize("slug", FACES)
async def test_an_explained_hint_leaves_the_inspector_in_sight(slug):
    table = play(laid(slug=slug), 14)
    async with at_table(table, size=(120, 40)) as pilot:
        stage = stage_of(pilot)
        inspector, long, room = stage.query_one("#inspector"), stage.query_one("#long-prompt"), stage.board.size
        told = inspector.display  # a high board takes its rows
        await press(pilot, "H", "H")
        assert stage.board.size == room
        assert inspector.display == told
        if told:
            assert not long.display or inspector.region.bottom <= long.region.y
            title = "".join(word.text for word in inspector.inspection.title)
            assert title.split()[-1] in " ".join(inspector.lines())
            below = long.region.y if long.display else stage.query_one("#prompt").region.y
            assert below - inspector.region.bottom <= stage.query_one("#log-line").region.height


@pytest.mark.parametrize("slug", FACES)
async def test_what_is_left_of_the_inspector_is_bare_where_a_frame_would_take_its_text(slug):
    async with at_table(play(laid(slug=slug), 14), size=(120, 40)) as pilot:
        inspector = stage_of(pilot).query_one("#inspector")
        before = words_in(inspector)
        stage_of(pilot).say(Reply("done", " ".join(f"word{number}" for number in range(24))))
        await settled(pilot)
        assert not inspector.display or words_in(inspector) >= before


def words_in(inspector):
    """What is told, without the frame and what marks a cut."""
    told = re.sub("[│╭╮╰╯─]+", " ", " ".join(inspector.lines()))
    return set(told.split()) - {"Inspector", "…"}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
async def test_news_of_any_length_is_read_whole_and_the_board_keeps_its_room(size):
    async with at_table(laid(), size=size) as pilot:
        stage = stage_of(pilot)
        room = stage.board.size
        for word in ("word", "deed"):
            news = " ".join(f"{word}{number}" for number in range(60))
            stage.say(Reply("done", news))
            await settled(pilot)
            assert said(pilot).endswith(news)
            assert all(part in shown(pilot) for part in news.split())
            assert stage.board.size == room
            await press(pilot, "escape")
            assert not stage.query_one("#long-prompt").display
            assert word not in shown(pilot)


async def test_the_palette_lists_every_legal_action_and_does_it():
    table = laid()
    async with at_table(table, size=(120, 60)) as pilot:
        action = stage_of(pilot).session.legal()[3]
        label = stage_of(pilot).session.label(action)
        await press(pilot, "ctrl+p")
        for legal in stage_of(pilot).session.legal():
            assert stage_of(pilot).session.label(legal) in shown(pilot)
        pilot.app.screen.query_one("CommandInput").value = label
        await pilot.pause()
        await press(pilot, "enter")
        assert next(event for event in table.journal.counting() if event.seat == 0).action == action


async def test_the_rulebook_opens_at_the_heading_that_fits():
    table = laid()
    async with at_table(table) as pilot:
        heading = table.game.words.prompt(table.view(0), 0).heading
        await press(pilot, "question_mark")
        opened = pilot.app.screen
        assert isinstance(opened, RulebookScreen)
        assert opened.heading == heading


async def test_the_inspector_opens_wide_and_follows_the_cursor():
    async with at_table(laid()) as pilot:
        await press(pilot, "i")
        assert "Details" in shown(pilot)
        about = shown(pilot)
        await press(pilot, "right")
        assert shown(pilot) != about
        await press(pilot, "escape")
        assert "Details" not in shown(pilot)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_log_opens_wide_and_shows_the_newest_line(size):
    async with at_table(play(laid(), 30), size=size) as pilot:
        newest = plural(stage_of(pilot).session.told()[-1].text)
        await press(pilot, "L")
        assert "L narrows" in shown(pilot)
        assert newest in shown(pilot)
        await press(pilot, *["pageup"] * 4)
        assert stage_of(pilot).session.told()[0].text in shown(pilot)
        await press(pilot, "escape")
        assert "L narrows" not in shown(pilot)


async def test_escape_goes_to_the_hall_and_the_game_is_kept():
    table = laid()
    async with at_table(table) as pilot:
        await press(pilot, "enter")
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, HallScreen)
        assert len(table.store.read(table.id)) == len(table.journal.lines)


async def test_escape_goes_to_the_hall_also_right_after_a_refusal():
    async with at_table(play(laid(), 27)) as pilot:
        await press(pilot, "tab", "enter")
        assert stage_of(pilot).refusal
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, HallScreen)


async def test_q_leaves_at_once_and_never_asks():
    table = laid()
    async with at_table(table) as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert not pilot.app.is_running or pilot.app._exit
