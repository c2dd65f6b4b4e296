"""What failed, as a reviewer is told of it."""

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.refusal import RefusedError
from dealer_terminal.procedure.words import Words, as_told


def told_of(error: KnownError) -> Words:
    """What was refused in the reader's language; whatever else fails as its own command tells it."""
    return error.refusal.told() if isinstance(error, RefusedError) else as_told(str(error))
