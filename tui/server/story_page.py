"""A story to read on the terminal, for players who have no file to find it in."""

from __future__ import annotations

from tui.draw.canvas import Word
from tui.keys.registry import PAGE, RULEBOOK, TEXT
from tui.pages.page import Page, PageScreen
from tui.pages.reading.markdown import Part
from tui.pages.reading.text_page import TextPage


class StoryScreen(PageScreen):
    """One story, line by line."""

    places = (PAGE, TEXT, RULEBOOK)

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.title_words, self.text = title, text

    def page(self) -> Page:
        heading = Part("heading", (Word(self.title_words, "gold", bold=True),), 1)
        lines = [Part("row", (), cells=((Word(line),),)) for line in self.text.splitlines()]
        return TextPage((Word("Duskhall", "gold", bold=True), Word(f"  {self.title_words}")), [heading, *lines])
