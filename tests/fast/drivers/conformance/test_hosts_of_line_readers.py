"""The kit against hosts of line readers: ours says nothing, and one that speaks is found at the rule that it breaks."""

from collections.abc import Callable, Sequence

from drivers.card_line.protocol import CardLine
from drivers.declaration import Setup
from drivers.events import CardRead, NoiseSeen
from drivers.kit.card_line.as_reader import RULES
from drivers.kit.conformance.rules import Tried
from drivers.protocol import Reply
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, host_tried, not_right
from tests.helpers.cases import failures

SAID = Reply(send=b"OK")


class Talks(CardLine):
    """Each second."""

    at = 0.0

    def tick(self, now: float) -> Reply:
        self.at = now + 1.0
        return SAID

    def wake_at(self) -> float:
        return self.at


def answering(when: Callable[[bool, Reply], bool]) -> type[CardLine]:
    """A host that answers a line of which this is true."""

    class Answers(CardLine):
        def decode(self, frame: bytes, now: float) -> Reply:
            last = self._last.strip() == frame.strip()
            reply = super().decode(frame, now)
            return SAID if when(last, reply) else reply

    return Answers


def tells(kind: type, reply: Reply) -> bool:
    return any(isinstance(event, kind) for event in reply.events)


class AnswersBytes(CardLine):
    """A byte that comes alone is echoed."""

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return (data,) if len(data) == 1 else super().split(data, now)

    def decode(self, frame: bytes, now: float) -> Reply:
        return Reply(send=frame) if len(frame) == 1 else super().decode(frame, now)


class Greets(CardLine):
    """Whoever comes back."""

    opened = 0

    def open(self, now: float) -> Reply:
        Greets.opened += 1
        return SAID if Greets.opened > 1 else Reply()


BROKEN: dict[str, type[CardLine]] = {
    "nothing_unasked": Talks,
    "nothing_to_cards": answering(lambda again, reply: tells(CardRead, reply)),
    "nothing_to_the_same_card": answering(lambda again, reply: again),
    "nothing_to_noise": answering(lambda again, reply: tells(NoiseSeen, reply)),
    "nothing_to_half_a_line": AnswersBytes,
    "comes_back": Greets,
}


def tried_on(host: type[CardLine] | None, options: dict[str, str] | None = None) -> dict[str, Tried]:
    setup = Setup(options=options or {})
    return host_tried("card-line", host or named("card-line").device(setup), setup)


def test_our_host_says_nothing() -> None:
    for options in ({}, {"end": "cr", "prefix": "K:", "ranks": "J=B Q=D", "suits": "s=P d=R"}):
        assert not_right(tried_on(None, options)) == {}


class AnswersAll(CardLine):
    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return (data,)

    def decode(self, frame: bytes, now: float) -> Reply:
        return SAID


def test_a_host_that_speaks_is_accused_of_that_rule_alone() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]
    assert failures(lambda name: accuses_only(tried_on(BROKEN[name]), name), [*BROKEN]) == []
    accuses_only(tried_on(AnswersAll), "nothing_to_cards")
