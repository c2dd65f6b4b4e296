"""What really came out of the simulated machine, against what the journal opens to when a round is closed."""

from dealer_terminal.journal.seal import packet_place, rest_place, round_id, unseal_cards
from dealer_terminal.procedure import facts
from drivers.cards import NEW_DECK


class Ledger:
    """`in_doubt` counts rounds that met a question; in all others every card has to be there, in its place."""

    def __init__(self, machine, journal):
        self._machine = machine
        self._journal = journal
        self.whole = self.in_doubt = self.packets = 0
        self._out = {}
        self._begin()

    def look(self):
        """Called after each gesture: what the machine has handed out of each deck, lately."""
        held = self._machine.machine
        if len(held.taken) >= len(self._out.get(held.round, ())):
            self._out[held.round] = held.taken
        self._out.pop(held.round - 50, None)

    def _begin(self):
        self._sealed, self._rest, self._asked = [], None, False

    def take(self, state, outcome):
        for fact in outcome:
            match fact:
                case facts.PacketDealt(packet=packet):
                    self._sealed.append(packet)
                case facts.RestRacked(sealed=sealed):
                    self._rest = sealed
                case facts.IrregularityReported() | facts.RoundMisdealt() | facts.CardSourceChanged():
                    self._asked = True
                case facts.RoundClosed(round=number, key=key):
                    self._close(round_id(self._journal, number), key)
                    self._begin()

    def _close(self, place, key):
        read = [packet for packet in self._sealed if packet.sealed]
        dealt = [
            tuple(map(str, unseal_cards(key, packet_place(place, packet.number), packet.sealed))) for packet in read
        ]
        assert any(in_order(dealt, taken) for taken in self._out.values()), (place, dealt, self._out)
        self.packets += len(dealt)
        seen = [card for cards in dealt for card in cards]
        rest = tuple(map(str, unseal_cards(key, rest_place(place), self._rest))) if self._rest else ()
        if self._asked:
            self.in_doubt += 1
            return
        assert sorted((*seen, *rest)) == sorted(NEW_DECK), (place, seen, rest)
        self.whole += 1

    def told(self):
        return f"{self.whole} rounds whole to the card, {self.in_doubt} with a question, {self.packets} packets"


def in_order(dealt, taken):
    """Each packet of one deck, none twice, in the order in which they came out."""
    coming = iter(taken)
    return all(cards in coming for cards in dealt)
