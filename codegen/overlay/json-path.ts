import { isJsonObject } from "../../src/transport/json-object.ts";

/** Member names and indexes that lead from a document to one of its values. */
export type Path = readonly (string | number)[];

/** A value that a JSONPath selects, and where it stands. */
export interface Selected {
  readonly path: Path;
  readonly value: unknown;
  /** The object or the list that has it; `undefined` for the document itself. */
  readonly holder?: object;
}

/** Returns what it selects of the members of a value. */
type Selector = (of: Selected) => Selected[];

/** A step (`.name`, `..name`, `.*`, `..*`), or a selector in brackets (`[…]`, `..[…]`). */
const segment =
  /(?<dots>\.\.?)(?:(?<plain>[\p{L}_][\p{L}\p{N}_]*)|\*)|(?<deep>\.\.)?\[(?<list>(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^'"\]])*)\]/uy;
const selectors =
  /\s*(?:(?<name>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<index>\d+)|\*|\?\s*@\.(?<key>[\p{L}_][\p{L}\p{N}_]*)\s*==\s*(?<value>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))\s*(?<end>,|$)/guy;

/**
 * Selects values of a document by a JSONPath (RFC 9535). Supported are what an overlay needs: members (`.name`, `['name']`),
 * indexes (`[0]`), wildcards (`.*`, `[*]`), descendants (`..name`), several selectors in brackets, and a filter that compares
 * one member with a text (`[?@.name == 'ico']`).
 *
 * @returns the values in the order of the document; none when nothing stands there.
 * @throws SyntaxError for anything else, with the place in the path.
 */
export function select(document: unknown, jsonPath: string): Selected[] {
  if (!jsonPath.startsWith("$")) throw new SyntaxError(`a JSONPath begins with "$"`);
  let selected: Selected[] = [{ path: [], value: document }];
  for (let at = 1; at < jsonPath.length; at = segment.lastIndex) {
    segment.lastIndex = at;
    const found = segment.exec(jsonPath)?.groups;
    const chosen = found && selectorsOf(found);
    if (chosen === undefined) throw new SyntaxError(`nothing that is supported stands at "${jsonPath.slice(at)}"`);
    const isDeep = found?.["dots"] === ".." || found?.["deep"] !== undefined;
    const from = isDeep ? selected.flatMap((each) => withDescendants(each)) : selected;
    selected = from.flatMap((each) => chosen.flatMap((selector) => selector(each)));
  }
  return selected;
}

/** The selectors of a segment; `undefined` when one is not supported. */
function selectorsOf({ plain, list }: Record<string, string | undefined>): Selector[] | undefined {
  if (list === undefined) return [plain === undefined ? all : member(plain)];
  const parts = [...list.matchAll(selectors)];
  // Each but the last one ends with a comma.
  const isWhole = parts.at(-1)?.groups?.["end"] === "" && parts.map(([text]) => text).join("") === list;
  return isWhole ? parts.map(({ groups = {} }) => selectorOf(groups)) : undefined;
}

function selectorOf({ name, index, key = "", value }: Record<string, string | undefined>): Selector {
  if (name !== undefined) return member(unquoted(name));
  if (index !== undefined) return member(Number(index));
  if (value === undefined) return all;
  const wanted = unquoted(value);
  return (of) => all(of).filter(({ value: item }) => isJsonObject(item) && item[key] === wanted);
}

/** A value and all objects and lists below it, in the order of the document: what else is there has no members to select. */
function withDescendants(selected: Selected, found: Selected[] = []): Selected[] {
  found.push(selected);
  for (const inner of all(selected)) if (typeof inner.value === "object") withDescendants(inner, found);
  return found;
}

const all: Selector = ({ path, value }) => {
  if (typeof value !== "object" || value === null) return [];
  const members = Array.isArray(value) ? [...(value as unknown[]).entries()] : Object.entries(value);
  return members.map(([name, inner]: [string | number, unknown]) => ({
    path: [...path, name],
    value: inner,
    holder: value,
  }));
};

/** A separate case, because most targets begin with the name of one of many schemas. */
function member(name: string | number): Selector {
  return ({ path, value }) => {
    if (typeof value !== "object" || value === null || Array.isArray(value) !== (typeof name === "number")) return [];
    return Object.hasOwn(value, name)
      ? [{ path: [...path, name], value: Reflect.get(value, name) as unknown, holder: value }]
      : [];
  };
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/gu, "$1");
}
