"""The contract, the match, the record."""
