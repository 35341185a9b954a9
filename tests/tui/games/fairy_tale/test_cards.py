"""Fairy Tale's cards in every size: what they show, and how a state shows without colour."""

import tomllib
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from textual.theme import BUILTIN_THEMES

from tests.tui.games.fairy_tale.views import EGG, FACES, KNIGHT, LAIR, TALE, TRICKSTER, UNKNOWN, down
from tui.board.cards import Size
from tui.draw.canvas import Block
from tui.draw.glyphs import ASCII, UNICODE, GlyphSet
from tui.draw.theme import HOUSE, READABLE, THEMES, contrast_of, palette_of
from tui.games.fairy_tale.look import CATEGORIES, FACTIONS
from tui.games.fairy_tale.paint.cards import (
    CHIP,
    COMPACT,
    FULL,
    LINE,
    MARK,
    PLAIN,
    SIZES,
    TIGHT,
    State,
    effect_lines,
    one_line_name,
    picture,
)
from tui.games.fairy_tale.view import CardFace

DARK = HOUSE["duskhall-dark"]
ALL_THEMES = [*THEMES, *BUILTIN_THEMES.values()]
SIGNS = "♣♥♦♠*@⌂§×√↓↑↔!?"
CONTENT = Path(__file__).parents[3] / "content" / "fairy_tale" / "cards"
CARDS = [card for path in sorted(CONTENT.glob("*.toml")) for card in tomllib.loads(path.read_text("utf-8"))["cards"]]
STATES = (
    PLAIN,
    State(selected=True, key="1"),
    State(legal=True, key="2"),
    State(legal=True),
    State(legal=True, tick="9"),
    State(legal=False, key="3"),
    State(chosen=True, key="4"),
    State(change="new"),
    State(selected=True, legal=True, change="down"),
)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.name}{size.width}")
framed = pytest.mark.parametrize("size", [FULL, TIGHT, COMPACT], ids=lambda size: size.name)


def drawn(face: CardFace, size: Size, state: State = PLAIN, glyphs: GlyphSet = UNICODE) -> list[str]:
    return ["".join(cells) for cells in picture(face, size, state, DARK, glyphs).cells]


@every_size
@pytest.mark.parametrize("state", STATES, ids=str)
@pytest.mark.parametrize("face", [*FACES, *map(down, FACES), UNKNOWN], ids=lambda face: face.short or "unknown")
def test_a_card_fills_exactly_its_cells(size, state, face):
    lines = drawn(face, size, state)
    assert [cell_len(line) for line in lines] == [size.width] * size.height


@every_size
@pytest.mark.parametrize("face", [*FACES, *map(down, FACES), UNKNOWN], ids=lambda face: face.short or "unknown")
def test_in_ascii_a_card_has_ascii_signs_only(size, face):
    lines = drawn(face, size, State(selected=True, legal=True, change="swap"), ASCII)
    assert "".join(lines).isascii()


def test_a_full_card_reads_like_the_printed_one():
    assert drawn(KNIGHT, FULL, State(legal=True, key="1")) == [
        "╭───────────────╮",
        "│ 3          @ ♦│",
        "│ Knight of the │",
        "│ Round Table   │",
        "│ Character     │",
        "│ Your Bronze   │",
        "│ Dragons score │",
        "│ 3 more for    │",
        "│ each Knight.  │",
        "│ ×4     now +9 │",
        "╰────── 1 ──────╯",
    ]


def test_a_tight_card_keeps_the_whole_effect():
    assert drawn(LAIR, TIGHT, State(legal=True, key="5")) == [
        "╭─────────────╮",
        "│ 6   ×4   ⌂ ♣│",
        "│Dragon's     │",
        "│Lair         │",
        "│↓ YOU turn a │",
        "│Dragonvale   │",
        "│card face    │",
        "│down.        │",
        "╰ 5 ───── +6 ─╯",
    ]


def test_a_compact_card_shows_how_it_scores_and_what():
    face = replace(KNIGHT, points=6, maths="3×2")
    assert drawn(face, COMPACT)[1:4] == ["│ Round Table│", "│ Knight     │", "│ ♦ @ 3×2  6 │"]


def test_a_chip_shows_signs_points_and_short_name():
    assert drawn(replace(LAIR, points=6), CHIP) == ["▌♣ ⌂         6", "▌Dragon's Lair"]


def test_a_line_holds_everything_in_26_cells():
    assert drawn(replace(LAIR, points=6), LINE) == ["▌♣⌂ Dragon's Lair        6"]


def test_a_mark_holds_faction_category_and_points():
    assert drawn(replace(LAIR, points=6), MARK) == [" ♣⌂6 "]


@pytest.mark.parametrize(("points", "mark"), [(12, " ♣12 "), (-1, " ♣−1 ")])
def test_a_mark_gives_the_category_s_place_to_a_second_digit(points, mark):
    assert drawn(replace(LAIR, points=points), MARK) == [mark]


def test_the_egg_shows_that_it_belongs_to_every_faction():
    assert drawn(EGG, FULL)[1].rstrip("│").endswith("*")
    assert drawn(EGG, FULL)[4].strip("│ ") == "Every category"


def test_a_loss_has_a_real_minus_sign():
    assert "now −1" in drawn(TRICKSTER, FULL)[9]


@every_size
def test_a_card_nobody_may_know_shows_no_letter_and_no_number(size):
    text = "".join(drawn(UNKNOWN, size))
    assert "░" in text
    assert not any(sign.isalnum() for sign in text)


@pytest.mark.parametrize(
    "size", [size for size in SIZES if size.name not in ("mark", "tag")], ids=lambda size: size.name
)
def test_an_own_face_down_card_shows_its_name_and_that_it_lies_down(size):
    text = "".join(drawn(down(LAIR), size))
    assert "░" in text
    assert "Dragon" in text


@framed
def test_only_a_selected_card_has_a_double_frame(size):
    assert drawn(KNIGHT, size, State(selected=True))[0].startswith("╔")
    assert drawn(KNIGHT, size)[0].startswith("╭")


@pytest.mark.parametrize("size", [CHIP, LINE, MARK], ids=lambda size: size.name)
def test_a_selected_card_without_a_frame_has_an_arrow(size):
    assert drawn(KNIGHT, size, State(selected=True))[0].startswith("▶")


@framed
def test_a_card_that_cannot_be_chosen_has_a_cross_and_promises_nothing(size):
    lines = drawn(KNIGHT, size, State(legal=False, key="3"))
    assert "3 ×" in lines[-1]
    assert "+9" not in "".join(lines)


@pytest.mark.parametrize("size", [COMPACT, CHIP, LINE], ids=lambda size: size.name)
def test_a_legal_card_of_a_row_has_a_tick(size):
    assert "√" in "".join(drawn(KNIGHT, size, State(legal=True)))
    assert "√" not in "".join(drawn(KNIGHT, size))


@pytest.mark.parametrize("size", [FULL, COMPACT, CHIP, LINE, MARK], ids=lambda size: size.name)
def test_a_digit_stands_for_the_tick_of_a_legal_card_of_a_row(size):
    card = "".join(drawn(KNIGHT, size, State(legal=True, tick="7")))
    assert "7" in card
    assert not {"√", "["} & set(card)


@pytest.mark.parametrize("size", [FULL, TIGHT], ids=lambda size: size.name)
def test_a_card_that_makes_partners_swap_says_so(size):
    assert "↔" in "".join(drawn(replace(TRICKSTER, swaps=True), size))
    assert "↔" not in "".join(drawn(TRICKSTER, size))


def test_a_legal_mark_stands_in_brackets():
    assert drawn(replace(LAIR, points=6), MARK, State(legal=True)) == ["[♣⌂6]"]


def test_a_chosen_card_of_the_hand_has_a_heavy_frame_and_a_tick():
    lines = drawn(KNIGHT, FULL, State(chosen=True, key="4"))
    assert lines[0].startswith("┏")
    assert "4 √" in lines[-1]


@pytest.mark.parametrize("size", [FULL, COMPACT, CHIP, LINE, MARK], ids=lambda size: size.name)
@pytest.mark.parametrize(("change", "sign"), [("new", "!"), ("up", "↑"), ("down", "↓"), ("swap", "↔")])
def test_what_changed_since_the_last_turn_is_marked(size, change, sign):
    face = replace(KNIGHT, points=3)
    assert sign in "".join(drawn(face, size, State(change=change)))
    assert sign not in "".join(drawn(face, size))


@pytest.mark.parametrize("theme", ALL_THEMES, ids=lambda theme: theme.name)
def test_every_letter_on_a_card_reads_on_the_card_in_every_theme_and_state(theme):
    palette = palette_of(theme)
    faces = [*FACES, down(LAIR), UNKNOWN]
    blocks = [picture(face, size, state, palette, UNICODE) for face in faces for size in SIZES for state in STATES]
    assert min(map(contrast_on, blocks)) >= READABLE


def contrast_on(block: Block) -> float:
    """The lowest contrast between a letter, number or sign of the block and what it stands on."""
    cells = [cell for row in zip(block.cells, block.inks, strict=True) for cell in zip(*row, strict=True)]
    written = [ink for sign, ink in cells if sign.isalnum() or sign in SIGNS]
    return min((contrast_of(ink.fg, ink.bg) for ink in written if ink.fg and ink.bg), default=21.0)


def test_a_name_is_cut_with_an_ellipsis_and_never_reworded():
    assert one_line_name(KNIGHT, 30) == "Knight of the Round Table"
    assert one_line_name(KNIGHT, 20) == "Knight of the Round…"
    assert one_line_name(KNIGHT, 12) == "Knight of t…"


def test_a_chapter_s_number_is_never_alone_on_a_line():
    assert drawn(TALE, TIGHT)[3] == "│Tale\u00a02       │"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_every_printed_effect_fits_a_card_in_four_lines_of_thirteen(card):
    lines = effect_lines(CardFace(effect=card["text"]))
    assert 1 <= len(lines) <= 4
    assert max(map(len, lines)) <= 13


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_every_printed_card_has_a_look(card):
    assert set(card["factions"]) <= set(FACTIONS)
    assert set(card["categories"]) <= set(CATEGORIES)
