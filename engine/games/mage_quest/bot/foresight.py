"""Looking to the end of a quest: the fewest actions found that finish it, for each way to begin. For bots that search.

The same visits and the same estimate as in `planning`, with a wider beam that goes on until the books are created.
What follows from a quest is remembered: looks ahead from one moment, and from the next one, meet the same quests.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from heapq import nsmallest
from typing import Any

from msgspec.structs import replace

from engine.games.mage_quest.bot.planning import Planner
from engine.games.mage_quest.bot.quest import Quest
from engine.games.mage_quest.land import Chart
from engine.kit.printed import Remembered

BEAM = 16
MOST_VISITS = 40
MOST_REMEMBERED = 6_000

Roots = Sequence[tuple[Any, Quest]]  # ways to begin, each with the quest after it
Next = tuple[int, float, Quest]  # actions until there, about how many are missing then, the quest with nothing spent


class Foresight:
    """Looks ahead on one chart."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.following = Remembered(self._following, MOST_REMEMBERED)
        self.found = Remembered(self._needed, MOST_REMEMBERED)
        self.plans: dict[tuple[type, Quest], Any] = {}

    def needed(self, quest: Quest) -> float:
        """How many actions it takes to finish a quest; where no way is found, the estimate."""
        return self.found[replace(quest, spent=0) if quest.spent else quest]

    def _needed(self, start: Quest) -> float:
        total = self.totals([start])[0]
        return self.planner.missing(start) if total is None else total

    def best(self, asked: type, quest: Quest, roots: Callable[[], Roots]) -> Any:
        """The beginning that ends soonest, None if none does. What is asked and the quest settle which there are."""
        if (asked, quest) not in self.plans:
            if len(self.plans) >= MOST_REMEMBERED:
                self.plans.clear()
            offered = roots()
            totals = enumerate(self.totals([quest for _, quest in offered]))
            ends = [(total, index) for index, total in totals if total is not None]
            self.plans[asked, quest] = offered[min(ends)[1]][0] if ends else None
        return self.plans[asked, quest]

    def totals(self, roots: Sequence[Quest]) -> list[float | None]:
        """For each beginning the fewest actions in all, what it has spent included; None where none was found."""
        best: list[float | None] = [float(root.spent) if root.is_won else None for root in roots]
        beam = [
            (root.spent + self.planner.missing(root), root.spent, index, replace(root, spent=0))
            for index, root in enumerate(roots)
            if not root.is_won
        ]
        fewest = min((total for total in best if total is not None), default=float("inf"))
        for _ in range(MOST_VISITS):
            coming: dict[Quest, tuple[float, int, int, Quest]] = {}
            for _, spent, index, quest in nsmallest(BEAM, beam, key=lambda one: one[:3]):
                for actions, missing, after in self.following[quest]:
                    total = spent + actions
                    if after.is_won:
                        known = best[index]
                        best[index] = float(total) if known is None or total < known else known
                        fewest = min(fewest, total)
                    elif after not in coming or coming[after][0] > total + missing:
                        coming[after] = (total + missing, total, index, after)
            beam = [one for one in coming.values() if one[1] < fewest]
            if not beam:
                break
        return best

    def _following(self, quest: Quest) -> tuple[Next, ...]:
        """Every visit from here, by what it leads to."""
        afters = (visit.way.after for visit in self.planner.visits(quest))
        return tuple((after.spent, self.planner.missing(after), replace(after, spent=0)) for after in afters)


@lru_cache(maxsize=16)
def foresight_of(chart: Chart) -> Foresight:
    return Foresight(Planner(chart))
