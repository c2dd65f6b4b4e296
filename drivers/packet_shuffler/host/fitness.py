"""Whether this machine is the one that the game needs (README §5.3)."""

from drivers.events import Event, Fault, FaultCleared, FaultRaised
from drivers.packet_shuffler.host.ledger import Ledger
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.packet_shuffler.wire.words import VERSION


def misfit(identity: Identity, packet_size: int) -> tuple[FaultRaised, ...]:
    if identity.version != VERSION:
        return (FaultRaised(Fault.MISFIT, f"the machine speaks version {identity.version}, not {VERSION}"),)
    if identity.packet_size != packet_size:
        wrong = f"the machine hands out {identity.packet_size} cards, the game needs {packet_size}"
        return (FaultRaised(Fault.MISFIT, wrong),)
    return ()


def change(now: tuple[FaultRaised, ...], ledger: Ledger) -> tuple[Event, ...]:
    """Said once, and once again when it is put right."""
    before, ledger.misfit = ledger.misfit, now
    if before == now:
        return ()
    return (*(FaultCleared(raised.fault) for raised in before), *now)
