"""Every ruling is cited where it is coded, so that a reader finds the sentence and the rule from each other."""

import re
from pathlib import Path

from engine.content.loading import content_root

RULES = Path(__file__).resolve().parents[3] / "engine" / "games" / "shadowrift"
NAMES_ONLY = {100}  # what a card is called is no rule
CITED = re.compile(r"rulings? (\d+(?:(?: to |, | and )\d+)*)")


def cited_in(text: str) -> set[int]:
    """The numbers that a text cites; `7 to 9` are three of them."""
    found: set[int] = set()
    for said in CITED.findall(text):
        for part in re.split(r", | and ", said):
            first, _, last = part.partition(" to ")
            found |= set(range(int(first), int(last or first) + 1))
    return found


def test_numbers_are_read_one_by_one_and_as_a_range():
    assert cited_in("# ruling 4\n  # rulings 7 to 9, 12 and 30") == {4, 7, 8, 9, 12, 30}


def test_every_ruling_is_cited_where_it_is_coded_and_nothing_else_is():
    written = re.findall(r"^(\d+)\. ", (content_root() / "shadowrift" / "RULINGS.md").read_text(), re.MULTILINE)
    cited = set().union(*(cited_in(file.read_text()) for file in RULES.rglob("*.py")))
    assert cited == set(map(int, written)) - NAMES_ONLY
