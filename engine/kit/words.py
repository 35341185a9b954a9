"""Small words that every game says alike: lists, numbers, one and several."""

from collections.abc import Sequence

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`"""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def spelled(count: int) -> str:
    """`three`, as long as that is short."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, noun: str, several: str = "") -> str:
    """`one card`, `three cards`"""
    return f"{spelled(count)} {noun if count == 1 else several or noun + 's'}"


def numbered(count: int, noun: str, several: str = "") -> str:
    """`1 card`, `3 cards`"""
    return f"{count} {noun if count == 1 else several or noun + 's'}"


def a_or_an(noun: str) -> str:
    """`a card`, `an item`"""
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"
