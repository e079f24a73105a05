import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import type { ServiceAnswer } from "../../services/service.ts";
import { faultServices, faultTable, type FaultMember, type SandboxFault } from "../faults/fault-table.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { faultWords, words } from "../pages/words.ts";
import { section } from "./parts.ts";
import { paths, type View } from "./window-state.ts";

type Service = SandboxFault["service"];

/** A kind of fault of a service, with what can be set of it. */
interface FaultKind {
  readonly service: Service;
  readonly kind: string;
  readonly members: readonly FaultMember[];
}

/** Every kind of fault, service by service. */
const faultKinds: readonly FaultKind[] = faultServices.flatMap((service) =>
  Object.entries(faultTable[service]).map(([kind, members]) => ({ service, kind, members })),
);

/**
 * Every fault with a switch, its members and its state; each switch is a form, so that none needs a script. The parts that
 * update by themselves stand apart from those that somebody opens, types into or has the focus on.
 */
export function faultsSection(view: View): Html {
  const on = view.state.faults.list();
  const count = html`<p>${fill(words.faultsOn, { count: on.length })}</p>
    <ul>
      ${on.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
    </ul>`;
  const allOff = html`<form method="post" action="${paths.faults}">
    <button name="action" value="all-off">${words.allOff}</button>
  </form>`;
  const isAnyOn = on.length > 0;
  const content = html`<div role="status" id="faults-on" data-live="text">
      ${isAnyOn ? count : html`<p>${words.noFaults}</p>`}
    </div>
    <div id="faults-all-off" data-live="text">${isAnyOn ? allOff : ""}</div>
    ${faultServices.map((service) => ofService(service, on, view))}`;
  return section("faults", content);
}

function ofService(service: Service, on: readonly SandboxFault[], view: View): Html {
  const count = on.filter((fault) => fault.service === service).length;
  const kinds = faultKinds.filter((known) => known.service === service);
  return html`<details id="faults-${service}" ${count > 0 ? "open" : ""}>
    <summary>
      ${words[service]} (${kinds.length})<span id="faults-${service}-on" data-live="text"
        >${count > 0 ? html`: ${words.on} ${count}` : ""}</span
      >
    </summary>
    ${service === "identity" || service === "legacy" ? html`<p>${words.oneAtATime}</p>` : ""}
    <ul class="switches">
      ${kinds.map((known) => switchOf(known, on, view))}
    </ul>
  </details>`;
}

/** @param typed what somebody has typed already, by the names of the fields */
function switchOf(
  { service, kind, members }: FaultKind,
  all: readonly SandboxFault[],
  view: View,
  typed?: (name: string) => string,
): Html {
  const isOn = all.some((fault) => fault.service === service && fault.kind === kind);
  const id = `fault-${service}-${kind}`;
  const texts: Readonly<Record<string, HtmlValue>> = faultWords[service];
  const off = html`<button class="other" name="action" value="off" aria-describedby="${id}">
    ${words.switchOff}
  </button>`;
  return html`<li>
    <form method="post" action="${paths.faults}">
      <input type="hidden" name="service" value="${service}" />
      <input type="hidden" name="kind" value="${kind}" />
      <p id="${id}" data-live="text">
        <code>${kind}</code>
        <strong class="${isOn ? "is-on" : ""}">${isOn ? words.on : words.off}</strong><br />
        ${texts[kind]}${isShutting(service, kind) ? html`<br />${wayBack(service, view)}` : ""}
      </p>
      <div class="line">
        ${members.map((member) => fieldOf(member, typed?.(member.name) ?? String(member.initial ?? "")))}
        <button name="action" value="on" aria-describedby="${id}">${words.switchOn}</button>
        <span id="${id}-off" data-live="text">${isOn ? off : ""}</span>
      </div>
    </form>
  </li>`;
}

function fieldOf({ name, of, number, optional }: FaultMember, value: string): Html {
  if (of === undefined) {
    const { atLeast, atMost } = number ?? {};
    const bounds = html`min="${atLeast}" ${atMost !== undefined && html`max="${atMost}"`}`;
    return html`<label>${words[name]} <input type="number" name="${name}" value="${value}" ${bounds} /></label>`;
  }
  const all = optional === true ? ["", ...of] : of;
  return html`<label
    >${words[name]}
    <select name="${name}">
      ${all.map(
        (known) =>
          html`<option value="${known}" ${String(known) === value ? "selected" : ""}>
            ${known === "" ? words.every : known}
          </option>`,
      )}
    </select></label
  >`;
}

/** Whether a fault keeps browsers from the front page at the addresses that it meets. The control interface it meets never. */
function isShutting(service: Service, kind: string): boolean {
  return (service === "identity" && kind === "dead-before-request") || kind === "expired-server-certificate";
}

/** A link to the page on which such a fault is switched off. */
function wayBack(service: Service, { state }: View): HtmlValue {
  const address = `${state.controlAddress}/#faults-${service}`;
  return fill(words.wayBack, { address: html`<a href="${address}">${words.control}</a>` });
}

/** The last answer of the address with mutual TLS that takes no connection any more: no page can follow on it. */
export function lastPage(view: View): ServiceAnswer {
  const content = html`<p>${wayBack("identity", view)}</p>`;
  return pageAnswer(view.request, { title: words.faultShuts, content, ownForms: true });
}

/** Says what is wrong with a fault that somebody wanted to switch on, and shows its form again as it was filled in. */
export function refusedFault(
  view: View,
  form: Form,
  { field, message }: Pick<InvalidInputError, "field" | "message">,
): ServiceAnswer {
  const text = (name: string): string => onlyValue(form, name) ?? "";
  const known = faultKinds.find(({ service, kind }) => service === text("service") && kind === text("kind"));
  const wrong = known?.members.find(({ name }) => name === field);
  return pageAnswer(view.request, {
    status: 400,
    title: words.faultRefused,
    // Besides the fields there is only what a form cannot get wrong by itself.
    content: html`${wrong === undefined ? html`<p lang="en">${message}</p>` : html`<p>${ruleOf(wrong)}</p>`}
      ${
        known &&
        html`<ul class="switches">
          ${switchOf(known, view.state.faults.list(), view, text)}
        </ul>`
      }
      <p><a href="/#faults">${words.back}</a></p>`,
    ownForms: true,
  });
}

function ruleOf({ name, of, number }: FaultMember): HtmlValue {
  const { atLeast, atMost } = number ?? {};
  const rule = of !== undefined ? words.oneOffered : atMost === undefined ? words.numberAtLeast : words.numberFrom;
  return fill(rule, { field: words[name], least: atLeast, most: atMost });
}

/** The fault of a form, as far as it says one; a member that it leaves empty is left out. The sandbox checks it. */
export function faultOf(form: Form): Readonly<Record<string, string | number>> {
  const given = [...form.keys()].map((name) => [name, onlyValue(form, name)?.trim() ?? ""] as const);
  const members = given.filter(([name, value]) => name !== "action" && value !== "");
  const typed = members.map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value] as const);
  return { service: "", kind: "", ...Object.fromEntries(typed) };
}
