"""What the inspector tells of rooms and enemies: the way there, what your blow makes, what theirs would leave."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack, Rouse
from engine.games.shadowscape.content.printed import ENEMY, FACE, LAIR, MOVES, SYMBOLS_OF, VALUE
from engine.games.shadowscape.content.words import SHRINE_SIGN
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.effects.striking import rooms_struck
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.names import enemy_name, hero_name, room_name
from engine.games.shadowscape.sums import damage_of, deals, is_ranged, left_by, serves, struck_from, withstands
from engine.games.shadowscape.table import (
    enemies_at,
    hand_of,
    has_begun,
    is_advanced,
    is_cooperative,
    is_lord,
    place_of,
    treasure_at,
    usable_cards,
)
from engine.games.shadowscape.tasks import EffectsDue
from engine.games.shadowscape.words.walks import coming_blows, goes_on
from engine.kit.words import listed, numbered
from tui.board.contract import Inspection
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import seat_glyph
from tui.draw.panel_layout import LEAST_WIDTH
from tui.games.shadowscape import view as v
from tui.games.shadowscape.look import in_signs, sign, sign_of, signs, told
from tui.games.shadowscape.scenes.ways import coming_walk, directions

MARGINS = 5
"""Cells of the inspector's row that no word takes: its edges, and the gap behind the title."""


NO_SHARDS = "Shards count for nothing when you play together."


def inspect_room(table: v.Table, place: int) -> Inspection:
    """A room: the way, the features, who stands there and what a fight would come to."""
    world, chart = table.world, chart_of(table.world)
    kind = chart.kinds[place]
    room = box().rooms.get(kind) or box().starts[kind]
    lines: list[Words] = []
    way = table.ways.get(place)
    enter = ""
    if way is not None and way.steps:
        path = directions(z.PLACE(world, table.me), way.rooms)
        stopped = f"; {enemy_name(world, enemies_at(world, place)[0])} stops you" if way.stops else ""
        steps = "1 step" if way.steps == 1 else f"{way.steps} steps"
        lines.append((Word(f"{steps}: {path}", "gold"), Word(stopped, "warn")))
        if isinstance(table.ask, q.ToStep):
            enter = f"{path} to the {room.name}{', and stop' if way.stops else ''}"
        elif isinstance(table.ask, q.ToAct):
            enter = f"go to the {room.name}; then pick a card"
    elif way is None and table.ways:
        lines.append(told(str(world.game.why_not(world, table.me, a.Step(place)) or ""), "warn"))
    for enemy in enemies_at(world, place):
        first, *rest = enemy_lines(table, enemy)
        lines += [first, *strikes_on(table, enemy), *rest]
    lines += feature_lines(table, place)
    lines += [told(f"{hero_name(world, seat)} began here.") for seat in begun_in(world, place)]
    doors: list[Word] = [Word("doors ", "dim")]
    for door, direction in zip(chart.doors[place], "NESW", strict=True):
        if door is not None:
            doors += [Word(direction, "dim"), sign(door), Word(" ")]
    return Inspection(
        title=(Word(room.name, "bright"),),
        lines=(*lines, tuple(doors), told(room.flavour, "dim")),
        heading="The dungeon",
        enter=enter,
    )


def begun_in(world: World, place: int) -> list[int]:
    """The heroes who started in a room: whispers ask for somebody else's."""
    return [seat for seat in range(world.seats) if has_begun(world, seat) and z.HOME(world, seat) == place]


def feature_lines(table: v.Table, place: int) -> list[Words]:
    """Shrine, lair, treasure and shard in words."""
    world, chart = table.world, chart_of(table.world)
    lines: list[Words] = []
    shrine, lair = chart.shrines[place], LAIR[chart.kinds[place]]
    if shrine is not None:
        lines.append(
            (sign("shrine"), sign(SHRINE_SIGN[shrine]), Word(f" {box().word(shrine)} shrine: +1 here", "shrine"))
        )
    treasure = treasure_at(world, place)
    if treasure is not None:
        lines.append((sign("treasure"), Word(f" treasure, search {VALUE[world.kinds[treasure]]}")))
    elif place in chart.signs:
        lines.append(told("treasure taken", "dim"))
    if place in chart.shards:
        worth = NO_SHARDS if is_cooperative(world) else "1 shard for whoever ends the game here"
        lines.append((sign("shard"), Word(f" {worth}")))
    if lair is not None:
        lines.append(
            (
                sign(lair),
                Word(
                    f" lair: {box().word(lair).lower()}s rise here" if lair != "undead" else " lair: undead rise here",
                    "dim",
                ),
            )
        )
    return lines


def enemy_lines(table: v.Table, enemy: int, *, walks: bool = True) -> list[Words]:
    """An enemy: numbers, the doors it walks by unless its way is told anyhow, its ability."""
    world = table.world
    name = Word(enemy_name(world, enemy), "bright", bold=True)
    blow = sign("ranged" if is_ranged(world, enemy) else "attack")
    numbers = (
        sign("defence"),
        Word(f"{withstands(world, enemy, None, table.me)} ", "bright"),
        blow,
        Word(str(deals(world, enemy, table.me)), "warn"),
    )
    if is_lord(world, enemy):
        return [(Word("Lord ", "gold"), name, Word("  "), *numbers)]
    moves = (Word("  walks ", "dim"), *signs(*MOVES[world.kinds[enemy]], gap=" ")) if walks else ()
    lines: list[Words] = [(sign(world.backs[enemy]), Word(" "), name, Word("  "), *numbers, *moves)]
    if is_advanced(world):
        lines.append(in_signs(ENEMY[world.kinds[enemy]].text, "dim"))
    return lines


def walk_line(table: v.Table, enemy: int) -> Words:
    """Where an enemy would go if it acted now, and whom it would strike there."""
    world, walk = table.world, coming_walk(table.world, enemy)
    if walk is None:
        return told("It stays where it is.", "dim")
    end = walk.rooms[-1]
    went: list[Word] = [Word("It stays" if end == walk.start else "It goes ", "text")]
    for leg in walk.legs:
        if leg.to is not None:
            went += [sign(leg.door), Word(" ")]
    if end != walk.start:
        went.append(Word(f"to {room_name(world, end)}"))
    struck = struck_from(world, enemy, end)
    if not struck:
        further = ", then one room on." if goes_on(world, enemy) else " and reaches nobody."
        return (*went, Word(further, "dim"))
    told_before = width_of_words((*went, *enemy_lines(table, enemy, walks=False)[0]))
    return (*went, *whom_it_strikes(world, struck, LEAST_WIDTH - MARGINS - told_before))


def whom_it_strikes(world: World, seats: Sequence[int], room: int) -> Words:
    """` and strikes Oswin or Arani.`, by name where the smallest screen has room for that, else by their signs."""
    named = Word(f" and strikes {listed([hero_name(world, seat) for seat in seats], 'or')}.", "warn")
    if len(seats) == 1 or len(named.text) <= room:
        return (named,)
    marks = [Word(seat_glyph(seat), f"seat-{seat + 1}", bold=True) for seat in seats]
    apart = [word for mark in marks[:-1] for word in (mark, Word(" "))]
    return (Word("; strikes ", "warn"), *apart, Word("or ", "warn"), marks[-1], Word(".", "warn"))


def width_of_words(words: Words) -> int:
    return sum(len(word.text) for word in words)


def strikes_on(table: v.Table, enemy: int) -> list[Words]:
    """What your cards would make of an enemy, and what its blow would leave on you."""
    world, me = table.world, table.me
    if not table.slots(v.HERO):
        return []
    found: list[Words] = []
    best = blow_under_way(table, enemy) or best_blow(table, enemy)
    if best is not None:
        found.append(best)
    for seat in (coming_blows(world, enemy) if acts_next(table) and is_cooperative(world) else ()) or (me,):
        left = left_by(world, enemy, seat)
        whom, role = "you" if seat == me else hero_name(world, seat), "warn" if left else "lit"
        leaves = Word(numbered(left, "wound") if left else "no wound", role)
        found.append((Word(f"Its hit on {whom} leaves ", "dim"), leaves))
    return found


def acts_next(table: v.Table) -> bool:
    """Whether the enemy that is chosen acts: in the enemy phase, or roused by a Fate card."""
    if isinstance(table.ask, q.ToRouse):
        return True
    task = table.world.agenda[-1] if isinstance(table.ask, q.ToTarget) and table.world.agenda else None
    return isinstance(task, EffectsDue) and isinstance(effects_of(task.source)[task.at], Rouse)


def blow_under_way(table: v.Table, enemy: int) -> Words | None:
    """What the attack that is being aimed or boosted makes of an enemy: `Reckoning: 4 of 3`."""
    world, me = table.world, table.me
    task = world.agenda[-1] if world.agenda else None
    if not isinstance(task, EffectsDue) or task.seat != me:
        return None
    effects = effects_of(task.source)
    effect = effects[task.at] if task.at < len(effects) else None
    if not isinstance(effect, Attack):
        return None
    damage = damage_of(world, me, effect, place_of(world, enemy), max(0, task.boost) + len(world.zones[z.PLEDGED[me]]))
    needed = withstands(world, enemy, effect.symbol, me)
    enough = damage >= needed
    came = ": eliminated" if enough else f", {needed - damage} short so far"
    return (Word("Your attack deals "), Word(f"{damage} of {needed}{came}", "lit" if enough else "warn", bold=enough))


def best_blow(table: v.Table, enemy: int) -> Words | None:
    """`Shield Bash 2 + 1† = 3 of 3: eliminated, once in reach`"""
    world, me = table.world, table.me
    place = place_of(world, enemy)
    found: list[tuple[int, Words]] = []
    for card in usable_cards(world, me):
        face = FACE[world.kinds[card], world.sides[card]]
        attack = next((effect for effect in face.effects if isinstance(effect, Attack)), None)
        if attack is None:
            continue
        damage = damage_of(world, me, attack, place)
        boosts = (
            sum(serves(world, me, SYMBOLS_OF[world.kinds[fate]], attack.symbol) for fate in hand_of(world, me))
            if face.boost
            else 0
        )
        needed = withstands(world, enemy, attack.symbol, me)
        used = max(0, min(boosts, needed - damage))
        total = damage + used
        plus = f"{damage} + {used}{sign_of(attack.symbol)} = " if used else ""
        far = () if place in rooms_struck(world, me, attack) else (Word(", once in reach", "dim"),)
        verdict = Word("eliminated", "lit", bold=True) if total >= needed else Word("not enough", "warn")
        words = (*in_signs(f"{face.name} {plus}{total} of {needed}: "), verdict, *far)
        found.append((-(total >= needed) * 100 + used * 10 - damage, words))
    return min(found, key=lambda each: each[0])[1] if found else None
