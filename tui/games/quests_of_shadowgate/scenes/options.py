"""Questions without cards to point at, and their answers: a level, a stat to double, what the Staff gives."""

from __future__ import annotations

from typing import Literal

from engine.games.quests_of_shadowgate import actions, tasks
from engine.games.quests_of_shadowgate.bot.prospects import begins_last_turns, points_lost, serving, thief_pays
from engine.games.quests_of_shadowgate.content.forms import LEVELS, Level
from engine.games.quests_of_shadowgate.content.vocabulary import STATS
from engine.games.quests_of_shadowgate.names import name_of, word
from engine.games.quests_of_shadowgate.rules.paying import theft_costs
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.services import levels_of
from engine.games.quests_of_shadowgate.scoring import sheets_of
from engine.games.quests_of_shadowgate.table import quest_of, stats_of
from engine.games.quests_of_shadowgate.zones import MATCH, STAFF_REWARD
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import MINUS, NOT_POSSIBLE
from tui.games.quests_of_shadowgate.look import (
    bound,
    bound_card,
    card_role,
    halved,
    role_of,
    sign_of,
    three_words,
    word_of,
)
from tui.games.quests_of_shadowgate.scenes.quests import best_level, servants
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Choice, Option


def choice_of(reading: Reading) -> Choice | None:
    """The question, if one is open that has no cards to point at."""
    world = reading.world
    match reading.ask:
        case tasks.ToLevel():
            quest = name_of(world, world.agenda[-1].quest)
            return Choice(title=titled(f"{quest}: at which level?"), note=(Word("the cost is paid", "lit"),))
        case tasks.ToDouble(thief=thief, item=item):
            title = (reading.who(thief), *titled(f" tries to steal {name_of(world, item)}"))
            return Choice(title=title, note=(Word("double a stat"),))
        case tasks.ToReward():
            return Choice(title=titled("You made the Staff of Ages"), note=(Word("choose your reward"),))
    return None


def titled(text: str) -> Words:
    return (Word(text, "gold", bold=True),)


def options_of(reading: Reading) -> tuple[Option, ...]:
    """The answers, also those out of reach."""
    match reading.ask:
        case tasks.ToLevel():
            best = best_level(reading, reading.world.agenda[-1].quest)
            return tuple(level_option(reading, level, is_best=level == best) for level in LEVELS)
        case tasks.ToDouble(thief=thief, item=int(item)):
            rests = [sum(thief_pays(reading.world, reading.me, thief, item, index)) for index in range(len(STATS))]
            most = rests.index(max(rests))
            return tuple(stat_option(reading, thief, item, index, is_best=index == most) for index in range(len(STATS)))
        case tasks.ToReward():
            return (reward_option(reading, "self"), reward_option(reading, "others"))
    return ()


# Levels


LAST_TURNS: Words = (Word("the last turns begin", "gold", bold=True),)


def level_option(reading: Reading, level: Level, *, is_best: bool) -> Option:
    """A level: `Great 5 −9`, its points and, as in the standing, those that go at the end with what it uses up."""
    world = reading.world
    quest = world.agenda[-1].quest
    title = f"{word(level)} {points_of(world, quest_of(world, quest), level)}"
    if level in levels_of(world, reading.me, quest):
        lost = points_lost(world, reading.me, serving(world, reading.me, quest, level))
        title += f" {MINUS}{halved(lost)}" if lost > 0 else ""
    lines = level_lines(reading, quest, level)
    if begins_last_turns(world, reading.me, points_of(world, quest_of(world, quest), level)):
        lines = (LAST_TURNS, *lines)
    option = Option(title=title, name=level, lines=lines, best=is_best)
    return reading.stand_for(option, actions.ChooseLevel(level), tasks.ToLevel)


def level_lines(reading: Reading, quest: int, level: Level) -> tuple[Words, ...]:
    """What a level needs, and which items would serve it, those that go first."""
    world, seat = reading.world, reading.me
    needs = quest_of(world, quest).needs(level)
    if not needs:
        return ((Word("no item needed", "dim"),),)
    if level not in levels_of(world, seat, quest):
        return (need_words(needs), (Word(bound(f"{NOT_POSSIBLE} out of reach"), "dim"),))
    lines: list[Words] = []
    for servant in sorted(servants(world, seat, quest, level), key=lambda servant: servant.stays):
        fate = Word(" stays", "lit") if servant.stays else Word(" goes", "dim")
        lines.append((Word(bound_card(servant.kind), card_role(servant.kind)), fate))
    return tuple(lines)


def need_words(needs: tuple[str, ...]) -> Words:
    """`» Ranged + Magic + Relic`"""
    words: list[Word] = []
    for need in needs:
        words += [Word(" + ", "dim")] if words else []
        sign = f"{sign_of(need)} " if need == needs[0] else ""
        words.append(Word(f"{sign}{word_of(need)}", role_of(need)))
    return tuple(words)


# Doubling


def stat_option(reading: Reading, thief: int, item: int, index: int, *, is_best: bool) -> Option:
    """A stat to double: what the item would then cost, and how much of it the thief would have to pay with cards."""
    world, stat = reading.world, STATS[index]
    cost = theft_costs(world, item, reading.me)[index]
    rest = thief_pays(world, reading.me, thief, item, index)
    value = stats_of(world, reading.me)[index]
    lines: tuple[Words, ...] = (
        (Word(f"doubled to {2 * value}", "dim"),),
        (Word("cost ", "dim"), *three_words(cost, "")),
        (Word("thief pays ", "dim"), *three_words(rest, "")),
    )
    option = Option(title=f"{sign_of(stat)} {word(stat)}", role=stat, name=stat, lines=lines, best=is_best)
    return reading.stand_for(option, actions.Double(stat), tasks.ToDouble)


# The Staff's reward


def reward_option(reading: Reading, to: Literal["self", "others"]) -> Option:
    """A reward: where it would leave everybody in the match, with the points of this game."""
    world = reading.world
    title = f"+{STAFF_REWARD} for you" if to == "self" else f"{MINUS}{STAFF_REWARD} for others"
    sheets = sheets_of(world, reading.me, to)
    lines: list[Words] = []
    for sheet in sorted(sheets, key=lambda sheet: sheet.seat != reading.me):
        total = halved(MATCH(world, sheet.seat) + sheet.halves)
        lines.append((reading.who(sheet.seat, bold=False), Word(f" {total} in the match", "dim")))
    option = Option(title=title, name=to, lines=tuple(lines))
    return reading.stand_for(option, actions.ClaimReward(to), tasks.ToReward)
