"""Bad news since one's last turn: announced in a line that stays until one acts, in every game, size and front end."""

import io

import pytest

from engine.games import GAMES
from tests.tui.tables import at_table, laid, play, press, shown, stage_of
from tests.tui.thinkers import Brief
from tui.plain.table import play_table
from tui.plain.voice import Voice
from tui.table.panels.log import LogLine, LogView
from tui.table.panels.prompt import PromptPanel
from tui.table.session.session import Session

THEFT = {"slug": "quests_of_shadowgate", "seed": 1, "stealing": "on"}
STOLEN = "Aldo steals Oak Shield from Mira"
SIZES = ((80, 24), (100, 30), (120, 24), (120, 40), (200, 60))


def robbed(moves=68):
    """A table where an item of seat 0 has just been stolen, and the thief goes on."""
    return play(laid(**THEFT), moves)


def in_turn_again():
    table = robbed()
    while table.waiting() != [0]:
        play(table, 1)
    return table


def news_of(table, seat=0):
    return Session(table, (seat,), pace="instant").picture().bad_news


def test_a_theft_is_bad_news_for_the_owner_alone():
    assert news_of(robbed()) == f"Since your last turn: {STOLEN}."
    assert news_of(robbed(), 1) == ""
    assert STOLEN not in news_of(robbed(), 2)


def test_bad_news_stays_while_others_act_and_goes_when_the_viewer_does():
    table = in_turn_again()
    assert STOLEN in news_of(table)
    table.act(0, table.legal(0)[0])
    assert STOLEN not in news_of(table)


def test_bad_news_of_several_moves_of_others_is_told_together():
    said = news_of(play(laid(**THEFT), 28), 1)
    assert said == "Since your last turn: Brann steals Black Thorn from Aldo; Mira tries to steal Oak Shield."


def test_cards_turned_down_by_others_are_bad_news():
    assert news_of(play(laid(slug="fairy_tale", seed=1), 64)) == "Since your last turn: Knight's Tale\xa04 turned down."


def test_a_rival_who_needs_one_more_deed_to_win_is_bad_news():
    said = news_of(play(laid(slug="mage_quest", seed=2), 198))
    assert said.endswith("needs only 4 Mana and a sacred space to win.")


def test_a_rival_who_needs_only_to_pay_for_the_staff_is_bad_news_for_all_others():
    table = play(laid(slug="quests_of_shadowgate", seed=2), 145)
    warning = "Since your last turn: Brann only needs to pay for the Staff of Ages to win."
    assert [news_of(table, seat) for seat in (0, 1, 2)] == [warning, warning, ""]
    play(table, 1)
    assert news_of(table) == warning  # it stays until the reader's own turn


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
async def test_bad_news_and_the_question_stand_on_every_screen(size):
    table = in_turn_again()
    call = table.game.words.prompt(table.view(0), 0).call
    async with at_table(table, size=size) as pilot:
        assert f"Since your last turn: {STOLEN}." in shown(pilot)
        assert call in shown(pilot)
        await press(pilot, "right", "i", "i")
        assert f"Since your last turn: {STOLEN}." in shown(pilot)
        await stage_of(pilot).choose(table.legal(0)[0])
        assert "Since your last turn" not in shown(pilot)


async def test_bad_news_has_the_colour_of_bad_news_in_its_line_and_in_the_log():
    async with at_table(in_turn_again(), size=(80, 24)) as pilot:
        stage = stage_of(pilot)
        said, ink = stage.query_one(LogLine).notice
        assert STOLEN in said
        assert ink.fg == stage.query_one(LogLine).palette.warn
    async with at_table(in_turn_again(), size=(120, 40)) as pilot:
        log = stage_of(pilot).query_one(LogView)
        inks = {entry.told.harmed: ink.fg for entry, row in log.rows(200) for text, ink in row if "steals" in text}
        assert inks[(0,)] == log.palette.warn
        assert all(ink != log.palette.warn for harmed, ink in inks.items() if harmed != (0,))


@pytest.mark.parametrize("slug", GAMES)
async def test_on_the_smallest_screen_a_notice_leaves_the_question_in_its_place(slug):
    table = play(laid(slug=slug), 14)
    async with at_table(table, size=(80, 24)) as pilot:
        while not stage_of(pilot).session.is_asked:
            await pilot.pause(0.05)
        await press(pilot, "u")
        stage = stage_of(pilot)
        assert stage.news
        assert stage.news in "".join(stage.query_one(LogLine).lines())
        assert stage.picture.prompt.call in "".join(stage.query_one("#prompt", PromptPanel).lines())


async def test_on_the_smallest_screen_a_refusal_leaves_the_question_in_its_place():
    async with at_table(play(laid(), 27), size=(80, 24)) as pilot:
        await press(pilot, "tab", "enter")
        stage = stage_of(pilot)
        assert stage.refusal
        assert f"× {stage.refusal}" in "".join(stage.query_one(LogLine).lines())
        assert stage.picture.prompt.call in "".join(stage.query_one("#prompt", PromptPanel).lines())


def test_line_mode_tells_bad_news_right_before_the_question():
    mouth = io.StringIO()
    play_table(in_turn_again(), Voice(False, io.StringIO("quit\n"), mouth), thinker=Brief())
    lines = mouth.getvalue().splitlines()
    place = next(index for index, line in enumerate(lines) if line.startswith(f"Since your last turn: {STOLEN}"))
    assert any("1." in line or "1 " in line for line in lines[place + 1 : place + 6])
