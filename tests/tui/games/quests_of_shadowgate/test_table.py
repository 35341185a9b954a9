"""Quests of Shadowgate at the real table screen: whole games by keys, paying with one key, taking back, sizes."""

import random

import pytest

from engine.games.quests_of_shadowgate.rules.paying import cheapest_payment
from engine.games.quests_of_shadowgate.tasks import ToPay
from tests.games.quests_of_shadowgate.builders import GAME
from tests.tui.tables import at_table, laid, press, settled, shown, stage_of


def asked_to(kind, is_wanted=lambda world: True, **options):
    """A table where the first seat is asked for this, everybody having played as the bot does."""
    for seed in range(7, 40):
        table, rng = laid(slug=GAME.slug, seats=2, seed=seed, **options), random.Random(1)
        while not table.is_over:
            seat = table.waiting()[0]
            seen = table.view(seat)
            if seat == 0 and isinstance(seen.ask_of(0), kind) and is_wanted(seen):
                return table
            table.act(seat, table.game.bot.pick(seen, seat, rng))
    raise AssertionError("it never came to that")


@pytest.mark.strength
async def test_enter_alone_plays_a_whole_game_to_the_score_sheet():
    table = laid(slug=GAME.slug, seats=2)
    async with at_table(table, size=(80, 24)) as pilot:
        for _ in range(300):
            if table.is_over:
                break
            await press(pilot, "enter")
        assert table.is_over
        assert "rematch" in shown(pilot)
        assert "Standing" in shown(pilot)


async def test_one_enter_pays_the_suggested_cards_all_at_once():
    table = asked_to(ToPay, lambda world: len(cheapest_payment(world, 0)) > 1)
    async with at_table(table) as pilot:
        assert "as marked" in shown(pilot)
        assert "Enter: pay with both" in shown(pilot)
        await press(pilot, "enter")
        assert not isinstance(table.view(0).ask_of(0), ToPay)


async def test_one_undo_takes_back_all_that_one_key_has_paid_and_one_redo_brings_it_again():
    table = asked_to(ToPay, lambda world: len(cheapest_payment(world, 0)) > 1)
    before = table.world
    async with at_table(table) as pilot:
        await press(pilot, "enter")
        after = table.world
        await press(pilot, "u")
        assert table.world == before
        await press(pilot, "r")
        assert table.world == after


async def test_escape_takes_the_purchase_back_and_does_not_leave_the_table():
    table = asked_to(ToPay)
    async with at_table(table) as pilot:
        await press(pilot, "escape")
        await settled(pilot)
        assert stage_of(pilot) is not None
        assert not isinstance(table.view(0).ask_of(0), ToPay)
        assert "take it all back" not in shown(pilot).splitlines()[-1]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (116, 28), (120, 40), (150, 45), (200, 60)], ids=str)
async def test_the_purchase_is_whole_at_every_size_of_terminal(size):
    table = asked_to(ToPay)
    async with at_table(table, size=size) as pilot:
        text = shown(pilot)
        for words in ("Vigour", "Wits", "Spirit", "as marked", "Esc"):
            assert words in text, words


@pytest.mark.parametrize("theme", ["duskhall-light", "duskhall-contrast", "textual-dark", "nord"])
async def test_other_themes_show_the_board(theme):
    async with at_table(asked_to(ToPay), theme=theme) as pilot:
        assert "as marked" in shown(pilot)


async def test_in_ascii_the_board_has_the_letters_of_this_game():
    async with at_table(asked_to(ToPay), ascii=True) as pilot:
        board = "\n".join(stage_of(pilot).board.lines())
        assert board.isascii()
        assert "v Vigour" in board
