import QtQuick
import dealer_terminal.ui.kit

/* One meter for players: its current amount, and a recent hit while it is shown. */
Rectangle {
    id: panel

    required property string meter
    required property string name
    required property string amount
    required property string standing
    required property string note
    required property string locked
    required property string again
    property real size: fitting
    /* Largest font size at which its own amount fits. */
    readonly property real fitting: Math.floor(Math.min(Tokens.mm(20), sum.height * 0.9, sum.width / Math.max(1, measure.advanceWidth) * measure.font.pixelSize * 0.98))
    readonly property bool pending: standing === "pending"
    readonly property bool won: standing !== "open"
    readonly property bool low: height < Tokens.mm(40)
    readonly property color bright: pending ? Tokens.colour.pending : Tokens.colour.won
    readonly property real head: Tokens.mm(low ? 9 : 13)

    radius: Tokens.mm(3)
    color: Tokens.colour.seat
    border.width: won ? Tokens.mm(1.2) : Tokens.hair
    border.color: won ? bright : Tokens.colour.printed
    antialiasing: true

    Accessible.role: Accessible.StaticText
    Accessible.name: [name, note, won ? locked : amount].filter(part => part !== "").join(" ")

    TextMetrics {
        id: measure
        text: sum.text
        font.family: Tokens.family
        font.pixelSize: 100
        font.weight: Font.Bold
        font.features: ({ tnum: 1 })
    }
    MeterSign {
        id: sign
        x: Tokens.mm(5)
        y: Tokens.mm(panel.low ? 2.5 : 4)
        width: panel.head
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
        font.pixelSize: Tokens.mm(panel.low ? 7 : 9)
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
        height: panel.head * 0.85
        radius: Tokens.mm(2)
        color: panel.bright

        Label {
            id: word
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Tokens.mm(3))
            text: panel.note
            color: Tokens.colour.plate
            font.pixelSize: panel.low ? Tokens.glance : Tokens.title
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(4)
        }
    }
    Label {
        id: sum
        anchors.left: parent.left
        anchors.right: panel.low && panel.won ? next.left : parent.right
        anchors.leftMargin: Tokens.mm(5)
        anchors.rightMargin: Tokens.mm(panel.low ? 2 : 5)
        anchors.top: sign.bottom
        anchors.bottom: panel.low || !panel.won ? parent.bottom : next.top
        anchors.bottomMargin: Tokens.mm(1.5)
        horizontalAlignment: panel.low && panel.won ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: panel.won ? panel.locked : panel.amount
        color: panel.won ? panel.bright : Tokens.colour.text
        font.pixelSize: Math.max(1, panel.size)
        font.weight: Font.Bold
    }
    Label {
        id: next
        visible: panel.won
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Tokens.mm(5)
        anchors.bottomMargin: Tokens.mm(panel.low ? 4.5 : 3)
        width: Math.min(implicitWidth, panel.width * (panel.low ? 0.36 : 0.9))
        text: panel.again
        color: Tokens.colour.muted
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
