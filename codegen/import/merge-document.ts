import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { httpMethods } from "../sources/registry-model.ts";
import { adoptContent, adoptOperation, adoptParameter, adoptRequestBody, adoptResponse, rulesOf } from "./adopt.ts";
import { describes, predecessor, type ImportContext } from "./adopt.ts";
import { equal, type Canonical } from "./canonical.ts";
import { correctionOf } from "./correction.ts";
import { shown } from "./import-report.ts";
import { namedSchemas, SchemaMerge } from "./merge-schema.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** Merges the published document into ours, place by place; components that come or go altogether are left. */
export class DocumentMerge {
  readonly #context: ImportContext;
  readonly #text: YamlText;
  readonly #schemas: SchemaMerge;
  /** What several operations share is merged once. */
  readonly #merged = new Set<string>();

  constructor(context: ImportContext, text: YamlText) {
    this.#context = context;
    this.#text = text;
    this.#schemas = new SchemaMerge(context, text);
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
    this.#mergePaths(object(one["paths"]), object(other["paths"]));
    const [mine, theirSchemas] = [namedSchemas(one), namedSchemas(other)];
    for (const [name, schema] of Object.entries(mine)) {
      if (Object.hasOwn(theirSchemas, name)) {
        this.#schemas.merge(["components", "schemas", name], schema, theirSchemas[name], "named");
      }
    }
    this.#mergeSecuritySchemes(object(one["components"]), object(other["components"]));
  }

  #mergeServers(one: unknown, other: unknown): void {
    const urls = (servers: unknown): unknown[] =>
      Array.isArray(servers) && servers.length > 0 ? servers.map((server) => object(server)["url"]) : ["/"];
    const [mine, published] = [urls(one), urls(other)];
    if (equal(mine, published)) return;
    const { report } = this.#context;
    report.add("changed", ["servers"], `${shown(mine)} → ${shown(published)}`);
    report.add("questions", ["servers"], "the service moved: are the addresses in spec/environments.yaml still right?");
    for (const [index, url] of published.entries()) {
      if (index < mine.length && Array.isArray(one)) this.#text.set(["servers", index, "url"], url);
      else if (Array.isArray(one)) this.#text.append(["servers"], { url });
    }
    if (!Array.isArray(one)) this.#text.set(["servers"], other);
    for (let index = published.length; index < mine.length; index += 1) this.#text.delete(["servers", index]);
  }

  /** What our correction adds to the logins of the published document stays, and the note says what both have now. */
  #mergeSecurity(one: unknown, other: unknown): void {
    const alternatives = (security: unknown): JsonObject[] => (Array.isArray(security) ? security.map(object) : []);
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
      this.#mergePlain([], { security: one }, { security: other }, ["security"]);
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
        for (const method of methodsOf(item)) report.add("went", [...at, method], idOf(object(item)[method]));
        this.#text.delete(at);
        continue;
      }
      if (twin !== path) {
        report.add("changed", at, `${path} → ${twin}`);
        this.#text.rename(at, twin);
      }
      this.#mergePathItem(at, object(item), object(published[twin]));
    }
    const twins = new Map([...pairs].map(([path, twin]) => [twin, path]));
    for (const [path, item] of Object.entries(published)) {
      const known = twins.get(path);
      if (known === undefined) this.#addPath(path, object(item), after);
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
      if (isJsonObject(mine) && isJsonObject(published)) this.#mergeOperation(at, one, mine, other, published);
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

  #mergeOperation(path: Path, item: JsonObject, one: JsonObject, theirItem: JsonObject, other: JsonObject): void {
    this.#mergePlain(path, one, other, ["operationId"]);
    if (other["deprecated"] === true || one["deprecated"] === true) this.#mergePlain(path, one, other, ["deprecated"]);
    this.#mergeTags(path, one["tags"], other["tags"]);
    if (!equal(asSet(one["security"]), asSet(other["security"]))) this.#mergePlain(path, one, other, ["security"]);
    this.#mergeOwnServers(path, item, one, theirItem, other);
    for (const key of ["summary", "description"]) {
      if (describes(one[key]) || !describes(other[key])) continue;
      this.#context.report.add("came", path, `a ${key}`);
      this.#put(path, one, key, other[key]);
    }
    this.#mergeParameters(path, item, one, theirItem, other);
    this.#mergeRequest([...path, "requestBody"], one, other["requestBody"]);
    this.#mergeResponses([...path, "responses"], object(one["responses"]), object(other["responses"]));
  }

  #mergeOwnServers(path: Path, item: JsonObject, one: JsonObject, theirItem: JsonObject, other: JsonObject): void {
    const urls = (servers: unknown): unknown =>
      Array.isArray(servers) ? servers.map((server) => object(server)["url"]) : undefined;
    const published = other["servers"] ?? theirItem["servers"];
    if (equal(urls(one["servers"] ?? item["servers"]), urls(published))) return;
    this.#mergePlain(path, one, { servers: published }, ["servers"]);
  }

  /** A tag that is not declared is the concern of what completes the document. */
  #mergeTags(path: Path, one: unknown, other: unknown): void {
    if (!Array.isArray(other) || equal(asSet(one), asSet(other))) return;
    this.#context.report.add("changed", [...path, "tags"], `${shown(one)} → ${shown(other)}`);
    this.#text.set([...path, "tags"], other);
  }

  #mergeParameters(path: Path, item: JsonObject, one: JsonObject, theirItem: JsonObject, other: JsonObject): void {
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
      this.#once(at, () => {
        this.#mergeParameter(at, value, twin);
      });
    }
    const own = entries(one["parameters"]);
    const goneOwn = gone.filter((at) => at.length === path.length + 2);
    if (own.length > 0 && goneOwn.length === own.length && left.size === 0) this.#text.delete([...path, "parameters"]);
    else
      for (const at of gone) {
        this.#once(at, () => {
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
    else if (added.length > 0) this.#put(path, one, "parameters", added);
  }

  #mergeParameter(path: Path, one: unknown, other: unknown): void {
    const { ours, theirs, report } = this.#context;
    const [mine, published] = [ours.resolve(one), theirs.resolve(other)];
    const [form, theirForm] = [ours.parameter(one), theirs.parameter(other)];
    const { components } = ours.document;
    const reference = object(one)["$ref"];
    const at = typeof reference === "string" ? componentPath(reference) : path;
    if (typeof reference === "string" && components === undefined) return;
    for (const key of ["name", "required", "deprecated", "style", "explode", "allowReserved"]) {
      if (equal(form[key], theirForm[key])) continue;
      report.add("changed", at, `${key}: ${shown(form[key])} → ${shown(theirForm[key])}`);
      this.#put(at, mine, key, theirForm[key]);
    }
    if (!describes(mine["description"]) && describes(published["description"])) {
      report.add("came", at, "a description");
      this.#put(at, mine, "description", published["description"]);
    }
    this.#schemas.mergeCodeList(at, mine, published["description"]);
    if (mine["schema"] !== undefined && published["schema"] !== undefined) {
      this.#schemas.merge([...at, "schema"], mine["schema"], published["schema"], "inner");
    } else if (!equal(form, theirForm)) {
      report.add("changed", at, `${rulesOf(mine["schema"])} → ${rulesOf(published["schema"])}`);
      this.#text.set(at, adoptParameter(this.#context, published, at));
    }
  }

  #mergeRequest(path: Path, operation: JsonObject, other: unknown): void {
    const { ours, theirs, report } = this.#context;
    const one = operation["requestBody"];
    if (one === undefined && other === undefined) return;
    if (other === undefined) {
      report.add("went", path, "the body of the request");
      this.#text.delete(path);
    } else if (one === undefined) {
      report.add("came", path, "a body of the request");
      this.#put(path.slice(0, -1), operation, "requestBody", adoptRequestBody(this.#context, other, path));
    } else {
      const [form, theirForm] = [ours.requestBody(one), theirs.requestBody(other)];
      const at = placeBehind(one, path);
      this.#once(at, () => {
        if (form["required"] !== theirForm["required"]) {
          report.add("changed", at, `required: ${shown(form["required"])} → ${shown(theirForm["required"])}`);
          this.#put(at, ours.resolve(one), "required", theirForm["required"]);
        }
        this.#mergeContent([...at, "content"], ours.resolve(one), theirs.resolve(other));
      });
    }
  }

  #mergeResponses(path: Path, mine: JsonObject, published: JsonObject): void {
    const { ours, theirs, report } = this.#context;
    for (const [status, response] of Object.entries(mine)) {
      const at = [...path, status];
      if (!Object.hasOwn(published, status)) {
        report.add("went", at, "the answer");
        this.#text.delete(at);
        continue;
      }
      const other = published[status];
      if (equal(ours.response(response), theirs.response(other))) continue;
      const shared = object(response)["$ref"];
      if (typeof shared === "string" && !isSharedAlike(this.#context, shared, other)) {
        report.add("changed", at, `${shown(ours.response(response))} → ${shown(theirs.response(other))}`);
        this.#text.set(at, adoptResponse(this.#context, status, other, at));
        continue;
      }
      const place = placeBehind(response, at);
      this.#once(place, () => {
        this.#mergeContent([...place, "content"], ours.resolve(response), theirs.resolve(other));
        this.#mergeHeaders([...place, "headers"], ours.resolve(response), theirs.resolve(other)["headers"]);
      });
    }
    let after: string | undefined;
    for (const [status, response] of Object.entries(published)) {
      const at = [...path, status];
      if (!Object.hasOwn(mine, status)) {
        const schema = Object.values(object(theirs.resolve(response)["content"])).map((media) =>
          rulesOf(object(media)["schema"]),
        );
        report.add("came", at, `an answer${schema.length === 0 ? " without a body" : `: ${schema.join(", ")}`}`);
        this.#text.insert(at, adoptResponse(this.#context, status, response, at), statusBefore(mine, status) ?? after);
      } else after = status;
    }
  }

  #mergeContent(path: Path, holder: JsonObject, other: JsonObject): void {
    const { report } = this.#context;
    const [mine, published] = [object(holder["content"]), object(other["content"])];
    const went = Object.keys(mine).filter((type) => !Object.hasOwn(published, type));
    const came = Object.keys(published).filter((type) => !Object.hasOwn(mine, type));
    for (const type of went) report.add("went", [...path, type], "the media type");
    for (const type of came) report.add("came", [...path, type], "a media type");
    if (Object.keys(mine).length > 0 && went.length === Object.keys(mine).length) {
      if (came.length === 0) this.#text.delete(path);
      else this.#text.set(path, adoptContent(this.#context, published, path));
      return;
    }
    const adopted = object(adoptContent(this.#context, pick(published, came), path));
    if (Object.keys(mine).length === 0) {
      if (came.length > 0) this.#put(path.slice(0, -1), holder, "content", adopted);
      return;
    }
    for (const type of went) this.#text.delete([...path, type]);
    for (const type of came) this.#text.insert([...path, type], adopted[type], Object.keys(mine).at(-1));
    for (const [type, media] of Object.entries(mine)) {
      if (!Object.hasOwn(published, type)) continue;
      const at = [...path, type];
      const [schema, theirSchema] = [object(media)["schema"], object(published[type])["schema"]];
      if (schema !== undefined && theirSchema !== undefined) {
        this.#schemas.merge([...at, "schema"], schema, theirSchema, "inner");
      } else if (theirSchema !== schema) {
        report.add("changed", at, `${rulesOf(schema)} → ${rulesOf(theirSchema)}`);
        this.#text.set(at, object(adoptContent(this.#context, pick(published, [type]), path))[type]);
      }
    }
  }

  #mergeHeaders(path: Path, holder: JsonObject, other: unknown): void {
    const { ours, theirs, report } = this.#context;
    const form = object(ours.response(holder)["headers"]);
    const theirForm = object(theirs.response({ headers: other ?? {} })["headers"]);
    if (equal(form, theirForm)) return;
    report.add("changed", path, `${shown(Object.keys(form))} → ${shown(Object.keys(theirForm))}`);
    if (other === undefined) this.#text.delete(path);
    else this.#put(path.slice(0, -1), holder, "headers", other);
  }

  #mergeSecuritySchemes(one: JsonObject, other: JsonObject): void {
    const { report } = this.#context;
    const [mine, published] = [object(one["securitySchemes"]), object(other["securitySchemes"])];
    const path = ["components", "securitySchemes"];
    for (const [name, scheme] of Object.entries(mine)) {
      const at = [...path, name];
      const { description, ...rules } = object(scheme);
      const { description: _theirs, ...theirRules } = object(published[name]);
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

  #mergePlain(path: Path, one: JsonObject, other: JsonObject, keys: readonly string[]): void {
    for (const key of keys) {
      if (equal(one[key], other[key])) continue;
      this.#context.report.add("changed", path, `${key}: ${shown(one[key])} → ${shown(other[key])}`);
      if (other[key] === undefined) this.#text.delete([...path, key]);
      else this.#put(path, one, key, other[key]);
    }
  }

  #put(path: Path, node: JsonObject, key: string, value: unknown): void {
    if (Object.hasOwn(node, key)) this.#text.set([...path, key], value);
    else this.#text.insert([...path, key], value, predecessor(node, key));
  }

  #once(path: Path, merge: () => void): void {
    const key = JSON.stringify(path);
    if (this.#merged.has(key)) return;
    this.#merged.add(key);
    merge();
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
    methodsOf(item).map((method) => object(object(item)[method])["operationId"]);
  pair((path, other) => path === other);
  pair((path, other) => form(path) === form(other));
  pair((path, other) => {
    const names = ids(published[other]);
    return ids(mine[path]).some((id) => id !== undefined && names.includes(id));
  });
  return pairs;
}

/** The parameters of an operation: its own, and those of its path that it does not have itself. */
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

/** Whether the published document has the answer as a component of the same name. */
function isSharedAlike({ theirs }: ImportContext, reference: string, other: unknown): boolean {
  return object(other)["$ref"] === reference && Object.keys(theirs.resolve(other)).length > 0;
}

function placeBehind(value: unknown, path: Path): Path {
  const reference = object(value)["$ref"];
  return typeof reference === "string" ? componentPath(reference) : path;
}

function componentPath(reference: string): Path {
  return reference.slice(2).split("/");
}

/** The last status that is less than this one. */
function statusBefore(responses: JsonObject, status: string): string | undefined {
  return Object.keys(responses)
    .filter((other) => other < status)
    .at(-1);
}

function isMethod(key: string): boolean {
  return httpMethods.some((method) => method === key);
}

function methodsOf(item: unknown): string[] {
  return Object.keys(object(item)).filter(isMethod);
}

function idOf(operation: unknown): string {
  const { operationId } = object(operation);
  return typeof operationId === "string" ? `\`${operationId}\`` : "an operation without a name";
}

function entries(list: unknown): [number, unknown][] {
  return Array.isArray(list) ? [...list.entries()] : [];
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

function asSet(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)).sort() : list;
}

function object(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
