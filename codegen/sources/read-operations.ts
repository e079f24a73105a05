import { namesIn, withoutNames } from "../../src/verify/documents/read-operations.ts";
import { namedSchema, type DocumentReader, type Shape } from "./document-reader.ts";
import { chooseMediaType, readBody, type UnreadBody } from "./read-bodies.ts";
import { readParameters, type GivenOperation } from "./read-parameters.ts";
import {
  httpMethods,
  type Answer,
  type HttpMethod,
  type LeftOutOperation,
  type Registry,
  type RegistryOperation,
  type RequestBodyObject,
  type ResponseObject,
  type SchemaObject,
  type SecurityRequirement,
  type ServerObject,
} from "./registry-model.ts";
import { pointerSegment } from "./yaml-source.ts";

/** Names that no method may have: other members of the client, members of a promise, and members of every object. */
const takenNames = [
  ...["client", "detail", "paginate", "lookup", "changes", "codeList", "close", "then"],
  ...Object.getOwnPropertyNames(Object.prototype),
];

/** Methods that are safe by HTTP (RFC 9110, section 9.2.1). */
const safeMethods: readonly HttpMethod[] = ["get", "head", "options"];

/** Methods with which fetch sends no body. */
const bodiless: readonly HttpMethod[] = ["get", "head"];

/**
 * Reads the operations of a contract. An operation without a possible method is omitted with a warning; contradictions are reported
 * as faults.
 */
export function readOperations(reader: DocumentReader): Pick<Registry, "operations" | "leftOut"> {
  const operations: RegistryOperation[] = [];
  const leftOut: LeftOutOperation[] = [];
  const templates = new Map<string, string>();
  for (const [path, item] of Object.entries(reader.document.paths)) {
    if (path.startsWith("x-")) continue;
    const at = `/paths/${pointerSegment(path)}`;
    checkPath(reader, path, at);
    const template = withoutNames(path);
    const twin = templates.get(template);
    if (twin !== undefined) reader.report(at, `is the same path as ${twin}`);
    templates.set(template, path);
    if ("trace" in item) reader.remark(`${at}/trace`, `TRACE ${path} is left out: fetch refuses to send TRACE`);
    for (const method of httpMethods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const read = readOperation({ reader, path, item, method, operation, pointer: `${at}/${method}` });
      const obstacles = reader.obstacles.splice(0);
      if (obstacles.length === 0) operations.push(read);
      else leftOut.push({ ...read, reasons: obstacles.map(({ reason }) => reason) });
      for (const { place, reason } of obstacles) {
        reader.remark(
          read.pointer,
          `the operation ${read.id} is left out, registry.client reaches it: ${reason}, at ${place}`,
        );
      }
    }
  }
  checkTwins(reader, [...operations, ...leftOut]);
  const whole = operations.map((operation) => withoutBrokenSource(reader, operation, leftOut));
  checkSources(reader, whole);
  checkSecurity(reader);
  return { operations: whole, leftOut };
}

/** A data source that lacks an operation is no data source. */
function withoutBrokenSource(
  reader: DocumentReader,
  operation: RegistryOperation,
  leftOut: readonly LeftOutOperation[],
): RegistryOperation {
  const { source, ...others } = operation;
  const twin = source === undefined ? undefined : leftOut.find((other) => other.source === source);
  if (twin === undefined) return operation;
  reader.remark(operation.pointer, `"${String(source)}" is no data source, as ${twin.id} is left out`);
  return others;
}

function checkPath(reader: DocumentReader, path: string, at: string): void {
  const names = namesIn(path);
  if (/[{}]/.test(withoutNames(path).replaceAll("{}", "")) || names.includes(""))
    reader.report(at, `stray braces in the path ${path}`);
  if (new Set(names).size < names.length) reader.report(at, "a parameter stands twice in the path");
  if (/[?#]/.test(path)) reader.report(at, "a path has no query and no fragment");
}

function checkTwins(reader: DocumentReader, operations: readonly Pick<RegistryOperation, "id" | "pointer">[]): void {
  const ids = new Set<string>();
  for (const { id, pointer } of operations) {
    if (ids.has(id)) reader.report(`${pointer}/operationId`, `the operation ${id} stands twice`);
    ids.add(id);
  }
}

function checkId(reader: DocumentReader, id: string, pointer: string): void {
  const at = `${pointer}/operationId`;
  if (id === "__proto__") reader.report(at, "no object of JavaScript can have this name");
  else if (!/^[\w.-]+$/.test(id))
    reader.leaveOut(at, `"${id}" is no name for a method: letters, digits, _ . and - are`);
  else if (takenNames.includes(id)) reader.leaveOut(at, `the client has another member of the name ${id}`);
}

/** Each data source has one detail and one search. */
function checkSources(reader: DocumentReader, operations: readonly RegistryOperation[]): void {
  for (const { id, pointer, source, method, request } of operations) {
    if (source === undefined) continue;
    const at = `${pointer}/x-source`;
    const same = operations.filter((other) => other.source === source);
    const count = (wanted: HttpMethod): number => same.filter((other) => other.method === wanted).length;
    if (same.length !== 2 || count("get") !== 1 || count("post") !== 1) {
      reader.report(at, `the source "${source}" needs one detail and one search; ${id} is not alone`);
    } else if (method === "post" && request === undefined) reader.report(pointer, "a search needs a requestBody");
  }
}

function checkSecurity(reader: DocumentReader): void {
  const { security, paths, components } = reader.document;
  const check = (requirements: readonly SecurityRequirement[] | undefined, at: string): void => {
    for (const [index, requirement] of (requirements ?? []).entries()) {
      for (const name of Object.keys(requirement)) {
        if (Object.hasOwn(components?.securitySchemes ?? {}, name)) continue;
        reader.report(`${at}/security/${index}`, `no security scheme is named ${name}`);
      }
    }
  };
  check(security, "");
  for (const [path, item] of Object.entries(paths)) {
    for (const method of httpMethods) check(item[method]?.security, `/paths/${pointerSegment(path)}/${method}`);
  }
}

function readOperation(given: GivenOperation): RegistryOperation {
  const { reader, path, method, operation, pointer } = given;
  const { operationId: id = "", summary, description, deprecated = false, security } = operation;
  checkId(reader, id, pointer);
  const parameters = readParameters(given);
  const answers = readAnswers(given);
  const request = readRequest(given);
  const basePath = readBasePath(given);
  const source = operation["x-source"];
  const readOnly = operation["x-read-only"] ?? safeMethods.includes(method);
  return {
    id,
    method,
    path,
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    deprecated,
    ...(source === undefined ? {} : { source }),
    readOnly,
    parameters,
    ...(request === undefined ? {} : { request }),
    answers,
    ...(method === "post" && readOnly && request !== undefined && parameters.every(({ required }) => !required)
      ? readSearch(reader, request.schema, answers, source)
      : {}),
    ...(security === undefined ? {} : { security }),
    ...(basePath === undefined ? {} : { basePath }),
    pointer,
  };
}

/** The members of a search: its answer holds one list. */
function readSearch(
  reader: DocumentReader,
  filter: string,
  answers: readonly Answer[],
  source: string | undefined,
): Pick<RegistryOperation, "items" | "paged" | "conditions"> {
  const body = mainSuccess(answers)?.body;
  if (body === undefined) return {};
  const { schema } = body;
  const shape = (name: string): Shape => reader.shapeOf({ $ref: `#/components/schemas/${name}` });
  const lists = [...shape(schema).properties].filter(([, [property = {}]]) => reader.schema(property).type === "array");
  const [only] = lists;
  if (only === undefined || lists.length > 1) {
    if (source !== undefined) {
      reader.report(`/components/schemas/${schema}`, "the answer of a search must hold exactly one array");
    }
    return {};
  }
  const conditions = readConditions(reader, filter);
  return {
    items: only[0],
    paged: shape(filter).properties.has("start"),
    ...(conditions === undefined ? {} : { conditions }),
  };
}

/** The properties of a filter that are conditions; `undefined` where a search needs none. */
function readConditions(reader: DocumentReader, filter: string): string[] | undefined {
  const conditions = new Set<string>();
  const seen = new Set<SchemaObject>();
  const visit = (part: SchemaObject): void => {
    const schema = reader.schema(part);
    if (seen.has(schema)) return;
    seen.add(schema);
    const { properties = {}, allOf = [] } = schema;
    if (schema["x-condition"] === "none") return;
    for (const [name, property] of Object.entries(properties)) {
      if (property["x-condition"] !== "none") conditions.add(name);
    }
    for (const base of allOf) visit(base);
  };
  visit({ $ref: `#/components/schemas/${filter}` });
  return [...seen].some((schema) => schema["x-condition"] === "required") ? [...conditions] : undefined;
}

/**
 * The answers that mean success. By OpenAPI `default` stands for every status that is not named, and mostly for errors: it
 * means success where no other answer does.
 */
export function successes(answers: readonly Answer[]): readonly Answer[] {
  const named = answers.filter(({ status }) => status.startsWith("2"));
  return named.length > 0 ? named : answers.filter(({ status }) => status === "default");
}

/** The success that callers expect: 200, or else the lowest status, before a range of them. */
export function mainSuccess(answers: readonly Answer[]): Answer | undefined {
  return successes(answers).toSorted((one, other) => (one.status < other.status ? -1 : 1))[0];
}

function readRequest({ reader, method, operation, pointer }: GivenOperation): RegistryOperation["request"] {
  const at = `${pointer}/requestBody`;
  const followed = reader.read<RequestBodyObject>(operation.requestBody, at);
  if (followed === undefined) return undefined;
  const { content, required = false } = followed.node;
  if (bodiless.includes(method)) {
    const reason = `fetch sends no body with ${method.toUpperCase()}`;
    if (required) reader.leaveOut(at, reason);
    else reader.remark(at, `the body is left out: ${reason}`);
    return undefined;
  }
  const body = readBody(reader, content, followed.pointer, () => schemaName(content));
  if (body === undefined || !("unread" in body)) return body && { ...body, required };
  reader.leaveOut(body.pointer, body.unread);
  return undefined;
}

function readAnswers({ reader, method, operation, pointer }: GivenOperation): Answer[] {
  const unread: (Answer & UnreadBody)[] = [];
  const answers = Object.entries(operation.responses).flatMap(([status, response]): Answer[] => {
    if (status.startsWith("x-")) return [];
    const followed = reader.read<ResponseObject>(response, `${pointer}/responses/${status}`);
    if (followed === undefined) return [];
    const { content } = followed.node;
    // The documented body is that of a GET (RFC 9110, section 9.3.2).
    const body = method === "head" ? undefined : readBody(reader, content, followed.pointer, () => schemaName(content));
    if (body === undefined || !("unread" in body)) return [{ status, ...(body === undefined ? {} : { body }) }];
    unread.push({ status, ...body });
    return [{ status }];
  });
  const main = mainSuccess(answers);
  for (const { status, pointer: at, unread: reason } of unread) {
    if (status === main?.status) reader.leaveOut(at, reason);
    else reader.remark(at, `the body of ${status} is left out: ${reason}`);
  }
  return answers;
}

/** Every body of a contract has a named schema. */
function schemaName(content: RequestBodyObject["content"] = {}): string {
  return namedSchema(content[chooseMediaType(content) ?? ""]?.schema) ?? "";
}

/** The path of an operation's own server; a server elsewhere would be one of no environment. */
function readBasePath({ reader, item, operation, pointer }: GivenOperation): string | undefined {
  const [own] = operation.servers ?? item.servers ?? [];
  if (own === undefined) return undefined;
  // Any base will do, since only what differs counts.
  const base = new URL("https://registry.invalid/");
  const [first] = reader.document.servers ?? [];
  try {
    const usual = new URL(first === undefined ? "/" : filled(first), base);
    const other = new URL(filled(own), usual.origin === base.origin ? base : usual);
    const path = other.pathname.replace(/\/$/, "");
    if (other.origin === usual.origin) return path === usual.pathname.replace(/\/$/, "") ? undefined : path;
  } catch {
    // An invalid address is reported like one on another server.
  }
  const at = operation.servers === undefined ? pointer.slice(0, pointer.lastIndexOf("/")) : pointer;
  reader.leaveOut(
    `${at}/servers`,
    "only another path on the document's server is possible: addresses stand in spec/environments.yaml",
  );
  return undefined;
}

function filled({ url, variables = {} }: ServerObject): string {
  return url.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
}
