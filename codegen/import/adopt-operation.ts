import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { adoptSchema, describes, inOrder, origin, wordsOn, type ImportContext } from "./adopt.ts";
import { equal } from "./canonical.ts";
import { codeListOf } from "./code-list.ts";
import type { Path } from "./yaml-text.ts";

/** A parameter. */
export function adoptParameter(context: ImportContext, value: unknown, path: Path): unknown {
  if (!isJsonObject(value) || typeof value["$ref"] === "string") return value;
  const { schema, content, ...members } = value;
  return inOrder({
    ...withoutMarks(members),
    ...origin,
    description: wordsOn(context, value, path).description,
    schema: schema === undefined ? undefined : adoptSchema(context, schema, [...path, "schema"]),
    content: content === undefined ? undefined : adoptContent(context, content, [...path, "content"]),
    "x-code-list": codeListOf(members["description"]),
  });
}

/** The body of a request. */
export function adoptRequestBody(context: ImportContext, value: unknown, path: Path): unknown {
  if (!isJsonObject(value) || typeof value["$ref"] === "string") return value;
  const { content, ...members } = value;
  return inOrder({ ...withoutMarks(members), content: adoptContent(context, content, [...path, "content"]) });
}

/** An answer: the component of ours that says the same, or what the published document says. */
export function adoptResponse(context: ImportContext, status: string, value: unknown, path: Path): unknown {
  const { ours, theirs } = context;
  const { components } = ours.document;
  const known = isJsonObject(components) && isJsonObject(components["responses"]) ? components["responses"] : {};
  for (const [name, response] of Object.entries(known)) {
    const reference = { $ref: `#/components/responses/${name}` };
    if (!isAnswered(ours.document, status, reference)) continue;
    if (equal(ours.response(response), theirs.response(value))) return reference;
  }
  if (!isJsonObject(value) || typeof value["$ref"] === "string") return value;
  const { content, ...members } = value;
  const adopted = content === undefined ? undefined : adoptContent(context, content, [...path, "content"]);
  return inOrder({ ...withoutMarks(members), ...origin, content: adopted });
}

/** Whether some operation answers a status so. */
function isAnswered({ paths }: JsonObject, status: string, reference: object): boolean {
  const members = (value: unknown): unknown[] => (isJsonObject(value) ? Object.values(value) : []);
  return members(paths)
    .flatMap(members)
    .some((operation) => {
      const responses = isJsonObject(operation) ? operation["responses"] : undefined;
      return isJsonObject(responses) && equal(responses[status], reference);
    });
}

/** The bodies by media type. */
export function adoptContent(context: ImportContext, value: unknown, path: Path): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([type, media]) => {
      if (!isJsonObject(media)) return [type, media];
      const schema = adoptSchema(context, media["schema"], [...path, type, "schema"]);
      return [type, inOrder({ ...withoutMarks(media), schema })];
    }),
  );
}

/** An operation. */
export function adoptOperation(context: ImportContext, value: JsonObject, path: Path): JsonObject {
  const { parameters, requestBody, responses, ...members } = value;
  const [, address = "", method = ""] = path.map(String);
  const { tags, summary, description, operationId } = members;
  const words = [summary, description, operationId].find(describes) ?? `${method} ${address}`;
  const isSearch = method === "post" && address.endsWith("/vyhledat");
  const isReadOnly = ["get", "head", "options"].includes(method) || isSearch;
  if (!isReadOnly) context.report.add("questions", path, "does it change nothing at the service (`x-read-only`)?");
  if (![summary, description].some(describes)) {
    context.report.add("questions", path, "the published document does not describe it: what does it do?");
  }
  return inOrder({
    ...withoutMarks(members),
    tags: Array.isArray(tags) && tags.length > 0 ? tags : [address.split("/")[1] ?? address],
    summary: describes(summary) ? summary : words,
    ...origin,
    description: describes(description) ? description : words,
    "x-read-only": isReadOnly,
    parameters: Array.isArray(parameters)
      ? parameters.map((item, index) => adoptParameter(context, item, [...path, "parameters", index]))
      : undefined,
    requestBody:
      requestBody === undefined ? undefined : adoptRequestBody(context, requestBody, [...path, "requestBody"]),
    responses: isJsonObject(responses)
      ? Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [
            status,
            adoptResponse(context, status, response, [...path, "responses", status]),
          ]),
        )
      : responses,
  });
}

function withoutMarks(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith("x-")));
}
