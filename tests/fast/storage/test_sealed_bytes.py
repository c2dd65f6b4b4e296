"""Before a card lies open, nothing that is on the disk says which one it is; after the round everything does."""

from pathlib import Path
from random import Random

import pytest

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.seal import frame_place, packet_place, rest_place, seal, unseal_cards
from dealer_terminal.procedure.facts import PacketDealt, RestRacked, RoundClosed
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.cards import Card
from dealer_terminal.table.simulation.dealer import SimulatedDealer, shuffled
from dealer_terminal.table.simulation.table import open_simulated
from tests.fast.storage.stores import Store
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, usual

RAW_FRAME = b"the device says: four cards for seat 1"


def on_disk(store: Store) -> bytes:
    files = [Path(store.db), Path(f"{store.db}-wal"), Path(f"{store.db}-shm"), Path(f"{store.db}.lock")]
    return b"".join(file.read_bytes() for file in files)


def spellings(cards: tuple[Card, ...]) -> list[bytes]:
    """Every way in which something of ours writes three neighbouring cards: two of them chance writes too."""
    found = []
    for three in zip(cards, cards[1:], cards[2:], strict=False):
        long = [str(card) for card in three]
        short = [card.replace("10", "T") for card in long]
        found += [gap.join(long) for gap in (" ", ", ", '","')]
        found += [gap.join(short) for gap in ("", " ", ", ", '","')]
    return [text.encode() for text in found] + [bytes(card.index for card in cards)]


def finish(dealer: SimulatedDealer) -> None:
    while dealer._session.state.round == 1:
        dealer._step()


@pytest.fixture
def dealt(sqlite: Store) -> SimulatedDealer:
    """A round in which every card is dealt and none lies open."""
    session = sqlite.session()
    open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
    dealer = SimulatedDealer(session, Random(5))
    dealer._deck = shuffled(session, Random(5))
    while session.state.phase in (Phase.WAGERS, Phase.DEAL, Phase.REST):
        dealer._step()
    key, place = sqlite.keys.round_key(1), frame_place(sqlite.keys.round_id(1), "shuffler", 0)
    sealed = seal(key, place, RAW_FRAME, capacity=256)
    sqlite.journal.append_frame(DeviceFrame("shuffler", 0, sealed, Times(2**50, 1)))
    return dealer


def test_no_card_that_is_not_open_and_no_key_is_on_the_disk_before_the_round_is_over(
    sqlite: Store, dealt: SimulatedDealer
) -> None:
    """Once the round is over, the same search finds them."""
    data, packets, key = on_disk(sqlite), dict(dealt._deck.packets), sqlite.keys.round_key(1)
    assert b"packet_dealt" in data
    for cards in (*packets.values(), dealt._deck.rest()):
        assert [text for text in spellings(cards) if text in data] == []
    written = CODEC.encode(RoundClosed(1, key, 0, 0, 0)).body.split(b'"key":"')[1].split(b'"')[0]
    assert [each for each in (RAW_FRAME, key, written) if each in data] == []
    secrets = [bytes.fromhex(file.read_text()) for file in sqlite.folder.glob("*.key")]
    finish(dealt)
    data = on_disk(sqlite)
    assert written in data
    assert any(text in data for cards in packets.values() for text in spellings(cards[1:]))
    assert [each for each in (*secrets, sqlite.keys.round_key(2)) if each in data] == []


def test_after_the_round_everyone_can_open_every_card(sqlite: Store, dealt: SimulatedDealer) -> None:
    """The key of a closed round says nothing about the next."""
    packets, rest = dict(dealt._deck.packets), dealt._deck.rest()
    finish(dealt)
    entries = [entry_of(record) for record in sqlite.records()]
    (key,) = [entry.key for entry in entries if isinstance(entry, RoundClosed)]
    assert key == sqlite.keys.round_key(1) != sqlite.keys.round_key(2)
    round_ = sqlite.keys.round_id(1)
    opened = {
        entry.seat: unseal_cards(key, packet_place(round_, entry.packet.number), entry.packet.sealed)
        for entry in entries
        if isinstance(entry, PacketDealt)
    }
    assert opened == packets
    (racked,) = [entry for entry in entries if isinstance(entry, RestRacked)]
    assert unseal_cards(key, rest_place(round_), racked.sealed) == rest
