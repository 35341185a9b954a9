"""While a question is open, every digit and letter of a board stands for the same thing, wherever the cursor is."""

import re

import pytest

from engine.games import GAMES
from tests.tui.off_screen import OffScreen
from tests.tui.tables import laid, play
from tui.games import FACES
from tui.table.session.session import Session


def quiet(slug):
    """A board of the game without a screen."""

    return type("Quiet", (OffScreen, type(FACES[slug].board())), {})()


def letters_of(slug):
    """The letters that lead to things of a board."""
    calls = [call for command in FACES[slug].commands for call in command.keys.values()]
    return [found[1] for call in calls if (found := re.fullmatch(r"letter\('(\w)'\)", call))]


def told_by_keys(board, slug):
    """What every digit and letter stands for now."""
    found = {}
    for number, spot in enumerate(board.table.keyed(), 1):
        slot = board.table.slot(spot)
        found[str(number)] = (spot, slot.ref, slot.action, slot.pick)
    for letter in letters_of(slug):
        found[letter] = [(spot, board.table.slot(spot).action) for spot in board.table.lettered(letter)]
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_keys_keep_their_meaning_while_the_cursor_goes_everywhere(slug):
    table, asked = laid(slug=slug, seed=3), 0
    for _ in range(40):
        play(table, 5)
        if table.is_over or 0 not in table.waiting():
            continue
        scene = Session(table, (0,), pace="instant").picture().scene
        board = quiet(slug)
        board.show(scene)
        keys, asked = told_by_keys(board, slug), asked + 1
        for spot, _ in list(board.table.everything()):
            board.go(spot)
            board.show(scene)  # as it is whenever somebody else does something
            assert told_by_keys(board, slug) == keys
    assert asked >= 5


@pytest.mark.parametrize("slug", GAMES)
def test_a_digit_pressed_once_changes_no_other_key(slug):
    """Pointing is not choosing: the second press finds under its key what the first one showed."""
    table = laid(slug=slug, seed=4)
    pressed = 0
    for _ in range(40):
        play(table, 5)
        if table.is_over or 0 not in table.waiting():
            continue
        board = quiet(slug)
        board.show(Session(table, (0,), pace="instant").picture().scene)
        keys = told_by_keys(board, slug)
        for digit in [key for key in keys if key.isdigit()]:
            board._pointed = None
            board.action_pick(int(digit))
            assert told_by_keys(board, slug) == keys
            pressed += 1
    assert pressed > 5
