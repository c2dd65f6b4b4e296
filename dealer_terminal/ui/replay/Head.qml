import QtQuick
import dealer_terminal.ui.kit

/* The table, its rules, the round, the dealer, the fact, and the result of verification. */
Rectangle {
    id: head

    required property var shown

    /* Width for the names, which shrink to fit. Round and fact are always shown in full. */
    readonly property real room: verdict.x - place.x - Tokens.pad - 4 * place.spacing - round.width - fact.width

    signal verdictTouched

    component Name: Label {
        anchors.verticalCenter: parent.verticalCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.2)
        elide: Text.ElideRight
    }

    color: Tokens.colour.panel
    Accessible.role: Accessible.StaticText
    Accessible.name: [shown.table, shown.rulebook, shown.round, shown.dealer, shown.fact].filter(part => part !== "").join(" · ")

    Row {
        id: place
        anchors.left: parent.left
        anchors.leftMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(4)

        Name {
            id: table
            width: Math.min(implicitWidth, Math.max(head.room / 2, head.room - rules.implicitWidth - dealer.implicitWidth))
            text: head.shown.table
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
        }
        Name {
            id: rules
            width: Math.min(implicitWidth, head.room - table.width - dealer.width)
            text: [head.shown.rulebook, head.shown.revision].filter(part => part !== "").join(" · ")
            color: Tokens.colour.muted
        }
        Name {
            id: round
            text: head.shown.round
            font.weight: Font.Bold
        }
        Name {
            id: dealer
            width: Math.min(implicitWidth, Math.max(head.room / 4, head.room - table.implicitWidth - rules.implicitWidth))
            text: head.shown.dealer
        }
        Name {
            id: fact
            text: head.shown.fact
            color: Tokens.colour.muted
        }
    }
    TouchTarget {
        id: verdict
        visible: head.shown.verdict !== ""
        anchors.right: loud.left
        anchors.rightMargin: Tokens.mm(2)
        width: visible ? Tokens.mm(46) : 0
        height: parent.height
        name: "verdict"
        spoken: head.shown.verdict
        activeFocusOnTab: false
        onActivated: head.verdictTouched()

        Label {
            anchors.fill: parent
            horizontalAlignment: Text.AlignRight
            text: head.shown.verdict
            color: head.shown.verdictTone === "wrong" ? Tokens.colour.refusalLine : head.shown.verdictTone === "good" ? Tokens.colour.won : Tokens.colour.muted
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(2.4)
        }
    }
    SimulatedBand {
        id: loud
        visible: text !== ""
        anchors.right: parent.right
        width: visible ? Tokens.mm(56) : 0
        height: parent.height
        text: head.shown.simulated
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
