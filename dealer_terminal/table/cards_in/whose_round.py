"""Whose round a packet or a rest is of, by the number that its machine gives the round."""

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.intake import Intake, Machine
from drivers.events import PacketRead


def is_late(intake: Intake, device_round: int) -> bool:
    if not device_round or not intake.late.round or device_round == intake.device_round or _is_another(intake):
        return False
    return device_round == intake.late.round or (_is_the_same(intake) and device_round < intake.late.round)


def begins_anew(intake: Intake, event: PacketRead) -> bool:
    """A round has the number of one before where a simulated machine was off meanwhile."""
    before = intake.late.machine
    was_off = intake.cards_from is CardsFrom.SIMULATED and (not before.serial or before != intake.machine)
    return was_off and event.number <= intake.late.last


def of_another_deck(intake: Intake, device_round: int) -> bool:
    others = bool(intake.device_round) and device_round != intake.device_round
    return bool(device_round) and (others or _differ(intake.dealing, intake.machine))


def _is_another(intake: Intake) -> bool:
    return _differ(intake.late.machine, intake.machine)


def _differ(one: Machine, other: Machine) -> bool:
    return bool(one.serial and other.serial) and one.serial != other.serial


def _is_the_same(intake: Intake) -> bool:
    """A machine counts its rounds on as long as it lives, a simulated one as long as it is on."""
    before, now = intake.late.machine, intake.machine
    simulated = intake.cards_from is CardsFrom.SIMULATED
    return bool(before.serial) and (before == now if simulated else before.serial == now.serial)
