"""The rules of README.md, each tried on somebody else's machine or host."""
