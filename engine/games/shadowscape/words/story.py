"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

Most deeds leave a note that says with which numbers they were done; steps, draws and wounds are told from the facts.
"""

from typing import Any

from engine.core.facts import Counted, Entered, Moved
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import FACE, LORD, SHARDS
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.lists import boost_of
from engine.games.shadowscape.names import (
    any_name,
    card_name,
    enemy_in_sentence,
    enemy_name,
    hero_name,
    offer_name,
    room_name,
    sign,
    type_name,
)
from engine.games.shadowscape.table import general_of, is_cooperative
from engine.games.shadowscape.tasks import DefendingDue, EffectsDue, RousingDue, StrikingDue
from engine.games.shadowscape.zones import DEEDS, LAST, PLACE, ROUND, WISH
from engine.kit.story import Lines, StoryBase, number_of
from engine.kit.telling import Told
from engine.kit.words import numbered, spelled, uncapitalized

HITS = (RousingDue, StrikingDue, DefendingDue)
"""What is due while an enemy acts."""


def done_to(verb: str) -> Any:
    """What a hero did to an enemy."""
    return lambda story, seat, enemy: iter((Told(f"{verb} {story.enemy(enemy)[0]}", seat=seat, sign="move"),))


class Story(StoryBase):
    """Deeds by their notes, what followed by its facts."""

    def name_of(self, number: int) -> str:
        return any_name(self.world, number)

    def enemy(self, ref: Any) -> tuple[str, str]:
        """An enemy's name, and the sign of its type."""
        enemy = number_of(ref)
        return enemy_name(self.world, enemy), self.world.backs[enemy]

    def with_cards(self, symbol: str | None, named: tuple[Any, ...]) -> str:
        """`(» Iron Rain)`"""
        return f" ({sign(symbol) if symbol else ''} {self.cards(named)})" if named else ""  # type: ignore[arg-type]

    # Before play

    def hero(self, seat: int, hero: str) -> Lines:
        name = box().heroes[hero].name
        told = "joins the search" if self.names[seat] == name else f"plays {name}"
        yield Told(told, "news", seat, "hand")

    def begins(self, seat: int, place: int) -> Lines:
        yield Told(f"starts in {room_name(self.world, place)}", seat=seat, sign="move")

    # Actions

    def moves_on(self, seat: int, card: Any, points: int, *named: Any) -> Lines:
        name = card_name(self.world, number_of(card))
        yield Told(f"flips {name} to move {points}{self.with_cards('move', named)}", seat=seat, sign="move")

    def uses(self, seat: int, kind: str, side: str, *named: Any) -> Lines:
        face = FACE[kind, side]
        boosts = self.with_cards(boost_of(f"{kind}.{side}"), named)
        yield Told(f"uses {face.name}: {face.brief}{boosts}", seat=seat, sign="flip")

    def strikes(self, seat: int, enemy: Any, damage: int, needed: int, came: str) -> Lines:
        name = enemy_in_sentence(self.world, number_of(enemy))
        told = {"stands": "it stands", "rises": "it falls apart"}.get(came, came)
        tone: Any = {"stands": "bad", "rises": "bad", "slain": "news"}.get(came, "good")
        yield Told(f"strikes {name}, {damage} of {needed}: {told}", tone, seat, "attack", harms=())

    def searches(self, seat: int, place: int, points: int, needed: int) -> Lines:
        room = room_name(self.world, place)
        if needed < 0:
            yield Told(f"searches {room} with {points}", seat=seat, sign="search")
            return
        came = "treasure" if points >= needed else "nothing found"
        tone: Any = "good" if points >= needed else "bad"
        yield Told(f"searches {room}, {points} of {needed}: {came}", tone, seat, "search", harms=())

    def heals(self, seat: int, points: int) -> Lines:
        yield Told(f"heals up to {numbered(points, 'wound')}", "good", seat, "heal")

    def claims(self, seat: int, card: Any, total: int) -> Lines:
        number = number_of(card)
        shards = SHARDS[self.world.kinds[number]]
        if number in self.world.zones[DEEDS[seat]] and general_of(self.world, seat) != number:
            total += shards  # one of the two general actions is tucked away next, and counts there as well
        worth = f", {sign('shard') * shards} ({total} in all)" if shards else ""
        yield Told(f"claims {offer_name(self.world, number)}{worth}", "news", seat, "shard")

    def alters(self, seat: int, fate: Any) -> Lines:
        printed = box().fate[self.world.kinds[number_of(fate)]]
        text = printed.text(is_cooperative(self.world)).text.removesuffix(".")
        told = f"alters fate with {printed.title.name}: {uncapitalized(text)}"
        yield Told(told, "news", seat, "hand")

    def employs(self, seat: int, card: Any) -> Lines:
        yield Told(f"uses {any_name(self.world, number_of(card))}", seat=seat, sign="flip")

    def readies(self, seat: int, card: int) -> Lines:
        yield Told(f"readies {card_name(self.world, card)}", seat=seat, sign="flip")

    def flips(self, seat: int, owner: int, card: int) -> Lines:
        face = card_name(self.world, card)
        whose = "" if owner == seat else f" of {hero_name(self.world, owner)}"
        harms = () if owner == seat else (owner,)
        yield Told(f"turns {face}{whose} over", seat=seat, sign="flip", harms=harms, lasts=True)

    def looks(self, seat: int, cards: int) -> Lines:
        what = "the top Fate card" if cards == 1 else f"the top {spelled(cards)} Fate cards"
        yield Told(f"looks at {what}", "dim", seat, "hand")

    def buries(self, seat: int) -> Lines:
        yield Told("puts the top Fate card under the deck", seat=seat, sign="hand")

    def gives(self, seat: int, hero: int) -> Lines:
        yield Told(f"hands something to {hero_name(self.world, hero)}", seat=seat, sign="hand")

    def drops(self, seat: int, token: Any) -> Lines:
        tone: Any = "dim" if self.is_own_deed(seat) else "bad"
        yield Told(f"drops {any_name(self.world, number_of(token))}", tone, seat, "treasure", lasts=True)

    # Enemies pushed about

    def swapped(self, one: int, two: int) -> Lines:
        yield Told(
            f"{hero_name(self.world, one)} and {hero_name(self.world, two)} change places", "plain", None, "move"
        )

    def returns(self, seat: int, enemy: Any, place: int) -> Lines:
        yield Told(f"brings {self.enemy(enemy)[0]} back in {room_name(self.world, place)}", seat=seat, sign="undead")

    def calms_type(self, seat: int, type: Any) -> Lines:
        yield Told(f"calms the {type_name(type)} for the coming enemy phase", seat=seat, sign=type)

    # The enemy phase

    def fate(self, type: Any, acting: int) -> Lines:
        if acting < 0:
            yield Told(f"Fate shows {type_name(type)}", "title", None, type)
            return
        act = "none acts" if not acting else "1 acts" if acting == 1 else f"{acting} act"
        yield Told(f"Fate shows {type_name(type)}: {act}", "title", None, type)

    def skips(self, enemy: Any, door: Any, why: str) -> Lines:
        name, type = self.enemy(enemy)
        yield Told(f"{name}: {sign(door)} leads {'back' if why == 'back' else 'nowhere'}", "dim", None, type)

    def hits(self, seat: int, enemy: Any, damage: int, held: int) -> Lines:
        name, type = self.enemy(enemy)
        left = damage - held
        wounds = f", {numbered(left, 'wound')}" if left else ""
        hero = hero_name(self.world, seat)
        tone: Any = "bad" if left else "plain"
        harms = (seat,) if left else ()
        yield Told(f"{name} strikes {hero}: {damage}, {held} held off{wounds}", tone, None, type, harms, lasts=True)

    def spared(self, seat: int, over: int) -> Lines:
        yield Told(
            f"has no slot left: {numbered(over, 'wound')} {'has' if over == 1 else 'have'} no effect",
            "dim",
            seat,
            "wound",
        )

    def rise(self, type: Any, count: int) -> Lines:
        come = f"{spelled(count)} {'rises' if count == 1 else 'rise'} from the lairs" if count else "none can rise"
        yield Told(f"No {type_name(type)} left: {come}", "news", None, type)

    def rises(self, enemy: Any, place: int) -> Lines:
        name, type = self.enemy(enemy)
        yield Told(f"{name} rises again in {room_name(self.world, place)}", "bad", None, type)

    def wakes(self, lord: Any, place: int) -> Lines:
        number = number_of(lord)
        side = LORD[self.world.kinds[number], is_cooperative(self.world)]
        numbers = f"{side.defence}{sign('attack')}{side.damage}"
        yield Told(f"The lord wakes in {room_name(self.world, place)}: {self.enemy(lord)[0]}, {numbers}", "news")

    def gathers(self, lord: Any, count: int) -> Lines:
        yield Told(f"{self.enemy(lord)[0]} calls {numbered(count, 'enemy', 'enemies')}", "plain", None, "beast")

    def rests(self, seat: int) -> Lines:
        yield Told("skips the enemy phase", "dim", seat)

    def reshuffled(self, cards: int) -> Lines:
        yield Told(f"The fate deck is shuffled, {cards} cards; treasures return", "news", None, "hand")

    def counts(self, seat: int, total: int) -> Lines:
        yield Told(f"has {numbered(total, 'shard')}", "news", seat, "shard")

    # Told from facts

    def is_own_deed(self, seat: int) -> bool:
        """Whether what happens to a seat follows from its own actions, not from a rival's text or from an enemy."""
        return self.world.turn == seat and self.world.phase != "enemies"

    def drew(self, fact: Moved) -> Lines:
        told = f": {self.cards(fact.pieces)}" if self.is_known(fact.pieces) else ""
        yield Told(f"draws {numbered(len(fact.pieces), 'card')}{told}", seat=self.owner_of(fact.to), sign="hand")

    def discarded(self, fact: Moved) -> Lines:
        seat = self.owner_of(fact.origin)
        tone: Any = "dim" if self.is_own_deed(seat) else "bad"
        yield Told(f"discards {self.cards(fact.pieces)}", tone, seat, "hand", lasts=True)

    def saw(self, fact: Moved) -> Lines:
        if self.is_known(fact.pieces):
            yield Told(f"sees {self.cards(fact.pieces)}", seat=self.owner_of(fact.to), sign="hand")

    def recalled(self, fact: Moved) -> Lines:
        yield Told(f"{numbered(len(fact.pieces), 'Fate card')} recalled under the deck", "good", None, "hand")

    def walked(self, fact: Moved) -> Lines:
        """An enemy goes from room to room."""
        origin, to = int(fact.origin.partition(":")[2]), int(fact.to.partition(":")[2])
        door = chart_of(self.world).door_between(origin, to)
        for ref in fact.pieces:
            name, type = self.enemy(ref)
            yield Told(
                f"{name} goes{f' {sign(door)}' if door else ''} to {room_name(self.world, to)}", "plain", None, type
            )

    def laid(self, fact: Moved) -> Lines:
        """A treasure that a text brings; those of the set-up and of a shuffle need no words."""
        task = self.world.agenda[-1] if self.world.agenda else None
        if isinstance(task, EffectsDue) and task.source.split(".")[0] in box().titles:
            place = int(fact.to.partition(":")[2])
            yield Told(f"A treasure lies in {room_name(self.world, place)} now", "plain", None, "treasure")

    def tucked(self, fact: Moved) -> Lines:
        yield Told(f"tucks {self.cards(fact.pieces)} away", "dim", self.owner_of(fact.to), "flip")

    def opened(self, fact: Moved) -> Lines:
        for ref in fact.pieces:
            yield Told(f"Open now: {offer_name(self.world, number_of(ref))}", "dim", None, "shard")

    def entered(self, fact: Entered) -> Lines:
        if fact.phase == "end":
            yield Told("The end", "title")
        elif fact.phase == "actions":
            yield Told(f"Turn {ROUND(self.world)}", "title", fact.seat)

    def counted(self, fact: Counted) -> Lines:
        """Rooms entered, plans told, the last round begun, and wounds placed or removed."""
        before = self.world.counts.get((fact.counter, fact.key), 0)
        if fact.counter == PLACE.name and self.world.turn is not None:
            yield Told(f"goes to {room_name(self.world, fact.value)}", "dim", fact.key, "move")
        elif fact.counter == WISH.name and fact.value != WISH.default:
            yield Told(f"goes for {offer_name(self.world, fact.value)}", "news", fact.key, "shard")
        elif fact.counter == LAST.name:
            said = "begins the last round: everyone else gets a last turn"
            yield Told(said, "news", fact.value, "shard", self.others(fact.value), lasts=True)
        elif fact.counter == "wounds" and fact.key is not None:
            yield from self.wound_told(fact.key, fact.value - before)

    def wound_told(self, piece: int, change: int) -> Lines:
        seat, name = self.holder_of(piece), card_name(self.world, piece)
        where = "" if seat is not None and self.names[seat] == name else f" on {name}"
        if change > 0:
            harms = () if seat is None or self.is_hit() or self.is_own_deed(seat) else (seat,)
            yield Told(f"takes {numbered(change, 'wound')}{where}", "bad", seat, "wound", harms, lasts=True)
        else:
            yield Told(f"heals {numbered(-change, 'wound')}{where}", "good", seat, "heal")

    def is_hit(self) -> bool:
        """Whether wounds come from an enemy's hit, which tells them already, and not from a text."""
        if self.world.phase == "enemies":
            return True
        due = next((task for task in reversed(self.world.agenda) if isinstance(task, (*HITS, EffectsDue))), None)
        return isinstance(due, HITS)

    def holder_of(self, piece: int) -> int | None:
        """Before whom a card lies."""
        zone = self.world.zone_of(piece)
        return None if zone is None else self.owner_of(zone)

    tellers = {Counted: counted, Moved: StoryBase.moved}
    afterwards = {Entered: entered}
    moves = {
        ("fate_deck", "hand"): drew,
        ("hand", "fate_discard"): discarded,
        ("fate_deck", "pledged"): saw,
        ("laying", "fate_deck"): recalled,
        ("room", "room"): walked,
        ("treasures", "room"): laid,
        ("deeds", "tucked"): tucked,
        ("whisper_deck", "whispers"): opened,
        ("gear_deck", "gear"): opened,
        ("action_deck", "actions"): opened,
    }
    notes = {
        "hero": hero,
        "begins": begins,
        "moves": moves_on,
        "uses": uses,
        "strikes": strikes,
        "searches": searches,
        "heals": heals,
        "claims": claims,
        "alters": alters,
        "employs": employs,
        "readies": readies,
        "flips": flips,
        "looks": looks,
        "buries": buries,
        "gives": gives,
        "drops": drops,
        "swapped": swapped,
        "returns": returns,
        "calm": calms_type,
        "fate": fate,
        "skips": skips,
        "hits": hits,
        "spared": spared,
        "rise": rise,
        "rises": rises,
        "wakes": wakes,
        "gathers": gathers,
        "rests": rests,
        "reshuffled": reshuffled,
        "counts": counts,
        "pushes": done_to("pushes"),
        "pulls": done_to("pulls"),
        "swaps": done_to("changes places with"),
        "calms": done_to("calms"),
        "banishes": done_to("banishes"),
    }
