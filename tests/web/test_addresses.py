"""Names, origins and proxies: compared whole, believed only where they were named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.server.process.policy import WebRules
from tui.server.web.addresses import Unknown, address_behind, origins_of, proxies_of, why_refused


def rules(names=(), proxies=()):
    return WebRules("127.0.0.1", 8080, names, proxies)


def test_loopback_has_three_names_and_the_port_belongs_to_each():
    assert origins_of(rules(), 8080) == {
        "localhost:8080": "http://localhost:8080",
        "127.0.0.1:8080": "http://127.0.0.1:8080",
        "[::1]:8080": "http://[::1]:8080",
    }


def test_the_usual_port_is_not_said():
    assert origins_of(rules(("hall.example",)), 80) == {"hall.example": "http://hall.example"}


@pytest.mark.parametrize(
    ("name", "origin"),
    [
        ("hall.example", "http://hall.example:8080"),
        ("hall.example:9000", "http://hall.example:9000"),
        ("https://hall.example", "https://hall.example"),
        ("https://hall.example/", "https://hall.example"),
        ("https://Hall.Example:8443", "https://hall.example:8443"),
        ("http://hall.example", "http://hall.example"),
    ],
)
def test_a_name_stands_for_one_origin(name, origin):
    assert list(origins_of(rules((name,)), 8080).values()) == [origin]


def test_behind_a_proxy_a_name_alone_means_tls_and_its_usual_port():
    assert origins_of(rules(("hall.example",), ("10.0.0.1",)), 8080) == {"hall.example": "https://hall.example"}


@pytest.mark.parametrize(
    "name", ["", "*", "*.example", "hall example", "ftp://hall", "hall:x", "hall/path", "a@b", "hall.example:99999"]
)
def test_what_is_no_name_is_told(name):
    with pytest.raises(Unknown, match=r"hall\.example"):
        origins_of(rules((name,)), 8080)


def test_what_is_no_proxy_is_told():
    with pytest.raises(Unknown, match="proxy"):
        proxies_of(rules((), ("proxy.example",)))


PROXIES = proxies_of(rules((), ("10.0.0.0/8", "::1")))


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("192.0.2.1", "198.51.100.7", "192.0.2.1"),
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("10.0.0.1", "127.0.0.1, 198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "198.51.100.7, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("::1", "2001:db8::1", "2001:db8::1"),
    ],
)
def test_who_is_behind_a_proxy_is_the_last_it_did_not_name_itself(peer, said, address):
    assert address_behind(peer, said, PROXIES) == address


@given(st.text(), st.text())
def test_no_header_opens_the_hall_but_its_own(host, origin):
    origins = origins_of(rules(), 8080)
    why_not = why_refused({"Host": host, "Origin": origin}, origins, needs_origin=True)
    assert (why_not is None) == (origins.get(host.lower()) == origin)
