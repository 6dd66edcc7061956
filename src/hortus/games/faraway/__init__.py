"""Faraway: being built. So far its cards and its scoring; rules, views and the rest of the rooms follow."""
