"""Actions on one operator: reset the PIN, unlock, and disable."""

from enum import Enum
from typing import TypeVar, assert_never

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator
from dealer_terminal.table.people_admin import Disable, ListedPerson, PersonStatus, Unlock
from dealer_terminal.ui.kiosk.bar import ready_key, unless
from dealer_terminal.ui.kiosk.people import STANDS, manages, who_is
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.enrollment import new_pin, requested
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, BoardProps, OptionProps, SheetProps
from dealer_terminal.ui.kit.languages import Say

PersonKey = TypeVar("PersonKey")


class OperatorDetail(Sheet[PersonKey], frozen=True):
    """Base class of sheets about one operator. `by` is the person signed in, and `crew` the list to return to."""

    by: Operator
    number: str
    crew: AnySheet

    def before(self) -> AnySheet:
        return self.crew

    def left_alone(self) -> AnySheet:
        return Nothing()

    def shows_people(self) -> bool:
        return True

    def entered(self, here: Here) -> Reaction:
        return here.opens(self.crew)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        found = (self.board(each, say) for each in inputs.around.everybody if each.operator.id == self.number)
        return next(found, NO_SURFACE)

    def board(self, person: ListedPerson, say: Say) -> SheetProps:
        return NO_SURFACE

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the list"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()


class DeedKey(Enum):
    RESET = "reset"
    UNLOCK = "unlock"
    DISABLE = "disable"


class OperatorActions(OperatorDetail[DeedKey], frozen=True):
    def pressed(self, here: Here, key: DeedKey) -> Reaction:
        if not manages(self.by):
            return here.stays()
        match key:
            case DeedKey.RESET:
                return here.opens(new_pin(self.by, self.number, self.crew))
            case DeedKey.UNLOCK:
                return requested(here, self.by, Unlock(self.number), self.crew)
            case DeedKey.DISABLE:
                return here.opens(DisableOperator(self.by, self.number, self.crew, self))
            case _:
                assert_never(key)

    def board(self, person: ListedPerson, say: Say) -> BoardProps:
        needs = "" if manages(self.by) else say("An administrator does it")
        gone = needs or (say("Disabled for good") if person.stands is PersonStatus.DISABLED else "")
        unlocked = gone or ("" if person.stands is PersonStatus.LOCKED else say("It is not locked"))
        badge = say("with a badge") if person.badge else say("without a badge")
        return BoardProps(
            covers=True,
            title=who_is(person, say),
            question=f"{say(STANDS[person.stands])}, {badge}",
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=(
                unless(gone, DeedKey.RESET, say("New PIN"), say("The person enters it")),
                unless(unlocked, DeedKey.UNLOCK, say("Unlock")),
                unless(gone, DeedKey.DISABLE, say("Disable"), say("For good: add the person anew")),
            ),
            columns=1,
        )


class FarewellKey(Enum):
    LEAVES = "leaves"
    STAYS = "stays"


class DisableOperator(OperatorDetail[FarewellKey], frozen=True):
    member: AnySheet

    def pressed(self, here: Here, key: FarewellKey) -> Reaction:
        if key is FarewellKey.STAYS:
            return here.opens(self.member)
        return requested(here, self.by, Disable(self.number), self.crew)

    def board(self, person: ListedPerson, say: Say) -> BoardProps:
        return BoardProps(
            covers=True,
            title=who_is(person, say),
            question=say("May this person sign on no more?"),
            citation=PEOPLE_RULE,
            back_text=say("Back"),
            options=(
                OptionProps(FarewellKey.LEAVES, say("Disable for good"), say("The number is never given again")),
                OptionProps(FarewellKey.STAYS, say("Keep"), say("Nothing changes")),
            ),
            columns=1,
        )
