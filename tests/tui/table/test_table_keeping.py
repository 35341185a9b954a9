"""Confirming, exporting, pace, and what other programs do at the same table."""

import pytest

from engine.journal import Journal
from engine.store import StoreProblem
from engine.tables import Table
from tests.tui.rest import until
from tests.tui.tables import at_table, laid, play, press, shown, stage_of
from tui.config.locations import locate


async def test_always_confirm_asks_in_the_prompt_and_takes_a_second_enter():
    table = laid()
    async with at_table(table, confirm="always") as pilot:
        before = table.journal.tip
        await press(pilot, "enter")
        assert table.journal.tip is before
        assert "Press Enter again to confirm" in shown(pilot)
        await press(pilot, "enter")
        assert table.journal.tip is not before


@pytest.mark.parametrize("key", ["escape", "right"])
async def test_thinking_again_forgets_the_question(key):
    table = laid()
    async with at_table(table, confirm="always") as pilot:
        before = table.journal.tip
        await press(pilot, "enter", key)
        assert "Enter once more" not in shown(pilot)
        await press(pilot, "enter")
        assert table.journal.tip is before


async def test_at_one_keyboard_nothing_is_irreversible_so_nothing_is_asked():
    table = laid()
    async with at_table(table, confirm="irreversible") as pilot:
        before = table.journal.tip
        await press(pilot, "enter")
        assert table.journal.tip is not before


async def test_between_keyboards_a_choice_that_shows_something_is_asked_twice():
    table = laid(people=2, keyboards=("", "elsewhere"))
    async with at_table(table, confirm="irreversible") as pilot:
        table.act(1, table.legal(1)[0])
        await press(pilot, "enter")
        assert 0 in table.waiting()
        assert "Press Enter again to confirm" in shown(pilot)


async def test_between_keyboards_a_choice_that_shows_nothing_is_not_asked_twice():
    table = laid(people=2, keyboards=("", "elsewhere"))
    async with at_table(table, confirm="irreversible") as pilot:
        await press(pilot, "enter")
        assert table.waiting() == [1]


@pytest.mark.parametrize(("key", "suffix"), [("l", "jsonl"), ("s", "txt"), ("p", "svg")])
async def test_the_screen_exports_log_story_and_picture(key, suffix):
    async with at_table(play(laid(), 12)) as pilot:
        await press(pilot, "e")
        assert "Save what?" in shown(pilot)
        await press(pilot, key)
        (saved,) = locate().exports.glob(f"*.{suffix}")
        assert saved.stat().st_size > 500
        assert "Saved as " in shown(pilot)


async def test_a_second_export_leaves_the_first_alone():
    async with at_table(laid()) as pilot:
        await press(pilot, "e", "s", "e", "s")
        assert len(list(locate().exports.glob("*.txt"))) == 2


async def test_escape_saves_nothing():
    async with at_table(laid()) as pilot:
        await press(pilot, "e", "escape", "s")
        assert not locate().exports.exists()


async def test_the_log_of_a_running_game_holds_only_what_the_player_may_see():
    table = play(laid(), 12)
    async with at_table(table) as pilot:
        await press(pilot, "e", "l")
        (saved,) = locate().exports.glob("*.jsonl")
        log = Journal.load(saved.read_bytes())
        assert log.header.view == (0,)
        assert log.header.seed is None
        assert log.world == table.view(0)


async def test_an_export_that_cannot_be_written_says_so_in_one_sentence(own_home):
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("in the way")
    async with at_table(laid()) as pilot:
        await press(pilot, "e", "s")
        assert "Cannot use" in shown(pilot)


async def test_a_store_that_fails_is_told_in_one_sentence_and_nothing_has_happened(monkeypatch):
    table = laid()

    def full(*_: object) -> None:
        raise StoreProblem("The disk is full.")

    async with at_table(table) as pilot:
        before = table.journal.tip
        monkeypatch.setattr(table.store, "append", full)
        await press(pilot, "enter")
        assert "× The disk is full." in shown(pilot)
        assert table.journal.tip is before


async def test_step_by_step_space_shows_one_picture_more():
    table = play(laid(), 14)
    async with at_table(table, pace="step") as pilot:
        stage = stage_of(pilot)
        while len(stage.session.beats) < 2:
            await press(pilot, "enter" if stage.session.is_asked else "space")
        left = len(stage.session.beats)
        await press(pilot, "space")
        assert len(stage.session.beats) == left - 1


async def test_step_by_step_the_prompt_says_which_key_shows_the_next_move():
    async with at_table(play(laid(), 14), pace="step") as pilot:
        session = stage_of(pilot).session
        while session.is_asked or session.beats:
            await press(pilot, "enter" if session.is_asked else "space")
        assert "space shows their next move." in shown(pilot)
        await press(pilot, *["space"] * 8)
        assert session.is_asked
        assert "space shows their next move." not in shown(pilot)


async def test_what_followed_from_a_choice_is_shown_picture_by_picture_and_space_skips_them():
    table = play(laid(), 14)
    async with at_table(table, pace="step") as pilot:
        stage = stage_of(pilot)
        while not stage.session.beats:
            await press(pilot, "enter" if stage.session.is_asked else "space")
        assert not stage.session.legal()
        before, stage.session.pace = shown(pilot), "slow"
        await pilot.press("space")
        await pilot.pause()
        assert not stage.session.beats
        assert shown(pilot) != before


async def test_space_without_pictures_lets_the_next_bot_move_at_once():
    table = laid()
    async with at_table(table, pace="step") as pilot:
        stage = stage_of(pilot)
        stage.session.pace = "slow"
        stage.session.choose(stage.session.legal()[0])
        stage.session.skip()
        assert stage.session.delay()
        before = len(table.journal.events)
        await stage.action_skip()
        assert len(table.journal.events) == before + 1


async def test_choosing_while_pictures_pass_only_ends_them():
    table = play(laid(), 14)
    async with at_table(table, pace="step") as pilot:
        stage = stage_of(pilot)
        while not stage.session.beats:
            await press(pilot, "enter" if stage.session.is_asked else "space")
        before = table.journal.tip
        await stage.choose(table.legal(0)[0])
        assert not stage.session.beats
        assert table.journal.tip is before


async def test_bots_move_by_themselves_at_a_pace_that_needs_no_key():
    table = laid()
    assert table.waiting() == [0, 1, 2]
    async with at_table(table, pace="brisk"):
        assert table.waiting() == [0]


async def test_a_move_made_by_another_program_is_seen(monkeypatch):
    monkeypatch.setattr("tui.table.table.POLL", 0.2)
    table = laid(people=2, keyboards=("", "elsewhere"))
    async with at_table(table) as pilot:
        other = Table.open(table.store, table.id)
        other.act(1, other.legal(1)[0])
        await until(pilot, lambda: stage_of(pilot).picture.scene.thinking == {0})
        assert table.waiting() == [0]


async def test_a_rematch_seats_the_same_people_at_a_new_table():
    table = play(laid())
    async with at_table(table) as pilot:
        await press(pilot, "m")
        again = stage_of(pilot).table
        assert again.id != table.id
        assert again.sitters == table.sitters
        assert not again.is_over


async def test_after_the_end_the_same_deal_the_next_foe_and_one_step_harder_are_offered():
    table = play(laid(slug="shadowrift", seats=1, seed=3, difficulty="calm"))
    async with at_table(table) as pilot:
        keys = shown(pilot).splitlines()[-1]
        assert all(word in keys for word in ("rematch", "same deal", "next foe", "harder"))
        await press(pilot, "s")
        again = stage_of(pilot).table
        assert again.journal.header.seed == table.journal.header.seed
        assert again.journal.header.options == table.journal.header.options
    for key, name, value in (("a", "faction", "demons"), ("x", "difficulty", "fair")):
        async with at_table(table) as pilot:
            await press(pilot, key)
            again = stage_of(pilot).table
            assert again.sitters == table.sitters
            assert again.journal.header.options == {**table.journal.header.options, name: value}


async def test_a_game_without_further_foes_offers_none():
    async with at_table(play(laid())) as pilot:
        keys = shown(pilot).splitlines()[-1]
        assert "same deal" not in keys
        assert "next foe" not in keys
        assert "harder" not in keys


async def test_save_what_takes_only_its_own_keys_and_the_key_row_shows_them():
    table = laid()
    async with at_table(table) as pilot:
        before = table.journal.tip
        await press(pilot, "e")
        assert "Save what?" in shown(pilot)
        assert " l  log   s  story   p  picture   Esc  cancel" in shown(pilot).splitlines()[-1]
        assert " u  undo" not in shown(pilot)
        await press(pilot, "enter", "enter", "1", "H", "u", "L")
        assert "Save what?" in shown(pilot)
        assert table.journal.tip is before
        await press(pilot, "escape")
        assert "Save what?" not in shown(pilot)


async def test_a_foe_that_chance_chose_is_followed_by_the_next_one():
    table = play(laid(slug="shadowrift", seats=1, seed=3, faction="random"))
    faced = table.game.decided(table.journal.world)["faction"]
    async with at_table(table) as pilot:
        assert "next foe" in shown(pilot).splitlines()[-1]
        await press(pilot, "a")
        options = stage_of(pilot).table.journal.header.options
        assert options["faction"] not in ("random", faced)
    async with at_table(table) as pilot:
        await press(pilot, "x")
        assert stage_of(pilot).table.journal.header.options["faction"] == "random"
