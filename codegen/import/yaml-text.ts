import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { indented, rendered } from "./write-yaml.ts";

/** Where a value stands: the names and indexes that lead to it. */
export type Path = readonly (string | number)[];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Of two additions at one place the one that stands further in comes first: it belongs to what is above. */
  readonly column: number;
}

/**
 * A YAML text that is changed in place: what no change touches keeps every byte, comments too. Paths are those of the text
 * as it was given; the changes take effect together, in `toString`.
 */
export class YamlText {
  readonly #text: string;
  readonly #document: Document.Parsed;
  #data: unknown;
  readonly #edits: Edit[] = [];
  /** The members and items that go, by what holds them. */
  readonly #removed = new Map<YAMLMap | YAMLSeq, { readonly path: Path; readonly keys: Set<string> }>();
  /** What gets new members or items. */
  readonly #filled = new Set<YAMLMap | YAMLSeq>();
  /** Values on one line are written anew as a whole. */
  readonly #flow = new Map<Node, unknown>();

  constructor(text: string) {
    this.#text = text;
    this.#document = parseDocument(text);
  }

  /** The value as plain data, without the changes. */
  get data(): unknown {
    this.#data ??= this.#document.toJS() as unknown;
    return this.#data;
  }

  /** Replaces a value, or adds a member at the end of an object. */
  set(path: Path, value: unknown): void {
    if (this.#inFlow(path, (holder, key) => Object.assign(holder, { [key]: value }))) return;
    const [parent, key] = this.#parent(path);
    const present = memberOf(parent, key);
    if (present === undefined) {
      const names = isMap(parent) ? parent.items.map(nameOf) : [];
      this.insert(path, value, names.at(-1));
      return;
    }
    const old = isPair(present) ? present.value : present;
    const inline = typeof value === "object" ? undefined : rendered(value).trimEnd();
    if (isScalar(old) && old.range && isInline(old.type) && inline?.includes("\n") === false) {
      this.#replace(old.range[0], old.range[1], inline);
      return;
    }
    const start = isPair(present) ? startOf(present.key) : startOf(present);
    const text = rendered(isPair(present) ? { [key]: value } : value).trimEnd();
    this.#replace(start, this.#lastOffset(present), indented(text, this.#column(start)));
  }

  /** Adds a member to an object, behind another one; at the beginning without one. */
  insert(path: Path, value: unknown, after: string | undefined): void {
    const add = (holder: object, key: string | number): unknown => Object.assign(holder, { [key]: value });
    if (this.#inFlow(path, add)) return;
    const [parent, key] = this.#parent(path);
    if (!isMap(parent) || parent.items.length === 0) {
      this.set(path.slice(0, -1), { [key]: value });
      return;
    }
    this.#filled.add(parent);
    const text = rendered({ [key]: value }).trimEnd();
    const [first] = parent.items;
    const column = this.#column(startOf(first?.key));
    const before = after === undefined ? undefined : parent.items.find((pair) => nameOf(pair) === after);
    if (before !== undefined) {
      this.#addLine(this.#lineEnd(this.#lastOffset(before)), indented(text, column), column);
      return;
    }
    const start = startOf(first?.key);
    const at = this.#isFirstOfLine(start) ? this.#lineStart(start) : start;
    const lead = " ".repeat(column);
    const lines = indented(text, column);
    const added = at === start ? `${lines}\n${lead}` : `${lead}${lines}\n`;
    this.#edits.push({ start: at, end: at, text: added, column });
  }

  /** Adds an item at the end of a list. */
  append(path: Path, value: unknown): void {
    const add = (holder: object, key: string | number): void => {
      (Reflect.get(holder, key) as unknown[]).push(value);
    };
    const node = this.#node(path);
    if (isSeq(node) && node.flow !== true && node.items.length > 0 && !this.#isInFlow(path)) {
      this.#filled.add(node);
      const column = this.#column(startOf(node.items[0])) - 2;
      const text = indented(rendered([value]).trimEnd(), column);
      this.#addLine(this.#lineEnd(this.#lastOffset(node)), text, column);
    } else if (!this.#inFlow(path, add, true)) {
      this.set(path, [...(isSeq(node) ? (node.toJS(this.#document) as unknown[]) : []), value]);
    }
  }

  /** Takes a member or an item away. */
  delete(path: Path): void {
    const remove = (holder: object, key: string | number): void => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1, removed);
      else Reflect.deleteProperty(holder, key);
    };
    if (this.#inFlow(path, remove)) return;
    const [parent, key] = this.#parent(path);
    if (!isCollection(parent) || memberOf(parent, key) === undefined) return;
    const known = this.#removed.get(parent) ?? { path: path.slice(0, -1), keys: new Set<string>() };
    known.keys.add(String(key));
    this.#removed.set(parent, known);
  }

  /** Gives a member of an object another name. */
  rename(path: Path, name: string): void {
    const [parent, key] = this.#parent(path);
    const pair = memberOf(parent, key);
    if (!isPair(pair) || !isScalar(pair.key) || !pair.key.range) return;
    const [start, end] = pair.key.range;
    this.#replace(start, end, rendered({ [name]: 1 }).replace(/: 1\n$/, ""));
  }

  /** The text with all changes. */
  toString(): string {
    const edits = [...this.#edits, ...this.#deletions(), ...this.#flowEdits()].sort(
      (one, other) => one.start - other.start || one.end - other.end || other.column - one.column,
    );
    let text = "";
    let at = 0;
    for (const { start, end, text: added } of edits) {
      // Within what is gone or written anew nothing else is changed.
      if (start < at) continue;
      text += this.#text.slice(at, start) + added;
      at = end;
    }
    return text + this.#text.slice(at);
  }

  *#deletions(): Generator<Edit> {
    for (const [holder, { path, keys }] of this.#removed) {
      const items: readonly unknown[] = holder.items;
      const isGone = (index: number): boolean => keys.has(isMap(holder) ? nameOf(holder.items[index]) : String(index));
      if (items.every((_item, index) => isGone(index)) && !this.#filled.has(holder)) {
        const empty = new YamlText(this.#text);
        empty.set(path, isMap(holder) ? {} : []);
        yield* empty.#edits;
        continue;
      }
      for (const [index, item] of items.entries()) {
        if (!isGone(index)) continue;
        const start = isPair(item) ? startOf(item.key) : startOf(item);
        const lead = this.#text.slice(this.#lineStart(start), start);
        if (isPair(item) && lead.trim() !== "") {
          // It stands behind the dash of an item: the next one takes its place.
          const next = items.findIndex((_other, later) => later > index && !isGone(later));
          const follower = items[next];
          yield replacement(start, isPair(follower) ? startOf(follower.key) : this.#lastOffset(item), "");
          continue;
        }
        yield replacement(this.#withComments(start, index), this.#lineEnd(this.#lastOffset(item)), "");
      }
    }
  }

  *#flowEdits(): Generator<Edit> {
    for (const [node, value] of this.#flow) {
      const text = rendered(withoutRemoved(value), true).trimEnd();
      yield replacement(startOf(node), this.#lastOffset(node), text);
    }
  }

  /** Where the comments right above a member begin; those above the first one may speak of all. */
  #withComments(start: number, index: number): number {
    let at = this.#lineStart(start);
    while (index > 0 && at > 0) {
      const above = this.#lineStart(at - 1);
      const line = this.#text.slice(above, at);
      if (!line.trimStart().startsWith("#") || line.search(/\S/) !== this.#column(start)) break;
      at = above;
    }
    return at;
  }

  /** Changes a value that stands on one line with others; `false` when this one does not. */
  #inFlow(path: Path, change: (holder: object, key: string | number) => void, itself = false): boolean {
    for (let length = 1; length < path.length + (itself ? 1 : 0); length += 1) {
      const node = this.#node(path.slice(0, length));
      if (!isCollection(node) || node.flow !== true) continue;
      const known: unknown = this.#flow.get(node) ?? node.toJS(this.#document);
      this.#flow.set(node, known);
      const wrapped: unknown[] = [known];
      const rest = [0, ...path.slice(length)];
      const holder = rest.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(value as object, key), wrapped);
      change(holder as object, rest.at(-1) ?? 0);
      return true;
    }
    return false;
  }

  #isInFlow(path: Path): boolean {
    return path.some((_key, index) => {
      const node = this.#node(path.slice(0, index + 1));
      return isCollection(node) && node.flow === true;
    });
  }

  #node(path: Path): unknown {
    return path.reduce<unknown>((node, key) => {
      const member = memberOf(node, key);
      return isPair(member) ? member.value : member;
    }, this.#document.contents);
  }

  #parent(path: Path): [parent: unknown, key: string | number] {
    return [this.#node(path.slice(0, -1)), path.at(-1) ?? ""];
  }

  #addLine(at: number, text: string, column: number): void {
    const lead = this.#text.at(at - 1) === "\n" ? "" : "\n";
    this.#edits.push({ start: at, end: at, text: `${lead}${" ".repeat(column)}${text}\n`, column });
  }

  #replace(start: number, end: number, text: string): void {
    this.#edits.push(replacement(start, end, text));
  }

  /** Where the last character of a value, a pair or a list stands; the line may go on with a comment. */
  #lastOffset(node: unknown): number {
    if (isPair(node)) return isNode(node.value) && node.value.range ? this.#lastOffset(node.value) : endOf(node.key);
    if (isCollection(node) && node.flow !== true && node.items.length > 0) return this.#lastOffset(node.items.at(-1));
    const end = endOf(node);
    return this.#text.at(end - 1) === "\n" ? end - 1 : end;
  }

  #lineStart(offset: number): number {
    return this.#text.lastIndexOf("\n", offset - 1) + 1;
  }

  #lineEnd(offset: number): number {
    const end = this.#text.indexOf("\n", offset);
    return end === -1 ? this.#text.length : end + 1;
  }

  #column(offset: number): number {
    return offset - this.#lineStart(offset);
  }

  #isFirstOfLine(offset: number): boolean {
    return this.#text.slice(this.#lineStart(offset), offset).trim() === "";
  }
}

const removed = Symbol("removed");

function replacement(start: number, end: number, text: string): Edit {
  return { start, end, text, column: 0 };
}

function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== removed).map(withoutRemoved);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutRemoved(member)]));
}

function memberOf(node: unknown, key: string | number): unknown {
  if (isMap(node)) return node.items.find((pair) => nameOf(pair) === String(key));
  return isSeq(node) ? node.items[Number(key)] : undefined;
}

function nameOf(pair: Pair | undefined): string {
  return isScalar(pair?.key) ? String(pair.key.value) : "";
}

function startOf(node: unknown): number {
  return isNode(node) && node.range ? node.range[0] : 0;
}

function endOf(node: unknown): number {
  return isNode(node) && node.range ? node.range[1] : 0;
}

function isInline(type: unknown): boolean {
  return type === "PLAIN" || type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
}
