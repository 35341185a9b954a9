"""The prompt in little room: the call is never dropped; what Enter does is shortened before it."""

import pytest

from tests.tui.themed import Themed
from tui.draw.canvas import Canvas, Ink
from tui.draw.theme import DARK, HOUSE
from tui.table.panels.prompt import PromptPanel, Words

PALETTE = HOUSE[DARK]
CALL = "Swap one of your cards with one of your partner's."
LONG = "give Knight of the Round Table (face down) for Children of the Dragon"


class Bare(Themed):
    """A prompt and nothing else."""

    def __init__(self, words: Words, height: int) -> None:
        super().__init__()
        self.theme = DARK
        self.panel = PromptPanel()
        self.said, self.height = words, height

    def compose(self):
        yield self.panel


async def rows(words: Words, width: int, height: int) -> list[str]:
    app = Bare(words, height)
    async with app.run_test(size=(width, height)):
        app.panel.say(words)
        canvas = Canvas(width, height, Ink(PALETTE.text, PALETTE.page))
        app.panel.paint(canvas)
        return canvas.lines()


async def test_on_one_row_the_call_comes_first_and_what_enter_does_is_shortened():
    (row,) = await rows(Words(call=CALL, entry=LONG), 80, 1)
    assert row.strip(" ▶").startswith(CALL)
    assert "Enter: give" in row
    assert row.strip().endswith("…")


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("move caravan 1 to Echo at Orrin, 1 of 2 movement", "move caravan 1 to Echo at Orrin …"),
        ("convert ship 1 into a caravan at Garrison for 1 Ally", "convert ship 1 into a caravan at Garrison …"),
        ("pay with the Stave of Nine Knots of Ash (1 action)", "pay with the Stave of Nine Knots of Ash …"),
        ("seek aid from the Master-at-Arms: two ranged hits", "seek aid from the Master-at-Arms …"),
        ("skip this action", "skip this action"),
    ],
)
async def test_on_one_row_a_long_choice_is_cut_before_its_last_detail(entry, told):
    (row,) = await rows(Words(call="Choose action 2 of 2.", entry=entry), 80, 1)
    assert row.strip(" ▶") == f"Choose action 2 of 2.  Enter: {told}"


async def test_on_one_row_a_choice_that_could_hardly_be_begun_is_left_out():
    (row,) = await rows(Words(call=CALL, entry=LONG), 66, 1)
    assert CALL in row
    assert "Enter" not in row


async def test_on_two_rows_what_enter_does_stands_below_a_call_that_leaves_no_room():
    first, second = await rows(Words(call=CALL, entry=LONG, remark="Each keeps its face."), 100, 2)
    assert CALL in first
    assert f"Enter: {LONG}" in second


async def test_news_keeps_its_row_beside_a_long_choice():
    first, second = await rows(Words(call=CALL, entry=LONG, news="Taken back."), 100, 2)
    assert f"{CALL}  Enter: give Knight" in first
    assert "Taken back." in second


async def test_a_deed_of_others_too_long_for_a_row_goes_on_in_the_next():
    deed = "Aldo completes The Door With No Wall at Great for 5 points, using Golden Chalice and Mimic."
    first, second = await rows(Words(call=deed, remark="Aldo is choosing …", waiting=True), 80, 2)
    assert " ".join(f"{first} {second}".split()).endswith(deed)
    first, second = await rows(Words(call="Aldo draws one card.", remark="Aldo is choosing …", waiting=True), 80, 2)
    assert second.strip() == "Aldo is choosing …"


async def test_bad_news_keeps_its_row_until_the_viewer_acts_and_the_call_stays():
    harm = "Since your last turn: Aldo steals Orb from you."
    first, second = await rows(Words(call=CALL, entry=LONG, remark="Each keeps its face.", harm=harm), 100, 2)
    assert CALL in first
    assert second.strip() == harm


async def test_a_question_too_long_for_one_row_asks_for_two():
    question = "Play Knight of the Round Table, which cannot be taken back?  Enter plays it, Esc does not."
    app = Bare(Words(question=question), 1)
    async with app.run_test(size=(80, 1)):
        app.panel.say(Words(question=question))
        assert app.panel.rows_needed(80, 1) == 2
        assert app.panel.rows_needed(120, 1) == 1
    first, second = await rows(Words(question=question), 80, 2)
    assert first.strip().endswith("taken back?")
    assert second.strip() == "Enter plays it, Esc does not."


async def test_a_refusal_takes_all_rows_it_needs():
    refusal = "You may not, " * 12 + "today"
    told = await rows(Words(call=CALL, refusal=refusal), 80, 4)
    assert CALL in told[0]
    assert " ".join(" ".join(told).split()).endswith(refusal)


async def test_call_and_choice_share_a_row_that_holds_both():
    first, second = await rows(Words(call=CALL, entry="give Castle", remark="Each keeps its face."), 100, 2)
    assert f"{CALL}  Enter: give Castle" in first
    assert "Each keeps its face." in second
