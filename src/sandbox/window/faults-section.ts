import type { SandboxFault } from "../faults/sandbox-faults.ts";
import { html, type Html } from "../pages/html.ts";
import { fill } from "../pages/words.ts";
import { faultKinds, type FaultField, type FaultKind } from "./fault-fields.ts";
import { faultWords } from "./fault-words.ts";
import { faultServices } from "../faults/sandbox-faults.ts";
import { paths, type View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** Every fault with a switch, its members and its state; each switch is a form, so that none needs a script. */
export function faultsSection(view: View): Html {
  const { state, language } = view;
  const on = state.faults.list();
  const summary =
    on.length === 0
      ? html`<p>${words.noFaults[language]}</p>`
      : html`<p>${fill(words.faultsOn[language], { count: on.length })}</p>
          <ul>
            ${on.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
          </ul>
          <form method="post" action="${paths.faults}">
            <button name="action" value="all-off">${words.allOff[language]}</button>
          </form>`;
  return html`<section aria-labelledby="faults" id="live-faults" data-live>
    <h2 id="faults">${words.faults[language]}</h2>
    <div role="status">${summary}</div>
    ${faultServices.map((service) => ofService(service, on, view))}
  </section>`;
}

function ofService(service: SandboxFault["service"], on: readonly SandboxFault[], { language }: View): Html {
  const count = on.filter((fault) => fault.service === service).length;
  const kinds = faultKinds.filter((known) => known.service === service);
  return html`<details id="faults-${service}" ${count > 0 ? html`open` : ""}>
    <summary>
      ${words[service][language]} (${kinds.length})${count > 0 ? html`: ${words.on[language]} ${count}` : ""}
    </summary>
    <ul class="switches">
      ${kinds.map((known) => switchOf(known, on, language))}
    </ul>
  </details>`;
}

function switchOf(
  { service, kind, fields }: FaultKind,
  all: readonly SandboxFault[],
  language: View["language"],
): Html {
  const on = all.filter((fault) => fault.service === service && fault.kind === kind);
  const id = `fault-${service}-${kind}`;
  const texts: Readonly<Record<string, Readonly<Record<View["language"], string>>>> = faultWords[service];
  const state = on.length === 0 ? words.off[language] : words.on[language];
  const off = html`<button class="other" name="action" value="off" aria-describedby="${id}">
    ${words.switchOff[language]}
  </button>`;
  return html`<li class="${on.length === 0 ? "" : "is-on"}">
    <form method="post" action="${paths.faults}">
      <input type="hidden" name="service" value="${service}" />
      <input type="hidden" name="kind" value="${kind}" />
      <p id="${id}"><code>${kind}</code> <strong>${state}</strong><br />${texts[kind]?.[language]}</p>
      <div class="line">
        ${fields.map((field) => fieldOf(field, language))}
        <button name="action" value="on" aria-describedby="${id}">${words.switchOn[language]}</button>
        ${on.length === 0 ? "" : off}
      </div>
    </form>
  </li>`;
}

function fieldOf({ name, values, initial }: FaultField, language: View["language"]): Html {
  const label = words[name][language];
  if (values === undefined) {
    return html`<label>${label} <input name="${name}" value="${initial}" inputmode="numeric" size="6" /></label>`;
  }
  const all = initial === "" ? ["", ...values] : values;
  return html`<label
    >${label}
    <select name="${name}">
      ${all.map(
        (value) =>
          html`<option value="${value}" ${String(value) === initial ? html`selected` : ""}>
            ${value === "" ? words.every[language] : value}
          </option>`,
      )}
    </select></label
  >`;
}
