"""The words: labels, prompts, status and the story, each from what one pair of eyes may know."""

import pytest

from engine.content.loading import content_root
from engine.core import Spot, next_to_act, observe, redact
from engine.games import GAMES
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.names import meant_by_any
from engine.games.fairy_tale.tasks import ChoiceDue, RevealDue, RoundEndDue, ScoreDue
from engine.games.fairy_tale.zones import CHOSEN, DECK, DISCARD, KEPT, ROUND
from tests.builders import at_random, first_legal
from tests.games.fairy_tale.builders import Tale, a_game

GAME = GAMES["fairy_tale"]
NAMES = ("Mira", "Aldo", "Brann", "Cyra")
PLAIN = "sky_dance_dragon"


def story(tale: Tale, *eyes: int) -> list[str]:
    """The latest event as these eyes are told it, with names before the lines that are about somebody."""
    before, event = tale.events[-1]
    told = GAME.words.narrate(observe(before, *eyes), redact(before, event, *eyes), NAMES)
    return [f"{NAMES[line.seat]}: {line.text}" if line.seat is not None else line.text for line in told]


def signs(tale: Tale) -> list[str]:
    before, event = tale.events[-1]
    return [line.sign for line in GAME.words.narrate(observe(before), redact(before, event), NAMES) if line.sign]


# Labels


def test_actions_are_named_by_what_they_do_to_which_card():
    tale = Tale(4, teams="garfield").row(0, "castle", "-fairy_ring").row(2, "demon", "-homesteaders")
    castle, ring, demon = tale.in_row(0, "castle"), tale.in_row(0, "fairy_ring"), tale.in_row(2, "demon")
    assert GAME.label(tale.world, Keep(castle), 0) == "Keep Castle"
    assert GAME.label(tale.world, Play(demon), 0) == "Play Demon"
    assert GAME.label(tale.world, Turn(castle), 0) == "Turn Castle face down"
    assert GAME.label(tale.world, Turn(ring), 0) == "Turn Fairy Ring face up"
    assert GAME.label(tale.world, Exchange(castle, demon), 0) == "Give Castle for Demon"
    assert (
        GAME.label(tale.world, Exchange(ring, Spot("row:2", 1)), 0)
        == "Give Fairy Ring (face down) for face-down card 2"
    )


def test_labels_are_the_same_from_the_seats_own_eyes():
    tale = a_game(3)
    for _ in range(80):
        seat = next_to_act(tale.world)
        seen = observe(tale.world, seat)
        for action in tale.legal(seat):
            assert GAME.label(seen, action, seat) == GAME.label(tale.world, action, seat)
        tale.act(seat, first_legal(tale.world, seat))


# Prompts


def test_the_draft_asks_for_a_card_and_says_where_the_others_go():
    prompt = GAME.words.prompt(a_game(4).world, 0)
    assert prompt.call == "Choose a card to keep."
    assert prompt.remark.startswith("The other four go left.")
    assert (prompt.verb, prompt.heading) == ("keep", "The draft")


def test_who_chooses_last_is_not_told_to_wait_for_others():
    tale = a_game(3)
    assert "You can change your mind until everyone has chosen." in GAME.words.prompt(tale.world, 0).remark
    for seat in (1, 2):
        tale.act(seat, tale.legal(seat)[0])
    assert GAME.words.prompt(tale.world, 0).remark == "The other four go left. Everyone else has chosen."


def test_the_last_choice_of_a_draft_leaves_one_card_to_go():
    tale = a_game(4)
    for _ in range(3):
        tale.everybody(first_legal)
    assert GAME.words.prompt(tale.world, 0).remark.startswith("The other one goes left.")


def test_the_play_asks_for_a_card_and_says_how_many_follow():
    tale = a_game(2)
    tale.play_out(first_legal, until=lambda world: world.phase == "play")
    prompt = GAME.words.prompt(tale.world, 1)
    assert prompt.call == "Choose a card to play (1 of 3)."
    assert "Two more" in prompt.remark


def test_a_flip_says_what_to_turn_and_because_of_what():
    tale = Tale(2).row(0, "castle", "homesteaders").reveal("demon", PLAIN)
    prompt = GAME.words.prompt(tale.world, 0)
    assert prompt.call == "Turn one Holy Empire card face down."
    assert prompt.remark == "Effect of Demon."
    assert prompt.verb == "turn down"


def test_several_turns_are_counted():
    tale = Tale(2).row(0, "-castle", "-demon", "-fairy_ring").reveal("witchs_hut", PLAIN)
    prompt = GAME.words.prompt(tale.world, 0)
    assert prompt.call == "Turn one card face up."
    assert prompt.remark == "Two cards to turn. Effect of Witch's Hut."


def test_turns_of_several_factions_are_named_and_then_the_one_still_owed():
    tale = Tale(2).row(0, "castle", "homesteaders", "fairy_ring", "mischievous_fairy").reveal("demon", "vampire")
    prompt = GAME.words.prompt(tale.world, 0)
    assert prompt.call == "Turn one Holy Empire or Fairywood card face down."
    assert prompt.remark == "Two cards to turn. Effects of Demon and Vampire."
    tale.turn(0, "fairy_ring")
    prompt = GAME.words.prompt(tale.world, 0)
    assert prompt.call == "Turn one Holy Empire card face down."
    assert prompt.remark == "Effects of Demon and Vampire."


def test_a_faction_of_which_nothing_lies_there_is_not_asked_for():
    tale = Tale(2).row(0, "fairy_ring", "mischievous_fairy").reveal("demon", "vampire")
    assert GAME.words.prompt(tale.world, 0).call == "Turn one Fairywood card face down."


def test_an_egg_turned_already_leaves_both_factions_open():
    tale = Tale(3).row(0, "the_egg_of_chaos", "castle", "homesteaders", "fairy_ring", "mischievous_fairy")
    tale.reveal("demon", "vampire", PLAIN).turn(0, "the_egg_of_chaos")
    assert GAME.words.prompt(tale.world, 0).call == "Turn one Holy Empire or Fairywood card face down."


def test_a_faction_paid_for_already_is_not_named_again_for_an_egg():
    tale = Tale(2).row(0, "castle", "homesteaders", "fairy_ring", "mischievous_fairy", "the_egg_of_chaos")
    tale.reveal("demon", "vampire").turn(0, "fairy_ring")
    assert "the_egg_of_chaos" in tale.choices(0)
    assert GAME.words.prompt(tale.world, 0).call == "Turn one Holy Empire card face down."


def test_an_effect_that_means_every_card_needs_no_other_name():
    assert meant_by_any(("home", "any")) == meant_by_any(("any",)) == "one card"
    assert meant_by_any(("home", "home")) == "one Home card"
    assert meant_by_any(("home", "story", "shadow")) == "one Home, Story or Shadow card"


def test_only_cards_that_hit_the_seat_are_named_as_the_cause():
    tale = Tale(3).row(0, "homesteaders", PLAIN).row(1, "homesteaders", "castle")
    tale.reveal("castle", "mischievous_fairy", "demon")
    assert GAME.words.prompt(tale.world, 1).remark == "Effect of Demon."
    tale = Tale(2).row(0, "homesteaders", "royal_chronicler").row(1, "homesteaders", "castle").reveal("castle", "demon")
    assert GAME.words.prompt(tale.world, 0).remark == "Two cards to turn. Effects of Castle and Demon."


def test_who_has_chosen_is_told_who_is_thinking():
    tale = a_game(4)
    tale.act(0, first_legal(tale.world, 0))
    told = GAME.words.prompt(tale.world, 0)
    assert (told.call, told.awaits) == ("You have chosen.", (1, 2, 3))
    told = GAME.words.prompt(observe(tale.world), None)
    assert (told.call, told.awaits) == ("", (1, 2, 3))


def test_who_owes_nothing_is_told_so():
    tale = Tale(2).row(0, "castle", "homesteaders").reveal("demon", PLAIN)
    told = GAME.words.prompt(tale.world, 1)
    assert (told.call, told.awaits) == ("Nothing to choose right now.", (0,))


def test_the_exchange_says_what_is_taken_unseen():
    tale = Tale(4, teams="garfield").row(0, "castle").row(2, "-demon")
    tale.reveal("the_trickster", PLAIN, PLAIN, PLAIN)
    assert "unseen" in GAME.words.prompt(tale.world, 0).remark


def test_the_end_says_why():
    tale = a_game(2)
    tale.play_out(at_random(2))
    assert tale.world.outcome is not None
    prompt = GAME.words.prompt(tale.world, 0)
    assert prompt.call == "The game is over."
    assert tale.world.outcome.reason in prompt.remark


@pytest.mark.parametrize("teams", ["none", "garfield"])
def test_every_heading_stands_in_the_rulebook(teams):
    book = (content_root() / "fairy_tale" / "rulebook.md").read_text(encoding="utf-8")
    tale = a_game(4, teams=teams, seed=3)
    headings = {GAME.words.prompt(tale.world, None).heading}
    while tale.world.outcome is None:
        seat = next_to_act(tale.world)
        headings |= {GAME.words.prompt(tale.world, seat).heading, GAME.words.prompt(tale.world, (seat + 1) % 4).heading}
        tale.act(seat, at_random(len(tale.events))(tale.world, seat))
    headings.add(GAME.words.prompt(tale.world, 0).heading)
    assert {heading for heading in headings if f"## {heading}\n" not in book} == set()


# Status


def test_the_status_of_a_draft():
    status = GAME.words.status(a_game(4).world, 0)
    assert (status.stage, status.step, status.note) == ("Round 1 of 4", "Draft, pick 1 of 5", "pass left")
    assert status.phases[status.now] == "Draft"
    assert (status.done, status.of) == (1, 4)


def test_the_status_counts_picks_and_plays():
    tale = a_game(3)
    tale.everybody(first_legal)
    assert GAME.words.status(tale.world, 0).step == "Draft, pick 2 of 5"
    tale.play_out(first_legal, until=lambda world: world.phase == "play")
    assert GAME.words.status(tale.world, 0).step == "Play 1 of 3"
    assert GAME.words.status(tale.world, 0).phases[GAME.words.status(tale.world, 0).now] == "Play 1"


def test_the_status_names_the_play_whose_effects_are_open():
    tale = Tale(2).in_round(1).row(0, "castle", "homesteaders").row(1, PLAIN, PLAIN)
    tale.reveal("demon", "mischievous_fairy")
    assert GAME.words.status(tale.world, 0).step == "Play 3 of 3, turning cards"


def test_the_standing_counts_what_lies_face_up():
    tale = Tale(2).row(0, "castle", "-fairy_ring").row(1, "demon")
    assert GAME.words.status(tale.world, 0).scores == (6, 1)


@pytest.mark.parametrize("teams", ["none", "partners", "garfield"])
def test_partners_are_ranked_together_at_every_moment(teams):
    pairs = () if teams == "none" else ((0, 2), (1, 3))
    tale = a_game(4, teams=teams)
    assert GAME.words.status(tale.world, 0).teams == pairs
    tale.play_out(first_legal, until=lambda world: world.phase == "play")
    assert GAME.words.status(tale.world, 0).teams == pairs
    tale.play_out(first_legal)
    assert tale.world.outcome is not None
    assert GAME.words.status(tale.world, 0).teams == pairs


# The story


def test_a_pick_is_named_to_the_one_who_made_it_and_to_nobody_else():
    tale = a_game(3)
    card = box()[tale.world.kinds[tale.legal(0)[0].card]].bound_name
    tale.act(0, tale.legal(0)[0])
    assert story(tale, 0) == [f"Mira: keeps {card}"]
    assert story(tale, 1) == story(tale) == ["Mira: has chosen"]


def test_packets_go_left_and_right_by_turns():
    tale = a_game(3)
    for way in ("left", "right"):
        tale.everybody(first_legal)
        assert story(tale).count(f"Hands pass {way}") == 1
        tale.play_out(first_legal, until=lambda world: world.phase == "draft" and ROUND(world) == 2)


def test_a_choice_for_the_reveal_is_named_to_its_player_alone():
    tale = Tale(2).kept(0, "castle").kept(1, "demon").choose()
    tale.play(0, "castle")
    assert story(tale, 0) == ["Mira: chooses Castle"]
    assert story(tale, 1) == ["Mira: has chosen"]


def test_a_reveal_is_told_seat_by_seat_with_its_effects():
    tale = Tale(3).row(0, "castle").row(2, "castle", "homesteaders")
    tale.reveal("mischievous_fairy", "demon", PLAIN)
    assert story(tale, 1)[1:] == [
        "Mira: Mischievous Fairy",
        "Aldo: Demon",
        "Brann: Sky Dance Dragon",
        "Aldo: Demon: all turn one Holy Empire card down",
        "Mira: Castle turned down",
        "Aldo: has no Holy Empire card to turn down",
    ]
    assert signs(tale) == ["flip", "flip"]


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ((), "Mira: has no Holy Empire or Fairywood card to turn down"),
        (("castle", "bronze_dragon"), "Mira: has no Holy Empire or Fairywood card left to turn down"),
        (("castle", "homesteaders"), "Mira: has no Fairywood card left to turn down"),
    ],
)
def test_turns_that_do_not_happen_name_what_is_missing(row, told):
    tale = Tale(3).row(0, *row).reveal(PLAIN, "demon", "vampire")
    if tale.asked():
        tale.turn(0, "castle")
    assert told in story(tale)


def test_a_second_card_that_is_not_there_is_told_as_none_left():
    tale = Tale(2).row(0, "-castle").reveal("witchs_hut", PLAIN)
    assert story(tale)[-1] == "Mira: has no card left to turn up"


def test_a_hunt_is_told_with_what_it_hit():
    tale = Tale(2).reveal("demon", "the_fairy_queen")
    assert story(tale)[-2:] == ["Aldo: The Fairy Queen: hunt Shadow", "Mira: Demon hunted down"]
    assert signs(tale) == ["hunt", "hunt"]


def test_a_hunt_for_a_category_is_told_in_the_plural():
    assert "Aldo: Night Raider: hunt Homes" in story(Tale(2).reveal(PLAIN, "night_raider"))


def test_a_hunt_that_finds_nothing_says_so():
    assert story(Tale(2).reveal(PLAIN, "the_fairy_queen"))[-1] == "Nothing to hunt"


def test_a_card_turned_up_is_named_to_everybody():
    tale = Tale(2).row(0, "-dragons_lair", "-bronze_dragon").reveal("silver_dragon", PLAIN)
    assert story(tale, 1)[-1] == "Mira: Silver Dragon: turn one Dragonvale card up"
    tale.turn(0, "bronze_dragon")
    assert story(tale, 1) == ["Mira: Bronze Dragon turned up"]


def test_drawn_cards_are_named_to_the_one_who_draws():
    tale = Tale(2).reveal("hoard_keeper", PLAIN)
    drawn = " and ".join(box()[kind].bound_name for kind in tale.kinds(KEPT[0]))
    assert story(tale, 0)[-2:] == ["Mira: Hoard Keeper: draw two", f"Mira: draws {drawn}"]
    assert story(tale, 1)[-1] == "Mira: Hoard Keeper: draw two"


def test_a_deck_that_is_short_says_what_is_shuffled_into_it():
    tale = Tale(2).in_round(3).held(DISCARD, "homesteaders", "castle")
    tale.held(CHOSEN[0], "hoard_keeper").held(CHOSEN[1], PLAIN)
    for card in tale.world.lying(DECK)[1:]:
        tale.lay(tale.world.kinds[card], DECK, KEPT[1])
    tale.due(RevealDue())
    assert story(tale)[-2:] == [
        "The deck runs short, so the 2 cards put away are shuffled back in",
        "Mira: Hoard Keeper: draw two",
    ]


def test_a_draw_that_finds_nothing_says_so():
    tale = Tale(2).held(CHOSEN[0], "hoard_keeper").held(CHOSEN[1], PLAIN)
    for card in tale.world.lying(DECK):
        tale.lay(tale.world.kinds[card], DECK, KEPT[1])
    tale.due(RevealDue())
    assert story(tale)[-1] == "Mira: Hoard Keeper: nothing left to draw"


def test_an_exchange_names_only_what_the_reader_may_know():
    tale = Tale(4, teams="garfield").row(0, "castle", "-fairy_ring").row(2, "demon", "-homesteaders")
    tale.reveal("the_trickster", PLAIN, PLAIN, PLAIN).exchange(0, "fairy_ring", 1)
    assert story(tale, 0) == ["Mira: gives Brann Fairy Ring for Homesteaders"]
    assert story(tale, 2) == ["Mira: gives Brann Fairy Ring for Homesteaders"]
    assert story(tale, 1) == ["Mira: gives Brann a face-down card for a face-down card"]


def test_a_round_has_a_beginning_and_an_end():
    tale = a_game(2)
    assert story(tale) == ["110 cards are shuffled", "Round 1, draft", "Five cards each; hands pass left"]
    tale.play_out(first_legal, until=lambda world: world.phase == "draft" and len(world.lying("discard")) > 0)
    assert "Round 1 ends" in story(tale)
    assert "Round 2, draft" in story(tale)


def test_cards_put_away_are_counted_in_words_also_where_some_drew():
    tale = Tale(2).in_round(1).kept(0, "castle", "demon").kept(1, *["homesteaders"] * 6)
    tale.due(RoundEndDue())
    assert "Everyone puts two to six cards away, face down for good" in story(tale)
    tale = Tale(2).in_round(1).kept(0, "castle", "demon").kept(1, "vampire", "werewolf")
    tale.due(RoundEndDue())
    assert "Everyone puts two cards away, face down for good" in story(tale)


def test_a_single_point_is_told_as_one():
    tale = Tale(2).row(0, "demon").row(1, "the_trickster")
    tale.due(ScoreDue())
    assert story(tale)[-3:] == ["Mira: 1 point", "Aldo: -1 point", "Mira wins: 1 point, 2 ahead"]


def test_several_winners_win():
    tale = Tale(2).row(0, "castle").row(1, "fairy_ring")
    tale.due(ScoreDue())
    assert story(tale)[-1] == "Mira and Aldo win: a tie at 6 points"


def test_the_last_lines_are_points_and_winners():
    tale = a_game(2)
    tale.play_out(at_random(8))
    assert tale.world.outcome is not None
    points = [int(score) for score in tale.world.outcome.scores]
    winner = NAMES[tale.world.outcome.winners()[0]]
    assert story(tale)[-3:-1] == [f"{NAMES[seat]}: {points[seat]} points" for seat in (0, 1)]
    assert story(tale)[-1] == f"{winner} wins: {tale.world.outcome.reason}"


def test_the_story_never_changes_the_world_it_is_told_from():
    tale = a_game(3)
    tale.play_out(first_legal, until=lambda world: world.phase == "play")
    for before, event in tale.events:
        seen = observe(before, 0)
        kept = seen.copy()
        GAME.words.narrate(seen, redact(before, event, 0), NAMES)
        assert seen == kept


def reveal_and_ask(tale, *kinds):
    """Both reveal, and are asked for their next card."""
    for seat, kind in enumerate(kinds):
        tale.held(CHOSEN[seat], kind)
    tale.due(ChoiceDue(2), RevealDue())
    return [line.replace("\u00a0", " ") for line in story(tale)]


def test_a_chapter_that_somebody_else_now_beats_is_bad_news_and_one_that_leads_again_is_good():
    tale = Tale(2).row(0, "fairy_tale_1", "castle").row(1, "homesteaders")
    for seat in (0, 1):
        tale.kept(seat, "castle", "knight_of_the_round_table")
    assert not any("scores" in line for line in reveal_and_ask(tale, "homesteaders", "dawn_sprite"))
    assert "Mira: Fairy Tale 1 no longer scores (Fairywood: 1, Aldo 2)" in reveal_and_ask(
        tale, "homesteaders", "mischievous_fairy"
    )
    before, event = tale.events[-1]
    told = GAME.words.narrate(observe(before, 0), redact(before, event, 0), NAMES)
    assert [line.harmed for line in told if "no longer scores" in line.text] == [(0,)]
    assert "Mira: Fairy Tale 1 now scores 6" in reveal_and_ask(tale, "wandering_bard", "homesteaders")


def test_a_chapter_beaten_by_the_last_reveal_is_told_before_its_round_ends():
    tale = Tale(2).in_round(1).row(0, "fairy_tale_1").row(1, "dawn_sprite").kept(0, "castle").kept(1, "castle")
    tale.held(CHOSEN[0], "homesteaders").held(CHOSEN[1], "mischievous_fairy").due(RoundEndDue(), RevealDue())
    told = [line.replace("\u00a0", " ") for line in story(tale)]
    assert told.index("Mira: Fairy Tale 1 no longer scores (Fairywood: 1, Aldo 2)") == told.index("Round 1 ends") - 1
