"""The rules of the card line page, tried on a reader and on a host."""
