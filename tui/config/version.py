"""Which Duskhall this is. The project file reads it here, so that nothing has to be looked up to tell it."""

VERSION = "0.1.0"
