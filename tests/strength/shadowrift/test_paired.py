"""What is said of Masters and Adepts on the same deals is worked out deal by deal."""

import pytest

from tests.strength.shadowrift.paired import code_of, difference


def test_a_difference_is_counted_deal_by_deal():
    mean, low, high = difference(
        [(True, False)] * 30 + [(True, True)] * 40 + [(False, False)] * 20 + [(False, True)] * 10
    )
    assert mean == pytest.approx(0.2)
    assert low == pytest.approx(0.2 - 1.96 * (0.36 / 99) ** 0.5)
    assert high == pytest.approx(0.4 - low)


def test_teams_that_never_differ_have_no_difference():
    assert difference([(True, True), (False, False)]) == (0.0, 0.0, 0.0)


def test_the_same_deal_ends_the_same_way_twice():
    assert code_of("adept", 1, 4, 1, {}) == code_of("adept", 1, 4, 1, {})
