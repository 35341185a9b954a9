"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Called by every log. It folds the facts as it goes, so each line knows the table at its moment.
"""

from collections.abc import Callable
from typing import Any

from engine.core.facts import AnyEvent, Entered, Moved, Placed
from engine.core.world import World
from engine.games.mage_quest import actions, zones
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE
from engine.games.mage_quest.land import chart_of, element_at, market_of
from engine.games.mage_quest.names import allies, book_name, conversion, element_name, mana, vehicle_name, where_is
from engine.games.mage_quest.setup import is_drafted
from engine.games.mage_quest.table import created_by, marks_by, owner_of
from engine.games.mage_quest.words.prompts import MOST_MARKS
from engine.kit.story import Lines, StoryBase, family_of, number_of
from engine.kit.telling import Tally, Told, Tone
from engine.kit.words import listed

Deed = Callable[[World, int, Any], Lines]

# Deeds, told from the table before them


def converted(world: World, seat: int, action: Any) -> Lines:
    yield Told(f"converts {conversion(world, action.vehicle)}", seat=seat, sign="dock")


def gained(world: World, seat: int, action: Any) -> Lines:
    element = element_at(world, action.caravan)
    name = element_name(element)
    tally = Tally(f"gains {{}} {name} for {{}} Allies", (1, 1))
    yield Told(f"gains 1 {name} for 1 Ally", "good", seat, element, tally=tally)


def marked(world: World, seat: int, action: Any) -> Lines:
    name = book_name(world, action.book)
    yield Told(f"marks {element_name(action.element)} on {name}", "good", seat, action.element)
    if zones.MARKS(world, action.book) == CIRCLE - 1:
        yield Told(f"has all six elements of {name}", "news", seat, "book")
        if marks_by(world, seat) == MOST_MARKS - 1:
            yield near_the_end(seat, lacking(world, seat))


def lacking(world: World, seat: int) -> int:
    """The Mana that a seat lacks for all the books it has yet to create."""
    return zones.BOOK_COST * (zones.BOOKS_TO_WIN - created_by(world, seat)) - zones.MANA(world, seat)


def near_the_end(seat: int, short: int) -> Told:
    """A seat with all its marks: each book is created on a sacred space, for Mana."""
    needs = f"{mana(short)} and a sacred space" if short > 0 else "a sacred space"
    return Told(f"needs only {needs} to win", "news", seat, "book", (1 - seat,))


def swapped(world: World, seat: int, action: Any) -> Lines:
    trade = market_of(world, action.caravan).trade
    tally = Tally(f"trades {{}} {element_name(trade.give)} for {{}} {element_name(trade.take)}", (1, 1))
    yield Told(tally.words, seat=seat, sign=trade.take, tally=tally)


def sold(world: World, seat: int, action: Any) -> Lines:
    rate = market_of(world, action.caravan).mana
    now = min(zones.MOST_MANA, zones.MANA(world, seat) + rate)
    tally = Tally(f"trades {{}} {element_name(action.element)} for {{}} Mana", (1, rate), f", now {now}")
    yield Told(tally.words, seat=seat, sign=action.element, tally=tally)
    if marks_by(world, seat) == MOST_MARKS and lacking(world, seat) > 0:
        yield near_the_end(seat, lacking(world, seat) - rate)


def hired(world: World, seat: int, action: Any) -> Lines:
    rate = market_of(world, action.caravan).allies
    now = min(zones.MOST_ALLIES, zones.ALLIES(world, seat) + rate)
    tally = Tally("trades {} Mana for {} Allies", (1, rate), f", now {now}")
    yield Told(f"trades 1 Mana for {allies(rate)}, now {now}", seat=seat, sign="city", tally=tally)


def invoked(world: World, seat: int, action: Any) -> Lines:
    yield Told(f"invokes speed {zones.SPEED(world, seat) + 1}", "news", seat, "city")


def created(world: World, seat: int, action: Any) -> Lines:
    count = created_by(world, seat) + 1
    harms = (1 - seat,) if count == zones.BOOKS_TO_WIN - 1 else ()
    yield Told(f"creates {book_name(world, action.book)}, {count} of {zones.BOOKS_TO_WIN}", "news", seat, "book", harms)


def tells(said: str, tone: Tone = "plain", sign: str = "") -> Deed:
    """A deed that is told the same at any time."""
    return lambda world, seat, action: iter((Told(said, tone, seat, sign),))


DEEDS: dict[type, Deed] = {
    actions.Build: tells("builds a ship for 3 Allies", sign="ship"),
    actions.Convert: converted,
    actions.Gain: gained,
    actions.Mark: marked,
    actions.Swap: swapped,
    actions.Sell: sold,
    actions.Hire: hired,
    actions.Invoke: invoked,
    actions.Create: created,
    actions.Muster: tells("musters 1 Ally"),
    actions.Skip: tells("skips an action", "dim"),
}


class Story(StoryBase):
    """The deed from how the table lay before it, then what followed, from how it lay after each fact."""

    def begun(self, event: AnyEvent) -> Lines:
        tell = DEEDS.get(type(event.action))
        return iter(()) if tell is None or event.seat is None else tell(self.world, event.seat, event.action)

    def moved(self, fact: Moved) -> Lines:
        """The row, what is left out, and vehicles on their way."""
        if fact.to == zones.MAP:
            row = [card.name for card in chart_of(self.world).cards[1:]]
            yield Told("The land is laid out", "title")
            yield Told(f"From the Garrison: {listed(row)}", "dim")
        elif fact.to == zones.ASIDE:
            yield from self.left_out(fact)
        elif fact.side is None and family_of(fact.origin) == family_of(fact.to) in ("water", "land"):
            vehicle: Any = fact.pieces[0]
            there = where_is(self.world, vehicle)
            yield Told(f"moves {vehicle_name(self.world, vehicle)} to {there}", seat=owner_of(vehicle), sign="road")

    def left_out(self, fact: Moved) -> Lines:
        """The map that nobody will see; it comes into sight with this fact."""
        for ref in fact.pieces:
            kind = self.world.kinds[number_of(ref)]
            if kind in box().maps:
                yield Told(f"{box().maps[kind].name} is left out", "dim")

    def placed(self, fact: Placed) -> Lines:
        """Books that come before a seat."""
        if family_of(fact.zone) == family_of(zones.BOOKS[0]):
            books = listed([box().books[kind].name for kind in fact.kinds])
            comes = "takes" if is_drafted(self.world) else "is dealt"
            yield Told(f"{comes} {books}", seat=self.owner_of(fact.zone), sign="book")

    def entered(self, fact: Entered) -> Lines:
        if fact.phase == "end":
            yield Told("The end", "title")
        elif fact.seat == zones.STARTER(self.world):
            if zones.ROUND(self.world) == 1:
                yield Told("goes first", "dim", fact.seat)
            yield Told(f"Turn {zones.ROUND(self.world)}", "title")

    def lost_mana(self, seat: int, lost: int) -> Lines:
        yield Told(f"loses {mana(lost)}: {zones.MOST_MANA} is the limit", "bad", seat, harms=())

    def lost_allies(self, seat: int, lost: int) -> Lines:
        yield Told(f"loses {allies(lost)}: {zones.MOST_ALLIES} is the limit", "bad", seat, harms=())

    def last_turn(self, seat: int) -> Lines:
        yield Told("has one last turn to finish the round", "news", seat)

    def left_over(self, seat: int, mana_left: int, allies_left: int) -> Lines:
        yield Told(f"has {mana(mana_left)} and {allies(allies_left)} left over", "dim", seat)

    afterwards = {Moved: moved, Placed: placed, Entered: entered}
    tellers = {Moved: lambda story, fact: iter(())}
    notes = {"lost_mana": lost_mana, "lost_allies": lost_allies, "last_turn": last_turn, "left_over": left_over}
