"""Whole games of Shadowscape in lines of text: every question is answered by its number, up to the sheet."""

import io
import random
from typing import Any

import pytest

from engine.games.shadowscape.content.box import box
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.games.shadowscape.builders import GAME
from tests.tui.thinkers import Brief
from tui.plain import Voice, play_table
from tui.table.session.hints import choices_of

LINES = 3000


class Answers:
    """What somebody types who chooses as the game's own bot would: the number of the choice, in what was listed."""

    def __init__(self, table: Table) -> None:
        self.table, self.rng, self.typed = table, random.Random(3), 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        people = [seat for seat in self.table.waiting() if isinstance(self.table.sitters[seat], Person)]
        if self.table.is_over or self.typed >= LINES or not people:
            return ""
        self.typed += 1
        seat, own = people[0], self.table.seats_of(people[0])
        choices = choices_of(GAME, self.table.view(*own), seat, own)
        picked = GAME.bot.pick(self.table.view(seat), seat, self.rng)
        return f"{choices.index(picked) + 1 if picked in choices else self.rng.randint(1, len(choices))}\n"


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_whole_game_is_played_in_lines_of_text(mode):
    sitters = [Person("Mira"), Person("Mira") if mode == "cooperative" else Bot("Aldo", "greedy")]
    table = Table.create(MemoryStore(), GAME.slug, {"mode": mode, "heroes": "dealt"}, sitters, 4)
    mouth = io.StringIO()
    ear: Any = Answers(table)
    play_table(table, Voice(False, ear, mouth), think=5, thinker=Brief())
    said = mouth.getvalue()
    assert table.is_over
    assert "Turn 2" in said
    assert "Fate shows" in said
    assert "whispers claimed" in said if mode == "cooperative" else " won" in said
    assert "Ask the others" not in said
    for hero in box().heroes.values():  # heroes who are called by their names are not named twice
        assert f"{hero.name} plays {hero.name}" not in said
        assert f"{hero.name} takes 1 wound on {hero.name}" not in said
        assert f"{hero.name}: {hero.name} in" not in said
    assert "Mira (2)" not in said.split("Turn 1", 1)[1]  # once they are chosen, heroes are called by their names
