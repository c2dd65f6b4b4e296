"""What a person's file holds: never read beyond what such a file can need, be it a disk's or without end."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import BinaryIO

from dealer_terminal.errors import KnownError

LOG = logging.getLogger(__name__)
MOST_BYTES = 1_000_000
PATIENCE_S = 3.0


def read_bounded(source: BinaryIO, name: str, instead: str) -> bytes:
    data = source.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise KnownError(f"{name}: is larger than {MOST_BYTES:,} bytes; {instead}")
    return data


@contextmanager
def waited_for(name: str) -> Iterator[None]:
    """A pipe may be slow, so it is waited for; whoever watches is told that nothing hangs."""
    tells = Timer(PATIENCE_S, LOG.warning, ("%s: still waiting for the end of it; Ctrl-C stops", name))
    tells.daemon = True
    tells.start()
    try:
        yield
    finally:
        tells.cancel()
