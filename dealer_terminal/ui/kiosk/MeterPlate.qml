import QtQuick
import dealer_terminal.ui.kit

/* One meter: its symbol and name with its amount, or its hit. */
Item {
    id: plate

    required property string meter
    required property string name
    required property string amount
    required property string standing
    required property string note
    required property string locked
    readonly property bool loud: standing === "pending"
    readonly property bool hit: standing !== "open"

    Accessible.role: Accessible.StaticText
    Accessible.name: `${name} ${note} ${hit ? locked : amount}`

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
        meter: plate.meter
        ink: plate.loud ? Tokens.colour.plate : Tokens.colour.gold
    }
    Label {
        id: title
        anchors.left: sign.right
        anchors.leftMargin: Tokens.mm(1.2)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, plate.width * 0.4)
        text: plate.hit ? plate.note : plate.name
        color: plate.loud ? Tokens.colour.plate : plate.hit ? Tokens.colour.won : Tokens.colour.muted
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
    Label {
        anchors.left: title.right
        anchors.leftMargin: Tokens.mm(1.4)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1)
        anchors.verticalCenter: parent.verticalCenter
        text: plate.hit ? plate.locked : plate.amount
        color: plate.loud ? Tokens.colour.plate : Tokens.colour.text
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
}
