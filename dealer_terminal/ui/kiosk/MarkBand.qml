import QtQuick
import dealer_terminal.ui.shared

/* RECALL or CHECKLIST OFF: nobody may take this screen for the table as it stands. */
Rectangle {
    id: band

    required property string text

    implicitWidth: words.implicitWidth + Tokens.mm(8)
    implicitHeight: Tokens.mm(8)
    radius: Tokens.radius
    color: Tokens.colour.pending

    Label {
        id: words
        anchors.centerIn: parent
        text: band.text
        color: Tokens.colour.plate
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
