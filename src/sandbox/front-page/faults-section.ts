import type { SandboxFault } from "../../../generated/sandbox-types.gen.ts";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import type { ServiceAnswer } from "../../services/service.ts";
import { formsOf, schemas, valuesIn, valuesOf, type Schema } from "../config/schemas.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { button, form, select } from "../pages/parts.ts";
import { faultWords, words } from "../pages/words.ts";
import { paths, type View } from "./front-page-state.ts";

type Service = SandboxFault["service"];

/** Every kind of fault, service by service, with its schema. */
const faultKinds = formsOf(schemas.SandboxFault).flatMap((form) =>
  valuesIn([form], "kind").map((kind) => ({ service: valuesIn([form], "service")[0] as Service, kind, form })),
);
type FaultKind = (typeof faultKinds)[number];
const services = [...new Set(faultKinds.map(({ service }) => service))];
const labels: Readonly<Record<string, HtmlValue>> = words;

/**
 * Every fault with a switch, its members and its state; each switch is a form, so that none needs a script. The parts that
 * update by themselves stand apart from those that somebody opens, types into or has the focus on.
 */
export function faultsSection(view: View): Html {
  const on = view.state.faults.list();
  const listed = html`<p>${fill(words.faultsOn, { count: on.length })}</p>
    <ul>
      ${on.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
    </ul>`;
  const isAnyOn = on.length > 0;
  return html`<div role="status" id="faults-on" data-live="text">
      ${isAnyOn ? listed : html`<p>${words.noFaults}</p>`}
    </div>
    <div id="faults-all-off" data-live="text">
      ${isAnyOn && form(paths.faults, {}, button("all-off", words.allOff))}
    </div>
    ${services.map((service) => ofService(service, on, view))}`;
}

function ofService(service: Service, on: readonly SandboxFault[], view: View): Html {
  const count = on.filter((fault) => fault.service === service).length;
  const kinds = faultKinds.filter((known) => known.service === service);
  return html`<details id="faults-${service}" ${count > 0 && "open"}>
    <summary>
      ${words[service]} (${kinds.length})<span id="faults-${service}-on" data-live="text"
        >${count > 0 && html`: ${words.on} ${count}`}</span
      >
    </summary>
    ${(service === "identity" || service === "legacy") && html`<p>${words.oneAtATime}</p>`}
    <ul class="switches">
      ${kinds.map((known) => switchOf(known, view))}
    </ul>
  </details>`;
}

function switchOf({ service, kind, form: { required = [], properties = {} } }: FaultKind, view: View): Html {
  const members = Object.entries(properties).filter(([name]) => name !== "service" && name !== "kind");
  const isOn = view.state.faults.list().some((fault) => fault.service === service && fault.kind === kind);
  const id = `fault-${service}-${kind}`;
  const texts: Readonly<Record<string, HtmlValue>> = faultWords[service];
  // These faults block browsers from the page at the addresses they affect. They never affect the control interface.
  const isShutting = id === "fault-identity-dead-before-request" || kind === "expired-server-certificate";
  const described = html`aria-describedby="${id}"`;
  const content = html`<p id="${id}" data-live="text">
      <code>${kind}</code>
      <strong class="${isOn && "is-on"}">${isOn ? words.on : words.off}</strong><br />
      ${texts[String(kind)]}${isShutting && html`<br />${wayBack(service, view)}`}
    </p>
    <div class="line">
      ${members.map(([name, member]) => fieldOf(name, member, required.includes(name)))}
      ${button("on", words.switchOn, described)}
      <span id="${id}-off" data-live="text"
        >${isOn && button("off", words.switchOff, html`class="other" ${described}`)}</span
      >
    </div>`;
  return html`<li>${form(paths.faults, { service, kind: String(kind) }, content)}</li>`;
}

function fieldOf(name: string, member: Schema, isRequired: boolean): Html {
  const { examples = [], default: initial = examples[0] ?? "", minimum, maximum } = member;
  const value = String(initial);
  const values = valuesOf(member)?.map((known) => [known, known] as const);
  if (values)
    return select(labels[name], name, [...(isRequired ? [] : [["", words.every] as const]), ...values], value);
  const bounds = html`min="${minimum}" ${maximum !== undefined && html`max="${maximum}"`} ${isRequired && "required"}`;
  return html`<label>${labels[name]} <input type="number" name="${name}" value="${value}" ${bounds} /></label>`;
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

/** Says what is wrong with a fault. Only programs see it: browsers check the fields before they send a form. */
export function refusedFault(view: View, { message }: Pick<InvalidInputError, "message">): ServiceAnswer {
  const content = html`<p lang="en">${message}</p>
    <p><a href="/#faults">${words.back}</a></p>`;
  return pageAnswer(view.request, { status: 400, title: words.faultRefused, content, ownForms: true });
}

/** The fault of a form, as far as it says one; a member that it leaves empty is left out. The sandbox checks it. */
export function faultOf(given: Form): Readonly<Record<string, string | number>> {
  const members = [...given.keys()].flatMap((name): [string, string | number][] => {
    const value = onlyValue(given, name)?.trim() ?? "";
    if (name === "action" || value === "") return [];
    return [[name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value]];
  });
  return { service: "", kind: "", ...Object.fromEntries(members) };
}
