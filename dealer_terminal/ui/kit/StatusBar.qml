import QtQuick

/* Status that is always shown: table, rulebook, round, dealer, reader, and checkpoint. */
Rectangle {
    id: bar

    required property string table
    required property string rulebook
    required property string revision
    required property string round
    required property string dealer
    required property string reader
    required property string readerText
    required property string checkpoint
    required property string clock
    required property string simulated

    /* Width of the simulated band with its stripes. It is reserved before all other texts. */
    readonly property real loud: simulated === "" ? 0 : Math.ceil(said.advanceWidth) + Tokens.mm(12)
    readonly property real longest: Tokens.mm(simulated === "" ? 36 : 21)
    readonly property real room: width - health.width - 2 * Tokens.pad - loud - Tokens.mm(3) - name.width - 4 * place.spacing
    /* Right edge for other texts. They never cover the simulated band. */
    readonly property real free: (simulated === "" ? health.x : band.x) - Tokens.mm(2)
    readonly property real share: Math.min(1, room / Math.max(1, rules.natural + people.natural + Tokens.mm(1)))

    implicitHeight: Tokens.mm(9.4)
    color: Tokens.colour.panel

    Accessible.role: Accessible.StaticText
    Accessible.name: [table, rulebook, revision, round, dealer, readerText, clock].filter(part => part !== "").join(" · ")

    NaturalWidth {
        id: said
        text: bar.simulated
    }
    NaturalWidth {
        id: named
        text: bar.table
    }
    Row {
        id: place
        anchors.left: parent.left
        anchors.leftMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(2.6)

        Label {
            anchors.verticalCenter: parent.verticalCenter
            id: name
            width: Math.min(Math.ceil(named.advanceWidth) + 2, bar.longest)
            glanced: named.advanceWidth < bar.longest
            text: bar.table
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            fontSizeMode: Text.Fit
            height: bar.height - Tokens.mm(0.6)
            wrapMode: named.advanceWidth < bar.longest ? Text.NoWrap : Text.WordWrap
            minimumPixelSize: Tokens.mm(2.2)
        }
        StatusRule {}
        StatusPair {
            id: rules
            share: bar.share
            anchors.verticalCenter: parent.verticalCenter
            first: bar.rulebook
            second: bar.revision
        }
        StatusRule {}
        StatusPair {
            id: people
            share: bar.share
            anchors.verticalCenter: parent.verticalCenter
            first: bar.round
            second: bar.dealer
        }
    }
    SimulatedBand {
        id: band
        visible: bar.simulated !== ""
        x: Math.max(place.x + place.width + Tokens.mm(3), Math.min(Tokens.mm(106), health.x - Tokens.mm(3) - bar.loud))
        width: health.x - Tokens.mm(3) - x
        height: parent.height
        text: bar.simulated
    }
    Row {
        id: health
        anchors.right: parent.right
        anchors.rightMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(3)

        ReaderState {
            anchors.verticalCenter: parent.verticalCenter
            standing: bar.reader
            text: bar.readerText
        }
        Row {
            visible: bar.checkpoint !== ""
            anchors.verticalCenter: parent.verticalCenter
            spacing: Tokens.mm(0.8)

            Sign {
                anchors.verticalCenter: parent.verticalCenter
                width: Tokens.mm(4)
                height: width
                name: "lock"
                ink: Tokens.colour.muted
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: bar.checkpoint
                color: Tokens.colour.muted
            }
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            glanced: true
            text: bar.clock
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
