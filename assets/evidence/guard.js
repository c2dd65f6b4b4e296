"use strict";
// The verifier runs only as it was shipped: its hash stands in this page's policy. If it did not run, this says so.
let refused = false, loaded = false;
function say() {
  if (!loaded || document.documentElement.dataset.ran) return;
  document.getElementById("banner").className = refused ? "altered" : "unchecked";
  document.getElementById("verdict").textContent = refused ? "ALTERED" : "NOT CHECKED";
  document.getElementById("said").textContent = refused
    ? "The verifier of this page was changed, so that the browser refuses it."
    : "This browser cannot run the verifier of this page: open it in a newer one.";
  document.documentElement.dataset.done = "yes";
}
document.addEventListener("securitypolicyviolation", () => { refused = true; say(); });
addEventListener("load", () => { loaded = true; setTimeout(say, 100); });
