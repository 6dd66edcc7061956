"""The operations of the server, by what they are about."""
