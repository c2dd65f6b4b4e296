"""What a person's hands do to the simulated machine, and what it does by order; each is a step or is refused."""

from drivers.packet_shuffler.machine import body as moves
from drivers.packet_shuffler.machine.body import MOST_CARDS, Machine, Step
from drivers.packet_shuffler.wire.words import Command, Refusal, State
from drivers.twin.shape import GestureRefused


def insert_deck(machine: Machine, cards: tuple[str, ...]) -> Step:
    if not machine.can_load:
        raise GestureRefused(f"a deck goes in when the machine is empty; it is {_shown(machine)}")
    if not 0 < len(cards) <= MOST_CARDS:
        raise GestureRefused(f"the machine holds 1 to {MOST_CARDS} cards, not {len(cards)}")
    return moves.load(machine, cards)


def take_packet(machine: Machine) -> Step:
    """The dealer presses the machine's button unless a packet lies in the tray already, and takes it."""
    if machine.tray:
        return moves.take(machine)
    if not machine.can_deal:
        raise GestureRefused(f"no packet to take; the machine is {_shown(machine)} with {len(machine.inside)} cards")
    return moves.take(moves.put_out(machine).machine)


def return_rest(machine: Machine) -> Step:
    if not machine.can_return:
        raise GestureRefused(f"no rest to return; the machine is {_shown(machine)}")
    return moves.return_rest(machine)


def obey(machine: Machine, command: Command) -> Step | Refusal:
    match command:
        case Command.DEAL if machine.can_deal:
            return moves.put_out(machine)
        case Command.RETURN_REST if machine.can_return:
            return moves.return_rest(machine)
        case Command.VERIFY_DECK if machine.can_verify:
            return moves.verify(machine)
        case Command.LOCK | Command.UNLOCK:
            return moves.set_lock(machine, locked=command is Command.LOCK)
    return Refusal.NOT_NOW


def _shown(machine: Machine) -> str:
    faults = " ".join(fault.name for fault in sorted(machine.faults))
    state = faults if machine.state is State.STOPPED else machine.state.name
    return state.lower().replace("_", " ")
