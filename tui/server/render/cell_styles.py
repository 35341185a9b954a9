"""How a cell looks, in the codes of the terminal it is for, and the shortest way from one look to another."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tui.server.render.colour_depth import Depth, is_colour, told

SHINING_THROUGH = frozenset({4, 7, 9, 21, 53})
"""Attributes by which even a space shows its colour: lines and reversal."""

ENDED_BY = {1: 22, 2: 22, 3: 23, 4: 24, 5: 25, 6: 25, 7: 27, 8: 28, 9: 29, 21: 24, 51: 54, 52: 54, 53: 55}
"""What switches an attribute off."""


class Look(NamedTuple):
    """Attributes, and colours as codes; empty ones are the terminal's own."""

    attributes: frozenset[int] = frozenset()
    fore: str = ""
    back: str = ""

    @property
    def is_hollow(self) -> bool:
        """Whether a space in this look shows its background alone."""
        return not self.attributes & SHINING_THROUGH


PLAIN = Look()


@lru_cache(16384)
def look_of(codes: str, depth: Depth) -> Look:
    """A style that was rendered in all colours, as a terminal with so many of them shows it."""
    found, attributes = {38: "", 48: ""}, set()
    parts = iter(told(codes, depth)) if codes else iter(())
    for code in parts:
        number = int(code or 0)
        if number in found:
            kind = next(parts)
            found[number] = ";".join([code, kind, *(next(parts) for _ in range(3 if kind == "2" else 1))])
        elif is_colour(number):
            found[48 if 40 <= number <= 49 or number >= 100 else 38] = "" if number in (39, 49) else code
        elif number:
            attributes.add(number)
    return Look(frozenset(attributes), found[38], found[48])


@lru_cache(16384)
def blank_of(look: Look) -> Look:
    """The look of a space, where there is nothing to read."""
    return Look(back=look.back) if look.is_hollow else look


@lru_cache(16384)
def way(before: Look, after: Look) -> str:
    """The codes that lead from one look to another; none where they are the same."""
    if before == after:
        return ""
    if after == PLAIN:
        return "\x1b[0m"
    ended = sorted({ENDED_BY[number] for number in before.attributes - after.attributes if number in ENDED_BY})
    kept = {number for number in before.attributes & after.attributes if ENDED_BY.get(number) not in ended}
    codes = [*map(str, ended), *map(str, sorted(after.attributes - kept))]
    if after.fore != before.fore:
        codes.append(after.fore or "39")
    if after.back != before.back:
        codes.append(after.back or "49")
    return f"\x1b[{';'.join(codes)}m"
