"""Approval by a second person: who approves, and why. The result is the command with the approval added."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.approvals import Approved, approved
from dealer_terminal.procedure.citations import CAMERA_RULE, PEOPLE_RULE
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.preview_card import NO_EVIDENCE, SigningPreview
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import evidence
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import Words, listed, words
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import read_rulebook
from dealer_terminal.ui.kiosk.bar import waiting_key
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.regions.status import round_name
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Reaction, as_printed
from dealer_terminal.ui.kiosk.sheets.identity import FormHeading, IdentityField, IdentityForm, IdentityKey
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry, TextSubject, shortened
from dealer_terminal.ui.kiosk.signing_preview_pages import PreviewKey, evidence_shown, page_keys
from dealer_terminal.ui.kiosk.signing_preview_rows import BAND, SCREEN
from dealer_terminal.ui.kiosk.surfaces import EvidenceProps, FormProps, OptionProps
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.kit.props import PressKey

NOBODY = Approval(Operator("", "", Role.DEALER), "")
NO_REASON = Refusal(words("An approval needs a reason"), PEOPLE_RULE, words("Choose a reason from the list."))
NOT_SEEN = Refusal(words("Not all of it was looked at"), PEOPLE_RULE, words("Turn to the last page, then approve."))
OWN_WIDTH = 24
REASONS: dict[type[Command], tuple[str, ...]] = {
    commands.OpenTable: ("Start of shift", "Table reopened"),
    commands.CloseTable: ("End of shift", "No players", "Fault at the table"),
    commands.ChangeTerms: ("Pit manager's order", "Limits changed", "Pay table changed"),
    commands.ReplaceDeck: ("New deck counted and checked", "Scheduled change"),
    commands.VerifyPayout: ("Seen on camera", "Seen at the table and on camera"),
    meter_commands.VerifyJackpot: ("Seen at the table", "Seen on camera", "Seen at the table and on camera"),
    meter_commands.AdjustMeter: ("Pit manager's order", "Agreed with surveillance"),
    commands.SignForm: ("Counted together", "Counted together on camera"),
    commands.VoidForm: ("Miscounted", "Written on the wrong form", "The chips were not moved"),
    commands.DecideDealLimit: ("As posted", "Manager's decision"),
    commands.CorrectPayment: ("Overpaid", "Underpaid", "Wrong wager recorded"),
    commands.CorrectEvent: ("Seen at the table", "Seen on camera", "Agreed with surveillance"),
    commands.ClearFault: ("Seen at the table", "Seen on camera", "The device is put right"),
    commands.ResolveIrregularity: ("Seen at the table", "Seen on camera", "Agreed with surveillance", "House decision"),
}
WITHOUT_CAMERA = ("Seen at the table",)


class ReasonKey(PressKey, frozen=True):
    text: str


class OwnReasonKey(Enum):
    WRITTEN = "other"


ApprovalKey = IdentityKey | ReasonKey | OwnReasonKey | PreviewKey


class ApprovalForm(IdentityForm[ApprovalKey], frozen=True, kw_only=True):
    """Form for an approval, with the camera reference as its first field if one is required.

    The evidence in `shown` is taken when the form opens. If the evidence has changed by the time of signing, the
    approval is refused and the form starts again. All pages must be `seen` before signing.
    """

    command: Approved
    shown: SigningPreview = NO_EVIDENCE
    page: int = 0
    seen: int = 0
    reasons: tuple[str, ...]
    reason: str = ""
    at: tuple[int, ...] = ()
    on_camera: bool = False

    def fields(self) -> tuple[IdentityField, ...]:
        return (
            (IdentityField.CAMERA, IdentityField.NUMBER, IdentityField.PIN)
            if self.on_camera
            else (IdentityField.NUMBER, IdentityField.PIN)
        )

    def seeing(self, state: State) -> "ApprovalForm":
        found = NO_EVIDENCE if self.shown else evidence(state, self.command)
        return replace(self, shown=found, page=0, seen=0) if found else self

    def lit(self, state: State) -> Light:
        return Light(tuple(hand.seat for hand in self.shown.hands))

    def anew(self) -> "IdentityForm[ApprovalKey]":
        return replace(self, shown=NO_EVIDENCE).from_the_first_field()

    def shows(self, inputs: Inputs, say: Say) -> FormProps:
        form, look = super().shows(inputs, say), self._look(inputs.state, say)
        title = " · ".join((*self._of_round(inputs.state, say), say(at_positions(self.at, self.asked.title))))
        return replace(
            form, title=title, evidence=look, others=page_keys(look), printed=as_printed(self.asked.title, say)
        )

    def _of_round(self, state: State, say: Say) -> tuple[str, ...]:
        """Return the number of the round if it is a finished one."""
        return (round_name(self.shown.round, say),) if 0 < self.shown.round < state.round else ()

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        look = self._look(inputs.state, say)
        if self.seen < look.pages - 1 and self.field() is not IdentityField.CAMERA:
            return waiting_key(say(self.asked.does), say("First look at page {page}", page=self.seen + 2))
        return super().primary(inputs, say)

    def pressed(self, here: Here, key: ApprovalKey) -> Reaction:
        match key:
            case PreviewKey.ON:
                page = (self.page + 1) % self._pages(here)
                return here.opens(replace(self, page=page, seen=max(self.seen, page)))
            case ReasonKey(text=text):
                return here.opens(replace(self, reason=text))
            case OwnReasonKey.WRITTEN:
                return here.opens(TextEntry(TextSubject.REASON, self, self._own_words()))
            case _:
                return self.edited(here, key)

    def with_words(self, text: str) -> "ApprovalForm":
        return replace(self, reason=text)

    def is_ready(self, settings: KioskSettings) -> bool:
        return bool(self.reason) and super().is_ready(settings)

    def entered(self, here: Here) -> Reaction:
        if self._unseen(here) and self.is_ready(here.room.settings):
            return here.refuses(NOT_SEEN)
        asked = self.field() is IdentityField.CAMERA and bool(self.typed[-1])
        return super().entered(here) if self.reason or asked else here.refuses(NO_REASON)

    def recognised(self, here: Here, operator: Operator) -> Reaction:
        if not self.reason:
            return here.refuses(NO_REASON)
        if self._unseen(here):
            return here.refuses(NOT_SEEN)
        camera = self.value(IdentityField.CAMERA) if self.on_camera else ""
        return here.clears(approved(self.command, Approval(operator, self.reason, self.shown), camera))

    def reasons_shown(self, say: Say) -> tuple[OptionProps, ...]:
        """Return the listed reasons, then an option for the approver's own text."""
        own = self._own_words()
        listed = (OptionProps(ReasonKey(each), say(each), chosen=each == self.reason) for each in self.reasons)
        other = OptionProps(OwnReasonKey.WRITTEN, say("Other reason"), shortened(own, OWN_WIDTH), chosen=bool(own))
        return (*listed, other)

    def reasons_title(self, say: Say) -> str:
        return say("Reason")

    def lacks(self, say: Say) -> str:
        return say("Number and PIN") if self.reason else say("Choose the reason")

    def _look(self, state: State, say: Say) -> EvidenceProps:
        room = SCREEN if state.phase is Phase.CLOSED else BAND
        return evidence_shown(self.shown, self._by_its_book(state), say, page=self.page, room=room)

    def _by_its_book(self, state: State) -> State:
        """Return the state with the rulebook that a closed table is opened with."""
        match self.command:
            case commands.OpenTable(rulebook_text=text):
                return replace(state, book=_book(text))
            case _:
                return state

    def _pages(self, here: Here) -> int:
        return self._look(here.state, spoken(here.desk.language)).pages

    def _unseen(self, here: Here) -> bool:
        return self.seen < self._pages(here) - 1

    def _own_words(self) -> str:
        return self.reason if self.reason not in self.reasons else ""


@lru_cache(maxsize=4)
def _book(text: str) -> Rulebook:
    return read_rulebook(text, "rulebook", GAMES)


def approval_of(
    command: Approved, title: Words, question: Words, citation: str = PEOPLE_RULE, *, at: tuple[int, ...] = ()
) -> ApprovalForm:
    """Return an approval form for the command. `at` are the positions named in its title."""
    asked = FormHeading(title, question, citation, words("Approve"))
    return ApprovalForm(command=command, asked=asked, reasons=REASONS[type(command)], at=at)


def at_positions(seats: Sequence[int], title: Words) -> Words:
    """Return the title with the positions, if there are one or two. The dealer's hand is not a position."""
    where = [words("Position {seat}", seat=seat) for seat in seats if seat != DEALER_SEAT]
    return words("{what} · {event}", what=listed(where), event=title) if 0 < len(where) < 3 else title


def deck_approval() -> ApprovalForm:
    return approval_of(commands.ReplaceDeck(NOBODY), words("New deck"), words("The deck is out of use."))


def payout_approval(seat: int, spot: str) -> ApprovalForm:
    command = commands.VerifyPayout(seat, spot, "", NOBODY)
    question = words("Ask surveillance, then enter its reference.")
    form = approval_of(command, words("Payment over the threshold"), question, CAMERA_RULE, at=(seat,))
    return replace(form, on_camera=True)
