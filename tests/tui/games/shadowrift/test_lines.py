"""Shadowrift without a screen: a whole game in lines of text, and the stories of the recorded games."""

import io
import re
from pathlib import Path

import pytest

from engine.games.shadowrift.zones import ROUND
from engine.journal import Journal
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.games.shadowrift.builders import GAME
from tests.tui.thinkers import Brief
from tui.plain import Voice, play_table
from tui.table.story import story_of

LOGS = sorted((Path(__file__).resolve().parents[3] / "playthroughs").glob("shadowrift-*.jsonl"))


@pytest.fixture(scope="module")
def played():
    """A game of two own heroes and a companion, every choice the first, and everything that was said."""
    sitters = [Person("Mira"), Person("Mira"), Bot("Aldo", "greedy")]
    table = Table.create(MemoryStore(), GAME.slug, {"stacks": "first"}, sitters, 5)
    mouth = io.StringIO()
    play_table(table, Voice(False, io.StringIO("1\n" * 900), mouth), thinker=Brief())
    return table, mouth.getvalue()


def test_a_whole_game_is_played_in_lines(played):
    table, said = played
    assert table.is_over
    assert "Shadowrift (Fire Dragons, first stacks)." in said
    assert ROUND(table.journal.world) > 3
    for number in range(1, ROUND(table.journal.world)):
        assert f"Round {number}, Heroes act" in said
    assert GAME.words.ending(table.journal.outcome).rstrip(".").casefold() in said.casefold()


def test_no_line_says_the_same_twice(played):
    _, said = played
    choices = re.findall(r"^\d+\. (.+)$", said, flags=re.M)
    assert "Play Explore: gain 1¢" in choices
    assert [choice for choice in choices if re.search(r"(.{6,})\. \1\.$", choice)] == []


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_round_by_round_to_its_end(path):
    journal = Journal.load(path.read_bytes())
    story = story_of(journal)
    assert story.startswith("Shadowrift")
    for number in range(1, ROUND(journal.world) + 1):
        assert f"\nRound {number}\n" in story
    assert journal.outcome.reason in " ".join(story.split())
    assert "_" not in story
