"""Open irregularity: the manual's text for it, and every possible answer."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.choices import Choice, Ending, Who
from dealer_terminal.procedure.irregularities import endings, procedure
from dealer_terminal.procedure.questions import RaisedQuestion, question
from dealer_terminal.procedure.sentences import consequences, ending_words
from dealer_terminal.procedure.signing_preview import asked_about
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Light, Nothing, Reaction, Sheet, as_printed
from dealer_terminal.ui.kiosk.sheets.approval import approval_of, at_positions
from dealer_terminal.ui.kiosk.sheets.reported_cards import other_cards
from dealer_terminal.ui.kiosk.signing_preview_pages import PreviewKey, evidence_shown, page_keys
from dealer_terminal.ui.kiosk.signing_preview_rows import BOARD
from dealer_terminal.ui.kiosk.surfaces import (
    NO_SURFACE,
    NOTHING_TO_SEE,
    BoardProps,
    EvidenceProps,
    OptionProps,
    SheetProps,
)
from dealer_terminal.ui.kit.languages import Say

OWN_REASONS: dict[Choice, tuple[str, ...]] = {
    Choice.REFUSED: ("The wager came late", "A card is marked", "The deck is not whole", "Agreed with surveillance"),
}
"""Answers that have their own reasons."""


class OpenQuestion(Sheet[Choice | PreviewKey], frozen=True):
    page: int = 0

    def fits(self, state: State) -> bool:
        return state.issue is not None

    def lit(self, state: State) -> Light:
        return Light(state.issue.seats if state.issue else ())

    def pressed(self, here: Here, key: Choice | PreviewKey) -> Reaction:
        if key is PreviewKey.ON:
            return here.opens(OpenQuestion(self.page + 1))
        issue = here.state.issue
        ending = next((each for each in endings(here.state) if each.choice is key), None)
        if issue is None or ending is None:
            return here.stays()
        command = commands.ResolveIrregularity(key)
        if key is Choice.OTHER_CARDS:
            return here.opens(other_cards(here.state, issue.seats[0], Nothing()), command)
        if ending.who is Who.DEALER:
            return here.clears(command)
        rule = procedure(here.state, issue.id)
        told = ending_words(issue.id, key)
        form = approval_of(command, words(rule.title), told, rule.citation, at=issue.seats)
        return here.opens(replace(form, reasons=OWN_REASONS.get(key, form.reasons)))

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        asked = question(inputs.state)
        if asked is None:
            return NO_SURFACE
        told, look = instruction(inputs.state), self._look(inputs.state, say)
        return BoardProps(
            title=" · ".join(
                part for part in (say(at_positions(asked.seats, words(asked.title))), say(asked.note)) if part
            ),
            question=say(told.prompt),
            citation=told.citation,
            printed=as_printed(told.prompt, say),
            options=tuple(_ending(inputs.state, asked, ending, say) for ending in asked.endings),
            columns=1 if len(asked.endings) < 4 else 2,
            others=page_keys(look),
            evidence=look,
        )

    def _look(self, state: State, say: Say) -> EvidenceProps:
        """Return the evidence without its note, which is in the title."""
        about = asked_about(state)
        if not about.shows_something():
            return NOTHING_TO_SEE
        return evidence_shown(replace(about, note=""), state, say, page=self.page, room=BOARD)


def _ending(state: State, asked: RaisedQuestion, ending: Ending, say: Say) -> OptionProps:
    notes = [say(each) for each in consequences(state, ending.choice)]
    if ending.who is Who.SUPERVISOR:
        notes.append(say("A supervisor approves"))
    if ending.choice is Choice.SHIFT:
        notes = [_move(at, to, say) for at, to in asked.moves]
    return OptionProps(ending.choice, say(ending_words(asked.id, ending.choice)), " · ".join(notes))


def _move(at: int, to: int, say: Say) -> str:
    """Return the move of a hand, as shown in the option. The moves are listed with the last hand first."""
    return f"{at} → {to or say('Dealer')}"
