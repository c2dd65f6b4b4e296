"""Where the hands need several pages: what comes out for the house, a line each, before the first of them."""

from collections.abc import Sequence

from dealer_terminal.procedure.evidence_card import HandShown
from dealer_terminal.procedure.evidence_words import signed_dollars, whose
from dealer_terminal.ui.kiosk.evidence_tables import table_tall
from dealer_terminal.ui.kiosk.surfaces import BesideProps, EvidenceLineProps, EvidenceTableProps
from dealer_terminal.ui.kit.languages import Say

FEWEST = 3


def overview(hands: Sequence[HandShown], say: Say) -> tuple[EvidenceTableProps, ...]:
    wagered = [hand for hand in hands if hand.wagers]
    if len(wagered) < FEWEST or all(hand.before == hand.after for hand in wagered):
        return ()
    before, after = sum(hand.before for hand in wagered), sum(hand.after for hand in wagered)
    return (
        EvidenceTableProps(
            all=BesideProps(say("House, all positions"), signed_dollars(before), signed_dollars(after)),
            heads=(say("Before"), say("After"), say("Difference")),
            lines=tuple(EvidenceLineProps(str(hand.seat), say(whose(hand)), _money(hand)) for hand in wagered),
            tall=table_tall(len(wagered)),
        ),
    )


def _money(hand: HandShown) -> tuple[str, ...]:
    differs = hand.after - hand.before
    return (*map(signed_dollars, (hand.before, hand.after)), signed_dollars(differs) if differs else "")
