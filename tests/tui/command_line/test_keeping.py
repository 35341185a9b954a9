"""Stored games: listed, exported as far as one may see, brought in, watched."""

import os
from threading import Thread

import pytest
from click.testing import CliRunner

from engine.core import Hidden
from engine.journal import Journal
from engine.store import SqliteStore
from tests.tui.logs import journal
from tui.cli import main
from tui.command_line.shared.tabulating import Tabular

GAME = ["play", "fairy_tale", "--option", "rules=expert", "--seed", "5"]


def run(*words, input=""):
    return CliRunner().invoke(main, words, input=input)


def stored(home):
    with SqliteStore(home / "duskhall.sqlite") as store:
        return store.tables()


def play_to_the_end(*words):
    result = run(*GAME, *words, input="1\n" * 120)
    assert " won: " in result.stdout
    return result


def hidden_in(data: bytes) -> int:
    """How many pieces of the table at the end of a log are unknown."""
    world = Journal.load(data).world
    return sum(isinstance(entry, Hidden) for lying in world.zones.values() for entry in lying)


def test_tables_lists_the_last_one_first(own_home):
    run(*GAME, "--name", "Mira", input="1\n")
    run(*GAME, "--name", "Jan", "--seats", "2")
    lines = run("tables").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["table", *(row.id for row in stored(own_home))]
    assert "Jan, Aldo" in lines[1]
    assert "Mira, Aldo, Brann" in lines[2]


def test_tables_says_who_won(own_home):
    won = next(line for line in play_to_the_end().stdout.splitlines() if " won: " in line)
    assert won.rstrip(".") in run("tables").stdout.splitlines()[1]


def test_tables_is_empty_at_first():
    assert run("tables").stdout == "No games yet; duskhall play starts one.\n"


def test_a_running_game_is_exported_as_its_player_may_see_it(own_home):
    run(*GAME, input="1\n2\n")
    result = run("export", "last")
    assert result.exit_code == 0
    assert "this is what you can see" in result.stderr
    log = Journal.load(result.stdout_bytes)
    assert log.header.view == (0,)
    assert log.header.seed is None
    assert hidden_in(result.stdout_bytes) > 0
    assert not isinstance(log.world.zones["hand:0"][0], Hidden)


def test_a_game_of_several_people_is_exported_without_any_hand_unless_a_seat_is_named():
    run("play", "fairy_tale", "--people", "Mira,Jan")
    assert Journal.load(run("export", "last").stdout_bytes).header.view == ()
    assert Journal.load(run("export", "last", "--seat", "2").stdout_bytes).header.view == (1,)


def test_the_seat_of_somebody_else_cannot_be_exported():
    run(*GAME, "--seats", "2")
    result = run("export", "last", "--seat", "2")
    assert result.exit_code == 1
    assert "choose 1" in result.stderr


def test_a_finished_game_is_exported_whole_and_verifies(tmp_path):
    play_to_the_end("--seats", "2")
    path = tmp_path / "game.jsonl"
    result = run("export", "last", "-o", str(path))
    assert (result.exit_code, result.output) == (0, "")
    assert Journal.load(path.read_bytes()).header.view is None
    assert hidden_in(path.read_bytes()) == 0
    assert run("verify", str(path)).exit_code == 0


def test_a_story_tells_who_played_and_who_won():
    play_to_the_end("--seats", "2", "--name", "Mira")
    story = run("export", "last", "--format", "story").stdout
    assert story.startswith("Fairy Tale\n")
    assert "Mira" in story
    assert " won: " in story


def test_a_story_of_a_running_game_keeps_the_secrets_of_others():
    run(*GAME, "--seats", "2", "--name", "Mira", input="1\n1\n")
    story = run("export", "last", "--format", "story").stdout
    assert "Mira keeps" in story
    assert "Aldo keeps" not in story


def test_a_picture_is_an_svg(tmp_path):
    run(*GAME, "--seats", "2")
    path = tmp_path / "table.svg"
    assert run("export", "last", "--format", "svg", "-o", str(path)).exit_code == 0
    assert path.read_text(encoding="utf-8").startswith("<svg ")


def test_an_export_to_a_folder_that_is_not_there_leaves_nothing(tmp_path):
    run(*GAME)
    result = run("export", "last", "-o", str(tmp_path / "nowhere" / "game.jsonl"))
    assert result.exit_code == 1
    assert "No such file or directory" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_imported_game_is_a_table_that_can_be_watched(tmp_path, own_home):
    path = tmp_path / "game.jsonl"
    path.write_bytes(journal().dump())
    result = run("import", str(path))
    assert result.exit_code == 0
    [row] = stored(own_home)
    assert result.stdout == f"{path} is now the table {row.id}: watch it with: duskhall replay {row.id}\n"
    assert " won: " in run("replay", row.id, input="all\n").stdout


def test_a_game_taken_elsewhere_goes_on_where_it_was_left(tmp_path, own_home):
    run(*GAME, "--seats", "2", input="1\n1\n")
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        log = b"\n".join([*store.read(store.tables()[0].id), b""])
    path = tmp_path / "game.jsonl"
    path.write_bytes(log)
    result = run("--home", str(tmp_path / "other"), "import", str(path))
    assert "continue with: duskhall resume" in result.stdout
    assert "pick 3 of 5" in run("--home", str(tmp_path / "other"), "resume").stdout


def test_what_one_seat_saw_is_kept_for_watching_only(tmp_path, own_home):
    path = tmp_path / "view.jsonl"
    path.write_bytes(journal(moves=12).dump(0))
    said = run("import", str(path)).stdout
    [row] = stored(own_home)
    assert said.endswith(f"it shows one seat's view; watch it with: duskhall replay {row.id}\n")
    result = run("resume", row.id)
    assert result.exit_code == 1
    assert f"duskhall replay {row.id}" in result.stderr
    assert run("replay", row.id, input="all\n").exit_code == 0


@pytest.mark.parametrize("cut", [200, 3000])
def test_a_damaged_log_is_refused_and_nothing_is_stored(tmp_path, own_home, cut):
    data = bytearray(journal().dump())
    data[cut] ^= 1
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    result = run("import", str(path))
    assert result.exit_code == 1
    assert result.stderr.startswith("The log is damaged at line ")
    assert not own_home.exists()


def test_a_log_that_was_cut_off_is_brought_in_up_to_its_last_whole_event(tmp_path, own_home):
    path = tmp_path / "game.jsonl"
    path.write_bytes(journal().dump()[:-30])
    result = run("import", str(path))
    assert result.exit_code == 0
    assert "is cut off; " in result.stderr
    assert len(stored(own_home)) == 1


def test_a_table_is_found_by_the_beginning_of_its_name(own_home):
    run(*GAME)
    [row] = stored(own_home)
    assert run("export", row.id[:4]).exit_code == 0


def test_a_beginning_that_means_several_tables_is_refused(own_home):
    for _ in range(2):
        run(*GAME)
    result = run("export", "")
    assert result.exit_code == 1
    assert all(row.id in result.stderr for row in stored(own_home))


def test_a_replay_of_a_file_tells_the_game_step_by_step(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_bytes(journal().dump())
    said = run("replay", str(path), input="\n2\nlook\nwhat\nquit\n").stdout
    assert "step 1 of " in said
    assert "step 4 of " in said
    assert "step 5 of " not in said
    assert "row of " in said


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_log_is_replayed_from_a_pipe_as_well(tmp_path):
    run(*GAME)
    data = run("export", "last").stdout_bytes
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_bytes, args=(data,))
    writer.start()
    told = run("replay", str(pipe), input="all\n")
    writer.join()
    assert told.exit_code == 0
    assert "At the table: You" in told.stdout


def test_the_name_of_a_table_is_never_broken_however_narrow_the_terminal(capsys):
    page = Tabular()
    page.console.width = 24
    page.table("", ("table", "players"), [("amber-fox-17", "You, Aldo, Brann, Cosima")])
    assert "amber-fox-17" in capsys.readouterr().out
