"""Under which names browsers may call the hall, from which pages, and where somebody behind a proxy really is.

A page of another site, or a name that points here without being the hall's, must not reach somebody's seat with their
cookie: so the host and the origin of every request are compared whole, with scheme and port, against what was named.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from tui.server.process.policy import WebRules

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
NAME = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?|\[[0-9a-f:.]+\]")
USUAL = {"http": 80, "https": 443}

Proxies = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]


class Unknown(Exception):
    """A name or a proxy cannot be understood; the message is a sentence for the keeper of the hall."""


def origins_of(web: WebRules, port: int) -> dict[str, str]:
    """The one origin that pages of each host have, for every name of the hall that listens on this port.

    A name alone is spoken to directly, or through a proxy that brings TLS where one is named.
    """
    found = {}
    for name in web.names or LOOPBACK:
        whole = name if "://" in name else f"https://{name}" if web.proxies and web.names else f"http://{name}"
        parts = urlsplit(whole.lower())
        try:
            said = parts.port
        except ValueError:
            said = -1
        host = parts.netloc.rpartition(":")[0] if said is not None else parts.netloc
        if said == -1 or parts.scheme not in USUAL or parts.path.strip("/") or not NAME.fullmatch(host):
            raise Unknown(f"{name!r} is not a valid name; use hall.example, hall.example:8443 or https://hall.example.")
        meant = said or (port if "://" not in name and parts.scheme == "http" else USUAL[parts.scheme])
        netloc = host if meant == USUAL[parts.scheme] else f"{host}:{meant}"
        found[netloc] = f"{parts.scheme}://{netloc}"
    return found


def proxies_of(web: WebRules) -> Proxies:
    """The networks whose word about addresses is taken."""
    try:
        return tuple(ipaddress.ip_network(proxy) for proxy in web.proxies)
    except ValueError as trouble:
        raise Unknown(f"--web-proxy needs an address or a network: {trouble}.") from None


def address_behind(peer: str, forwarded: str, proxies: Proxies) -> str:
    """Where a request comes from: who connected, or whom a named proxy says it speaks for, the last it saw itself."""
    if not is_among(peer, proxies):
        return peer
    for said in reversed(forwarded.split(",")):
        try:
            address = str(ipaddress.ip_address(said.strip()))
        except ValueError:
            return peer
        if not is_among(address, proxies):
            return address
    return peer


def is_among(address: str, proxies: Proxies) -> bool:
    """Whether an address belongs to a named proxy."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in proxy for proxy in proxies)


def why_refused(headers: Mapping[str, str], origins: Mapping[str, str], *, needs_origin: bool) -> str | None:
    """Why a request is none for this hall; None if it is. Pages are asked for without an origin, sockets never."""
    host = headers.get("Host", "").lower()
    if host not in origins:
        return f"host {host}"
    origin = headers.get("Origin")
    if origin is None:
        return "no origin" if needs_origin else None
    return None if origin == origins[host] else f"origin {origin}"
