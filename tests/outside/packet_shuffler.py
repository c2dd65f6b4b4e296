"""A shuffler written from the page alone (drivers/packet_shuffler/README.md): it knows nothing of the driver."""

import random
from collections import deque
from collections.abc import Callable, Mapping

SUITS, RANKS = {"c": 1, "d": 2, "h": 3, "s": 4}, ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAMES = {number: suit for suit, number in SUITS.items()}
CODES = [suit << 4 | rank for suit in SUITS.values() for rank in range(1, 14)]
READY, DEALING, TAKEN, EMPTY, DOOR, LOCKED, STOPPED = 1, 3, 4, 5, 6, 7, 8
NEVER = float("inf")


def crc(data: bytes) -> int:
    value = 0xFFFF
    for byte in data:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


def frame(kind: int, number: int, payload: bytes = b"") -> bytes:
    body = bytes((len(payload), kind)) + number.to_bytes(2, "big") + payload
    body += crc(body).to_bytes(2, "big")
    return b"\x7e" + body.replace(b"\x7d", b"\x7d\x5d").replace(b"\x7e", b"\x7d\x5e")


def word(number: int) -> bytes:
    return number.to_bytes(4, "big")


def text(letters: str) -> bytes:
    return bytes((len(letters),)) + letters.encode("ascii")


class Frames:
    """Bodies of whole frames, from LENGTH to CRC; a wrong CRC is given as an empty one."""

    def __init__(self) -> None:
        self.held, self.escaped = bytearray(), False

    def take(self, byte: int) -> bytes | None:
        if byte == 0x7E:
            self.held, self.escaped = bytearray(b"\x7e"), False
        elif not self.held:
            return None
        elif byte == 0x7D:
            self.escaped = True
        elif self.escaped and byte not in (0x5D, 0x5E):
            self.held = bytearray()
        else:
            self.held.append(byte ^ 0x20 if self.escaped else byte)
            self.escaped = False
            return self.whole()
        return None

    def whole(self) -> bytes | None:
        if self.held[1] > 128:
            self.held = bytearray()
        elif len(self.held) == self.held[1] + 7:
            body, self.held = bytes(self.held[1:]), bytearray()
            return body if crc(body[:-2]) == int.from_bytes(body[-2:], "big") else b""
        return None


class Shuffler:
    def __init__(self, size: int = 4) -> None:
        self.size, self.model = size, "OUTSIDE"
        self.boot = self.round = 0
        self.inside, self.tray, self.taken = list[int](), list[int](), list[list[int]]()
        self.state, self.locked, self.open, self.jammed = EMPTY, False, False, False
        self.waiting = deque[tuple[int, bytes]]()
        self.start()

    def start(self) -> None:
        self.boot += 1
        self.session = self.number = self.tries = 0
        self.sent, self.answered = b"", (0, b"")
        self.heard_at = self.beat_at = self.complained_at = -NEVER
        self.due = NEVER
        self.frames = Frames()

    def power_cycle(self, now: float) -> None:
        self.waiting = deque(each for each in self.waiting if each[0] >= 0x13)
        self.start()
        if self.taken:
            self.report(0x15, self.resumed())

    def feed(self, data: bytes, now: float) -> bytes:
        bodies = [self.frames.take(byte) for byte in data]
        return b"".join(self.came(body, now) for body in bodies if body is not None) + self.deliver(now)

    def tick(self, now: float) -> bytes:
        if self.session and now >= self.heard_at + 6:
            self.leave()
        if now < self.beat_at:
            return self.deliver(now)
        self.beat_at = now + 2
        beat = frame(2, 0, word(self.boot) + word(self.session)) if self.session else self.identity()
        return beat + self.deliver(now)

    def wake_at(self) -> float:
        if not self.session:
            return self.beat_at
        mail = self.due if self.sent else -NEVER if self.waiting else NEVER
        return min(self.beat_at, self.heard_at + 6, mail)

    def deliver(self, now: float) -> bytes:
        if not self.session or (self.sent and now < self.due) or not self.waiting:
            return b""
        if self.sent and self.tries == 5:
            self.leave()
            return b""
        if not self.sent:
            self.number, self.tries = self.number % 65535 + 1, 0
            self.sent = frame(self.waiting[0][0], self.number, self.waiting[0][1])
        return self.again(now)

    def again(self, now: float) -> bytes:
        self.tries, self.due = self.tries + 1, now + 0.5
        return self.sent

    def leave(self) -> None:
        self.session, self.beat_at, self.tries = 0, -NEVER, 0

    def came(self, body: bytes, now: float) -> bytes:
        if not body:
            fresh = self.session and now >= self.complained_at + 0.1
            self.complained_at = now if fresh else self.complained_at
            return frame(4, 0, b"\x01") if fresh else b""
        kind, number, payload = body[1], int.from_bytes(body[2:4], "big"), body[4:-2]
        if kind < 0x80:
            return b""
        self.heard_at = now
        if kind == 0x81 and len(payload) == 9:
            return self.hello(payload, now)
        if kind == 0x82 and len(payload) == 8:
            return b"" if payload == word(self.session) + word(self.boot) else self.identity()
        return self.in_session(kind, number, payload, now) if self.session else b""

    def hello(self, payload: bytes, now: float) -> bytes:
        asked, boot = int.from_bytes(payload[:4], "big"), int.from_bytes(payload[4:8], "big")
        if boot != self.boot or asked in (0, self.session):
            return self.identity()
        self.session, self.beat_at, self.answered, self.tries = asked, now + 2, (0, b""), 0
        going = self.again(now) if self.sent else b""
        if payload[8] and self.taken:
            self.report(0x15, self.resumed())
        if self.jammed:
            self.report(0x11, b"\x01\x01\x00\x00")
        if self.state != EMPTY:
            self.report(0x12, b"\x01\x34")
        self.tell_state()
        return self.identity() + going

    def in_session(self, kind: int, number: int, payload: bytes, now: float) -> bytes:
        if kind == 0x83 and not payload:
            self.acknowledged(number)
        elif kind == 0x84 and len(payload) == 1:
            return self.refused(number, payload[0], now)
        elif kind == 0x90 and len(payload) == 1 and 1 <= payload[0] <= 5:
            if number != self.answered[0]:
                self.answered = (number, self.command(payload[0], number))
            return self.answered[1]
        else:
            return frame(4, number, b"\x03" if kind in (0x83, 0x84, 0x90) else b"\x02")
        return b""

    def acknowledged(self, number: int) -> None:
        if self.sent and number == self.number:
            self.waiting.popleft()
            self.sent = b""

    def refused(self, number: int, reason: int, now: float) -> bytes:
        if self.sent and reason == 1 and number in (0, self.number):
            return self.again(now) if self.tries < 5 else b""
        if self.sent and reason > 1 and self.waiting[0][0] < 0x13:
            self.acknowledged(number)
        return b""

    def identity(self) -> bytes:
        names = text(self.model) + text("1") + text("1")
        return frame(1, 0, b"\x01" + word(self.boot) + word(self.session) + bytes((self.size,)) + names)

    def report(self, kind: int, payload: bytes) -> None:
        self.waiting.append((kind, payload))

    def resumed(self) -> bytes:
        return word(self.round) + bytes((self.size, len(self.taken))) + b"".join(map(bytes, self.taken))

    def tell_state(self) -> None:
        self.report(0x10, bytes((self.shown(), int(self.jammed))))

    def shown(self) -> int:
        return DOOR if self.open else STOPPED if self.jammed else LOCKED if self.locked else self.state

    def full(self) -> bool:
        return sum(kind >= 0x13 for kind, _ in self.waiting) >= 20

    def unplugged(self, now: float) -> None:
        """It cannot tell."""

    def plugged(self, now: float) -> None:
        """Nor this."""

    def gestures(self) -> Mapping[str, Callable[[], str]]:
        return {
            "insert-deck": self.insert_deck,
            "take-packet": self.take_packet,
            "return-rest": self.return_rest,
            "empty": self.empty,
            "lose-packet": self.lose_packet,
            "simulated": self.simulated,
            "unread-packet": self.unread_packet,
            "open-door": lambda: self.door(open=True),
            "close-door": lambda: self.door(open=False),
            "jam": lambda: self.jam(stuck=True),
            "clear": lambda: self.jam(stuck=False),
        }

    def door(self, *, open: bool) -> str:
        self.open = open
        self.tell_state()
        return "done"

    def jam(self, *, stuck: bool) -> str:
        self.jammed = stuck
        self.report(0x11, bytes((1, stuck, 0, 0)))
        self.tell_state()
        return "done"

    def can_deal(self) -> bool:
        return self.shown() in (READY, TAKEN) and len(self.inside) >= self.size

    def insert_deck(self) -> str:
        if self.shown() != EMPTY or self.full():
            return "no deck goes in"
        self.round += 1
        self.inside, self.taken, self.state = random.Random(self.round).sample(CODES, 52), [], READY
        self.report(0x12, b"\x01\x34")
        self.tell_state()
        return "52 cards"

    def put_out(self) -> None:
        self.tray, self.inside = self.inside[: self.size], self.inside[self.size :]
        self.state = DEALING
        self.tell_state()

    def take_packet(self) -> str:
        if not self.tray:
            if self.full() or not self.can_deal():
                return "no packet comes out"
            self.put_out()
        self.taken.append(self.tray)
        self.report(0x13, word(self.round) + bytes((len(self.taken), self.size)) + bytes(self.tray))
        self.tray, self.state = [], TAKEN
        self.tell_state()
        return " ".join(RANKS[(code & 15) - 1] + NAMES[code >> 4] for code in self.taken[-1])

    def lose_packet(self) -> str:
        """Against the page: handed out, and never told."""
        told, cards = list(self.waiting), self.take_packet()
        self.waiting = deque(told)
        self.tell_state()
        return cards

    def simulated(self) -> str:
        """What a program on a pseudo-terminal calls itself."""
        self.model = "SIMULATED"
        return "done"

    def unread_packet(self) -> str:
        """Against the page: a packet with a card that was not read."""
        self.report(0x13, word(self.round) + bytes((len(self.taken) + 1, self.size, *self.inside[: self.size - 1], 0)))
        return "done"

    def return_rest(self) -> str:
        self.report(0x14, word(self.round) + bytes((len(self.inside),)) + bytes(self.inside))
        self.inside, self.taken, self.state = [], [], EMPTY
        self.tell_state()
        return "all out"

    def empty(self) -> str:
        self.door(open=True)
        self.return_rest()
        return self.door(open=False)

    def command(self, command: int, number: int) -> bytes:
        if command in (4, 5):
            self.locked = command == 4
            self.tell_state()
        elif command == 1 and self.full():
            return frame(4, number, b"\x12")
        elif command == 1 and self.can_deal():
            self.put_out()
        elif command == 2 and self.shown() in (READY, TAKEN):
            self.return_rest()
        elif command == 3 and self.shown() == READY:
            self.report(0x12, b"\x01\x34")
        else:
            return frame(4, number, b"\x10")
        return frame(3, number)
