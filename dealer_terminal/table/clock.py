"""System clock: wall time, which people can set, and monotonic time."""

import time

from dealer_terminal.journal.record import Times


class SystemClock:
    def now(self) -> Times:
        return Times(time.time_ns() // 1000, time.monotonic_ns() // 1000)
