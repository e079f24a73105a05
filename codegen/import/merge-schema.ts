import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { idleKeywords } from "../sources/check-schemas.ts";
import { adoptSchema, describes, rulesOf, wordsOf, type ImportContext } from "./adopt.ts";
import { effective, equal, isDefault, nameOf, partsOf, sameSchema } from "./canonical.ts";
import { codeListOf, isSameList } from "./code-list.ts";
import { correctionOf, corrects, publishedBy } from "./correction.ts";
import { shown } from "./import-report.ts";
import { leavingProperties } from "./leaving-properties.ts";
import { putMember } from "./merge-members.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** What stands at a schema. */
export type SchemaPlace = "named" | "property" | "inner";

/** Keywords whose values are schemas or lists of names: they are merged member by member. */
const structured = ["properties", "items", "additionalProperties", "not", "enum", "required"];

/** Merges schemas of the published document into ours, keyword by keyword and property by property. */
export class SchemaMerge {
  readonly #context: ImportContext;
  readonly #text: YamlText;
  /** Properties that leave a schema: one of the same rules that comes elsewhere was moved. */
  readonly #left: ReadonlyMap<string, readonly JsonObject[]>;

  constructor(context: ImportContext, text: YamlText) {
    this.#context = context;
    this.#text = text;
    this.#left = leavingProperties(context);
  }

  /** Merges a schema; where ours says the same already it stays as it is. */
  merge(path: Path, one: unknown, other: unknown, place: SchemaPlace): void {
    const { ours, theirs, report } = this.#context;
    if (!isJsonObject(one) || !isJsonObject(other)) {
      if (equal(ours.schema(one), theirs.schema(other))) return;
      report.add("changed", path, `${rulesOf(one)} → ${rulesOf(other)}`);
      this.#text.set(path, adoptSchema(this.#context, other, path));
      return;
    }
    const published = this.#excused(path, one, other);
    const isSame = sameSchema(ours, one, theirs, published);
    if (place !== "inner") {
      if (published === other || !corrects(one, "x-code-list")) this.mergeCodeList(path, one, other["description"]);
      if (!describes(one["description"])) this.#describe(path, one, other);
    }
    if (isSame) this.#mergeNotes(path, one, published);
    else this.#mergeParts(path, one, published, place);
  }

  /** What schemas that say the same have within them: words, code lists, corrections. */
  #mergeNotes(path: Path, one: JsonObject, other: JsonObject): void {
    const holder = ownNode(one);
    const [mine, new_] = [partsOf(one).own, partsOf(other).own];
    if (holder === undefined) return;
    const at = [...path, ...holder.path];
    if (isJsonObject(mine["items"]) && isJsonObject(new_["items"])) {
      this.merge([...at, "items"], mine["items"], new_["items"], "inner");
    }
    if (!isJsonObject(mine["properties"]) || !isJsonObject(new_["properties"])) return;
    for (const [name, property] of Object.entries(mine["properties"])) {
      this.merge([...at, "properties", name], property, new_["properties"][name], "property");
    }
  }

  /** Takes over the code list that a published description names: another one is another meaning. */
  mergeCodeList(path: Path, one: JsonObject, description: unknown): void {
    const theirs = codeListOf(description);
    const ours = one["x-code-list"];
    if (theirs === undefined || isSameList(ours, theirs)) return;
    const { report } = this.#context;
    if (ours === undefined) report.add("came", path, `takes its values from the code list ${shown(theirs)}`);
    else report.add("changed", path, `code list ${shown(ours)} → ${shown(theirs)}`);
    putMember(this.#text, path, one, "x-code-list", theirs);
  }

  #describe(path: Path, one: JsonObject, other: JsonObject): void {
    const words = wordsOf(other);
    if (words === undefined) return;
    this.#context.report.add("came", path, "a description");
    for (const [key, word] of Object.entries(words)) putMember(this.#text, path, one, key, word);
  }

  #mergeParts(path: Path, one: JsonObject, other: JsonObject, place: SchemaPlace): void {
    const [mine, new_] = [partsOf(one), partsOf(other)];
    const holder = ownNode(one);
    const kinds = [mine.own, new_.own].map(kindOf);
    const isComposed = mine.references.length > 0;
    const isTangled = mine.tangled || new_.tangled || holder === undefined;
    if (isTangled || kinds[0] !== kinds[1] || isComposed !== new_.references.length > 0) {
      this.#replace(path, one, other, place);
      return;
    }
    if (isComposed && !this.#mergeReferences(path, one, mine.references, new_.references)) {
      this.#replace(path, one, other, place);
      return;
    }
    if (Object.keys(effective(mine.own)).length === 0 && Object.keys(effective(new_.own)).length > 0) {
      this.#replace(path, one, other, place);
      return;
    }
    const at = [...path, ...holder.path];
    this.#mergeKeywords(at, holder.node, mine.own, new_.own, describes(one["description"]) ? one["description"] : "");
  }

  /** Follows references to other schemas; `false` when their number changed where there is no list. */
  #mergeReferences(path: Path, one: JsonObject, mine: readonly string[], new_: readonly string[]): boolean {
    const came = new_.filter((name) => !mine.includes(name));
    const went = mine.filter((name) => !new_.includes(name));
    if (came.length === 0 && went.length === 0) return true;
    const { allOf } = one;
    const inList = Array.isArray(allOf) ? (allOf as unknown[]) : [];
    if (came.length !== went.length || typeof one["$ref"] === "string") {
      if (inList.length === 0 && came.length !== went.length) return false;
    }
    const { report } = this.#context;
    for (const [index, gone] of went.entries()) {
      const replacement = came[index];
      const at = inList.findIndex((part) => isJsonObject(part) && part["$ref"] === gone);
      const place = at === -1 ? path : [...path, "allOf", at];
      if (at === -1 && one["$ref"] !== gone) return false;
      if (replacement === undefined) this.#text.delete(place);
      else this.#text.set([...place, "$ref"], replacement);
      report.add("changed", path, `${nameOf(gone)} → ${replacement === undefined ? "nothing" : nameOf(replacement)}`);
      if (describes(one["description"])) {
        report.add("questions", path, `is the description still true? ${shown(one["description"])}`);
      }
    }
    for (const added of came.slice(went.length)) {
      this.#text.append([...path, "allOf"], { $ref: added });
      report.add("changed", path, `takes over ${nameOf(added)} too`);
    }
    return true;
  }

  #mergeKeywords(path: Path, node: JsonObject, mine: JsonObject, new_: JsonObject, description: string): void {
    const { ours, theirs, report } = this.#context;
    const [one, other] = [effective(mine), effective(new_)];
    this.#askForIdle(path, new_);
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [old, value] = [one[key], other[key]];
      if (equal(ours.keyword(key, old), theirs.keyword(key, value))) continue;
      const at = [...path, key];
      if (structured.includes(key) && old !== undefined && value !== undefined) {
        this.#mergeStructured(at, key, old, value);
      } else if (isDefault(key, old) && isDefault(key, value)) continue;
      else if (key === "type" && !Object.hasOwn(node, "type")) continue;
      else {
        report.add("changed", path, `${key}: ${shown(old)} → ${shown(value)}`);
        if (value === undefined) this.#text.delete(at);
        else putMember(this.#text, path, node, key, isJsonObject(value) ? this.#adoptMember(key, value, at) : value);
        if (old !== undefined && isNamed(description, old)) {
          report.add("questions", path, `the description says ${shown(old)}: does it still fit? ${shown(description)}`);
        }
      }
    }
  }

  #adoptMember(key: string, value: unknown, path: Path): unknown {
    const { [key]: adopted } = adoptSchema(this.#context, { [key]: value }, path.slice(0, -1)) as JsonObject;
    return adopted;
  }

  #mergeStructured(path: Path, key: string, old: unknown, value: unknown): void {
    if (key === "properties" && isJsonObject(old) && isJsonObject(value)) this.#mergeProperties(path, old, value);
    else if ((key === "enum" || key === "required") && Array.isArray(old) && Array.isArray(value)) {
      this.#mergeValues(path, old, value);
    } else this.merge(path, old, value, "inner");
  }

  #mergeValues(path: Path, old: readonly unknown[], value: readonly unknown[]): void {
    const { report } = this.#context;
    const has = (list: readonly unknown[], item: unknown): boolean => list.some((known) => equal(known, item));
    for (const [index, item] of old.entries()) {
      if (has(value, item)) continue;
      report.add("went", path, shown(item));
      this.#text.delete([...path, index]);
    }
    for (const item of value) {
      if (has(old, item)) continue;
      report.add("came", path, shown(item));
      this.#text.append(path, item);
    }
  }

  #mergeProperties(path: Path, old: JsonObject, value: JsonObject): void {
    const { report, ours, theirs } = this.#context;
    for (const [name, property] of Object.entries(old)) {
      const at = [...path, name];
      if (Object.hasOwn(value, name)) this.merge(at, property, value[name], "property");
      else {
        report.add("went", at, rulesOf(property));
        this.#text.delete(at);
      }
    }
    const known = new Set(Object.keys(old));
    let after: string | undefined;
    for (const [name, property] of Object.entries(value)) {
      if (!known.has(name)) {
        const moved = this.#left.get(name)?.find((left) => sameSchema(ours, left, theirs, property));
        report.add("came", [...path, name], rulesOf(property));
        const role = { isNew: true, isDescribed: true };
        const adopted = moved ?? adoptSchema(this.#context, property, [...path, name], role);
        this.#text.insert([...path, name], adopted, after);
      }
      if (known.has(name)) after = name;
    }
  }

  #replace(path: Path, one: JsonObject, other: JsonObject, place: SchemaPlace): void {
    this.#context.report.add("changed", path, `${rulesOf(one)} → ${rulesOf(other)}`);
    const isDescribed = place !== "inner";
    // A named schema is the same thing under its name; a property that is something else needs another word.
    const { description, "x-code-list": _list, ...former } = one;
    const own = place === "named" || !describes(other["description"]) ? one : former;
    const adopted = adoptSchema(this.#context, other, path, { isNew: isDescribed, isDescribed, former: own });
    if (isDescribed && own === one && describes(description)) {
      this.#context.report.add("questions", path, `is the description still true? ${shown(description)}`);
    }
    this.#text.set(path, adopted);
  }

  /** The published schema as our correction of it has it: what is corrected stays as ours says, nothing else does. */
  #excused(path: Path, one: JsonObject, other: JsonObject): JsonObject {
    const note = correctionOf(one);
    if (note === undefined || typeof other["$ref"] === "string") return other;
    const { report } = this.#context;
    const said = publishedBy(note, other);
    const isNoted = Object.entries(said).every(([key, value]) => equal(value, note.theirs[key]));
    const isMended = Object.entries(said).every(([key, value]) => equal(value, note.ours[key]));
    if (isNoted)
      report.add("kept", path, `published as ${shown(note.theirs)}, corrected to ${shown(note.ours)}: ${note.reason}`);
    else if (isMended) {
      report.add(
        "questions",
        path,
        `the published document says so by now: is the correction done with? ${note.reason}`,
      );
    } else {
      report.add(
        "questions",
        path,
        `published as ${shown(said)} by now, and not as ${shown(note.theirs)}: is ${shown(note.ours)} still right? ${note.reason}`,
      );
    }
    const others = Object.entries(other).filter(([key]) => !Object.hasOwn(said, key));
    const corrected = Object.entries(note.ours).filter(([key]) => !key.startsWith("x-"));
    return Object.fromEntries([...others, ...corrected]);
  }

  #askForIdle(path: Path, schema: JsonObject): void {
    for (const keyword of idleKeywords(schema)) {
      const said = `${keyword}: ${shown(schema[keyword])}`;
      this.#context.report.add(
        "questions",
        path,
        `published with ${said}, which has no effect there and is left out: what is meant?`,
      );
    }
  }
}

/** The object that holds what a schema says itself; `undefined` where several do. */
function ownNode(schema: JsonObject): { readonly path: Path; readonly node: JsonObject } | undefined {
  const { allOf } = schema;
  if (typeof schema["$ref"] === "string" || !Array.isArray(allOf)) return { path: [], node: schema };
  const inline = (allOf as unknown[]).flatMap((part, index) =>
    isJsonObject(part) && typeof part["$ref"] !== "string" ? [{ path: ["allOf", index], node: part }] : [],
  );
  const { allOf: _parts, ...beside } = schema;
  const hasOwn = Object.keys(effective(beside)).length > 0;
  if (inline.length === 0) return { path: [], node: schema };
  return inline.length === 1 && !hasOwn && inline[0]?.node["allOf"] === undefined ? inline[0] : undefined;
}

/** What kind of value it is: a schema of another kind is another thing. */
function kindOf(own: JsonObject): unknown {
  const { type, oneOf, anyOf } = effective(own);
  return oneOf !== undefined ? "oneOf" : anyOf !== undefined ? "anyOf" : type;
}

/** Whether a description speaks of a value. */
function isNamed(description: string, value: unknown): boolean {
  if (typeof value !== "number" || value < 2) return false;
  return new RegExp(`(?<![\\d.])${value}(?![\\d.])`).test(description.replaceAll(/(?<=\d),(?=\d{3})/g, ""));
}
