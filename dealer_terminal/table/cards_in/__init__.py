"""Conversion of device reports into commands. Every module is pure except `feed`, which applies the commands to a
session."""
