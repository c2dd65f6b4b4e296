"""A device of another house on a pseudo-terminal, as a process of its own: it says where it is, then takes gestures."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.helpers.repository import ROOT


@contextmanager
def outside(*named: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(ROOT / "tests" / "outside" / "run.py"), *named]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as device:
        yield device
        device.kill()
