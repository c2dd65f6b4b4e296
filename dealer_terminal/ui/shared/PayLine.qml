import QtQuick

/* One wager resolved: its spot, the pay table's own event, the odds, what to pay. */
Item {
    id: line

    required property string spot
    required property string event
    required property string odds
    required property string result
    required property string amount
    required property var chips
    required property string words
    required property bool current
    readonly property var looks: ({
            win: { sign: "plus", ink: Tokens.colour.won },
            lose: { sign: "cross", ink: Tokens.colour.lost },
            push: { sign: "equal", ink: Tokens.colour.push },
            forfeit: { sign: "slash", ink: Tokens.colour.forfeited },
            returned: { sign: "undo", ink: Tokens.colour.push }
        })
    readonly property var look: looks[result] ?? { sign: "dash", ink: Tokens.colour.muted }

    implicitHeight: Tokens.mm(current ? 16.5 : 7)

    Rectangle {
        visible: line.current
        anchors.fill: parent
        radius: Tokens.radius
        color: Tokens.colour.seatCurrent
        border.width: Tokens.stroke
        border.color: Tokens.colour.current
    }
    Badge {
        id: badge
        x: Tokens.mm(1.6)
        y: Tokens.mm(line.current ? 1.8 : 0.8)
        width: Tokens.mm(5.4)
        height: width
        sign: line.look.sign
        ink: line.look.ink
    }
    Label {
        id: name
        anchors.left: badge.right
        anchors.leftMargin: Tokens.mm(1.8)
        anchors.verticalCenter: badge.verticalCenter
        width: line.width * 0.33
        text: line.spot
        font.pixelSize: line.current ? Tokens.glance : Tokens.body
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        anchors.left: name.right
        anchors.leftMargin: Tokens.mm(1)
        anchors.right: sum.left
        anchors.rightMargin: Tokens.mm(1)
        anchors.verticalCenter: badge.verticalCenter
        text: [line.event, line.odds].filter(part => part !== "").join("  ·  ")
        color: line.current ? Tokens.colour.text : Tokens.colour.muted
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: badge.verticalCenter
        text: line.amount
        color: line.look.ink
        font.pixelSize: line.current ? Tokens.title : Tokens.glance
        font.weight: Font.Bold
    }
    Row {
        visible: line.current && line.chips.length > 0
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(1)
        spacing: Tokens.mm(3)

        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: line.words
            font.weight: Font.Bold
        }
        ChipStack {
            anchors.verticalCenter: parent.verticalCenter
            chips: line.chips
            chipSize: Tokens.mm(6.6)
        }
    }
}
