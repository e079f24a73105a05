// In the browser: fills the form in while the visitor types. Without it the server does, when the form is sent.

/** How long nothing is typed before the register is asked, in milliseconds. */
const pause = 400;
/** After how long the visitor is told that the register is slow, in milliseconds. */
const patience = 2000;

const form = document.querySelector("form");
if (form !== null) {
  const { ico, filledFor } = form.elements;
  const fields = ["name", "address", "dic", "courtFile"].map((name) => form.elements[name]);
  const told = form.querySelector("[role=status]");
  const error = document.getElementById("ico-error");
  /** The fields that the visitor typed into since the IČO was last changed: theirs is newer than any answer. */
  const typedInto = new Set();
  let waiting;
  let asked = "";
  let running = new AbortController();

  const tell = (said = "", warnings = []) => {
    const messages = [...(said === "" ? [] : [["", said]]), ...warnings.map((text) => ["warning", text])];
    const paragraphs = messages.map(([className, textContent]) =>
      Object.assign(document.createElement("p"), { className, textContent }),
    );
    told.replaceChildren(...paragraphs);
  };
  const refuse = (reason) => {
    error.textContent = reason;
    if (reason === "") ico.removeAttribute("aria-invalid");
    else ico.setAttribute("aria-invalid", "true");
  };

  /** Empties the filled fields, because the IČO has changed. */
  const forget = () => {
    clearTimeout(waiting);
    running.abort();
    asked = "";
    typedInto.clear();
    for (const field of fields) if (field.value === field.dataset.filled) field.value = "";
    refuse("");
    tell();
  };

  const ask = async () => {
    clearTimeout(waiting);
    const typed = ico.value.trim();
    if (typed === "" || typed === asked) return;
    asked = typed;
    running = new AbortController();
    const { signal } = running;
    tell(form.dataset.asking);
    const slow = setTimeout(() => tell(form.dataset.slow), patience);
    try {
      const answer = await fetch(`/customer?ico=${encodeURIComponent(typed)}`, { signal });
      show(await answer.json(), typed);
      if (answer.status === 503) asked = "";
    } catch {
      if (signal.aborted) return;
      // The server itself does not answer. Another try is worth it.
      asked = "";
      tell(form.dataset.failed);
    } finally {
      clearTimeout(slow);
    }
  };

  const show = ({ error: reason = "", values = {}, said, warnings }, typed) => {
    for (const field of fields) {
      const value = values[field.name];
      if (value === undefined || typedInto.has(field)) continue;
      field.value = value;
      // As the browser keeps it, with its own ends of lines.
      field.dataset.filled = field.value;
    }
    filledFor.value = typed;
    refuse(reason);
    tell(said, warnings);
  };

  ico.addEventListener("input", () => {
    forget();
    // A shorter one may be whole too: it is asked for when the visitor goes on to another field.
    if (ico.value.replaceAll(/\s/g, "").length >= 8) waiting = setTimeout(ask, pause);
  });
  ico.addEventListener("change", ask);
  for (const field of fields) field.addEventListener("input", () => typedInto.add(field));
}
