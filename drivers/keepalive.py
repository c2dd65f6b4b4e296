"""A network line that is asked whether it lives: a serial server that lost its power says nothing, and never would."""

import contextlib
import socket

IDLE, EVERY, TIMES = 4, 2, 3
"""Seconds without a byte until it is asked, seconds between questions, and how many go unanswered: lost after ten."""
_OPTIONS = (
    ("TCP_KEEPIDLE", IDLE),
    ("TCP_KEEPALIVE", IDLE),
    ("TCP_KEEPINTVL", EVERY),
    ("TCP_KEEPCNT", TIMES),
    ("TCP_USER_TIMEOUT", (IDLE + EVERY * TIMES) * 1000),
)
"""Each system knows some of them; the last is for what was sent and never acknowledged, in milliseconds."""


def keep_alive(line: object) -> None:
    """Of pyserial's port: a network line has a socket, a device path has none."""
    its_socket = getattr(line, "_socket", None)
    if not isinstance(its_socket, socket.socket):
        return
    with contextlib.suppress(OSError):
        its_socket.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in _OPTIONS:
            if hasattr(socket, name):
                its_socket.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
