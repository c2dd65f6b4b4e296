from drivers.backoff import Backoff
from drivers.errors import Flooding, LineLost, NoSuchPort


def test_the_delay_doubles_up_to_the_patience_of_the_error():
    backoff = Backoff(first=0.25)
    assert [backoff.after(NoSuchPort("p")) for _ in range(7)] == [0.25, 0.5, 1.0, 2.0, 4.0, 5.0, 5.0]


def test_a_device_that_floods_is_left_alone_longer_and_longer():
    backoff = Backoff(first=1.0)
    for _ in range(8):
        backoff.worked(Flooding("p"))
        delay = backoff.after(Flooding("p"))
    assert delay == 60.0


def test_after_a_line_that_worked_the_next_attempt_comes_soon():
    backoff = Backoff(first=0.25)
    for _ in range(5):
        backoff.after(NoSuchPort("p"))
    backoff.worked(LineLost("p"))
    assert backoff.after(LineLost("p")) == 0.25
