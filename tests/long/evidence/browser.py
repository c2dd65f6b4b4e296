"""A headless Chromium of the distribution's, told what to do over a pipe: no port, no driver, no library."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""
_PATIENCE_S = 60.0
_OPTIONS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--remote-debugging-pipe",
)


_AS_FILES = """
import fcntl, os, sys
reads, writes = (fcntl.fcntl(int(each), fcntl.F_DUPFD, 10) for each in sys.argv[1:3])
os.dup2(reads, 3)
os.dup2(writes, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""


class Browser:
    """Messages are JSON, each ended by a zero byte: file 3 is what it reads, file 4 what it writes."""

    def __init__(self, to: int, said: int) -> None:
        self._to, self._said, self._held, self._number = to, said, b"", 0
        self.asked: list[str] = []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **given: Any) -> Mapping[str, Any]:
        return self._call(method, session=self._session, **given)

    def open(self, file: Path) -> None:
        """Waits until its script has said what it found, or its guard that it cannot run."""
        self.go(file)
        self.wait()

    def go(self, file: Path) -> None:
        self.asked.clear()
        self.call("Page.navigate", url=file.resolve().as_uri())

    def wait(self) -> None:
        self.until("location.protocol === 'file:' && document.documentElement.dataset.done === 'yes' ? 1 : 0")

    def until(self, what: str) -> None:
        ends = time.monotonic() + _PATIENCE_S
        while not self.value(what):
            assert time.monotonic() < ends, what
            time.sleep(0.02)

    def value(self, what: str) -> Any:
        return self.call("Runtime.evaluate", expression=what, awaitPromise=True)["result"].get("value")

    def text(self, name: str) -> str:
        return str(self.value(f"document.getElementById('{name}')?.textContent ?? ''"))

    def _call(self, method: str, session: str = "", **given: Any) -> Mapping[str, Any]:
        self._number += 1
        message = {"id": self._number, "method": method, "params": given} | ({"sessionId": session} if session else {})
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while (answer := self._next()).get("id") != self._number:
            if answer.get("method") == "Network.requestWillBeSent":
                self.asked.append(answer["params"]["request"]["url"])
        assert "error" not in answer, answer
        result: Mapping[str, Any] = answer["result"]
        return result

    def _next(self) -> Mapping[str, Any]:
        while b"\0" not in self._held:
            data = os.read(self._said, 1 << 20)
            assert data, "the browser has ended"
            self._held += data
        message, _, self._held = self._held.partition(b"\0")
        told: Mapping[str, Any] = json.loads(message)
        return told


@contextmanager
def browser() -> Iterator[Browser]:
    reads, to = os.pipe()
    said, writes = os.pipe()

    with tempfile.TemporaryDirectory() as home:
        command = [PROGRAM, *_OPTIONS, f"--user-data-dir={home}"]
        environment = {**os.environ, "HOME": home}
        run = subprocess.Popen(
            [sys.executable, "-c", _AS_FILES, str(reads), str(writes), *command],
            pass_fds=(reads, writes),
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(reads)
        os.close(writes)
        try:
            yield Browser(to, said)
        finally:
            os.close(to)
            run.wait(_PATIENCE_S)
            os.close(said)
