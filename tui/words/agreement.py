"""Narration about several seats, or about "You": the verb of a line agrees with whom it is said of.

Games tell what one seat does (`keeps a card`, `has chosen`) without naming it; logs, stories and line mode put a name
before that. A line that begins with a capital is no verb (a card's name, a title) and stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tui.words.seating import YOU

IRREGULAR = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
OUTCOMES = frozenset({"gains", "draws", "takes", "loses", "discards", "heals", "has"})
"""What may come of a deed, told after a colon or semicolon: verbs of the same seats."""
OUTCOME = re.compile(r"(?<=[:;] )[a-z]+\b")
HISSING = ("ss", "sh", "ch", "x", "zz")


def plural(text: str) -> str:
    """`has chosen` as `have chosen`, `plays Explore: gains 1¢` as `play Explore: gain 1¢`."""
    if not is_verb(text):
        return text
    verb, space, rest = text.partition(" ")
    told = OUTCOME.sub(lambda found: plural_verb(found[0]) if found[0] in OUTCOMES else found[0], rest)
    return f"{plural_verb(verb)}{space}{told}"


def is_verb(text: str) -> bool:
    """Whether a line begins with what its seat does."""
    verb = text.partition(" ")[0]
    return verb.isalpha() and verb.islower() and verb.endswith("s")


def plural_verb(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    stem = verb.removesuffix("es")
    return stem if verb != stem and stem.endswith(HISSING) else verb.removesuffix("s")


def verb_for(names: Sequence[str], verb: str) -> str:
    """`wins` of somebody, `win` of several and of "You"."""
    return verb if len(names) == 1 and not is_you(names[0]) else plural_verb(verb)


def all_of(names: Sequence[str], text: str) -> str:
    """A line with several names before it: `Aldo, Brann and Cyra think`."""
    if len(names) < 2:
        return said_of("".join(names), text)
    return f"{', '.join(names[:-1])} and {names[-1]} {plural(text)}"


def said_of(name: str, text: str) -> str:
    """A line with the name before it: `Aldo keeps it`, `You keep it`, `Aldo: Castle`, `Your Castle: turn one up`."""
    if not text[:1].islower():
        whose = f"Your{name[len(YOU) :]}" if is_you(name) else f"{name}'s"
        return f"{whose} {text.removeprefix('The ')}" if ": " in text else f"{name}: {text}"
    return f"{name} {plural(text) if is_you(name) else text}"


def is_you(name: str) -> bool:
    """Whether a seat belongs to who reads this and has given no name: "You", and "You (2)" for their second one."""
    return name == YOU or name.startswith(f"{YOU} (")
