"""Content as data: strict TOML loading, problems people can act on, nearest names, lessons, named opponents."""
