import { ignoredHeaders, namesIn } from "../../src/verify/documents/read-operations.ts";
import type { DocumentReader } from "./document-reader.ts";
import { readExamples } from "./read-bodies.ts";
import type {
  HttpMethod,
  OperationObject,
  Parameter,
  ParameterObject,
  PathItemObject,
  Reference,
  SchemaObject,
} from "./registry-model.ts";

/** Headers that a program cannot set, in a browser or at all (Fetch standard, forbidden request-header). */
const ownHeaders = [
  ...["connection", "content-length", "cookie", "cookie2", "date", "expect", "host", "keep-alive", "origin", "referer"],
  ...["te", "trailer", "transfer-encoding", "upgrade", "via"],
];

const places = ["path", "query", "header"] as const;
type Place = (typeof places)[number];

/** An operation as the document has it. */
export interface GivenOperation {
  readonly reader: DocumentReader;
  readonly path: string;
  readonly item: PathItemObject;
  readonly method: HttpMethod;
  readonly operation: OperationObject;
  readonly pointer: string;
}

/** Whether a parameter has an effect. */
export function isEffective({ name, in: place }: ParameterObject): boolean {
  return place !== "header" || !ignoredHeaders.includes(name.toLowerCase());
}

/** The parameters of an operation, those of its path included: of the path in its order, then the query, then headers. */
export function readParameters({ reader, path, item, operation, pointer }: GivenOperation): Parameter[] {
  const found = new Map<string, Omit<Parameter, "argument">>();
  const itemPointer = pointer.slice(0, pointer.lastIndexOf("/"));
  const lists = [
    [item.parameters ?? [], itemPointer],
    [operation.parameters ?? [], pointer],
  ] as const;
  for (const [list, owner] of lists) {
    const own = new Set<string>();
    for (const [index, given] of list.entries()) {
      const at = `${owner}/parameters/${index}`;
      const parameter = readParameter(reader, given, at);
      if (parameter === undefined) continue;
      const key = `${parameter.in} ${parameter.name}`;
      if (own.has(key)) reader.report(at, `the ${parameter.in} parameter "${parameter.name}" stands twice`);
      own.add(key);
      found.set(key, parameter);
    }
  }
  const inPath = namesIn(path);
  const all = [...found.values()];
  const declared = all.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  if (declared.toSorted().join() !== inPath.toSorted().join()) {
    reader.report(pointer, `the path parameters must be those of the path: ${inPath.join(", ") || "none"}`);
  }
  const order = ({ in: place, name }: Omit<Parameter, "argument">): number =>
    place === "path" ? inPath.indexOf(name) : inPath.length + places.indexOf(place);
  return withArguments(
    reader,
    all.toSorted((one, other) => order(one) - order(other)),
    operation.requestBody !== undefined,
    pointer,
  );
}

function readParameter(
  reader: DocumentReader,
  given: ParameterObject | Reference,
  pointer: string,
): Omit<Parameter, "argument"> | undefined {
  const followed = reader.read<ParameterObject>(given, pointer);
  if (followed === undefined) return undefined;
  const { node: parameter, pointer: at } = followed;
  const { name, in: place, schema, content, required = false, deprecated = false, description } = parameter;
  if (typeof name !== "string" || !isEffective(parameter)) return undefined;
  if (name === "__proto__") {
    reader.report(`${at}/name`, "no object of JavaScript can have this name");
    return undefined;
  }
  if (schema === undefined && content === undefined) {
    reader.report(at, "a parameter needs a schema");
    return undefined;
  }
  const obstacle = obstacleOf(reader, parameter);
  if (obstacle !== undefined) {
    const [member, reason] = obstacle;
    if (required) reader.leaveOut(`${at}${member}`, reason);
    else reader.remark(`${at}${member}`, `the parameter "${name}" is left out: ${reason}`);
  }
  // The shape of the document is reported elsewhere.
  if (!isPlace(place) || (obstacle !== undefined && !required)) return undefined;
  checkStyle(reader, parameter, at);
  const { style, explode, allowReserved } = parameter;
  const usual = place === "query" ? "form" : "simple";
  const usualExplode = (style ?? usual) === "form";
  return {
    name,
    in: place,
    required,
    deprecated,
    ...(description === undefined ? {} : { description }),
    schema: schema ?? {},
    ...(style === undefined || style === usual ? {} : { style }),
    ...(explode === undefined || explode === usualExplode ? {} : { explode }),
    ...(allowReserved === true ? { allowReserved } : {}),
    examples: readExamples(reader, parameter, at),
    pointer: at,
  };
}

function isPlace(place: string): place is Place {
  return places.some((known) => known === place);
}

/** Returns why no method can have a parameter, with the member that is the reason. */
function obstacleOf(
  reader: DocumentReader,
  { name, in: place, schema = {}, content }: ParameterObject,
): readonly [member: string, reason: string] | undefined {
  if (name in Object.prototype) {
    return ["/name", "every object of JavaScript has this name: TypeScript lets no caller leave it out"];
  }
  if (place === "cookie")
    return ["", "a browser lets no program set a cookie, and openapi-fetch writes none: a header can say the same"];
  if (content !== undefined)
    return ["/content", "openapi-typescript and openapi-fetch know parameters with a schema alone"];
  if (place === "path" && /^[.;]|\*$/.test(name)) return ["/name", "openapi-fetch reads . ; and * as marks"];
  if (place === "header") {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return ["/name", "is no name of a header (RFC 9110, section 5.1)"];
    if (ownHeaders.includes(name.toLowerCase())) return ["/name", "this header fetch alone sets"];
  }
  const forms = formsOf(reader, schema);
  const nested = [...forms].find((form) => form.includes(" "));
  if (nested !== undefined) return ["/schema", `openapi-fetch writes no ${nested} into a ${place}`];
  if (forms.has("unknown")) return ["/schema", "says no type, so that nobody knows how a value is written"];
  if (place === "header" && forms.has("object")) return ["/schema", "openapi-fetch writes no object into a header"];
  return undefined;
}

/** Reports styles that have no effect on a value. */
function checkStyle(reader: DocumentReader, parameter: ParameterObject, at: string): void {
  const { in: place, style, explode, allowReserved, schema = {} } = parameter;
  if (allowReserved === true && place !== "query")
    reader.report(`${at}/allowReserved`, "has an effect in a query alone");
  const only =
    style === "deepObject" ? "object" : style === "spaceDelimited" || style === "pipeDelimited" ? "array" : undefined;
  const forms = [...formsOf(reader, schema)];
  if (only !== undefined && forms.some((form) => form !== only && form !== "unknown" && !form.includes(" "))) {
    reader.report(`${at}/style`, `"${String(style)}" is a way to write an ${only} alone`);
  }
  if (style === "deepObject" && explode === false) reader.report(`${at}/explode`, "deepObject has no other form");
}

/** The forms of a schema's values: `scalar`, `array`, `object`, `unknown`, or one in another. */
function formsOf(reader: DocumentReader, given: SchemaObject, inside = ""): Set<string> {
  const schema = reader.schema(given);
  const { type, properties = {}, additionalProperties, items, allOf, enum: values } = schema;
  const choices = schema.oneOf ?? schema.anyOf;
  if (type === undefined && values === undefined && (allOf ?? choices) !== undefined) {
    const all = (allOf ?? []).map((part) => formsOf(reader, part, inside));
    const known = all.find((forms) => !forms.has("unknown"));
    return known ?? new Set((choices ?? []).flatMap((choice) => [...formsOf(reader, choice, inside)]));
  }
  const form =
    type === "array" || type === "object"
      ? type
      : type !== undefined
        ? "scalar"
        : values !== undefined
          ? formOfValues(values)
          : "properties" in schema
            ? "object"
            : "unknown";
  if (inside !== "") return new Set(form === "scalar" ? [] : [form === "unknown" ? form : `${form} in an ${inside}`]);
  const inner = [
    ...(form === "array" && items !== undefined ? [items] : []),
    ...(form === "object" ? Object.values(properties) : []),
    ...(form === "object" && typeof additionalProperties === "object" ? [additionalProperties] : []),
  ].flatMap((member) => [...formsOf(reader, member, form)]);
  return new Set([form, ...inner]);
}

function formOfValues(values: readonly unknown[]): string {
  return values.every((value) => typeof value !== "object" || value === null) ? "scalar" : "unknown";
}

/** Gives each parameter the name by which the method takes it. */
function withArguments(
  reader: DocumentReader,
  parameters: readonly Omit<Parameter, "argument">[],
  hasBody: boolean,
  pointer: string,
): Parameter[] {
  const taken = new Set(hasBody ? ["body"] : []);
  return parameters.map((parameter) => {
    const { name, in: place } = parameter;
    const argument = taken.has(name) ? `${name}${place.charAt(0).toUpperCase()}${place.slice(1)}` : name;
    if (taken.has(argument)) reader.report(pointer, `three parameters would be named ${name}`);
    taken.add(argument);
    return { ...parameter, argument };
  });
}
