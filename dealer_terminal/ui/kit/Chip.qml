pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

/* A chip seen from above, on other chips. Its denomination is printed on it, so color is not the only distinction. */
Item {
    id: chip

    required property string colour
    property string denomination: ""
    readonly property color body: Tokens.chips[colour] ?? Tokens.chips.grey
    readonly property color notch: ["white", "yellow", "pink"].includes(colour) ? Tokens.chipNotchDark : Tokens.chipNotch

    implicitWidth: Tokens.mm(8)
    implicitHeight: width

    Rectangle {
        y: parent.width * 0.06
        width: parent.width
        height: width
        radius: width / 2
        color: Tokens.colour.plate
        opacity: 0.5
        antialiasing: true
    }
    Rectangle {
        y: parent.width * 0.03
        width: parent.width
        height: width
        radius: width / 2
        color: Qt.darker(chip.body, 1.7)
        antialiasing: true
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: chip.body
        border.width: Math.max(1, width * 0.025)
        border.color: Qt.lighter(chip.body, 1.5)
        antialiasing: true
    }
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            readonly property real pen: chip.width * 0.15
            readonly property real turn: Math.PI * (chip.width * 0.85) / pen

            fillColor: "transparent"
            strokeColor: chip.notch
            strokeWidth: pen
            strokeStyle: ShapePath.DashLine
            capStyle: ShapePath.FlatCap
            dashPattern: [turn * 0.056, turn * 0.069]
            PathAngleArc {
                centerX: chip.width / 2
                centerY: chip.height / 2
                radiusX: chip.width * 0.425
                radiusY: radiusX
                startAngle: -10
                sweepAngle: 360
            }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.72
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Math.max(1, width * 0.03)
        border.color: chip.notch
        antialiasing: true
    }
    Loader {
        active: chip.denomination !== ""
        anchors.centerIn: parent
        width: parent.width * 0.66
        height: width
        sourceComponent: face
    }
    Component {
        id: face
        Rectangle {
            radius: width / 2
            color: Tokens.chipFace
            border.width: Math.max(1, width * 0.05)
            border.color: chip.body
            antialiasing: true

            Label {
                anchors.centerIn: parent
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: chip.denomination
                color: Tokens.chipInk
                font.weight: Font.Bold
                font.pixelSize: Math.max(1, chip.width * (chip.denomination.length > 3 ? 0.195 : chip.denomination.length > 2 ? 0.27 : 0.34))
            }
        }
    }
}
