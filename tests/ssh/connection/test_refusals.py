"""Closed by default: a terminal in the hall is all there is; everything else is refused and logged."""

import asyncio

import asyncssh
import pytest

from tests.ssh.halls import HALL, Client, knock, named_only, new_key, open_hall, until, visit


async def test_a_command_is_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_session(Client, command="id", encoding=None)
        assert hall.said("command id")


async def test_a_command_with_a_terminal_is_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_session(Client, command="id", term_type="xterm", encoding=None)
        assert hall.visitors == []


async def test_file_transfer_is_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.start_sftp_client()
        assert hall.said("subsystem sftp")


async def test_copying_is_refused(tmp_path):
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises((asyncssh.ChannelOpenError, OSError, asyncssh.SFTPError)):
            await asyncssh.scp((connection, "settings.json"), tmp_path)
        assert hall.said("command scp")


async def test_any_subsystem_is_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_session(Client, subsystem="netconf", encoding=None)
        assert hall.said("subsystem netconf")


async def test_forwarding_to_another_machine_is_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", hall.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_unix_connection("/run/secret")
        assert hall.said("forwarding to 127.0.0.1")
        assert hall.said("forwarding to /run/secret")


async def test_listening_for_others_is_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.start_server(lambda *_: None, "127.0.0.1", 0)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.start_unix_server(lambda *_: None, "/run/door")
        assert hall.said("forwarding from 127.0.0.1")
        assert hall.said("forwarding from /run/door")


async def test_tunnels_are_refused():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_tun(lambda: None)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_tap(lambda: None)


async def test_agent_and_display_are_not_forwarded():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        granted = await client.channel._make_request(b"auth-agent-req@openssh.com")
        assert granted is False
        words = (b"\0", b"\0\0\0\x03abc", b"\0\0\0\x04abcd", b"\0\0\0\0")
        assert await client.channel._make_request(b"x11-req", *words) is False
        assert hall.said("agent forwarding")
        assert hall.said("X11 forwarding")


async def test_of_the_environment_only_words_about_the_terminal_are_taken():
    env = {"LD_PRELOAD": "x.so", "COLORTERM": "truecolor", "PATH": "/nowhere", "LANG": "x" * 500}
    async with open_hall() as hall, visit(hall, env=env) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        assert stay.terminal.surroundings == {"COLORTERM": "truecolor", "TERM": "xterm-256color"}
        for name in ("LD_PRELOAD", "PATH", "LANG"):
            assert hall.said(f"variable {name}")
        assert not hall.said("variable COLORTERM")


async def test_who_is_refused_again_and_again_does_not_fill_the_log(monkeypatch):
    monkeypatch.setattr("tui.server.connection.visits.TOLD_A_MINUTE", 3)
    async with open_hall() as hall, knock(hall) as connection:
        for _ in range(60):
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.open_unix_connection("/run/secret")
        told = [record for record in hall.records if "refused" in record.getMessage()]
        assert len(told) < 30
        assert hall.said("not logged for a minute")


async def test_one_connection_is_one_session():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        with pytest.raises(asyncssh.ChannelOpenError):
            await client.connection.create_session(Client, term_type="xterm", encoding=None)
        assert hall.said("another session")
        await client.answers()


async def test_without_a_terminal_one_sentence_says_how_to_ask_for_one():
    async with open_hall() as hall, knock(hall) as connection:
        _, client = await connection.create_session(Client, encoding=None)
        await client.is_sent_away()
        assert "ssh -t" in client.text()
        assert client.status == 1
        assert hall.visitors == []


async def test_a_terminal_that_cannot_be_painted_on_is_turned_away():
    async with open_hall() as hall, visit(hall, term="dumb") as client:
        await client.is_sent_away()
        assert b"\x1b" not in client.output
        assert hall.visitors == []


async def test_a_client_that_tries_key_after_key_is_cut_off():
    async with open_hall(guests=False) as hall:
        keys = [named_only(new_key()) for _ in range(30)]
        with pytest.raises((asyncssh.Error, OSError)):
            await knock(hall, keys)
        assert hall.said("too many login attempts")


async def test_what_a_client_says_cannot_paint_the_log():
    async with open_hall() as hall, knock(hall) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_session(Client, command="\x1b]0;owned\x07\nfake line" + "x" * 500, encoding=None)
        said = [record.getMessage() for record in hall.records]
        assert not any("\x1b" in line or "\n" in line or len(line) > 300 for line in said)


async def test_an_address_that_is_used_up_is_cut_off_at_once():
    async with open_hall(max_per_address=1) as hall, visit(hall) as client:
        await client.sees(HALL)
        with pytest.raises((asyncssh.Error, OSError)):
            await knock(hall)
        assert hall.said("too many connections from one address")
        await client.answers()


async def test_knocking_too_often_is_refused():
    async with open_hall(max_per_minute=2) as hall:
        for _ in range(2):
            (await knock(hall)).close()
        with pytest.raises((asyncssh.Error, OSError)):
            await knock(hall)
        assert hall.said("too many connections a minute")


async def test_a_full_hall_says_so():
    async with open_hall(max_sessions=1) as hall, visit(hall) as first:
        await first.sees(HALL)
        async with visit(hall) as second:
            await second.is_sent_away()
            assert "The hall is full" in second.text()
            assert second.status == 1
        first.type(b"q")
        await first.is_sent_away()
        await until(lambda: not hall.house.stays)
        async with visit(hall) as third:
            await third.sees(HALL)


async def test_many_who_never_log_in_do_not_keep_anybody_out():
    async with open_hall(max_per_address=60) as hall, visit(hall) as client:
        await client.sees(HALL)
        silent = [await asyncio.open_connection("127.0.0.1", hall.port) for _ in range(200)]
        await until(lambda: hall.said("too many connections from one address"))
        await client.answers()
        for _, writer in silent:
            writer.close()
        await until(lambda: len(hall.house.doors) == 1)
        async with visit(hall) as another:
            await another.sees(HALL)


# Not logged in


async def test_a_log_in_that_opens_no_session_is_sent_away():
    async with open_hall(login_time=0.2) as hall, knock(hall, new_key()) as connection:
        async with asyncio.timeout(15):
            await connection.wait_closed()
        assert hall.said("a login without a session")


async def test_of_many_who_never_log_in_the_oldest_is_cut_and_others_come_in(monkeypatch):
    monkeypatch.setattr("tui.server.connection.visits.STRANGERS", 3)
    async with open_hall() as hall:
        silent = [await asyncio.open_connection("127.0.0.1", hall.port) for _ in range(6)]
        await until(lambda: hall.said("too many logins at once"))
        await until(lambda: sum(not door.visitor for door in hall.house.doors) <= 3)
        async with visit(hall) as client:
            await client.sees(HALL)
        for _, writer in silent:
            writer.close()


async def test_refusals_of_all_addresses_together_are_told_at_a_bounded_rate():
    async with open_hall() as hall:
        for number in range(2000):
            hall.house.refused(f"2001:db8:{number:x}::1", "a tunnel")
        told = sum("refused" in record.getMessage() for record in hall.records)
        assert told <= 300


def test_an_ipv6_neighbourhood_is_one_address():
    from tui.server.connection.admission import place_of

    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9%eth0")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:203.0.113.7") == place_of("203.0.113.7")
    assert place_of("203.0.113.7") != place_of("203.0.113.8")
