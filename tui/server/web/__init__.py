"""The hall in a browser: a page with a terminal in it, over a web socket, and a page of plain text.

`duskhall serve --web` opens it beside SSH or alone. Only this package and its measuring import aiohttp, which is an
extra. Everything is closed unless it is named: hosts, origins, proxies, sizes, rates.
"""
