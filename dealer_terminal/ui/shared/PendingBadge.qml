import QtQuick

/* Waiting for somebody: a jackpot, an approval, a called supervisor. */
Rectangle {
    id: badge

    required property string text

    implicitWidth: line.implicitWidth + 2 * Tokens.mm(1.6)
    implicitHeight: Tokens.mm(6.4)
    radius: Tokens.mm(1)
    color: Tokens.colour.pending
    border.width: Tokens.hair
    border.color: Tokens.colour.plate

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Tokens.mm(1)

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            width: Tokens.mm(4)
            height: width
            name: "later"
            ink: Tokens.colour.plate
            pen: 3
        }
        Label {
            text: badge.text
            color: Tokens.colour.plate
            font.weight: Font.Bold
        }
    }
}
