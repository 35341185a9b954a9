"""Who somebody is: the key they have proved to have, or nobody in particular."""

import asyncio

import asyncssh
import pytest

from tests.ssh.halls import HALL, knock, named_only, new_key, open_hall, until, visit
from tui.server.connection.identity import visitor_of


async def test_a_key_is_always_the_same_person():
    key = new_key()
    async with open_hall() as hall:
        for name in ("mira", "someone_else"):
            async with visit(hall, key, name) as client:
                await client.sees(HALL)
        assert [visitor.key for visitor in hall.visitors] == [key.get_fingerprint()] * 2
        assert len({visitor.id for visitor in hall.visitors}) == 1


async def test_two_keys_are_two_people():
    async with open_hall() as hall:
        for _ in range(2):
            async with visit(hall, new_key()) as client:
                await client.sees(HALL)
        assert len({visitor.id for visitor in hall.visitors}) == 2


async def test_without_a_key_one_is_a_guest_and_another_one_next_time():
    async with open_hall() as hall:
        for _ in range(2):
            async with visit(hall) as client:
                await client.sees(HALL)
        assert all(visitor.is_guest for visitor in hall.visitors)
        assert len({visitor.id for visitor in hall.visitors}) == 2


async def test_who_names_a_key_without_having_it_is_a_guest():
    victim = new_key()
    async with open_hall() as hall:
        async with visit(hall, named_only(victim)) as client:
            await client.sees(HALL)
        [visitor] = hall.visitors
        assert visitor.key == ""
        assert visitor.id != visitor_of("mira", victim.get_fingerprint(), "").id


async def test_a_key_named_before_ones_own_is_forgotten():
    victim, mine = new_key(), new_key()
    async with open_hall() as hall:
        async with visit(hall, [named_only(victim), *asyncssh.load_keypairs([mine])]) as client:
            await client.sees(HALL)
        assert [visitor.key for visitor in hall.visitors] == [mine.get_fingerprint()]


async def test_where_guests_are_not_welcome_a_key_is_needed():
    async with open_hall(guests=False) as hall:
        with pytest.raises(asyncssh.PermissionDenied):
            await knock(hall)
        async with visit(hall, new_key()) as client:
            await client.sees(HALL)


async def test_where_guests_are_not_welcome_naming_a_key_does_not_help():
    async with open_hall(guests=False) as hall:
        with pytest.raises(asyncssh.PermissionDenied):
            await knock(hall, named_only(new_key()))
        assert hall.visitors == []


async def test_there_are_no_passwords():
    async with open_hall(guests=False) as hall:
        with pytest.raises(asyncssh.PermissionDenied):
            await knock(hall, password="secret")


async def test_a_long_name_is_cut():
    async with open_hall() as hall:
        async with visit(hall, username="mira" + "x" * 100) as client:
            await client.sees(HALL)
        [visitor] = hall.visitors
        assert visitor.name == "mira" + "x" * 16


@pytest.mark.parametrize(("sent", "name"), [("\x1b\x07", "Guest"), ("m\x1b[31mira", "m [31mira"), ("a\u202eb", "a b")])
def test_a_name_that_would_paint_is_made_plain(sent, name):
    assert visitor_of(sent, None, "").name == name


async def test_who_logs_in_too_slowly_is_cut_off():
    async with open_hall(login_time=0.2) as hall:
        reader, writer = await asyncio.open_connection("127.0.0.1", hall.port)
        await reader.read(1000)
        assert await reader.read() is not None  # all there is: the connection has ended
        writer.close()
        await until(lambda: not hall.house.doors)


async def test_settings_of_a_key_are_found_again_and_a_guests_are_not():
    key = new_key()
    async with open_hall() as hall:
        for who, kept in ((key, True), (None, False)):
            async with visit(hall, who) as client:
                await client.sees(HALL)
                [stay] = hall.house.stays
                stay.app.remember(pace="slow")
                client.type(b"q")
                await client.is_sent_away()
            async with visit(hall, who) as client:
                await client.sees(HALL)
                [stay] = hall.house.stays
                assert (stay.app.settings.pace == "slow") == kept
