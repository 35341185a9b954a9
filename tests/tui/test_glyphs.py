"""Signs: one cell each, with a twin for terminals that know only ASCII."""

import pytest
from rich.cells import cell_len

from tui.games.fairy_tale import look
from tui.glyphs import ASCII, FRAMES, SEATS, UNICODE, Glyph, seat_glyph

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
    assert len({seat.shown for seat in SEATS}) == len({seat.twin for seat in SEATS}) == 5


def test_a_sixth_seat_begins_again_with_the_first_shape():
    assert seat_glyph(5) == seat_glyph(0)


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
