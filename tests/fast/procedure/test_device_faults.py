"""A fault of a device stands until the device takes it back, or a supervisor has put it right."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from tests.helpers.every import every

DEALER = Operator("1", "Dealer", Role.DEALER)
SUPERVISOR = Operator("2", "Supervisor", Role.SUPERVISOR)
FAULTY = State(dealer=DEALER, faults={"jam": "stuck"})


@every("approvals", [(), (Approval(SUPERVISOR, "Seen at the table"),)])
def test_a_fault_is_cleared_with_whoever_approved_it(approvals: tuple[Approval, ...]) -> None:
    asked = with_evidence(FAULTY, commands.ClearFault(FaultId.JAM, approvals))
    (cleared,) = decide(FAULTY, asked)
    assert [(each.by, each.reason) for each in cleared.approvals] == [(each.by, each.reason) for each in approvals]


@every("approval", [Approval(DEALER, "mine"), Approval(SUPERVISOR, " ")])
def test_an_approval_that_does_not_count_clears_nothing(approval: Approval) -> None:
    assert isinstance(decide(FAULTY, commands.ClearFault(FaultId.JAM, (approval,))), Refusal)


def test_a_fault_that_does_not_stand_is_not_cleared() -> None:
    assert isinstance(decide(State(), commands.ClearFault(FaultId.JAM)), Refusal)
