"""Menu of the dealer's actions besides the round."""

from collections.abc import Iterator
from enum import Enum
from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.table.reader import ReaderCondition
from dealer_terminal.ui.kiosk.bar import unless
from dealer_terminal.ui.kiosk.display_preferences import THEMES
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.manual import manual_at_this_step
from dealer_terminal.ui.kiosk.sheets.reader_help import ReaderHelp
from dealer_terminal.ui.kiosk.sheets.recall import Recall
from dealer_terminal.ui.kiosk.sheets.unlock import UnlockForm
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey


class DealerKey(Enum):
    CHIPS = "chips"
    RECALL = "recall"
    RULES = "rules"
    LOCK = "lock"
    SIGN_OFF = "sign-off"
    READER = "reader"
    LANGUAGE = "language"
    THEME = "theme"
    SUITS = "suits"


class DealerMenu(Sheet[DealerKey], frozen=True):
    def changes_looks(self) -> bool:
        return True

    def pressed(self, here: Here, key: DealerKey) -> Reaction:
        desk = here.desk
        match key:
            case DealerKey.CHIPS:
                return here.opens(ChipTally())
            case DealerKey.RECALL:
                return here.opens(Recall())
            case DealerKey.RULES:
                return here.opens(manual_at_this_step(here.state))
            case DealerKey.LOCK:
                return replace(here, desk=replace(desk, aside=Nothing())).opens(UnlockForm())
            case DealerKey.SIGN_OFF:
                return here.clears(commands.SignOff())
            case DealerKey.READER:
                return here.opens(ReaderHelp())
            case DealerKey.LANGUAGE:
                return Reaction(replace(desk, language=_after(desk.language, here.room.settings.languages)))
            case DealerKey.THEME:
                return Reaction(replace(desk, theme=_after(desk.theme, THEMES)))
            case DealerKey.SUITS:
                return Reaction(replace(desk, four_colours=not desk.four_colours))
            case _:
                assert_never(key)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            covers=inputs.state.phase is Phase.CLOSED,
            title=say("MORE"),
            question=say("What do you need?"),
            back_text=say("Back"),
            options=tuple(_options(inputs, say)),
        )


def _options(inputs: Inputs, say: Say) -> Iterator[OptionProps]:
    state, desk = inputs.state, inputs.desk
    recalls = "" if inputs.around.past else say("No round is finished yet")
    yield unless(recalls, DealerKey.RECALL, say("Recall"), say("The last ten rounds"))
    reads = "" if state.book is not None else say("No table was opened yet")
    yield unless(reads, DealerKey.RULES, say("The manual"), say("As printed, to read and search"))
    yield unless(_nobody(state, say), DealerKey.LOCK, say("Lock the screen"))
    yield _sign_off_or_count(state, say)
    reads_cards = inputs.around.reader.standing is not ReaderCondition.NONE or bool(state.faults)
    reader = "" if reads_cards else say("No reader is in use")
    yield unless(reader, DealerKey.READER, say("Reader"), say("What it says, what to do"))
    several = len(inputs.room.settings.languages) > 1
    alone = "" if several else say("No other one is set up")
    yield unless(alone, DealerKey.LANGUAGE, say("Language"), value=LANGUAGES[desk.language])
    screen = say("Dark felt") if desk.theme == "felt" else say("High contrast")
    yield OptionProps(DealerKey.THEME, say("Screen"), value=screen)
    suits = say("Four colours") if desk.four_colours else say("Red and black")
    yield OptionProps(DealerKey.SUITS, say("Suits"), value=suits)


def _sign_off_or_count(state: State, say: Say) -> OptionProps:
    """Return the sign-off option. While progressive chips are counted, its place has the option for a different count,
    because signing off is not possible then."""
    if state.phase is Phase.CHIPS and state.issue is None:
        return OptionProps(DealerKey.CHIPS, say("Another count"), say("Not as many as were accepted"))
    free = state.phase is Phase.CLOSED or state.between_rounds()
    later = "" if free else say("Between rounds")
    return unless(_nobody(state, say) or later, DealerKey.SIGN_OFF, say("Sign off"))


def _nobody(state: State, say: Say) -> str:
    return "" if state.dealer is not None else say("No dealer has signed on")


def _after(now: str, every: tuple[str, ...]) -> str:
    return every[(every.index(now) + 1) % len(every)]


class CountKey(PressKey, frozen=True):
    chips: int


class ChipTally(Sheet[CountKey], frozen=True):
    def pressed(self, here: Here, key: CountKey) -> Reaction:
        return here.clears(meter_commands.CountChips(key.chips))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        counts = range(inputs.state.in_force().positions + 1)
        step = inputs.state.rulebook().step(Phase.CHIPS.value)
        return BoardProps(
            title=say(step.title),
            question=say("How many chips were collected?"),
            citation=step.citation,
            back_text=say("Back"),
            options=tuple(OptionProps(CountKey(chips), str(chips)) for chips in counts),
        )
