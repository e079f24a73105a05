import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { httpMethods } from "../sources/registry-model.ts";
import { adoptOperation, adoptParameter } from "./adopt-operation.ts";
import type { ImportContext } from "./adopt.ts";
import { equal } from "./canonical.ts";
import { correctionOf } from "./correction.ts";
import { shown } from "./import-report.ts";
import { objectOf } from "./json-values.ts";
import { namedSchemas } from "./leaving-properties.ts";
import { asSet, mergePlain, putMember, serversOf } from "./merge-members.ts";
import { OperationMerge } from "./merge-operation.ts";
import { effectiveParameters } from "./merge-parameters.ts";
import { SchemaMerge } from "./merge-schema.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** Merges the published document into ours, place by place; components that come or go altogether are left. */
export class DocumentMerge {
  readonly #context: ImportContext;
  readonly #text: YamlText;
  readonly #schemas: SchemaMerge;
  readonly #operations: OperationMerge;

  constructor(context: ImportContext, text: YamlText) {
    this.#context = context;
    this.#text = text;
    this.#schemas = new SchemaMerge(context, text);
    this.#operations = new OperationMerge(context, text, this.#schemas);
  }

  merge(): void {
    const { ours, theirs, report } = this.#context;
    const [one, other] = [ours.document, theirs.document];
    const [version, published] = [one, other].map(({ info }) => (isJsonObject(info) ? info["version"] : undefined));
    if (version !== published) {
      report.add("changed", ["info", "version"], `${shown(version)} → ${shown(published)}`);
      this.#text.set(["info", "version"], published);
    }
    this.#mergeServers(one["servers"], other["servers"]);
    this.#mergeSecurity(one["security"], other["security"]);
    this.#mergePaths(objectOf(one["paths"]), objectOf(other["paths"]));
    const [mine, theirSchemas] = [namedSchemas(one), namedSchemas(other)];
    for (const [name, schema] of Object.entries(mine)) {
      if (Object.hasOwn(theirSchemas, name)) {
        this.#schemas.merge(["components", "schemas", name], schema, theirSchemas[name], "named");
      }
    }
    this.#mergeSecuritySchemes(objectOf(one["components"]), objectOf(other["components"]));
  }

  #mergeServers(one: unknown, other: unknown): void {
    const [mine, published] = [one, other].map((servers) => serversOf(servers) ?? [{ url: "/" }]);
    if (mine === undefined || published === undefined || equal(mine, published)) return;
    const { report } = this.#context;
    const [was, is] = [mine, published].map((servers) =>
      shown(servers.map((server) => (server["variables"] === undefined ? server["url"] : server))),
    );
    report.add("changed", ["servers"], `${was ?? ""} → ${is ?? ""}`);
    report.add("questions", ["servers"], "the service moved: are the addresses in spec/environments.yaml still right?");
    for (const [index, server] of published.entries()) {
      const known = mine[index];
      if (known !== undefined && Array.isArray(one)) {
        for (const key of ["url", "variables"]) {
          const at = ["servers", index, key];
          if (server[key] === undefined) this.#text.delete(at);
          else if (!equal(known[key], server[key])) putMember(this.#text, at.slice(0, -1), known, key, server[key]);
        }
      } else if (Array.isArray(one)) this.#text.append(["servers"], server);
    }
    if (!Array.isArray(one)) this.#text.set(["servers"], other);
    for (let index = published.length; index < mine.length; index += 1) this.#text.delete(["servers", index]);
  }

  /** What our correction adds to the logins of the published document stays, and the note says what both have now. */
  #mergeSecurity(one: unknown, other: unknown): void {
    const alternatives = (security: unknown): JsonObject[] => (Array.isArray(security) ? security.map(objectOf) : []);
    const has = (list: readonly JsonObject[], item: JsonObject): boolean => list.some((known) => equal(known, item));
    const [mine, published] = [alternatives(one), alternatives(other)];
    const { ours, report } = this.#context;
    const note = correctionOf(ours.document);
    const noted = alternatives(note?.theirs["security"]);
    const added = alternatives(note?.ours["security"]).filter((item) => !has(noted, item));
    const isMended = added.length > 0 && added.every((item) => has(published, item));
    const wanted = [...added.filter((item) => !has(published, item)), ...published];
    if (isMended)
      report.add("questions", ["security"], "the published document says so by now: is the correction done with?");
    else if (added.length > 0) {
      report.add(
        "kept",
        ["security"],
        `published as ${shown(other)}, corrected to ${shown(wanted)}: ${note?.reason ?? ""}`,
      );
    }
    if (equal(asSet(mine), asSet(wanted))) return;
    if (mine.length === 0 || wanted.length === 0) {
      mergePlain(this.#context, this.#text, [], { security: one }, { security: other }, ["security"]);
      return;
    }
    for (const [index, requirement] of mine.entries()) {
      if (has(wanted, requirement)) continue;
      report.add("went", ["security"], shown(requirement));
      this.#text.delete(["security", index]);
    }
    for (const requirement of wanted) {
      if (has(mine, requirement)) continue;
      report.add("came", ["security"], shown(requirement));
      this.#text.append(["security"], requirement);
    }
    if (added.length === 0) return;
    const kept = [...mine.filter((item) => has(wanted, item)), ...wanted.filter((item) => !has(mine, item))];
    this.#text.set(["x-correction", "ours", "security"], kept);
    this.#text.set(["x-correction", "theirs", "security"], published);
  }

  #mergePaths(mine: JsonObject, published: JsonObject): void {
    const { report } = this.#context;
    const pairs = pairPaths(mine, published);
    let after: string | undefined;
    for (const [path, item] of Object.entries(mine)) {
      const at = ["paths", path];
      const twin = pairs.get(path);
      if (twin === undefined) {
        for (const method of methodsOf(item)) report.add("went", [...at, method], idOf(objectOf(item)[method]));
        this.#text.delete(at);
        continue;
      }
      if (twin !== path) {
        report.add("changed", at, `${path} → ${twin}`);
        this.#text.rename(at, twin);
      }
      this.#mergePathItem(at, objectOf(item), objectOf(published[twin]));
    }
    const twins = new Map([...pairs].map(([path, twin]) => [twin, path]));
    for (const [path, item] of Object.entries(published)) {
      const known = twins.get(path);
      if (known === undefined) this.#addPath(path, objectOf(item), after);
      else after = known;
    }
  }

  #addPath(path: string, item: JsonObject, after: string | undefined): void {
    const at = ["paths", path];
    const { report } = this.#context;
    const adopted = Object.entries(item).flatMap(([key, member]): [string, unknown][] => {
      if (isMethod(key) && isJsonObject(member)) {
        report.add("came", [...at, key], idOf(member));
        return [[key, adoptOperation(this.#context, member, [...at, key])]];
      }
      if (key === "parameters" && Array.isArray(member)) {
        return [[key, member.map((one, index) => adoptParameter(this.#context, one, [...at, key, index]))]];
      }
      return key === "servers" ? [[key, member]] : [];
    });
    this.#text.insert(at, Object.fromEntries(adopted), after);
  }

  #mergePathItem(path: Path, one: JsonObject, other: JsonObject): void {
    const { report } = this.#context;
    for (const method of httpMethods) {
      const at = [...path, method];
      const [mine, published] = [one[method], other[method]];
      if (isJsonObject(mine) && isJsonObject(published)) this.#operations.merge(at, one, mine, other, published);
      else if (isJsonObject(mine)) {
        report.add("went", at, idOf(mine));
        this.#text.delete(at);
      } else if (isJsonObject(published)) {
        report.add("came", at, idOf(published));
        const parameters = effectiveParameters(this.#context.theirs, published, other);
        const whole = parameters.length === 0 ? published : { ...published, parameters };
        this.#text.insert(at, adoptOperation(this.#context, whole, at), methodsOf(one).at(-1));
      }
    }
  }

  #mergeSecuritySchemes(one: JsonObject, other: JsonObject): void {
    const { report } = this.#context;
    const [mine, published] = [objectOf(one["securitySchemes"]), objectOf(other["securitySchemes"])];
    const path = ["components", "securitySchemes"];
    for (const [name, scheme] of Object.entries(mine)) {
      const at = [...path, name];
      const { description, ...rules } = objectOf(scheme);
      const { description: _theirs, ...theirRules } = objectOf(published[name]);
      if (published[name] === undefined) {
        report.add("went", at, shown(rules));
        this.#text.delete(at);
      } else if (!equal(rules, theirRules)) {
        report.add("changed", at, `${shown(rules)} → ${shown(theirRules)}`);
        this.#text.set(at, { ...theirRules, ...(description === undefined ? {} : { description }) });
      }
    }
    const came = Object.entries(published).filter(([name]) => mine[name] === undefined);
    for (const [name, scheme] of came) report.add("came", [...path, name], shown(scheme));
    if (Object.keys(mine).length === 0 && came.length > 0) this.#text.set(path, Object.fromEntries(came));
    else for (const [name, scheme] of came) this.#text.insert([...path, name], scheme, Object.keys(mine).at(-1));
  }
}

/** Which path of the published document is which of ours: the same, the same but for names, or with the same operations. */
function pairPaths(mine: JsonObject, published: JsonObject): Map<string, string> {
  const pairs = new Map<string, string>();
  const left = new Set(Object.keys(published));
  const pair = (alike: (path: string, other: string) => boolean): void => {
    for (const path of Object.keys(mine)) {
      if (pairs.has(path)) continue;
      const twin = [...left].find((other) => alike(path, other));
      if (twin === undefined) continue;
      pairs.set(path, twin);
      left.delete(twin);
    }
  };
  const form = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, "{}");
  const ids = (item: unknown): unknown[] =>
    methodsOf(item).map((method) => objectOf(objectOf(item)[method])["operationId"]);
  pair((path, other) => path === other);
  pair((path, other) => form(path) === form(other));
  pair((path, other) => {
    const names = ids(published[other]);
    return ids(mine[path]).some((id) => id !== undefined && names.includes(id));
  });
  return pairs;
}

function isMethod(key: string): boolean {
  return httpMethods.some((method) => method === key);
}

function methodsOf(item: unknown): string[] {
  return Object.keys(objectOf(item)).filter(isMethod);
}

function idOf(operation: unknown): string {
  const { operationId } = objectOf(operation);
  return typeof operationId === "string" ? `\`${operationId}\`` : "an operation without a name";
}
