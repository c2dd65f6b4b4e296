"""The rules of README.md, each tried on somebody else's shoe or host."""
