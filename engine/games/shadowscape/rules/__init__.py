"""The rules of Shadowscape; `rows` has them all together."""
