"""What a command says that shows records and holds them against no signature."""

import typer

NOT_PROVEN = "Not proven: each record is as it was hashed; that all are what was signed, dealer-terminal verify proves."


def say_unproven() -> None:
    """Where what is shown is for a person."""
    typer.echo(NOT_PROVEN)
