import QtQuick
import dealer_terminal.ui.kit

Page {
    id: page

    required property var seats

    title: "Seats"

    Row {
        spacing: Tokens.mm(1.5)
        Repeater {
            model: page.seats
            SeatView {}
        }
    }
}
