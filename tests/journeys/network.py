"""A network of its own, for a terminal and a serial server: it can die, and nobody on it is told."""

import subprocess
from types import TracebackType
from typing import Self

_ALONE = ("unshare", "-rn")


def may_be_had() -> bool:
    try:
        return subprocess.run((*_ALONE, "true"), check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


class Network:
    """A context; `within` stands before a command that shall live in it."""

    def __enter__(self) -> Self:
        self._holder = subprocess.Popen(
            (*_ALONE, "sh", "-c", "ip link set lo up && echo up && exec sleep 600"), stdout=subprocess.PIPE, text=True
        )
        assert self._holder.stdout is not None
        assert self._holder.stdout.readline().strip() == "up"
        self.within = ("nsenter", f"--target={self._holder.pid}", "--user", "--net", "--preserve-credentials")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._holder.kill()
        self._holder.communicate()

    def dies(self) -> None:
        self._set("down")

    def comes_back(self) -> None:
        self._set("up")

    def _set(self, state: str) -> None:
        subprocess.run((*self.within, "ip", "link", "set", "lo", state), check=True)
