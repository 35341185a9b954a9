"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Called by every log. It folds the told facts as it goes, so each line knows the table at its moment, and it never
knows more than those eyes.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.facts import DOWN, AnyEvent, Ended, Entered, Moved, Noted, Shuffled
from engine.core.fold import fold
from engine.core.pieces import Shown, The
from engine.core.telling import Told
from engine.core.world import World
from engine.games.quests_of_shadowgate.content import box
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.text import turn_of
from engine.games.quests_of_shadowgate.vocabulary import EventCard
from engine.games.quests_of_shadowgate.wording import counted, listed, name_of, points, spelled, word
from engine.games.quests_of_shadowgate.zones import (
    ABILITIES,
    ABILITY,
    CHARACTER,
    CHARACTERS,
    DECK,
    DISCARD,
    ENOUGH_VP,
    EVENT,
    HAND,
    ITEMS,
    LAYOUT,
    PAYMENT,
    POOL,
    QUEST_DECK,
    QUEST_TOP,
    QUESTS,
    SPENT,
    STAFF_REWARD,
    TORCH,
    TURN,
    WANTED,
)

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
    """A piece just shown, or named in a note, by its number; anything else as it is."""
    return ref.piece if isinstance(ref, Shown | The) else ref


class Story:
    """One event being told. `world` is the table before the fact at hand."""

    def __init__(self, world: World, names: Sequence[str]) -> None:
        self.world = world
        self.names = names

    def told(self, event: AnyEvent) -> list[Told]:
        lines: list[Told] = []
        for fact in event.facts:
            tell = TELL.get(type(fact))
            if tell is not None:
                lines += tell(self, fact)
            fold(self.world, fact)
        return lines

    def is_known(self, refs: Sequence[Any]) -> bool:
        return all(isinstance(number_of(ref), int) for ref in refs)

    def card(self, ref: Any) -> str:
        """A card by its name, or that it is one."""
        number = number_of(ref)
        return name_of(self.world, number) if isinstance(number, int) else "a card"

    def cards(self, refs: Sequence[Any]) -> str:
        return listed([self.card(ref) for ref in refs]) if self.is_known(refs) else counted(len(refs), "card")

    # Cards that move

    def moved(self, fact: Moved) -> Lines:
        tell = MOVES.get((family_of(fact.origin), family_of(fact.to)))
        return tell(self, fact) if tell is not None else iter(())

    def character(self, fact: Moved) -> Lines:
        kind = self.world.kinds[number_of(fact.pieces[0])]
        yield Told(f"plays {box().character(kind, fact.side or '').name}", "news", owner_of(fact.to))

    def ability(self, fact: Moved) -> Lines:
        ability = box().ability(self.world.kinds[number_of(fact.pieces[0])], fact.side or "")
        yield Told(f"has {ability.name}: {ability.text}", "news", owner_of(fact.to))

    def event_played(self, fact: Moved) -> Lines:
        card = box().adventure[self.world.kinds[number_of(fact.pieces[0])]]
        assert isinstance(card, EventCard)
        yield Told(f"plays {card.name}: {card.text}", "news", owner_of(fact.origin), "event")

    def event_over(self, fact: Moved) -> Lines:
        yield Told(f"{self.cards(fact.pieces)} is over", "dim", sign="event")

    def lit(self, fact: Moved) -> Lines:
        seat, card = owner_of(fact.to), number_of(fact.pieces[0])
        actions = torch_actions(self.world, seat, card)
        yield Told(f"lights {self.card(card)}: {counted(actions, 'action')}", seat=seat, sign="torch")

    def wanted(self, fact: Moved) -> Lines:
        known = self.is_known(fact.pieces)
        item = self.cards(fact.pieces) if known else "an item"
        yield Told(f"starts to acquire {item}", "plain" if known else "dim", owner_of(fact.to))

    def paying(self, fact: Moved) -> Lines:
        card = self.cards(fact.pieces) if self.is_known(fact.pieces) else "a card that nobody else sees yet"
        yield Told(f"pays with {card}", "dim", owner_of(fact.to))

    def paid(self, fact: Moved) -> Lines:
        if any(isinstance(ref, Shown) for ref in fact.pieces):  # who saw them put down was told then
            yield Told(f"has paid with {self.cards(fact.pieces)}", seat=owner_of(fact.to))

    def drawn(self, fact: Moved) -> Lines:
        if self.is_known(fact.pieces):
            yield Told(f"draws {self.cards(fact.pieces)}", "good", owner_of(fact.to))

    def taken(self, fact: Moved) -> Lines:
        yield Told(f"takes {self.cards(fact.pieces)} from the pool", seat=owner_of(fact.to))

    def discarded(self, fact: Moved) -> Lines:
        yield Told(f"discards {self.cards(fact.pieces)}", seat=owner_of(fact.origin))

    def used_up(self, fact: Moved) -> Lines:
        yield Told(f"{self.cards(fact.pieces)} is used up", "bad", owner_of(fact.origin))

    def quest_shown(self, fact: Moved) -> Lines:
        kind = self.world.kinds[number_of(fact.pieces[0])]
        yield Told(f"A quest comes up: {box().quest(kind, fact.side or DOWN).name}", "dim", sign="quest")

    # Everything else

    def entered(self, fact: Entered) -> Lines:
        if fact.phase == "event":
            yield Told(f"Turn {turn_of(self.world)}", "title", fact.seat)
        elif fact.phase == "score":
            yield Told("The score", "title")

    def shuffled(self, fact: Shuffled) -> Lines:
        if TURN(self.world):
            deck = {
                DECK: "The discards become a new deck",
                QUEST_DECK: "The done quests are turned over and come again",
            }
            yield Told(f"{deck[fact.zone]}: {counted(len(fact.order), 'card')}", "dim")

    def ended(self, fact: Ended) -> Lines:
        winners = [self.names[seat] for seat in fact.outcome.winners()]
        wins = "wins" if len(winners) == 1 else "win"
        yield Told(f"{listed(winners)} {wins}. {fact.outcome.reason}", "news")

    def noted(self, fact: Noted) -> Lines:
        tell = NOTES.get(fact.note)
        return tell(self, *fact.args) if tell is not None else iter(())

    def starts(self, seat: int) -> Lines:
        yield Told("begins the game", "title", seat)

    def begins(self, seat: int, what: str, target: Any = None) -> Lines:
        deeds = {"quest": f"sets out on {self.card(target)}", "theft": f"reaches for {self.card(target)}"}
        yield Told(deeds.get(what, "begins to make the Staff of Ages"), seat=seat, sign="quest")

    def doubles(self, seat: int, stat: str) -> Lines:
        yield Told(f"doubles {word(stat)} against the thief", seat=seat)

    def theft_fails(self, seat: int, item: Any) -> Lines:
        yield Told(f"cannot pay for {self.card(item)} any more: the theft fails", "bad", seat)

    def takes_back(self, seat: int, what: str) -> Lines:
        yield Told("gives the theft up" if what == "theft" else "takes it all back", "dim", seat)

    def acquires(self, seat: int, item: Any, first: int) -> Lines:
        yield Told(f"acquires {self.card(item)}{', first of its type' if first else ''}", "good", seat, "item")

    def steals(self, seat: int, item: Any, owner: int) -> Lines:
        yield Told(f"steals {self.card(item)} from {self.names[owner]}", "news", seat, "item")

    def completes(self, seat: int, quest: Any, level: str, scored: int, *served: Any) -> Lines:
        using = f", with {self.cards(served)}" if served else ""
        done = f"completes {self.card(quest)} at {word(level)} for {points(2 * scored)}{using}"
        yield Told(done, "good", seat, "quest")

    def cycles(self, seat: int) -> Lines:
        yield Told("cycles quests and pool", seat=seat)

    def draws(self, seat: int, count: int, unused: int, more: int) -> Lines:
        parts = [
            *([f"{spelled(unused)} for actions not used"] if unused else []),
            *([f"{spelled(more)} by ability"] if more else []),
        ]
        whence = f", {' and '.join(parts)}" if parts else ""
        yield Told(f"draws {counted(count, 'card')}{whence}", seat=seat, sign="draw")

    def tops_up(self, seat: int, count: int) -> Lines:
        yield Told(f"draws {counted(count, 'card')} more to fill the hand", "dim", seat, "draw")

    def inherits(self, seat: int, item: Any) -> Lines:
        yield Told(f"{self.card(item)} is first of its type now", "good", seat, "item")

    def last_turns(self, seat: int) -> Lines:
        yield Told(f"has {ENOUGH_VP} quest points or more: a last turn for everybody else", "news", seat)

    def makes_staff(self, seat: int) -> Lines:
        yield Told("makes the Staff of Ages whole", "news", seat, "staff")

    def claims(self, seat: int, to: str) -> Lines:
        gives = f"takes {STAFF_REWARD} points" if to == "self" else f"takes {STAFF_REWARD} points from everybody else"
        yield Told(gives, "news", seat, "staff")

    def scores(self, seat: int, halves: int) -> Lines:
        yield Told(points(halves), seat=seat)

    def game_over(self, number: int, *totals: int) -> Lines:
        yield Told(f"Game {number} is over", "title")
        for seat, halves in enumerate(totals):
            yield Told(f"{points(halves)} in the match", seat=seat)

    def time_up(self) -> Lines:
        yield Told("The time is up: this is the last game", "news")


HANDS, ITEM_ZONES = family_of(HAND[0]), family_of(ITEMS[0])

MOVES: dict[tuple[str, str], Callable[[Story, Moved], Lines]] = {
    (CHARACTERS, family_of(CHARACTER[0])): Story.character,
    (ABILITIES, family_of(ABILITY[0])): Story.ability,
    (HANDS, EVENT): Story.event_played,
    (EVENT, DISCARD): Story.event_over,
    (HANDS, family_of(TORCH[0])): Story.lit,
    (HANDS, family_of(WANTED[0])): Story.wanted,
    (HANDS, family_of(PAYMENT[0])): Story.paying,
    (family_of(PAYMENT[0]), family_of(SPENT[0])): Story.paid,
    (DECK, HANDS): Story.drawn,
    (POOL, HANDS): Story.taken,
    (HANDS, DISCARD): Story.discarded,
    (ITEM_ZONES, DISCARD): Story.used_up,
    (QUEST_DECK, QUEST_TOP): Story.quest_shown,
    (QUEST_DECK, family_of(QUESTS[0])): Story.quest_shown,
}

TELL: dict[type, Callable[[Story, Any], Lines]] = {
    Moved: Story.moved,
    Entered: Story.entered,
    Shuffled: Story.shuffled,
    Ended: Story.ended,
    Noted: Story.noted,
}

NOTES: dict[str, Callable[..., Lines]] = {
    name: getattr(Story, name)
    for name in (
        "starts", "begins", "doubles", "theft_fails", "takes_back", "acquires", "steals", "completes", "cycles",
        "draws", "tops_up", "inherits", "last_turns", "makes_staff", "claims", "scores", "game_over", "time_up",
    )
}  # fmt: skip
