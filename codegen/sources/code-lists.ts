import { closed, mapOf, readDialect, text, type Dialect } from "./dialect.ts";
import type { YamlSource } from "./yaml-source.ts";

const names: Dialect = mapOf({ type: "array", items: [text, text], minItems: 2, additionalItems: false });
const codeListsDialect: Dialect = mapOf(closed({ source: text, description: text, names }), "^[A-Z][A-Za-z]*$");

/** `spec/code-lists.yaml`, checked. */
export interface CodeListNames {
  readonly source: YamlSource;
  readonly document: Readonly<
    Record<
      string,
      {
        /** Data source of the list. */
        readonly source: string;
        readonly description: string;
        readonly names: Readonly<Record<string, readonly [cs: string, en: string]>>;
      }
    >
  >;
}

/**
 * Reads and checks the names of codes.
 *
 * @throws SourceFaults with every fault.
 */
export function readCodeLists(source: YamlSource): CodeListNames {
  return { source, document: readDialect(source, codeListsDialect) };
}
