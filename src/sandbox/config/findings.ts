import { InvalidInputError, type InputIssue } from "../../errors/invalid-input-error.ts";
import { nearestName } from "../../errors/nearest-name.ts";
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
    this.issues.push({ field: field || "the document", rule: rule + place, ...more });
  }

  /** A name that there is not, with the most similar one that there is. */
  unknown(field: string, given: unknown, known: readonly string[]): void {
    const name = typeof given === "string" ? given : "";
    const nearest = nearestName(name, known);
    const advice = nearest === undefined ? `there are ${known.join(", ") || "none"}` : `did you mean ${nearest}?`;
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
