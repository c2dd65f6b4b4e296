import QtQuick
import dealer_terminal.ui.kit

/* A prize that waits for verification: its seat, hand, and amount. */
Rectangle {
    id: row

    required property string seat
    required property string event
    required property string amount
    required property string note
    required property string order

    radius: Tokens.mm(1.5)
    color: Tokens.colour.pending

    Label {
        id: mark
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        text: row.note
        color: Tokens.colour.plate
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Label {
        anchors.left: mark.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: sum.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        text: [row.seat, row.event, row.order].filter(Boolean).join(" · ")
        color: Tokens.colour.plate
        height: row.height
        font.pixelSize: Tokens.body
        font.weight: Font.Medium
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        text: row.amount
        color: Tokens.colour.plate
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
