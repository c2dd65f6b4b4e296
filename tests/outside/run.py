"""One of these devices on a pseudo-terminal: `python run.py angel_eye`. It says where it is; then a gesture a line.
With `7E1` after the name its bytes have seven bits and an even parity. A defect (`defects.py`) may follow.

`pull` and `put-back` are its cable's, as on a native serial port: the terminal's end goes on being open, and is deaf.

Run as a file, it finds its neighbours beside it, and nothing of the product.
"""

import os
import select
import sys
import time
import tty

from angel_eye import Shoe
from card_line import LineReader
from defects import DEFECTS
from packet_shuffler import Shuffler

DEVICES = {"angel_eye": Shoe, "card_line": LineReader, "packet_shuffler": Shuffler}
CABLE = {"pull": "out", "put-back": "in"}


def main(name: str, framing: str = "8N1", defect: str = "") -> None:
    device = DEVICES[name]()
    device = DEFECTS[defect][name](device) if defect else device
    line, port = os.openpty()
    tty.setraw(port)
    say(os.ttyname(port))
    pulled = False
    while True:
        patience = min(0.05, max(0.0, device.wake_at() - time.monotonic()))
        ready = select.select([line, sys.stdin], [], [], patience)[0]
        heard = os.read(line, 4096) if line in ready else b""
        said = device.feed(heard, time.monotonic()) if heard and not pulled else b""
        if sys.stdin in ready:
            asked = os.read(sys.stdin.fileno(), 4096).decode("ascii").split()
            if not asked:
                return
            for gesture in asked:
                pulled = gesture == "pull" if gesture in CABLE else pulled
                say(CABLE.get(gesture) or moved(device, gesture))
        if device.wake_at() <= time.monotonic():
            said += device.tick(time.monotonic())
        os.write(line, b"" if pulled else even(said) if framing == "7E1" else said)


def even(said: bytes) -> bytes:
    return bytes(byte | 0x80 * (byte.bit_count() % 2) for byte in said)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def moved(device: Shoe | LineReader | Shuffler, asked: str) -> str:
    if asked == "power-cycle":
        device.power_cycle(time.monotonic())
        return "off and on"
    return device.gestures()[asked]()


if __name__ == "__main__":
    main(*sys.argv[1:])
