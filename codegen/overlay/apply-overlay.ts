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
export type Node = Record<string, unknown>;

/** The published document after the overlay. */
export interface Applied {
  readonly document: JsonObject;
  /** The actions whose target is not in the published document, by their pointers. */
  readonly gone: ReadonlyMap<string, Action>;
  /** Pointers into the overlay of all values that it gives, by their pointers in the result. */
  readonly given: ReadonlyMap<string, string>;
}

/** The published document after each action; one that would change a value other than its `x-published` is a fault. */
export function applyOverlay(
  published: YamlSource,
  document: JsonObject,
  overlay: Overlay,
  faults: FaultList,
): Applied {
  const result = copy(document) as Node;
  const notes = new Map<unknown, Correction>();
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
    const refuse: Context["refuse"] = (path, found, expected) => {
      const { file, place } = published.error(pointerOf(path), "");
      const where = `${file}:${place} says ${shown(found)}`;
      const reason =
        expected === undefined
          ? `changes a published value: ${where}. Add "x-published" with that value, or drop the action`
          : `corrects ${shown(expected)}, but ${where}. Change the action and its "x-published", or drop it`;
      faults.add(overlay.source.error(at, `the action ${nameOf(action)} ${reason}`));
    };
    const context = { action, refuse, notes, given };
    if (action.remove === true) remove(selected, context);
    else for (const each of selected) update(each, `${at}/update`, context);
  }
  // For the comparison of documents, which knows corrections of the document and of its schemas.
  walk("document", result, "", (kind, node) => {
    const note = notes.get(node);
    if (note !== undefined && (kind === "document" || kind === "schema")) (node as Node)["x-correction"] = note;
  });
  return { document: result, gone, given };
}

/** The current action with its results. */
interface Context {
  readonly action: Action;
  /** Tells that a value differs from the one that the action expects. */
  readonly refuse: (path: Path, found: unknown, expected?: unknown) => void;
  /** Notes of corrections by the objects that were corrected; several actions on one object make one note. */
  readonly notes: Map<unknown, Correction>;
  readonly given: Map<string, string>;
}

function note({ notes, action }: Context, holder: unknown, ours: JsonObject, theirs: JsonObject): void {
  if (Object.keys({ ...ours, ...theirs }).length === 0) return;
  const known = notes.get(holder) ?? { reason: action.description ?? "Corrected.", ours: {}, theirs: {} };
  notes.set(holder, { ...known, ours: { ...known.ours, ...ours }, theirs: { ...known.theirs, ...theirs } });
}

function remove(selected: readonly Selected[], context: Context): void {
  const expected = context.action["x-published"];
  const isExpected = (value: unknown): boolean => expected === undefined || isDeepStrictEqual(value, expected);
  for (const { path, value, holder } of selected) {
    if (!isExpected(value)) context.refuse(path, value, expected);
    else if (expected !== undefined) note(context, holder, {}, { [path.at(-1) ?? ""]: value });
  }
  // Backwards, because removing an item moves the later ones.
  for (const { path, value, holder } of selected.toReversed()) {
    const name = path.at(-1);
    if (holder === undefined || name === undefined || !isExpected(value)) continue;
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else Reflect.deleteProperty(holder, name);
  }
}

/** @param from pointer of the update in the overlay */
function update({ path, value }: Selected, from: string, context: Context): void {
  const { "x-published": expected, update: change = {} } = context.action;
  if (Array.isArray(value)) {
    context.given.set(`${pointerOf(path)}/${value.length}`, from);
    value.push(copy(change));
  } else if (!isJsonObject(value)) context.refuse(path, value);
  // In OpenAPI 3.0 nothing may stand beside a reference; of a schema, allOf makes it possible.
  else if (typeof value["$ref"] === "string" && !value["$ref"].startsWith(schemas)) return;
  else if (expected === undefined) merge(value, path, change, { ...context, from, isGuarded: true });
  else if (correct(value, path, change, expected, context)) {
    merge(value, path, change, { ...context, from, isGuarded: false });
  }
}

/** Whether a target says what a correction expects; then a note of both values is left. */
function correct(node: Node, path: Path, change: JsonObject, expected: unknown, context: Context): boolean {
  const wanted = isJsonObject(expected) ? expected : {};
  const [ours, theirs]: [Node, Node] = [{}, {}];
  let isExpected = true;
  for (const key of new Set([...Object.keys(change).filter((name) => !isWord(name)), ...Object.keys(wanted)])) {
    const [found, inner] = [node[key], change[key]];
    if (isJsonObject(found) && isJsonObject(inner) && !key.startsWith("x-")) {
      isExpected = correct(found, [...path, key], inner, wanted[key], context) && isExpected;
    } else if (!isDeepStrictEqual(found, wanted[key])) {
      context.refuse([...path, key], found, wanted[key] ?? nothing);
      isExpected = false;
    } else {
      if (inner !== undefined) ours[key] = isList(found) && isList(inner) ? [...found, ...inner] : inner;
      if (found !== undefined) theirs[key] = copy(found);
    }
  }
  if (isExpected) note(context, node, ours, theirs);
  return isExpected;
}

/**
 * Keys that may replace published values without a correction, because they are only for people or for this project. Code lists
 * need a correction, because the published document names them too.
 */
function isWord(key: string): boolean {
  return words.includes(key) || (key.startsWith("x-") && key !== "x-code-list");
}
const words = ["title", "summary", "description", "example", "examples", "externalDocs", "license", "contact"];

/** The state of an update at a nested value. */
interface Merge extends Context {
  readonly from: string;
  /** Whether a published rule must not change. */
  readonly isGuarded: boolean;
}

function merge(node: Node, path: Path, change: JsonObject, context: Merge): void {
  wrapReference(node);
  for (const [key, value] of Object.entries(change)) {
    const at = [...path, key];
    const isGuarded = context.isGuarded && !isWord(key);
    const inner = { ...context, isGuarded, from: `${context.from}/${pointerSegment(key)}` };
    const present = node[key];
    if (isJsonObject(present) && isJsonObject(value) && !isWord(key) && !key.startsWith("x-")) {
      merge(present, at, value, inner);
    } else if (isList(present) && isList(value) && !isWord(key)) {
      context.given.set(pointerOf(at), inner.from);
      present.push(...value.map(copy));
    } else if (key === "x-correction" || (isGuarded && present !== undefined && !isDeepStrictEqual(present, value))) {
      // Only applying a correction may write this note, because one written by hand would excuse any value.
      context.refuse(at, present);
    } else {
      context.given.set(pointerOf(at), inner.from);
      node[key] = copy(value);
    }
  }
}

/** Wraps a reference to a schema in an `allOf`, so that it may have siblings. Returns whether siblings are allowed. */
export function wrapReference(node: Node): boolean {
  const { $ref } = node;
  if (typeof $ref !== "string" || !$ref.startsWith(schemas)) return $ref === undefined;
  Reflect.deleteProperty(node, "$ref");
  node["allOf"] = [{ $ref }];
  return true;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
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
