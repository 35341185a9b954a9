"""Every effect that a card may use has its room: what it does, its words, its worth."""

import typing

import pytest

from engine.games.shadowrift.content import effects as forms
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.walking import effects_in
from engine.games.shadowrift.effects.doing import DOES
from engine.games.shadowrift.effects.rows import EFFECTS
from engine.kit.effects import does_nothing

PLACES = (forms.PlayEffect, forms.KeptEffect, forms.AidEffect, forms.DrawnEffect, forms.StandingEffect,
          forms.PlanEffect, forms.LastingEffect)  # fmt: skip
ALL_FORMS = {form for place in PLACES for form in typing.get_args(place)}
PRINTED = [effect for card in box().cards.values() for _, effect in effects_in(card)]


def test_every_form_has_one_row():
    assert set(EFFECTS.rows) == ALL_FORMS
    assert set(DOES) == ALL_FORMS


@pytest.mark.parametrize("form", sorted(typing.get_args(forms.PlanEffect), key=str))
def test_everything_a_monster_may_do_does_something(form):
    assert EFFECTS.rows[form].does is not does_nothing


def test_every_printed_effect_has_words_and_a_worth():
    assert len(PRINTED) > 150
    for effect in PRINTED:
        row = EFFECTS.of(effect)
        assert row.words(effect)
        assert isinstance(row.worth(effect), float)
        assert row.sign


def test_every_form_is_on_some_card():
    assert {type(effect) for effect in PRINTED} == ALL_FORMS
