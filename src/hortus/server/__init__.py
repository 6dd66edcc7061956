"""The server: live tables of every rule set, for people and programs."""
