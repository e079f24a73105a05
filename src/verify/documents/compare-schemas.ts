import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareFacets } from "./compare-facets.ts";
import { compareParts } from "./compare-parts.ts";
import { correctionOf } from "./judge-rule.ts";
import {
  breaksOfAny,
  ChangeList,
  difference,
  harmless,
  shown,
  type Breaks,
  type DocumentChange,
  type Sides,
} from "./document-change.ts";
import type { Said } from "./flat-schema.ts";
import { reachableSchemas, type References } from "./references.ts";
import type { ComparesSchemas, Place, Run, SchemaPair } from "./schema-pair.ts";
import { ownFacets, SchemaReader } from "./schema-reader.ts";

/** How deep schemas without a name may lie in each other. */
const mostDepth = 200;

/** Compares the schemas of two documents: what is shared is compared once, whatever refers to it. */
export class SchemaComparison implements ComparesSchemas {
  readonly ours: SchemaReader;
  readonly theirs: SchemaReader;
  readonly #main: Run;
  readonly #named: (Sides<string> & { readonly usage: Breaks })[] = [];
  /** Names that were compared, or are another name of the other document. */
  readonly #matched = { ours: new Set<string>(), theirs: new Set<string>() };
  readonly #trials = new Map<string, readonly DocumentChange[]>();
  readonly #replaced = new Set<string>();
  readonly #ids = new Map<object, number>();
  #depth = 0;

  constructor(ours: References, theirs: References, changes: ChangeList) {
    this.ours = new SchemaReader(ours);
    this.theirs = new SchemaReader(theirs);
    this.#main = { changes, seen: new Set(), isTrial: false, areItems: false };
  }

  /** Compares two schemas where they are used; named ones are compared later, once. */
  compareUse(path: string, ours: unknown, theirs: unknown, usage: Breaks): void {
    this.compare(path, ours, theirs, usage, this.#main);
  }

  /** Compares all that came up, and then the schemas that nothing refers to. */
  finish(): void {
    this.#drain();
    const left = (["ours", "theirs"] as const).flatMap((side) => {
      const { references } = this[side];
      const reachable = reachableSchemas(references);
      const names = [...references.components("schemas").keys()].filter(
        (name) => !reachable.has(name) && !this.#matched[side].has(name),
      );
      return names.map((name) => ({ side, name }));
    });
    for (const { name } of left) if (this.#isKept(name)) this.#enqueue(name, name, harmless);
    this.#drain();
    for (const { side, name } of left) {
      if (this.#matched[side].has(name)) continue;
      this.#main.changes.comparePresence(`schemas/${shown(name)}`, side === "ours", side === "theirs");
    }
  }

  differences(ours: JsonObject, theirs: JsonObject, usage: Breaks): readonly DocumentChange[] {
    const key = this.#keyOf({ ours, theirs }, usage);
    const known = this.#trials.get(key);
    if (known !== undefined) return known;
    // Within itself a pair is taken for equal.
    this.#trials.set(key, []);
    const changes = new ChangeList();
    this.compare("", ours, theirs, usage, { changes, seen: new Set(), isTrial: true, areItems: false });
    const found = changes.all.filter(({ correction }) => correction === undefined);
    this.#trials.set(key, found);
    return found;
  }

  home({ path, names, ours, theirs }: SchemaPair, key: string, mine = ours.at(key), yours = theirs.at(key)): string {
    const [one, other] = [inherited(mine, names.ours), inherited(yours, names.theirs)];
    const lacks = (reader: SchemaReader, name: string): boolean => {
      const node = reader.named(name);
      return node === undefined || reader.flat(node).at(key) === undefined;
    };
    if (one !== undefined && (one === other || lacks(this.theirs, one))) return `schemas/${shown(one)}`;
    if (one === undefined && other !== undefined && lacks(this.ours, other)) return `schemas/${shown(other)}`;
    return path;
  }

  compare(path: string, mine: unknown, yours: unknown, usage: Breaks, within: Run, areItems = false): void {
    const nodes = { ours: isJsonObject(mine) ? mine : {}, theirs: isJsonObject(yours) ? yours : {} };
    this.theirs.references.step();
    if (this.#depth === mostDepth) this.theirs.references.refuse("must not be nested so deeply");
    this.#depth += 1;
    const names = { ours: this.ours.nameOf(nodes.ours), theirs: this.theirs.nameOf(nodes.theirs) };
    const { ours: one, theirs: other } = names;
    const place = { path, nodes, names, usage, run: { ...within, areItems } };
    if (one !== undefined && other !== undefined) {
      this.#compareNotes(place);
      this.#compareNames(place, one, other);
    } else if (this.#isKept(one ?? other) && !within.isTrial) this.#compareReplaced(place);
    else {
      const isGone = one !== undefined && this.theirs.named(one) === undefined;
      this.#compareSchemas(isGone ? { ...place, path: `schemas/${shown(one)}` } : place);
    }
    this.#depth -= 1;
  }

  /** Compares what stands beside two references. */
  #compareNotes({ path, nodes, usage, run }: Place): void {
    const [ours, theirs] = [this.ours.notesOf(nodes.ours), this.theirs.notesOf(nodes.theirs)];
    const correction = correctionOf(nodes.ours, ownFacets);
    compareFacets({ ...run, ours, theirs, usage, pathOf: () => path, correction });
  }

  #compareNames({ path, usage, run }: Place, ours: string, theirs: string): void {
    if (ours === theirs && run.isTrial) return;
    // A name that is gone was changed, most likely; one that is still there means something else.
    const isRenamed = this.theirs.named(ours) === undefined && this.ours.named(theirs) === undefined;
    if (ours === theirs || (isRenamed && !run.isTrial)) {
      this.#enqueue(ours, theirs, usage);
      return;
    }
    const found = this.differences(this.ours.named(ours) ?? {}, this.theirs.named(theirs) ?? {}, usage);
    if (found.length > 0) run.changes.add(summary(`${path}/schema`, ours, theirs, found));
  }

  /** Whether both documents have a schema of a name. */
  #isKept(name: string | undefined): boolean {
    return name !== undefined && this.ours.named(name) !== undefined && this.theirs.named(name) !== undefined;
  }

  /** A schema that both documents name stands here in one of them only, in the other one without a name: told as one change. */
  #compareReplaced(place: Place): void {
    const { path, nodes, names, run } = place;
    // Within itself a pair is taken for equal.
    const key = this.#keyOf(nodes, harmless);
    if (this.#replaced.has(key)) return;
    this.#replaced.add(key);
    const changes = new ChangeList();
    this.#compareSchemas({ ...place, run: { ...run, changes, seen: new Set() } });
    this.#replaced.delete(key);
    const found = changes.all.filter(({ correction }) => correction === undefined);
    const [only, ...more] = found;
    if (only === undefined) return;
    const [one, other] = [names.ours ?? nodes.ours, names.theirs ?? nodes.theirs];
    run.changes.add(more.length === 0 ? only : summary(`${path}/schema`, one, other, found));
  }

  #compareSchemas(place: Place): void {
    const { nodes, usage, run } = place;
    const key = this.#keyOf(nodes, usage);
    if (run.seen.has(key)) return;
    run.seen.add(key);
    const [ours, theirs] = [this.ours.flat(nodes.ours), this.theirs.flat(nodes.theirs)];
    const pair = { ...place, ours, theirs };
    if (compareChoices(this, pair)) return;
    const correction = correctionOf(nodes.ours, ownFacets);
    const pathOf = (keyword: string): string => this.home(pair, keyword);
    if (compareFacets({ ...run, ours, theirs, usage, pathOf, correction })) compareParts(this, pair);
  }

  #enqueue(ours: string, theirs: string, usage: Breaks): void {
    this.#matched.ours.add(ours);
    this.#matched.theirs.add(theirs);
    this.#named.push({ ours, theirs, usage });
  }

  #drain(): void {
    for (let pair = this.#named.pop(); pair !== undefined; pair = this.#named.pop()) {
      const { usage, ...names } = pair;
      const [ours, theirs] = [this.ours.named(names.ours), this.theirs.named(names.theirs)];
      if (ours === undefined || theirs === undefined) continue;
      const path = `schemas/${shown(names.ours)}`;
      this.#compareSchemas({ path, names, nodes: { ours, theirs }, usage, run: this.#main });
    }
  }

  /** Equal for the same two schemas in the same use. */
  #keyOf({ ours, theirs }: Sides<JsonObject>, { breaksReader, breaksSender }: Breaks): string {
    const idOf = (node: object): number => {
      const id = this.#ids.get(node) ?? this.#ids.size;
      this.#ids.set(node, id);
      return id;
    };
    return [idOf(ours), idOf(theirs), breaksReader, breaksSender].join();
  }
}

function inherited(said: Said | undefined, own: string | undefined): string | undefined {
  return said?.owner === own ? undefined : said?.owner;
}

/** Several changes as one. */
function summary(path: string, ours: unknown, theirs: unknown, found: readonly DocumentChange[]): DocumentChange {
  const breaks = breaksOfAny(found);
  // A broken client notices the change; a client that reads another meaning does not.
  const isSilent = !breaks.breaksReader && !breaks.breaksSender && found.some(({ changesMeaning }) => changesMeaning);
  return { ...difference(path, ours, theirs, breaks), ...(isSilent ? { changesMeaning: true } : {}) };
}
