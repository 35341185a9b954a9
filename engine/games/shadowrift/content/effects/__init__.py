"""The effects by the places where card files may use them.

A place takes only what makes sense there: an aid cannot break Walls, a plan cannot heal heroes.
"""

from engine.games.shadowrift.content.effects.attack import (
    BonusHit,
    Boost,
    Fee,
    Hit,
    MakeRanged,
    OnKill,
    Recoil,
)
from engine.games.shadowrift.content.effects.faction import (
    Dare,
    DrawMagic,
    Enter,
    MendChoice,
    RaiseTotem,
    RaiseZombie,
    WashAway,
)
from engine.games.shadowrift.content.effects.lasting import (
    CheapKin,
    EachRound,
    Forbid,
    Immune,
    MendRound,
    MoreFrom,
    OnDeath,
    Outrage,
    Rampage,
    Resist,
    Sleep,
    Thorns,
    Toll,
    Tough,
)
from engine.games.shadowrift.content.effects.mending import DrawOnWound, Heal, Ward
from engine.games.shadowrift.content.effects.plan import (
    Activate,
    Afflict,
    Break,
    Discard,
    Hunt,
    Kill,
    Lose,
    Mend,
    Power,
    Shun,
    Steal,
)
from engine.games.shadowrift.content.effects.resources import Discount, Draw, ExtraAction, Gain
from engine.games.shadowrift.content.effects.standing import (
    BetterAid,
    DiesForOthers,
    Foresight,
    FreeHit,
    MendOnAid,
    MuteLeft,
    Spare,
    StopsHunt,
)
from engine.games.shadowrift.content.effects.town import BonusHeroism, Bury, Look, RaiseVillager, Seal

Means = Gain | Draw | Discount | ExtraAction
PlayEffect = (
    Fee | Hit | Boost | BonusHit | Recoil | OnKill | Means | Heal | Bury | RaiseVillager | BonusHeroism | Look | Seal
)
KeptEffect = BonusHit | MakeRanged | Means | Heal | Ward | DrawOnWound
AidEffect = Hit | BonusHit | Means | Heal | Bury | BonusHeroism
DrawnEffect = Draw | Afflict
StandingEffect = (
    DiesForOthers | Spare | StopsHunt | FreeHit | MendOnAid | Foresight | BetterAid | MuteLeft
)  # fmt: skip
PlanEffect = (
    Kill | Hunt | Break | Afflict | Discard | Steal | Power | Activate | Shun | Mend | Lose
    | Enter | RaiseTotem | RaiseZombie | DrawMagic | Dare | WashAway | MendChoice
)  # fmt: skip
LastingEffect = (
    Immune | Resist | Thorns | Outrage | OnDeath | Tough | MendRound | EachRound | Sleep | Forbid | Toll | CheapKin
    | MoreFrom | Rampage
)  # fmt: skip

__all__ = [
    "Activate",
    "Afflict",
    "AidEffect",
    "BetterAid",
    "BonusHeroism",
    "BonusHit",
    "Boost",
    "Break",
    "Bury",
    "CheapKin",
    "Dare",
    "DiesForOthers",
    "Discard",
    "Discount",
    "Draw",
    "DrawMagic",
    "DrawOnWound",
    "DrawnEffect",
    "EachRound",
    "Enter",
    "ExtraAction",
    "Fee",
    "Forbid",
    "Foresight",
    "FreeHit",
    "Gain",
    "Heal",
    "Hit",
    "Hunt",
    "Immune",
    "KeptEffect",
    "Kill",
    "LastingEffect",
    "Look",
    "Lose",
    "MakeRanged",
    "Mend",
    "MendChoice",
    "MendOnAid",
    "MendRound",
    "MoreFrom",
    "MuteLeft",
    "OnDeath",
    "OnKill",
    "Outrage",
    "PlanEffect",
    "PlayEffect",
    "Power",
    "RaiseTotem",
    "RaiseVillager",
    "RaiseZombie",
    "Rampage",
    "Recoil",
    "Resist",
    "Seal",
    "Shun",
    "Sleep",
    "Spare",
    "StandingEffect",
    "Steal",
    "StopsHunt",
    "Thorns",
    "Toll",
    "Tough",
    "Ward",
    "WashAway",
]  # fmt: skip
