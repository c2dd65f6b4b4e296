"""`--language`: what a window speaks."""

from typing import Annotated

import typer

from dealer_terminal.cli.seats import known_name
from dealer_terminal.languages import LANGUAGES

_NAMES = " or ".join((", ".join([*LANGUAGES][:-1]), [*LANGUAGES][-1]))

Language = Annotated[str, typer.Option(help=f"{_NAMES}.")]


def window_language(named: str) -> str:
    return known_name("language", named, tuple(LANGUAGES))
