import type { JsonObject } from "../../src/transport/json-object.ts";
import { predecessor, type ImportContext } from "./adopt.ts";
import { equal } from "./canonical.ts";
import { objectOf } from "./json-values.ts";
import { shown } from "./import-report.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** Sets a member of an object, at the place that such a member has. */
export function putMember(text: YamlText, path: Path, node: JsonObject, key: string, value: unknown): void {
  if (Object.hasOwn(node, key)) text.set([...path, key], value);
  else text.insert([...path, key], value, predecessor(node, key));
}

/** Takes members over as they are. */
export function mergePlain(
  { report }: ImportContext,
  text: YamlText,
  path: Path,
  one: JsonObject,
  other: JsonObject,
  keys: readonly string[],
): void {
  for (const key of keys) {
    if (equal(one[key], other[key])) continue;
    report.add("changed", path, `${key}: ${shown(one[key])} → ${shown(other[key])}`);
    if (other[key] === undefined) text.delete([...path, key]);
    else putMember(text, path, one, key, other[key]);
  }
}

/** What servers say to a program; `undefined` where there are none. */
export function serversOf(servers: unknown): JsonObject[] | undefined {
  if (!Array.isArray(servers) || servers.length === 0) return undefined;
  return servers.map((server) => {
    const { url, variables } = objectOf(server);
    return variables === undefined ? { url } : { url, variables };
  });
}

/** Does what several places share once. */
export class Once {
  readonly #done = new Set<string>();

  at(path: Path, step: () => void): void {
    const key = JSON.stringify(path);
    if (this.#done.has(key)) return;
    this.#done.add(key);
    step();
  }
}

/** Where something stands: in its place, or as a component that is referred to there. */
export function placeBehind(value: unknown, path: Path): Path {
  const reference = objectOf(value)["$ref"];
  return typeof reference === "string" ? reference.slice(2).split("/") : path;
}

/** A list of which the order says nothing. */
export function asSet(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)).sort() : list;
}
