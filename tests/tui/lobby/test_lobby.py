"""The lobby: who comes in, what they see of tables and talk, how they lay, join, watch, leave and come back."""

import pytest

from engine.games import GAMES
from engine.store import SqliteStore, StoreProblem
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.people import Who, id_of
from tests.tables.halls import Standing
from tests.tui.lobbies import SLUG, gathering, press, rest, sees, shown, told, top, type_in, until
from tests.tui.screen_snapshot import ScreenFile, text_of

SIZES = ((80, 24), (120, 40))
UPRIGHT = (81, 88)
"""A phone that stands."""


@pytest.fixture
def named_tables(monkeypatch):
    """Tables get known names, one after the other."""
    names = iter(f"{colour}-fox-17" for colour in ("amber", "bronze", "copper", "dawn", "ember", "flint"))
    monkeypatch.setattr("engine.tables.hall.opening.new_id", lambda rng: next(names))


async def click(pilot, words: str) -> None:
    """Click on the first place where these words stand."""
    rows = shown(pilot).splitlines()
    y = next(y for y, row in enumerate(rows) if words in row)
    await pilot.click(offset=(rows[y].index(words), y))
    await rest(pilot)


def crowd(hall) -> dict[str, Who]:
    """People who are known here."""
    return {name: hall.people.call(id_of(name), name) for name in ("Ada", "Bo", "Cleo", "Dan")}


def busy(hall) -> dict[str, str]:
    """A hall with a table of every kind; Ada has one that waits for her and one by a word."""
    people = crowd(hall)
    tables = {"mine": hall.lay(people["Ada"], SLUG, {}, 3), "invited": hall.lay(people["Ada"], SLUG, {}, 4, word="owl")}
    hall.join(people["Bo"], tables["mine"])
    hall.enter("bo", people["Bo"], tables["mine"])
    hall.fill(people["Ada"], tables["mine"])
    tables["open"] = hall.lay(people["Cleo"], SLUG, {"rules": "basic"}, 4)
    hall.enter("cleo", people["Cleo"], tables["open"])
    tables["played"] = hall.lay(people["Bo"], SLUG, {}, 2)
    hall.join(people["Dan"], tables["played"])
    hall.enter("dan", people["Dan"])
    hall.say(people["Dan"], LOBBY, "Who is up for a tale? [b]Two[/b] seats are free.")
    hall.say(people["Cleo"], LOBBY, "In ten minutes!")
    return tables


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_busy_lobby_looks_as_drawn(named_tables, size, snapshot):
    async with gathering() as hall:
        busy(hall.hall)
        ada = await hall.enters("Ada", size)
        await sees(ada, "your turn")
        assert text_of(ada.app) == snapshot(extension_class=ScreenFile)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_an_empty_lobby_looks_as_drawn(size, snapshot):
    async with gathering() as hall:
        ada = await hall.enters("Ada", size)
        assert text_of(ada.app) == snapshot(extension_class=ScreenFile)


async def test_the_options_of_a_game_do_not_touch_its_stage(named_tables):
    async with gathering() as hall:
        people = crowd(hall.hall)
        id = hall.hall.lay(people["Bo"], "quests_of_shadowgate", {"setup": "starred"}, 2)
        hall.hall.join(people["Dan"], id)
        ada = await hall.enters("Ada", (116, 24))
        await sees(ada, "Quests of Shadowgate")
        stage = hall.hall.table(id).summary.stage
        heads = []
        for width in range(100, 130):
            await ada.resize_terminal(width, 24)
            heads += [line for line in shown(ada).splitlines() if stage in line and "starred" in line]
        assert heads
        assert [line for line in heads if f" {stage}" not in line] == []


async def test_an_upright_lobby_uses_its_rows(named_tables):
    async with gathering() as hall:
        ada = await hall.enters("Ada", UPRIGHT)
        assert longest_gap(shown(ada)) <= 16, "where nobody has talked yet"
        assert "Fairy Tale in short" in shown(ada)
        assert "Good to know" in shown(ada)
        await press(ada, "down")
        assert "Quests of Shadowgate in short" in shown(ada), "told of the game under the cursor"
        busy(hall.hall)
        bo = await hall.enters("Bo", UPRIGHT)
        await sees(bo, "In ten minutes!")
        assert longest_gap(shown(bo)) <= 12
        assert "Fairy Tale in short" in shown(bo)


def longest_gap(text: str) -> int:
    """The most rows in a row on which nothing stands."""
    longest = run = 0
    for row in text.splitlines():
        run = 0 if row.strip(" │") else run + 1
        longest = max(longest, run)
    return longest


async def test_the_lobby_in_ascii_has_no_other_signs():
    async with gathering() as hall:
        busy(hall.hall)
        ada = await hall.enters("Ada", ascii=True)
        await sees(ada, "your turn")
        assert shown(ada).isascii()


# Coming in


async def test_who_is_new_is_asked_for_a_name_and_then_greeted_by_it():
    async with gathering() as hall:
        pilot = await hall.enters("ada", known=False)
        await sees(pilot, "What should the others call you?")
        assert hall.hall.everybody() == []
        assert "Fairy Tale" in shown(pilot)  # the hall is there behind the question
        await type_in(pilot, "Lady \x1b[31mAda")
        await until(lambda: hall.hall.everybody() == [("Lady [31mAda", True)], pilot)
        assert hall.hall.people.profile(id_of("ada")).name == "Lady [31mAda"


async def test_the_name_suggested_is_one_that_is_free():
    async with gathering() as hall:
        crowd(hall.hall)
        pilot = await hall.enters("Bo", person="somebody", known=False)
        await sees(pilot, "Bo 2")
        await press(pilot, "enter")
        await until(lambda: hall.hall.everybody() == [("Bo 2", True)], pilot)


async def test_a_name_that_is_taken_is_asked_for_again():
    async with gathering() as hall:
        crowd(hall.hall)
        pilot = await hall.enters("bo", person="somebody", known=False)
        await type_in(pilot, "BO")
        await sees(pilot, "Someone else here is already called BO.")
        await type_in(pilot, "Bob")
        await until(lambda: hall.hall.everybody() == [("Bob", True)], pilot)


async def test_who_gives_no_name_gets_one_that_is_free():
    async with gathering() as hall:
        crowd(hall.hall)
        pilot = await hall.enters("Bo", person="somebody", known=False)
        await press(pilot, "escape")
        await until(lambda: hall.hall.everybody() == [("Bo 2", True)], pilot)


async def test_who_cannot_be_given_a_name_is_let_go():
    async with gathering() as hall:
        pilot = await hall.enters("Bo", known=False)

        def fail(id: str, name: str) -> None:
            raise StoreProblem("The database is out of reach.")

        hall.hall.people.call = fail
        await press(pilot, "escape")
        await until(lambda: not pilot.app.is_running or pilot.app._exit, pilot)
        assert hall.hall.everybody() == []


async def test_who_has_been_here_is_not_asked_again():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        assert top(ada) == "LobbyScreen"
        assert hall.hall.everybody() == [("Ada", True)]


async def test_a_name_is_changed_in_the_settings_unless_it_is_anothers():
    async with gathering() as hall:
        crowd(hall.hall)
        ada = await hall.enters("Ada")
        await press(ada, "o", "up", "e")
        await type_in(ada, "Bo")
        assert "Someone else here is already called Bo." in told(ada)
        assert ada.app.who.name == "Ada"
        await press(ada, "e")
        await type_in(ada, "Countess")
        assert hall.hall.people.profile(id_of("Ada")).name == "Countess"
        assert hall.hall.everybody() == [("Countess", True)]


async def test_everybody_sees_who_comes_and_goes():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        bo = await hall.enters("Bo")
        await sees(ada, "Ada, Bo")
        bo.app.exit()
        await until(lambda: "Ada, Bo" not in shown(ada), ada)


# Talk


async def test_what_one_says_everybody_reads():
    async with gathering() as hall:
        ada, bo = await hall.enters("Ada"), await hall.enters("Bo", (120, 40))
        await press(ada, "c")
        await type_in(ada, "good [red]evening\x1b]52;c;eA==\x07")
        await sees(bo, "Ada  good [red]evening ]52;c;eA==")
        await press(ada, "escape")
        assert ada.app.focused.id == "lobby"


async def test_keys_typed_into_talk_do_nothing_else():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        await press(ada, "c", "n", "q", "1")
        assert top(ada) == "LobbyScreen"
        await press(ada, "enter")
        await sees(ada, "Ada  nq1")


async def test_too_much_talk_is_refused_in_a_sentence():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        await press(ada, "c")
        for number in range(hall.hall.limits.lines_a_minute + 1):
            await type_in(ada, f"line {number}")
        assert "That is a lot of messages" in told(ada)


# Tables


async def test_a_table_laid_by_one_is_joined_by_another_and_begins_for_both():
    async with gathering() as hall:
        ada, bo = await hall.enters("Ada"), await hall.enters("Bo")
        await press(ada, "n", "minus", "enter")
        assert top(ada) == "RoomScreen"
        await sees(bo, "join, 1 free")
        await press(bo, "1")
        await until(lambda: top(ada) == top(bo) == "SharedTableScreen", ada, bo)


async def test_a_table_for_oneself_and_bots_begins_at_once():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        await press(ada, "n", "down")
        page = ada.app.screen.query_one("LayingPage")
        page.cursor = "company"
        await press(ada, "left", "enter")
        await until(lambda: top(ada) == "SharedTableScreen", ada)
        assert hall.hall.listing(ada.app.who)[0].taken == 3


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_page_that_lays_a_table_looks_as_drawn(size, snapshot):
    async with gathering() as hall:
        ada = await hall.enters("Ada", size)
        await press(ada, "n")
        assert text_of(ada.app) == snapshot(extension_class=ScreenFile)


async def test_the_bots_of_a_table_can_be_somebody_in_particular_on_any_level():
    one = GAMES[SLUG].opponents[0]
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        await press(ada, "n")
        page = ada.app.screen.query_one("LayingPage")
        page.go("level")
        await press(ada, "right", "right", "v")
        assert page.laid.level == f"master:{one.id}"
        assert f"{one.name}, master: {one.about}." in shown(ada)
        page.go("company")
        await press(ada, "left", "enter")
        await until(lambda: top(ada) == "SharedTableScreen", ada)
        [row] = hall.store.tables()
        assert [(sat.name, sat.level) for sat in row.summary.seats if sat.kind == "bot"] == [
            (one.name, f"master:{one.id}"),
            ("Aldo", f"master:{one.id}"),
        ]
        await press(ada, "escape", "n")
        assert ada.app.screen.query_one("LayingPage").laid.level == f"master:{one.id}"


async def test_what_was_laid_last_is_offered_again():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        await press(ada, "n", "plus", "enter", "escape", "n")
        assert ada.app.screen.query_one("LayingPage").laid.seats == 4


async def test_a_table_by_invitation_is_found_by_its_word_alone():
    async with gathering() as hall:
        busy(hall.hall)
        dan = await hall.enters("Dan")
        assert "by word" not in shown(dan)
        await press(dan, "i")
        await type_in(dan, "fox")
        assert "No table has that invitation word." in told(dan)
        await press(dan, "i")
        await type_in(dan, "Owl")
        assert top(dan) == "RoomScreen"
        await sees(dan, "The word is owl")


async def test_a_game_that_is_played_can_be_watched_without_seeing_what_anybody_hides():
    async with gathering() as hall:
        tables = busy(hall.hall)
        cleo = await hall.enters("Cleo")
        page = cleo.app.screen.query_one("LobbyPage")
        page.cursor = page.things[[thing.id for thing in page.things[:3]].index(tables["played"])]
        await press(cleo, "enter")
        assert top(cleo) == "SharedTableScreen"
        session = cleo.app.screen.session
        assert (session.mine, session.eyes, session.legal()) == ((), (), ())
        await until(lambda: hall.hall.listed(tables["played"], cleo.app.who).watchers == ("Cleo",), cleo)


async def test_clicks_do_what_keys_do():
    async with gathering() as hall:
        busy(hall.hall)
        dan = await hall.enters("Dan", (120, 40))
        await click(dan, "join, 3 free")
        assert top(dan) == "LobbyScreen"
        await click(dan, "join, 3 free")
        assert top(dan) == "RoomScreen"
        await press(dan, "escape")
        await click(dan, "c chat")
        assert dan.app.focused.id == "talk-bar"
        await press(dan, "escape")
        await click(dan, "Settings")
        assert top(dan) == "SettingsScreen"


async def test_more_tables_than_fit_are_scrolled_to():
    async with gathering() as hall:
        for number in range(12):
            who = hall.hall.people.call(f"p{number}", f"Player {number}")
            hall.hall.lay(who, SLUG, {}, 2)
        ada = await hall.enters("Ada")
        for _ in range(13):
            await press(ada, "down")
        page = ada.app.screen.query_one("LobbyPage")
        assert page.is_here(page.things[13])
        assert page.top > 0
        await press(ada, *["up"] * 13)
        assert page.is_here(page.things[0])
        assert "Open tables" in shown(ada)


async def test_leaving_for_good_asks_first():
    async with gathering() as hall:
        tables = busy(hall.hall)
        ada = await hall.enters("Ada")
        await press(ada, "g", "escape")
        assert hall.hall.listed(tables["mine"], ada.app.who).is_mine
        await press(ada, "g", "y")
        await until(lambda: not hall.hall.listed(tables["mine"], ada.app.who).is_mine, ada)


async def test_your_unfinished_tables_come_first_also_after_a_restart(tmp_path):
    clock = Standing()
    with SqliteStore(tmp_path / "hall.sqlite", clock) as store:
        async with gathering(store, clock=clock) as hall:
            ada = await hall.enters("Ada")
            await press(ada, "n")
            ada.app.screen.query_one("LayingPage").cursor = "company"
            await press(ada, "left", "enter")
            await until(lambda: top(ada) == "SharedTableScreen", ada)
            moves = len(ada.app.screen.table.journal.events)
    with SqliteStore(tmp_path / "hall.sqlite", clock) as store:
        async with gathering(store, clock=clock, node="two") as hall:
            ada = await hall.enters("Ada", known=False)
            await sees(ada, "Your tables")
            await press(ada, "1")
            await until(lambda: top(ada) == "SharedTableScreen", ada)
            assert len(ada.app.screen.table.journal.events) >= moves
            assert ada.app.screen.session.is_asked


async def test_an_app_that_was_cut_off_is_missed_and_its_seat_is_held():
    async with gathering() as hall:
        ada = await hall.enters("Ada")
        hall.hall.enter("lost", Who("x", "Xenia"))
        hall.meeting._apps["lost"] = lambda: None
        await until(lambda: hall.hall.everybody() == [("Ada", True)], ada)


async def test_help_and_palette_know_the_keys_of_the_lobby():
    async with gathering() as hall:
        ada = await hall.enters("Ada", (120, 40))
        await press(ada, "question_mark")
        await sees(ada, "Join a table with an invitation word.")
        await press(ada, "escape", "ctrl+p")
        await sees(ada, "Join a table with an invitation word")


async def test_below_the_least_size_there_is_a_notice_and_everything_is_kept():
    async with gathering() as hall:
        ada = await hall.enters("Ada", (60, 20))
        assert "80 × 24 is the smallest size" in shown(ada)
        await press(ada, "n")
        assert top(ada) == "LobbyScreen"
