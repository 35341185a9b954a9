"""The effects of Shadowscape, a room a family; `rows` puts them together."""
