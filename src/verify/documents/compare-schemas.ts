import type { DocumentModel, PropertyModel, SchemaModel } from "./model.ts";
import { shown, type DocumentChange, type Usage } from "./document-change.ts";
import { compareRules } from "./compare-rules.ts";
import { refuse } from "./parse-document.ts";
import { usageOf, type UsageByName } from "./usage.ts";

/** Most uses of schemas that are compared: references can multiply a small document. */
const mostSteps = 300_000;
/** How deep schemas without a name may lie in each other. */
const mostDepth = 200;

type Report = (change: DocumentChange) => void;

/** Two schemas with the same meaning; most often with the same name. */
interface Pair {
  readonly ours: string;
  readonly theirs: string;
}

/** Compares the schemas of two documents, each pair once, whatever refers to what. */
export class SchemaComparison {
  readonly #ours: DocumentModel;
  readonly #theirs: DocumentModel;
  readonly #report: Report;
  readonly #usage: { readonly ours: UsageByName; readonly theirs: UsageByName };
  readonly #seen = new Set<string>();
  readonly #pairs: Pair[] = [];
  /** Names that stand for the other document's by another name. */
  readonly #matched = { ours: new Set<string>(), theirs: new Set<string>() };
  #steps = 0;
  #depth = 0;

  constructor(ours: DocumentModel, theirs: DocumentModel, report: Report) {
    this.#ours = ours;
    this.#theirs = theirs;
    this.#report = report;
    this.#usage = { ours: usageOf(ours), theirs: usageOf(theirs) };
  }

  /**
   * Compares two schemas where they are used; named ones are compared later, once.
   *
   * @throws InvalidInputError when the documents are too intertwined.
   */
  compareUse(path: string, ours: SchemaModel, theirs: SchemaModel, usage: Usage): void {
    this.#steps += 1;
    if (this.#steps > mostSteps) refuse("theirs", "must not be so intertwined");
    const report = ours.correction === undefined ? this.#report : corrected(ours.correction, this.#report);
    if (ours.reference !== undefined && theirs.reference !== undefined) {
      compareRules(path, ours, theirs, usage, report);
      this.#compareNames(path, ours.reference, theirs.reference, usage, report);
      return;
    }
    const [one, other] = [expand(ours, this.#ours), expand(theirs, this.#theirs)];
    compareRules(path, one, other, usage, report);
    if (this.#depth === mostDepth) refuse("theirs", "must not be nested so deeply");
    this.#depth += 1;
    this.#compareParts(path, one, other, usage, undefined);
    this.#depth -= 1;
  }

  /** Compares all pairs that came up, and then the schemas that nothing refers to. */
  finish(): void {
    this.#drain();
    for (const name of this.#ours.schemas.keys()) if (this.#theirs.schemas.has(name)) this.#enqueue(name, name);
    this.#drain();
    const none = { breaksReader: false, breaksSender: false };
    for (const name of this.#ours.schemas.keys()) {
      if (!this.#matched.ours.has(name)) this.#report({ kind: "removed", path: `schemas/${shown(name)}`, ...none });
    }
    for (const name of this.#theirs.schemas.keys()) {
      if (!this.#matched.theirs.has(name)) this.#report({ kind: "added", path: `schemas/${shown(name)}`, ...none });
    }
  }

  #compareNames(path: string, ours: string, theirs: string, usage: Usage, report: Report): void {
    // A name that is gone was changed, most likely; one that is still there means something else.
    const renamed = !this.#theirs.schemas.has(ours);
    if (ours === theirs || renamed) this.#enqueue(ours, theirs);
    if (ours === theirs) return;
    const breaks = { breaksReader: !renamed && usage.read, breaksSender: !renamed && usage.sent };
    report({ kind: "changed", path: `${path}/schema`, ours: shown(ours), theirs: shown(theirs), ...breaks });
  }

  #enqueue(ours: string, theirs: string): void {
    const key = JSON.stringify([ours, theirs]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#matched.ours.add(ours);
    this.#matched.theirs.add(theirs);
    this.#pairs.push({ ours, theirs });
  }

  #drain(): void {
    for (let pair = this.#pairs.shift(); pair !== undefined; pair = this.#pairs.shift()) {
      const ours = this.#ours.schemas.get(pair.ours);
      const theirs = this.#theirs.schemas.get(pair.theirs);
      if (ours === undefined || theirs === undefined) continue;
      const [one, other] = [this.#usage.ours.get(pair.ours), this.#usage.theirs.get(pair.theirs)];
      const usage = {
        read: one?.read === true || other?.read === true,
        sent: one?.sent === true || other?.sent === true,
      };
      const path = `schemas/${shown(pair.ours)}`;
      compareRules(path, ours, theirs, usage, this.#report);
      this.#compareParts(path, ours, theirs, usage, pair);
    }
  }

  #compareParts(path: string, ours: SchemaModel, theirs: SchemaModel, usage: Usage, pair: Pair | undefined): void {
    if (ours.items !== undefined && theirs.items !== undefined) {
      this.compareUse(`${path}/items`, ours.items, theirs.items, usage);
    }
    for (const name of new Set([...ours.properties.keys(), ...theirs.properties.keys()])) {
      const [one, other] = [ours.properties.get(name), theirs.properties.get(name)];
      if (pair !== undefined && this.#isTold(name, one, other, pair)) continue;
      const at = `${path}/properties/${shown(name)}`;
      if (one !== undefined && other !== undefined) {
        this.compareUse(at, one.schema, other.schema, usage);
        this.#compareRequired(at, ours.required.has(name), theirs.required.has(name), usage);
      } else if (one !== undefined) {
        this.#report({ kind: "removed", path: at, breaksReader: usage.read, breaksSender: usage.sent });
      } else {
        const needed = theirs.required.has(name) && usage.sent;
        this.#report({ kind: "added", path: at, breaksReader: false, breaksSender: needed });
      }
    }
  }

  /** Whether a property is compared at a schema that both extend. */
  #isTold(name: string, ours: PropertyModel | undefined, theirs: PropertyModel | undefined, pair: Pair): boolean {
    const declares = (model: DocumentModel, owner: string): boolean =>
      model.schemas.get(owner)?.properties.has(name) === true;
    const inherited = (property: PropertyModel | undefined, own: string): string | undefined =>
      property?.owner === own ? undefined : property?.owner;
    const one = inherited(ours, pair.ours);
    const other = inherited(theirs, pair.theirs);
    if (ours !== undefined && theirs !== undefined) return one !== undefined && one === other;
    // It came or went at the base, unless the base is the same and only the inheritance changed.
    if (one !== undefined) return this.#theirs.schemas.has(one) && !declares(this.#theirs, one);
    if (other !== undefined) return this.#ours.schemas.has(other) && !declares(this.#ours, other);
    return false;
  }

  #compareRequired(path: string, ours: boolean, theirs: boolean, usage: Usage): void {
    if (ours === theirs) return;
    const change = { kind: theirs ? "added" : "removed", path: `${path}/required` } as const;
    this.#report({ ...change, breaksReader: ours && usage.read, breaksSender: theirs && usage.sent });
  }
}

/** A schema with what its reference stands for. */
function expand(schema: SchemaModel, { schemas }: DocumentModel): SchemaModel {
  const named = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  return named === undefined ? schema : { ...named, rules: new Map([...named.rules, ...schema.rules]) };
}

/** What differs on purpose breaks nothing that fits today. */
function corrected(correction: string, report: Report): Report {
  return (change) => {
    report({ ...change, breaksReader: false, breaksSender: false, correction });
  };
}
