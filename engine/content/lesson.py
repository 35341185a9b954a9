"""The form of a lesson: a scripted game on the real engine, the same form for every game.

`tutorial.toml` is a game's first lesson and names the `further` ones, which lie in `lessons/`. A step waits for one
deed of the player and may say what it expects: which actions, with which things. Asides are told once, the first time
the engine asks for their deed. Which deeds and things exist is known to the game.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.content.problems import ARROW, ContentProblem, unknown

Text = Annotated[str, Meta(min_length=1)]
Positive = Annotated[int, Meta(ge=1)]

FIRST = "tutorial"
"""The name of the lesson that every game has."""

SIDE = ":"
"""Between a kind and the side it shows, where that matters: `vehicle_1:b`."""

WITH = "+"
"""Between two things that are chosen together: `vehicle_2+4` is that vehicle and the fourth space."""


class Answer(msgspec.Struct, frozen=True):
    """An action as a lesson knows it: its tag, and the kinds and words it names."""

    name: str
    things: frozenset[str] = frozenset()


class Step(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    rename={"awaits": "await", "otherwise": "else"},
):
    """What to say, and what the player must do (`times` times) before the next step is said.

    `take` names the actions it asks for, `choose` the things, any of them; whoever does something else is told `else`.
    `without` is said instead of `text` where nothing of it can be done, or where the player lacks one of `given` or all
    of `some`: the step then lets `patience` deeds pass before it is left out. `drawn` follows either where there is a
    screen: where things stand on it and which keys move there, of no use in lines of text.
    """

    title: Text
    text: Text
    awaits: Text
    times: Positive = 1
    take: tuple[Text, ...] = ()
    choose: tuple[Text, ...] = ()
    given: tuple[Text, ...] = ()
    some: tuple[Text, ...] = ()
    otherwise: Text | None = None
    without: Text | None = None
    drawn: Text | None = None
    patience: Positive = 1
    rule: Text | None = None

    @property
    def expects(self) -> bool:
        """Whether it asks for something in particular."""
        return bool(self.take or self.choose)

    @property
    def is_conditional(self) -> bool:
        """Whether its words are not for everybody."""
        return self.expects or bool(self.given or self.some)

    def is_met_by(self, answer: Answer) -> bool:
        """Whether this is what it asks for."""
        named = not self.take or answer.name in self.take
        return named and (not self.choose or any(answer.things.issuperset(one.split(WITH)) for one in self.choose))

    def fits(self, offers: Collection[Answer], reach: Collection[str]) -> bool:
        """Whether its words are true of a player with these choices and these things."""
        can_be_done = not self.expects or any(map(self.is_met_by, offers))
        has_some = not self.some or any(thing in reach for thing in self.some)
        return can_be_done and has_some and all(thing in reach for thing in self.given)


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Said once, when the engine first asks the player for this deed, whatever step is open."""

    on: Text
    title: Text
    text: Text
    rule: Text | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table of the lesson and its steps; `you` is the learner's seat, the other seats are bots."""

    title: Text
    minutes: Positive
    seats: Positive
    seed: Annotated[int, Meta(ge=0)]
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    about: str = ""
    you: Annotated[int, Meta(ge=0)] = 0
    bot: Text = "adept"
    options: dict[str, str] = {}
    asides: tuple[Aside, ...] = ()
    further: tuple[Text, ...] = ()


def file_of(name: str) -> str:
    """Where a lesson lies in its game's folder."""
    return f"{FIRST}.toml" if name == FIRST else f"lessons/{name}.toml"


def problems_of_lessons(
    slug: str,
    first: Lesson,
    further: Mapping[str, Lesson],
    deeds: Collection[str],
    things: Collection[str],
    thing: str = "card",
) -> Iterator[ContentProblem]:
    """What is wrong with the lessons of a game."""
    for name, lesson in {FIRST: first, **further}.items():
        yield from lesson_problems(f"{slug}/{file_of(name)}", lesson, deeds, things, thing)


def lesson_problems(
    file: str, lesson: Lesson, deeds: Collection[str], things: Collection[str], thing: str = "card"
) -> Iterator[ContentProblem]:
    """Deeds nobody can do, things that do not exist, a seat that is not there. `thing` is what can be chosen."""
    for number, step in enumerate(lesson.steps, 1):
        place = f"steps #{number}{ARROW}"
        if step.awaits not in deeds:
            yield unknown(file, f"{place}await", "deed", step.awaits, deeds)
        for key, named in (("choose", step.choose), ("given", step.given), ("some", step.some)):
            for one in (part for words in named for part in words.split(WITH)):
                if one.partition(SIDE)[0] not in things and not one.isdecimal():
                    yield unknown(file, f"{place}{key}", thing, one, things)
        if step.expects and step.otherwise is None:
            yield ContentProblem(
                file,
                f"{place}else",
                "a step that expects a choice needs words for another one",
            )
        if step.is_conditional and step.without is None:
            yield ContentProblem(file, f"{place}without", "a step with a condition needs words for when it is not met")
    for number, aside in enumerate(lesson.asides, 1):
        if aside.on not in deeds:
            yield unknown(file, f"asides #{number}{ARROW}on", "deed", aside.on, deeds)
    if lesson.you >= lesson.seats:
        yield ContentProblem(file, "you", f"seats are counted from 0; valid: 0 to {lesson.seats - 1}")
