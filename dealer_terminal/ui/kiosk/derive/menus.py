"""The supervisor's menu and the dealer's."""

from dealer_terminal.procedure.citations import DEAL_RULE
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.money import dollars
from dealer_terminal.table.reader import Standing
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.react.corrections import CORRECTION, LAST_ROUND, correctable
from dealer_terminal.ui.kiosk.react.jackpots import pending_seats
from dealer_terminal.ui.kiosk.react.menus import LIMIT_CHOICES
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import MenuSheet

LANGUAGE_NAMES = {"en": "English", "es": "Español", "vi": "Tiếng Việt", "zh_CN": "简体中文"}
_ROUND = (Phase.DEAL, Phase.REST, Phase.DECISIONS, Phase.FOLDS, Phase.DEALER, Phase.SETTLE, Phase.DECK_BACK)


def supervisor_board(inputs: Inputs, say: Say) -> BoardProps:
    state = inputs.state
    between = state.phase is Phase.WAGERS and not state.playing()
    in_round = state.phase in _ROUND and state.issue is None and state.dealer is not None
    opened = state.phase is not Phase.CLOSED
    later = say("Between rounds, with no wagers")
    options = (
        OptionProps("payout", say("Verify a payment"), _waiting(inputs, say), possible=bool(state.holds)),
        OptionProps("limit", say("Decide the deal's limit"), possible=state.over_limit),
        OptionProps("correct", say("Correct a payment"), say("This round or the last"), possible=_correctable(state)),
        OptionProps("void", say("Void the round"), say("All wagers go back"), possible=in_round and not state.misdealt),
        OptionProps(
            "deck", say("New deck in play"), possible=state.deck_out and state.phase in (Phase.WAGERS, Phase.DECK_BACK)
        ),
        *_progressive(inputs, later, say, between=between),
        OptionProps("terms", say("Limits and pay tables"), "" if between else later, possible=between),
        OptionProps("close", say("Close the table"), "" if between else later, possible=between),
        OptionProps("operators", say("Operators"), say("Who may sign on")),
        OptionProps(
            "leave", say("Leave the terminal"), "" if between or not opened else later, possible=between or not opened
        ),
    )
    title, question = say("SUPERVISOR"), say("What is to be decided?")
    return BoardProps(title, question, "", say("Back"), options, 2 if len(options) < 11 else 3, covers=not opened)


def _progressive(inputs: Inputs, later: str, say: Say, *, between: bool) -> tuple[OptionProps, ...]:
    """Only where there are meters."""
    if not inputs.view.progressive.meters:
        return ()
    seats = pending_seats(inputs.state)
    where = ", ".join(say("Position {seat}").format(seat=seat) for seat in seats)
    return (
        OptionProps("jackpot", say("Verify a jackpot"), where, possible=bool(seats)),
        OptionProps("meter", say("Change a meter"), "" if between else later, possible=between),
    )


def _waiting(inputs: Inputs, say: Say) -> str:
    held = [f"{say('Position {seat}').format(seat=hold.seat)}: {dollars(hold.pays)}" for hold in inputs.state.holds]
    return ", ".join(held)


def more_board(inputs: Inputs, say: Say) -> BoardProps:
    state, desk = inputs.state, inputs.desk
    free = state.phase is Phase.CLOSED or (state.phase is Phase.WAGERS and not state.playing())
    reader = inputs.around.reader.standing is not Standing.NONE or bool(state.faults)
    several = len(inputs.room.settings.languages) > 1
    counted = state.phase is Phase.CHIPS and inputs.view.question is None
    count = (OptionProps("chips", say("Another count"), say("Not as many as were accepted")),) if counted else ()
    options = (
        *count,
        OptionProps("recall", say("Recall"), say("The last ten rounds"), possible=bool(inputs.around.past)),
        OptionProps(
            "rules", say("The manual"), say("Steps and irregularities on paper"), possible=state.book is not None
        ),
        OptionProps("lock", say("Lock the screen"), possible=state.dealer is not None),
        OptionProps(
            "sign-off",
            say("Sign off"),
            "" if free else say("Between rounds"),
            possible=free and state.dealer is not None,
        ),
        OptionProps("reader", say("Reader"), say("What it says, what to do"), possible=reader),
        OptionProps("language", say("Language"), value=LANGUAGE_NAMES[desk.language], possible=several),
        OptionProps("theme", say("Screen"), value=say("Dark felt") if desk.theme == "felt" else say("High contrast")),
        OptionProps("suits", say("Suits"), value=say("Four colours") if desk.four_colours else say("Red and black")),
    )
    covers = state.phase is Phase.CLOSED
    return BoardProps(say("MORE"), say("What do you need?"), "", say("Back"), options, covers=covers)


def _correctable(state: State) -> bool:
    return bool(correctable(state, "") or correctable(state, LAST_ROUND))


def lines_board(inputs: Inputs, menu: MenuSheet, say: Say) -> BoardProps:
    state = inputs.state
    names = {spot.id: spot.name for spot in state.rulebook().spots}
    position = say("Position {seat} · {spot}")
    options = tuple(
        OptionProps(
            f"{line.seat}:{line.spot}",
            position.format(seat=line.seat, spot=names[line.spot]),
            note=line.event or "",
            value=dollars(line.pays),
        )
        for line in correctable(state, menu.about)
    )
    if menu.about != LAST_ROUND and correctable(state, LAST_ROUND):
        options = (*options, OptionProps(LAST_ROUND, say("A payment of the last round")))
    title, question = say("CORRECT A PAYMENT"), say("Which payment?")
    return BoardProps(title, question, CORRECTION, say("Back"), options, columns=2 if len(options) < 13 else 3)


def limit_board(say: Say) -> BoardProps:
    options = tuple(OptionProps(choice, say(words)) for choice, words in LIMIT_CHOICES.items())
    title = say("OVER THE LIMIT OF A DEAL")
    return BoardProps(
        title, say("All payments of this deal together are over the limit."), DEAL_RULE, say("Back"), options
    )


def chips_board(inputs: Inputs, say: Say) -> BoardProps:
    """How many progressive chips the dealer counted."""
    options = tuple(OptionProps(str(count), str(count)) for count in range(inputs.state.in_force().positions + 1))
    step = inputs.state.rulebook().step(Phase.CHIPS.value)
    return BoardProps(say(step.title), say("How many chips were collected?"), step.citation, say("Back"), options)
