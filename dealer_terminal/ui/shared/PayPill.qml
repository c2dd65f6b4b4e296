import QtQuick

/* A wager already resolved, or still to come, in one small line. */
Rectangle {
    id: pill

    required property string spot
    required property string result
    required property string amount

    implicitWidth: line.implicitWidth + Tokens.mm(3.4)
    implicitHeight: Tokens.mm(6.6)
    radius: height / 2
    color: Tokens.colour.plate
    border.width: Tokens.hair
    border.color: Results.ink(result)

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Tokens.mm(1.2)

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            width: Tokens.mm(3.4)
            height: width
            name: Results.sign(pill.result)
            ink: Results.ink(pill.result)
            pen: 4
        }
        Label {
            text: pill.spot
            font.pixelSize: Tokens.small
        }
        Label {
            text: pill.amount
            color: Results.ink(pill.result)
            font.pixelSize: Tokens.mm(4)
            font.weight: Font.Bold
        }
    }
}
