import QtQuick
import dealer_terminal.ui.shared

/* One meter: its sign and name, its amount, or what is pending on it. */
Item {
    id: plate

    required property var meter
    readonly property bool loud: meter.standing === "pending"
    readonly property bool hit: meter.standing !== "open"

    Accessible.role: Accessible.StaticText
    Accessible.name: `${meter.name} ${meter.note} ${hit ? meter.locked : meter.amount}`

    Rectangle {
        visible: plate.loud
        anchors.fill: parent
        anchors.margins: Tokens.mm(0.4)
        radius: Tokens.mm(1)
        color: Tokens.colour.pending
    }
    MeterSign {
        id: sign
        x: Tokens.mm(1.6)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(4)
        height: width
        meter: plate.meter.meter
        ink: plate.loud ? Tokens.colour.plate : Tokens.colour.gold
    }
    Label {
        id: name
        anchors.left: sign.right
        anchors.leftMargin: Tokens.mm(1.2)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, plate.width * 0.4)
        text: plate.hit ? plate.meter.note : plate.meter.name
        color: plate.loud ? Tokens.colour.plate : plate.hit ? Tokens.colour.won : Tokens.colour.muted
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
    Label {
        anchors.left: name.right
        anchors.leftMargin: Tokens.mm(1.4)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1)
        anchors.verticalCenter: parent.verticalCenter
        text: plate.hit ? plate.meter.locked : plate.meter.amount
        color: plate.loud ? Tokens.colour.plate : Tokens.colour.text
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
}
