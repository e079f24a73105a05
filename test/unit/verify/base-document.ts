import { readYaml } from "../../fixtures/read-yaml.ts";

const document: unknown = readYaml(import.meta.url);

/**
 * A small document: `Zaznam` stands in answers alone, `Filtr` in requests alone, `Vec` in both; `Vec` and `Zaznam` extend
 * `Zaklad`, and all operations share an answer.
 */
export function baseDocument(): object {
  return structuredClone(document) as object;
}
