"""The lessons of a game: opened by `t` once the game is known. Lists them with what each teaches."""

from __future__ import annotations

from collections.abc import Hashable

from textual.geometry import Region
from textual.screen import Screen

from engine.content.lesson import FIRST, Lesson
from engine.games import GAMES
from tui.config.settings import Settings
from tui.draw.canvas import Canvas, Ink, Word
from tui.draw.chrome import draw_header, draw_keys, draw_prompt, draw_section
from tui.draw.glyphs import DONE
from tui.games import FACES
from tui.keys.bindings import row_of
from tui.keys.registry import PAGE
from tui.pages.page import LookingScreen, Page
from tui.table.lesson import LessonScreen
from tui.table.teaching import lessons_of

TOP, ROWS = 3, 3
"""The first row of the list, and the rows of a lesson: its title, what it teaches, and air."""


def screen_of_lesson(slug: str, settings: Settings, name: str = "") -> Screen[None]:
    """The lesson of this name; else the first one, or the list of all for who has learnt or opened the game before."""
    is_known = FIRST in settings.learnt.get(slug, ()) or settings.introduced.get(slug, False)
    if name or not is_known or len(lessons_of(slug)) == 1:
        return LessonScreen(slug, name or FIRST)
    return LessonsScreen(slug)


def next_lesson(slug: str, settings: Settings) -> str:
    """The first lesson that is not done; after all of them, the last."""
    names, done = list(lessons_of(slug)), settings.learnt.get(slug, ())
    return next((name for name in names if name not in done), names[-1])


class LessonsPage(Page):
    """See the module."""

    def __init__(self, slug: str) -> None:
        super().__init__(id="lessons")
        self.slug, self.lessons = slug, lessons_of(slug)

    def look(self) -> None:
        """The cursor goes to the lesson that comes next."""
        self.cursor = next_lesson(self.slug, self.hall.settings)
        self.repaint()

    def draw(self, canvas: Canvas) -> None:
        palette, height, face = self.palette, canvas.height, FACES[self.slug]
        draw_header(canvas, palette, (Word("Lessons", "gold", bold=True), Word("  ")))
        canvas.spans(12, 0, face.spans((Word(GAMES.entry(self.slug).title, face.colour, bold=True),), palette))
        draw_section(canvas, palette, Region(0, TOP - 1, canvas.width, 1), "Learn step by step")
        for number, (name, lesson) in enumerate(self.lessons.items()):
            self.draw_lesson(canvas, Region(0, TOP + number * ROWS, canvas.width, 2), name, lesson)
        call = (Word("Choose a lesson.", "bright"), Word("  Enter starts it."))
        draw_prompt(canvas, palette, height - 3, call, (Word("It is not saved; leave any time.", "dim"),))
        draw_keys(
            canvas, palette, height - 1, row_of(self.hall.keys.at(PAGE), choose="start", sideways="", area="", quit="")
        )

    def draw_lesson(self, canvas: Canvas, at: Region, name: str, lesson: Lesson) -> None:
        palette, here = self.palette, self.is_here(name)
        if here:
            canvas.fill(at, palette.chosen)
        if name in self.hall.settings.learnt.get(self.slug, ()):
            canvas.text(2, at.y, DONE, Ink(palette.lit, bold=True))
        canvas.text(4, at.y, lesson.title, Ink(palette.bright if here else palette.text, bold=True))
        canvas.right(at.right - 2, at.y, f"{lesson.minutes} minutes", Ink(palette.dim))
        canvas.text(4, at.y + 1, lesson.about, Ink(palette.text), at.width - 6)
        self.spot(canvas, at, name)

    def opened(self, thing: Hashable) -> None:
        self.hall.open_lesson(self.slug, str(thing))


class LessonsScreen(LookingScreen):
    """The page of a game's lessons."""

    title_words = "Lessons"

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug

    def page(self) -> Page:
        return LessonsPage(self.slug)
