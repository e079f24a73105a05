/**
 * The script of the front page, for what a page cannot do by itself: it asks every two seconds whether faults or requests have
 * changed, puts in place what is new and nothing else, so that focus, what is open, typed or selected stay, and copies
 * snippets. Everything else works without it.
 */
export const script = `"use strict";
(() => {
  const status = document.getElementById("live-status");
  let version = "";
  const renew = {
    text: (before, next) => {
      if (before.innerHTML !== next.innerHTML) before.replaceChildren(...next.childNodes);
    },
    list: (before, next) => {
      const wanted = new Set(Array.from(next.children, ({ id }) => id));
      for (const old of Array.from(before.children)) if (!wanted.has(old.id)) old.remove();
      before.prepend(...Array.from(next.children).filter(({ id }) => document.getElementById(id) === null));
    },
  };
  const ask = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(status.dataset.from, { headers: { "If-None-Match": version }, cache: "no-store" });
      if (answer.status === 200) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        for (const next of page.querySelectorAll("[data-live]")) {
          renew[next.dataset.live](document.getElementById(next.id), next);
        }
        version = answer.headers.get("ETag");
      } else if (answer.status !== 304) throw new Error();
      status.textContent = status.dataset.follows;
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
