"""Cards as a person writes them."""

from collections.abc import Sequence

from dealer_terminal.errors import KnownError
from dealer_terminal.rules.cards import Card, CardError, parse_cards


def parsed_cards(texts: Sequence[str]) -> tuple[Card, ...]:
    try:
        return parse_cards(list(texts))
    except CardError as error:
        raise KnownError(str(error)) from None
