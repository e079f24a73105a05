import { InvalidInputError, type InputIssue } from "../../errors/invalid-input-error.ts";
import { ruleText, type BrokenRule } from "../../services/rules.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { ConfigDocument } from "./read-document.ts";

/** Most broken rules that an error lists. */
export const mostIssues = 100;

/** The broken rules of a document: all of them, so that the user can mend them at once. */
export class Findings {
  readonly issues: InputIssue[] = [];
  /** Issues with a text in each language. */
  readonly broken: { readonly field: string; readonly rule: BrokenRule }[] = [];
  readonly #document: ConfigDocument;

  constructor(document: ConfigDocument) {
    this.#document = document;
  }

  add(field: string, given: string | BrokenRule, more: Pick<InputIssue, "advice" | "value"> = {}): void {
    if (this.issues.length >= mostIssues) return;
    const rule = typeof given === "string" ? given : ruleText(given);
    if (typeof given === "object") this.broken.push({ field, rule: given });
    const line = this.#document.lineOf?.(field);
    const place = line === undefined ? "" : ` (line ${line})`;
    this.issues.push({ field, rule: rule + place, ...more });
  }

  /** A name that there is not, with the most similar one that there is. */
  unknown(field: string, given: unknown, known: readonly string[]): void {
    const name = typeof given === "string" ? given : "";
    const [nearest] = known.toSorted((one, other) => distance(one, name) - distance(other, name));
    const isNear = nearest !== undefined && distance(nearest, name) <= Math.max(2, name.length / 3);
    const advice = isNear ? `did you mean ${nearest}?` : `there are ${known.join(", ") || "none"}`;
    this.add(field, "is unknown", { advice });
  }

  /** Finds the items of a list that have a member in common. */
  unique(at: string, items: unknown, member: string, rule: string): void {
    const known = new Set<unknown>();
    for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
      const value: unknown = isJsonObject(item) ? item[member] : undefined;
      if (value !== undefined && known.has(value)) this.add(`${at}[${index}].${member}`, rule);
      known.add(value);
    }
  }

  /** The value as an object that has no other members than these; otherwise `undefined`. */
  object(field: string, value: unknown, members: readonly string[]): JsonObject | undefined {
    if (!isJsonObject(value)) {
      this.add(field, "must be an object");
      return undefined;
    }
    const known = new Set(members);
    for (const name of Object.keys(value)) {
      if (!known.has(name)) this.unknown(field === "" ? name : `${field}.${name}`, name, members);
    }
    return value;
  }

  /** @throws InvalidInputError with everything that was found. */
  end(): void {
    const [first, ...more] = this.issues;
    if (first !== undefined) throw new InvalidInputError(this.#document.name, [first, ...more]);
  }
}

/** How many letters have to change to make one word of another (Levenshtein). Longer ones than names are cut. */
function distance(one: string, other: string): number {
  const [short, long] = [one.slice(0, 60), other.slice(0, 60)];
  let row = Array.from({ length: long.length + 1 }, (_, index) => index);
  for (let i = 0; i < short.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < long.length; j += 1) {
      const kept = (row[j] ?? 0) + (short[i] === long[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
