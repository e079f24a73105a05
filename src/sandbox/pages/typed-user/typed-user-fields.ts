import type { InputIssue } from "../../../errors/invalid-input-error.ts";
import { html, type Html } from "../html.ts";
import { initialValues, typedFields, type TypedField, type TypedValues } from "./typed-fields.ts";

/** The fields of the claims, each with its label, and with its hint and the rule it breaks as its description. */
export function typedUserFields(
  typed: TypedValues = initialValues,
  issues: readonly InputIssue[] = [],
): readonly Html[] {
  return typedFields.map((field) => {
    const rule = issues.find((issue) => issue.field === field.name)?.rule;
    return fieldOf(field, typed[field.name], rule);
  });
}

function fieldOf(field: TypedField, value: string, rule: string | undefined): Html {
  const { name, label, kind, hint, required } = field;
  if (kind === "yes") {
    return html`<div class="choice">
      <input type="checkbox" name="${name}" id="${name}" value="yes" ${value === "" ? "" : html`checked`} />
      <label for="${name}">${label} <code>${name}</code></label>
    </div>`;
  }
  const descriptions = [
    ...(hint === undefined ? [] : [html`<span class="hint" id="${name}-hint">${hint}</span>`]),
    ...(rule === undefined ? [] : [html`<span class="error" id="${name}-error">Error: it ${rule}</span>`]),
  ];
  const describedBy = [hint === undefined ? "" : `${name}-hint`, rule === undefined ? "" : `${name}-error`]
    .filter((id) => id !== "")
    .join(" ");
  const state = html`${required === true ? html`required` : ""}
  ${describedBy === "" ? "" : html`aria-describedby="${describedBy}"`}
  ${rule === undefined ? "" : html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${label}${required === true ? "" : " (optional)"} <code>${name}</code></label>
    ${descriptions}
    ${
      kind === "lines"
        ? // A line feed right after the tag would be dropped.
          html`<textarea name="${name}" id="${name}" rows="2" ${state}>${`\n${value}`}</textarea>`
        : html`<input
            type="${kind === "date" ? "date" : "text"}"
            name="${name}"
            id="${name}"
            value="${value}"
            ${state}
          />`
    }
  </div>`;
}
