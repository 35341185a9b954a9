"""The prompt in little room: what Enter does is always there whole, on one row and on two."""

from tests.tui.themed import Themed
from tui.paint import Canvas, Ink
from tui.table.prompt import PromptPanel, Words
from tui.theme import DARK, HOUSE

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


async def test_on_one_row_what_enter_does_wins_over_a_call_that_leaves_no_room():
    (row,) = await rows(Words(call=CALL, entry=LONG), 80, 1)
    assert f"Enter: {LONG}" in row


async def test_on_two_rows_what_enter_does_stands_below_a_call_that_leaves_no_room():
    first, second = await rows(Words(call=CALL, entry=LONG, remark="Each keeps its face."), 100, 2)
    assert CALL in first
    assert f"Enter: {LONG}" in second


async def test_news_keeps_its_row_beside_a_long_choice():
    first, second = await rows(Words(call=CALL, entry=LONG, news="Taken back."), 100, 2)
    assert f"Enter: {LONG}" in first
    assert "Taken back." in second


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
    told = await rows(Words(call=CALL, refusal=refusal), 80, 3)
    assert " ".join(" ".join(told).split()).endswith(refusal)


async def test_call_and_choice_share_a_row_that_holds_both():
    first, second = await rows(Words(call=CALL, entry="give Castle", remark="Each keeps its face."), 100, 2)
    assert f"{CALL}  Enter: give Castle" in first
    assert "Each keeps its face." in second
