import type { JsonObject } from "../../src/transport/json-object.ts";
import { adoptContent, adoptRequestBody, adoptResponse } from "./adopt-operation.ts";
import { describes, rulesOf, type ImportContext } from "./adopt.ts";
import { equal } from "./canonical.ts";
import { shown } from "./import-report.ts";
import { objectOf } from "./json-values.ts";
import { asSet, mergePlain, Once, placeBehind, putMember, serversOf } from "./merge-members.ts";
import { ParameterMerge } from "./merge-parameters.ts";
import type { SchemaMerge } from "./merge-schema.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** Merges operations: what they are called with and what they answer. */
export class OperationMerge {
  readonly #context: ImportContext;
  readonly #text: YamlText;
  readonly #schemas: SchemaMerge;
  readonly #parameters: ParameterMerge;
  readonly #once = new Once();

  constructor(context: ImportContext, text: YamlText, schemas: SchemaMerge) {
    this.#context = context;
    this.#text = text;
    this.#schemas = schemas;
    this.#parameters = new ParameterMerge(context, text, schemas, this.#once);
  }

  merge(path: Path, item: JsonObject, one: JsonObject, theirItem: JsonObject, other: JsonObject): void {
    mergePlain(this.#context, this.#text, path, one, other, ["operationId"]);
    if (other["deprecated"] === true || one["deprecated"] === true)
      mergePlain(this.#context, this.#text, path, one, other, ["deprecated"]);
    this.#mergeTags(path, one["tags"], other["tags"]);
    if (!equal(asSet(one["security"]), asSet(other["security"])))
      mergePlain(this.#context, this.#text, path, one, other, ["security"]);
    this.#mergeOwnServers(path, item, one, theirItem, other);
    for (const key of ["summary", "description"]) {
      if (describes(one[key]) || !describes(other[key])) continue;
      this.#context.report.add("came", path, `a ${key}`);
      putMember(this.#text, path, one, key, other[key]);
    }
    this.#parameters.merge(path, item, one, theirItem, other);
    this.#mergeRequest([...path, "requestBody"], one, other["requestBody"]);
    this.#mergeResponses([...path, "responses"], objectOf(one["responses"]), objectOf(other["responses"]));
  }

  #mergeOwnServers(path: Path, item: JsonObject, one: JsonObject, theirItem: JsonObject, other: JsonObject): void {
    const published = other["servers"] ?? theirItem["servers"];
    if (equal(serversOf(one["servers"] ?? item["servers"]), serversOf(published))) return;
    mergePlain(this.#context, this.#text, path, one, { servers: published }, ["servers"]);
  }

  /** A tag that is not declared is the concern of what completes the document. */
  #mergeTags(path: Path, one: unknown, other: unknown): void {
    if (!Array.isArray(other) || equal(asSet(one), asSet(other))) return;
    this.#context.report.add("changed", [...path, "tags"], `${shown(one)} → ${shown(other)}`);
    this.#text.set([...path, "tags"], other);
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
      putMember(this.#text, path.slice(0, -1), operation, "requestBody", adoptRequestBody(this.#context, other, path));
    } else {
      const [form, theirForm] = [ours.requestBody(one), theirs.requestBody(other)];
      const at = placeBehind(one, path);
      this.#once.at(at, () => {
        if (form["required"] !== theirForm["required"]) {
          report.add("changed", at, `required: ${shown(form["required"])} → ${shown(theirForm["required"])}`);
          putMember(this.#text, at, ours.resolve(one), "required", theirForm["required"]);
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
      const shared = objectOf(response)["$ref"];
      if (typeof shared === "string" && !isSharedAlike(this.#context, shared, other)) {
        report.add("changed", at, `${shown(ours.response(response))} → ${shown(theirs.response(other))}`);
        this.#text.set(at, adoptResponse(this.#context, status, other, at));
        continue;
      }
      const place = placeBehind(response, at);
      this.#once.at(place, () => {
        this.#mergeContent([...place, "content"], ours.resolve(response), theirs.resolve(other));
        this.#mergeHeaders([...place, "headers"], ours.resolve(response), theirs.resolve(other)["headers"]);
      });
    }
    let after: string | undefined;
    for (const [status, response] of Object.entries(published)) {
      const at = [...path, status];
      if (!Object.hasOwn(mine, status)) {
        const schema = Object.values(objectOf(theirs.resolve(response)["content"])).map((media) =>
          rulesOf(objectOf(media)["schema"]),
        );
        report.add("came", at, `an answer${schema.length === 0 ? " without a body" : `: ${schema.join(", ")}`}`);
        this.#text.insert(at, adoptResponse(this.#context, status, response, at), statusBefore(mine, status) ?? after);
      } else after = status;
    }
  }

  #mergeContent(path: Path, holder: JsonObject, other: JsonObject): void {
    const { report } = this.#context;
    const [mine, published] = [objectOf(holder["content"]), objectOf(other["content"])];
    const went = Object.keys(mine).filter((type) => !Object.hasOwn(published, type));
    const came = Object.keys(published).filter((type) => !Object.hasOwn(mine, type));
    for (const type of went) report.add("went", [...path, type], "the media type");
    for (const type of came) report.add("came", [...path, type], "a media type");
    if (Object.keys(mine).length > 0 && went.length === Object.keys(mine).length) {
      if (came.length === 0) this.#text.delete(path);
      else this.#text.set(path, adoptContent(this.#context, published, path));
      return;
    }
    const adopted = objectOf(adoptContent(this.#context, pick(published, came), path));
    if (Object.keys(mine).length === 0) {
      if (came.length > 0) putMember(this.#text, path.slice(0, -1), holder, "content", adopted);
      return;
    }
    for (const type of went) this.#text.delete([...path, type]);
    for (const type of came) this.#text.insert([...path, type], adopted[type], Object.keys(mine).at(-1));
    for (const [type, media] of Object.entries(mine)) {
      if (!Object.hasOwn(published, type)) continue;
      const at = [...path, type];
      const [schema, theirSchema] = [objectOf(media)["schema"], objectOf(published[type])["schema"]];
      if (schema !== undefined && theirSchema !== undefined) {
        this.#schemas.merge([...at, "schema"], schema, theirSchema, "inner");
      } else if (theirSchema !== schema) {
        report.add("changed", at, `${rulesOf(schema)} → ${rulesOf(theirSchema)}`);
        this.#text.set(at, objectOf(adoptContent(this.#context, pick(published, [type]), path))[type]);
      }
    }
  }

  #mergeHeaders(path: Path, holder: JsonObject, other: unknown): void {
    const { ours, theirs, report } = this.#context;
    const form = objectOf(ours.response(holder)["headers"]);
    const theirForm = objectOf(theirs.response({ headers: other ?? {} })["headers"]);
    if (equal(form, theirForm)) return;
    report.add("changed", path, `${shown(Object.keys(form))} → ${shown(Object.keys(theirForm))}`);
    if (other === undefined) this.#text.delete(path);
    else putMember(this.#text, path.slice(0, -1), holder, "headers", other);
  }
}

/** Whether the published document has the answer as a component of the same name. */
function isSharedAlike({ theirs }: ImportContext, reference: string, other: unknown): boolean {
  return objectOf(other)["$ref"] === reference && Object.keys(theirs.resolve(other)).length > 0;
}

/** The last status that is less than this one. */
function statusBefore(responses: JsonObject, status: string): string | undefined {
  return Object.keys(responses)
    .filter((other) => other < status)
    .at(-1);
}

function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
