import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareFacets } from "./compare-facets.ts";
import { compareParts } from "./compare-parts.ts";
import { correctionOf } from "./judge-rule.ts";
import { ChangeList, shown, nowhere, type DocumentChange, type Sides, type Usage } from "./document-change.ts";
import type { Owned } from "./flat-schema.ts";
import { refuse } from "./parse-document.ts";
import { reachableSchemas, type References } from "./references.ts";
import { comparable, summary, type SchemaPair } from "./schema-pair.ts";
import { ownFacets, SchemaReader } from "./schema-reader.ts";

/** Most uses of schemas that are compared: references can multiply a small document. */
const mostSteps = 300_000;
/** How deep schemas without a name may lie in each other. */
const mostDepth = 200;

/** One way through the schemas: what it reports, and what it has seen. */
interface Run {
  readonly changes: ChangeList;
  readonly seen: Map<JsonObject, Map<JsonObject, number>>;
  /** Whether it only asks if two schemas say the same, so that nothing else is to follow from it. */
  readonly isTrial: boolean;
  readonly areItems?: boolean;
}

/** Compares the schemas of two documents: what is shared is compared once, whatever refers to it. */
export class SchemaComparison implements Sides<SchemaReader> {
  readonly ours: SchemaReader;
  readonly theirs: SchemaReader;
  readonly #main: Run;
  readonly #named: (Sides<string> & { readonly usage: Usage })[] = [];
  /** Names that were compared, or are another name of the other document. */
  readonly #matched = { ours: new Set<string>(), theirs: new Set<string>() };
  readonly #trials = new Map<string, readonly DocumentChange[]>();
  readonly #replaced = new Set<string>();
  readonly #ids = new Map<object, number>();
  #steps = 0;
  #depth = 0;

  constructor(ours: References, theirs: References, changes: ChangeList) {
    this.ours = new SchemaReader(ours);
    this.theirs = new SchemaReader(theirs);
    this.#main = { changes, seen: new Map(), isTrial: false };
  }

  /**
   * Compares two schemas where they are used; named ones are compared later, once.
   *
   * @throws InvalidInputError when the documents are too intertwined.
   */
  compareUse(path: string, ours: unknown, theirs: unknown, usage: Usage): void {
    this.#compare(path, isJsonObject(ours) ? ours : {}, isJsonObject(theirs) ? theirs : {}, usage, this.#main);
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
    for (const { name } of left) if (this.#isKept(name)) this.#enqueue(name, name, nowhere);
    this.#drain();
    for (const { side, name } of left) {
      if (this.#matched[side].has(name)) continue;
      this.#main.changes[side === "ours" ? "removed" : "added"](`schemas/${shown(name)}`);
    }
  }

  #differences(ours: JsonObject, theirs: JsonObject, usage: Usage): readonly DocumentChange[] {
    const key = [this.#idOf(ours), this.#idOf(theirs), usage.read, usage.sent].join();
    const known = this.#trials.get(key);
    if (known !== undefined) return known;
    // Within itself a pair is taken for equal.
    this.#trials.set(key, []);
    const changes = new ChangeList();
    this.#compare("", ours, theirs, usage, { changes, seen: new Map(), isTrial: true });
    const found = changes.all.filter(({ correction }) => correction === undefined);
    this.#trials.set(key, found);
    return found;
  }

  #home({ path, names }: Pick<SchemaPair, "path" | "names">, key: string, ours: Owned, theirs: Owned): string {
    const [one, other] = [inherited(ours, names.ours), inherited(theirs, names.theirs)];
    const isAt = (reader: SchemaReader, name: string): boolean => {
      const node = reader.named(name);
      return node === undefined || reader.flat(node).at(key) === undefined;
    };
    if (one !== undefined && (one === other || isAt(this.theirs, one))) return `schemas/${shown(one)}`;
    if (one === undefined && other !== undefined && isAt(this.ours, other)) return `schemas/${shown(other)}`;
    return path;
  }

  #compare(path: string, ours: JsonObject, theirs: JsonObject, usage: Usage, run: Run): void {
    this.#steps += 1;
    if (this.#steps > mostSteps) refuse("theirs", "must not be so intertwined");
    if (this.#depth === mostDepth) refuse("theirs", "must not be nested so deeply");
    this.#depth += 1;
    const names = { ours: this.ours.nameOf(ours), theirs: this.theirs.nameOf(theirs) };
    const { ours: one, theirs: other } = names;
    if (one !== undefined && other !== undefined) {
      this.#compareNotes(path, ours, theirs, usage, run);
      this.#compareNames(path, one, other, usage, run);
    } else if (this.#isKept(one ?? other) && !run.isTrial) {
      this.#compareReplaced(path, names, { ours, theirs }, usage, run);
    } else {
      const isGone = one !== undefined && this.theirs.named(one) === undefined;
      this.#compareSchemas(isGone ? `schemas/${shown(one)}` : path, names, { ours, theirs }, usage, run);
    }
    this.#depth -= 1;
  }

  /** Compares what stands beside two references. */
  #compareNotes(path: string, ours: JsonObject, theirs: JsonObject, usage: Usage, { changes, areItems }: Run): void {
    compareFacets({
      ours: comparable(this.ours.notesOf(ours), areItems),
      theirs: comparable(this.theirs.notesOf(theirs), areItems),
      ...{ usage, changes },
      pathOf: () => path,
      correction: correctionOf(ours, ownFacets),
    });
  }

  #compareNames(path: string, ours: string, theirs: string, usage: Usage, run: Run): void {
    if (ours === theirs && run.isTrial) return;
    // A name that is gone was changed, most likely; one that is still there means something else.
    const isRenamed = this.theirs.named(ours) === undefined && this.ours.named(theirs) === undefined;
    if (ours === theirs || (isRenamed && !run.isTrial)) {
      this.#enqueue(ours, theirs, usage);
      return;
    }
    const [one, other] = [this.ours.named(ours) ?? {}, this.theirs.named(theirs) ?? {}];
    const found = this.#differences(one, other, usage);
    if (found.length > 0) run.changes.add(summary(`${path}/schema`, ours, theirs, found));
  }

  /** Whether both documents have a schema of a name. */
  #isKept(name: string | undefined): boolean {
    return name !== undefined && this.ours.named(name) !== undefined && this.theirs.named(name) !== undefined;
  }

  /** A schema that both documents name stands here in one of them only, in the other one without a name: told as one change. */
  #compareReplaced(path: string, names: SchemaPair["names"], nodes: SchemaPair["nodes"], usage: Usage, run: Run): void {
    // Within itself a pair is taken for equal.
    const key = [this.#idOf(nodes.ours), this.#idOf(nodes.theirs)].join();
    if (this.#replaced.has(key)) return;
    this.#replaced.add(key);
    const changes = new ChangeList();
    this.#compareSchemas(path, names, nodes, usage, { ...run, changes, seen: new Map() });
    this.#replaced.delete(key);
    const found = changes.all.filter(({ correction }) => correction === undefined);
    const [only, ...more] = found;
    if (only === undefined) return;
    const [one, other] = [names.ours ?? nodes.ours, names.theirs ?? nodes.theirs];
    run.changes.add(more.length === 0 ? only : summary(`${path}/schema`, one, other, found));
  }

  #compareSchemas(path: string, names: SchemaPair["names"], nodes: SchemaPair["nodes"], usage: Usage, run: Run): void {
    if (this.#isSeen(nodes, usage, run)) return;
    const { changes, areItems } = run;
    const [mine, yours] = [this.ours.flat(nodes.ours), this.theirs.flat(nodes.theirs)];
    const pair: SchemaPair = {
      ...{ path, names, usage, nodes, changes, readers: this, ours: mine, theirs: yours },
      inner: (at, one, other, inside = usage, areItems = false) => {
        this.#compare(at, one, other, inside, { ...run, areItems });
      },
      differences: (one, other, use) => this.#differences(one, other, use),
      home: (key, one = mine.at(key), other = yours.at(key)) => this.#home({ path, names }, key, one, other),
    };
    if (compareChoices(pair)) return;
    const isSameType = compareFacets({
      ours: comparable(mine.facets, areItems),
      theirs: comparable(yours.facets, areItems),
      ...{ usage, changes },
      pathOf: (keyword) => pair.home(keyword),
      correction: correctionOf(nodes.ours, ownFacets),
    });
    if (isSameType) compareParts(pair);
  }

  #enqueue(ours: string, theirs: string, usage: Usage): void {
    this.#matched.ours.add(ours);
    this.#matched.theirs.add(theirs);
    this.#named.push({ ours, theirs, usage });
  }

  #drain(): void {
    for (let pair = this.#named.pop(); pair !== undefined; pair = this.#named.pop()) {
      const [ours, theirs] = [this.ours.named(pair.ours), this.theirs.named(pair.theirs)];
      if (ours === undefined || theirs === undefined) continue;
      const names = { ours: pair.ours, theirs: pair.theirs };
      this.#compareSchemas(`schemas/${shown(pair.ours)}`, names, { ours, theirs }, pair.usage, this.#main);
    }
  }

  /** Whether two schemas were compared for the same use. */
  #isSeen({ ours, theirs }: SchemaPair["nodes"], { read, sent }: Usage, { seen }: Run): boolean {
    const others = seen.get(ours) ?? new Map<JsonObject, number>();
    seen.set(ours, others);
    const told = others.get(theirs) ?? 0;
    const uses = told | 1 | (read ? 2 : 0) | (sent ? 4 : 0);
    others.set(theirs, uses);
    return uses === told;
  }

  #idOf(node: object): number {
    const id = this.#ids.get(node) ?? this.#ids.size;
    this.#ids.set(node, id);
    return id;
  }
}

function inherited(part: Owned, own: string | undefined): string | undefined {
  return part?.owner === own ? undefined : part?.owner;
}
