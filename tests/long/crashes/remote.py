"""Hands at a simulated machine in another process, and a ledger of every card that they moved."""

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.seal import packet_place, rest_place, unseal_cards
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import blocked


class Remote:
    """`rounds` is what really came out of the machine: packets in order, and the rest."""

    def __init__(self, twin):
        self.twin = twin
        self.loaded = False
        self.taken = []
        self.rounds = {}

    def act(self, state):
        """One thing at the machine, if there is one to do; whether there was."""
        match state.phase:
            case Phase.WAGERS | Phase.DECK_BACK if not self.loaded:
                self._load()
            case Phase.DEAL if not blocked(state) and len(self.taken) <= len(state.dealt):
                self.taken.append(self.twin.gesture("take-packet"))
            case Phase.REST if self.loaded and not blocked(state):
                self._return(state.round)
            case Phase.DECK_BACK if state.misdealt and self.loaded and self.taken:
                self._return(state.round)
            case _:
                return False
        return True

    def _load(self):
        self.twin.gesture("insert-deck")
        self.loaded, self.taken = True, []

    def _return(self, number):
        self.rounds[number] = (list(self.taken), self.twin.gesture("return-rest"))
        self.loaded = False


def opened(journal, name):
    """What the journal says came out, round by round, opened with the keys that closed rounds left in it."""
    packets, rests, told = {}, {}, {}
    for record in journal.records():
        match CODEC.decode(record.kind, record.schema, record.body):
            case facts.PacketDealt(packet=packet):
                packets.setdefault(record.round, []).append(packet)
            case facts.RestRacked(sealed=sealed):
                rests[record.round] = sealed
            case facts.RoundClosed(round=number, key=key):
                place = f"{name}/{number}"
                dealt = [
                    unseal_cards(key, packet_place(place, packet.number), packet.sealed)
                    for packet in packets.get(number, [])
                ]
                rest = unseal_cards(key, rest_place(place), rests[number]) if rests.get(number) else ()
                told[number] = ([" ".join(map(str, cards)) for cards in dealt], " ".join(map(str, rest)))
    return told
