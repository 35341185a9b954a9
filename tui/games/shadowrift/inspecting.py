"""What the inspector tells about the thing under the cursor: what Enter would make, what the card says, what it means.

Called by the board. Words and numbers come from the engine and the content; the first line is the most useful one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from engine.games.shadowrift.actions import Play, SeekAid
from engine.games.shadowrift.content.printed import (
    HEALTH,
    KEEP,
    NAME,
    PAYS,
    PLANS,
    PRICE,
    SORT,
    SYMBOLS,
    TEXT,
    WALL_PRICE,
)
from engine.games.shadowrift.names import cost_in_words, track_name
from engine.games.shadowrift.rules.heroes.buying import ALL_STACKS, kind_in_stack
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.rules.monsters.power import cost_of as arrival_cost
from engine.games.shadowrift.table import health_of, left_of, stack_kinds
from engine.games.shadowrift.words.warnings import ends_the_round, left_undone
from engine.games.shadowrift.zones import LAST
from engine.kit.words import counted, uncapitalized
from tui.board.contract import Inspection
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Word, Words, said
from tui.games.shadowrift.look import role_of, sign_of, type_words
from tui.games.shadowrift.paint.heroes import hand_line, play_line
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.scenes.asking import asked_next
from tui.games.shadowrift.scenes.keywords import HEADINGS, keywords_of
from tui.games.shadowrift.scenes.preview import default_way, label_of, preview, way_words
from tui.games.shadowrift.scenes.threats import next_plan, verdict, worth_words
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
)

ENTER = {
    "card": "choose its target",
    "foe": "choose what to attack it with",
    "space": "choose the target of its aid",
    "hero": "choose what to do for this hero",
    "deed": "choose a hero to give Coin to",
    "add": "add this card",
}
"""What Enter does where it picks a part of a choice."""


def inspection_of(table: Table, spot: Spot | None) -> Inspection | None:
    """What is known about a spot."""
    slot = table.slot(spot)
    if spot is None or slot is None:
        return None
    told_of = TELLERS[spot.area](table, spot, slot)
    call = asked_next(table)
    return msgspec.structs.replace(told_of, call=call) if told_of is not None and call else told_of


AIM = re.compile(r" (on|against) ")
"""What stands in a label before the monsters; while one is chosen, the call has said the rest."""


def enter_words(table: Table, slot: Slot) -> str:
    """What Enter does: the action with heroes by their names, or which part of it comes next."""
    if slot.pick is not None:
        kind = slot.pick.what[0]
        if kind == "foe" and table.made:
            return f"aim at {NAME[table.sight.kind(slot.ref)]}"
        return "choose how" if kind == "card" and table.is_listed(slot.pick.what) else ENTER.get(kind, "choose")
    if slot.action is not None and slot.legal:
        label = label_of(table.sight, slot.action)
        aim = AIM.search(label) if table.made and isinstance(slot.action, Play | SeekAid) else None
        return f"hit {label[aim.end() :]}" if aim is not None else uncapitalized(label)
    return ""


def told(table: Table, slot: Slot, kind: str, *lines: Words, heading: str = "") -> Inspection:
    """A card: its name and sort, what Enter would make of it, its text, what its words mean."""
    role = role_of(kind, table.sight.faction)
    sign = sign_of(kind, table.sight.faction)
    title = (Word(f"{sign} {NAME[kind]}", role, bold=True), Word(f"  {type_words(kind)}", "dim"))
    first = (preview(table.sight, meant_by(table, slot)),) if slot.legal else ()
    text = (said(TEXT[kind]),) if TEXT[kind] else ()
    meant = tuple((Word(f"{word}: ", "gold"), Word(about, "dim")) for word, about in keywords_of(kind))
    every = (*first, *text, *lines, *meant)
    return Inspection(
        title=title,
        lines=tuple(line for line in every if line),
        heading=heading or HEADINGS.get(SORT[kind], "The round"),
        enter=enter_words(table, slot),
    )


def meant_by(table: Table, slot: Slot) -> Any | None:
    """The action to preview: what Enter does, or the likeliest of what it leads to once something is picked."""
    if slot.pick is None or not table.made or not table.is_listed(slot.pick.what):
        return slot.action
    ways = table.about(slot.pick.what)
    return ways[default_way(table.sight, ways)]


# Monsters


def about_foe(table: Table, spot: Spot, slot: Slot) -> Inspection:
    sight = table.sight
    space, monster = sight.foes[spot.index]
    kind = sight.kind(monster)
    left, health = left_of(sight.world, monster), health_of(sight.world, monster)
    after = verdict(sight, monster, space)
    coming = f"Next: {next_plan(sight, monster, space)}{f' ({after})' if after else ''}."
    where = f"in {track_name(space)}" if space else "at Start"
    hurt = f"It stands {where} with {left} of {health} health. {coming}"
    return told(
        table,
        slot,
        kind,
        said(hurt, "bright"),
        plan_words(kind, space),
        said(worth_words(sight, monster), "heroism"),
    )


def plan_words(kind: str, space: int) -> Words:
    """All plans, the next one marked."""
    words: list[Word] = []
    for step, plan in enumerate(PLANS[kind]):
        role = "warn" if step == space else "dim" if step < space else "text"
        words.append(Word(f"{'  ' if step else ''}{step + 1} {plan.text}", role))
    flees = "  then it flees." if space <= LAST else ""
    return (*words, Word(flees, "dim")) if words else ()


def about_power(table: Table, spot: Spot, slot: Slot) -> Inspection:
    sight = table.sight
    cards = [*sight.area, *([sight.top] if sight.top is not None else []), *sight.known_next]
    card = cards[spot.index]
    kind = sight.kind(card)
    lies = card in sight.area
    brings = (
        f"It brings {SYMBOLS[kind]} power every round."
        if lies
        else f"It arrives for {arrival_cost(sight.world, card)} power."
    )
    health = f" Health {HEALTH[kind]}." if HEALTH[kind] else ""
    fled = " It fled; a Seal puts it under the deck." if lies and SORT[kind] == "monster" else ""
    heading = "Seals and Shadowrifts" if lies else "Power and arrivals"
    return told(table, slot, kind, said(f"{brings}{health}{fled}", "bright"), plan_words(kind, -1), heading=heading)


# Town


def about_town(table: Table, spot: Spot, slot: Slot) -> Inspection:
    card = table.sight.town[spot.index]
    if card is None:
        lines = (said("Empty now; the space is filled in the next round."),)
        return Inspection(title=said(f"Space {spot.index + 1}: empty", "bright"), lines=lines, heading="Town")
    lines_more: tuple[Words, ...] = ()
    if table.sight.is_freeze(card):
        world = table.sight.world
        lines_more = (said(f"{counted(left_of(world, card), 'more hit')} will break it."),)
    return told(table, slot, table.sight.kind(card), *lines_more)


def about_guest(table: Table, spot: Spot, slot: Slot) -> Inspection:
    card = table.sight.guests[spot.index]
    heading = "Travellers and Infiltrators"
    if card is None:
        lines = (said("Nobody comes before the next round."),)
        return Inspection(title=said("No Traveller", "bright"), lines=lines, heading=heading)
    kind = table.sight.kind(card)
    price = said(f"Invite it for {cost_in_words(cost_of_price(PRICE[kind]))}; it then joins Town as a Villager.", "dim")
    return told(table, slot, kind, price, heading=heading)


def about_wall(table: Table, spot: Spot, slot: Slot) -> Inspection:
    kind, card = table.sight.walls[spot.index]
    price = cost_in_words(cost_of_price(WALL_PRICE[kind, table.sight.world.seats]))
    state = f"Not built yet: it costs {price}." if card is not None else "Built: it works while it lies in Town."
    return told(table, slot, kind, said(state, "bright"), heading="Walls")


# Cards


def about_tile(table: Table, spot: Spot, slot: Slot) -> Inspection:
    tile = table.sight.tiles[spot.index]
    more: list[Words] = []
    if len(tile.cards) > 1:
        more.append(said(f"You hold {len(tile.cards)} of them.", "dim"))
    if PAYS[tile.kind]:
        more.append(said("It is spent for you when something costs † or *.", "dim"))
    return told(table, slot, tile.kind, *more)


def about_lying(table: Table, spot: Spot, slot: Slot) -> Inspection:
    kind = table.sight.kind(table.sight.in_play[spot.index])
    keep = said(f"Keeping it for the next round costs {cost_in_words(cost_of_price(KEEP[kind]))}.", "dim")
    return told(table, slot, kind, *((keep,) if SORT[kind] == "skill" else ()))


def about_stack(table: Table, spot: Spot, slot: Slot) -> Inspection:
    world = table.sight.world
    numbers = [number for number in range(len(ALL_STACKS)) if kind_in_stack(world, number) is not None]
    number = numbers[spot.index]
    kind = kind_in_stack(world, number) or ""
    left = len(world.zones[ALL_STACKS[number]])
    where = "into your purse" if kind == "coin" else "to your discard"
    return told(table, slot, kind, said(f"{left} left; it goes {where}.", "dim"), heading="Buying")


def about_choice(table: Table, spot: Spot, slot: Slot) -> Inspection:
    kind = stack_kinds()[spot.index]
    price = said(f"Price: {cost_in_words(cost_of_price(PRICE[kind]))}. Four copies.", "dim")
    return told(table, slot, kind, price, heading="Set-up")


def about_looked(table: Table, spot: Spot, slot: Slot) -> Inspection:
    kind = table.sight.kind(slot.ref)
    return told(table, slot, kind, plan_words(kind, -1), heading="Power and arrivals")


# Heroes, buttons, ways


def about_hero(table: Table, spot: Spot, slot: Slot) -> Inspection:
    sight, seat = table.sight, spot.index
    lines = (said(hand_line(sight, seat)), said(play_line(sight, seat)))
    return Inspection(
        title=(sight.who(seat), Word(f"  {sight.scene.kinds[seat]}", "dim")),
        lines=lines,
        heading="Heroes act",
        enter=enter_words(table, slot),
    )


BUTTONS: dict[str, tuple[str, str]] = {
    "done": ("Done", "Ends this hero's round. While others act, you may act again."),
    "market": ("Market", "Cards to buy, Walls to build, Travellers to invite."),
    "give": ("Give Coin", "Give Coin to another hero, each coin once a round."),
    "purse": ("Your purse", "While your purse is open, others may pay from it."),
    "tell": ("Tell the others", "Tells what your hand can do: hits, Prowess, Magic, healing."),
    "offer": ("Offer these cards", "If the heroes offer enough together, the threat passes."),
    "leave": ("Leave them", "The cards stay where they are, in their order."),
}


def about_deed(table: Table, spot: Spot, slot: Slot) -> Inspection:
    button = table.buttons[spot.index]
    title, about = BUTTONS[button.name]
    enter = "open the market" if button.name == "market" else enter_words(table, slot)
    lines = [said(about)]
    if button.name == "done" and slot.legal:
        sight = table.sight
        lines += [said(text, "warn") for text in left_undone(sight.world, slot.action, sight.me)]
        lines += [said("You are the last: the round ends.", "bright")] if ends_the_round(sight.world, sight.me) else []
    return Inspection(title=said(title, "bright"), lines=tuple(lines), heading="Heroes act", enter=enter)


def about_way(table: Table, spot: Spot, slot: Slot) -> Inspection:
    way: Any = slot.action
    lines = (preview(table.sight, way),) if preview(table.sight, way) else ()
    return Inspection(
        title=way_words(table.sight, way), lines=lines, heading="Heroes act", enter=enter_words(table, slot)
    )


TELLERS: dict[str, Callable[[Table, Spot, Slot], Inspection | None]] = {
    TRACK_AREA: about_foe,
    POWER_AREA: about_power,
    TOWN: about_town,
    GUESTS: about_guest,
    RAMPART: about_wall,
    TILES: about_tile,
    IN_PLAY: about_lying,
    MARKET: about_stack,
    STACKS: about_choice,
    LOOKED: about_looked,
    HEROES: about_hero,
    DEEDS: about_deed,
    WAYS: about_way,
}
