"""The people of the terminal as a list, and what may be done about one of them."""

from dealer_terminal.procedure.people import Role
from dealer_terminal.procedure.words import words
from dealer_terminal.table.office import Person, Stands
from dealer_terminal.ui.kiosk.forms import PEOPLE
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.react.crew import A_PAGE, DISABLE, LEAVES, RESET, STAYS, UNLOCK, manages
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Crew, NewRole

LABELS = {
    Role.DEALER.value: words("Dealer"),
    Role.SUPERVISOR.value: words("Supervisor"),
    Role.SURVEILLANCE.value: words("Surveillance"),
    Role.ADMINISTRATOR.value: words("Administrator"),
}
PARTS = {
    Role.DEALER.value: words("Deals"),
    Role.SUPERVISOR.value: words("Deals, approves, opens tables"),
    Role.SURVEILLANCE.value: words("Watches and reviews"),
    Role.ADMINISTRATOR.value: words("Approves, opens tables, manages operators"),
}
_WORDS = {Stands.ADMITTED: words("Active"), Stands.LOCKED: words("Locked out"), Stands.DISABLED: words("Disabled")}


def crew_board(inputs: Inputs, crew: Crew, say: Say) -> BoardProps:
    person = next((each for each in inputs.around.everybody if each.operator.id == crew.number), None)
    if person is None:
        return _list(inputs, crew, say)
    return _leaving(person, say) if crew.leaves else _member(person, crew, say)


def pages(inputs: Inputs) -> int:
    return max(1, -(-len(inputs.around.everybody) // A_PAGE))


def roles_board(new: NewRole, say: Say) -> BoardProps:
    options = tuple(OptionProps(role, say(words), say(PARTS[role])) for role, words in LABELS.items())
    title = f"{say('New operator')} · {new.name}"
    return BoardProps(title, say("What may this person do?"), PEOPLE, say("Back"), options, covers=True)


def _list(inputs: Inputs, crew: Crew, say: Say) -> BoardProps:
    shown = inputs.around.everybody[crew.page * A_PAGE : (crew.page + 1) * A_PAGE]
    return BoardProps(
        say("OPERATORS"),
        say("Touch a name for what may be done."),
        PEOPLE,
        say("Back"),
        tuple(_line(each, say) for each in shown),
        covers=True,
    )


def _line(each: Person, say: Say) -> OptionProps:
    person = each.operator
    note = f"{person.id} · {say(LABELS[person.role.value])}"
    return OptionProps(person.id, person.name, note, say(_WORDS[each.stands]))


def _member(each: Person, crew: Crew, say: Say) -> BoardProps:
    free = manages(crew.by) and each.stands is not Stands.DISABLED
    needs = "" if manages(crew.by) else say("An administrator does it")
    options = (
        OptionProps(RESET, say("New PIN"), needs or say("The person enters it"), possible=free),
        OptionProps(UNLOCK, say("Unlock"), needs, possible=free and each.stands is Stands.LOCKED),
        OptionProps(DISABLE, say("Disable"), needs or say("For good: add the person anew"), possible=free),
    )
    return BoardProps(_who(each, say), _stands(each, say), PEOPLE, say("Back"), options, columns=1, covers=True)


def _who(each: Person, say: Say) -> str:
    return f"{each.operator.name} · {each.operator.id} · {say(LABELS[each.operator.role.value])}"


def _stands(each: Person, say: Say) -> str:
    badge = say("with a badge") if each.badge else say("without a badge")
    return f"{say(_WORDS[each.stands])}, {badge}"


def _leaving(each: Person, say: Say) -> BoardProps:
    options = (
        OptionProps(LEAVES, say("Disable for good"), say("The number is never given again")),
        OptionProps(STAYS, say("Keep"), say("Nothing changes")),
    )
    question = say("May this person sign on no more?")
    return BoardProps(_who(each, say), question, PEOPLE, say("Back"), options, columns=1, covers=True)
