"""What is read aloud to whoever can't see the window of a pit."""

from PySide6.QtQml import QQmlEngine, QQmlExpression

from tests.fast.qml.screen import Opened, targets, window_on

ITEM = """
import dealer_terminal.ui.pit
QueueRow {
    journal: "4f02"; position: 31; time: "14:02"; table: "Table 7"; simulated: ""; subject: "A payment was corrected"
    text: "$25 → $50"; dealer: "A. Dealer"; signed: "S. Visor"; worked: "waiting"; done: false
    width: 900
}
"""


def test_an_item_of_the_queue_is_read_aloud_as_it_is_written(opened: Opened) -> None:
    (row,) = targets(opened(window_on(ITEM)))
    context = QQmlEngine.contextForObject(row)
    assert context is not None
    told = QQmlExpression(context, row, "Accessible.name").evaluate()
    said = str(told[0] if isinstance(told, tuple) else told)
    assert said == "14:02 · Table 7 · A payment was corrected · $25 → $50 · A. Dealer · S. Visor · waiting"
