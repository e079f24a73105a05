import { formOf, readForm } from "../../services/messages.ts";
import type { HttpRequest } from "../answer-listener.ts";
import { isSecretName, withoutSecretTexts } from "../secret-names.ts";
import type { Details } from "./error-page.ts";
import { languageOf } from "./language.ts";
import { words } from "./words.ts";

/** A request has a dozen at most. */
const mostParameters = 50;

/** The parameters of the query and of the form of a request, secrets hidden. */
export function sentParameters(request: HttpRequest): Details {
  const language = languageOf(request);
  const hidden = words.hidden[language];
  const parameters = [readForm(request.query), formOf(request)].flatMap((form) => [...(form ?? [])]);
  if (parameters.length === 0) return [[words.nothingSent[language], []]];
  return parameters
    .slice(0, mostParameters)
    .map(([name, values]) => [
      withoutSecretTexts(name, hidden),
      isSecretName(name) ? [hidden] : values.map((value) => withoutSecretTexts(value, hidden)),
    ]);
}
