"""The rules of Lanterns: pick a card together, the highest one earns a turn, three rounds, most points win."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.content.entry import Option
from engine.core import Asked, Done, Ended, Entered, Fact, Moved, Noted, Outcome, Placed, Planned, The, World
from engine.core.chance import roll, shuffle
from engine.core.facts import DOWN, UP, AnyEvent
from engine.kit.rules import answer
from engine.kit.telling import Prompt, Status, Told
from tests.toy import words as w
from tests.toy.one_file import OneFile

CARDS = 20
DEALT = 4
ROUNDS = 3


def value_of(world: World, piece: int) -> int:
    """The number on a lantern."""
    return int(world.kinds[piece].removeprefix("lantern"))


class Lanterns(OneFile):
    """See the module."""

    slug = "lanterns"
    title = "Lanterns"
    seats = range(2, 5)
    options = (Option("die", ("small", "big"), "small"),)
    layout = w.LAYOUT
    action_type = w.Action
    ask_type = w.Ask
    task_type = w.Task
    rules_version = 1
    taken_into = (w.PICK,)
    held_in = (w.ROW,)
    rounds = w.ROUND

    def setup(self, seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
        yield Placed(tuple(f"lantern{number}" for number in range(1, CARDS + 1)), w.DECK, DOWN, "lantern")
        yield Planned((w.EndDue(), w.OpeningDue()))

    def legal(self, world: World, seat: int) -> Sequence[Any]:
        ask = world.ask_of(seat)
        if isinstance(ask, w.ToPick):
            return [w.Pick(card) for card in world.lying(w.HAND[seat])]
        if isinstance(ask, w.ToBury):
            return [w.Bury(card) for card in world.lying(w.HAND[seat])]
        if isinstance(ask, w.ToTurn):
            dig = [w.Dig()] if world.zones[w.DECK] else []
            return [*(w.Light(card) for card in world.lying(w.ROW[seat])), w.Throw(), *dig]
        return []

    def deeds(self, world: World, seat: int, action: Any) -> Iterator[Fact]:
        match action:
            case w.Pick(card):
                yield Moved((card,), w.HAND[seat], w.PICK[seat])
                yield w.OIL.to(max(0, w.OIL(world, seat) - 1), seat)
            case w.Bury(card):
                yield Moved((card,), w.HAND[seat], w.BAG)
            case w.Light(card) if isinstance(card, int):
                yield w.GLOW.to(w.GLOW(world, card) + 1, card)
            case w.Throw():
                yield (rolled := roll(world, "die", 6 if world.options["die"] == "small" else 20))
                yield w.POINTS.to(w.POINTS(world, seat) + rolled.values[0], seat)
            case w.Dig():
                yield Planned((w.BuryDue(seat),))  # the turn waits below
                return
        yield from answer(world, seat)

    def run(self, world: World, task: Any) -> Iterator[Fact]:
        match task:
            case w.OpeningDue():
                yield Done()
                yield shuffle(world, w.DECK)
                for seat in range(world.seats):
                    yield Moved(tuple(world.zones[w.DECK][-DEALT:]), w.DECK, w.HAND[seat])  # type: ignore[arg-type]
                yield Planned((w.RevealDue(), w.PickDue()))
            case w.PickDue():
                yield w.ROUND.to(w.ROUND(world) + 1)
                yield Entered("pick")
                for seat in range(world.seats):
                    yield Asked(seat, w.ToPick())
            case w.RevealDue():
                yield from self.reveal(world)
            case w.TurnDue(seat):
                best = world.zones[w.ROW[seat]][-1]
                yield Entered("turn", seat)
                yield Asked(seat, w.ToTurn(best))  # type: ignore[arg-type]
            case w.BuryDue(seat):
                yield from self.dig(world, seat)
            case w.EndDue():
                yield from self.finish(world)

    def reveal(self, world: World) -> Iterator[Fact]:
        """Everybody's pick enters its row; who shows the highest card has the turn."""
        yield Done()
        for seat in range(world.seats):
            yield Moved(tuple(world.zones[w.PICK[seat]]), w.PICK[seat], w.ROW[seat], side=UP)  # type: ignore[arg-type]
        last = [world.lying(w.ROW[seat])[-1] for seat in range(world.seats)]
        best = max(range(world.seats), key=lambda seat: value_of(world, last[seat]))
        yield Noted("best", (best, The(last[best])))
        if w.ROUND(world) < ROUNDS:
            yield Planned((w.RevealDue(), w.PickDue()))
        yield Planned((w.TurnDue(best),))

    def dig(self, world: World, seat: int) -> Iterator[Fact]:
        """Draw one card and owe one; then the turn goes on."""
        top = world.zones[w.DECK][-1]
        yield Moved((top,), w.DECK, w.HAND[seat])  # type: ignore[arg-type]
        yield Noted("dug", (seat, The(top)))  # type: ignore[arg-type]
        yield Asked(seat, w.ToBury(top))  # type: ignore[arg-type]

    def finish(self, world: World) -> Iterator[Fact]:
        yield Done()
        scores = tuple(self.value(world, seat) for seat in range(world.seats))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        yield Ended(Outcome(places, f"{max(scores):.0f} points", scores))

    def label(self, world: World, action: Any, seat: int) -> str:
        card = getattr(action, "card", None)
        return type(action).__name__ + (f" {world.kinds[card]}" if isinstance(card, int) else "")

    def value(self, world: World, seat: int) -> float:
        glow = sum(w.GLOW(world, card) for card in world.lying(w.ROW[seat]))
        return float(w.POINTS(world, seat) + 2 * glow + len(world.lying(w.ROW[seat])))

    def pick(self, world: World, seat: int, rng: Any, taste: Any = None) -> Any:
        """Highest card first; light what lies."""
        return max(
            self.legal(world, seat), key=lambda action: (isinstance(action, w.Light), getattr(action, "card", -1))
        )

    def prompt(self, world: World, seat: int | None) -> Prompt:
        return Prompt("Choose")

    def status(self, world: World, seat: int | None) -> Status:
        scores = tuple(self.value(world, other) for other in range(world.seats))
        return Status(f"Round {w.ROUND(world)}", world.phase, w.ROUND(world), ROUNDS, ("pick", "turn"), 0, scores)

    def narrate(self, before: World, event: AnyEvent, names: Sequence[str]) -> list[Told]:
        return [Told(fact.note) for fact in event.facts if isinstance(fact, Noted)]


LANTERNS = Lanterns()
