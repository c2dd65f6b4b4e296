"""The simulated line reader: what it says into a pulled cable is heard by nobody."""

from drivers.card_line.twin import CardLineTwin


def test_a_line_said_into_a_pulled_cable_is_gone():
    twin = CardLineTwin()
    twin.insert_deck("Ks", "7c")
    twin.plugged(0)
    twin.unplugged(0)
    twin.draw_card()
    twin.plugged(1)
    assert twin.tick(1) == b""
    twin.draw_card()
    assert twin.tick(1) == b"7C\r\n"
