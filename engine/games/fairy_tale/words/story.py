"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Called by every log. It folds the told facts as it goes, so each line knows the table at its moment, and it never
knows more than those eyes.
"""

from collections.abc import Sequence
from typing import Any

from engine.core.facts import UP, AnyEvent, Asked, Entered, Moved, Noted, Shuffled, Turned
from engine.core.pieces import Shown
from engine.core.world import World
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.printed import MASK, TARGET
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.room import many_of
from engine.games.fairy_tale.effects.rows import EFFECTS
from engine.games.fairy_tale.names import effect_words, kind_name, meant_by_any
from engine.games.fairy_tale.setup import partner_of
from engine.games.fairy_tale.table import Contest, contested, shown_by
from engine.games.fairy_tale.words.prompts import direction_of
from engine.games.fairy_tale.words.prompts import played_in_round as play_of
from engine.games.fairy_tale.zones import CHOSEN, DEALT, DECK, DISCARD, HAND, KEPT, PACKET, ROUND, ROW
from engine.kit.story import Lines, StoryBase, family_of, number_of
from engine.kit.telling import Told
from engine.kit.words import numbered, spelled


class Story(StoryBase):
    """One event being told. `said` is what one line tells for all."""

    def __init__(self, world: World, names: Sequence[str]) -> None:
        super().__init__(world, names)
        self.said: set[str] = set()
        self.hunting = False
        self.given = ""
        self.contested: dict[tuple[int, str], Contest] = {}

    def begun(self, event: AnyEvent) -> Lines:
        self.contested = contested(self.world)
        return iter(())

    def compared(self, fact: Any = None) -> Lines:
        """The chapters that began or ceased to score since the last look, because of what others show.

        Told when somebody is asked again, or a round ends: in between, cards may still be turned.
        """
        before, self.contested = self.contested, contested(self.world)
        for (seat, kind), now in self.contested.items():
            then = before.get((seat, kind), now).points
            if now.points > then:
                yield Told(f"{kind_name(kind)} now scores {now.points}", "good", seat)
            elif now.points < then:
                yield Told(f"{kind_name(kind)} no longer scores ({self.beaten(seat, now)})", "bad", seat)

    def beaten(self, seat: int, contest: Contest) -> str:
        """Who shows more of what a chapter compares: `Shadow: 2, Aldo 3`."""
        most = max(contest.shown)
        what = many_of(contest.mark, box().game.names)
        return f"{what}: {contest.shown[seat]}, {self.whom(contest.shown.index(most))} {most}"

    def name_of(self, number: int) -> str:
        return kind_name(self.world.kinds[number])

    def card(self, ref: Any) -> str:
        """A single card: its name, or that it lies face down."""
        return super().card(ref) if isinstance(number_of(ref), int) else "a face-down card"

    # Cards that move

    def kept(self, fact: Moved) -> Lines:
        giver, keeper = self.owner_of(fact.origin), self.owner_of(fact.to)
        known = self.is_known(fact.pieces)
        if giver == keeper:
            yield Told(f"keeps {self.cards(fact.pieces)}", seat=keeper) if known else Told("has chosen", "dim", keeper)
        else:
            yield from self.passing(fact)
            if known:
                yield Told(f"is left with {self.cards(fact.pieces)}", "dim", keeper)

    def passing(self, fact: Moved) -> Lines:
        if "pass" not in self.said:
            self.said.add("pass")
            yield Told(f"Hands pass {direction_of(self.world)}", "dim")

    def chosen(self, fact: Moved) -> Lines:
        seat, said = self.owner_of(fact.to), f"chooses {self.cards(fact.pieces)}"
        yield Told(said, seat=seat) if self.is_known(fact.pieces) else Told("has chosen", "dim", seat)

    def revealed(self, fact: Moved) -> Lines:
        if "reveal" not in self.said:
            self.said.add("reveal")
            yield Told(f"Round {ROUND(self.world)}, reveal {play_of(self.world) + 1}", "title")
        yield Told(self.card(fact.pieces[0]), "news", self.owner_of(fact.to))

    def put_away(self, fact: Moved) -> Lines:
        """Told once for everybody, with the first who does it."""
        if "end" not in self.said:
            self.said.add("end")
            yield from self.compared()
            yield Told(f"Round {ROUND(self.world)} ends", "title")
            counts = [len(self.world.zones[KEPT[seat]]) for seat in range(self.world.seats)]
            few, many = min(counts), max(counts)
            cards = spelled(few) if few == many else f"{spelled(few)} to {spelled(many)}"
            yield Told(f"Everyone puts {cards} cards away, face down for good", "dim")

    def exchanged(self, fact: Moved) -> Lines:
        """The first of the two moves is the gift, the second what comes back for it."""
        card = self.card(fact.pieces[0])
        if not self.given:
            self.given = card
        else:
            seat = self.owner_of(fact.to)
            whom = self.whom(self.owner_of(fact.origin))
            yield Told(f"gives {whom} {self.given} for {card}", "news", seat, "exchange")
            self.given = ""

    # Everything else

    def turned(self, fact: Turned) -> Lines:
        card = number_of(fact.piece)
        zone = fact.piece.zone if isinstance(fact.piece, Shown) else self.world.zone_of(card)
        assert zone is not None
        if self.hunting:
            yield Told(f"{self.card(card)} hunted down", "bad", self.owner_of(zone), "hunt")
        elif fact.side == UP:
            yield Told(f"{self.card(card)} turned up", "good", self.owner_of(zone), "unflip")
        else:
            yield Told(f"{self.card(card)} turned down", "bad", self.owner_of(zone), "flip")

    def entered(self, fact: Entered) -> Lines:
        self.hunting = False
        if fact.phase == "draft":
            yield Told(f"Round {ROUND(self.world)}, draft", "title")
            yield Told(f"{spelled(DEALT).capitalize()} cards each; hands pass {direction_of(self.world)}", "dim")
        elif fact.phase == "end":
            yield Told("The end", "title")

    def shuffled(self, fact: Shuffled) -> Lines:
        if not ROUND(self.world):
            yield Told(f"{len(fact.order)} cards are shuffled", "dim")

    def noted(self, fact: Noted) -> Lines:
        self.hunting = fact.note in ("hunt", "no_prey")
        return super().noted(fact)

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
        yield Told("Nothing to hunt", "dim")

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
        drawn = f"draw {spelled(count)}" if count else "nothing left to draw"
        yield Told(f"{kind_name(kind)}: {drawn}", "title", seat, "draw")

    def exchange(self, seat: int) -> Lines:
        yield Told(f"swaps a card with {self.whom(partner_of(seat))}", "title", seat, "exchange")

    def refilled(self, count: int) -> Lines:
        yield Told(f"The deck runs short, so the {count} cards put away are shuffled back in", "dim")

    def scored(self, seat: int, points: int) -> Lines:
        yield Told(numbered(points, "point"), seat=seat)

    moves = {
        (family_of(HAND[0]), family_of(KEPT[0])): kept,
        (family_of(HAND[0]), family_of(PACKET[0])): passing,
        (family_of(KEPT[0]), family_of(CHOSEN[0])): chosen,
        (family_of(CHOSEN[0]), family_of(ROW[0])): revealed,
        (DECK, family_of(KEPT[0])): StoryBase.drawn,
        (family_of(KEPT[0]), DISCARD): put_away,
        (family_of(ROW[0]), family_of(ROW[0])): exchanged,
    }
    tellers = {Turned: turned, Entered: entered, Shuffled: shuffled, Noted: noted}
    afterwards = {Asked: compared}
    notes = {tell.__name__: tell for tell in (hunt, no_prey, unflip, flip, spared, draw, exchange, refilled, scored)}
