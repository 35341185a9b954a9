"""`duskhall serve`: a hall that people enter by SSH or in a browser. What cannot work is said before anybody comes."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tui.command_line.shared.call import Call

if TYPE_CHECKING:
    from tui.config.hall_key import HallKey
    from tui.config.locations import Locations
    from tui.server.process.policy import HouseRules, WebRules
    from tui.server.process.service import Service

MISSING = "duskhall serve needs the extra 'ssh': pip install 'duskhall[ssh]'."
WEB_MISSING = "duskhall serve --web needs the extra 'web': pip install 'duskhall[web]'."
ROOT = "Do not run a public server as root; use another user, or --allow-root if you know what you are doing."


def web_address(context: click.Context, option: click.Parameter, value: str | None) -> tuple[str, int] | None:
    """`[HOST:]PORT` in its two parts."""
    if value is None:
        return None
    host, _, port = value.rpartition(":")
    if not port.isdigit() or int(port) > 65535:
        raise click.BadParameter("use a port from 0 to 65535, or ADDRESS:PORT.")
    return host.strip("[]") or "127.0.0.1", int(port)


@click.command()
@click.option("--host", default="", metavar="ADDRESS", help="Where to listen.  [default: everywhere]")
@click.option("--port", default=2222, show_default=True, help="The port to listen on.")
@click.option("--ssh/--no-ssh", default=True, help="Let SSH clients in.  [default: ssh]")
@click.option("--web", callback=web_address, metavar="[HOST:]PORT", help="Let browsers in on this port, too.")
@click.option("--web-name", "names", multiple=True, metavar="NAME", help="Its name for browsers.  [default: localhost]")
@click.option("--web-proxy", "proxies", multiple=True, metavar="ADDRESS", help="A reverse proxy to trust.")
@click.option("--name", metavar="NAME", help="Its name on signed results.  [default: its web name, or the host's]")
@click.option("--guests/--no-guests", default=True, help="Let people in without a key.  [default: guests]")
@click.option("--max-sessions", default=100, show_default=True, metavar="N", help="Most people at once.")
@click.option("--max-per-address", default=8, show_default=True, metavar="N", help="Most connections from one address.")
@click.option("--max-per-minute", default=30, show_default=True, metavar="N", help="Most new connections a minute.")
@click.option("--login-time", default=20.0, show_default=True, metavar="SECONDS", help="Time to log in.")
@click.option("--idle-time", default=3600.0, show_default=True, metavar="SECONDS", help="Time without a key press.")
@click.option("--workers", default=1, show_default=True, metavar="N", help="Number of processes.")
@click.option("--store", "where", metavar="FILE|URL", help="Another store: a SQLite file or postgresql://…")
@click.option("--log", "log_file", type=click.Path(path_type=Path), metavar="FILE", help="Log file.  [default: stderr]")
@click.option("--allow-root", is_flag=True, help="Run as root anyway.")
@click.option("--dry-run", is_flag=True, help="Only check; open nothing.")
@click.pass_obj
def serve(
    call: Call,
    /,
    where: str | None,
    log_file: Path | None,
    allow_root: bool,
    dry_run: bool,
    web: tuple[str, int] | None,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    name: str | None,
    **chosen: Any,
) -> int:
    """Open a hall that people join with an SSH client or a browser, until you stop it.

    Players are recognised by their SSH key and choose a name; there are no passwords and no system accounts. Guests
    return to a held seat with the word shown at the table; games that only guests played are deleted when they leave.
    A browser is recognised by a cookie and must use one of the names you give; for TLS, put a reverse proxy in front.
    The hall signs every game that ends in it with its host key.

    \b
    Example:
      duskhall serve
      duskhall serve --port 2200 --no-guests --workers 2
      duskhall serve --web 8080
      duskhall serve --web 8080 --web-name hall.example --web-proxy 127.0.0.1
      duskhall serve --dry-run
    """
    from tui.config.frame_rate import paint_quickly

    paint_quickly()
    from tui.config.hall_key import HallKey
    from tui.config.known_halls import hall_name
    from tui.server.process.policy import HouseRules, WebRules
    from tui.server.process.startup import run
    from tui.server.remote_app import Meetings

    if web is None and (names or proxies):
        raise click.UsageError("--web-name and --web-proxy need --web and a port.")
    chosen["ssh"] = with_libraries(chosen["ssh"], web is not None)
    rules = HouseRules(**chosen, web=WebRules(*web, names, proxies) if web else None)
    places, called = call.locations(), name or public_name(names)
    store: str | Path = where or places.store
    complaints = list(complaints_about(rules, places, store, allow_root, called))
    if dry_run:
        return tell_check(rules, places, store, complaints)
    if complaints:
        raise click.ClickException(complaints[0])
    places.create()
    keep_log(log_file)
    key = HallKey(places.home, hall_name(called))
    return run(rules, places, store, partial(tell_open, key), partial(Meetings, signer=key))


def public_name(names: tuple[str, ...]) -> str:
    """By which name people know this hall: the first that browsers call it, without what else an address says."""
    return names[0].rpartition("//")[2].rstrip("/") if names else socket.gethostname()


def with_libraries(ssh: bool, web: bool) -> bool:
    """Whether SSH clients can come in: without its library only browsers do, where those are let in."""
    if web and (find_spec("aiohttp") is None or find_spec("cryptography") is None):
        raise click.ClickException(WEB_MISSING)
    if ssh and find_spec("asyncssh") is None:
        if not web:
            raise click.ClickException(MISSING)
        click.echo("Browsers only: SSH clients need the extra 'ssh'.", err=True)
        return False
    return ssh


def complaints_about(
    rules: HouseRules, places: Locations, store: str | Path, allow_root: bool, called: str
) -> Iterator[str]:
    """What would keep the hall from opening, each as a sentence."""
    from tui.config.complaints import sentence_about
    from tui.config.known_halls import hall_name
    from tui.server.process.workers import can_share_port

    yield from rules.complaints()
    if hasattr(os, "geteuid") and os.geteuid() == 0 and not allow_root:
        yield ROOT
    if rules.workers > 1 and not can_share_port():
        yield "This system cannot share a port between processes; use --workers 1."
    checks: list[Callable[[], object]] = [partial(check_home, places), partial(check_store, store)]
    checks.append(partial(hall_name, called))
    if rules.ssh:
        checks.append(partial(check_port, rules.host, rules.port, rules.workers))
    if rules.web is not None:
        checks.append(partial(check_names, rules.web))
        checks.append(partial(check_port, rules.web.host, rules.web.port, rules.workers))
    for check in checks:
        try:
            check()
        except Exception as failure:
            sentence = sentence_about(failure)
            if sentence is None:
                raise
            yield sentence


def check_home(places: Locations) -> None:
    """The folder can be written and the host key in it can be used, where they are there already."""
    if places.home.exists():
        places.create()
    from tui.config.hall_key import NAME, HallKey, KeyUnusable

    try:
        if (places.home / NAME).exists():
            HallKey(places.home, "")
    except KeyUnusable as trouble:
        raise click.ClickException(str(trouble)) from None


def check_store(store: str | Path) -> None:
    """The store can be opened, where it is there already or on another machine."""
    from engine.store import open_store

    if "://" in str(store) or Path(store).exists():
        open_store(store).close()


def check_names(web: WebRules) -> None:
    """The names browsers use, and the proxies, can be understood."""
    from tui.server.web.addresses import Unknown, origins_of, proxies_of

    try:
        origins_of(web, web.port)
        proxies_of(web)
    except Unknown as unknown:
        raise click.ClickException(str(unknown)) from None


def check_port(host: str, port: int, workers: int) -> None:
    """The port can be listened on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if workers > 1 and hasattr(socket, "SO_REUSEPORT"):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            trial.bind((host, port))
            trial.listen(1)
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise click.ClickException(f"Cannot listen on {host or 'port'} {port}: {reason}.") from None


def tell_check(rules: HouseRules, places: Locations, store: str | Path, complaints: list[str]) -> int:
    """The outcome of a check, for people."""
    for sentence in complaints:
        click.echo(sentence, err=True)
    if complaints:
        return 1
    guests = (": keys and guests" if rules.guests else ": keys only") if rules.ssh else ""
    ways = [f"{rules.host or 'all addresses'}, port {rules.port}"] if rules.ssh else []
    if rules.web is not None:
        ways.append(f"for browsers on {rules.web.host}, port {rules.web.port}")
    click.echo(f"The hall can open on {', and '.join(ways)}{guests},".replace("open on for", "open for"))
    several = "1 worker" if rules.workers == 1 else f"{rules.workers} workers"
    click.echo(f"{rules.max_sessions} people, {several}, store {shown(store)}, data in {places.home}.")
    return 0


def shown(store: str | Path) -> str:
    """A store without the password in its address."""
    where = str(store)
    scheme, found, rest = where.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found else where


def keep_log(path: Path | None) -> None:
    """What happens goes to a file, or to standard error, where a service's log is read from."""
    target: logging.Handler = logging.FileHandler(path) if path else logging.StreamHandler(sys.stderr)
    target.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(message)s"))
    logger = logging.getLogger("duskhall.server")
    logger.addHandler(target)
    logger.setLevel(logging.INFO)
    logger.propagate = False


def tell_open(key: HallKey, service: Service) -> None:
    """Say where people knock, and by what they recognise the hall."""
    first, *more = (line for entrance in service.entrances for line in entrance.directions())
    click.echo(f"The hall is open: {first}")
    for line in more:
        click.echo(line)
    click.echo(f"It signs results as {key.name}, with the key {key.fingerprint}")
    sys.stdout.flush()
