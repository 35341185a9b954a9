"""The panels around a board: header, log, prompt, inspector, standing, keys."""
