import {
  defaultPathSerializer,
  serializeArrayParam,
  serializeObjectParam,
  serializePrimitiveParam,
} from "openapi-fetch";
import type { RegistryInput } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";

/** All that is needed to send a request, without the cost of a `Request` object. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  /** Names in lower case; a token is put to them when it is known. */
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/**
 * Builds the request of an operation as openapi-fetch would, with its own functions, each parameter written in the way that
 * the contract gives for it.
 *
 * @param headers of the client and of the call; later ones win
 */
export function prepareRequest(
  id: RegistryOperationId,
  { path, query, header, body }: RegistryInput,
  baseUrl: string,
  ...headers: readonly Readonly<Record<string, string>>[]
): PreparedRequest {
  const operation: RegistryOperation = registryOperations[id];
  const { basePath, accept } = operation;
  const base = basePath === undefined ? baseUrl : new URL(baseUrl).origin + basePath;
  const content: Record<string, string> =
    body === undefined ? {} : { "content-type": operation.requestType ?? "application/json" };
  return {
    url: base + writePath(operation, path) + writeQuery(operation, query),
    method: operation.method,
    headers: [content, accept === undefined ? {} : { accept }, ...headers, writeHeaders(header)].reduce(
      (all, more) => ({ ...all, ...more }),
    ),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function writePath({ path, parameters }: RegistryOperation, values: RegistryInput["path"]): string {
  if (values === undefined) return path;
  // The style of a parameter stands in the path, where openapi-fetch looks for it.
  const template = Object.entries(parameters).reduce(
    (text, [argument, { in: place, name = argument, style, explode }]) => {
      if (place !== undefined || (style === undefined && explode === undefined)) return text;
      const mark = style === "label" ? "." : style === "matrix" ? ";" : "";
      return text.replace(`{${name}}`, `{${mark}${name}${explode === true ? "*" : ""}}`);
    },
    path,
  );
  return defaultPathSerializer(template, { ...values });
}

function writeQuery({ parameters }: RegistryOperation, values: RegistryInput["query"]): string {
  if (values === undefined) return "";
  const rules = new Map(Object.entries(parameters).map(([argument, rule]) => [rule.name ?? argument, rule]));
  const written = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const text = writeParameter(encodeURIComponent(name), value, rules.get(name) ?? {});
    // A list without items is one that is not there.
    return text === "" ? [] : [text];
  });
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

function writeParameter(
  name: string,
  value: unknown,
  { style, explode, allowReserved = false }: ParameterRules,
): string {
  const isForm = style === undefined;
  const write = allowReserved ? withReserved : (member: unknown): unknown => member;
  if (Array.isArray(value)) {
    const options = { style: isForm ? "form" : style, explode: explode ?? isForm, allowReserved } as const;
    // The contract knows the styles of a list in a query alone.
    return value.length === 0
      ? ""
      : serializeArrayParam(name, value.map(write), options as Parameters<typeof serializeArrayParam>[2]);
  }
  if (typeof value === "object") {
    const options = { style: isForm ? "form" : style, explode: explode ?? true, allowReserved } as const;
    const members = Object.entries(value ?? {}).filter(([, member]) => member !== undefined && member !== null);
    const encoded = Object.fromEntries(
      members.map(([key, member]) => [encodeURIComponent(key), write(member) as string]),
    );
    return members.length === 0
      ? ""
      : serializeObjectParam(name, encoded, options as Parameters<typeof serializeObjectParam>[2]);
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return serializePrimitiveParam(name, String(write(text)), { allowReserved });
}

/**
 * A value of which reserved characters stay as they are, but those that would end it: `&` and `=` part the members of a
 * query, `+` is a space there, `#` ends it (OpenAPI 3.0.4, appendix E). openapi-fetch writes such a value without a change.
 */
function withReserved(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A|3B|3F|40|24)/g, decodeURIComponent);
}

function writeHeaders(values: RegistryInput["header"] = {}): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.map(String).join(", ") : String(value),
    ]),
  );
}
