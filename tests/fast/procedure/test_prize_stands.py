"""A wager on the progressive is paid what its hand makes: no word alone makes it another amount, or one of nothing
(House Procedures 25 and 26)."""

from itertools import product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax_lines import AMOUNTS, CARDS, EVENTS, HERE, KNOWN, LATER, NAMED, brought
from tests.fast.procedure.walk import approval
from tests.helpers.every import every

ROADS = {
    (CARDS, True, True): "Have its cards corrected, or refuse the jackpot; else void the round.",
    (CARDS, True, False): "Have its cards corrected: the prize follows them.",
    (NAMED, True, True): "Have its event named anew: the prize follows it.",
    (NAMED, True, False): "Have its event named anew: the prize follows it.",
    (CARDS, False, True): "Have the cards that lay there entered: the prize follows them.",
    (CARDS, False, False): "Have the cards that lay there entered: the prize follows them.",
    (NAMED, False, True): "Have its event named anew: the prize follows it.",
    (NAMED, False, False): "Have its event named anew: the prize follows it.",
}
"""By how it is known, whether its round is on the table, and whether it pays."""


@every("place", HERE + LATER)
@every("known", KNOWN)
@every("event", EVENTS)
def test_no_amount_is_entered_for_a_wager_on_the_progressive(event: str, known: str, place: str) -> None:
    walk, seat = brought(event, known, place)
    meters, lines = walk.state.meters, (walk.state.seat(seat).lines, walk.state.last_lines)
    for (pays, result), round in product(AMOUNTS.values(), (0, 1)):
        refused = walk.refusal(commands.CorrectPayment(seat, "stax", pays, approval("he says so"), result, round))
        assert refused.rule == "House Procedure 26"
        assert ("what was locked for it" if event else "follows its cards") in str(refused.why)
        assert str(refused.instead) == ROADS[known, place in HERE, bool(event)]
    assert (meters, lines) == (walk.state.meters, (walk.state.seat(seat).lines, walk.state.last_lines))


def test_a_wager_that_went_back_has_no_amount_to_correct() -> None:
    walk, seat = brought("Flush", CARDS, HERE[0])
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval("a marked card"),)))
    refused = walk.refusal(commands.CorrectPayment(seat, "stax", 1_500, approval("he says so"), Result.WIN))
    assert "went back" in str(refused.why)
