"""The prompt in little room: what Enter does is always there whole, on one row and on two."""

from textual.app import App

from tui.paint import Canvas, Ink
from tui.table.prompt import PromptPanel, Words
from tui.theme import DARK, HOUSE, THEMES

PALETTE = HOUSE[DARK]
CALL = "Swap one of your cards with one of your partner's."
LONG = "give Knight of the Round Table (face down) for Children of the Dragon"


class Bare(App[None]):
    """A prompt and nothing else."""

    def __init__(self, words: Words, height: int) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
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


async def test_call_and_choice_share_a_row_that_holds_both():
    first, second = await rows(Words(call=CALL, entry="give Castle", remark="Each keeps its face."), 100, 2)
    assert f"{CALL}  Enter: give Castle" in first
    assert "Each keeps its face." in second
