import { readFileSync } from "node:fs";
import { parse } from "yaml";

const document: unknown = parse(readFileSync(new URL("base-document.yaml", import.meta.url), "utf8"));

/**
 * A small document: `Zaznam` stands in answers alone, `Filtr` in requests alone, `Vec` in both; `Vec` and `Zaznam` extend
 * `Zaklad`, and all operations share an answer.
 */
export function baseDocument(): object {
  return structuredClone(document) as object;
}
