import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { idleKeywords } from "../sources/check-schemas.ts";
import { effective, partsOf, sameSchema, type Canonical } from "./canonical.ts";
import { codeListOf } from "./code-list.ts";
import { shown, type ImportReport } from "./import-report.ts";
import { listOf } from "./json-values.ts";
import type { Path } from "./yaml-text.ts";

/** What an import works with. */
export interface ImportContext {
  readonly ours: Canonical;
  readonly theirs: Canonical;
  readonly report: ImportReport;
}

/** Stands where a word is wanted and the published document has none. */
export const undescribed = "Not described by the published document.";
const undescribedInCzech = "Zveřejněný dokument to nepopisuje.";

/** Whether there is a description that says something. */
export function describes(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "" && text !== undescribed;
}

/** The mark of what is new. */
export const origin = { "x-origin": "published" } as const;

/** The order of members in this project's document. */
const order: readonly string[] = [
  ...["operationId", "name", "in", "tags", "summary", "x-origin", "title", "description", "x-description-cs"],
  ...["x-source", "x-read-only", "type", "format", "nullable", "enum", "multipleOf", "minimum", "exclusiveMinimum"],
  ...["maximum", "exclusiveMaximum", "minLength", "maxLength", "pattern", "allOf", "oneOf", "anyOf", "not"],
  ...[
    "discriminator",
    "items",
    "minItems",
    "maxItems",
    "uniqueItems",
    "required",
    "properties",
    "additionalProperties",
  ],
  ...["minProperties", "maxProperties", "default", "readOnly", "writeOnly", "deprecated", "style", "explode"],
  ...["allowReserved", "security", "servers", "parameters", "requestBody", "responses", "headers", "schema", "content"],
  ...["example", "examples", "externalDocs", "xml", "x-code-list", "x-correction"],
];

/** Where a member stands among those of its object. */
function rankOf(key: string, holder: JsonObject): number {
  // A parameter says so right after its name.
  return key === "required" && "in" in holder ? order.indexOf("in") + 0.5 : order.indexOf(key);
}

/** The member that a new one comes behind; `undefined` where it comes first. */
export function predecessor(holder: JsonObject, key: string): string | undefined {
  const rank = rankOf(key, holder);
  if (rank === -1) return Object.keys(holder).at(-1);
  const before = Object.keys(holder).filter((name) => rankOf(name, holder) < rank);
  return before.toSorted((one, other) => rankOf(one, holder) - rankOf(other, holder)).at(-1);
}

/** The members in the order of this project, those without a value left out. */
export function inOrder(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([one], [other]) => rankOf(one, value) - rankOf(other, value)),
  );
}

/** How a schema of the published document is taken over. */
export interface SchemaRole {
  /** Whether it is marked as new. */
  readonly isNew?: boolean;
  /** Whether a description is wanted. */
  readonly isDescribed?: boolean;
  /** What ours had in its place: its words stay where they speak of the same. */
  readonly former?: JsonObject;
}

/** A schema of the published document as ours has it. */
export function adoptSchema(context: ImportContext, value: unknown, path: Path, role: SchemaRole = {}): unknown {
  if (!isJsonObject(value)) return value;
  const { isNew = false, isDescribed = false, former } = role;
  const { $ref, ...members } = value;
  const mark = former?.["x-origin"] ?? (isNew ? origin["x-origin"] : undefined);
  const words = isDescribed ? wordsOn(context, value, path, former) : { description: members["description"] };
  if (typeof $ref === "string") {
    const notes = { "x-origin": mark, ...words, deprecated: members["deprecated"] };
    return isDescribed || isNew ? inOrder({ ...notes, allOf: [{ $ref }] }) : { $ref };
  }
  const said = withoutIdle(context, members, path);
  const known = former === undefined ? {} : partsOf(former).own;
  const parts: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(said)) parts[key] = adoptMember(context, key, member, path, isNew, known);
  return inOrder({ ...parts, "x-origin": mark, ...words, "x-code-list": codeListOf(members["description"]) });
}

function adoptMember(
  context: ImportContext,
  key: string,
  member: unknown,
  path: Path,
  isNew: boolean,
  former: JsonObject,
): unknown {
  const at = [...path, key];
  switch (key) {
    case "properties":
      return adoptProperties(context, member, at, former["properties"]);
    case "items":
    case "not":
    case "additionalProperties":
      return adoptSchema(context, member, at);
    case "allOf":
      return listOf(member).map((part, index) => {
        const hasProperties = isJsonObject(part) && part["properties"] !== undefined;
        return adoptSchema(context, part, [...at, index], { isNew: isNew && hasProperties, former });
      });
    case "oneOf":
    case "anyOf":
      return listOf(member).map((part, index) => adoptSchema(context, part, [...at, index]));
    default:
      return member;
  }
}

function adoptProperties(context: ImportContext, value: unknown, path: Path, former: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const { ours, theirs } = context;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => {
      const known = isJsonObject(former) && isJsonObject(former[name]) ? former[name] : undefined;
      if (known !== undefined && sameSchema(ours, known, theirs, property)) return [name, known];
      return [name, adoptSchema(context, property, [...path, name], { isDescribed: true })];
    }),
  );
}

/** A schema without what has no effect on values of its type. */
function withoutIdle(context: ImportContext, schema: JsonObject, path: Path): JsonObject {
  const idle = idleKeywords(schema);
  for (const keyword of idle) {
    const said = `${keyword}: ${shown(schema[keyword])}`;
    context.report.add(
      "questions",
      path,
      `published with ${said}, which has no effect on a ${String(schema["type"])} and is left out: what is meant?`,
    );
  }
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !idle.includes(key) && !key.startsWith("x-")));
}

/** What something is, in both languages. */
export interface Words {
  readonly description: string;
  readonly "x-description-cs": string;
}

/** The published word on something, or ours where it speaks of the same. */
export function wordsOn(context: ImportContext, value: JsonObject, path: Path, former?: JsonObject): Words {
  const [reference] = partsOf(value).references;
  const behind = [context.ours, context.theirs].map((document) =>
    reference === undefined ? undefined : document.resolve({ $ref: reference }),
  );
  // A list is described where its items are, too.
  const items = isJsonObject(value["items"]) ? value["items"] : undefined;
  for (const said of [former, value, { description: value["title"] }, items, ...behind]) {
    const words = said === undefined ? undefined : wordsOf(said);
    if (words !== undefined) return words;
  }
  context.report.add("questions", path, "the published document does not describe it: what is it?");
  return { description: undescribed, "x-description-cs": undescribedInCzech };
}

/** The words of an object; those of the published document are Czech, and stand for both until a person puts them in English. */
export function wordsOf({ description, "x-description-cs": czech }: JsonObject): Words | undefined {
  if (!describes(description)) return undefined;
  return { description, "x-description-cs": describes(czech) ? czech : description };
}

/** What a schema demands, for a remark. */
export function rulesOf(value: unknown): string {
  if (!isJsonObject(value)) return shown(value);
  const { references, own } = partsOf(value);
  const { properties, ...rules } = effective(own);
  const names = references.map((reference) => reference.slice(reference.lastIndexOf("/") + 1));
  const said = { ...(names.length === 0 ? {} : { schema: names.join(" + ") }), ...rules };
  return shown(isJsonObject(properties) ? { ...said, properties: Object.keys(properties) } : said);
}
