"""Every action in words, verb first, with what it costs and at what it is aimed."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.world import World
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
    OpenPurse,
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
from engine.games.shadowrift.content.effects import Hit
from engine.games.shadowrift.content.printed import ATTACK, BIND, BOOST, HIT, SORT, TEXT, has
from engine.games.shadowrift.force import Cost
from engine.games.shadowrift.names import (
    as_clause,
    coins,
    cost_in_words,
    foe_name,
    hits_in_words,
    kind_name,
    name_of,
    track_name,
)
from engine.games.shadowrift.rules.heroes.buying import build_cost, buy_cost, expel_cost, invite_cost, kind_in_stack
from engine.games.shadowrift.rules.heroes.fighting import hits_on
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.rules.heroes.playing import keep_cost, play_cost
from engine.games.shadowrift.table import in_space, left_of, tolls
from engine.games.shadowrift.zones import TRAVELLER
from engine.kit.words import counted, listed


def for_price(cost: Cost) -> str:
    """` for 2† and 4¢`; nothing for nothing."""
    words = cost_in_words(cost)
    return f" for {words}" if words else ""


def hero_words(hero: int | None, seat: int) -> str:
    """Heroes are numbered here: games know no names."""
    if hero is None:
        return ""
    return " for yourself" if hero == seat else f" for hero {hero + 1}"


def aim_words(world: World, action: Any, seat: int, at: str = "on") -> str:
    targets = listed([foe_name(world, target) for target in action.targets])
    place = f" in space {track_name(action.place)}" if action.place is not None else ""
    return f"{f' {at} {targets}' if targets else ''}{place}{hero_words(action.hero, seat)}"


def pick_label(world: World, action: Pick, seat: int) -> str:
    return f"Choose {kind_name(action.stack)}: {as_clause(TEXT[action.stack])}"


def aid_label(world: World, action: SeekAid, seat: int) -> str:
    """Without what a Villager does besides helping."""
    card = in_space(world, action.space)
    kind = world.kinds[card] if card is not None else ""
    text = as_clause(TEXT[kind]) if card is not None else ""
    if card is not None and has(kind, Hit):
        text = text.partition(". ")[0]
    return f"Seek aid from the {name_of(world, card)}{aim_words(world, action, seat, 'against')}: {text}"


def play_label(world: World, action: Play, seat: int) -> str:
    card: Any = action.card
    kind = world.kinds[card]
    cost = for_price(play_cost(world, seat, action))
    if ATTACK[kind]:
        return attack_words(world, action, seat, cost)
    if SORT[kind] == "action" and action.targets:
        return f"Seal {listed([name_of(world, target) for target in action.targets])}{cost}"
    return f"Play {name_of(world, card)}{hero_words(action.hero, seat)}{cost}: {as_clause(TEXT[kind])}"


def attack_words(world: World, action: Play, seat: int, cost: str) -> str:
    """`Play Strike on Cinder Drake for 1†: 2 hits, 3 to go`"""
    card: Any = action.card
    kind = world.kinds[card]
    hit, boost = HIT[kind], BOOST[kind]
    assert hit is not None
    ranged = hit.ranged or action.ranged
    hits = hit.n + (action.boost * boost.each if boost is not None else 0)
    afar = " from afar" if action.ranged else ""
    lead = f"Play {name_of(world, card)}{afar}{aim_words(world, action, seat)}{cost}"
    if not action.targets:
        return f"{lead}: {hits_in_words(hits)} each"
    aims: Sequence[Any] = action.targets
    dealt = [(hits_on(world, seat, kind, foe, hits, ranged), left_of(world, foe)) for foe in aims]
    if len(dealt) > 1:
        kills = counted(sum(n >= left for n, left in dealt), "kill")
        return f"{lead}: {' and '.join(hits_in_words(n) for n, _ in dealt)}, {kills}"
    [(n, left)] = dealt
    return f"{lead}: {hits_in_words(n)}, {'a kill' if n >= left else f'{left - n} to go'}"


def lay_label(world: World, action: Any, seat: int) -> str:
    return f"Play {name_of(world, action.card)}: {as_clause(TEXT[world.kinds[action.card]])}"


def use_label(world: World, action: Use, seat: int) -> str:
    card: Any = action.card
    return f"Use {name_of(world, card)}{aim_words(world, action, seat)}: {as_clause(TEXT[world.kinds[card]])}"


def keep_label(world: World, action: Keep, seat: int) -> str:
    card: Any = action.card
    cost = for_price(keep_cost(world.kinds[card], tolls(world)))
    return f"Keep {name_of(world, card)} for the next round{cost}"


def bind_label(world: World, action: Bind, seat: int) -> str:
    price = BIND[world.kinds[action.card]]
    return f"Bind a {name_of(world, action.card)}{for_price(cost_of_price(price)) if price is not None else ''}"


def buy_label(world: World, action: Buy, seat: int) -> str:
    kind = kind_in_stack(world, action.stack)
    return f"Buy {kind_name(kind)}{for_price(buy_cost(kind, tolls(world)))}" if kind is not None else "Buy"


def invite_label(world: World, action: Invite, seat: int) -> str:
    lying = world.pieces(TRAVELLER[action.place])
    if not lying:
        return "Invite a Traveller"
    return f"Invite the {name_of(world, lying[0])}{for_price(invite_cost(world, seat, lying[0]))}"


def build_label(world: World, action: Build, seat: int) -> str:
    wall: Any = action.wall
    return f"Build the {name_of(world, wall)}{for_price(build_cost(world, seat, wall))}"


def expel_label(world: World, action: Expel, seat: int) -> str:
    card: Any = action.card
    return f"Send off the {name_of(world, card)}{for_price(expel_cost(world, seat, card))}"


def give_label(world: World, action: Give, seat: int) -> str:
    return f"Give {coins(action.count)} to hero {action.seat + 1}"


def purse_label(world: World, action: OpenPurse, seat: int) -> str:
    return "Open your purse to the others" if action.yes else "Close your purse"


def tell_label(world: World, action: Tell, seat: int) -> str:
    return "Tell the others what your hand can do"


def done_label(world: World, action: SayDone, seat: int) -> str:
    return "Say you are done"


def sink_label(world: World, action: Sink, seat: int) -> str:
    if not action.cards:
        return "Leave them as they are"
    return f"Put {listed([name_of(world, card) for card in action.cards])} under the deck"


def discard_label(world: World, action: Discard, seat: int) -> str:
    return f"Discard {listed([name_of(world, card) for card in action.cards])}"


def offer_label(world: World, action: Offer, seat: int) -> str:
    cards = listed([name_of(world, card) for card in action.cards])
    return f"Offer {cards}" if cards else "Offer nothing"


def choose_label(world: World, action: Choose, seat: int) -> str:
    return f"Choose {foe_name(world, action.monster)}"


LABELS: dict[type, Callable[[World, Any, int], str]] = {
    Pick: pick_label,
    SeekAid: aid_label,
    Play: play_label,
    PlaySkill: lay_label,
    PlayLoot: lay_label,
    Use: use_label,
    Keep: keep_label,
    Bind: bind_label,
    Buy: buy_label,
    Invite: invite_label,
    Build: build_label,
    Expel: expel_label,
    Give: give_label,
    OpenPurse: purse_label,
    Tell: tell_label,
    SayDone: done_label,
    Sink: sink_label,
    Discard: discard_label,
    Offer: offer_label,
    Choose: choose_label,
}
