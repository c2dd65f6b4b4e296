pragma ComponentBehavior: Bound
import QtQuick

/* The wager being resolved: its spot, the pay table's own event, the odds, what to pay and in which chips. */
Rectangle {
    id: line

    required property string spot
    required property string event
    required property string odds
    required property string result
    required property string amount
    required property var chips
    required property string words
    readonly property bool few: chips.length < 3

    implicitHeight: Tokens.mm(14.4)
    radius: Tokens.radius
    color: Tokens.colour.seatCurrent
    border.width: Tokens.stroke
    border.color: Tokens.colour.current

    Badge {
        id: badge
        x: Tokens.mm(2)
        anchors.verticalCenter: name.verticalCenter
        width: Tokens.mm(5.4)
        height: width
        sign: Results.sign(line.result)
        ink: Results.ink(line.result)
    }
    Label {
        id: name
        anchors.left: badge.right
        anchors.leftMargin: Tokens.mm(1.8)
        anchors.right: odds.left
        anchors.rightMargin: Tokens.mm(2)
        y: Tokens.mm(0.6)
        height: Tokens.mm(7)
        text: line.spot
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.body
    }
    Label {
        id: odds
        anchors.right: sum.left
        anchors.rightMargin: Tokens.mm(2.4)
        anchors.verticalCenter: name.verticalCenter
        text: line.odds
        color: Tokens.colour.gold
        font.weight: Font.Bold
    }
    Label {
        id: event
        anchors.left: name.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(1)
        width: line.width * 0.36
        height: Tokens.mm(5.4)
        text: line.event
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2.4)
        anchors.verticalCenter: name.verticalCenter
        text: line.amount
        color: Results.ink(line.result)
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
    Label {
        anchors.left: event.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: discs.left
        anchors.rightMargin: line.few ? Tokens.mm(1.6) : 0
        anchors.verticalCenter: event.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: line.words
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Row {
        id: discs
        anchors.right: sum.right
        anchors.verticalCenter: event.verticalCenter
        spacing: Tokens.mm(0.6)

        Repeater {
            model: line.few ? line.chips.length : 0
            Chip {
                required property int index
                width: Tokens.mm(5.6)
                colour: line.chips[index]?.colour ?? ""
                denomination: line.chips[index]?.denomination ?? ""
            }
        }
    }
}
