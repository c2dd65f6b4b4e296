"""The supervisor's menu, and what else a dealer may want."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.citations import DEAL_RULE
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.approvals import NOBODY
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.looks import THEMES
from dealer_terminal.ui.kiosk.react import corrections, jackpots, meters
from dealer_terminal.ui.kiosk.sheets import AmountPad, Editor, Menu, MenuSheet, Paper, ReaderHelp, Recall


def chosen(desk: Desk, state: State, menu: MenuSheet, choice: str, languages: tuple[str, ...]) -> Reaction:
    match menu.menu:
        case Menu.SUPERVISOR:
            return _supervisor(desk, state, choice)
        case Menu.MORE:
            return _more(desk, choice, languages)
        case Menu.LINES:
            return corrections.chosen(desk, state, menu, choice)
        case Menu.CHIPS:
            return cleared(desk, meter_commands.CountChips(int(choice)))
        case Menu.METERS:
            return meters.chosen(desk, menu, choice)
        case Menu.LIMIT:
            command = commands.DecideDealLimit(LimitChoice(choice), NOBODY)
            title = "The deal pays more than the posted limit"
            return opened(desk, forms.approval(command, title, LIMIT_CHOICES[choice], DEAL_RULE))


LIMIT_CHOICES = {
    LimitChoice.PAY_IN_FULL.value: "Pay in full",
    LimitChoice.PAY_TO_LIMIT.value: "Pay up to the posted limit",
}


def _supervisor(desk: Desk, state: State, choice: str) -> Reaction:
    match choice:
        case "payout":
            return opened(desk, forms.verify(state.holds[0].seat, state.holds[0].spot))
        case "limit":
            return opened(desk, MenuSheet(Menu.LIMIT))
        case "correct":
            return opened(desk, corrections.menu(state))
        case "jackpot" if jackpots.pending_seats(state):
            return jackpots.verification(desk, state)
        case "meter":
            return opened(desk, MenuSheet(Menu.METERS))
        case "terms":
            return opened(desk, Editor("", state.in_force()))
        case "void":
            return cleared(desk, commands.ReportIrregularity(IrregularityId.VOID_ROUND))
        case "deck":
            form = forms.approval(commands.ReplaceDeck(NOBODY), "New deck", "The deck is out of use.")
            return opened(desk, form)
        case "close":
            form = forms.approval(commands.CloseTable(NOBODY), "Close the table", "Nobody plays here any more.")
            return opened(desk, form)
        case "operators":
            return opened(desk, forms.office())
        case "leave":
            return opened(desk, forms.leave())
        case _:
            return Reaction(desk)


def _more(desk: Desk, choice: str, languages: tuple[str, ...]) -> Reaction:
    match choice:
        case "chips":
            return opened(desk, MenuSheet(Menu.CHIPS))
        case "recall":
            return opened(desk, Recall())
        case "lock":
            return opened(desk, forms.unlock())
        case "sign-off":
            return cleared(desk, commands.SignOff())
        case "rules":
            return opened(desk, Paper())
        case "reader":
            return opened(desk, ReaderHelp())
        case "theme":
            return Reaction(replace(desk, theme=following(THEMES, desk.theme)))
        case "suits":
            return Reaction(replace(desk, four_colours=not desk.four_colours))
        case "language":
            return Reaction(replace(desk, language=following(languages, desk.language)))
        case _:
            return Reaction(desk)


def following(every: tuple[str, ...], now: str) -> str:
    return every[(every.index(now) + 1) % len(every)]


def amount_entered(desk: Desk, state: State, pad: AmountPad) -> Reaction:
    if pad.what.startswith(meters.METER):
        return meters.entered(desk, state, pad)
    return corrections.corrected(desk, pad, Result.WIN)
