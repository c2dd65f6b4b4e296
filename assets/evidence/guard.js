"use strict";
// The verifier runs only as it was shipped: its hash stands in this page's policy. If it did not, this says so.
let refused = false;
document.addEventListener("securitypolicyviolation", () => { refused = true; });
addEventListener("load", () => {
  if (document.documentElement.dataset.ran) return;
  document.getElementById("banner").className = refused ? "altered" : "unchecked";
  document.getElementById("verdict").textContent = refused ? "ALTERED" : "NOT CHECKED";
  document.getElementById("said").textContent = refused
    ? "The verifier or the style of this page was changed, so that the browser refuses it."
    : "This browser is too old to run the verifier of this page.";
});
