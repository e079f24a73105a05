import axe from "axe-core";
import type { Page } from "playwright-core";

/** The part of a violation that a test prints. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

export interface ViolationOptions {
  /** Selector of the part of the page that axe checks; the whole page by default. */
  readonly part?: string;
  /** Whether axe checks only the rules that depend on colours: a page that was checked in the other scheme needs no others. */
  readonly onlyColours?: boolean;
}

const colourRules = ["color-contrast", "link-in-text-block"];

/** The rules of axe that the page breaks as it is shown, each with the number of places and the first of them. */
export async function findViolations(
  page: Page,
  { part = "html", onlyColours = false }: ViolationOptions = {},
): Promise<readonly string[]> {
  // By the browser's own interface for tests, which the policy of a page does not bind.
  await page.evaluate(axe.source);
  const options = { resultTypes: ["violations"], ...(onlyColours ? { runOnly: colourRules } : {}) };
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.length} of ${nodes[0]?.html ?? ""}`);
}
