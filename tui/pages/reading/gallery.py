"""The gallery: every card of a game by kind, with what is printed on it.

Opened at a table it also tells how many of a card the viewer has not seen in this game. It is given the World as they
may see it and counts nothing else, so it can tell no secret. Names in the log and in the rulebook open it at a card.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

import msgspec
from textual import events
from textual.geometry import Region

from engine.core import World
from engine.games import GAMES
from tui.draw.ask import AskScreen
from tui.draw.canvas import Canvas, Ink, Word, Words
from tui.draw.chrome import draw_header, draw_keys, draw_prompt, draw_wall
from tui.draw.glyphs import NOT_POSSIBLE, NOW, GlyphSet
from tui.draw.text_flow import wrapped
from tui.games import FACES
from tui.keys.bindings import bindings_at, row_of
from tui.keys.registry import GALLERY, LIST, PAGE
from tui.pages.page import LookingScreen, Page
from tui.words.cards import Card, Sighting, sighting_of, sightings

TOP, COUNT = 2, 9
"""The first row of the list, and the columns of its numbers."""


Sight = Callable[[], World | None]
"""The table's World as the viewer may see it, asked for whenever the gallery is looked at."""


class Shown(msgspec.Struct, frozen=True):
    """A card of the list, by its place among all."""

    index: int


class GalleryPage(Page):
    """See the module. Without a World it shows the box, and Tab goes to the next game."""

    BINDINGS = bindings_at(LIST, GALLERY)

    def __init__(self, slug: str, sight: Sight | None = None, name: str = "") -> None:
        super().__init__(id="gallery")
        self.slug, self.sight = slug, sight
        self.found: Mapping[str, Sighting] | None = None
        self.wanted, self.top = "", 0
        self.open(slug, name)
        self.look()

    def look(self) -> None:
        """Count anew what is not in sight: the table may have changed, and so may who sits there."""
        if self.sight is not None:
            world = self.sight()
            self.found = sightings(world) if world is not None else {}
            self.repaint()

    def open(self, slug: str, name: str = "") -> None:
        """Show a game's cards, the cursor on the one of this name."""
        self.slug, self.face = slug, FACES[slug]
        groups = {group: rank for rank, group in enumerate(dict.fromkeys(card.group for card in self.face.cards))}
        self.cards = sorted(self.face.cards, key=lambda card: groups[card.group])
        there = [card for card in self.cards if name and name in (card.name, *card.names)]
        self.cursor = Shown(self.cards.index(there[0]) if there else 0)
        self.top = 0

    @property
    def glyphs(self) -> GlyphSet:
        """A game whose signs have letters of their own in ASCII spells them itself."""
        return self.face.glyphs(super().glyphs)

    # What is shown

    @property
    def shown(self) -> list[int]:
        """The cards that are searched for, by their places."""
        wanted = self.wanted.casefold()
        return [index for index, card in enumerate(self.cards) if wanted in text_of(card)]

    @property
    def index(self) -> int:
        return self.cursor.index if isinstance(self.cursor, Shown) else 0

    @property
    def rows(self) -> list[int | str]:
        """The list: places of cards, with the name of each kind above its first."""
        rows: list[int | str] = []
        group = ""
        for index in self.shown:
            if self.cards[index].group != group:
                group = self.cards[index].group
                rows.append(group)
            rows.append(index)
        return rows

    @property
    def room(self) -> int:
        return max(self.size.height - TOP - 4, 1)

    def list_width(self) -> int:
        return 36 if self.size.width < 100 else 48

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        palette, height, left = self.palette, canvas.height, self.list_width()
        rows = self.rows
        title = (Word(GAMES.entry(self.slug).title, "gold", bold=True), Word("  cards"))
        right = [Word(f"/{self.wanted}  ", "lit")] if self.wanted else []
        draw_header(canvas, palette, title, (*right, Word(self.summary(), "dim")))
        draw_wall(canvas, palette, left, 1, height - 4)
        here = rows.index(self.index) if self.index in rows else 0
        self.top = max(min(self.top, here - 1), here - self.room + 1, 0)
        for y, row in enumerate(rows[self.top : self.top + self.room], TOP):
            self.draw_listed(canvas, Region(0, y, left, 1), row)
        if self.shown:
            self.draw_card(canvas, Region(left + 3, TOP, canvas.width - left - 5, height - TOP - 4))
            card = self.cards[self.index]
            draw_prompt(canvas, palette, height - 3, (Word(card.name, "bright"), Word(f"  {card.group}", "dim")), ())
        else:
            canvas.text(3, TOP, "No cards match.", Ink(palette.dim), left - 4)
        words = {"choose": "", "sideways": "kind", "heading": "", "area": "next game" if self.found is None else ""}
        draw_keys(canvas, palette, height - 1, row_of(self.hall.keys.at(GALLERY, LIST, PAGE), **words))

    def summary(self) -> str:
        """How many cards there are, and how many of them are not in sight."""
        if self.found is None:
            return f"{sum(card.copies for card in self.cards)} in the box"
        each = [sighting_of(card, self.found) for card in self.cards]
        return f"{sum(one.unseen for one in each)} of {sum(one.there for one in each)} unseen"

    def draw_listed(self, canvas: Canvas, at: Region, row: int | str) -> None:
        palette = self.palette
        if isinstance(row, str):
            canvas.text(1, at.y, row, Ink(palette.gold, bold=True), at.width - 2)
            if self.found is not None and at.y == TOP:
                canvas.right(at.right - 1, at.y, "unseen", Ink(palette.dim))
            return
        thing, card = Shown(row), self.cards[row]
        here = self.is_here(thing)
        if here:
            canvas.fill(at, palette.chosen)
            canvas.text(1, at.y, NOW, Ink(palette.selected, bold=True))
        number = self.number(card)
        gone = self.found is not None and not sighting_of(card, self.found).there
        ink = Ink(palette.dim if gone else palette.bright if here else palette.text, bold=here)
        canvas.text(3, at.y, card.name, ink, at.width - 4 - COUNT)
        canvas.right(at.right - 1, at.y, number, Ink(palette.dim if gone else palette.lit))
        self.spot(canvas, at, thing, "cards")

    def number(self, card: Card) -> str:
        """Beside a name: copies in the box, or how many are unseen."""
        if self.found is None:
            return f"{NOT_POSSIBLE}{card.copies}" if card.copies > 1 else ""
        seen = sighting_of(card, self.found)
        return f"{seen.unseen} of {seen.there}" if seen.there else ""

    def draw_card(self, canvas: Canvas, at: Region) -> None:
        """What is printed on the card under the cursor, and where its copies may be."""
        card, palette = self.cards[self.index], self.palette
        spans = [
            [(text, ink._replace(bold=True)) for text, ink in self.face.spans(card.title, palette)],
            *(self.face.spans(line, palette) for line in card.lines),
            self.face.spans(counted(card, self.found), palette),
        ]
        y = at.y
        for item in spans:
            for row in wrapped(item, at.width):
                if y < at.bottom:
                    canvas.spans(at.x, y, row, at.width)
                y += 1
            y += 1 if at.height > 24 else 0

    # Going

    def step(self, way: int) -> None:
        """To the card so many places further down the list."""
        shown = self.shown
        if shown:
            now = shown.index(self.index) if self.index in shown else 0
            self.go(Shown(shown[max(0, min(now + way, len(shown) - 1))]))

    def action_move(self, way: str) -> None:
        if way in ("up", "down"):
            self.step(1 if way == "down" else -1)
        else:
            self.action_heading(1 if way == "right" else -1)

    def action_turn(self, pages: int) -> None:
        self.step(pages * (self.room - 1))

    def action_end(self, way: int) -> None:
        self.step(way * len(self.cards))

    def action_heading(self, step: int) -> None:
        """To the first card of the next or the last kind."""
        firsts = [index for index in self.shown if not index or self.cards[index].group != self.cards[index - 1].group]
        later = [index for index in firsts if index > self.index]
        before = [index for index in firsts if index < self.index]
        ways = later[:1] if step > 0 else before[-1:]
        if ways:
            self.go(Shown(ways[0]))

    def action_area(self, step: int) -> None:
        """To the next game; at a table there is but one."""
        if self.found is None:
            order = list(FACES)
            self.open(order[(order.index(self.slug) + step) % len(order)])
            self.repaint()

    def opened(self, thing: Hashable) -> None:
        """A click shows a card; there is nothing more to open."""

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.step(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.step(-3)

    def action_search(self) -> None:
        def search(word: str | None) -> None:
            if word is not None:
                self.wanted = word
                self.step(0)
                self.repaint()

        asks = AskScreen.text("Search", "A name, a kind or any word on a card:", self.wanted, verb="search")
        self.app.push_screen(asks, search)


def text_of(card: Card) -> str:
    """Everything a card says, to be searched."""
    words = (card.title, *card.lines)
    return " ".join((card.group, card.name, *("".join(word.text for word in line) for line in words))).casefold()


def counted(card: Card, found: Mapping[str, Sighting] | None) -> Words:
    """How many there are, and how many of them the viewer has not seen."""
    if found is None or not card.kinds:
        return (Word(f"{card.copies} in the box." if card.copies > 1 else "There is only one.", "dim"),)
    seen = sighting_of(card, found)
    if not seen.there:
        return (Word("Not in this game.", "dim"),)
    if not seen.unseen:
        return (Word("You can see it." if seen.there == 1 else f"You can see all {seen.there}.", "lit"),)
    if seen.there == 1:
        return (Word("You have not seen it: it lies face down or in someone's hand.", "gold"),)
    return (Word(f"{seen.unseen} of {seen.there} unseen: face down or in someone's hand.", "gold"),)


class GalleryScreen(LookingScreen):
    """All cards of a game."""

    places = (PAGE, LIST, GALLERY)
    title_words = "Cards"

    def __init__(self, slug: str, sight: Sight | None = None, name: str = "") -> None:
        super().__init__()
        self.slug, self.sight, self.card = slug, sight, name

    def page(self) -> Page:
        return GalleryPage(self.slug, self.sight, self.card)
