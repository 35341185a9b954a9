"""The table as a view: every area, what lies in it, and what Enter means there, with a choice half made or none.

What is legal comes from the scene. A thing that is about several legal actions is a pick that narrows them; a thing
about one is that action; a thing about none stands for the action that the rules refuse with a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from engine.core import Ref
from engine.games.shadowrift.actions import (
    Bind,
    Build,
    Buy,
    Choose,
    Discard,
    Expel,
    Give,
    Invite,
    Keep,
    Offer,
    Pick,
    Play,
    PlayLoot,
    PlaySkill,
    SayDone,
    SeekAid,
    Sink,
    Tell,
    Use,
)
from engine.games.shadowrift.content.printed import BIND, DISCARD_TO_USE, INFILTRATOR, SORT
from engine.games.shadowrift.rules.heroes.buying import ALL_STACKS, kind_in_stack
from engine.games.shadowrift.rules.heroes.giving import CLOSE, OPEN
from engine.games.shadowrift.rules.opening import picked as picked_stacks
from engine.games.shadowrift.table import stack_kinds
from engine.games.shadowrift.tasks import ToChoose, ToDiscard, ToOffer, ToSink
from engine.games.shadowrift.zones import CLOSED
from tui.board import spots
from tui.board.half_made import Picks
from tui.board.spots import DIGITS, Slot, Spot, View, in_area
from tui.games.shadowrift.board_keys import GIVE_KEY, SPACE_KEYS
from tui.games.shadowrift.news import News
from tui.games.shadowrift.scenes.ways import (
    Mark,
    added,
    exactly,
    is_about,
    is_only_how,
    left_after,
    picks_of_set,
    sets_with,
)
from tui.games.shadowrift.view import (
    DEEDS,
    GUESTS,
    HEROES,
    IN_PLAY,
    LOOKED,
    MARKET,
    POWER_AREA,
    RAMPART,
    STACKS,
    TILES,
    TOWN,
    TRACK_AREA,
    WAYS,
    Sight,
)

AREAS = (TILES, TRACK_AREA, POWER_AREA, RAMPART, TOWN, GUESTS, MARKET, IN_PLAY, HEROES, DEEDS)


class Button(msgspec.Struct, frozen=True):
    """Something to press besides the cards: its name, what it says, its key."""

    name: str
    words: str
    key: str = ""


class Table(View):
    """See the module."""

    __slots__ = ("__dict__",)

    def __init__(self, sight: Sight, made: Picks = ()) -> None:
        self.sight, self.made = sight, made
        self.news = News(sight.scene)
        self.left = left_after(sight, made) if sight.acts else tuple(sight.scene.legal)
        self._slots: dict[str, tuple[Slot, ...]] = {}

    # Areas

    @cached_property
    def ways(self) -> tuple[Any, ...]:
        """What is left to choose from a list, once everything on the board is picked."""
        return self.left if self.made and self.sight.acts and is_only_how(self.left) else ()

    def areas(self) -> Sequence[str]:
        if self.sight.picks_stacks:
            return (STACKS,)
        if self.ways:
            return (WAYS,)
        looked = (LOOKED,) if self.sight.sinks else ()
        return tuple(area for area in (*looked, *AREAS) if self.slots(area))

    def slots(self, area: str) -> Sequence[Slot]:
        if area not in self._slots:
            makes = MAKERS.get(area)
            self._slots[area] = tuple(makes(self)) if makes is not None else ()
        return self._slots[area]

    def keyed(self) -> Sequence[Spot]:
        if self.sight.picks_stacks:
            return in_area(self, STACKS)[:DIGITS]
        area = WAYS if self.ways else LOOKED if self.sight.sinks else TILES
        return in_area(self, area)[:DIGITS]

    def lettered(self, letter: str) -> Sequence[Spot]:
        if self.sight.picks_stacks:
            return ()
        if letter in SPACE_KEYS:
            return (Spot(TOWN, SPACE_KEYS.index(letter)),)
        names = [button.name for button in self.buttons]
        return (Spot(DEEDS, names.index("give")),) if letter == GIVE_KEY and "give" in names else ()

    # Things and what they stand for

    def about(self, mark: Mark) -> tuple[Any, ...]:
        """The actions that are left if this is picked as well."""
        if not self.sight.acts:
            return ()
        return tuple(action for action in self.left if is_about(self.sight, action, mark))

    def is_picked(self, mark: Mark) -> bool:
        return any(pick.what == mark for pick in self.made)

    def is_listed(self, mark: Mark) -> bool:
        """Whether picking this leaves only a list to choose from."""
        return is_only_how(self.about(mark))

    def thing(self, ref: Ref | None, mark: Mark, instead: Any | None = None) -> Slot:
        """A thing of the heroes' turn; `instead` is the action it stands for where it is about none."""
        fresh = self.sight.is_new(ref)
        if not self.sight.acts or self.is_picked(mark):
            return Slot(ref=ref, fresh=fresh)
        found = self.about(mark)
        if len(found) == 1:
            return Slot(ref=ref, action=found[0], legal=True, fresh=fresh)
        if found:
            return Slot(ref=ref, pick=spots.Pick(mark, len(self.made)), legal=True, fresh=fresh)
        action = self.aimed_wrong(ref, mark) if self.made else instead
        return Slot(ref=ref, action=action, legal=None if action is None else False, fresh=fresh)

    def aimed_wrong(self, ref: Ref | None, mark: Mark) -> Any | None:
        """What was picked, aimed at a monster it cannot be aimed at: for the reason why."""
        first = next((action for action in self.left if isinstance(action, Play) and action.targets), None)
        if first is None or mark[0] != "foe":
            return None
        return msgspec.structs.replace(first, targets=(ref,))

    def foes(self) -> list[Slot]:
        found: list[Slot] = []
        for _, card in self.sight.foes:
            if isinstance(self.sight.ask, ToChoose):
                legal = Choose(card) in self.sight.legal
                found.append(Slot(ref=card, action=Choose(card), legal=legal, fresh=self.sight.is_new(card)))
            else:
                found.append(self.thing(card, ("foe", card)))
        return found

    def power(self) -> list[Slot]:
        cards = [*self.sight.area, *([self.sight.top] if self.sight.top is not None else []), *self.sight.known_next]
        return [self.thing(card, ("foe", card)) for card in cards]

    def town(self) -> list[Slot]:
        return [self.thing(card, ("space", space), self.in_town(space)) for space, card in enumerate(self.sight.town)]

    def in_town(self, space: int) -> Any:
        card = self.sight.town[space]
        if card is not None and INFILTRATOR[self.sight.kind(card)]:
            return Expel(card)
        if card is not None and self.sight.kind(card) == "dyke":
            return Use(card)
        return SeekAid(space)

    def guests(self) -> list[Slot]:
        return [self.thing(card, ("guest", place), Invite(place)) for place, card in enumerate(self.sight.guests)]

    def rampart(self) -> list[Slot]:
        built = {self.sight.kind(card): card for card in self.sight.town if card is not None}
        return [
            self.thing(card, ("wall", card), Build(card)) if card is not None else Slot(ref=built.get(kind))
            for kind, card in self.sight.walls
        ]

    def market(self) -> list[Slot]:
        found: list[Slot] = []
        for number, zone in enumerate(ALL_STACKS):
            if kind_in_stack(self.sight.world, number) is not None:
                top = next(iter(reversed(self.sight.world.lying(zone))), None)
                found.append(self.thing(top, ("stack", number), Buy(number)))
        return found

    def tiles(self) -> list[Slot]:
        if self.sight.gives_up_cards:
            return [self.given_up(tile.ref, tile.kind) for tile in self.sight.tiles]
        return [self.thing(tile.ref, ("card", tile.ref), played(tile.kind, tile.ref)) for tile in self.sight.tiles]

    def given_up(self, ref: int, token: Any) -> Slot:
        """A card to be discarded, offered or put under the deck: alone, or as one of several."""
        sight, chosen = self.sight, added(self.made)
        more = chosen.copy()
        more[token] += 1
        sets = sets_with(sight, more)
        if not sets:
            legal = False if not chosen else None
            action = WRONG[type(sight.ask)]((ref,)) if legal is False else None
            return Slot(ref=ref, action=action, legal=legal)
        is_last = len(sets) == 1 and len(sets[0].cards) == more.total()
        if is_last and not isinstance(sight.ask, ToOffer):
            return Slot(ref=ref, action=sets[0], legal=True)
        step = len(self.made)
        return Slot(ref=ref, pick=spots.Pick(("add", token, step), step), legal=True)

    def looked(self) -> list[Slot]:
        ask: Any = self.sight.ask
        return [self.given_up(card, card) for card in ask.cards] if self.sight.sinks else []

    def in_play(self) -> list[Slot]:
        return [self.thing(card, ("card", card), self.kept(card)) for card in self.sight.in_play]

    def kept(self, card: int) -> Any | None:
        kind = self.sight.kind(card)
        if SORT[kind] == "skill":
            return Keep(card)
        return Use(card) if DISCARD_TO_USE[kind] else None

    def heroes(self) -> list[Slot]:
        return [self.thing(None, ("hero", seat)) for seat in range(self.sight.world.seats)]

    @cached_property
    def buttons(self) -> tuple[Button, ...]:
        sight = self.sight
        chosen = added(self.made).total()
        if isinstance(sight.ask, ToOffer):
            return (Button("offer", f"offer {chosen}" if chosen else "offer nothing"),)
        if isinstance(sight.ask, ToSink):
            return (Button("leave", f"put {chosen} under" if chosen else "leave them"),)
        if sight.ask is not None and not sight.acts:
            return ()
        found = [Button("done", "done", "d"), Button("market", "market", "m")]
        if sight.world.seats > 1:
            purse = "purse closed" if CLOSED(sight.world, sight.me) else "purse open"
            found += [Button("give", "give ¢", GIVE_KEY), Button("purse", purse), Button("tell", "tell")]
        return tuple(found)

    def deeds(self) -> list[Slot]:
        sight = self.sight
        if isinstance(sight.ask, ToOffer | ToSink):
            action = exactly(sight, added(self.made))
            return [Slot(action=action, legal=action is not None)]
        return [self.deed(button.name) for button in self.buttons]

    def deed(self, name: str) -> Slot:
        if name == "market" or (name == "done" and self.sight.me not in self.sight.scene.thinking):
            return Slot()
        if self.made and self.made[0].what != ("deed", "give"):
            hero = ("deed", name) if name == "give" else None
            return self.thing(None, hero) if hero is not None else Slot()
        sight = self.sight
        other = (sight.me + 1) % sight.world.seats
        purse = OPEN if CLOSED(sight.world, sight.me) else CLOSE
        instead = {"done": SayDone(), "give": Give(other, 1), "purse": purse, "tell": Tell()}[name]
        return self.thing(None, ("deed", name), instead)

    def way_slots(self) -> list[Slot]:
        return [Slot(action=way, legal=True) for way in self.ways]

    def stacks(self) -> list[Slot]:
        asked = self.sight.is_asked
        return [
            Slot(action=Pick(kind) if asked else None, legal=Pick(kind) in self.sight.legal if asked else None)
            for kind in stack_kinds()
        ]

    @property
    def chosen_stacks(self) -> list[str]:
        return picked_stacks(self.sight.world)

    # Where an action is

    def picks_for(self, action: Any) -> Picks:
        """The picks after which an action is on the board, from none on."""
        sight = self.sight
        if isinstance(action, Discard | Offer | Sink):
            whole = picks_of_set(sight, action, 99)
            last = 0 if isinstance(action, Offer) else 1
            sized = whole[: max(0, len(whole) - last)]
            return whole if Table(sight, whole).offers(action) else sized
        table = Table(sight)
        while not table.offers(action) and len(table.made) < 6:
            pick = table.pick_towards(action)
            if pick is None:
                break
            table = Table(sight, (*table.made, pick))
        return table.made

    def offers(self, action: Any) -> bool:
        return any(slot.action == action and slot.legal for _, slot in self.everything())

    def pick_towards(self, action: Any) -> spots.Pick | None:
        return next(
            (slot.pick for _, slot in self.everything() if slot.pick and is_about(self.sight, action, slot.pick.what)),
            None,
        )


def played(kind: str, card: int) -> Any:
    """What a card of the hand stands for where nothing can be done with it."""
    sort = SORT[kind]
    if sort == "skill":
        return PlaySkill(card)
    if sort == "loot":
        return PlayLoot(card)
    return Bind(card) if BIND[kind] is not None or sort == "affliction" else Play(card)


WRONG: dict[type, Callable[[tuple[int, ...]], Any]] = {ToDiscard: Discard, ToOffer: Offer, ToSink: Sink}
MAKERS: dict[str, Callable[[Table], list[Slot]]] = {
    TRACK_AREA: Table.foes,
    POWER_AREA: Table.power,
    TOWN: Table.town,
    GUESTS: Table.guests,
    RAMPART: Table.rampart,
    MARKET: Table.market,
    TILES: Table.tiles,
    LOOKED: Table.looked,
    IN_PLAY: Table.in_play,
    HEROES: Table.heroes,
    DEEDS: Table.deeds,
    WAYS: Table.way_slots,
    STACKS: Table.stacks,
}
