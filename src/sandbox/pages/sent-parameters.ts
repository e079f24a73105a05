import { formOf, isForm, readForm } from "../../services/messages.ts";
import type { ServiceRequest } from "../../services/service.ts";
import { isSecretName } from "../secret-names.ts";
import { shownPairs, shownText } from "../shown-text.ts";
import type { Details } from "./error-page.ts";
import { languageOf } from "./language.ts";
import { words } from "./words.ts";

/** A request has a dozen at most. */
const mostParameters = 50;

/** The parameters of the query and of the form of a request, secrets hidden; as they came, where they cannot be read. */
export function sentParameters(request: ServiceRequest): Details {
  const hidden = words.hidden[languageOf(request)];
  const forms = [
    { text: request.query, form: readForm(request.query) },
    ...(isForm(request) ? [{ text: Buffer.from(request.body).toString("latin1"), form: formOf(request) }] : []),
  ];
  const sent = forms.flatMap(({ text, form }): Details => {
    if (form === undefined) return [[words.notReadable, [shownText(shownPairs(text, hidden), hidden)]]];
    return [...form].map(([name, values]) => [
      shownText(name, hidden),
      isSecretName(name) ? [hidden] : values.map((value) => shownValue(name, value, hidden)),
    ]);
  });
  return sent.length === 0 ? [[words.nothingSent, []]] : sent.slice(0, mostParameters);
}

/** A challenge looks as the codes do, and is none. */
function shownValue(name: string, value: string, hidden: string): string {
  return name === "code_challenge" ? value : shownText(value, hidden);
}
