import type { SandboxFault } from "../faults/sandbox-faults.ts";
import type { ServiceAnswer } from "../../services/service.ts";
import { html, type Html } from "../pages/html.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { fill } from "../pages/words.ts";
import type { View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** Whether a fault keeps browsers from the front page at the addresses that it meets. The control interface it meets never. */
export function isShutting(service: SandboxFault["service"], kind: SandboxFault["kind"]): boolean {
  return (service === "identity" && kind === "dead-before-request") || kind === "expired-server-certificate";
}

/** Where such a fault is switched off. */
export function wayBack(service: SandboxFault["service"], { state, language }: View): Html {
  const address = `${state.controlAddress}/#faults-${service}`;
  return fill(words.wayBack[language], { address: html`<a href="${address}">${words.control[language]}</a>` });
}

/** The last answer of the address with mutual TLS that takes no connection any more: no page can follow on it. */
export function lastPage(view: View): ServiceAnswer {
  return pageAnswer(view.request, {
    title: words.faultShuts[view.language],
    content: html`<p>${wayBack("identity", view)}</p>`,
    ownForms: true,
  });
}
