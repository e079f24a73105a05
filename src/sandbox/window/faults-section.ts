import { faultServices, type SandboxFault } from "../faults/sandbox-faults.ts";
import { html, type Html } from "../pages/html.ts";
import { fill } from "../pages/words.ts";
import { faultKinds, membersOf, type FaultField, type FaultKind } from "./fault-fields.ts";
import { faultWords } from "./fault-words.ts";
import { isShutting, wayBack } from "./shutting-faults.ts";
import { section } from "./parts.ts";
import { paths, type View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/**
 * Every fault with a switch, its members and its state; each switch is a form, so that none needs a script. What follows by
 * itself stands apart from what somebody opens, types or has the focus on.
 */
export function faultsSection(view: View): Html {
  const { state, language } = view;
  const on = state.faults.list();
  const count =
    on.length === 0
      ? html`<p>${words.noFaults[language]}</p>`
      : html`<p>${fill(words.faultsOn[language], { count: on.length })}</p>
          <ul>
            ${on.map((fault) => html`<li><code>${JSON.stringify(membersOf(fault))}</code></li>`)}
          </ul>`;
  const allOff = html`<form method="post" action="${paths.faults}">
    <button name="action" value="all-off">${words.allOff[language]}</button>
  </form>`;
  const content = html`<div role="status" id="faults-on" data-live="text">${count}</div>
    <div id="faults-all-off" data-live="text">${on.length === 0 ? "" : allOff}</div>
    ${faultServices.map((service) => ofService(service, on, view))}`;
  return section("faults", language, content);
}

function ofService(service: SandboxFault["service"], on: readonly SandboxFault[], view: View): Html {
  const { language } = view;
  const count = on.filter((fault) => fault.service === service).length;
  const kinds = faultKinds.filter((known) => known.service === service);
  return html`<details id="faults-${service}" ${count > 0 ? html`open` : ""}>
    <summary>
      ${words[service][language]} (${kinds.length})<span id="faults-${service}-on" data-live="text"
        >${count > 0 ? `: ${words.on[language]} ${count}` : ""}</span
      >
    </summary>
    ${service === "identity" || service === "legacy" ? html`<p>${words.oneAtATime[language]}</p>` : ""}
    <ul class="switches">
      ${kinds.map((known) => switchOf(known, on, view))}
    </ul>
  </details>`;
}

/** @param typed what somebody has typed already, by the names of the fields */
export function switchOf(
  { service, kind, fields }: FaultKind,
  all: readonly SandboxFault[],
  view: View,
  typed?: (name: string) => string,
): Html {
  const { language } = view;
  const isOn = all.some((fault) => fault.service === service && fault.kind === kind);
  const id = `fault-${service}-${kind}`;
  const texts: Readonly<Record<string, Readonly<Record<View["language"], string>>>> = faultWords[service];
  const off = html`<button class="other" name="action" value="off" aria-describedby="${id}">
    ${words.switchOff[language]}
  </button>`;
  return html`<li>
    <form method="post" action="${paths.faults}">
      <input type="hidden" name="service" value="${service}" />
      <input type="hidden" name="kind" value="${kind}" />
      <p id="${id}" data-live="text">
        <code>${kind}</code>
        <strong class="${isOn ? "is-on" : ""}">${(isOn ? words.on : words.off)[language]}</strong><br />
        ${texts[kind]?.[language]}${isShutting(service, kind) ? html`<br />${wayBack(service, view)}` : ""}
      </p>
      <div class="line">
        ${fields.map((field) => fieldOf(field, typed?.(field.name) ?? field.initial, language))}
        <button name="action" value="on" aria-describedby="${id}">${words.switchOn[language]}</button>
        <span id="${id}-off" data-live="text">${isOn ? off : ""}</span>
      </div>
    </form>
  </li>`;
}

function fieldOf({ name, takes, initial }: FaultField, value: string, language: View["language"]): Html {
  const label = words[name][language];
  if ("least" in takes) {
    const most = takes.most === undefined ? "" : html`max="${takes.most}"`;
    return html`<label
      >${label} <input type="number" name="${name}" value="${value}" min="${takes.least}" ${most}
    /></label>`;
  }
  const all = initial === "" ? ["", ...takes.values] : takes.values;
  return html`<label
    >${label}
    <select name="${name}">
      ${all.map(
        (known) =>
          html`<option value="${known}" ${String(known) === value ? html`selected` : ""}>
            ${known === "" ? words.every[language] : known}
          </option>`,
      )}
    </select></label
  >`;
}
