"""The score sheet of Shadowscape: shards line by line, ties in words, and what heroes did together."""

import msgspec
import pytest

from engine.games.shadowscape.scoring import effort_of
from tests.games.shadowscape.builders import GAME
from tests.tui.games.shadowscape.scenes import game, scene_of
from tui.board.sheet import SheetSpot
from tui.draw.canvas import Canvas, Ink
from tui.draw.glyphs import seat_glyph
from tui.draw.theme import HOUSE
from tui.games.shadowscape.score.paint import SheetPen, paint_sheet
from tui.games.shadowscape.score.scene import NAMES, sheet_of

DARK = HOUSE["duskhall-dark"]


def ended(mode: str):
    *_, world = game(1, 3, chance=0.2, mode=mode)
    return world


@pytest.fixture(scope="module")
def rivals():
    return ended("competitive")


@pytest.fixture(scope="module")
def partners():
    return ended("cooperative")


def drawn(sheet, size):
    canvas = Canvas(*size, Ink(DARK.text, DARK.page))
    paint_sheet(SheetPen(canvas, DARK), sheet, SheetSpot(0))
    return "\n".join(canvas.lines())


def test_the_total_of_every_player_is_the_sum_of_the_lines(rivals):
    sheet = sheet_of(scene_of(rivals, 0))
    assert [score.total for score in sheet.scores] == [sum(line.shards for line in one.lines) for one in sheet.scores]
    assert [score.place for score in sheet.scores] == sorted(score.place for score in sheet.scores)


@pytest.mark.parametrize("size", [(80, 19), (120, 33), (155, 52)], ids=str)
def test_the_sheet_names_every_hero_and_every_line(rivals, size):
    sheet = sheet_of(scene_of(rivals, 0))
    text = drawn(sheet, size)
    assert all(score.hero in text for score in sheet.scores)
    assert "Whispers" in text


def test_every_player_has_a_digit_and_the_decisive_shards_are_told(rivals):
    sheet = sheet_of(scene_of(rivals, 0))
    first, second = ([score for score in sheet.scores if score.place == place] for place in (1, 2))
    gains = {sort: first[0].part(sort) - second[0].part(sort) for sort in NAMES}
    assert gains[sheet.decided] == max(gains.values()) > 0
    told = "".join(word.text for word in sheet.verdict)
    assert told.endswith(f"  Decisive: {NAMES[sheet.decided].lower()}.")
    rows = drawn(sheet, (80, 19)).splitlines()
    for digit, score in enumerate(sheet.scores, 1):
        assert any(row.startswith(f"  {digit}  {seat_glyph(score.seat)} {score.name}") for row in rows)


def test_together_every_player_has_a_digit_and_no_sort_of_shards_is_decisive(partners):
    sheet = sheet_of(scene_of(partners, 0))
    assert sheet.decided == ""
    rows = drawn(sheet, (80, 19)).splitlines()
    for digit, score in enumerate(sheet.scores, 1):
        assert any(row.startswith(f"  {digit}  {seat_glyph(score.seat)} {score.name}") for row in rows)


def test_together_the_sheet_tells_whether_the_heroes_won_and_what_is_left(partners):
    sheet = sheet_of(scene_of(partners, 0))
    won = 1 in partners.outcome.places
    verdict = "".join(word.text for word in sheet.verdict)
    assert verdict.startswith("You have won together." if won else "The dungeon has won.")
    assert "Fate cards left" in drawn(sheet, (120, 33))


def test_together_the_header_says_with_how_many_whispers_it_ended(partners):
    side = GAME.words.status(partners, 0).side
    assert side is not None
    claims = effort_of(partners).claims
    assert side.words == f"with {claims} whisper{'' if claims == 1 else 's'}"


def test_a_seat_that_is_called_by_its_hero_is_not_named_twice(partners):
    heroes = tuple(GAME.words.seat_title(partners, seat) for seat in range(partners.seats))
    assert all(heroes)
    text = drawn(sheet_of(msgspec.structs.replace(scene_of(partners, 0), names=heroes)), (120, 33))
    for hero in heroes:
        assert hero in text
        assert f"{hero}, {hero}" not in text
        assert f"{hero} {hero}" not in text


def test_a_seat_has_no_title_before_its_hero_is_chosen():
    assert GAME.words.seat_title(next(iter(game(1, 3))), 0) == ""
