import type { SandboxFault } from "../../../generated/sandbox-types.gen.ts";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import type { ServiceAnswer } from "../../services/service.ts";
import { formsOf, schemas, valuesIn, valuesOf, type Schema } from "../config/schemas.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { button, form, select } from "../pages/parts.ts";
import { faultWords, words } from "../pages/words.ts";
import { paths, type View } from "./window-state.ts";

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

/** @param typed what somebody has typed already, by the names of the fields */
function switchOf(known: FaultKind, view: View, typed?: (name: string) => string): Html {
  const { service, kind } = known;
  const { required = [] } = known.form;
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
      ${membersOf(known).map(([name, member]) => fieldOf(name, member, required.includes(name), typed?.(name)))}
      ${button("on", words.switchOn, described)}
      <span id="${id}-off" data-live="text"
        >${isOn && button("off", words.switchOff, html`class="other" ${described}`)}</span
      >
    </div>`;
  return html`<li>${form(paths.faults, { service, kind: String(kind) }, content)}</li>`;
}

/** The members of a fault that can be set. */
function membersOf({ form: { properties = {} } }: FaultKind): readonly (readonly [name: string, member: Schema])[] {
  return Object.entries(properties).filter(([name]) => name !== "service" && name !== "kind");
}

function fieldOf(name: string, member: Schema, isRequired: boolean, typed?: string): Html {
  const { examples = [], default: initial = examples[0] ?? "", minimum, maximum } = member;
  const value = typed ?? String(initial);
  const values = valuesOf(member)?.map((known) => [known, known] as const);
  if (values)
    return select(labels[name], name, [...(isRequired ? [] : [["", words.every] as const]), ...values], value);
  const bounds = html`min="${minimum}" ${maximum !== undefined && html`max="${maximum}"`}`;
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

/** Says what is wrong with a fault that somebody wanted to switch on, and shows its form again as it was filled in. */
export function refusedFault(
  view: View,
  given: Form,
  { field, message }: Pick<InvalidInputError, "field" | "message">,
): ServiceAnswer {
  const text = (name: string): string => onlyValue(given, name) ?? "";
  const known = faultKinds.find(({ service, kind }) => service === text("service") && kind === text("kind"));
  const [, wrong] = (known && membersOf(known).find(([name]) => name === field)) ?? [];
  return pageAnswer(view.request, {
    status: 400,
    title: words.faultRefused,
    // Besides the fields there is only what a form cannot get wrong by itself.
    content: html`${wrong === undefined ? html`<p lang="en">${message}</p>` : html`<p>${ruleOf(field, wrong)}</p>`}
      ${
        known &&
        html`<ul class="switches">
          ${switchOf(known, view, text)}
        </ul>`
      }
      <p><a href="/#faults">${words.back}</a></p>`,
    ownForms: true,
  });
}

function ruleOf(name: string, member: Schema): HtmlValue {
  const { minimum: least, maximum: most } = member;
  const bounded = most === undefined ? words.numberAtLeast : words.numberFrom;
  return fill(valuesOf(member) === undefined ? bounded : words.oneOffered, { field: labels[name], least, most });
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
