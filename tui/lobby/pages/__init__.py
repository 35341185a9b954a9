"""The pages of the lobby: tables, rooms, laying, help, replays."""
