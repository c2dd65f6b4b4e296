"""A journal in which a player left between no more bets and the first card, and the hand was folded."""

from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Decided, Fact, IrregularityResolved
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.audit.as_numbered import found
from tests.fast.procedure.walk import Walk, approval


def asked(*, packets: int = 0) -> list[Fact]:
    walk = Walk()
    walk.wagers({seat: {"ante": 500} for seat in (1, 3)})
    walk.do(commands.CloseWagers())
    for _ in range(packets):
        walk.packet()
    walk.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(3,)))
    return walk.facts


def folded(number: int, *, by: tuple[str, ...] = ("s1",)) -> list[str]:
    approvals = tuple(approval() for _ in by)
    resolved = CODEC.encode(IrregularityResolved(IrregularityId.PLAYER_LEAVES.value, Choice.FOLD.value, approvals))
    return found(asked(), replace(resolved, schema=number), CODEC.encode(Decided(3, Decision.FOLD)))


def test_a_record_of_the_first_number_follows() -> None:
    assert folded(1) == []


def test_it_took_a_supervisor_then_too() -> None:
    (refused,) = folded(1, by=())
    assert "does not follow" in refused


def test_since_the_wagers_go_back() -> None:
    (refused,) = folded(2)
    assert "does not follow" in refused
