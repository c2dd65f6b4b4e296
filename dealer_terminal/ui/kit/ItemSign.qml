import QtQuick

/* Mark of a checklist item: round if the reader senses it, square if the dealer confirms it. */
Item {
    id: mark

    required property string kind
    required property string standing
    readonly property bool sensed: kind === "sensed"
    readonly property var looks: ({
            "to-do": { sign: "", ink: Tokens.colour.text, fill: "transparent" },
            "current": { sign: "arrow", ink: Tokens.colour.primaryInk, fill: Tokens.colour.primary },
            "done": { sign: "check", ink: Tokens.colour.plate, fill: Tokens.colour.done },
            "overridden": { sign: "skip", ink: Tokens.colour.overridden, fill: "transparent" },
            "not-applicable": { sign: "dash", ink: Tokens.colour.overridden, fill: "transparent" },
            "deferred": { sign: "later", ink: Tokens.colour.pending, fill: "transparent" }
        })
    readonly property var look: looks[standing] ?? looks.todo

    implicitWidth: Tokens.mm(6.4)
    implicitHeight: implicitWidth

    Rectangle {
        anchors.fill: parent
        radius: mark.sensed ? width / 2 : width * 0.12
        color: mark.look.fill
        border.width: Tokens.hair * 1.8
        border.color: mark.standing === "done" || mark.standing === "current" ? mark.look.fill : mark.look.ink
        antialiasing: true
    }
    Rectangle {
        visible: mark.sensed && mark.standing === "to-do"
        anchors.centerIn: parent
        width: parent.width * 0.28
        height: width
        radius: width / 2
        color: mark.look.ink
        antialiasing: true
    }
    Sign {
        anchors.centerIn: parent
        width: parent.width * 0.72
        height: width
        name: mark.look.sign
        ink: mark.look.ink
        pen: 3.4
    }
}
