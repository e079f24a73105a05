import type { JsonObject } from "../../src/transport/json-object.ts";
import { adoptParameter } from "./adopt-operation.ts";
import { describes, rulesOf, type ImportContext } from "./adopt.ts";
import { equal, type Canonical } from "./canonical.ts";
import { shown } from "./import-report.ts";
import { placeBehind, putMember, type Once } from "./merge-members.ts";
import type { SchemaMerge } from "./merge-schema.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** Merges the parameters of operations, those of their paths too. */
export class ParameterMerge {
  readonly #context: ImportContext;
  readonly #text: YamlText;
  readonly #schemas: SchemaMerge;
  readonly #once: Once;

  constructor(context: ImportContext, text: YamlText, schemas: SchemaMerge, once: Once) {
    this.#context = context;
    this.#text = text;
    this.#schemas = schemas;
    this.#once = once;
  }

  merge(path: Path, item: JsonObject, one: JsonObject, theirItem: JsonObject, other: JsonObject): void {
    const { ours, theirs, report } = this.#context;
    const parameters = effectiveParameters(ours, one, item);
    const mine = [
      ...entries(one["parameters"]).map(([index, value]) => ({ value, path: [...path, "parameters", index] })),
      ...entries(item["parameters"])
        .filter(([, value]) => parameters.includes(value))
        .map(([index, value]) => ({ value, path: [...path.slice(0, -1), "parameters", index] })),
    ];
    const published = effectiveParameters(theirs, other, theirItem);
    const left = new Set<unknown>(published);
    const gone: Path[] = [];
    for (const { value, path: at } of mine) {
      const form = ours.parameter(value);
      const isSameKind = (candidate: unknown): boolean => theirs.parameter(candidate)["in"] === form["in"];
      const candidates = [...left].filter(isSameKind);
      const twin =
        candidates.find((candidate) => theirs.parameter(candidate)["name"] === form["name"]) ??
        // The address tells the others of a path apart by where they stand.
        (form["in"] === "path" ? renamedParameter(this.#context, path, mine, published, value) : undefined);
      if (twin === undefined) {
        gone.push(at);
        report.add("went", path, `the ${String(form["in"])} parameter ${String(form["name"])}`);
        continue;
      }
      left.delete(twin);
      this.#once.at(at, () => {
        this.#mergeParameter(at, value, twin);
      });
    }
    const own = entries(one["parameters"]);
    const goneOwn = gone.filter((at) => at.length === path.length + 2);
    if (own.length > 0 && goneOwn.length === own.length && left.size === 0) this.#text.delete([...path, "parameters"]);
    else
      for (const at of gone) {
        this.#once.at(at, () => {
          this.#text.delete(at);
        });
      }
    const added = [...left].map((value, index) => {
      const form = theirs.parameter(value);
      report.add(
        "came",
        path,
        `the ${String(form["in"])} parameter ${String(form["name"])}: ${rulesOf(form["schema"])}`,
      );
      return adoptParameter(this.#context, value, [...path, "parameters", own.length + index]);
    });
    if (own.length > 0) for (const value of added) this.#text.append([...path, "parameters"], value);
    else if (added.length > 0) putMember(this.#text, path, one, "parameters", added);
  }

  #mergeParameter(path: Path, one: unknown, other: unknown): void {
    const { ours, theirs, report } = this.#context;
    const [mine, published] = [ours.resolve(one), theirs.resolve(other)];
    const [form, theirForm] = [ours.parameter(one), theirs.parameter(other)];
    const at = placeBehind(one, path);
    for (const key of ["name", "required", "deprecated", "style", "explode", "allowReserved"]) {
      if (equal(form[key], theirForm[key])) continue;
      report.add("changed", at, `${key}: ${shown(form[key])} → ${shown(theirForm[key])}`);
      putMember(this.#text, at, mine, key, theirForm[key]);
    }
    if (!describes(mine["description"]) && describes(published["description"])) {
      report.add("came", at, "a description");
      putMember(this.#text, at, mine, "description", published["description"]);
    }
    this.#schemas.mergeCodeList(at, mine, published["description"]);
    if (mine["schema"] !== undefined && published["schema"] !== undefined) {
      this.#schemas.merge([...at, "schema"], mine["schema"], published["schema"], "inner");
    } else if (!equal(form, theirForm)) {
      report.add("changed", at, `${rulesOf(mine["schema"])} → ${rulesOf(published["schema"])}`);
      this.#text.set(at, adoptParameter(this.#context, published, at));
    }
  }
}

export /** The parameters of an operation: its own, and those of its path that it does not have itself. */
function effectiveParameters(canonical: Canonical, operation: JsonObject, item: JsonObject): unknown[] {
  const own = entries(operation["parameters"]).map(([, value]) => value);
  const idOf = (value: unknown): string => {
    const { name, in: place } = canonical.parameter(value);
    return `${String(place)} ${String(name)}`;
  };
  const known = own.map(idOf);
  const shared = entries(item["parameters"]).map(([, value]) => value);
  return [...own, ...shared.filter((value) => !known.includes(idOf(value)))];
}

/** The parameter of the path that stands where this one stands. */
function renamedParameter(
  { ours, theirs }: ImportContext,
  path: Path,
  mine: readonly { readonly value: unknown }[],
  published: readonly unknown[],
  value: unknown,
): unknown {
  const inPath = mine.filter((one) => ours.parameter(one.value)["in"] === "path").map((one) => one.value);
  const others = published.filter((one) => theirs.parameter(one)["in"] === "path");
  const names = [...String(path[1]).matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const known = names.includes(String(ours.parameter(value)["name"]));
  return known && inPath.length === others.length ? others[inPath.indexOf(value)] : undefined;
}

function entries(list: unknown): [number, unknown][] {
  return Array.isArray(list) ? [...list.entries()] : [];
}
