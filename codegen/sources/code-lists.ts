import { readDialect } from "./dialect.ts";
import type { YamlSource } from "./yaml-source.ts";

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
  return { source, document: readDialect(source, "code-lists") };
}
