"""Before play: the dungeon and the decks are laid by chance; then heroes, sides and starting rooms are chosen.

From the last seat back to the first, so that who acts first chooses last (ruling 3).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.chance import roll, shuffle
from engine.core.errors import Rejected
from engine.core.facts import DOWN, OTHER, UP, Asked, Done, Fact, Moved, Noted, Placed, Planned, Turned
from engine.core.world import World
from engine.games.shadowscape.actions import AsTheyLie, Choose, Face, Stand
from engine.games.shadowscape.asks import (
    ToChoose,
    ToFace,
    ToStand,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import CARDS_OF, CORNERS
from engine.games.shadowscape.content.printed import HERO as HERO_FORM
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.rules.fate import draw, lay_treasures
from engine.games.shadowscape.table import cards_of, has_begun, hero_of, is_cooperative
from engine.games.shadowscape.tasks import (
    ChoosingDue,
    DealingDue,
    FacingDue,
    OpeningDue,
    StandingDue,
    TurnsDue,
)
from engine.games.shadowscape.zones import (
    ACTION_BACK,
    ACTION_DECK,
    ACTIONS,
    DEEDS,
    DEEP_BACK,
    DUNGEON,
    FATE_DECK,
    FATE_DISCARD,
    FIRST,
    GEAR,
    GEAR_DECK,
    HERO,
    HERO_BACK,
    HERO_CARDS,
    HOME,
    LAYING,
    LORD,
    LORD_BACK,
    PILE,
    PLACE,
    REMOVED,
    ROOM,
    ROOM_BACK,
    WHISPER_BACK,
    WHISPER_DECK,
    WHISPERS,
)
from engine.kit.rules import Choice, Deed, Duty, answer
from engine.kit.sides import seats_from

SET_UP = "Set-up"
DEALT_EACH = 3
ROWS_BETWEEN = (1, 5, 21)  # where the inner rooms go between the corners
INNER = (slice(0, 3), slice(3, 18), slice(18, 21))


def open_game(world: World, task: OpeningDue) -> Iterator[Fact]:
    yield Done()
    yield from lay_dungeon(world)
    yield from lay_whispers(world)
    yield from lay_offers(world)
    yield shuffle(world, FATE_DECK)
    away = int(world.options.get("fate_discard", "0"))
    if away:
        yield Moved(tuple(world.pieces(FATE_DECK)[-away:]), FATE_DECK, FATE_DISCARD, None, UP)
    yield from fill_dungeon(world)
    yield from lay_lord(world)
    yield from seat_players(world)


def lay_dungeon(world: World) -> Iterator[Fact]:
    """The starting rooms in the corners, their doors inwards, and the others between them."""  # rulings 4 and 5
    yield shuffle(world, LAYING)
    for place, card in zip(sorted(CORNERS), world.lying(LAYING), strict=True):
        yield Moved((card,), LAYING, DUNGEON, None, OTHER if CORNERS[place][0] == "b" else UP)
    yield Placed(tuple(box().rooms), LAYING, UP, ROOM_BACK)
    yield shuffle(world, LAYING)
    rooms = world.lying(LAYING)
    for at, part in zip(ROWS_BETWEEN, INNER, strict=True):
        yield Moved(tuple(rooms[part]), LAYING, DUNGEON, at, UP)


def lay_whispers(world: World) -> Iterator[Fact]:
    """Three piles in layers: the lord's among the last three, then twos, then ones on top."""  # rulings 2 and 36
    piles = {shards: tuple(id for id, one in box().whispers.items() if one.shards == shards) for shards in (1, 2, 3)}
    together = is_cooperative(world)
    yield Placed(piles[2], WHISPER_DECK, DOWN, DEEP_BACK)
    yield shuffle(world, WHISPER_DECK)
    yield Moved(tuple(world.pieces(WHISPER_DECK)[2:]), WHISPER_DECK, LAYING)
    yield Placed(piles[3], WHISPER_DECK, DOWN, DEEP_BACK)
    yield shuffle(world, WHISPER_DECK)
    yield from lay_layer(world, len(piles[2]) if together else world.seats)
    yield Placed(piles[1], LAYING, DOWN, WHISPER_BACK)
    yield shuffle(world, LAYING)
    yield from lay_layer(world, len(piles[1]) if together else world.seats + 3)
    yield Moved(
        tuple(reversed(world.pieces(WHISPER_DECK)[-box().game.numbers.offer :])), WHISPER_DECK, WHISPERS, None, UP
    )


def lay_layer(world: World, cards: int) -> Iterator[Fact]:
    """So many cards go on the whisper deck, the others leave the game."""
    lying = tuple(world.pieces(LAYING))
    yield Moved(lying[:cards], LAYING, WHISPER_DECK)
    if lying[cards:]:
        yield Moved(lying[cards:], LAYING, REMOVED)


def lay_offers(world: World) -> Iterator[Fact]:
    offer = box().game.numbers.offer
    for deck, to in ((GEAR_DECK, GEAR), (ACTION_DECK, ACTIONS)):
        yield shuffle(world, deck)
        yield Moved(tuple(reversed(world.pieces(deck)[-offer:])), deck, to, None, UP)


def fill_dungeon(world: World) -> Iterator[Fact]:
    """An enemy on every lair and a treasure on every treasure sign."""
    chart = chart_of(world)
    for number, type in enumerate(TYPES):
        yield shuffle(world, PILE[number])
        for place in chart.lairs[type]:
            yield Moved((world.pieces(PILE[number])[-1],), PILE[number], ROOM[place], None, UP)
    yield from lay_treasures(world, list(chart.signs))


def lay_lord(world: World) -> Iterator[Fact]:
    """One of the lords, asleep, with the side for this game up."""
    lords = tuple(box().lords)
    drawn = roll(world, "lord", len(lords))
    yield drawn
    yield Placed((lords[drawn.values[0] - 1],), LORD, OTHER if is_cooperative(world) else UP, LORD_BACK)


def seat_players(world: World) -> Iterator[Fact]:
    """Chance says who is first; then heroes and rooms are chosen from the last seat back."""  # ruling 3
    drawn = roll(world, "first", world.seats)
    yield drawn
    first = drawn.values[0] - 1
    yield FIRST.to(first)
    order = seats_from(first, world.seats)
    if world.options.get("heroes") == "dealt":
        yield from deal_heroes(world, order)
    yield Planned((TurnsDue(), DealingDue()))
    yield Planned(tuple(StandingDue(seat) for seat in order))
    yield Planned(tuple(ChoosingDue(seat) for seat in order))


def deal_heroes(world: World, order: Sequence[int]) -> Iterator[Fact]:
    yield Placed(tuple(box().heroes), LAYING, DOWN, HERO_BACK)
    yield shuffle(world, LAYING)
    for seat in order:
        yield Moved(tuple(world.pieces(LAYING)[-DEALT_EACH:]), LAYING, HERO[seat], None, UP)
    yield Moved(tuple(world.pieces(LAYING)), LAYING, REMOVED)


# Heroes


def ask_to_choose(world: World, task: ChoosingDue) -> Iterator[Fact]:
    yield Asked(task.seat, ToChoose())


def choices(world: World, seat: int, ask: ToChoose) -> list[Choose]:
    """The heroes dealt to a seat, or all that nobody has chosen."""
    dealt = world.lying(HERO[seat])
    if dealt:
        return [Choose(world.kinds[hero]) for hero in dealt]
    taken = {world.kinds[hero] for other in range(world.seats) for hero in world.lying(HERO[other])}
    return [Choose(hero) for hero in box().heroes if hero not in taken]


def choose(world: World, seat: int, action: Choose) -> Iterator[Fact]:
    """The hero comes before its seat, with four action cards."""
    yield from answer(world, seat)
    dealt = world.lying(HERO[seat])
    others = tuple(hero for hero in dealt if world.kinds[hero] != action.hero)
    if others:
        yield Moved(others, HERO[seat], REMOVED, None, DOWN)
    else:
        yield Placed((action.hero,), HERO[seat], UP, HERO_BACK)
    yield Noted("hero", (seat, action.hero))
    yield Placed(CARDS_OF[action.hero], DEEDS[seat], UP, ACTION_BACK)
    yield Planned((FacingDue(seat),))


def cannot_choose(world: World, seat: int, ask: Any, action: Choose) -> Rejected | None:
    if action.hero not in box().heroes:
        return Rejected("NoSuchHero", "There is no hero of that name.", SET_UP)
    return Rejected("HeroTaken", f"{box().heroes[action.hero].name} is not one of your choices.", SET_UP)


# Sides


def ask_to_face(world: World, task: FacingDue) -> Iterator[Fact]:
    if task.at == HERO_CARDS:
        yield Done()
    else:
        yield Asked(task.seat, ToFace(cards_of(world, task.seat)[task.at], True))


def faces(world: World, seat: int, ask: ToFace) -> list[Any]:
    both: list[Any] = [Face(ask.card, "a"), Face(ask.card, "b")]
    return [*both, AsTheyLie()] if ask.before_play else both


def face_before_play(world: World, seat: int, action: Face) -> Iterator[Fact]:
    task: FacingDue = world.agenda[-1]
    yield from answer(world, seat)
    if world.sides[action.card] != action.side:
        yield Turned(action.card, action.side)
    yield Planned((FacingDue(seat, task.at + 1),))


def leave_as_they_lie(world: World, seat: int, action: AsTheyLie) -> Iterator[Fact]:
    return answer(world, seat)


# Starting rooms


def ask_to_stand(world: World, task: StandingDue) -> Iterator[Fact]:
    free = free_starts(world)
    if len(free) > 1:
        yield Asked(task.seat, ToStand())
    else:
        yield Done()
        yield from begin_in(task.seat, free[0])


def free_starts(world: World) -> list[int]:
    """Starting rooms where nobody begins."""
    taken = {HOME(world, seat) for seat in range(world.seats) if has_begun(world, seat)}
    return [place for place in chart_of(world).starts if place not in taken]


def stands(world: World, seat: int, ask: ToStand) -> list[Stand]:
    return [Stand(place) for place in free_starts(world)]


def stand(world: World, seat: int, action: Stand) -> Iterator[Fact]:
    yield from begin_in(seat, action.place)
    yield from answer(world, seat)


def begin_in(seat: int, place: int) -> Iterator[Fact]:
    yield PLACE.to(place, seat)
    yield HOME.to(place, seat)
    yield Noted("begins", (seat, place))


def cannot_stand(world: World, seat: int, ask: Any, action: Stand) -> Rejected | None:
    if action.place in chart_of(world).starts:
        return Rejected("RoomTaken", "Another hero starts there; every hero needs a room of its own.", SET_UP)
    return Rejected("NoStart", "Heroes start in one of the four corners.", SET_UP)


def deal_hands(world: World, task: DealingDue) -> Iterator[Fact]:
    """As many Fate cards as each hero's hand size."""
    yield Done()
    for seat in seats_from(FIRST(world), world.seats):
        yield from draw(world, seat, HERO_FORM[world.kinds[hero_of(world, seat)]].hand)


CHOICES = (
    Choice(ToChoose, choices, "First choose a hero.", SET_UP),
    Choice(ToFace, faces, "First choose which side is up.", SET_UP),
    Choice(ToStand, stands, "First choose where to start.", SET_UP),
)
DEEDS_OF = (
    Deed(Choose, (ToChoose,), choose, cannot_choose),
    Deed(AsTheyLie, (ToFace,), leave_as_they_lie),
    Deed(Stand, (ToStand,), stand, cannot_stand),
)
DUTIES = (
    Duty(OpeningDue, open_game),
    Duty(ChoosingDue, ask_to_choose),
    Duty(FacingDue, ask_to_face),
    Duty(StandingDue, ask_to_stand),
    Duty(DealingDue, deal_hands),
)
