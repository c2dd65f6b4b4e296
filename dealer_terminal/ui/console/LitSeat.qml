pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Highlight of a position on the felt and of its spots, with a short text at its foot. */
Rectangle {
    id: ring

    required property int position
    required property string text
    required property list<string> spots
    required property Felt felt
    readonly property SeatView place: felt.placeOf(position)

    visible: place !== null
    x: place === null ? 0 : place.x
    y: place === null ? 0 : place.y
    width: place === null ? 0 : place.width
    height: place === null ? 0 : place.height
    radius: Tokens.radius * 1.5
    color: "transparent"
    border.width: Tokens.stroke * 1.6
    border.color: Tokens.colour.pending
    antialiasing: true

    Repeater {
        model: ring.spots

        Rectangle {
            required property string modelData
            readonly property rect circle: ring.place === null ? Qt.rect(0, 0, 0, 0) : ring.place.circleOf(modelData)

            objectName: `lit ${ring.position} ${modelData}`
            x: circle.x
            y: circle.y
            width: circle.width
            height: circle.height
            radius: width / 2
            color: "transparent"
            border.width: Tokens.stroke * 1.6
            border.color: Tokens.colour.pending
            antialiasing: true
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.bottom
        width: sign.implicitWidth + Tokens.mm(3)
        height: Tokens.mm(5.4)
        radius: height / 2
        color: Tokens.colour.pending

        Label {
            id: sign
            anchors.centerIn: parent
            text: ring.text
            color: Tokens.colour.plate
            font.pixelSize: Tokens.small
            font.weight: Font.Bold
        }
    }
}
