"""Claims: what can be claimed, what it costs, and how the card comes to its owner. One a turn, whatever is on offer."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.errors import Rejected
from engine.core.facts import DOWN, Answered, Asked, Done, Fact, Moved, Noted, Planned, Turned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowscape.actions import Claim, Decline, Face, Shed, Tuck
from engine.games.shadowscape.asks import (
    ToAccept,
    ToAct,
    ToClaimDeed,
    ToFace,
    ToShed,
    ToTuck,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.condition_forms import DeedKill, DeedSearch, InRoom, InStart
from engine.games.shadowscape.content.printed import GEAR as GEAR_FORM
from engine.games.shadowscape.content.printed import LORD_EFFECTS, PRICE, WHISPER
from engine.games.shadowscape.content.standing_forms import Dearer
from engine.games.shadowscape.holding import IS_DEED, NEEDS, is_fulfilled, lacking, missing_for
from engine.games.shadowscape.holding import Deed as JustDone
from engine.games.shadowscape.names import any_name, room_kind_name
from engine.games.shadowscape.rules.effecting import fill
from engine.games.shadowscape.rules.opening import face_before_play
from engine.games.shadowscape.rules.spawning import OFFERS, refill
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.table import (
    is_cooperative,
    lord_of,
    lord_stands,
    tokens_of,
    treasures_of,
    worn_by,
)
from engine.games.shadowscape.tasks import (
    DeedDue,
    GettingDue,
    PayingDue,
)
from engine.games.shadowscape.zones import (
    ACTION_BACK,
    ACTIONS,
    CLAIMED,
    CLAIMS,
    DEEDS,
    GEAR,
    GEAR_BACK,
    GEAR_DECK,
    HERO_CARDS,
    LAST,
    MORE_CLAIMS,
    TUCKED,
    USED,
    WHISPERS,
    WORN,
    WOUNDS,
)
from engine.kit.rules import Choice, Deed, Duty, answer

CLAIMING = "Claiming"
KINDS_WORN = {"clothing": 1, "trinket": 1, "weapon": 2}
DECLINE = Decline()
SORT_OF = {ACTION_BACK: "general", GEAR_BACK: "equipment"}


# What it costs


def sort_of(world: World, card: int) -> str:
    """What can be claimed is a whisper, a piece of equipment or a general action."""
    return SORT_OF.get(world.backs[card], "whisper")


def cost_of(world: World, card: int) -> int:
    """The tokens a card costs, one of them a treasure for equipment; a lord may make it dearer."""  # ruling 62
    sort = sort_of(world, card)
    if sort == "whisper":
        return 0
    cost = PRICE[world.kinds[card]] if sort == "general" else 1
    if lord_stands(world):
        for effect in LORD_EFFECTS[world.kinds[lord_of(world)], is_cooperative(world)]:
            if isinstance(effect, Dearer):
                cost = max(cost, min(effect.most, cost + effect.tokens))
    return cost


def may_claim(world: World, sort: str) -> bool:
    """Whether this turn's claim is left, or one more of this sort."""
    return not CLAIMED(world) or bool(MORE_CLAIMS(world) & CLAIMS[sort])


def can_pay(world: World, seat: int, card: int) -> bool:
    if sort_of(world, card) == "equipment" and not treasures_of(world, seat):
        return False
    return len(tokens_of(world, seat)) >= cost_of(world, card)


def claims(world: World, seat: int) -> list[Claim]:
    """Everything a seat can claim now."""
    found: list[Claim] = []
    if may_claim(world, "whisper"):
        found += [Claim(card) for card in world.pieces(WHISPERS) if is_fulfilled(world, seat, card)]
    if not tokens_of(world, seat):
        return found
    if treasures_of(world, seat) and may_claim(world, "equipment"):
        found += [Claim(card) for card in world.pieces(GEAR) if can_pay(world, seat, card)]
    if may_claim(world, "general"):
        found += [Claim(card) for card in world.pieces(ACTIONS) if can_pay(world, seat, card)]
    return found


# Claiming


def claim(world: World, seat: int, action: Claim) -> Iterator[Fact]:
    card: int = action.card
    if isinstance(world.agenda[-1], DeedDue):
        yield from answer(world, seat)
    else:
        yield Answered(seat)
    sort = sort_of(world, card)
    yield from spend_claim(world, sort)
    if sort == "whisper":
        yield from take_whisper(world, seat, card)
        return
    treasure = sort == "equipment"
    yield Planned((GettingDue(seat, card), PayingDue(seat, card, cost_of(world, card), treasure)))


def spend_claim(world: World, sort: str) -> Iterator[Fact]:
    """One more claim that is not for whispers is used before the turn's own."""
    more = MORE_CLAIMS(world)
    if more & CLAIMS[sort] and (CLAIMED(world) or not more & CLAIMS["whisper"]):
        yield MORE_CLAIMS.to(0)
    else:
        yield CLAIMED.to(1)


def take_whisper(world: World, seat: int, card: int) -> Iterator[Fact]:
    """Tokens are shown, not spent. The last whisper begins the last round."""  # rulings 18 and 33
    deck, offer = OFFERS["whisper"]
    yield Moved((card,), offer, TUCKED[seat])
    yield Noted("claims", (seat, The(card), shards_of(world, seat)))
    if WHISPER[world.kinds[card]].is_lord:
        yield LAST.to(seat)
    yield from refill(world, deck, offer)


# A card that is paid for


def get_card(world: World, task: GettingDue) -> Iterator[Fact]:
    """The card leaves the offer, and where there is one too many, one goes."""  # ruling 96
    seat, card = task.seat, task.card
    sort = sort_of(world, card)
    deck, offer = OFFERS[sort]
    if card in world.zones[offer]:
        yield Moved((card,), offer, WORN[seat] if sort == "equipment" else DEEDS[seat])
        yield Noted("claims", (seat, The(card), shards_of(world, seat)))
        yield from refill(world, deck, offer)
    if sort == "equipment":
        yield Asked(seat, ToShed()) if over_full(world, seat) else Done()
    elif len(world.zones[DEEDS[seat]]) > HERO_CARDS + 1:
        yield Asked(seat, ToTuck())
    else:
        yield Asked(seat, ToFace(card))


def over_full(world: World, seat: int) -> list[int]:
    """The pieces of a kind of which there are too many."""  # ruling 23
    worn = worn_by(world, seat)
    kinds = [GEAR_FORM[world.kinds[piece]].kind for piece in worn]
    return [piece for piece, kind in zip(worn, kinds, strict=True) if kinds.count(kind) > KINDS_WORN[kind]]


def sheds(world: World, seat: int, ask: ToShed) -> list[Shed]:
    return [Shed(piece) for piece in over_full(world, seat)]


def shed(world: World, seat: int, action: Shed) -> Iterator[Fact]:
    yield Moved((action.gear,), WORN[seat], GEAR_DECK, 0, DOWN)
    yield from answer(world, seat)


def tucks(world: World, seat: int, ask: ToTuck) -> list[Tuck]:
    return [Tuck(card) for card in world.pieces(DEEDS[seat])[HERO_CARDS:]]


def tuck(world: World, seat: int, action: Tuck) -> Iterator[Fact]:
    """Its wounds leave, its shards count; a new card in use is ready."""  # ruling 22
    task: GettingDue = world.agenda[-1]
    card: int = action.card
    if WOUNDS(world, card):
        yield WOUNDS.to(0, card)
    yield Moved((card,), DEEDS[seat], TUCKED[seat])
    if card == task.card:
        yield from answer(world, seat)
        return
    used = USED(world, seat)
    if used >> HERO_CARDS & 1:
        yield USED.to(used & ~(1 << HERO_CARDS), seat)
    yield Answered(seat)


def face(world: World, seat: int, action: Face) -> Iterator[Fact]:
    """Before play, or with a new general action."""
    if not isinstance(world.agenda[-1], GettingDue):
        yield from face_before_play(world, seat, action)
        return
    if world.sides[action.card] != action.side:
        yield Turned(action.card, action.side)
    yield from answer(world, seat)


# Deeds


def see_deed(world: World, task: DeedDue) -> Iterator[Fact]:
    """A whisper that asks for a deed can be claimed right after it, or not at all."""  # ruling 18
    yield Asked(task.seat, ToClaimDeed()) if deed_claims(world, task) else Done()


def deed_claims(world: World, task: DeedDue) -> list[Claim]:
    """Open whispers that this deed fulfils; what does not ask for a deed can wait."""
    if not may_claim(world, "whisper"):
        return []
    deed = JustDone(task.what, task.place, task.points)
    return [
        Claim(card)
        for card in world.pieces(WHISPERS)
        if IS_DEED[world.kinds[card]] and is_fulfilled(world, task.seat, card, deed)
    ]


class SearchAsked(NamedTuple):
    """An open whisper that asks for a search, and with how much."""

    whisper: int
    points: int


def searched_for(world: World, seat: int, place: int) -> SearchAsked | None:
    """What a hero could claim for searching a room with enough, having all else it asks for."""
    if not may_claim(world, "whisper"):
        return None
    for card in world.pieces(WHISPERS):
        for need in NEEDS[world.kinds[card]]:
            if isinstance(need, DeedSearch) and is_fulfilled(world, seat, card, JustDone("search", place, need.points)):
                return SearchAsked(card, need.points)
    return None


def claims_or_not(world: World, seat: int, ask: ToClaimDeed) -> Sequence[Any]:
    return [*deed_claims(world, world.agenda[-1]), DECLINE]


def decline(world: World, seat: int, action: Decline) -> Iterator[Fact]:
    if isinstance(world.agenda[-1], DeedDue):
        return answer(world, seat)
    return fill(world, seat, action)


# Refusals


def cannot_claim(world: World, seat: int, ask: Any, action: Claim) -> Rejected | None:
    card = action.card
    offered = (*world.zones[WHISPERS], *world.zones[GEAR], *world.zones[ACTIONS])
    if type(card) is not int or card not in offered:
        return Rejected("NotOnOffer", "That card is not open to be claimed.", CLAIMING)
    sort = sort_of(world, card)
    if not may_claim(world, sort):
        return Rejected("AlreadyClaimed", "You have already claimed a card this turn.", CLAIMING)
    if sort == "whisper":
        return cannot_claim_whisper(world, seat, card)
    have, cost = len(tokens_of(world, seat)), cost_of(world, card)
    if sort == "equipment" and not treasures_of(world, seat):
        return Rejected("TokensMissing", "It costs a treasure, and you have none.", "Equipment")
    tokens = "1 token" if cost == 1 else f"{cost} tokens"
    return Rejected("TokensMissing", f"It costs {tokens}, you have {have or 'none'}.", CLAIMING)


def cannot_claim_whisper(world: World, seat: int, card: int) -> Rejected | None:
    missing = missing_for(world, seat, card)
    if not missing:
        return None
    need = missing[0]
    match need:
        case DeedKill(lord=True):
            return Rejected("NotSlayer", "Only the hero who slew the lord can claim it.", "The lord")
        case DeedKill():
            return Rejected("DeedGone", "Claim it right after such a kill.", "Whispers")
        case DeedSearch():
            return Rejected("DeedGone", "Claim it right after the search.", "Whispers")
        case InRoom(room=room):
            return Rejected("NotThere", f"You must be in the {room_kind_name(room)}.", "Whispers")
        case InStart():
            return Rejected("NotThere", "You must be in a starting room that is not yours.", "Whispers")
    count = getattr(need, "count", 1)
    have = count - lacking(world, seat, need)
    sentence = f"{any_name(world, card)} asks for {asked_for(need, count)}; you have {have or 'none'}."
    return Rejected("ConditionMissing", sentence, "Whispers")


def asked_for(need: Any, count: int) -> str:
    """`two Ψ`, `one treasure`"""
    what = getattr(need, "type", None) or getattr(need, "kind", None) or str(need.__struct_config__.tag)
    signs: dict[str, str] = box().game.signs  # type: ignore[assignment]
    names = {"treasures": "treasure", "same": "trophies of one type", "general": "general action", "any": "equipment"}
    return f"{count} {signs.get(what) or names.get(what, what)}"


def not_yours(world: World, seat: int, ask: Any, action: Any) -> Rejected | None:
    return Rejected("NotOffered", "Choose one of the cards that are offered.", CLAIMING)


CHOICES = (
    Choice(ToClaimDeed, claims_or_not, "First claim the whisper, or let it go.", "Whispers"),
    Choice(ToShed, sheds, "First choose which piece goes under the deck.", "Equipment"),
    Choice(ToTuck, tucks, "First choose which general action to tuck away.", "General actions"),
)
DEEDS_OF = (
    Deed(Claim, (ToAct, ToClaimDeed), claim, cannot_claim),
    Deed(Decline, (ToClaimDeed, ToAccept), decline),
    Deed(Shed, (ToShed,), shed, not_yours),
    Deed(Tuck, (ToTuck,), tuck, not_yours),
    Deed(Face, (ToFace,), face, not_yours),
)
DUTIES = (Duty(GettingDue, get_card), Duty(DeedDue, see_deed))
