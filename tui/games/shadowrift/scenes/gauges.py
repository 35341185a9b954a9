"""How near the two wins and the three losses are, in words: in one line for the board, in several beside it."""

from __future__ import annotations

from engine.games.shadowrift.content.printed import NAME
from engine.games.shadowrift.table import rifts_open, rifts_sealed, standing_in_town
from engine.games.shadowrift.words.dangers import RISK, deaths_due, ends_near, percent, risk_next
from engine.games.shadowrift.zones import CLOSED, CORPSES, HAND, PLAY, ROUND, TOKEN
from engine.kit.words import spelled
from tui.board.contract import Scene
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import BLOCK, DONE, FACE_DOWN, NOT_POSSIBLE, NOTHING, THINKING, seat_glyph
from tui.games.shadowrift.look import OPEN, SEALED, SIGNS, STONE, UNSEEN, role_of, sign_of
from tui.games.shadowrift.view import Sight
from tui.words.seating import YOU

FEW_HEROES, NAME_ROOM = 3, 8
"""So many heroes have two rows each in the column; so much of a name is told there."""

WIN, LOSS = Word(DONE, "lit", bold=True), Word(NOT_POSSIBLE, "warn", bold=True)
AWAY = "away"
"""What stands beside the name of somebody who is not at the table."""

PLACES = ("at Start", "in 1", "in 2", "in 3")


def wall_pips(sight: Sight) -> Words:
    walls = sight.gauges.walls
    return (Word(STONE * walls.value, "wall", bold=True), Word(NOTHING * (walls.of - walls.value), "dim"))


def rift_pips(sight: Sight) -> Words:
    """A rift each: sealed, open, still to come."""
    sealed, opened = rifts_sealed(sight.world), rifts_open(sight.world)
    coming = max(0, sight.gauges.seals.of - sealed - opened)
    return (Word(SEALED * sealed + OPEN * opened, "magic", bold=True), Word(UNSEEN * coming, "dim"))


def living(sight: Sight) -> tuple[int, int]:
    """Villagers and Walls of the whole town, and all its cards."""
    town = sight.gauges.town
    return town.of - town.value, town.of


def bar(value: int, of: int, width: int, role: str) -> Words:
    full = min(width, round(value * width / of)) if of else 0
    return (Word(BLOCK * full, role), Word(FACE_DOWN * (width - full), "dim"))


def of(value: int, goal: int, *, urgent: bool = False) -> Word:
    return Word(f" {value}/{goal}{'!' if urgent else ''}", "warn" if urgent else "bright", bold=True)


def urgent_ends(sight: Sight) -> frozenset[str]:
    """The losses that are told to be near."""
    return frozenset(end.name for end in ends_near(sight.world))


def town_line(sight: Sight) -> Words:
    """How many stand in play and what that means; instead of it the risk that nobody stands in the next round."""
    falls = risk_next(sight.world) if sight.world.phase == "act" else 0.0
    if falls >= RISK:
        return (Word(f"  {percent(falls)} risk: falls next", "warn", bold=True),)
    is_near = "town" in urgent_ends(sight)
    safe = Word("in danger", "warn", bold=True) if is_near else Word("safe", "lit", bold=True)
    return (Word(f"  {len(standing_in_town(sight.world))} in play: ", "dim"), safe)


def plague_line(sight: Sight) -> Words:
    """How many Corpses are left, and how many may die in the next step where that could be enough."""
    left, due = len(sight.world.zones[CORPSES]), deaths_due(sight.world)
    if left <= due:
        return (Word(f"  {left} left, {due} may die next", "warn", bold=True),)
    return (Word(f"  {left} left in the stack", "dim"),)


def boss_words(sight: Sight, *, short: bool = False) -> Words:
    """Where the boss is: its third plan ends the world."""
    kind, space = sight.boss
    name = NAME[kind]
    if space is not None:
        return (Word(f"{'boss' if short else name} {PLACES[space]}", "warn", bold=True),)
    if sight.top is not None and sight.kind(sight.top) == kind:
        return (Word("boss next" if short else f"{name} is next", "warn"),)
    return (Word("world unseen" if short else f"{name} unseen", "dim"),)


def boss_line(sight: Sight) -> Words:
    """How far the boss is from its third plan, which ends the world."""
    kind, space = sight.boss
    if space is not None:
        left = max(0, len(PLACES) - 1 - space)
        return (Word(f"  {PLACES[space]}, ", "dim"), Word(f"{left} step{'s' * (left != 1)} left", "warn", bold=True))
    is_next = sight.top is not None and sight.kind(sight.top) == kind
    return (Word("  next to come", "warn") if is_next else Word("  in the deck", "dim"),)


def gauge_line(sight: Sight, *, wide: bool) -> Words:
    """All five in one line."""
    town, everybody = living(sight)
    plague = sight.gauges.plague
    gap = Word("   " if wide else " ")
    stand, near = len(standing_in_town(sight.world)), urgent_ends(sight)
    return (
        WIN,
        Word(" walls "),
        *wall_pips(sight),
        of(sight.gauges.walls.value, sight.gauges.walls.of),
        gap,
        WIN,
        Word(" rifts "),
        *rift_pips(sight),
        of(sight.gauges.seals.value, sight.gauges.seals.of),
        gap,
        LOSS,
        Word(" town"),
        of(town, everybody, urgent="town" in near),
        *((Word(f", {stand} in play", "warn" if "town" in near else "dim"),) if wide else ()),
        gap,
        LOSS,
        Word(" plague"),
        of(plague.value, plague.of, urgent="plague" in near),
        gap,
        LOSS,
        Word(" world " if wide else " "),
        *boss_words(sight, short=not wide),
    )


def how_near(scene: Scene) -> tuple[Words, ...]:
    """The same with room, for the column beside the board."""
    sight = Sight(scene)
    if not sight.is_laid or not ROUND(sight.world):
        return ((Word("Nothing has begun yet.", "dim"),),)
    town, everybody = living(sight)
    plague = sight.gauges.plague
    opened = rifts_open(sight.world)
    coming = sight.gauges.seals.of - sight.gauges.seals.value - opened
    rifts = [f"{spelled(opened)} open" if opened else "", f"{spelled(coming)} to come" if coming > 0 else ""]
    near = (
        (WIN, Word(" walls  "), *wall_pips(sight), Word(f"  {sight.gauges.walls.value} of 8", "bright", bold=True)),
        (
            WIN,
            Word(" rifts  "),
            *rift_pips(sight),
            Word(f"  {sight.gauges.seals.value} of {sight.gauges.seals.of}", "bright", bold=True),
        ),
        (Word(f"  {', '.join(filter(None, rifts)) or 'all of them sealed'}", "dim"),),
        (
            LOSS,
            Word(" town   "),
            *bar(town, everybody, 8, "villager"),
            Word(f" {town} of {everybody}", "bright", bold=True),
        ),
        town_line(sight),
        (
            LOSS,
            Word(" plague "),
            *bar(plague.value, plague.of, 8, "warn"),
            Word(f" {plague.value} of {plague.of}", "bright", bold=True),
        ),
        plague_line(sight),
        (LOSS, Word(" world  "), Word(NAME[sight.boss[0]], "warn" if sight.boss[1] is not None else "text")),
        boss_line(sight),
    )
    return (*near, (), *company(sight))


# The company


def company(sight: Sight) -> tuple[Words, ...]:
    """The heroes: two rows each, or one where there are many."""
    seats = range(sight.world.seats)
    if len(seats) > FEW_HEROES:
        return tuple((*who_words(sight, seat), Word(" "), *held_words(sight, seat)) for seat in seats)
    lines = [(who_words(sight, seat, long=True), (Word("  "), *held_words(sight, seat, long=True))) for seat in seats]
    return tuple(line for pair in lines for line in pair)


def who_words(sight: Sight, seat: int, *, long: bool = False) -> Words:
    """`▲ Aldo … acting`, and the token."""
    scene = sight.scene
    acts = seat in scene.thinking
    state = "" if not scene.thinking else THINKING if acts else DONE
    told = f" {state_of(sight, seat)}" if long and state else ""
    told_apart = seat in scene.you and len(scene.you) < len(scene.names) and scene.names[seat] != YOU
    own = " you" if long and told_apart else ""
    return (
        Word(f"{seat_glyph(seat)} {scene.names[seat][:NAME_ROOM]}", f"seat-{seat + 1}", bold=True),
        Word(own, "dim"),
        Word(f" {state}{told}", "text" if acts else "lit"),
        Word(f" {SIGNS['heroism']}" if TOKEN(sight.world) == seat else "", "heroism", bold=True),
    )


def state_of(sight: Sight, seat: int) -> str:
    """What a hero is doing: acting, done, away from the table, or a bot that holds back until people are done."""
    scene = sight.scene
    if seat not in scene.thinking:
        return "done"
    return AWAY if scene.kinds[seat] == AWAY else "waits" if seat in scene.held else "acting"


def held_words(sight: Sight, seat: int, *, long: bool = False) -> Words:
    """What a hero holds: cards in hand, Coin, and what lies in play."""
    world, coins, cards = sight.world, sight.coins(seat), len(sight.world.zones[HAND[seat]])
    kinds = [sight.kind(card) for card in world.lying(PLAY[seat])]
    purse = f" {coins}{SIGNS['coin']}{' closed' if long and CLOSED(world, seat) else ''}" if coins else ""
    return (
        Word(f"{cards}{(' card' if cards == 1 else ' cards') if long else ''}", "text"),
        Word(purse, "coin", bold=True),
        *(Word(f" {sign_of(kind)}{f' {NAME[kind]}' if long else ''}", role_of(kind)) for kind in kinds),
    )
