"""A port's framing."""

import os
import tty

from drivers.pipe import port_at
from drivers.protocol import line_of
from tests.helpers.cases import failures

FRAMED = {"9600 8N1": b"AS\x8d\n", "9600 7E1": b"AS\r\n"}


def test_a_line_without_framing_is_opened_again_and_again_and_its_parity_is_left_out() -> None:
    def check(line: str) -> None:
        device, port = os.openpty()
        tty.setraw(port)
        for _ in range(2):
            pipe = port_at(os.ttyname(port), line_of(line)).open()
            os.write(device, b"AS\x8d\n")
            heard = b""
            while len(heard) < 4:
                heard += pipe.read()
            pipe.close()
            assert heard == FRAMED[line]
        os.close(device)
        os.close(port)

    assert failures(check, [*FRAMED]) == []
