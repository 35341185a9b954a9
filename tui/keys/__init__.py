"""The keys and typed words of Duskhall: one registry, and the bindings and rows made from it."""
