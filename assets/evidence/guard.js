"use strict";
// The verifier runs only as it was shipped: its hash stands in this page's policy. If it did not run, this says so.
let failed = false, loaded = false;
function say() {
  const page = document.documentElement;
  if (!loaded || page.dataset.ran) return;
  const banner = document.createElement("header");
  banner.id = "banner";
  banner.className = failed ? "unchecked" : "altered";
  for (const [name, text] of [["verdict", failed ? "NOT CHECKED" : "ALTERED"], ["said", failed
    ? "This browser cannot run the verifier of this page: open it in a newer one."
    : "The verifier of this page is gone, or was changed, so that the browser refuses it."]]) {
    const line = document.createElement("p");
    line.id = name;
    line.textContent = text;
    banner.append(line);
  }
  page.dataset.placed = page.dataset.done = "yes";
  document.body.replaceChildren(banner);
}
addEventListener("error", () => { failed = true; });
document.addEventListener("securitypolicyviolation", say);
addEventListener("load", () => { loaded = true; setTimeout(say, 100); });
