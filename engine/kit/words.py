"""Small words that every game says alike: lists, numbers, one and several."""

from collections.abc import Sequence
from textwrap import wrap

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`"""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def spelled(count: int) -> str:
    """`three`, as long as that is short."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, noun: str, several: str = "") -> str:
    """`one card`, `three cards`"""
    return f"{spelled(count)} {noun if abs(count) == 1 else several or noun + 's'}"


def numbered(count: int, noun: str, several: str = "") -> str:
    """`1 card`, `3 cards`"""
    return f"{count} {noun if abs(count) == 1 else several or noun + 's'}"


def capitalized(text: str) -> str:
    """The same with a capital at its beginning; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    """The same to go on with in the middle of a sentence."""
    return text[:1].lower() + text[1:]


def whom(name: str) -> str:
    """A player in the middle of a sentence: `Aldo`, but `you`."""
    return uncapitalized(name) if name == "You" or name.startswith("You (") else name


def a_or_an(noun: str) -> str:
    """`a card`, `an item`"""
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"


ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


def cut(name: str, width: int) -> str:
    """A name for a narrow place: cut with an ellipsis, never reworded; the number of a chapter stays."""
    if len(name) <= width:
        return name
    tail = name[-1] if name[-1].isdigit() else ""
    return f"{name[: width - 1 - len(tail)].rstrip()}{ELLIPSIS}{tail}"


def cut_lines(name: str, width: int) -> tuple[str, ...]:
    """A name in one line or two, the last cut with an ellipsis where it is too long."""
    first, *others = wrap(name, width, break_long_words=False, break_on_hyphens=False)
    rest = " ".join(others)
    return tuple(cut(line, width) for line in (first, rest) if line)
