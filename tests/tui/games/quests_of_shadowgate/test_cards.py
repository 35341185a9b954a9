"""The adventure cards in every size: what they show, how a state shows without colour, and that everything fits."""

import pytest
from rich.cells import cell_len
from textual.theme import BUILTIN_THEMES

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from tests.tui.games.quests_of_shadowgate.scenes import DARK, random_game, scene_of
from tui.board.cards import Size
from tui.draw.canvas import Block
from tui.draw.glyphs import UNICODE, GlyphSet
from tui.draw.theme import READABLE, THEMES, contrast_of, palette_of
from tui.games.quests_of_shadowgate.look import LOOK, SIGNS
from tui.games.quests_of_shadowgate.paint.cards import FULL, LOW, NARROW_LOW, PLAIN, SIZES, TIGHT, State, picture
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.scenes.verdicts import brief_of
from tui.games.quests_of_shadowgate.view import Verdict

KINDS = tuple(box().adventure)
PAYS = Verdict("√ pays ♥2♦1♣1", "√ ♥2♦1♣1", "lit")
STATES = (
    PLAIN,
    State(selected=True, key="1"),
    State(legal=True, key="2"),
    State(legal=False, key="3"),
    State(legal=True, chosen=True, key="4"),
    State(fresh=True, key="5"),
)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.name}{size.width}")


def drawn(
    kind: str, size: Size, state: State = PLAIN, verdict: Verdict | None = None, glyphs: GlyphSet = UNICODE
) -> list[str]:
    return ["".join(cells) for cells in picture(kind, size, state, verdict, DARK, glyphs).cells]


@every_size
@pytest.mark.parametrize("state", STATES, ids=str)
def test_every_card_fills_exactly_its_cells(size, state):
    for kind in KINDS:
        assert [cell_len(line) for line in drawn(kind, size, state, PAYS)] == [size.width] * size.height


def test_a_full_card_shows_name_type_torch_resources_cost_and_verdict():
    lines = drawn("kings_crown", FULL, State(legal=True, key="2"), PAYS)
    assert lines[0].endswith(" free ─╮")
    assert "King's Crown" in lines[1]
    assert "Ω Royal" in lines[2]
    assert "pays ♥2♦2♣1" in lines[3]
    assert "cost ♥" in lines[4]
    assert "√ pays ♥2♦1♣1" in lines[5]
    assert " 2 " in lines[6]


@every_size
def test_every_card_shows_its_name_in_every_size_cut_with_an_ellipsis_at_most(size):
    for kind in KINDS:
        card = box().adventure[kind]
        words = " ".join("".join(drawn(kind, size)).replace("│", " ").split())
        inside = words.replace(" free", "")
        if "…" not in words:
            assert all(piece in inside for piece in card.name.split()), (kind, size)
            continue
        start = card.name.split()[0]
        assert start in inside or start[: size.width - 3] in inside, (kind, words)


@every_size
def test_the_torch_stands_on_every_card(size):
    for kind in KINDS:
        assert f" {box().adventure[kind].torch} " in "".join(drawn(kind, size))


@every_size
def test_a_card_that_costs_no_action_says_so(size):
    for kind in KINDS:
        assert ("free" in "".join(drawn(kind, size))) is box().adventure[kind].no_action


@pytest.mark.parametrize("size", [FULL, TIGHT, LOW, NARROW_LOW], ids=lambda size: f"{size.name}{size.width}")
def test_a_state_shows_without_colour(size):
    assert drawn("yorick", size, State(selected=True))[0].startswith(("╔", "¤"))
    assert drawn("yorick", size, State(selected=True))[2].startswith("║")
    assert drawn("yorick", size, State(chosen=True, key="3"))[2].startswith("┃")
    assert "3 √" in drawn("yorick", size, State(chosen=True, key="3"))[-1]
    assert "×" in "".join(drawn("yorick", size, State(legal=False, key="3"), Verdict("× no action", "× 0 left")))
    assert "!" in "".join(drawn("yorick", size, State(fresh=True)))
    assert "!" not in "".join(drawn("yorick", size))


@every_size
def test_in_ascii_a_card_has_ascii_signs_only(size):
    for kind in KINDS:
        assert "".join(drawn(kind, size, State(selected=True, chosen=True), PAYS, LOOK.spelling)).isascii()


def test_every_verdict_of_a_game_fits_a_full_card_and_its_short_form_a_low_one():
    for seed in (5, 6):
        for world in random_game(seed, 3, stealing="on"):
            for seat in world.waiting():
                for card in table_of(scene_of(world, seat)).hand:
                    if card.verdict is not None:
                        assert cell_len(card.verdict.text) <= 15, card.verdict
                        assert cell_len(card.verdict.short) <= 8, card.verdict


def test_every_event_is_told_in_eleven_cells():
    for card in box().adventure.values():
        if isinstance(card, EventCard):
            assert all(cell_len(brief_of(effect)) <= 11 for effect in card.effects)


def test_signs_and_their_letters_are_one_cell_wide_and_differ():
    assert all(cell_len(glyph) == cell_len(twin) == 1 for glyph, twin in SIGNS.values())
    assert len({glyph for glyph, _ in SIGNS.values()}) == len(SIGNS)
    assert len({twin for _, twin in SIGNS.values()}) == len(SIGNS)
    assert not {"+", "-"} & {twin for _, twin in SIGNS.values()}  # quests write "+Magic", the standing "12 -5"


@pytest.mark.parametrize("theme", [*THEMES, *BUILTIN_THEMES.values()], ids=lambda theme: theme.name)
def test_every_letter_on_a_card_reads_on_the_card_in_every_theme_and_state(theme):
    palette = palette_of(theme)
    kinds = ("yorick", "kings_crown", "mimic", "falling_dusk", "golden_thorn", "bone_axe", "rime_ward")
    blocks = [
        picture(kind, size, state, PAYS, palette, UNICODE) for kind in kinds for size in SIZES for state in STATES
    ]
    assert min(map(contrast_on, blocks)) >= READABLE


def contrast_on(block: Block) -> float:
    """The lowest contrast between a letter, number or sign of the block and what it stands on."""
    cells = [cell for row in zip(block.cells, block.inks, strict=True) for cell in zip(*row, strict=True)]
    written = [ink for sign, ink in cells if sign.isalnum() or sign in "♥♦♣×√!"]
    return min((contrast_of(ink.fg, ink.bg) for ink in written if ink.fg and ink.bg), default=21.0)
