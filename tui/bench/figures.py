"""One line of the speed table: what was measured, the bar it is held against, and whether it holds."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Literal

import msgspec

Verdict = Literal["holds", "misses", "no bar", "not measured"]


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A measured value in its unit. `most` or `least` is the bar; `why` says what kept it from being measured."""

    what: str
    value: float | None
    unit: str
    most: float | None = None
    least: float | None = None
    why: str = ""

    @property
    def verdict(self) -> Verdict:
        if self.value is None:
            return "not measured"
        if self.most is None and self.least is None:
            return "no bar"
        low = self.least is None or self.value >= self.least
        high = self.most is None or self.value <= self.most
        return "holds" if low and high else "misses"

    @property
    def measured(self) -> str:
        """The value in words."""
        return self.why if self.value is None else f"{number(self.value)} {self.unit}"

    @property
    def bar(self) -> str:
        """The bar in words."""
        if self.most is not None:
            return f"{number(self.most)} {self.unit} or less"
        return f"{number(self.least)} {self.unit} or more" if self.least is not None else ""


def number(value: float) -> str:
    """Three digits that matter, thousands apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def missing(what: str, why: str) -> Figure:
    """A line for what could not be measured."""
    return Figure(what, None, "", why=why)


def seconds(act: Callable[[], object], repeats: int) -> float:
    """The median time an act takes."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        act()
        times.append(time.perf_counter() - start)
    return median(times)
