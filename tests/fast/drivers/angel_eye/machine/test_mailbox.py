"""The simulated shoe's reports on their way."""

from drivers.angel_eye.machine.mailbox import Mailbox, SendPatience
from drivers.angel_eye.wire.codec import read_report


def sends(mail, until):
    """When what was sent, as `letter seq`."""
    sent, now = [], 0.0
    while (now := max(now, mail.wake_at())) < until:
        report = read_report(mail.tick(now))
        sent.append((now, f"{report.letter}{chr(report.seq)}"))
    return sent


def test_a_card_goes_out_three_times_then_again_as_a_retransmission_under_a_new_seq():
    mail = Mailbox(SendPatience(repeat=1.0, retransmit=5.0))
    mail.put("D", b"\x81\xb8")
    assert sends(mail, 9.0) == [(0.0, "D1"), (1.0, "D1"), (2.0, "D1"), (7.0, "R2"), (8.0, "R2")]


def test_the_seq_that_the_host_took_last_is_never_used_for_the_next_report():
    mail = Mailbox(SendPatience())
    mail.put("S")
    mail.tick(0.0)
    mail.acknowledged(0.0)
    mail.put("D", b"\x81\xb8")
    assert {told[1] for _, told in sends(mail, 600.0)} == set("23456789")


def test_an_acknowledgement_of_a_repeat_does_not_count_for_the_next_report():
    mail = Mailbox(SendPatience(repeat=1.0, settle=2.0))
    mail.put("S")
    mail.put("P")
    mail.tick(0.0)
    mail.tick(1.0)
    mail.acknowledged(1.1)
    mail.acknowledged(1.2)
    assert mail.tick(3.0) == b""
    assert read_report(mail.tick(3.1)).letter == "P"


def test_a_refused_report_goes_out_again_at_once_but_not_for_ever():
    mail = Mailbox(SendPatience())
    mail.put("S")
    sent = []
    for _ in range(10):
        sent.append(mail.tick(0.0))
        mail.refused()
    assert sum(bool(data) for data in sent) == 3


def test_reports_wait_for_each_other():
    mail = Mailbox(SendPatience())
    for letter in "SP":
        mail.put(letter)
        assert (read_report(mail.tick(0.0)).letter, mail.tick(0.5)) == (letter, b"")
        mail.acknowledged(0.5)
