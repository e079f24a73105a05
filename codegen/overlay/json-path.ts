import { isJsonObject } from "../../src/transport/json-object.ts";

/** Member names and indexes that lead from a document to one of its values. */
export type Path = readonly (string | number)[];

/** A value that a JSONPath selects, and where it stands. */
export interface Selected {
  readonly path: Path;
  readonly value: unknown;
}

/** Returns what it selects of the members of a value. */
type Selector = (of: Selected) => Selected[];

interface Segment {
  /** Whether it also looks at everything below (`..`). */
  readonly isDeep: boolean;
  readonly selectors: readonly Selector[];
}

/**
 * Selects values of a document by a JSONPath (RFC 9535). Supported are what an overlay needs: members (`.name`, `['name']`),
 * indexes (`[0]`), wildcards (`.*`, `[*]`), descendants (`..name`), several selectors in brackets, and a filter that compares
 * one member with a text (`[?@.name == 'ico']`).
 *
 * @returns the values in the order of the document; none when nothing stands there.
 * @throws SyntaxError for anything else, with the place in the path.
 */
export function select(document: unknown, jsonPath: string): Selected[] {
  let selected: Selected[] = [{ path: [], value: document }];
  for (const { isDeep, selectors } of parse(jsonPath)) {
    const from = isDeep ? selected.flatMap((each) => withDescendants(each)) : selected;
    selected = from.flatMap((each) => selectors.flatMap((selector) => selector(each)));
  }
  return selected;
}

/** A value and all objects and lists below it, in the order of the document: what else is there has no members to select. */
function withDescendants(selected: Selected, found: Selected[] = []): Selected[] {
  found.push(selected);
  const { path, value } = selected;
  for (const [name, member] of membersOf(value)) {
    if (typeof member === "object") withDescendants({ path: [...path, name], value: member }, found);
  }
  return found;
}

function membersOf(value: unknown): Iterable<[string | number, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return Object.entries(Object(value) as object);
}

const all: Selector = ({ path, value }) =>
  typeof value === "object"
    ? [...membersOf(value)].map(([name, member]) => ({ path: [...path, name], value: member }))
    : [];

/** By itself, because most targets begin with the name of one of many schemas. */
function member(name: string | number): Selector {
  return ({ path, value }) => {
    if (typeof value !== "object" || value === null || Array.isArray(value) !== (typeof name === "number")) return [];
    return Object.hasOwn(value, name) ? [{ path: [...path, name], value: Reflect.get(value, name) as unknown }] : [];
  };
}

function where(name: string, wanted: string): Selector {
  return (of) => all(of).filter(({ value }) => isJsonObject(value) && value[name] === wanted);
}

const quoted = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const shorthand = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const tokens = {
  /** `.name`, `..name`, `.*`, `..*`. */
  plain: new RegExp(String.raw`(\.\.?)(?:(${shorthand})|\*)`, "uy"),
  /** `[`, `..[`. */
  open: /(\.\.)?\[\s*/uy,
  selector: new RegExp(
    String.raw`(?:(?<name>${quoted})|(?<index>\d+)|(?<all>\*)|\?\s*@(?:\.(?<key>${shorthand})|\[(?<quotedKey>${quoted})\])\s*==\s*(?<value>${quoted}))\s*`,
    "uy",
  ),
  comma: /,\s*/uy,
  close: /\]/uy,
};

function parse(jsonPath: string): Segment[] {
  if (!jsonPath.startsWith("$")) throw new SyntaxError(`a JSONPath begins with "$"`);
  let at = 1;
  const take = (token: RegExp): RegExpExecArray | undefined => {
    token.lastIndex = at;
    const match = token.exec(jsonPath) ?? undefined;
    at += match?.[0].length ?? 0;
    return match;
  };
  const unsupported = (): never => {
    throw new SyntaxError(`nothing that is supported stands at "${jsonPath.slice(at)}"`);
  };
  const segments: Segment[] = [];
  while (at < jsonPath.length) {
    const plain = take(tokens.plain);
    if (plain !== undefined) {
      const [, dots, name] = plain;
      segments.push({
        isDeep: dots === "..",
        selectors: [name === undefined ? all : member(name)],
      });
      continue;
    }
    const open = take(tokens.open);
    const selectors: Selector[] = [];
    for (let isNext = open !== undefined; isNext; isNext = take(tokens.comma) !== undefined) {
      selectors.push(selectorOf((take(tokens.selector) ?? unsupported()).groups ?? {}));
    }
    if (selectors.length === 0 || take(tokens.close) === undefined) unsupported();
    segments.push({ isDeep: open?.[1] !== undefined, selectors });
  }
  return segments;
}

function selectorOf({ name, index, key, quotedKey, value }: Record<string, string | undefined>): Selector {
  if (name !== undefined) return member(unquoted(name));
  if (index !== undefined) return member(Number(index));
  return value === undefined ? all : where(key ?? unquoted(quotedKey ?? ""), unquoted(value));
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/gu, "$1");
}
