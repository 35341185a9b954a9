"""What action cards and fate texts do, as small records named by their `effect`, one family after the other.

Described for authors of cards in content/shadowscape/EFFECTS.md. A list of effects is carried out in its order; where a
family is not mentioned in a union at the end, its words are refused on that sort of card.
"""

from typing import Literal

import msgspec

from engine.games.shadowscape.content.condition_forms import HeroCondition, LordAwake
from engine.games.shadowscape.content.words import EnemyType, Range, Reach, Strike
from engine.kit.structs import Natural, Positive, Strict

Who = Literal["you", "hero", "each_hero", "rival", "each_rival"]
Counted = Literal["skill", "trophies", "beast", "brigand", "undead", "wounded_cards", "gear"]
Claim = Literal["whisper", "equipment", "general"]


class Per(Strict, frozen=True, kw_only=True):
    """A number that is counted when it is needed: `times` for each, at most `most`."""

    per: Counted
    times: Positive = 1
    most: Positive | None = None


class Effect(Strict, frozen=True, kw_only=True, tag_field="effect"):
    """A record named by its `effect`."""


class OnHeroes(Effect, frozen=True, kw_only=True):
    """An effect on you or on others, who may have to be near, and of whom something may have to be true."""

    who: Who = "you"
    reach: Range = "anywhere"
    only: tuple[HeroCondition, ...] = ()


# Action kinds: the first of these on a side says what kind of action it is


class Attack(Effect, frozen=True, kw_only=True, tag="attack"):
    """Damage to one enemy, to two different ones, or to each in the room."""

    symbol: Strike
    base: Positive
    plus: tuple[Per, ...] = ()
    reach: Reach = "here"
    targets: Literal["one", "two", "each"] = "one"


class Search(Effect, frozen=True, kw_only=True, tag="search"):
    """Search points for one room."""

    base: Positive
    reach: Reach = "here"


class Prepare(Effect, frozen=True, kw_only=True, tag="prepare"):
    """Draw so many Fate cards, then discard down to the hand size."""

    draw: Positive


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    """Remove so many wounds; a Heal action, so shrine, boosts and abilities count."""

    base: Positive
    plus: tuple[Per, ...] = ()


class Go(Effect, frozen=True, kw_only=True, tag="go"):
    """A move of so many points; with `past` enemies do not stop it."""

    points: Positive
    past: bool = False
    who: Literal["you", "hero"] = "you"


class Guard(Effect, frozen=True, kw_only=True, tag="guard"):
    """Defence rises by so much until your next turn."""

    points: Positive


class Ready(Effect, frozen=True, kw_only=True, tag="ready"):
    """So many of your used cards can be used again this turn."""

    cards: Positive


# Places


class Step(Effect, frozen=True, kw_only=True, tag="step"):
    """You may go so many rooms, free; an enemy's room ends it."""

    rooms: Positive


class Push(Effect, frozen=True, kw_only=True, tag="push"):
    """An enemy goes so many rooms through doors you name: the target of the action, or any in reach."""

    rooms: Positive
    what: Literal["target", "enemy"] = "target"
    reach: Reach = "here"


class Pull(Effect, frozen=True, kw_only=True, tag="pull"):
    """An enemy next door comes into your room."""


class Swap(Effect, frozen=True, kw_only=True, tag="swap"):
    """You change places with an enemy next door, or two heroes change places."""

    what: Literal["enemy", "heroes"]


# Cards


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Draw so many Fate cards; the hand size does not matter."""

    cards: Positive


class Discard(OnHeroes, frozen=True, kw_only=True, tag="discard"):
    """Discard so many Fate cards of their own choice."""

    cards: Positive


class Flip(OnHeroes, frozen=True, kw_only=True, tag="flip"):
    """Turn so many action cards over; with `unused` only cards that have not been used."""

    cards: Positive
    unused: bool = False


# Wounds and tokens


class Wound(OnHeroes, frozen=True, kw_only=True, tag="wound"):
    """Take so many wounds; no defence helps."""

    wounds: Positive


class Mend(OnHeroes, frozen=True, kw_only=True, tag="mend"):
    """Remove so many wounds; not a Heal action."""

    wounds: Positive


class Drop(OnHeroes, frozen=True, kw_only=True, tag="drop"):
    """Drop so many tokens of their own choice."""

    tokens: Positive


class Give(Effect, frozen=True, kw_only=True, tag="give"):
    """Give another hero any number of Fate cards, or one token."""

    what: Literal["cards", "token"]
    reach: Range = "anywhere"


# Enemies


class Calm(Effect, frozen=True, kw_only=True, tag="calm"):
    """A type you name, the target's type, or the target alone does not act in the coming enemy phase."""

    what: Literal["type", "target_type", "target"]


class Rouse(Effect, frozen=True, kw_only=True, tag="rouse"):
    """An enemy in reach acts at once."""

    reach: Range


class Banish(Effect, frozen=True, kw_only=True, tag="banish"):
    """An enemy of at most this defence goes to its discards; nobody gets a trophy."""

    most: Positive
    reach: Range


class Spawn(Effect, frozen=True, kw_only=True, tag="spawn"):
    """An enemy appears: a discarded one in an empty room, or one of the pile in the lord's room."""

    source: Literal["discard", "pile"]
    where: Literal["empty_room", "lord"]
    type: EnemyType | None = None


# Offers and treasures


class LayTreasure(Effect, frozen=True, kw_only=True, tag="lay_treasure"):
    """A treasure is laid on a treasure sign that has none."""


class Cycle(Effect, frozen=True, kw_only=True, tag="cycle"):
    """An open card goes under its deck and is replaced."""

    offer: Claim


class ClaimMore(Effect, frozen=True, kw_only=True, tag="claim_more"):
    """One more claim this turn, of these sorts."""

    kinds: tuple[Claim, ...]


# The fate deck


class Recall(Effect, frozen=True, kw_only=True, tag="recall"):
    """Random discards go under the fate deck: the table's number and `more`, or one for each hero at a shrine."""

    more: Natural = 0
    per_shrine: bool = False
    least: Natural = 0
    awake: LordAwake | None = None  # `more` counts only then


class Peek(Effect, frozen=True, kw_only=True, tag="peek"):
    """Look at so many cards on top of the fate deck; with `order` put them back as you like."""

    cards: Positive
    order: bool = False


class Bury(Effect, frozen=True, kw_only=True, tag="bury"):
    """The top card of the fate deck goes under it."""


class Fork(Effect, frozen=True, kw_only=True, tag="fork"):
    """In the coming enemy phase draw so many cards and use one of them."""

    cards: Positive


# This turn


class Next(Effect, frozen=True, kw_only=True, tag="next"):
    """The next such action this turn has so much more; another hero's within their next turn."""

    action: Literal["attack", "search", "heal", "move"]
    plus: Positive
    who: Literal["you", "hero"] = "you"


class PassEnemies(Effect, frozen=True, kw_only=True, tag="pass_enemies"):
    """Enemies do not stop you: this turn on a fate text, always as an ability."""


# Several in one


class Choice(Effect, frozen=True, kw_only=True, tag="choice"):
    """One of these lists, whichever you like."""

    options: tuple[tuple["FateEffect", ...], ...]


class Pay(Effect, frozen=True, kw_only=True, tag="pay"):
    """You may carry out the first list to have the second."""

    cost: tuple["Reaction", ...]
    gain: tuple["Reaction", ...]


ActionEffect = Attack | Search | Prepare | Heal | Go | Guard | Ready | Step | Push | Draw | Wound | Mend | Calm | Peek
FateEffect = (
    Go
    | Ready
    | Step
    | Push
    | Pull
    | Swap
    | Draw
    | Discard
    | Flip
    | Wound
    | Mend
    | Drop
    | Give
    | Calm
    | Rouse
    | Banish
    | Spawn
    | LayTreasure
    | Cycle
    | ClaimMore
    | Recall
    | Peek
    | Fork
    | Next
    | PassEnemies
    | Choice
)
Reaction = Draw | Discard | Mend | Calm | Push | Peek | Bury | Next | Pay
"""What an ability or a piece of equipment may set off."""

KINDS: tuple[type[msgspec.Struct], ...] = (Attack, Search, Prepare, Heal, Go, Guard, Ready)
