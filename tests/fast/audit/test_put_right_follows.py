"""What becomes of a prize that is put right follows from its records, and from nothing else."""

from collections.abc import Callable

from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure.facts import Fact, PaymentCorrected
from dealer_terminal.procedure.meter_facts import EventCorrected, JackpotChanged, PrizePutRight
from dealer_terminal.rules.cards import parse_cards
from tests.fast.audit.as_numbered import found, found_in
from tests.fast.procedure.stax_lines import (
    CARDS,
    HERE,
    LATER,
    NAMED,
    SPADE,
    anew,
    brought,
    in_the_next_round,
    put_right,
)


def named_here() -> list[Fact]:
    walk, seat = brought("Flush", NAMED, HERE[0])
    walk.do(anew(seat, SPADE))
    return walk.facts


def before(known: str) -> list[Fact]:
    walk, seat = brought(SPADE, known, LATER[0])
    walk.do(put_right(walk, seat, "Flush", known))
    return walk.facts


def won_since() -> list[Fact]:
    walk = in_the_next_round(SPADE)
    walk.do(put_right(walk, 2, "", CARDS))
    return walk.facts


PUT_RIGHT: dict[str, Callable[[], list[Fact]]] = {
    "its event, in its round": named_here,
    "its event, in the next": lambda: before(NAMED),
    "its cards, in the next": lambda: before(CARDS),
    "with a prize on its meter since": won_since,
}


def test_it_follows() -> None:
    assert {what: wrong for what, told in PUT_RIGHT.items() if (wrong := found(told()))} == {}


def _pays(fact: PaymentCorrected | JackpotChanged) -> Fact:
    return replace(fact, line=replace(fact.line, pays=fact.line.pays + 100))


OTHER_CARDS = {"hand": tuple(parse_cards(["Kc", "9c", "4h"]))}
FORGED: dict[str, tuple[str, type[Fact], Callable[..., Fact]]] = {
    "another event": ("its event, in the next", EventCorrected, lambda fact: replace(fact, event="Straight")),
    "other cards": ("its cards, in the next", EventCorrected, lambda fact: replace(fact, cards=OTHER_CARDS)),
    "a meter without its seed back": ("its cards, in the next", PrizePutRight, lambda fact: replace(fact, back=0)),
    "more paid": ("its event, in the next", PaymentCorrected, _pays),
    "more paid to who won since": ("with a prize on its meter since", JackpotChanged, _pays),
}


def test_what_does_not_follow_is_found() -> None:
    for what, (told, kind, otherwise) in FORGED.items():
        facts = [otherwise(fact) if type(fact) is kind else fact for fact in PUT_RIGHT[told]()]
        assert found_in(map(CODEC.encode, facts)), what
