import axe from "axe-core";
import type { Page } from "playwright-core";

/** What is looked at of axe's answer. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The rules of axe that a page breaks as it is shown, each with the first place. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run({ resultTypes: ["violations"] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.length} of ${nodes[0]?.html ?? ""}`);
}
