"""Keys that only one game's board has: bound on it, free everywhere else, and told wherever keys are told."""

import pytest

from engine.games import GAMES
from tests.tui.tables import at_table, laid, shown
from tui.games import FACES
from tui.keys.registry import BOARD, TABLE, commands_at
from tui.pages.reading.help import help_text
from tui.pages.reading.rulebook import keys_in_words

OWN = [(slug, command) for slug, face in FACES.items() for command in face.commands]


@pytest.mark.parametrize(("slug", "command"), OWN, ids=lambda each: getattr(each, "name", each))
def test_a_key_of_a_board_is_an_action_of_it_and_means_nothing_else_there(slug, command):
    board = FACES[slug].board()
    taken = {key for other in commands_at(BOARD, TABLE) for key in other.every_key}
    assert all(hasattr(board, f"action_{call.partition('(')[0]}") for call in command.keys.values())
    assert set(command.every_key) <= set(board._bindings.key_to_bindings)
    assert not set(command.every_key) & taken


@pytest.mark.parametrize(("slug", "command"), OWN, ids=lambda each: getattr(each, "name", each))
def test_a_key_of_a_board_is_in_its_rulebook_in_the_help_and_in_no_other_rulebook(slug, command):
    row = f"| `{command.shown}` | {command.tells} |"
    assert row in keys_in_words(slug, (BOARD, TABLE))
    assert row in help_text().partition(f"## {GAMES[slug].title}")[2]
    assert [other for other in FACES if row in keys_in_words(other, (BOARD, TABLE))] == [slug]


@pytest.mark.parametrize("slug", {slug: None for slug, _ in OWN})
async def test_the_palette_names_the_keys_of_the_board(slug):
    async with at_table(laid(slug=slug), size=(120, 60)) as pilot:
        for command in (command for command in FACES[slug].commands if command.action is not None):
            await pilot.press("ctrl+p", *("space" if sign == " " else sign for sign in command.word if sign.isascii()))
            for _ in range(100):
                await pilot.pause()
                if f"{command.word.capitalize()}  {command.shown}" in shown(pilot):
                    break
            assert f"{command.word.capitalize()}  {command.shown}" in shown(pilot)
            await pilot.press("escape")


@pytest.mark.parametrize(("slug", "command"), OWN, ids=lambda each: getattr(each, "name", each))
def test_a_letter_of_a_board_is_in_neither_case_a_key_of_the_table(slug, command):
    taken = {key for other in commands_at(BOARD, TABLE) for key in other.every_key}
    letters = {key for key in command.every_key if len(key) == 1 and key.isalpha()}
    assert not {letter for letter in letters if letter.swapcase() in taken}
