"""How the hall draws a game: emblem, name, players and minutes, what it is, how you have fared at it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from textual.color import Color
from textual.geometry import Region

from tui.draw.canvas import Canvas, Ink, Span, Word, Words, width_of
from tui.draw.glyphs import Glyph, GlyphSet
from tui.draw.plots import columns, tall_columns
from tui.draw.theme import Palette
from tui.games import poster_of
from tui.pages.hall.plan import LARGE_GAME, WHOLE_GAME
from tui.pages.hall.tables import spread
from tui.pages.hall.view import Playable
from tui.table.picture import figure

LEARN = Glyph("◊", "*").shown
EMBLEM, LARGE_EMBLEM = 7, 13
NAME = 22


def draw_game(canvas: Canvas, palette: Palette, at: Region, game: Playable) -> None:
    """One game in the room it has: one row, two, or a block with its emblem."""
    large = at.height >= LARGE_GAME
    if large:
        draw_large_emblem(canvas, palette, at.x, at.y, game)
    else:
        draw_emblem(canvas, palette, at.x, at.y, min(at.height, 2), game)
    x = at.x + (LARGE_EMBLEM if large else EMBLEM) + 2
    words = Region(x, at.y, at.right - x, at.height)
    canvas.spans(x, at.y, title_row(game, words.width, palette), words.width)
    if large:
        draw_block(canvas, palette, words, game)
    elif at.height > 2:
        draw_tagline(canvas, palette, words, game)
    elif at.height > 1:
        canvas.text(x, at.y + 1, game.tagline, Ink(palette.text), words.width)


def colour_of(game: Playable, palette: Palette) -> Color:
    """The game's own colour in this theme."""
    poster = poster_of(game.slug)
    return poster.look.colour(poster.colour, palette)


def emblem_words(game: Playable, signs: str, glyphs: GlyphSet) -> Words:
    """A row of the emblem, each sign a word, in the colours and letters of its game."""
    poster = poster_of(game.slug)
    return poster.look.spelled(poster.sign_words(signs), glyphs)


def draw_emblem(canvas: Canvas, palette: Palette, x: int, y: int, height: int, game: Playable) -> None:
    """The signs on a ground of the game's colour."""
    canvas.fill(Region(x, y, EMBLEM, height), palette.mix(colour_of(game, palette), 0.24))
    for row, signs in enumerate(poster_of(game.slug).emblem[:height]):
        drawn = poster_of(game.slug).look.spans(emblem_words(game, signs, canvas.glyphs), palette)
        canvas.spans(x + (EMBLEM - width_of(drawn)) // 2, y + row, drawn)


def draw_large_emblem(canvas: Canvas, palette: Palette, x: int, y: int, game: Playable) -> None:
    """The signs wide apart on the back of a card."""
    colour = colour_of(game, palette)
    card = Region(x, y, LARGE_EMBLEM, 5)
    canvas.fill(card.shrink((1, 1, 1, 1)), palette.mix(colour, 0.2))
    canvas.frame(card, "round", Ink(colour))
    for row, signs in enumerate(poster_of(game.slug).emblem):
        apart = [
            part
            for word in emblem_words(game, signs, canvas.glyphs)
            if word.text.strip()
            for part in (word, Word("   "))
        ]
        drawn = poster_of(game.slug).look.spans(tuple(apart[:-1]), palette)
        canvas.spans(x + (LARGE_EMBLEM - width_of(drawn)) // 2, y + 1 + 2 * row, drawn)


def title_row(game: Playable, width: int, palette: Palette) -> list[Span]:
    poster = poster_of(game.slug)
    name = poster.look.spans((Word(game.title, poster.colour, bold=True),), palette)
    size: list[Span] = [(game.players, Ink(palette.bright, bold=True)), (f" {game.minutes}'", Ink(palette.text))]
    gap = max(NAME - width_of(name), 2) if width >= NAME + 34 else 2
    left = [*name, (" " * gap, Ink()), *size]
    return spread(width, left, list(record_of(game, width - width_of(left) - 2, palette)))


def record_of(game: Playable, room: int, palette: Palette) -> Iterator[Span]:
    """How often it was played and won; for a game never played, the offer to learn it."""
    if game.untried:
        offers = (f"{LEARN} t learn in {game.lesson}", f"{LEARN} t learn it", f"{LEARN} t")
        yield next((offer for offer in offers if len(offer) <= room), ""), Ink(palette.lit, bold=True)
    elif game.played:
        long = f"{game.played} played, {game.won} won"
        yield long if len(long) <= room else f"{game.won} of {game.played} won", Ink(palette.dim)


def draw_tagline(canvas: Canvas, palette: Palette, at: Region, game: Playable) -> int:
    """What the game is, in the two rows below its name; the row after that."""
    first, *rest = wrap(game.tagline, at.width)
    rows = [first, " ".join(rest)] if rest else [first]
    for y, row in enumerate(rows, at.y + 1):
        canvas.text(at.x, y, row, Ink(palette.text), at.width)
    return at.y + 1 + len(rows)


def draw_block(canvas: Canvas, palette: Palette, at: Region, game: Playable) -> None:
    """Tagline, options, form; below them a plot where there is room for one."""
    y = draw_tagline(canvas, palette, at, game)
    y = max(y, at.y + 3) if len(game.choices) < 3 else y
    for name, values in game.choices:
        if y < at.y + LARGE_GAME - 1:
            x = canvas.text(at.x, y, f"{name} ", Ink(palette.dim))
            canvas.text(x, y, values, Ink(palette.text), at.right - x)
            y += 1
    canvas.spans(at.x, at.y + 5, list(form_of(game, palette)), at.width)
    if at.height >= WHOLE_GAME and len(game.last_scores) > 1:
        draw_plot(canvas, palette, Region(at.x, at.y + LARGE_GAME, at.width, at.height - LARGE_GAME - 1), game)


def form_of(game: Playable, palette: Palette) -> Iterator[Span]:
    """The last scores as small columns, and the best."""
    if game.last_scores:
        yield "last scores ", Ink(palette.dim)
        yield columns(game.last_scores), Ink(palette.gold)
        yield f" {figure(game.last_scores[-1])}", Ink(palette.bright, bold=True)
        if game.best is not None:
            yield "   best ", Ink(palette.dim)
            yield figure(game.best), Ink(palette.bright, bold=True)


def draw_plot(canvas: Canvas, palette: Palette, at: Region, game: Playable) -> None:
    """Your scores from game to game, latest on the right."""
    wide = 4
    values = game.last_scores[-(at.width // (wide + 1)) :]
    for y, row in enumerate(tall_columns(values, at.height - 1, width=wide), at.y):
        canvas.text(at.x, y, row, Ink(palette.gold))
    for index, value in enumerate(values):
        canvas.text(at.x + index * (wide + 1), at.bottom - 1, f"{figure(value):^{wide}}", Ink(palette.dim))
