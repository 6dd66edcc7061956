"""Learning from self-play: what tables are worth, remade from nothing by `hortus train`."""
