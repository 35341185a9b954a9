"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Called by every log. It folds the told facts as it goes, so each line knows the table at its moment, and it never
knows more than those eyes.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.facts import UP, AnyEvent, Ended, Entered, Moved, Noted, Shuffled, Turned
from engine.core.fold import fold
from engine.core.pieces import Shown
from engine.core.telling import Told
from engine.core.world import World
from engine.games.fairy_tale.content import Hunt
from engine.games.fairy_tale.marks import EFFECTS, MASK, TARGET
from engine.games.fairy_tale.rules.points import shown_by
from engine.games.fairy_tale.text import counted, direction_of, effect_words, kind_name, listed, meant_by_any
from engine.games.fairy_tale.text import played_in_round as play_of
from engine.games.fairy_tale.zones import CHOSEN, DEALT, DECK, DISCARD, HAND, KEPT, LAYOUT, PACKET, ROUND, ROW

Lines = Iterator[Told]


def narrate(before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
    """What happened, in words."""
    return Story(before.copy(), names).told(event)


def family_of(zone: str) -> str:
    return zone.partition(":")[0]


def owner_of(zone: str) -> int:
    owner = LAYOUT.specs[zone].owner
    assert owner is not None
    return owner


def number_of(ref: Any) -> Any:
    """A piece just shown by its number, anything else as it is."""
    return ref.piece if isinstance(ref, Shown) else ref


class Story:
    """One event being told. `world` is the table before the fact at hand; `said` is what one line tells for all."""

    def __init__(self, world: World, names: Sequence[str]) -> None:
        self.world = world
        self.names = names
        self.said: set[str] = set()
        self.hunting = False
        self.given = ""

    def told(self, event: AnyEvent) -> list[Told]:
        lines: list[Told] = []
        for fact in event.facts:
            tell = TELL.get(type(fact))
            if tell is not None:
                lines += tell(self, fact)
            fold(self.world, fact)
        return lines

    def cards(self, refs: Sequence[Any]) -> str:
        """Known cards by name, others by their number."""
        known = [self.card(ref) for ref in refs if isinstance(number_of(ref), int)]
        return listed(known) if len(known) == len(refs) else f"{counted(len(refs))} card{'s'[: len(refs) - 1]}"

    def card(self, ref: Any) -> str:
        """A single card: its name, or that it lies face down."""
        number = number_of(ref)
        return kind_name(self.world.kinds[number]) if isinstance(number, int) else "a face-down card"

    # Cards that move

    def moved(self, fact: Moved) -> Lines:
        tell = MOVES.get((family_of(fact.origin), family_of(fact.to)))
        return tell(self, fact) if tell is not None else iter(())

    def kept(self, fact: Moved) -> Lines:
        giver, keeper = owner_of(fact.origin), owner_of(fact.to)
        known = all(isinstance(number_of(ref), int) for ref in fact.pieces)
        if giver == keeper:
            yield Told(f"keeps {self.cards(fact.pieces)}", seat=keeper) if known else Told("has chosen", "dim", keeper)
        else:
            yield from self.passing(fact)
            if known:
                yield Told(f"gets {self.cards(fact.pieces)} last", "dim", keeper)

    def passing(self, fact: Moved) -> Lines:
        if "pass" not in self.said:
            self.said.add("pass")
            yield Told(f"Packets go {direction_of(self.world)}", "dim")

    def chosen(self, fact: Moved) -> Lines:
        seat = owner_of(fact.to)
        known = isinstance(number_of(fact.pieces[0]), int)
        yield Told(f"chooses {self.cards(fact.pieces)}", seat=seat) if known else Told("has chosen", "dim", seat)

    def revealed(self, fact: Moved) -> Lines:
        if "reveal" not in self.said:
            self.said.add("reveal")
            yield Told(f"Round {ROUND(self.world)}, reveal {play_of(self.world) + 1}", "title")
        yield Told(self.card(fact.pieces[0]), "news", owner_of(fact.to))

    def drawn(self, fact: Moved) -> Lines:
        known = all(isinstance(number_of(ref), int) for ref in fact.pieces)
        if known:
            yield Told(f"draws {self.cards(fact.pieces)}", "good", owner_of(fact.to))

    def put_away(self, fact: Moved) -> Lines:
        """Told once for everybody, with the first who does it."""
        if "end" not in self.said:
            self.said.add("end")
            yield Told(f"Round {ROUND(self.world)} ends", "title")
            counts = [len(self.world.zones[KEPT[seat]]) for seat in range(self.world.seats)]
            few, many = min(counts), max(counts)
            cards = counted(few) if few == many else f"{counted(few)} to {counted(many)}"
            yield Told(f"{cards.capitalize()} cards each put away, face down for good", "dim")

    def exchanged(self, fact: Moved) -> Lines:
        """The first of the two moves is the gift, the second what comes back for it."""
        card = self.card(fact.pieces[0])
        if not self.given:
            self.given = card
        else:
            yield Told(f"gives {self.given} for {card}", "news", owner_of(fact.to), "exchange")
            self.given = ""

    # Everything else

    def turned(self, fact: Turned) -> Lines:
        card = number_of(fact.piece)
        zone = fact.piece.zone if isinstance(fact.piece, Shown) else self.world.zone_of(card)
        assert zone is not None
        if self.hunting:
            yield Told(f"{self.card(card)} is hunted down", "bad", owner_of(zone), "hunt")
        elif fact.side == UP:
            yield Told(f"{self.card(card)} turned up", "good", owner_of(zone), "unflip")
        else:
            yield Told(f"{self.card(card)} turned down", "bad", owner_of(zone), "flip")

    def entered(self, fact: Entered) -> Lines:
        self.hunting = False
        if fact.phase == "draft":
            yield Told(f"Round {ROUND(self.world)}, draft", "title")
            yield Told(f"{counted(DEALT).capitalize()} cards each, pass {direction_of(self.world)}", "dim")
        elif fact.phase == "end":
            yield Told("The end", "title")

    def shuffled(self, fact: Shuffled) -> Lines:
        if not ROUND(self.world):
            yield Told(f"{len(fact.order)} cards are shuffled", "dim")

    def ended(self, fact: Ended) -> Lines:
        winners = [self.names[seat] for seat in fact.outcome.winners()]
        wins = "wins" if len(winners) == 1 else "win"
        yield Told(f"{listed(winners)} {wins}: {fact.outcome.reason}", "news")

    def noted(self, fact: Noted) -> Lines:
        self.hunting = fact.note in ("hunt", "no_prey")
        tell = NOTES.get(fact.note)
        return tell(self, *fact.args) if tell is not None else iter(())

    def effect(self, sign: str, seat: int, kind: str, index: int) -> Lines:
        yield Told(f"{kind_name(kind)}: {effect_words(EFFECTS[kind][index])}", "title", seat, sign)

    def unflip(self, seat: int, kind: str, index: int) -> Lines:
        return self.effect("unflip", seat, kind, index)

    def flip(self, seat: int, kind: str, index: int) -> Lines:
        return self.effect("flip", seat, kind, index)

    def hunt(self, seat: int, kind: str) -> Lines:
        for index, effect in enumerate(EFFECTS[kind]):
            if isinstance(effect, Hunt):
                yield from self.effect("hunt", seat, kind, index)

    def no_prey(self, seat: int) -> Lines:
        yield Told("There is nothing to hunt", "dim")

    def spared(self, seat: int, side: str, done: int, *owed: str) -> Lines:
        """Some turns did not happen: there was nothing left to turn."""
        way = "up" if side == UP else "down"
        what = meant_by_any(self.missing(seat, side, owed)).removeprefix("one ")
        yield Told(f"has no {what}{' left' if done else ''} to turn {way}", "dim", seat)

    def missing(self, seat: int, side: str, owed: Sequence[str]) -> Sequence[str]:
        """Those of the targets of which nothing is left to turn; what others have face down, nobody can tell."""
        if side == UP:
            return owed
        shown = shown_by(self.world, seat)
        return [what for what in owed if not any(MASK[kind] & TARGET[what] for kind in shown)]

    def draw(self, seat: int, kind: str, count: int) -> Lines:
        drawn = f"draws {counted(count)}" if count else "there is nothing left to draw"
        yield Told(f"{kind_name(kind)}: {drawn}", "title", seat, "draw")

    def exchange(self, seat: int) -> Lines:
        yield Told("swaps a card with the partner", "title", seat, "exchange")

    def refilled(self, count: int) -> Lines:
        yield Told(f"The deck is short: {count} cards put away are shuffled into it", "dim")

    def scored(self, seat: int, points: int) -> Lines:
        yield Told(f"{points} {'point' if abs(points) == 1 else 'points'}", seat=seat)


MOVES: dict[tuple[str, str], Callable[[Story, Moved], Lines]] = {
    (family_of(HAND[0]), family_of(KEPT[0])): Story.kept,
    (family_of(HAND[0]), family_of(PACKET[0])): Story.passing,
    (family_of(KEPT[0]), family_of(CHOSEN[0])): Story.chosen,
    (family_of(CHOSEN[0]), family_of(ROW[0])): Story.revealed,
    (DECK, family_of(KEPT[0])): Story.drawn,
    (family_of(KEPT[0]), DISCARD): Story.put_away,
    (family_of(ROW[0]), family_of(ROW[0])): Story.exchanged,
}

TELL: dict[type, Callable[[Story, Any], Lines]] = {
    Moved: Story.moved,
    Turned: Story.turned,
    Entered: Story.entered,
    Shuffled: Story.shuffled,
    Ended: Story.ended,
    Noted: Story.noted,
}

NOTES: dict[str, Callable[..., Lines]] = {
    "hunt": Story.hunt,
    "no_prey": Story.no_prey,
    "unflip": Story.unflip,
    "flip": Story.flip,
    "spared": Story.spared,
    "draw": Story.draw,
    "exchange": Story.exchange,
    "refilled": Story.refilled,
    "scored": Story.scored,
}
