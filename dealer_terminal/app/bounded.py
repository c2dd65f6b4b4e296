"""Files of bounded size, read within a bounded time."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import BinaryIO

from dealer_terminal.errors import KnownError

LOG = logging.getLogger(__name__)


MOST_BYTES = 1_000_000


MOST_TO_CHECK = 200_000_000
"""Larger limit, for a proof of a long round with all its records."""


PATIENCE_S = 3.0


def read_bounded(source: BinaryIO, name: str, instead: str, most: int = MOST_BYTES) -> bytes:
    data = source.read(most + 1)
    if len(data) > most:
        raise KnownError(f"{name}: is larger than {most:,} bytes; {instead}")
    return data


@contextmanager
def waited_for(name: str) -> Iterator[None]:
    """Log that a read is still waiting, because a pipe may be slow."""
    tells = Timer(PATIENCE_S, LOG.warning, ("%s: still waiting for the end of it; Ctrl-C stops", name))
    tells.daemon = True
    tells.start()
    try:
        yield
    finally:
        tells.cancel()
