"""A payment strictly over the threshold waits for a camera and a supervisor."""

from collections.abc import Iterator, Sequence

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.citations import CAMERA_RULE
from dealer_terminal.procedure.deciding.outcome import Outcome, unapproved
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line


def for_camera(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    for line in lines:
        if line.pays > state.in_force().thresholds.camera:
            yield facts.PayoutHeld(line.seat, line.spot, line.pays, CAMERA_RULE)


def verify_payout(state: State, command: commands.VerifyPayout) -> Outcome:
    if not any((hold.seat, hold.spot) == (command.seat, command.spot) for hold in state.holds):
        return Refusal(words("No payment waits there"), CAMERA_RULE, words("Choose one that waits, or go on."))
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if not command.camera.strip():
        return Refusal(
            words("The camera's reference is missing"), CAMERA_RULE, words("Ask surveillance for it and enter it.")
        )
    return (facts.PayoutVerified(command.seat, command.spot, command.camera, command.approval),)
