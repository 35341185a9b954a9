"""Signs in ASCII: told apart within a game, and never read as words, alone or beside the text they stand in."""

import io
from importlib import import_module

import pytest

from engine.games import GAMES
from tests.tui.draw.test_glyphs import signs_in
from tests.tui.tables import at_table, laid, play, settled, shown
from tests.tui.thinkers import Brief
from tui.draw.glyphs import ASCII, DONE, NEW, NOT_POSSIBLE, NOW, SEATS, Glyph, seat_glyph
from tui.plain import Voice, play_table, watch

WORDS = frozenset("aAiI")
"""The words of one letter."""

MARKS = (NOW, DONE, NOT_POSSIBLE, NEW)
"""What stands before or behind a sign and says something about it."""

every_game = pytest.mark.parametrize("slug", GAMES)
SMALL, MIDDLE = (80, 24), (120, 40)
SHAPES = {seat.shown for seat in SEATS}


def twins_of(slug, *more) -> dict[str, str]:
    """How the signs of a game and the shapes of its seats are spelled."""
    module = import_module(f"tui.games.{slug}.look")
    signs = signs_in(module) | {seat_glyph(seat) for seat in range(GAMES[slug].seats[-1])}
    return {sign: module.LOOK.glyphs(ASCII)(sign) for sign in sorted({*signs, *more})}


@every_game
def test_no_sign_of_a_game_is_spelled_like_another_or_like_a_mark(slug):
    twins = twins_of(slug, *MARKS)
    assert len(set(twins.values())) == len(twins), twins


@every_game
def test_no_sign_of_a_game_is_a_mark_itself(slug):
    assert not set(twins_of(slug)) & set(MARKS)


@every_game
def test_no_sign_of_a_game_is_spelled_as_a_word(slug):
    assert not WORDS & set(twins_of(slug).values())


def test_no_sign_of_all_games_is_spelled_as_a_word():
    assert not {shown for shown, twin in Glyph.declared.items() if twin in WORDS}


def run_together(signs: str, letters: str) -> set[str]:
    """Where the letter of a sign touches another letter, or a digit a digit: a word or a number nobody meant.

    Seats that stand side by side are a row of shapes in ASCII as well.
    """
    found = set()
    for drawn, spelled in zip(signs.splitlines(), letters.splitlines(), strict=True):
        for at, (sign, letter) in enumerate(zip(drawn, spelled, strict=True)):
            near = [place for place in (at - 1, at + 1) if 0 <= place < len(drawn)]
            beside = [spelled[place] for place in near if not (sign in SHAPES and drawn[place] in SHAPES)]
            is_letter = letter.isalpha() and any(other.isalpha() for other in beside)
            is_digit = letter.isdigit() and any(other.isdigit() for other in beside)
            if not sign.isascii() and (is_letter or is_digit):
                found.add(f"{drawn[max(0, at - 2) : at + 3]} as {spelled[max(0, at - 2) : at + 3]}")
    return found


async def both(table, size) -> tuple[str, str]:
    """A screen with signs and in ASCII."""
    pictures = []
    for ascii in (False, True):
        async with at_table(table, size=size, ascii=ascii) as pilot:
            pictures.append(shown(pilot))
    return pictures[0].replace("½", "5."), pictures[1].replace(".5", "5.")


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("moves", [30, 110])
@every_game
async def test_no_sign_runs_together_with_the_text_beside_it(slug, moves, size):
    table = play(laid(slug=slug, seed=5), moves)
    while 0 not in table.waiting() and not table.is_over:
        play(table, 1)
    assert run_together(*(await both(table, size))) == set()


@every_game
async def test_no_sign_runs_together_on_the_sheet_of_a_finished_game(slug):
    assert run_together(*(await both(play(laid(slug=slug, seed=5)), MIDDLE))) == set()


@pytest.mark.parametrize("faction", ["demons", "glacien", "drow", "necromancers", "storm_lords"])
async def test_no_sign_of_a_faction_runs_together_with_the_text_beside_it(faction):
    table = play(laid(slug="shadowrift", seed=3, faction=faction), 90)
    assert run_together(*(await both(table, SMALL))) == set()


async def page_of_rules(slug, heading) -> str:
    """The rulebook in ASCII at one of its headings, opened at a table."""
    async with at_table(laid(slug=slug, seed=5), ascii=True) as pilot:
        pilot.app.open_rulebook(slug, heading)
        await settled(pilot)
        return shown(pilot)


@pytest.mark.parametrize(
    ("slug", "heading", "row"),
    [
        ("shadowrift", "Base cards", "Coin 2\\ lies open; pays 1$"),
        ("shadowscape", "Symbols", "( @ ) beasts, brigands, undead"),
        ("shadowscape", "Keys", "<> Move the cursor"),
    ],
)
async def test_a_rulebook_spells_the_signs_of_its_game_and_the_keys_as_everywhere(slug, heading, row):
    assert row in " ".join((await page_of_rules(slug, heading)).split())


def in_lines(slug, *, ascii: bool) -> str:
    """A game begun in line mode, and watched again."""
    table, mouth = laid(slug=slug, seed=5), io.StringIO()
    typed = [*["1"] * 8, "look", "log", "rules", "quit"]
    play_table(table, Voice(ascii, io.StringIO("\n".join(typed)), mouth), thinker=Brief())
    watch(table.journal, [0], Voice(ascii, io.StringIO("all\n"), mouth))
    return mouth.getvalue()


@every_game
def test_line_mode_spells_the_signs_of_a_game_as_its_board_does(slug):
    spelled = import_module(f"tui.games.{slug}.look").LOOK.glyphs(ASCII)
    assert in_lines(slug, ascii=True) == spelled(in_lines(slug, ascii=False))


def test_line_mode_tells_prowess_from_coin_in_ascii():
    said = in_lines("shadowrift", ascii=True)
    assert "1\\" in said
    assert "1$" in said
    assert "1?" not in said


def test_after_a_game_a_voice_spells_as_before():
    voice = Voice(True, io.StringIO("quit\n"), io.StringIO())
    play_table(laid(slug="shadowrift", seed=5), voice, thinker=Brief())
    assert voice.glyphs is ASCII
