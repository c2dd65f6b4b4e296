"""Meters and jackpots in a pit boss's words."""

from dealer_terminal.procedure import meter_commands, meter_facts
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars

BUTTONS = {
    JackpotStage.TOUCHED: "screen: the hands of the paytable, and None",
    JackpotStage.CHOSEN: "button: Pending Jackpot",
    JackpotStage.CONFIRMING: "screen: Pay Jackpot or Cancel Jackpot",
    JackpotStage.PENDING: "PENDING",
    JackpotStage.PAID: "verified",
    JackpotStage.REFUSED: "refused",
}


def asked(command: object) -> str:
    match command:
        case meter_commands.CountChips(chips=chips):
            return f"{_many(chips, 'progressive chip')} collected"
        case meter_commands.OpenJackpot(seat=seat):
            return f"touch the seat: position {seat}"
        case meter_commands.ChooseJackpot(seat=seat, event=event):
            return f"position {seat}: choose {event}"
        case meter_commands.DismissJackpot(seat=seat):
            return f"position {seat}: None"
        case meter_commands.ProceedJackpot(seat=seat):
            return f"position {seat}: Pending Jackpot"
        case meter_commands.PayJackpot(seat=seat):
            return f"position {seat}: Pay Jackpot"
        case meter_commands.CancelJackpot(seat=seat):
            return f"position {seat}: Cancel Jackpot"
        case meter_commands.VerifyJackpot(seat=seat, camera=camera, approval=approval):
            by = f"{approval.by.name} ({approval.by.role.value}): {approval.reason or 'no reason'}"
            return f"verify the jackpot at position {seat}: {camera or 'no camera'} — {by}"
        case meter_commands.AdjustMeter(meter=meter, by=by, why=why, approval=approval):
            return f"{meter} by {dollars(by)}, {why.value} — {approval.by.name}: {approval.reason}"
        case _:
            return ""


def happened(fact: object) -> str:
    match fact:
        case meter_facts.MetersOpened(wager=wager, carried=carried, seeded=seeded, rule=rule):
            levels = ", ".join(f"{meter} {amount(carried[meter] + seed)}" for meter, seed in seeded.items())
            return f"meters open for wagers of {dollars(wager)}: {levels}  [{rule}]"
        case meter_facts.ChipsCounted(chips=chips, wagers=wagers):
            return f"{_many(chips, 'chip')} counted, {_many(len(wagers), 'wager')} accepted"
        case meter_facts.MetersGrew(grown=grown, rule=rule):
            return f"meters grow: {', '.join(f'{meter} {amount(by)}' for meter, by in grown.items())}  [{rule}]"
        case meter_facts.MeterAdjusted(meter=meter, by=by, why=why, rule=rule):
            return f"{meter} adjusted by {amount(by)}: {why.value}  [{rule}]"
        case meter_facts.JackpotChosen(seat=seat, event=event, held=held):
            return f"position {seat}: {event} chosen; the cards show {held or 'no prize'}"
        case meter_facts.JackpotDismissed(seat=seat, held=held):
            return f"position {seat}: undone; the cards show {held or 'no prize'}"
        case meter_facts.JackpotCancelled(seat=seat, event=event, held=held):
            return f"position {seat}: {event} cancelled; the cards show {held or 'no prize'}"
        case meter_facts.JackpotLocked(line=line, order=order, waits_for=waits_for, rule=rule):
            return _locked(line, order, waits_for.value, rule)
        case meter_facts.JackpotVerified(seat=seat, event=event, pays=pays, camera=camera):
            return f"position {seat}: {event}, {dollars(pays)} verified ({camera or 'no camera'})"
        case meter_facts.JackpotChanged(was=was, line=line, waits_for=waits_for, rule=rule):
            return _changed(was, line, waits_for.value, rule)
        case meter_facts.JackpotReversed(seat=seat, line=line):
            back = f"; {line.meter} has it back" if line.meter else ""
            return f"position {seat}: {line.event}, {dollars(line.pays)} is not paid{back}"
        case _:
            return ""


def meters(shown: tuple[MeterView, ...]) -> str:
    return "meters: " + "  ".join(f"{meter.name} {dollars(meter.cents)}" for meter in shown)


def jackpot(view: JackpotView) -> str:
    """As it stands under the seat; no amount before it is locked."""
    hand = view.event or f"offered: {view.offered or 'None'}"
    pays = f", {dollars(view.pays)}" if view.pays else ""
    return f"{view.seat}: {hand}{pays} · {BUTTONS[view.stage]}"


def amount(parts: int) -> str:
    """Below the cent too."""
    cents, rest = divmod(parts, 100)
    return dollars(cents) + (f" and {rest}/100 ¢" if rest else "")


def _changed(was: Line, line: Line, waits_for: str, rule: str) -> str:
    old = f"position {line.seat}: {was.event}, {dollars(was.pays)} is now"
    if line.result is not Result.WIN:
        return f"{old} {line.result.value}  [{rule}]"
    return f"{old} {line.event}, {dollars(line.pays)}; waits for {waits_for}  [{rule}]"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _locked(line: Line, order: int, waits_for: str, rule: str) -> str:
    meter = f"; {line.meter} starts again, hit {order} of this round" if line.meter else ""
    return (
        f"position {line.seat}: {line.event} pays {dollars(line.pays)}, locked{meter}; waits for {waits_for}  [{rule}]"
    )
