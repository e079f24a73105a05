import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import type { ServiceAnswer } from "../../services/service.ts";
import { html, type Html } from "../pages/html.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { fill } from "../pages/words.ts";
import { faultKinds, type FaultField } from "./fault-fields.ts";
import { switchOf } from "./faults-section.ts";
import type { View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** Says what is wrong with a fault that somebody wanted to switch on, and shows its form again as it was filled in. */
export function refusedFault(
  view: View,
  form: Form,
  { field, message }: Pick<InvalidInputError, "field" | "message">,
): ServiceAnswer {
  const { state, language } = view;
  const text = (name: string): string => onlyValue(form, name) ?? "";
  const known = faultKinds.find(({ service, kind }) => service === text("service") && kind === text("kind"));
  const wrong = known?.fields.find(({ name }) => name === field);
  const again =
    known === undefined
      ? ""
      : html`<ul class="switches">
          ${switchOf(known, state.faults.list(), view, text)}
        </ul>`;
  return pageAnswer(view.request, {
    status: 400,
    title: words.faultRefused[language],
    // Besides the fields there is only what a form cannot get wrong by itself.
    content: html`${wrong === undefined ? html`<p lang="en">${message}</p>` : ruleOf(wrong, language)} ${again}
      <p><a href="/#faults">${words.back[language]}</a></p>`,
    ownForms: true,
  });
}

function ruleOf({ name, takes }: FaultField, language: View["language"]): Html {
  const rule = "values" in takes ? words.oneOffered : takes.most === undefined ? words.numberAtLeast : words.numberFrom;
  return html`<p>${fill(rule[language], { field: words[name][language], ...takes })}</p>`;
}
