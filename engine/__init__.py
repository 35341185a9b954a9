"""The engine of Duskhall: a tabletop, facts and one fold. No screen, no network, no command line."""
