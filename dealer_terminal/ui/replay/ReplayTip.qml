import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* Tooltips from the table of bindings. A tick on the strip has its own text, and the strip the time under the pointer.
   */
Tip {
    id: tip

    required property var strip
    required property var tips

    function of(item: Item, where: point): string {
        const target = item as TouchTarget;
        if (target === null || !target.enabled)
            return "";
        if (target.name.startsWith("tick "))
            return target.spoken;
        const found = tips.find(each => each.name === target.name);
        if (found === undefined)
            return "";
        return target.name === "strip" ? `${timeOn(target, where)} · ${found.text}` : found.text;
    }

    function timeOn(item: Item, where: point): string {
        const times = strip.times, part = item.mapFromItem(tip, where).x / Math.max(1, item.width);
        return times[Math.max(0, Math.min(times.length - 1, Math.floor(part * times.length)))] ?? "";
    }

    told: (item, where) => tip.of(item, where)
}
