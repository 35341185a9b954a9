"""What cards on offer are worth to the bot."""

from engine.games.shadowscape.bot.plans.offers import side_strength


def test_an_attack_that_calms_is_worth_more_than_the_same_damage_alone():
    assert side_strength("hex", "a") > side_strength("executioner", "a") == 4.0
