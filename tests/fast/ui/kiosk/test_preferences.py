"""What a dealer chose for the screen is there again at the next sign-on, after a restart too."""

from dealer_terminal.journal.people_facts import OperatorPreferred, ScreenPreferences
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.ui.kiosk.display_preferences import look_of
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings
from tests.fast.ui.kiosk.table import DEALER, HAND, LIBRARY, READER, WA, Table

OTHER = ("1002", "1111")


def spanish() -> Table:
    """English, then Spanish; the colours of the suits and the theme by one touch each."""
    return Table().open().press("More", "Language", "Pantalla", "Palos", "Back")


def chosen(table: Table) -> list[OperatorPreferred]:
    return [each for each in map(entry_of, table.journal.records()) if isinstance(each, OperatorPreferred)]


LOOK = ScreenPreferences("es", "contrast", four_colours=False)


def test_a_choice_is_written_once_when_the_menu_is_left() -> None:
    table = Table().open().press("More", "Language", "Idioma", "Ngôn ngữ", "语言", "Language")
    assert chosen(table) == []
    table.press("Back")
    assert chosen(table) == [OperatorPreferred("simulated-dealer-1", ScreenPreferences("es", "felt"))]


def test_the_screen_is_theirs_again_after_a_restart() -> None:
    table = spanish()
    table.controller = table.started(table.resumed())
    assert look_of(table.controller.desk) == LOOK
    assert (table.props.theme, table.props.four_colours) == ("contrast", False)
    assert table.props.table.secondary[0].text == "Deshacer"


def test_nobodys_screen_is_the_houses_and_each_dealer_finds_their_own() -> None:
    table = spanish().press("Más", "Cerrar sesión")
    assert look_of(table.controller.desk) == ScreenPreferences("en", "felt")
    table.who(OTHER)
    assert look_of(table.controller.desk) == ScreenPreferences("en", "felt")
    table.press("More", "Sign off").who(DEALER)
    assert look_of(table.controller.desk) == LOOK
    assert len(chosen(table)) == 1


def test_what_a_newcomer_chose_before_signing_on_is_theirs() -> None:
    table = Table().press("More", "Language", "Back")
    table.who(DEALER)
    assert look_of(table.controller.desk) == ScreenPreferences("es", "felt")
    assert chosen(table) == [OperatorPreferred("simulated-dealer-1", ScreenPreferences("es", "felt"))]


def test_a_language_that_the_house_no_longer_offers_is_the_houses() -> None:
    table = spanish()
    table.room = KioskContext(KioskSettings("7", WA, cards_from=(READER, HAND), languages=("en", "vi")), LIBRARY)
    table.controller = table.started(table.resumed())
    assert look_of(table.controller.desk) == ScreenPreferences("en", "contrast", four_colours=False)


def test_a_disk_that_is_full_while_the_choice_is_written_stops_play() -> None:
    table = Table().open().press("More", "Language")
    table.journal.full = True
    table.press("Back")
    assert table.props.over.mark
