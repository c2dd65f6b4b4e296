import QtQuick
import dealer_terminal.ui.shared

/* RECALL or CHECKLIST OFF: nobody may take this screen for the table as it stands. */
Rectangle {
    id: band

    required property string text

    implicitWidth: words.implicitWidth + Tokens.mm(10)
    implicitHeight: Tokens.mm(15)
    radius: Tokens.radius
    color: Tokens.colour.pending

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Label {
        id: words
        anchors.centerIn: parent
        text: band.text
        color: Tokens.colour.plate
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
}
