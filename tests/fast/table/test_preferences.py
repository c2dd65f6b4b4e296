"""What an operator chose for the screen stays theirs."""

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.operators import JournalPreferences
from tests.fast.storage.stores import Store

USUAL = ScreenPreferences("en", "felt")
SPANISH, VIETNAMESE = ScreenPreferences("es", "contrast", four_colours=False), ScreenPreferences("vi", "felt")


def of(store: Store) -> JournalPreferences:
    return JournalPreferences(store.journal, SystemClock())


def test_the_last_choice_of_each_counts_after_a_restart_too(store: Store) -> None:
    preferences = of(store)
    for operator, look in (("1001", VIETNAMESE), ("1002", VIETNAMESE), ("1001", SPANISH)):
        preferences.keep(operator, look)
    store.restart()
    for known in (preferences, of(store)):
        assert (known.of("1001", USUAL), known.of("1002", USUAL)) == (SPANISH, VIETNAMESE)


def test_who_never_chose_gets_what_is_usual(store: Store) -> None:
    assert of(store).of("1001", USUAL) == USUAL
