"use strict";
/* Checks every block of this file, then shows what they say. Nothing is shown that was not checked; nothing is loaded. */
(() => {
  const FORMAT = "dealer-terminal/evidence@v1", RECORD = "dealer-terminal/record@v1";
  const BLOCK = "script.evidence", UTF8 = new TextDecoder("utf-8", { fatal: true }), ENCODER = new TextEncoder();
  const page = document.documentElement;
  page.dataset.ran = "yes";

  class Altered extends Error {}
  class Unable extends Error {}
  const require = (good, what) => { if (!good) throw new Altered(what); };

  // Bytes ------------------------------------------------------------------------------------------------------------
  const bytes = text => ENCODER.encode(text);
  const join = (...parts) => {
    const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of parts) { whole.set(part, at); at += part.length; }
    return whole;
  };
  const base64 = data => { let text = ""; for (const each of data) text += String.fromCharCode(each); return btoa(text); };
  const unbase64 = text => {
    require(typeof text === "string", "base64 is no text");
    let raw;
    try { raw = atob(text); } catch { throw new Altered("something is not base64"); }
    const data = Uint8Array.from(raw, each => each.charCodeAt(0));
    require(base64(data) === text, "base64 is written in another way");
    return data;
  };
  const hex = data => Array.from(data, each => each.toString(16).padStart(2, "0")).join("");
  const same = (one, two) => one.length === two.length && one.every((each, at) => each === two[at]);
  const sha256 = async data => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const hash = text => { const data = unbase64(text); require(data.length === 32, "a hash has not 32 bytes"); return data; };
  const decimal = text => {
    require(/^(0|[1-9][0-9]{0,15})$/.test(text) && Number.isSafeInteger(Number(text)), `${text} is no plain number`);
    return Number(text);
  };
  const json = (text, name) => { try { return JSON.parse(text); } catch { throw new Altered(`${name} cannot be read`); } };

  // The tree of RFC 6962 ---------------------------------------------------------------------------------------------
  const known = new Map();
  const node = async (left, right) => {
    const name = base64(left) + base64(right);
    let found = known.get(name);
    if (!found) {
      if (known.size > 200000) known.clear();
      found = await sha256(join([1], left, right));
      known.set(name, found);
    }
    return found;
  };
  const split = size => { let half = 1; while (half * 2 < size) half *= 2; return half; };
  const rootOf = async (leaf, index, size, path) => {
    if (size === 1) { require(path.length === 0, "the inclusion proof is too long"); return leaf; }
    require(path.length > 0, "the inclusion proof is too short");
    const left = split(size), rest = path.slice(0, -1), beside = path[path.length - 1];
    if (index < left) return node(await rootOf(leaf, index, left, rest), beside);
    return node(beside, await rootOf(leaf, index - left, size - left, rest));
  };
  const roots = async (old, size, path, root, whole) => {
    if (old === size) {
      const all = whole ? [root, ...path] : path;
      require(all.length === 1, "the consistency proof has another length");
      return [all[0], all[0]];
    }
    require(path.length > 0, "the consistency proof is too short");
    const left = split(size), rest = path.slice(0, -1), beside = path[path.length - 1];
    if (old <= left) {
      const [before, after] = await roots(old, left, rest, root, whole);
      return [before, await node(after, beside)];
    }
    const [before, after] = await roots(old - left, size - left, rest, root, false);
    return [await node(beside, before), await node(beside, after)];
  };

  // Keys and notes (C2SP signed-note) --------------------------------------------------------------------------------
  const NOTE = 1, COSIGNATURE = 4, SUBTREE = 6, SIZES = new Map([[NOTE, 33], [COSIGNATURE, 33], [SUBTREE, 1313]]);
  const keyOf = async vkey => {
    const found = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey);
    require(found, "the key is not written as a verifier key");
    const material = unbase64(found[3]);
    require(material.length === SIZES.get(material[0]), "the key is no Ed25519 key");
    const id = (await sha256(join(bytes(found[1] + "\n"), material))).slice(0, 4);
    require(hex(id) === found[2], "the key has another id than it says");
    return { name: found[1], id, type: material[0], public: material.slice(1), text: vkey };
  };
  const usable = async key => {
    try {
      return await crypto.subtle.importKey("raw", key.public, { name: "Ed25519" }, false, ["verify"]);
    } catch (error) {
      if (error.name === "DataError") throw new Altered("the key is no Ed25519 key");
      return null;
    }
  };
  const signed = async (note, key, what) => {
    const end = note.lastIndexOf("\n\n");
    require(end > 0 && note.endsWith("\n"), `${what} is no signed note`);
    const text = note.slice(0, end + 1);
    let signers = 0;
    for (const line of note.slice(end + 2, -1).split("\n")) {
      const parts = line.split(" ");
      require(parts.length === 3 && parts[0] === "\u2014", `${what} has a line that is no signature`);
      const blob = unbase64(parts[2]);
      if (parts[1] !== key.name || !same(blob.slice(0, 4), key.id)) continue;
      if (key.usable) {
        const good = await crypto.subtle.verify({ name: "Ed25519" }, key.usable, blob.slice(4), bytes(text));
        require(good, `the signature of ${what} is not that of ${key.name}`);
      }
      signers += 1;
    }
    require(signers > 0, `${what} is not signed with the key ${key.name}`);
    return text;
  };
  const checkpointOf = async (note, key, what) => {
    const lines = (await signed(note, key, what)).split("\n");
    require(lines.length >= 4 && lines[0] === key.name, `${what} is of another journal`);
    return { size: decimal(lines[1]), root: hash(lines[2]), note };
  };

  // Witnesses (C2SP tlog-cosignature) --------------------------------------------------------------------------------
  const timeOf = blob => {
    if (blob.length !== 76 && blob.length !== 2432) return 0;
    const time = blob.slice(4, 12).reduce((whole, each) => whole * 256n + BigInt(each), 0n);
    return time <= 8640000000000n ? Number(time) : 0;
  };
  const cosigners = async (note, log, witnesses) => {
    const end = note.lastIndexOf("\n\n"), text = note.slice(0, end + 1), made = [];
    for (const line of note.slice(end + 2, -1).split("\n")) {
      const [, name, encoded] = line.split(" "), blob = unbase64(encoded), time = timeOf(blob);
      const by = each => each.name === name && same(blob.slice(0, 4), each.id), witness = witnesses.find(by);
      if (!time || by(log)) continue;
      if (witness && witness.type === COSIGNATURE && witness.usable) {
        const message = bytes(`cosignature/v1\ntime ${time}\n${text}`);
        const good = await crypto.subtle.verify({ name: "Ed25519" }, witness.usable, blob.slice(12), message);
        require(good, `the cosignature of ${name} is not over this checkpoint`);
        made.push({ name, time, checked: true });
      } else {
        made.push({ name, time, checked: false });
      }
    }
    return made;
  };

  // Records ----------------------------------------------------------------------------------------------------------
  const parseRecord = data => {
    const ends = [];
    for (let at = 0; at < data.length && ends.length < 8; at += 1) if (data[at] === 10) ends.push(at);
    require(ends.length === 8, "it is not written as a record");
    let texts;
    try {
      texts = ends.map((end, at) => UTF8.decode(data.slice(at ? ends[at - 1] + 1 : 0, end)));
    } catch { throw new Altered("it is not written as a record"); }
    const [format, position, round, kind, schema, operator, utc, monotonic] = texts;
    require(format === RECORD, "it is not written as a record");
    const body = data.slice(ends[7] + 1);
    return {
      position: decimal(position), round: decimal(round), kind, schema: decimal(schema), operator,
      utc: decimal(utc), monotonic: decimal(monotonic), body,
    };
  };
  const factOf = record => { try { return JSON.parse(UTF8.decode(record.body)); } catch { return hex(record.body); } };
  const proven = async (kept, checkpoint, findings) => {
    const name = `record ${kept.position}`;
    try {
      let record = { position: kept.position, round: null, kind: "", leftOut: true }, leaf;
      if (kept.data) {
        const data = unbase64(kept.data);
        record = parseRecord(data);
        require(record.position === kept.position && !kept.leaf, `it carries record ${record.position}`);
        leaf = await sha256(join([0], data));
      } else {
        leaf = hash(kept.leaf);
      }
      require(Number.isInteger(kept.position) && kept.position >= 0 && kept.position < checkpoint.size,
        "it is not among the signed ones");
      const root = await rootOf(leaf, kept.position, checkpoint.size, kept.path.map(hash));
      require(same(root, checkpoint.root), "it does not lead to the signed root");
      return { ...record, leaf, path: kept.path.length };
    } catch (error) {
      findings.push({ record: kept.position, what: `${name}: ${error.message}` });
      return null;
    }
  };

  // The file ---------------------------------------------------------------------------------------------------------
  const shellText = () => {
    const clone = page.cloneNode(true);
    clone.removeAttribute("data-ran");
    for (const block of clone.querySelectorAll(BLOCK)) {
      const next = block.nextSibling;
      if (next && next.nodeType === 3 && next.data.startsWith("\n")) next.data = next.data.slice(1);
      block.remove();
    }
    clone.normalize();
    const whole = clone.outerHTML, end = "</head><body></body></html>";
    return whole.endsWith(end) ? whole.slice(0, -end.length) : "";
  };
  const blocksOf = () => Array.from(document.querySelectorAll(BLOCK), block => {
    const plain = `<script type="text/plain" class="evidence" id="${block.id}"></` + "script>";
    require(block.cloneNode(false).outerHTML === plain && /^[a-z0-9-]{1,60}$/.test(block.id), "a block is written in another way");
    return { id: block.id, text: block.textContent };
  });

  const check = async (file, trusted) => {
    const findings = [];
    const attempt = async (what, doing) => {
      try { return await doing(); } catch (error) {
        if (error instanceof Unable) throw error;
        findings.push({ record: null, what: what ? `${what}: ${error.message}` : error.message });
        return null;
      }
    };
    const result = { findings, rounds: [], context: [], pictures: new Map(), sealed: false, ed25519: true };
    await attempt("", async () => {
      const blocks = file.blocks(), ends = blocks.slice(-2);
      require(ends.length === 2 && ends[0].id === "manifest" && ends[1].id === "seal", "the manifest or the seal is missing");
      const manifest = json(ends[0].text, "the manifest");
      result.manifest = manifest;
      require(manifest.format === FORMAT, `the format is not ${FORMAT}`);
      const key = await keyOf(manifest.vkey), given = trusted.split(/\s+/).filter(each => each && each !== manifest.vkey);
      const witnesses = await Promise.all(given.map(keyOf));
      require(key.type === NOTE, "the key is no key of a log");
      result.given = trusted.split(/\s+/).includes(manifest.vkey);
      result.key = key;
      require(key.name === `dealer-terminal/${manifest.journal}`, "the key is another journal's");
      require(witnesses.every(each => each.type !== NOTE), "it is signed with another key than the one that you gave");
      key.usable = await usable(key);
      for (const each of witnesses) each.usable = each.type === COSIGNATURE ? await usable(each) : null;
      result.ed25519 = key.usable !== null;
      const checkpoint = await checkpointOf(manifest.checkpoint, key, "the checkpoint");
      result.checkpoint = checkpoint;
      result.cosigned = await cosigners(manifest.checkpoint, key, witnesses);
      result.absent = witnesses.filter(each => !result.cosigned.some(made => made.name === each.name)).map(each => each.name);
      const held = new Map(blocks.map(each => [each.id, each.text]));
      require(held.size === blocks.length, "two blocks have one name");
      let number = manifest.first, next = -1, pictures = [];
      for (const block of blocks.slice(0, -2)) {
        if (block.id === "context") {
          for (const kept of json(block.text, "the context").records) {
            const record = await proven(kept, checkpoint, findings);
            if (record) result.context.push(record);
          }
        } else if (block.id.startsWith("picture-")) {
          pictures.push(block.id);
          result.pictures.set(block.id, block.text);
        } else {
          const wanted = number, shown = pictures;
          pictures = [];
          number += 1;
          await attempt(`round ${wanted}`, async () => {
            const round = json(block.text, block.id);
            require(block.id === `round-${round.round}` && round.round === wanted, `${block.id} stands in its place`);
            const records = [];
            for (const kept of round.records) {
              if (next !== -1 && kept.position !== next) {
                findings.push({ record: kept.position, what: `record ${kept.position} stands where record ${next} belongs` });
              }
              next = kept.position + 1;
              const record = await proven(kept, checkpoint, findings);
              if (record && !record.leftOut && record.round !== wanted) {
                findings.push({ record: kept.position, what: `record ${kept.position} belongs to round ${record.round}` });
              }
              records.push(record);
            }
            const first = records[0], last = records[records.length - 1];
            require(first && last, "its first or last record is missing");
            const ended = last.kind === "round_closed", edge = wanted === manifest.first || wanted === manifest.last;
            require(first.kind === "round_opened" && ended === round.ended && (ended || !edge), "it is not whole here");
            const corrections = [];
            for (const kept of round.corrections) {
              const record = await proven(kept, checkpoint, findings);
              if (!record) continue;
              require(record.kind === "payment_corrected" && record.round === wanted + 1 && factOf(record).round === wanted,
                `record ${record.position} is no correction of it`);
              corrections.push(record);
            }
            const old = await checkpointOf(round.checkpoint, key, "its checkpoint");
            require(old.size > last.position && old.size <= checkpoint.size, "its checkpoint does not cover its end");
            const [before, after] = await roots(old.size, checkpoint.size, round.grown.map(hash), old.root, true);
            require(same(before, old.root) && same(after, checkpoint.root), "the journal did not only grow since it ended");
            require(round.pictures.map(each => each.block).join() === shown.join(), "its pictures are others");
            require(round.pictures.every(each => each.record >= first.position && each.record <= last.position),
              "a picture is of another round's record");
            result.rounds.push({ ...round, records, corrections, old });
          });
        }
      }
      require(number === manifest.last + 1 && !pictures.length, "a round or a picture is missing or too many");
      require(manifest.blocks.map(each => each.id).join() === blocks.slice(0, -2).map(each => each.id).join(),
        "the blocks are not those of the manifest, in their order");
      for (const each of manifest.blocks) {
        await attempt("", async () => {
          const own = base64(await sha256(bytes(held.get(each.id))));
          require(own === each.hash, `${each.id.replace(/-/g, " ")} is not what the manifest says`);
        });
      }
      require(manifest.signed === (ends[1].text !== ""), "the seal of the manifest is missing, or there is one too many");
      if (manifest.signed) {
        const seal = UTF8.decode(unbase64(ends[1].text));
        const text = await signed(seal, key, "the manifest");
        const own = base64(await sha256(bytes(ends[0].text)));
        require(text === `${FORMAT}\n${manifest.journal}\n${own}\n`, "the manifest is not the one that was signed");
        result.sealed = true;
      }
      require(base64(await sha256(bytes(file.shell()))) === manifest.shell && file.alone(),
        "the page around the evidence was changed (some browser extensions do that: try without them)");
    });
    return result;
  };

  // What is shown ----------------------------------------------------------------------------------------------------
  const el = (name, what, ...inside) => {
    const made = document.createElement(name);
    if (what) made.className = what;
    made.append(...inside);
    return made;
  };
  const table = (what, columns, rows) => el("table", what,
    el("thead", "", el("tr", "", ...columns.map(each => el("th", "", each)))),
    el("tbody", "", ...rows.map(row => el("tr", "", ...row.map(each => el("td", "", each))))));
  const HIDDEN = new Set(["key", "commitment", "sealed", "packet", "lines", "rulebook_text", "house_text", "pin", "badge"]);
  const LONGEST = 600;
  const words = value => {
    if (Array.isArray(value)) return value.map(words).join(" ");
    if (value && typeof value === "object") return Object.entries(value).map(([name, each]) => `${name} ${words(each)}`).join(" ");
    return String(value);
  };
  const isNothing = value => value === "" || value === null || (typeof value === "object" && !Object.keys(value).length);
  const withWhat = fact => typeof fact !== "object" || fact === null ? String(fact) : Object.entries(fact)
    .filter(([name, value]) => !HIDDEN.has(name) && !isNothing(value)).map(([name, value]) => `${name} ${words(value)}`).join(", ");
  const utcText = utc => new Date(Math.floor(utc / 1000)).toISOString().slice(0, 23).replace("T", " ");
  const factRow = record => {
    if (record.leftOut) return [String(record.position), "", "", "left out", "only its hash is here: so it is with records of PINs and badges", hex(record.leaf).slice(0, 16)];
    const fact = factOf(record), all = withWhat(fact), told = all.length > LONGEST ? `${all.slice(0, LONGEST)} ...` : all;
    const cell = el("div", "", `${told} `);
    const more = el("details", "", el("summary", "", "as recorded"), el("code", "", typeof fact === "string" ? fact : JSON.stringify(fact)));
    cell.append(more);
    return [String(record.position), utcText(record.utc), record.operator, record.kind.replace(/_/g, " "), cell, hex(record.leaf).slice(0, 16)];
  };
  const FACTS = ["record", "time (UTC)", "who", "what", "with", "leaf hash"];
  const image = text => URL.createObjectURL(new Blob([Uint8Array.from(atob(text), each => each.charCodeAt(0))], { type: "image/webp" }));
  const tag = sealed => el("span", sealed ? "tag good" : "tag doubt", sealed ? "signed with the manifest" : "illustration, derived: signed by nobody");
  const figure = (each, result) => {
    const shown = el("img");
    shown.src = image(result.pictures.get(each.block));
    shown.alt = `The table after record ${each.record}`;
    shown.loading = "lazy";
    const caption = el("figcaption", "", el("b", "", each.step), ` \u00b7 after record ${each.record}, `, el("span", "whole", each.time));
    if (each.asked) caption.append(el("p", "asked", each.asked, each.rule ? el("span", "rule", ` ${each.rule}`) : ""));
    return el("figure", result.sealed ? "" : "derived", shown, caption);
  };
  const roundSection = (round, result) => {
    const section = el("section", "round");
    section.id = `shown-${round.round}`;
    const told = round.told;
    section.append(el("h2", "", told.title || `Round ${round.round}`));
    if (told.loud) section.append(el("p", "loud", told.loud));
    section.append(el("h3", "", "What happened, in words ", tag(result.sealed)));
    for (const line of told.lines) section.append(el("p", "line", line));
    for (const each of told.tables) {
      section.append(el("h4", "", each.title), table("told", each.columns, each.rows));
    }
    for (const line of told.after) section.append(el("p", "line", line));
    if (round.pictures.length) {
      section.append(el("h3", "", "Step by step ", tag(result.sealed)));
      section.append(el("div", "pictures", ...round.pictures.map(each => figure(each, result))));
    }
    section.append(el("h3", "", "Facts ", el("span", "tag good", "from the signed records themselves")));
    section.append(table("facts", FACTS, [...round.records, ...round.corrections].map(factRow)));
    section.append(el("h3", "", "Proof"));
    section.append(el("p", "line", `Each of these ${round.records.length + round.corrections.length} records leads by its ` +
      `inclusion proof to the root over ${result.checkpoint.size} records that the key signed. The checkpoint below was signed ` +
      `over ${round.old.size} records when the round had ended; the journal only grew since.`));
    section.append(el("pre", "", round.old.note));
    return section;
  };
  const cover = result => {
    const { manifest } = result, section = el("section", "cover"), list = el("dl");
    const one = manifest.first === manifest.last;
    section.append(el("p", "kicker", "Evidence from a table's journal"));
    section.append(el("h1", "", one ? `Round ${manifest.first}` : `Rounds ${manifest.first} to ${manifest.last}`));
    if (manifest.cover.loud) section.append(el("p", "loud", manifest.cover.loud));
    const rows = [...manifest.cover.about, ["Made by", manifest.cover.operators.join(", ") || "not said"],
      ["Reason", manifest.cover.reason || "not said"], ["Journal", manifest.journal], ["Made with", manifest.program]];
    for (const [name, value] of rows) list.append(el("dt", "", name), el("dd", "", value));
    section.append(list, el("p", "", tag(result.sealed)));
    section.append(el("h3", "", "What was left out"), el("ul", "", ...manifest.cover.left_out.map(each => el("li", "", each))));
    section.append(el("h3", "", "What this page shows, and what it does not"));
    section.append(el("p", "line", "The facts are read from the very bytes whose hashes the journal's signed tree holds. Words and pictures " +
      "were derived from them when the file was made; they are bound by the manifest" + (result.sealed ? ", which the same key signed." : ", which nobody signed: rely on the facts.")));
    section.append(el("p", "line", "A page that was rewritten as a whole could say anything. Compare the key with the terminal's .vkey file, and " +
      "check the file with a program that you trust: dealer-terminal verify-proof FILE.html --vkey KEY"));
    section.append(el("h3", "", "Signed head of the journal"), el("pre", "", manifest.checkpoint));
    section.append(el("p", "line", `Key: ${manifest.vkey}`));
    if (result.cosigned.length) {
      section.append(el("h3", "", "Cosigned by witnesses"), el("ul", "", ...result.cosigned.map(each => el("li", "",
        `${cosignerText(each)} `, el("span", each.checked ? "tag good" : "tag doubt", each.checked ? "checked with the key that you gave" :
          "not checked here: enter the witness's Ed25519 key above, or use verify-proof --policy")))));
    }
    if (result.context.length) {
      section.append(el("h3", "", "What these rounds stand on ", el("span", "tag good", "from the signed records themselves")));
      section.append(table("facts", FACTS, result.context.map(factRow)));
    }
    return section;
  };
  const cosignerText = each => `${each.name}, ${utcText(each.time * 1000000).slice(0, 19)} UTC`;
  const cosignedSaid = result => {
    const checked = result.cosigned.filter(each => each.checked), bare = result.cosigned.filter(each => !each.checked);
    return [
      checked.length ? ` Cosigned by ${checked.map(cosignerText).join("; ")}.` : "",
      bare.length ? ` Said to be cosigned by ${bare.map(cosignerText).join("; ")}: not checked here.` : "",
      result.absent.length ? ` Not cosigned by ${result.absent.join(", ")}.` : "",
    ].join("");
  };
  const verdictOf = result => {
    const { findings } = result, by = result.key ? `${result.key.name} (key id ${hex(result.key.id)})` : "";
    if (findings.length) {
      const first = findings.find(each => each.record !== null) || findings[0];
      return ["altered", "ALTERED", `${first.what}.`, findings.length > 1 ? `${findings.length} findings; nothing of the file is shown.` : "Nothing of the file is shown."];
    }
    const every = result.rounds.flatMap(each => [...each.records, ...each.corrections]).concat(result.context);
    const bare = every.filter(each => each.leftOut).length, records = `${every.length} records${bare ? ` (${bare} left out, but for a hash)` : ""}`;
    const keySaid = result.given ? "This is the key that you gave." : "This key came with the file: compare it with the terminal's .vkey file, or enter that below.";
    if (!result.ed25519) return ["unchecked", "NOT VERIFIED", "Hashes and tree hold together, but this browser cannot check Ed25519 signatures: open the file in a newer one.", `Claimed key: ${by}`];
    if (!result.sealed) return ["doubt", "RECORDS VERIFIED", `All ${records} are signed with the key ${by}. Words, pictures and cover are illustration, derived: signed by nobody.${cosignedSaid(result)}`, keySaid];
    return ["verified", "VERIFIED", `All ${records}, the words and the pictures are signed with the key ${by}.${cosignedSaid(result)}`, keySaid];
  };
  /* The file has no markup that is shown: a change of it would be shown before it was found. */
  const placed = {};
  const place = (name, id, ...inside) => {
    placed[id] = el(name, "", ...inside);
    placed[id].id = id;
    return placed[id];
  };
  const placeAll = () => {
    const banner = place("header", "banner", ...["verdict", "said", "key"].map(each => place("p", each)));
    const entered = place("input", "trusted"), label = el("label", "", "Keys from a place that you trust (the terminal's .vkey file; " +
      "witnesses' keys, with a space between)"), button = el("button", "", "Check with these");
    Object.assign(entered, { type: "text", spellcheck: false, autocomplete: "off", placeholder: "dealer-terminal/... + key id + key" });
    label.htmlFor = "trusted";
    button.type = "submit";
    const compare = place("form", "compare", label, entered, button);
    compare.hidden = true;
    document.body.replaceChildren(banner, compare, place("main", "evidence"));
    document.title = "Evidence - Dealer Terminal";
    page.dataset.placed = "yes";
  };
  const say = ([what, verdict, said, key]) => {
    placed.banner.className = what;
    placed.verdict.textContent = verdict;
    placed.said.textContent = said;
    placed.key.textContent = key;
  };
  const show = result => {
    const main = placed.evidence;
    for (const each of main.querySelectorAll("img")) URL.revokeObjectURL(each.src);
    main.replaceChildren();
    if (result.findings.length) {
      main.append(el("section", "findings", el("h2", "", "What was found"), el("ul", "", ...result.findings.slice(0, 50).map(each => el("li", "", each.what)))));
    } else {
      main.append(cover(result), ...result.rounds.map(each => roundSection(each, result)));
    }
    placed.compare.hidden = false;
    say(verdictOf(result));
  };

  const run = async (file, trusted) => {
    if (!globalThis.crypto || !crypto.subtle) {
      say(["unchecked", "NOT VERIFIED", "This browser gives no cryptography to this page: save the file and open it from the disk.", ""]);
      page.dataset.done = "yes";
      return;
    }
    page.dataset.done = "";
    say(["unchecked", "CHECKING", "One moment.", ""]);
    try { show(await check(file, trusted)); } catch (error) {
      say(["unchecked", "NOT VERIFIED", `The check could not be ended: ${error.message}.`, ""]);
    }
    page.dataset.done = "yes";
  };
  addEventListener("DOMContentLoaded", () => {
    const shell = shellText(), [type, ...others] = document.childNodes;
    const only = type.nodeType === 10 && type.name === "html" && !type.publicId && others.length === 1 && others[0] === page;
    const file = { blocks: blocksOf, shell: () => shell, alone: () => only };
    placeAll();
    placed.compare.addEventListener("submit", event => {
      event.preventDefault();
      run(file, placed.trusted.value.trim());
    });
    run(file, "");
  });
})();
