"""The kit against hosts of line readers: ours says nothing, and one that speaks is found at the rule that it breaks."""

from collections.abc import Sequence

import pytest

from drivers.card_line.host_conformance import RULES
from drivers.card_line.protocol import CardLine
from drivers.conformance.line import ProtocolLine
from drivers.conformance.rules import Result, Tried
from drivers.declaration import Setup
from drivers.events import CardRead, NoiseSeen
from drivers.protocol import Protocol, Reply
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, by_name

SAID = Reply(send=b"OK")
SETUPS = {
    "as it comes": {},
    "as another one writes": {"end": "cr", "prefix": "K:", "ranks": "J=B Q=D", "suits": "s=P d=R"},
}


class Talks(CardLine):
    """Each second."""

    at = 0.0

    def tick(self, now: float) -> Reply:
        self.at = now + 1.0
        return SAID

    def wake_at(self) -> float:
        return self.at


class AnswersCards(CardLine):
    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        return SAID if any(isinstance(event, CardRead) for event in reply.events) else reply


class AnswersAgain(CardLine):
    def decode(self, frame: bytes, now: float) -> Reply:
        return super().decode(frame, now) if self._last.strip() != frame.strip() else SAID


class AnswersNoise(CardLine):
    def decode(self, frame: bytes, now: float) -> Reply:
        reply = super().decode(frame, now)
        return SAID if any(isinstance(event, NoiseSeen) for event in reply.events) else reply


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
    "nothing_to_cards": AnswersCards,
    "nothing_to_the_same_card": AnswersAgain,
    "nothing_to_noise": AnswersNoise,
    "nothing_to_half_a_line": AnswersBytes,
    "comes_back": Greets,
}


def tried_on(host: type[Protocol] | None, options: dict[str, str] | None = None) -> list[Tried]:
    kind = named("card-line")
    setup = kind.complete(Setup(options=options or {}))
    return list(kind.try_host(ProtocolLine(host or kind.device(setup)), setup))


@pytest.mark.parametrize("options", SETUPS.values(), ids=SETUPS)
def test_our_host_says_nothing(options: dict[str, str]) -> None:
    assert [each.seen for each in tried_on(None, options) if each.result is not Result.RIGHT] == []


def test_each_rule_has_a_host_that_breaks_it() -> None:
    assert list(BROKEN) == [rule.name for rule in RULES]


@pytest.mark.parametrize("name", BROKEN)
def test_a_host_that_speaks_is_accused_of_that_rule_alone(name: str) -> None:
    accuses_only(by_name(RULES, tried_on(BROKEN[name])), name)


class AnswersAll(CardLine):
    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return (data,)

    def decode(self, frame: bytes, now: float) -> Reply:
        return SAID


def test_a_host_that_answers_whatever_comes_is_accused_once() -> None:
    accuses_only(by_name(RULES, tried_on(AnswersAll)), "nothing_to_cards")
