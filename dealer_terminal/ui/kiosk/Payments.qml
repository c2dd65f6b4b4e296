import QtQuick
import dealer_terminal.ui.shared

/* What is settled now, row by row; small beneath, what was paid before. A touch opens the pay tables, as the sign beside them says. */
Item {
    id: payments

    required property var settlement
    required property var opens

    signal pressed(string key)

    PayRows {
        y: Tokens.mm(0.8)
        width: mark.x - Tokens.mm(0.6)
        room: parent.height - Tokens.mm(1.4) - before.height - changed.height
        singles: payments.settlement.singles
        doubles: payments.settlement.doubles
        lines: payments.settlement.lines
    }
    Rectangle {
        id: mark
        anchors.right: parent.right
        y: Tokens.mm(0.8)
        width: Tokens.mm(4)
        height: Tokens.mm(8)
        radius: Tokens.radius * 0.6
        color: Tokens.colour.plate

        Sign {
            anchors.centerIn: parent
            width: Tokens.mm(3.4)
            height: width
            name: payments.opens.sign
            ink: touch.pressed ? Tokens.colour.gold : touch.enabled ? Tokens.colour.text : Tokens.colour.muted
        }
    }
    Label {
        id: before
        anchors.bottom: changed.top
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(4.6)
        horizontalAlignment: Text.AlignRight
        text: payments.settlement.earlier
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Label {
        id: changed
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(0.6)
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(4.6)
        horizontalAlignment: Text.AlignRight
        text: payments.settlement.corrected
        color: Tokens.colour.pending
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TouchTarget {
        id: touch
        anchors.fill: parent
        name: payments.opens.text
        enabled: payments.opens.possible
        onActivated: payments.pressed(payments.opens.key)
    }
}
