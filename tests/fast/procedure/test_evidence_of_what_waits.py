"""What a sheet says was paid, while a payment waits for a camera, for the limit of a deal, or once more."""

from collections.abc import Callable

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evidence import evidence
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.evidence_told import written
from tests.fast.procedure.thresholds import settling, table
from tests.fast.procedure.walk import Walk, approval
from tests.helpers.every import every

Case = tuple[Walk, commands.Command]
BY = approval()
SHORT = commands.CorrectPayment(5, "natural-31", 40_000, BY)
SEEN = commands.VerifyPayout(5, "natural-31", "camera 4", BY)
IN_FULL = commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, BY)


def over_both() -> Walk:
    """The Natural of $250 is paid; Ante, Play and Royal Family wait together."""
    walk = settling(table(camera=20_000, deal=50_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(SEEN)
    walk.expose("Qs")
    return walk


def by_camera() -> Case:
    return over_both(), commands.VerifyPayout(5, "royal-family", "camera 4", BY)


def in_full() -> Case:
    return over_both(), IN_FULL


def in_full_once_seen() -> Case:
    walk, seen = by_camera()
    walk.do(seen)
    return walk, IN_FULL


def racked() -> Walk:
    walk = settling(table(camera=20_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(SEEN)
    walk.expose("5h")
    walk.rack()
    return walk


def paid_more() -> Case:
    return racked(), SHORT


def paid_more_seen() -> Case:
    walk = racked()
    walk.do(SHORT)
    return walk, SEEN


def over() -> Walk:
    walk = racked()
    walk.deck_back()
    return walk


def paid_more_later() -> Case:
    return over(), SHORT


def paid_more_later_seen() -> Case:
    walk = over()
    walk.do(SHORT)
    return walk, SEEN


def natural_shown() -> Walk:
    """The screen says what the Natural pays; nobody has pressed that it is paid."""
    walk = settling(table(camera=200_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    return walk


def put_right_while_shown() -> Case:
    return natural_shown(), SHORT


def forfeited_while_shown() -> Case:
    walk = natural_shown()
    walk.do(commands.ReportIrregularity(IrregularityId.DRAW_CARD_HANDLED, seats=(5,)))
    return walk, commands.ResolveIrregularity(Choice.FORFEIT, (BY,))


def one_of_three_by_camera() -> Case:
    """Ante and Play go with the Royal Family, which alone is asked about."""
    walk = settling(table(camera=200_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.expose("Qs")
    return walk, commands.VerifyPayout(5, "royal-family", "camera 4", BY)


CASES: dict[Callable[[], Case], tuple[str, ...]] = {
    by_camera: (
        "ante $5 · Mini-Royal: $5 waits → $5 waits", "royal-family $5 · 41: waits → pays $2,500",
        "play $5 · Mini-Royal: $100 waits → $100 waits", "House: −$250 → −$2,750",
    ),
    in_full: (
        "ante $5 · Mini-Royal: waits → pays $5", "royal-family $5 · 41: $2,500 waits → $2,500 waits",
        "play $5 · Mini-Royal: waits → pays $100", "House: −$250 → −$355",
    ),
    in_full_once_seen: (
        "ante $5 · Mini-Royal: waits → pays $5", "royal-family $5 · 41: waits → pays $2,500",
        "play $5 · Mini-Royal: waits → pays $100", "House: −$250 → −$2,855",
    ),
    paid_more: ("natural-31 $5 · 31: pays $250 → $400 waits", "House so far: −$300 → −$300"),
    paid_more_seen: ("natural-31 $5 · 31: waits → pays $400", "House: −$300 → −$450"),
    paid_more_later: ("natural-31 $5 · 31: pays $250 → $400 waits", "House so far: −$300 → −$300"),
    paid_more_later_seen: ("natural-31 $5 · 31: waits → pays $400", "House: −$300 → −$450"),
    put_right_while_shown: ("House: $0 → −$400",),
    forfeited_while_shown: ("House: $0 → +$10",),
    one_of_three_by_camera: ("royal-family $5 · 41: waits → pays $2,500", "House: −$250 → −$2,750"),
}  # fmt: skip
"""By hand: what is paid so far is what the chips were moved for."""


@every(("case", "told"), CASES.items())
def test_the_house_has_what_it_paid_and_no_more(case: Callable[[], Case], told: tuple[str, ...]) -> None:
    walk, command = case()
    lines = [line.removeprefix("5 ") for line in written(evidence(walk.state, command))]
    assert [line for line in lines if " waits" in line or ("House" in line and "→" in line)] == list(told)
