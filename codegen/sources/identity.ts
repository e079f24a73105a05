import type { SchemaObject } from "ajv";
import { FaultList } from "../source-error.ts";
import { checkRules } from "./check-rules.ts";
import { closed, compileDialect, mapOf, text, withoutBreaches, type Dialect } from "./dialect.ts";
import { checkNames } from "./identity-names.ts";
import type { Identity, IdentityDocument } from "./identity-model.ts";
import { checkValues } from "./identity-values.ts";
import type { YamlSource } from "./yaml-source.ts";

const origin: SchemaObject = { enum: ["specification", "published"] };
const length: SchemaObject = { type: "integer", minimum: 0 };
const name = "^[a-z][a-z0-9_]*$";

/** A claim's or member's type: scalars, lists, objects, one of several. */
const valueKeywords = {
  "x-origin": origin,
  description: text,
  type: { enum: ["string", "integer", "boolean", "array", "object"] },
  items: { $ref: "#/definitions/value" },
  properties: mapOf({ $ref: "#/definitions/value" }, name),
  oneOf: { type: "array", items: { $ref: "#/definitions/value" }, minItems: 2 },
  enum: { type: "array", items: text, minItems: 1, uniqueItems: true },
  format: { const: "uri" },
  pattern: text,
  minimum: length,
  minLength: length,
  maxLength: length,
};
const optionalKeywords = Object.keys(valueKeywords);
const value = closed(valueKeywords, optionalKeywords);
const claim = closed({ ...valueKeywords, "x-also-number": { const: true } }, [
  "x-also-number",
  ...optionalKeywords.filter((keyword) => keyword !== "description" && keyword !== "type"),
]);
const parameter = closed(
  {
    required: { type: "boolean" },
    advisory: { type: "array", items: text, minItems: 1, uniqueItems: true },
    ...valueKeywords,
  },
  ["advisory", ...optionalKeywords.filter((keyword) => keyword !== "description" && keyword !== "type")],
);
const parameters = mapOf({ $ref: "#/definitions/parameter" }, name);

const endpoint = closed(
  {
    "x-origin": origin,
    description: text,
    methods: { type: "array", items: { enum: ["GET", "POST"] }, minItems: 1, uniqueItems: true },
    address: text,
    path: { type: "string", pattern: "^/" },
    // What the clients write and the sandbox reads.
    contentType: { enum: ["application/x-www-form-urlencoded"] },
  },
  ["contentType"],
);

const identityDialect: Dialect = {
  definitions: { value, claim, parameter },
  ...closed({
    endpoints: closed({
      discovery: endpoint,
      jwks: endpoint,
      authorization: endpoint,
      token: endpoint,
      endSession: endpoint,
    }),
    clientAuthentication: closed({
      // Those by certificate (RFC 8705, section 2); the clients have no secret.
      method: { enum: ["tls_client_auth", "self_signed_tls_client_auth"] },
      // In this order; the older ones are withdrawn (RFC 8996).
      tlsVersions: { enum: [["TLSv1.2", "TLSv1.3"], ["TLSv1.2"], ["TLSv1.3"]] },
    }),
    authorizationQueryMaxLength: { type: "integer", minimum: 1 },
    requests: closed({ authorization: parameters, token: parameters, logout: parameters }),
    responses: closed({ authorization: parameters, token: parameters }),
    tokens: closed({ access: parameters, identity: parameters }),
    scopes: mapOf(
      closed({
        "x-origin": origin,
        description: text,
        claims: {
          type: "object",
          propertyNames: { pattern: name },
          additionalProperties: { $ref: "#/definitions/claim" },
        },
      }),
      name,
    ),
    codeLists: mapOf(
      closed({
        "x-origin": origin,
        description: text,
        codes: { type: "object", additionalProperties: text, minProperties: 1 },
      }),
      "^[a-z][A-Za-z]*$",
    ),
  }),
};

/**
 * Reads and checks the identity document: the keywords of every value must have an effect on its type, and every name that
 * is referred to must exist.
 *
 * @param addressNames `undefined` when nobody knows which there are
 * @throws SourceFaults with every fault.
 */
export function readIdentity(source: YamlSource, addressNames: readonly string[] | undefined): Identity {
  const faults = new FaultList();
  const breaches = compileDialect(identityDialect)(source.data);
  for (const { pointer, reason } of breaches) faults.add(source.error(pointer, reason));
  // The dialect proves the types: of the whole where nothing breaks it, of what is left otherwise.
  const rest = withoutBreaches(source.data, breaches);
  if (typeof rest !== "object" || rest === null) faults.throwAny();
  const document = rest as IdentityDocument;
  faults.attempt(() => {
    checkRules(source, document);
  });
  checkValues(document, (pointer, reason) => {
    // With an unknown keyword it is not known what the value lacks.
    const known = breaches.some(({ pointer: at }) => at === pointer || at.slice(0, at.lastIndexOf("/")) === pointer);
    if (!known) faults.add(source.error(pointer, reason));
  });
  checkNames(document, addressNames, (pointer, reason) => {
    faults.add(source.error(pointer, reason));
  });
  faults.throwAny();
  return { source, document };
}
