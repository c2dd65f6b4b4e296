import QtQuick
import dealer_terminal.ui.shared

/* One meter for the players: what it stands at, and what was won on it while that is news. */
Rectangle {
    id: panel

    required property string meter
    required property string name
    required property string amount
    required property string standing
    required property string note
    required property string locked
    required property string again
    readonly property bool pending: standing === "pending"
    readonly property bool won: standing !== "open"
    readonly property color bright: pending ? Tokens.colour.pending : Tokens.colour.won

    radius: Tokens.mm(3)
    color: Tokens.colour.seat
    border.width: won ? Tokens.mm(1.2) : Tokens.hair
    border.color: won ? bright : Tokens.colour.printed
    antialiasing: true

    MeterSign {
        id: sign
        x: Tokens.mm(5)
        y: Tokens.mm(4)
        width: Tokens.mm(13)
        height: width
        meter: panel.meter
        ink: Tokens.colour.gold
    }
    Label {
        id: title
        anchors.left: sign.right
        anchors.leftMargin: Tokens.mm(3.5)
        anchors.right: news.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: sign.verticalCenter
        text: panel.name
        font.pixelSize: Tokens.mm(9)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(5)
    }
    Rectangle {
        id: news
        visible: panel.won
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(5)
        anchors.verticalCenter: sign.verticalCenter
        width: visible ? Math.min(word.implicitWidth + Tokens.mm(6), panel.width * 0.5) : 0
        height: Tokens.mm(11)
        radius: Tokens.mm(2)
        color: panel.bright

        Label {
            id: word
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Tokens.mm(3))
            text: panel.note
            color: Tokens.colour.plate
            font.pixelSize: Tokens.title
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(4)
        }
    }
    Label {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Tokens.mm(5)
        anchors.top: sign.bottom
        anchors.bottom: next.top
        horizontalAlignment: Text.AlignHCenter
        text: panel.won ? panel.locked : panel.amount
        color: panel.won ? panel.bright : Tokens.colour.text
        font.pixelSize: Math.round(Math.min(Tokens.mm(20), height * 0.9))
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(8)
    }
    Label {
        id: next
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(3)
        height: panel.won ? Tokens.mm(7) : 0
        text: panel.won ? panel.again : ""
        color: Tokens.colour.muted
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
