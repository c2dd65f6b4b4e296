"""Every view that a small table can publish, walked to the last one."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import Packet, PacketDealt
from dealer_terminal.procedure.terms import CardsFrom
from tests.fast.procedure.decks import Deck, sealed
from tests.fast.procedure.every_view import views
from tests.fast.procedure.secrets import check_nothing_early
from tests.fast.procedure.walk import EDITIONS, Walk, book, usual_terms
from tests.helpers.cases import every
from tests.helpers.view import published


def test_no_view_of_a_round_shows_anything_early() -> None:
    """`tests/long/rounds` walks every edition and more wagers."""
    assert views("31-classic-original", {1: {"ante": 500}}, 5, CardsFrom.SIMULATED) > 50


@every("rulebook", EDITIONS)
def test_a_sealed_packet_is_in_the_log_and_in_no_view(rulebook: str) -> None:
    deck = Deck(3)
    walk = Walk(rulebook, usual_terms(book(rulebook), cards_from=CardsFrom.SIMULATED))
    walk.wagers({1: {"ante": 500}})
    walk.do(commands.CloseWagers())
    seal = sealed(deck.packet(walk.state, 1))
    (dealt,) = walk.do(commands.DealPacket(Packet(1, CardsFrom.SIMULATED, seal)))
    assert isinstance(dealt, PacketDealt) and dealt.packet.sealed == seal
    check_nothing_early(walk.state, published(walk.state), walk.facts, deck)
