"""Themes: ours and Textual's own give every role a colour that can be read."""

import pytest
from textual.color import Color
from textual.theme import BUILTIN_THEMES
from textual.widgets import Static

from tests.tui.themed import Themed
from tui.draw.theme import HOUSE, READABLE, ROLES, THEMES, Hue, contrast_of, palette_of, readable, variable_defaults
from tui.games.fairy_tale.look import FACTIONS, colour_of

ALL = {theme.name: theme for theme in THEMES} | BUILTIN_THEMES
every_theme = pytest.mark.parametrize("theme", ALL.values(), ids=ALL)
WRITTEN = ("dim", "text", "bright", "gold", "lit", "selected", "warn")


@every_theme
@pytest.mark.parametrize("role", WRITTEN)
def test_every_role_that_is_written_with_reads_on_the_page(theme, role):
    palette = palette_of(theme)
    assert contrast_of(palette.role(role), palette.page) >= READABLE


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("role", [role for role in WRITTEN if role != "dim"])
def test_our_own_roles_also_read_on_a_panel_and_on_the_selected_fill(name, role):
    palette = HOUSE[name]
    assert contrast_of(palette.role(role), palette.panel) >= READABLE
    assert contrast_of(palette.role(role), palette.chosen) >= READABLE


@every_theme
def test_every_seat_reads_on_the_page(theme):
    palette = palette_of(theme)
    # Okabe-Ito green on the dark page is the faintest; a seat always has its shape and is written bold.
    assert min(contrast_of(seat, palette.page) for seat in palette.seats) >= READABLE


@every_theme
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_reads_on_the_page(theme, faction):
    palette = palette_of(theme)
    assert contrast_of(colour_of(faction, palette), palette.page) >= READABLE


@every_theme
def test_a_filled_badge_has_text_that_reads_on_it(theme):
    palette = palette_of(theme)
    for fill in (palette.selected, palette.gold, palette.lit, *palette.seats):
        assert contrast_of(palette.on(fill), fill) >= READABLE


def test_five_dark_seats_are_okabe_and_ito_s_and_the_sixth_is_none_of_them():
    colours = [seat.hex6 for seat in HOUSE["duskhall-dark"].seats]
    assert colours == ["#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#F0E442", "#A5B4FC"]


def test_high_contrast_text_has_at_least_seven_to_one():
    palette = HOUSE["duskhall-contrast"]
    assert min(contrast_of(palette.role(role), palette.page) for role in WRITTEN) >= 7


@every_theme
def test_every_role_has_a_css_variable(theme):
    assert set(variable_defaults(theme)) == {f"hall-{role}" for role in ROLES} | {f"hall-seat-{n}" for n in range(1, 7)}


def test_a_palette_is_made_once_for_a_theme():
    assert palette_of(BUILTIN_THEMES["nord"]) is palette_of(BUILTIN_THEMES["nord"])


def test_a_game_s_colour_follows_the_mood_of_the_theme():
    hue = Hue("#aabbcc", "#112233", "#ffffff")
    assert [palette.shade(hue).hex6 for palette in HOUSE.values()] == ["#AABBCC", "#112233", "#FFFFFF"]


def test_a_colour_that_reads_is_left_as_it_is():
    assert readable(Color.parse("#ffffff"), Color.parse("#000000")) == Color.parse("#ffffff")


def test_mixing_lays_a_share_over_the_panel():
    palette = HOUSE["duskhall-dark"]
    assert palette.mix(Color.parse("#ffffff"), 0.0) == palette.panel
    assert palette.mix(Color.parse("#ffffff"), 1.0, palette.page).hex6 == "#FFFFFF"


class Hall(Themed):
    CSS = "Static { color: $hall-gold; background: $hall-seat-5; }"

    def compose(self):
        yield Static("gold")


@pytest.mark.parametrize("name", ALL)
async def test_a_screen_that_uses_our_variables_survives_every_theme(name):
    app = Hall()
    async with app.run_test() as pilot:
        app.theme = name
        await pilot.pause()
        assert app.query_one(Static).styles.color.hex6 == palette_of(app.current_theme).gold.hex6
