"""The base of every game's story: what happened, line by line, from what some eyes saw and were told.

It folds the told facts as it goes, so each line knows the table at its moment, and it never knows more than those eyes.
A game's `Story` names its tellers in tables: by fact, by the families of zones a move leads between, by note.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.facts import AnyEvent, Ended, Moved, Noted
from engine.core.folding import fold
from engine.core.pieces import Shown, The
from engine.core.world import World
from engine.kit.telling import Told
from engine.kit.words import counted, listed, whom

Lines = Iterator[Told]
UNTOLD = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a teller raises that finds a card or a note to be other than it knows."""


def family_of(zone: str) -> str:
    """`hand` for every seat's hand."""
    return zone.partition(":")[0]


def number_of(ref: Any) -> Any:
    """A piece just shown, or named in a note, by its number; anything else as it is."""
    return ref.piece if isinstance(ref, Shown | The) else ref


class StoryBase:
    """One event being told. `world` is the table before the fact at hand."""

    tellers: ClassVar[Mapping[type, Callable[[Any, Any], Lines]]] = {}
    afterwards: ClassVar[Mapping[type, Callable[[Any, Any], Lines]]] = {}  # told from the table after the fact
    moves: ClassVar[Mapping[tuple[str, str], Callable[[Any, Moved], Lines]]] = {}
    notes: ClassVar[Mapping[str, Callable[..., Lines]]] = {}
    silent: ClassVar[Collection[str]] = ()  # notes of the game that are told by something else, or by nothing

    def __init__(self, world: World, names: Sequence[str]) -> None:
        self.world = world
        self.names = names

    @classmethod
    def narrate(cls, before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
        """What happened, in words."""
        return cls(before.copy(), names).told(event)

    def told(self, event: AnyEvent) -> list[Told]:
        lines: list[Told] = [*self.in_words(lambda story, event: story.begun(event), event)]
        for fact in event.facts:
            tell = self.tellers.get(type(fact), TELLERS.get(type(fact)))
            lines += self.in_words(tell, fact)
            fold(self.world, fact)
            lines += self.in_words(self.afterwards.get(type(fact)), fact)
        return lines

    def in_words(self, tell: Callable[[Any, Any], Lines] | None, fact: Any) -> Sequence[Told]:
        """A fact as the game tells it; where it has no words, as in a log with cards of another version, plainly."""
        if tell is None:
            return ()
        try:
            return list(tell(self, fact))
        except UNTOLD:
            return list(self.plainly(fact))

    def plainly(self, fact: Any) -> Lines:
        """A fact by its ids alone."""
        if isinstance(fact, Moved):
            what = listed([self.id_of(ref) for ref in fact.pieces])
            yield Told(f"{what}: from {family_of(fact.origin)} to {family_of(fact.to)}", "dim")
        elif isinstance(fact, Noted):
            yield self.unknown(fact)

    def unknown(self, fact: Noted) -> Told:
        """A note that this version has no words for."""
        return Told(f"{fact.note} (unknown to this version)", "dim")

    def id_of(self, ref: Any) -> str:
        """A piece by the id of its kind; one that these eyes do not know is a card."""
        number = number_of(ref)
        known = isinstance(number, int) and number in range(len(self.world.kinds))
        return self.world.kinds[number] if known else "a card"

    def begun(self, event: AnyEvent) -> Lines:
        """What is told of an action before its facts; nothing, unless a game has something to say."""
        return iter(())

    def owner_of(self, zone: str) -> int:
        """Whose place this is."""
        owner: int | None = self.world.game.layout.specs[zone].owner
        assert owner is not None
        return owner

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else at the table."""
        return tuple(other for other in range(self.world.seats) if other != seat)

    def whom(self, seat: int) -> str:
        """A seat in the middle of a sentence: `Aldo`, `you`."""
        return whom(self.names[seat])

    def is_you(self, seat: int) -> bool:
        """Whether a seat belongs to who reads this and has given no name."""
        return self.names[seat] == "You" or self.names[seat].startswith("You (")

    def is_known(self, refs: Sequence[Any]) -> bool:
        return all(isinstance(number_of(ref), int) for ref in refs)

    def name_of(self, number: int) -> str:
        """A known piece by its name."""
        return self.world.kinds[number]

    def card(self, ref: Any) -> str:
        """A card by its name, or that it is one."""
        number = number_of(ref)
        return self.name_of(number) if isinstance(number, int) else "a card"

    def cards(self, refs: Sequence[Any]) -> str:
        """Known cards by name, others by how many they are."""
        return listed([self.card(ref) for ref in refs]) if self.is_known(refs) else counted(len(refs), "card")

    def moved(self, fact: Moved) -> Lines:
        tell = self.moves.get((family_of(fact.origin), family_of(fact.to)))
        return tell(self, fact) if tell is not None else iter(())

    def drawn(self, fact: Moved) -> Lines:
        """What was drawn, to those who may know it."""
        if self.is_known(fact.pieces):
            yield Told(f"draws {self.cards(fact.pieces)}", "good", self.owner_of(fact.to))

    def noted(self, fact: Noted) -> Lines:
        tell = self.notes.get(fact.note)
        if tell is not None:
            return tell(self, *fact.args)
        return iter(() if fact.note in self.silent else (self.unknown(fact),))

    def ended(self, fact: Ended) -> Lines:
        who = self.winners(fact) if fact.outcome.winners() else "Everyone loses"
        yield Told(f"{who}: {fact.outcome.reason}", "news")

    def winners(self, fact: Ended) -> str:
        """`Aldo wins`, `You win`, `Aldo and Brann win`"""
        names = [self.names[seat] for seat in fact.outcome.winners()]
        is_one = len(names) == 1 and self.whom(fact.outcome.winners()[0]) == names[0]
        return f"{listed(names)} {'wins' if is_one else 'win'}"


TELLERS: dict[type, Callable[[Any, Any], Lines]] = {
    Moved: lambda story, fact: story.moved(fact),
    Noted: lambda story, fact: story.noted(fact),
    Ended: lambda story, fact: story.ended(fact),
}
