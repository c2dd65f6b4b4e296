"""A serial server whose network dies and comes back, in a network of this process's own: nothing says goodbye.

Run as a program under `unshare -rn`; it prints what the link said of its line.
"""

import subprocess
import sys

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.connect import link_to
from drivers.status import Connecting, Listening, Lost
from drivers.twin.tcp import TcpRunner
from tests.fast.drivers.harness import Recorder

WITHIN = 40.0


def loopback(state: str) -> None:
    subprocess.run(("ip", "link", "set", "lo", state), check=True)


def kinds(told: Recorder) -> list[type]:
    return [type(status) for status in told.statuses if not isinstance(status, Connecting)]


def main() -> None:
    loopback("up")
    told, server = Recorder(), TcpRunner(AngelEyeTwin())
    server.start()
    link = link_to(server.url, "angel-eye", told)
    link.start()
    with told.changed:
        assert told.changed.wait_for(lambda: Listening in kinds(told), WITHIN)
        loopback("down")
        assert told.changed.wait_for(lambda: Lost in kinds(told), WITHIN), told.statuses
        loopback("up")
        assert told.changed.wait_for(lambda: kinds(told)[-1] is Listening, WITHIN), told.statuses
    sys.stdout.write(" ".join(kind.__name__ for kind in dict.fromkeys(kinds(told))) + "\n")
    link.close()
    server.stop()


if __name__ == "__main__":
    main()
