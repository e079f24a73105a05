import type { InputIssue } from "../../../errors/invalid-input-error.ts";
import { html, type Html } from "../html.ts";
import { typedFields } from "./typed-fields.ts";

/** What is wrong with typed claims, first on the page and read out first; each problem leads to its field. */
export function problemSummary(issues: readonly InputIssue[]): Html {
  const problems = issues.map(({ field, rule }) => {
    const label = typedFields.find(({ name }) => name === field)?.label ?? field;
    return html`<li><a href="#${field}">${label} ${rule}</a></li>`;
  });
  return html`<div class="problems" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
    <h2 id="problems">There is a problem</h2>
    <ul>
      ${problems}
    </ul>
  </div>`;
}
