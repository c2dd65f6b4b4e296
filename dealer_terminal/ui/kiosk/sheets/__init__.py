"""Sheets, one per file. `register` lists them all."""
