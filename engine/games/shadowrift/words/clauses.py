"""What a note says as part of a sentence: what a monster's plan, or a hero's deed, came to.

Each is given the story that is being told, for names of heroes and cards, and the note's arguments.
"""

import re
from collections.abc import Callable
from typing import Any

from engine.games.shadowrift.content.effects import Gain
from engine.games.shadowrift.content.printed import KEPT
from engine.games.shadowrift.names import SORT_WORDS, coins, hits_in_words, kind_name
from engine.games.shadowrift.zones import PLAY
from engine.kit.words import counted, listed, numbered

SIGNS = {"prowess": "†", "magic": "*", "coin": "¢"}
ON = {
    "wall": "the next Wall",
    "villager": "the next Traveller",
    "infiltrator": "sending off an Infiltrator",
    "rift": "the next rift",
}
HITS = re.compile(r"\b\d+ hits?$")
SAVED = {"stays": "lives", "discarded": "is only driven off"}


def no_villager(story: Any, whom: str, otherwise: str) -> str:
    return f"no {kind_name(whom)} in play{', it hunts' if otherwise == 'hunt' else ''}"


def no_wall(story: Any, otherwise: str) -> str:
    return f"no Wall in play{', it hunts' if otherwise == 'hunt' else ''}"


def hunts(story: Any) -> str:
    return "" if story.clauses and story.clauses[-1].endswith("it hunts") else "it hunts"


def killed(story: Any, who: Any) -> str:
    return f"{story.the(who)} is killed"


def steps_in(story: Any, guard: Any, victim: Any) -> str:
    if story.the(guard) == story.the(victim):
        return f"another {story.card(guard)} steps in"
    return f"{story.the(guard)} steps in for {story.the(victim)}"


def saved(story: Any, who: Any, by: Any, instead: str) -> str:
    return f"{story.the(who)} {SAVED[instead]}, thanks to {story.the(by)}"


def broken(story: Any, wall: Any) -> str:
    return f"{story.the(wall)} is broken"


def wall_stops(story: Any, wall: Any) -> str:
    return f"{story.the(wall)} holds it off"


def kept_out(story: Any, wall: Any) -> str:
    return f"{story.the(wall)} keeps it out"


def activates(story: Any, *powers: Any) -> str:
    return f"activates {listed([story.card(power) for power in powers])}"


def afflicted(story: Any, seat: int, what: str) -> str:
    why, story.why = story.why, ""
    story.hurts(seat)
    return str(story.does(seat, "take", f"a {kind_name(what)}{why}"))


def none_left(story: Any, what: str) -> str:
    """Said in full once, for however many heroes and monsters; a monster after the first has none to deal."""
    text, again = f"there is no {kind_name(what)} left to take", f"deals no {kind_name(what)}"
    if text in story.clauses or again in story.clauses:
        return ""
    if what in story.lacking:
        return again
    story.lacking.add(what)
    return text


def warded(story: Any, seat: int, card: Any) -> str:
    story.why = ""
    return f"{story.card(card)} spares {story.whom(seat)} a Wound"


def mist(story: Any, seat: int, card: Any, count: int) -> str:
    return f"{story.card(card)} draws {numbered(count, 'card')}"


def has_none(story: Any, seat: int, what: str) -> str:
    return str(story.does(seat, "have", f"no {SORT_WORDS[what]} to discard"))


def discards(story: Any, seat: int, *cards: Any) -> str:
    return str(story.does(seat, "discard", listed([story.card(card) for card in cards])))


def stolen(story: Any, seat: int, count: int) -> str:
    if count:
        story.hurts(seat)
    return str(story.does(seat, "lose", coins(count)) if count else story.does(seat, "have", "no Coin to lose"))


def more_power(story: Any, count: int, total: int) -> str:
    return f"+{count} power, {total} in all"


def mends(story: Any, monster: Any, count: int) -> str:
    return f"{story.card(monster)} mends {count}"


def magic(story: Any, card: Any) -> str:
    return f"Magic: {story.card(card)}"


def washed(story: Any, who: Any) -> str:
    return f"{story.the(who)} is washed away"


def dare_met(story: Any, offered: int, needed: int) -> str:
    return f"{counted(offered, 'card')} offered, which is enough"


def dare_failed(story: Any, offered: int, needed: int) -> str:
    return f"only {counted(offered, 'card')} offered of {needed}" if offered else f"no card offered of {needed}"


def hit(story: Any, seat: int, foe: Any, hits: int, left: int) -> str:
    name = "" if story.is_target(foe) else f"{story.card(foe)}, "
    return f"{name}{hits_in_words(hits)}{f', {left} to go' if left else ''}"


def slain(story: Any, foe: Any) -> str:
    """Part of the hit that did it; where health shrank, a clause of its own."""
    if story.clauses and HITS.search(story.clauses[-1]):
        story.clauses[-1] += ", slain"
        return ""
    return f"{story.card(foe)} is slain"


def heroism(story: Any, seat: int) -> str:
    return f"Heroism for {story.whom(seat)}"


def token(story: Any, seat: int) -> str:
    return f"the token goes to {story.whom(seat)}" if len(story.names) > 1 else ""


def healed(story: Any, healer: int, hero: int, count: int) -> str:
    whose = "" if story.is_about(hero) else f" for {story.whom(hero)}"
    return f"heals {counted(count, 'Wound or Burn', 'Wounds or Burns')}{whose}"


def gains(story: Any, seat: int, what: str, count: int) -> str:
    source = "" if story.head is not None else source_of(story, seat, what)
    return str(story.does(seat, "gain", f"{count}{SIGNS[what]}{source}"))


def source_of(story: Any, seat: int, what: str) -> str:
    """` from Moonlit Focus`: what lies in play and brings this every round, where nobody has just done anything."""
    lying = [story.world.kinds[card] for card in story.world.lying(PLAY[seat])]
    found = [kind for kind in lying if any(isinstance(one, Gain) and one.what == what for one in KEPT[kind])]
    return f" from {listed([kind_name(kind) for kind in dict.fromkeys(found)])}" if found else ""


def draws(story: Any, seat: int, count: int) -> str:
    return str(story.does(seat, "draw", numbered(count, "card")))


def promised(story: Any, seat: int, on: str, what: str, count: int) -> str:
    return f"{ON[on]} costs {count}{SIGNS[what]} less"


def raised(story: Any, who: Any) -> str:
    return f"{story.the(who)} returns"


def lent(story: Any, lender: int, buyer: int, count: int) -> str:
    story.hurts(lender)
    return f"{coins(count)} from {story.purse_of(lender)}"


def because(why: str) -> Callable[..., str]:
    """A note that only says why the next affliction is taken."""

    def remembered(story: Any, *args: Any) -> str:
        story.why = why
        return ""

    return remembered


def plain(text: str) -> Callable[..., str]:
    return lambda story, *args: text


def about_card(text: str) -> Callable[..., str]:
    """A text with `{}` for the card that is named."""
    return lambda story, card, *args: text.format(story.card(card))


CLAUSES: dict[str, Callable[..., str]] = {
    "no_villager": no_villager,
    "no_wall": no_wall,
    "hunts": hunts,
    "killed": killed,
    "hunted": killed,
    "hunt_fails": plain("nobody is left to find"),
    "steps_in": steps_in,
    "saved": saved,
    "broken": broken,
    "wall_stops": wall_stops,
    "kept_out": kept_out,
    "on_death": about_card("{} feeds on it"),
    "activates": activates,
    "no_power": plain("no Power to activate"),
    "rests": plain("rests"),
    "afflicted": afflicted,
    "none_left": none_left,
    "warded": warded,
    "mist": mist,
    "has_none": has_none,
    "discards": discards,
    "stolen": stolen,
    "more_power": more_power,
    "mends": mends,
    "unhurt": about_card("{} is unhurt, so another Magic card is drawn"),
    "shuns": lambda story, monster, what: f"cannot be hit {'in melee' if what == 'melee' else 'from afar'} this round",
    "freeze_comes": plain("a Freeze goes to the Town discard"),
    "no_freeze": plain("no Freeze is left"),
    "corpse_comes": plain("a Corpse goes to the Town discard"),
    "cultist_comes": plain("a Cultist slips into Town"),
    "no_cultist": plain("no Cultist is left to call"),
    "totem_rises": plain("a Totem rises"),
    "no_totem": plain("no Totem is left"),
    "zombie_rises": plain("a Zombie rises from a Corpse"),
    "no_zombie": plain("no Zombie can rise"),
    "magic": magic,
    "lull": plain("nothing happens"),
    "nobody": plain("nobody is there"),
    "washed": washed,
    "dare_met": dare_met,
    "dare_failed": dare_failed,
    "hit": hit,
    "slain": slain,
    "heroism": heroism,
    "token": token,
    "outraged": about_card("{} is enraged"),
    "melee": because(" for melee"),
    "thorns": because(" for attacking it"),
    "recoil": because(" from the charge"),
    "healed": healed,
    "chapel": plain("the Chapel heals"),
    "gains": gains,
    "draws": draws,
    "promised": promised,
    "extra": plain("one more Action this round"),
    "more_heroism": lambda story, count: f"the next kill brings {count} more Heroism",
    "no_burial": about_card("{} guards the Corpses"),
    "no_corpse": plain("there is no Corpse to remove"),
    "buried": plain("a Corpse goes back to its stack"),
    "raised": raised,
    "lent": lent,
    "sinks": plain("puts a card under the monster deck"),
}
