"""What a companion weighs everything by. An Adept weighs as it was written; a Master as many games have taught.

Worth is in points: about what one Prowess buys. Whatever is not named here, both judge alike.
"""

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What things are worth to somebody who chooses; as written here, to an Adept."""

    # Harm that a monster does, and what its death brings
    death: float = 2.5  # of somebody in Town, or a Wall
    affliction: float = 1.5  # of one hero
    discarded: float = 0.5  # a card of each hero
    power_point: float = 0.6
    entered: float = 1.0  # ice, Corpses and Cultists in Town, of their usual worth
    magic_drawn: float = 2.0
    zombie: float = 2.5
    freeze: float = 2.5
    symbol: float = 2.7
    heroism: float = 1.5
    later: float = 0.6  # of a plan that is not the next one
    plague: float = 0.4  # of every Corpse fewer in the stack, once they are few

    # Fighting
    wound: float = 1.5
    burn: float = 2.0
    prowess: float = 0.6  # spent on a boost
    magic: float = 0.9
    in_reach: float = 0.85  # of a kill, for a part of it that others can finish
    boss_hurt: float = 0.6  # of its death, out of reach
    hurt: float = 0.35  # of what another monster would do a round later
    before_buying: float = 2.3

    # Aid
    drawn: float = 1.3
    coin: float = 2.0
    point: float = 0.9
    healed: float = 1.2
    buried: float = 1.2
    buried_late: float = 3.0
    heroism_more: float = 1.0

    # Sealing
    seal_symbol: float = 3.0
    seal_totem: float = 5.0

    # Town
    invited: float = 5.0  # while Town is thin
    guest: float = 0.9  # else
    guest_magic: float = 0.8
    dear: float = 0.2  # for each Prowess of a Traveller's price
    built: float = 6.0
    cultist_sent_off: float = 3.2
    sent_off: float = 0.4
    living: float = 8.0  # fewer in Town, or a smaller share of it: somebody must be invited
    share: float = 0.55
    opening: float = 3.0  # rounds before Walls are built

    # Cards
    coin_for_walls: float = 1.0
    coin_for_seals: float = 0.9
    coin_enough: float = 2.0  # of each hero who does not build
    might: float = 1.4
    might_until: float = 8.0
    might_most: float = 4.0
    strike: float = 0.2
    seal: float = 2.2
    seal_more: float = 0.2
    two_seals_from: float = 5.0
    arms: float = 1.9
    arms_most: float = 2.0
    magic_card: float = 2.0
    draws: float = 1.6
    draws_late: float = 0.3
    mends: float = 1.5
    mends_late: float = 0.3
    stone: float = 1.5
    ward: float = 1.65
    extra_action: float = 1.9
    second: float = 0.0  # of a card that the hero has already
    while_saving: float = 0.0
    cards_until: float = 9.0

    # What is left
    bind_two: float = 2.6
    bind: float = 0.5
    keep_for_seals: float = 1.3
    keep: float = 0.3

    # Walls rather than seals
    walls_built: float = 1.0
    rifts_sealed: float = 1.0
    alone: float = -0.1
    dragons: float = 0.02
    demons: float = 0.06
    glacien: float = -0.15
    drow: float = 0.0
    necromancers: float = -0.15
    storm_lords: float = 0.1


ADEPT = Weights()

# Found by playing many games with each of them a little more or less, see BALANCE.md
MASTER = Weights(
    death=4.09,
    affliction=1.51,
    discarded=0.72,
    power_point=0.54,
    entered=0.91,
    magic_drawn=2.06,
    zombie=2.73,
    freeze=2.64,
    symbol=3.09,
    heroism=1.65,
    later=0.7,
    plague=0.5,
    wound=1.05,
    burn=1.93,
    prowess=0.67,
    magic=1.07,
    in_reach=0.95,
    boss_hurt=0.87,
    hurt=0.4,
    before_buying=2.55,
    drawn=1.34,
    coin=1.64,
    point=0.97,
    healed=1.51,
    buried=1.37,
    buried_late=2.81,
    heroism_more=0.87,
    seal_symbol=2.84,
    seal_totem=4.91,
    invited=4.32,
    guest=0.84,
    guest_magic=0.97,
    dear=0.2,
    built=6.07,
    cultist_sent_off=2.66,
    sent_off=0.52,
    living=6.53,
    share=0.41,
    opening=3.04,
    coin_for_walls=0.97,
    coin_for_seals=0.85,
    coin_enough=2.07,
    might=0.98,
    might_until=8.22,
    might_most=3.63,
    strike=0.16,
    seal=2.39,
    seal_more=0.21,
    two_seals_from=4.86,
    arms=2.24,
    arms_most=1.97,
    magic_card=1.41,
    draws=1.15,
    draws_late=0.38,
    mends=1.47,
    mends_late=0.3,
    stone=1.33,
    ward=1.48,
    extra_action=1.91,
    second=-0.38,
    while_saving=-0.34,
    cards_until=8.36,
    bind_two=2.89,
    bind=0.52,
    keep_for_seals=1.24,
    keep=0.28,
    walls_built=1.07,
    rifts_sealed=1.02,
    alone=-0.22,
    dragons=-0.03,
    demons=0.09,
    glacien=-0.21,
    drow=0.02,
    necromancers=-0.12,
    storm_lords=0.12,
)
