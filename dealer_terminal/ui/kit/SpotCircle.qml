pragma ComponentBehavior: Bound
import QtQuick

/* A wager's circle on the layout, as the dealer sees it. */
Item {
    id: spot

    required property string shape
    required property string label
    required property string standing
    required property string amount
    property var pile: []
    property var paid: []
    property var counts: []
    property bool current: false
    property bool tucked: false
    property bool awaitsHand: false

    readonly property bool laid: standing !== "empty"
    readonly property string result: Results.of(standing)
    readonly property bool taken: result === "lose" || result === "forfeit"
    readonly property bool gone: taken || result === "returned"
    readonly property real inset: tucked || awaitsHand ? width * 0.13 : 0
    readonly property color ink: result === "" ? Tokens.colour.text : Results.ink(result)

    implicitWidth: Tokens.mm(12.5)
    implicitHeight: width

    Loader {
        active: spot.tucked
        anchors.fill: parent
        anchors.margins: -spot.width * 0.03
        sourceComponent: TuckedHand {}
    }
    Loader {
        active: spot.awaitsHand
        anchors.fill: parent
        anchors.margins: -spot.width * 0.03
        sourceComponent: TuckHint {}
    }
    Item {
        anchors.fill: parent
        anchors.margins: spot.inset

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
        Loader {
            active: !spot.laid || spot.gone
            anchors.fill: parent
            opacity: spot.gone ? 0.5 : 1
            sourceComponent: SpotPrint {
                shape: spot.shape
                label: spot.laid ? "" : spot.label
            }
        }
        Loader {
            id: chips
            readonly property real rise: (item as SpotChips)?.rise ?? 0

            active: spot.standing !== "empty"
            anchors.fill: parent
            sourceComponent: SpotChips {
                pile: spot.pile
                paid: spot.paid
                standing: spot.standing
            }
        }
        Loader {
            active: spot.laid
            y: spot.gone ? 0 : -chips.rise
            width: parent.width
            height: parent.height
            sourceComponent: SpotAmount {
                text: spot.amount
                label: spot.label
                golden: spot.shape === "golden-31"
                ink: spot.ink
                struck: spot.taken
                lifted: spot.gone
                badged: spot.result !== ""
            }
        }
        Loader {
            active: spot.laid && !spot.gone && spot.counts.length > 0
            anchors.bottom: parent.bottom
            anchors.bottomMargin: spot.inset > 0 ? -spot.inset - Tokens.mm(0.3) : -Tokens.mm(0.4)
            width: parent.width
            sourceComponent: SpotCounts {
                counts: spot.counts
                circle: spot.width
            }
        }
    }
}
