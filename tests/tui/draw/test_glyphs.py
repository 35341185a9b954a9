"""Signs: one cell each, with a twin for terminals that know only ASCII."""

from importlib import import_module
from pkgutil import walk_packages

import pytest
from rich.cells import cell_len

import tui
from engine.games import GAMES
from tui.draw.glyphs import ASCII, FRAMES, SEATS, UNICODE, Glyph, seat_glyph
from tui.games.fairy_tale import look
from tui.games.mage_quest import look as mage_look

DRAWING = ("tui.draw", "tui.board", "tui.games", "tui.table", "tui.pages", "tui.lobby")
for module in walk_packages(tui.__path__, "tui."):
    if module.name.startswith(DRAWING):
        import_module(module.name)  # a sign is declared where it is drawn
declared = pytest.mark.parametrize(("shown", "twin"), sorted(Glyph.declared.items()))


@declared
def test_every_declared_glyph_is_one_cell_wide(shown, twin):
    assert cell_len(shown) == 1


@declared
def test_every_twin_is_one_printable_ascii_sign(shown, twin):
    assert len(twin) == 1
    assert twin.isascii()
    assert twin.isprintable()


def test_the_seats_can_be_told_apart_in_both_sets():
    assert len({seat.shown for seat in SEATS}) == len({seat.twin for seat in SEATS}) == 6


def test_there_are_shapes_for_six_seats_and_no_more():
    assert (seat_glyph(5), ASCII(seat_glyph(5))) == ("Φ", "P")
    with pytest.raises(IndexError):
        seat_glyph(6)


def test_factions_can_be_told_apart_in_both_sets():
    glyphs = [faction.glyph for faction in look.FACTIONS.values()]
    assert len(set(glyphs)) == len({ASCII(glyph) for glyph in glyphs}) == len(look.FACTIONS)


def test_no_faction_category_or_effect_uses_the_shape_of_a_seat():
    factions = {faction.glyph for faction in look.FACTIONS.values()}
    kinds = {kind.glyph for kind in (*look.CATEGORIES.values(), *look.EFFECTS.values())}
    assert (factions | kinds).isdisjoint(seat.shown for seat in SEATS)


@pytest.mark.parametrize("kind", FRAMES)
def test_every_frame_has_an_ascii_form(kind):
    assert all(ASCII(part).isascii() for part in FRAMES[kind])


def test_a_double_frame_differs_from_a_round_one_in_ascii_too():
    assert [ASCII(part) for part in FRAMES["double"]] != [ASCII(part) for part in FRAMES["round"]]


def test_unicode_leaves_a_text_alone():
    assert UNICODE("♣ Zoë …") == "♣ Zoë …"


def test_ascii_keeps_the_letters_of_a_name_and_drops_its_accents():
    assert ASCII("Zoë Ångström") == "Zoe Angstrom"


def test_ascii_spells_halves_out():
    assert ASCII("4½ points") == "4.5 points"


def test_ascii_shows_a_question_mark_for_a_sign_nobody_declared():
    assert ASCII("龍") == "?"


def test_a_glyph_cannot_be_declared_with_two_twins():
    with pytest.raises(ValueError, match="already declared"):
        Glyph("●", "q")


def signs_in(module) -> set[str]:
    """The signs that a game's look names for its things."""
    found: set[str] = set()
    for name in ("SIGNS", "FACTIONS", "CATEGORIES", "EFFECTS"):
        named = getattr(module, name, {})
        for sign in map(module.sign_of, named) if isinstance(named, tuple) else named.values():
            found.add(sign if isinstance(sign, str) else sign[0] if isinstance(sign, tuple) else sign.glyph)
    found |= {getattr(module, name) for name in ("TORCH", "QUEST") if hasattr(module, name)}
    return {sign for sign in found if sign.strip()}


@pytest.mark.parametrize("slug", GAMES)
def test_the_signs_of_a_game_and_of_its_seats_can_be_told_apart_in_ascii(slug):
    module = import_module(f"tui.games.{slug}.look")
    glyphs = module.LOOK.glyphs(ASCII)
    signs = signs_in(module) | {seat_glyph(seat) for seat in range(GAMES[slug].seats[-1])}
    twins = {sign: glyphs(sign) for sign in sorted(signs)}
    assert len(set(twins.values())) == len(twins), twins


def test_the_arrows_of_a_book_can_be_told_apart_in_ascii():
    glyphs = mage_look.LOOK.glyphs(ASCII)
    assert len({glyphs(arrow) for arrow in mage_look.ARROWS}) == len(mage_look.ARROWS)
