import type { JsonObject } from "../../src/transport/json-object.ts";
import { readDialect } from "../sources/dialect.ts";
import type { YamlSource } from "../sources/yaml-source.ts";

/**
 * One action of an overlay.
 *
 * `x-published` makes it a correction: what the published document says at the target, of the keywords that the action
 * changes. The standard would refuse a key of ours without the prefix `x-`.
 */
export interface Action {
  /** JSONPath of what it changes. */
  readonly target: string;
  /** Why; the name of the action in messages. */
  readonly description?: string;
  readonly update?: JsonObject;
  readonly remove?: boolean;
  readonly "x-published"?: unknown;
}

/** The overlay of the published document. */
export interface Overlay {
  readonly source: YamlSource;
  /** `info.version`: the version of the published document for which everything has words of ours. */
  readonly version: string;
  readonly actions: readonly Action[];
}

/** Reads an overlay (OpenAPI Overlay Specification 1.0.0). @throws SourceFaults with everything that is none */
export function readOverlay(source: YamlSource): Overlay {
  const { info, actions } = readDialect<{ info: { version: string }; actions: readonly Action[] }>(source, "overlay");
  return { source, version: info.version, actions };
}

/** The name of an action in a message. */
export function nameOf({ description, target }: Action): string {
  return description === undefined ? target : `${target} (${description})`;
}
