import QtQuick

/* What to pay, twice: as an amount and as chips, "3 black, 2 green". */
Column {
    id: amount

    required property string text
    required property var chips
    required property string words

    spacing: Tokens.mm(0.6)

    Row {
        spacing: Tokens.mm(3)

        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: amount.text
            font.pixelSize: Tokens.display
            font.weight: Font.Bold
        }
        ChipStack {
            anchors.verticalCenter: parent.verticalCenter
            chips: amount.chips
        }
    }
    Label {
        text: amount.words
        color: Tokens.colour.muted
    }
}
