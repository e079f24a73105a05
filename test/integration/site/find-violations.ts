import axe from "axe-core";
import type { Page } from "playwright-core";

/** What is looked at of axe's answer. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * The rules of axe that a page breaks as it is shown, each with the first place.
 *
 * @param part a selector of what is looked at
 */
export async function findViolations(page: Page, part = "html"): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ["violations"] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.length} of ${nodes[0]?.html ?? ""}`);
}
