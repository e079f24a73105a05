import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import type { Correction } from "../sources/registry-model.ts";
import { partsOf } from "./canonical.ts";
import { codeListOf } from "./code-list.ts";

/** The note of an object of ours that differs from the published document on purpose. */
export function correctionOf({ "x-correction": note }: JsonObject): Correction | undefined {
  if (!isJsonObject(note)) return undefined;
  const { reason, ours, theirs } = note;
  return typeof reason === "string" && isJsonObject(ours) && isJsonObject(theirs)
    ? { reason, ours, theirs }
    : undefined;
}

/** Whether a note speaks of a keyword. */
export function corrects(one: JsonObject, keyword: string): boolean {
  const note = correctionOf(one);
  return note !== undefined && (Object.hasOwn(note.ours, keyword) || Object.hasOwn(note.theirs, keyword));
}

/** What the published schema says by the keywords of a note; nothing of a code list where its words name none. */
export function publishedBy({ ours, theirs }: Correction, schema: JsonObject): JsonObject {
  const { own } = partsOf(schema);
  const list = codeListOf(schema["description"]);
  const keywords = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return Object.fromEntries(
    keywords.flatMap((key) => {
      if (key !== "x-code-list") return [[key, own[key]]];
      return list === undefined ? [] : [[key, list]];
    }),
  );
}
