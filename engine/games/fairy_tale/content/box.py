"""The loaded cards of Fairy Tale, checked as a whole.

Read by every other module of the game. A file that does not fit, or a deck that does not add up, is refused with
every problem named: the form of the files by the loader, what holds between files by `checks`.
"""

import msgspec

from engine.content.lesson import Lesson
from engine.games.fairy_tale.content.checks import cross_problems
from engine.games.fairy_tale.content.forms import Files, GameFile, Kind
from engine.kit.box import BoxLoader

SLUG = "fairy_tale"


class Cards(msgspec.Struct, frozen=True):
    """The whole content of the game, ready for use; `kinds` is in deck order (by file, then as written)."""

    game: GameFile
    kinds: dict[str, Kind]
    lesson: Lesson

    def __getitem__(self, id: str) -> Kind:
        return self.kinds[id]

    def deck(self, rules: str) -> list[str]:
        """Every card of a rule set by its kind's id, copies side by side; expert is basic and more."""
        kinds = [kind for kind in self.kinds.values() if rules == "expert" or kind.set == "basic"]
        return [kind.id for kind in kinds for _ in range(kind.copies)]


def build(files: Files) -> Cards:
    return Cards(files.game, {kind.id: kind for _, kind in files.kinds()}, files.lesson)


box = BoxLoader(SLUG, Files, build, cross_problems)
load, check = box.load, box.check
