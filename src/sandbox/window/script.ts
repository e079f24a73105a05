/**
 * The script of the front page, for what a page cannot do by itself: it asks every two seconds whether faults or requests have
 * changed, puts the new ones in place where nobody is typing, and copies snippets. Everything else works without it.
 */
export const script = `"use strict";
(() => {
  const status = document.getElementById("live-status");
  const shown = new Map();
  let version = "";
  const isOpen = (id) => document.getElementById(id)?.open === true;
  const replace = (next) => {
    const before = document.getElementById(next.id);
    if (before === null || shown.get(next.id) === next.outerHTML) return true;
    if (before.contains(document.activeElement)) return false;
    const text = next.outerHTML;
    for (const details of next.querySelectorAll("details")) if (isOpen(details.id)) details.open = true;
    before.replaceWith(next);
    shown.set(next.id, text);
    return true;
  };
  const ask = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(status.dataset.from, { headers: { "If-None-Match": version }, cache: "no-store" });
      status.textContent = status.dataset.live;
      if (answer.status !== 200) return;
      const parts = new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll("[data-live]");
      if (Array.from(parts, replace).every(Boolean)) version = answer.headers.get("ETag");
    } catch {
      status.textContent = status.dataset.lost;
    }
  };
  setInterval(ask, 2000);
  void ask();
  for (const button of document.querySelectorAll("[data-copy]")) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = button.dataset.done;
      setTimeout(() => (button.textContent = label), 2000);
    });
  }
})();
`;
