import { invoiceParty, subjectState } from "ares-caais/registry";
import type { Outcome } from "./ask.ts";

/** A program for Node that does what the page did. */
export function programOf({ answerer, found }: Outcome): string | undefined {
  if (found === undefined) return undefined;
  const { ico, record } = found;
  const name = invoiceParty(record).name ?? "undefined";
  const calls = [
    `const record = await registry.vratEkonomickySubjekt({ ico: ${JSON.stringify(ico)} });`,
    `console.log(subjectState(record).state); // ${subjectState(record).state}`,
    `console.log(invoiceParty(record).name); // ${name.replaceAll(/\s+/g, " ")}`,
  ];
  const imports = 'import { createRegistry, invoiceParty, subjectState } from "ares-caais/registry";';
  const lines =
    answerer === "live"
      ? [imports, "", "const registry = createRegistry();", "", ...calls]
      : [
          imports,
          'import { createSandbox } from "ares-caais/sandbox";',
          "",
          "const sandbox = await createSandbox();",
          "const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });",
          "",
          ...calls,
          "",
          "await sandbox.close();",
        ];
  return `${lines.join("\n")}\n`;
}
