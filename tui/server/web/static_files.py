"""The files of the pages: read once, nothing else is ever served, and each with what a browser may do with it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "static"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
}
PAGES = {"/": "index.html", "/plain": "plain.html"}


class StaticFile(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str
    is_page: bool


def static_files() -> dict[str, StaticFile]:
    """Everything there is to ask for, by its path."""
    found = {}
    for path in FOLDER.rglob("*"):
        if path.suffix in KINDS:
            name = path.relative_to(FOLDER).as_posix()
            where = next((page for page, file in PAGES.items() if file == name), f"/static/{name}")
            body = path.read_bytes()
            tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
            found[where] = StaticFile(body, KINDS[path.suffix], tag, where in PAGES)
    return found


def precautions(origin: str, *, with_terminal: bool) -> Mapping[str, str]:
    """What every answer forbids: other sites in this page, this page in other sites, guesses about what it is.

    The terminal writes styles of its own, so its page may; no page may have a script that is not a file of the hall.
    """
    socket = "ws" + origin.removeprefix("http")
    styles = "'self' 'unsafe-inline'" if with_terminal else "'self'"
    policy = (
        f"default-src 'none'; script-src 'self'; style-src {styles}; img-src 'self'; connect-src 'self' {socket}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Server": "Duskhall",  # else every answer names the versions of language and library
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }
