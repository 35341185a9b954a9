"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Called by every log, by cards that move and by what rules note; `engine.kit.story` does the rest.
"""

from typing import Any

from engine.core.facts import DOWN, Ended, Entered, Moved, Shuffled
from engine.core.pieces import Shown
from engine.games.quests_of_shadowgate import zones
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from engine.games.quests_of_shadowgate.names import name_of, points, word
from engine.games.quests_of_shadowgate.rules.starting import staff_awaits
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.table import holder_of, powers_of
from engine.games.quests_of_shadowgate.words.prompts import turn_of
from engine.kit.story import Lines, StoryBase, family_of, number_of
from engine.kit.telling import Told
from engine.kit.words import counted, spelled, uncapitalized

HANDS, PAYMENTS, ITEM_ZONES = family_of(zones.HAND[0]), family_of(zones.PAYMENT[0]), family_of(zones.ITEMS[0])


class Story(StoryBase):
    """One event of Quests of Shadowgate being told."""

    def name_of(self, number: int) -> str:
        return name_of(self.world, number)

    # Cards that move

    def character(self, fact: Moved) -> Lines:
        kind = self.world.kinds[number_of(fact.pieces[0])]
        yield Told(f"plays {box().character(kind, fact.side or '').name}", "news", self.owner_of(fact.to))

    def ability(self, fact: Moved) -> Lines:
        ability = box().ability(self.world.kinds[number_of(fact.pieces[0])], fact.side or "")
        yield Told(f"takes {ability.name}", "news", self.owner_of(fact.to))

    def event_played(self, fact: Moved) -> Lines:
        card = box().adventure[self.world.kinds[number_of(fact.pieces[0])]]
        assert isinstance(card, EventCard)
        text = f"{uncapitalized(card.text).removesuffix('.')}"
        yield Told(f"plays {card.name}: {text}", "news", self.owner_of(fact.origin), "event")

    def event_over(self, fact: Moved) -> Lines:
        yield Told(f"{self.cards(fact.pieces)} ends", "dim", sign="event")

    def lit(self, fact: Moved) -> Lines:
        seat, card = self.owner_of(fact.to), number_of(fact.pieces[0])
        actions = torch_actions(self.world, seat, card)
        yield Told(f"lights {self.card(card)}: {counted(actions, 'action')}", seat=seat, sign="torch")

    def wanted(self, fact: Moved) -> Lines:
        known = self.is_known(fact.pieces)
        item = self.cards(fact.pieces) if known else "an item"
        yield Told(f"starts acquiring {item}", "plain" if known else "dim", self.owner_of(fact.to))

    def paying(self, fact: Moved) -> Lines:
        card = self.cards(fact.pieces) if self.is_known(fact.pieces) else "a hidden card"
        yield Told(f"pays with {card}", "dim", self.owner_of(fact.to))

    def paid(self, fact: Moved) -> Lines:
        if any(isinstance(ref, Shown) for ref in fact.pieces):  # who saw them put down was told then
            yield Told(f"has paid with {self.cards(fact.pieces)}", seat=self.owner_of(fact.to))

    def taken(self, fact: Moved) -> Lines:
        yield Told(f"takes {self.cards(fact.pieces)} from the pool", seat=self.owner_of(fact.to))

    def discarded(self, fact: Moved) -> Lines:
        yield Told(f"discards {self.cards(fact.pieces)}", seat=self.owner_of(fact.origin))

    def used_up(self, fact: Moved) -> Lines:
        yield Told(f"{self.cards(fact.pieces)} is used up", "bad", self.owner_of(fact.origin), harms=())

    def quest_shown(self, fact: Moved) -> Lines:
        kind = self.world.kinds[number_of(fact.pieces[0])]
        yield Told(f"New quest: {box().quest(kind, fact.side or DOWN).name}", "dim", sign="quest")

    # Everything else

    def entered(self, fact: Entered) -> Lines:
        if fact.phase == "event":
            yield Told(f"Turn {turn_of(self.world)}", "title", fact.seat)
        elif fact.phase == "score":
            yield Told("The score", "title")

    def shuffled(self, fact: Shuffled) -> Lines:
        if zones.TURN(self.world):
            deck = {
                zones.DECK: "The discards become a new deck",
                zones.QUEST_DECK: "The finished quests are turned over and shuffled",
            }
            yield Told(f"{deck[fact.zone]}: {counted(len(fact.order), 'card')}", "dim")

    def ended(self, fact: Ended) -> Lines:
        yield Told(f"{self.winners(fact)}. {fact.outcome.reason}", "news")

    def starts(self, seat: int) -> Lines:
        yield Told("goes first", "title", seat)

    def begins(self, seat: int, what: str, target: Any = None) -> Lines:
        deeds = {"quest": f"sets out on {self.card(target)}", "theft": f"tries to steal {self.card(target)}"}
        owner = holder_of(self.world, number_of(target)) if what == "theft" else None
        harms = {"quest": (), "theft": () if owner is None else (owner,)}
        said = deeds.get(what, "starts making the Staff of Ages")
        yield Told(said, seat=seat, sign="quest", harms=harms.get(what, self.others(seat)))

    def doubles(self, seat: int, stat: str) -> Lines:
        yield Told(f"doubles {word(stat)} against the thief", seat=seat)

    def theft_fails(self, seat: int, item: Any) -> Lines:
        yield Told(f"can no longer pay for {self.card(item)}: the theft fails", "bad", seat, harms=())

    def takes_back(self, seat: int, what: str) -> Lines:
        yield Told("gives up the theft" if what == "theft" else "takes it all back", "dim", seat)

    def acquires(self, seat: int, item: Any, first: int) -> Lines:
        yield Told(f"acquires {self.card(item)}{', the first of its type' if first else ''}", "good", seat, "item")
        yield from self.staff_threats(item)

    def steals(self, seat: int, item: Any, owner: int) -> Lines:
        yield Told(f"steals {self.card(item)} from {self.whom(owner)}", "news", seat, "item", (owner,))
        yield from self.staff_threats(item)

    def staff_threats(self, item: Any) -> Lines:
        """Whom an item just got has brought within a payment of the Staff, which wins: bad news for all others."""
        before = staff_awaits(self.world, without=number_of(item))
        said = f"only needs to pay for the Staff of Ages{'' if is_match(self.world) else ' to win'}"
        for seat in staff_awaits(self.world):
            if seat not in before:
                yield Told(said, "news", seat, "staff", self.others(seat), lasts=True)

    def completes(self, seat: int, quest: Any, level: str, scored: int, *served: Any) -> Lines:
        using = f", using {self.cards(served)}" if served else ""
        done = f"completes {self.card(quest)} at {word(level)} for {points(2 * scored)}{using}"
        yield Told(done, "good", seat, "quest")

    def cycles(self, seat: int) -> Lines:
        yield Told("cycles quests and pool", seat=seat)

    def draws(self, seat: int, count: int, unused: int, more: int) -> Lines:
        parts = [
            *([f"{spelled(unused)} for {'an unused action' if unused == 1 else 'unused actions'}"] if unused else []),
            *([f"{spelled(more)} from an ability"] if more else []),
        ]
        whence = f", {' and '.join(parts)}" if parts else ""
        yield Told(f"draws {counted(count, 'card')}{whence}", seat=seat, sign="draw")

    def tops_up(self, seat: int, count: int) -> Lines:
        yield Told(f"draws up to {counted(powers_of(self.world, seat).least_hand, 'card')}", "dim", seat, "draw")

    def inherits(self, seat: int, item: Any) -> Lines:
        yield Told(f"{self.card(item)} is now the first of its type", "good", seat, "item")

    def last_turns(self, seat: int) -> Lines:
        said = f"has reached {zones.ENOUGH_VP} quest points: everyone else gets a last turn"
        yield Told(said, "news", seat, harms=self.others(seat))

    def makes_staff(self, seat: int) -> Lines:
        yield Told("makes the Staff of Ages", "news", seat, "staff")

    def claims(self, seat: int, to: str) -> Lines:
        whence = "" if to == "self" else " from everyone else"
        harms = self.others(seat) if to == "others" else ()
        yield Told(f"takes {zones.STAFF_REWARD} points{whence}", "news", seat, "staff", harms)

    def scores(self, seat: int, halves: int) -> Lines:
        yield Told(points(halves), seat=seat)

    def game_over(self, number: int, *totals: int) -> Lines:
        yield Told(f"Game {number} is over", "title")
        for seat, halves in enumerate(totals):
            yield Told(f"{points(halves)} in the match", seat=seat)

    def time_up(self) -> Lines:
        yield Told("Time is up: this is the last game", "news")

    tellers = {Entered: entered, Shuffled: shuffled}
    moves = {
        (zones.CHARACTERS, family_of(zones.CHARACTER[0])): character,
        (zones.ABILITIES, family_of(zones.ABILITY[0])): ability,
        (HANDS, zones.EVENT): event_played,
        (zones.EVENT, zones.DISCARD): event_over,
        (HANDS, family_of(zones.TORCH[0])): lit,
        (HANDS, family_of(zones.WANTED[0])): wanted,
        (HANDS, PAYMENTS): paying,
        (PAYMENTS, family_of(zones.SPENT[0])): paid,
        (zones.DECK, HANDS): StoryBase.drawn,
        (zones.POOL, HANDS): taken,
        (HANDS, zones.DISCARD): discarded,
        (ITEM_ZONES, zones.DISCARD): used_up,
        (zones.QUEST_DECK, zones.QUEST_TOP): quest_shown,
        (zones.QUEST_DECK, family_of(zones.QUESTS[0])): quest_shown,
    }
    notes = {
        tell.__name__: tell
        for tell in (
            starts, begins, doubles, theft_fails, takes_back, acquires, steals, completes, cycles, draws, tops_up,
            inherits, last_turns, makes_staff, claims, scores, game_over, time_up,
        )
    }  # fmt: skip
