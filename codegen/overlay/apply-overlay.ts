import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import type { FaultList } from "../source-error.ts";
import { walk } from "../sources/openapi-walk.ts";
import type { Correction } from "../sources/registry-model.ts";
import { pointerSegment, type YamlSource } from "../sources/yaml-source.ts";
import { select, type Path, type Selected } from "./json-path.ts";
import { nameOf, type Action, type Overlay } from "./read-overlay.ts";

const schemas = "#/components/schemas/";

/** A document that is being changed. */
type Node = Record<string, unknown>;

/** The published document after the overlay. */
export interface Applied {
  readonly document: JsonObject;
  /** The actions whose target is not in the published document, by their pointers. */
  readonly gone: ReadonlyMap<string, Action>;
  /** Pointers into the overlay of all values that it gives, by their pointers in the result. */
  readonly given: ReadonlyMap<string, string>;
}

/**
 * Applies an overlay to the published document: one action after the other, as the standard says.
 *
 * @param faults gets each action that would change a value other than the one that it names by `x-published`
 */
export function applyOverlay(
  published: YamlSource,
  document: JsonObject,
  overlay: Overlay,
  faults: FaultList,
): Applied {
  const result = copy(document) as Node;
  const notes = new CorrectionNotes(result);
  const gone = new Map<string, Action>();
  const given = new Map<string, string>();
  for (const [index, action] of overlay.actions.entries()) {
    const at = `/actions/${index}`;
    let selected: Selected[];
    try {
      selected = select(result, action.target);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      faults.add(overlay.source.error(`${at}/target`, `${action.target} is no JSONPath: ${error.message}`));
      continue;
    }
    if (selected.length === 0) gone.set(at, action);
    const refuse: Refuse = (path, found, expected) => {
      const { file, place } = published.error(pointerOf(path), "");
      const where = `${file}:${place} says ${shown(found)}`;
      const reason =
        expected === undefined
          ? `changes a published value: ${where}. Add "x-published" with that value, or drop the action`
          : `corrects ${shown(expected)}, but ${where}. Change the action and its "x-published", or drop it`;
      faults.add(overlay.source.error(at, `the action ${nameOf(action)} ${reason}`));
    };
    if (action.remove === true) remove(result, selected, action, { refuse, notes });
    else for (const each of selected) update(each, action, { refuse, notes, given, from: `${at}/update` });
  }
  notes.write();
  return { document: result, gone, given };
}

/** Fault: a value differs from the one that an action expects. */
type Refuse = (path: Path, found: unknown, expected?: unknown) => void;

interface Check {
  readonly refuse: Refuse;
  readonly notes: CorrectionNotes;
}

function remove(document: Node, selected: readonly Selected[], action: Action, { refuse, notes }: Check): void {
  const { description: reason, "x-published": expected } = action;
  const expectedOnes = selected.filter(({ path, value }) => {
    if (expected === undefined || isDeepStrictEqual(value, expected)) return path.length > 0;
    refuse(path, value, expected);
    return false;
  });
  for (const { path, value } of expectedOnes) {
    if (expected !== undefined)
      notes.add(lookUp(document, path.slice(0, -1)), reason, {}, { [path.at(-1) ?? ""]: value });
  }
  // Backwards, because removing an item moves the later ones.
  for (const { path } of expectedOnes.toReversed()) {
    const holder = lookUp(document, path.slice(0, -1));
    if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
    else Reflect.deleteProperty(holder as Node, path.at(-1) ?? "");
  }
}

/** The state that an update carries down. */
interface Update extends Check {
  readonly given: Map<string, string>;
  /** Pointer of the update in the overlay. */
  readonly from: string;
}

function update({ path, value }: Selected, action: Action, context: Update): void {
  const { description: reason, "x-published": expected, update: change = {} } = action;
  const { given, from } = context;
  if (Array.isArray(value)) {
    given.set(`${pointerOf(path)}/${value.length}`, from);
    value.push(copy(change));
    return;
  }
  if (!isJsonObject(value)) {
    context.refuse(path, value);
    return;
  }
  // In OpenAPI 3.0 nothing may stand beside a reference; of a schema, allOf makes it possible.
  if (typeof value["$ref"] === "string" && !value["$ref"].startsWith(schemas)) return;
  if (expected !== undefined && !correct(value, path, { reason, change, expected }, context)) return;
  merge(value, path, change, expected === undefined, context);
}

/** A correction: its reason, the new values, and the published ones that it expects. */
interface Correcting {
  readonly reason: string | undefined;
  readonly change: JsonObject;
  readonly expected: unknown;
}

/**
 * Compares what stands at a target with what a correction expects, and leaves a note of both.
 *
 * @returns whether they are the same.
 */
function correct(node: Node, path: Path, { reason, change, expected }: Correcting, check: Check): boolean {
  const wanted = isJsonObject(expected) ? expected : {};
  const [ours, theirs]: [Node, Node] = [{}, {}];
  let isExpected = true;
  for (const key of new Set([...Object.keys(change).filter((name) => !isWord(name)), ...Object.keys(wanted)])) {
    const [found, inner] = [node[key], change[key]];
    if (isJsonObject(found) && isJsonObject(inner) && !key.startsWith("x-")) {
      const isSame = correct(found, [...path, key], { reason, change: inner, expected: wanted[key] }, check);
      isExpected &&= isSame;
    } else if (!isDeepStrictEqual(found, wanted[key])) {
      check.refuse([...path, key], found, wanted[key] ?? nothing);
      isExpected = false;
    } else {
      if (inner !== undefined) ours[key] = isList(found) && isList(inner) ? [...found, ...inner] : inner;
      if (found !== undefined) theirs[key] = copy(found);
    }
  }
  if (isExpected) check.notes.add(node, reason, ours, theirs);
  return isExpected;
}

/** Adds `x-correction` to the corrected document and schemas, for the comparison of documents. */
class CorrectionNotes {
  readonly #marked: ReadonlySet<unknown>;
  readonly #notes = new Map<unknown, Correction>();

  constructor(document: Node) {
    const marked = new Set<unknown>([document]);
    walk("document", document, "", (kind, node) => {
      if (kind === "schema") marked.add(node);
    });
    this.#marked = marked;
  }

  /** Adds to the note of an object; several actions on one object make one note. */
  add(holder: unknown, reason = "Corrected.", ours: JsonObject, theirs: JsonObject): void {
    if (!this.#marked.has(holder) || Object.keys({ ...ours, ...theirs }).length === 0) return;
    const known = this.#notes.get(holder);
    this.#notes.set(holder, {
      reason: known?.reason ?? reason,
      ours: { ...known?.ours, ...ours },
      theirs: { ...known?.theirs, ...theirs },
    });
  }

  write(): void {
    for (const [node, note] of this.#notes) (node as Node)["x-correction"] = note;
  }
}

/**
 * Keys that may replace published values without a correction, because they are for people or for this project alone. Code lists are not
 * among them, because the published document names code lists too.
 */
function isWord(key: string): boolean {
  return words.includes(key) || (key.startsWith("x-") && key !== "x-code-list");
}
const words = ["title", "summary", "description", "example", "examples", "externalDocs", "license", "contact"];

function merge(node: Node, path: Path, change: JsonObject, isGuarded: boolean, context: Update): void {
  const { $ref } = node;
  if (typeof $ref === "string" && $ref.startsWith(schemas)) {
    Reflect.deleteProperty(node, "$ref");
    node["allOf"] = [{ $ref }];
  }
  for (const [key, value] of Object.entries(change)) {
    const at = [...path, key];
    const inner = { ...context, from: `${context.from}/${pointerSegment(key)}` };
    const present = node[key];
    const isGuardedHere = isGuarded && !isWord(key);
    if (isJsonObject(present) && isJsonObject(value) && !isWord(key) && !key.startsWith("x-")) {
      merge(present, at, value, isGuardedHere, inner);
    } else if (isList(present) && isList(value) && !isWord(key)) {
      context.given.set(pointerOf(at), inner.from);
      present.push(...value.map(copy));
    } else if (isGuardedHere && present !== undefined && !isDeepStrictEqual(present, value)) {
      context.refuse(at, present);
    } else {
      context.given.set(pointerOf(at), inner.from);
      node[key] = copy(value);
    }
  }
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function lookUp(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, name) => (typeof node === "object" && node !== null ? (Reflect.get(node, name) as unknown) : undefined),
    document,
  );
}

/** A copy without shared parts, because YAML aliases share them. */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copy(member)]));
}

function pointerOf(path: Path): string {
  return path.map((name) => `/${pointerSegment(name)}`).join("");
}

const nothing = Symbol("nothing");

function shown(value: unknown): string {
  if (value === nothing || value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
