"""Keys of somebody who is sent away do not land on the next screen; what is pasted into talk is made plain."""

from tests.ssh.halls import HALL, open_hall, until, visit
from tui.lobby.talk.talk import TalkBar


async def test_keys_meant_for_the_table_do_nothing_in_the_lobby():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        [stay] = hall.house.stays
        app = stay.app
        app.call_later(app.turned_away, "nowhere")
        await until(lambda: app.deaf_until)
        depth = len(app.screen_stack)
        client.type(b"n?n")
        await until(lambda: app.clock() >= app.deaf_until)
        assert len(app.screen_stack) == depth
        await client.answers()


async def test_a_paste_is_cleaned_before_it_is_echoed():
    async with open_hall() as hall, visit(hall) as client:
        await client.sees(HALL)
        client.type(b"c")
        [stay] = hall.house.stays
        bar = await until(lambda: next((one for one in stay.app.screen.query(TalkBar) if one.is_open), None))
        client.type(b"\x1b[200~he\xe2\x80\xaello\x07 \xc2\x9b31m\nworld\x1b[201~")
        await until(lambda: "world" in bar.value)
        assert bar.value == "he llo 31m world"
