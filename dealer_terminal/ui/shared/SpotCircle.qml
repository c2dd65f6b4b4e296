import QtQuick

/* A wager's place on the layout, as the dealer sees it. */
Item {
    id: spot

    required property string shape
    required property string label
    required property string standing
    required property string amount
    property string chip: ""
    property bool current: false
    property bool tucked: false

    readonly property bool laid: standing !== "empty"
    readonly property var looks: ({
            won: { sign: "plus", ink: Tokens.colour.won },
            lost: { sign: "cross", ink: Tokens.colour.lost },
            push: { sign: "equal", ink: Tokens.colour.push },
            forfeited: { sign: "slash", ink: Tokens.colour.forfeited }
        })
    readonly property var look: looks[standing] ?? { sign: "", ink: Tokens.colour.text }
    readonly property bool gone: standing === "lost" || standing === "forfeited"

    implicitWidth: Tokens.mm(12.5)
    implicitHeight: width

    TuckedHand {
        visible: spot.tucked
        anchors.horizontalCenter: parent.horizontalCenter
        y: spot.height * 0.36
        width: spot.width * 1.04
        height: spot.height * 0.72
    }
    Rectangle {
        anchors.fill: parent
        visible: spot.current
        anchors.margins: -Tokens.stroke
        radius: width / 2
        color: Tokens.colour.current
        antialiasing: true
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Tokens.colour.seat
        antialiasing: true
    }
    SpotPrint {
        anchors.fill: parent
        visible: !spot.laid || spot.gone
        opacity: spot.gone ? 0.35 : 1
        shape: spot.shape
        label: spot.laid ? "" : spot.label
    }
    Chip {
        anchors.fill: parent
        visible: spot.laid && !spot.gone
        colour: spot.chip
    }
    SpotAmount {
        visible: spot.laid
        anchors.centerIn: parent
        width: parent.width
        height: parent.height
        text: spot.amount
        ink: spot.look.ink
        struck: spot.gone
    }
    SpotTag {
        visible: spot.laid && spot.look.sign === ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        text: spot.label
        golden: spot.shape === "golden-31"
    }
    Badge {
        visible: spot.look.sign !== ""
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -Tokens.mm(0.8)
        width: Math.max(Tokens.mm(4.4), spot.width * 0.4)
        height: width
        sign: spot.look.sign
        ink: spot.look.ink
    }
}
