import type { SchemaObject } from "ajv";
import { FaultList } from "../source-error.ts";
import { closed, mapOf, readDialect, text, type Dialect } from "./dialect.ts";
import { checkRules } from "./check-rules.ts";
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
  enum: { type: "array", items: text, minItems: 1 },
  format: { const: "uri" },
  pattern: text,
  minimum: length,
  minLength: length,
  maxLength: length,
};
const optionalKeywords = Object.keys(valueKeywords);
const value = closed(valueKeywords, optionalKeywords);
const claim = closed(
  valueKeywords,
  optionalKeywords.filter((keyword) => keyword !== "description" && keyword !== "type"),
);
const parameter = closed(
  { required: { type: "boolean" }, advisory: { type: "array", items: text }, ...valueKeywords },
  ["advisory", ...optionalKeywords.filter((keyword) => keyword !== "description" && keyword !== "type")],
);
const parameters = mapOf({ $ref: "#/definitions/parameter" }, name);

const endpoint = closed(
  {
    "x-origin": origin,
    description: text,
    methods: { type: "array", items: { enum: ["GET", "POST"] }, minItems: 1 },
    address: text,
    path: { type: "string", pattern: "^/" },
    contentType: text,
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
    clientAuthentication: closed({ method: text, tlsVersions: { type: "array", items: text, minItems: 1 } }),
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
  }),
};

/** A value's type and bounds, as JSON Schema keywords. */
export interface ValueSchema {
  readonly "x-origin"?: "specification" | "published";
  readonly description?: string;
  readonly type?: "string" | "integer" | "boolean" | "array" | "object";
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly oneOf?: readonly ValueSchema[];
  readonly enum?: readonly string[];
  readonly format?: "uri";
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}
/** A parameter of a request, a member of a response or a claim of a token. */
export interface ParameterSchema extends ValueSchema {
  readonly required: boolean;
  readonly description: string;
  /** Keywords that are recommendations. */
  readonly advisory?: readonly string[];
}
export type ParameterSchemas = Readonly<Record<string, ParameterSchema>>;

/** `spec/identity.yaml` as written. */
export interface IdentityDocument {
  readonly endpoints: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly methods: readonly ("GET" | "POST")[];
        readonly address: string;
        readonly path: string;
        readonly contentType?: string;
      }
    >
  >;
  readonly clientAuthentication: { readonly method: string; readonly tlsVersions: readonly string[] };
  readonly authorizationQueryMaxLength: number;
  readonly requests: {
    readonly authorization: ParameterSchemas;
    readonly token: ParameterSchemas;
    readonly logout: ParameterSchemas;
  };
  readonly responses: { readonly authorization: ParameterSchemas; readonly token: ParameterSchemas };
  readonly tokens: { readonly access: ParameterSchemas; readonly identity: ParameterSchemas };
  readonly scopes: Readonly<
    Record<
      string,
      { readonly description: string; readonly claims: Readonly<Record<string, ValueSchema & { description: string }>> }
    >
  >;
}

/** `spec/identity.yaml`, checked. */
export interface Identity {
  readonly source: YamlSource;
  readonly document: IdentityDocument;
}

/**
 * Reads and checks the identity document; its endpoints must lie at addresses that exist.
 *
 * @param addressNames `undefined` when nobody knows which there are
 * @throws SourceFaults with every fault.
 */
export function readIdentity(source: YamlSource, addressNames: readonly string[] | undefined): Identity {
  const document = readDialect<IdentityDocument>(source, identityDialect);
  const faults = new FaultList();
  faults.attempt(() => {
    checkRules(source, document);
  });
  checkValues(document, (pointer, reason) => {
    faults.add(source.error(pointer, reason));
  });
  for (const [endpointName, { address }] of Object.entries(document.endpoints)) {
    if (addressNames?.includes(address) === false) {
      faults.add(
        source.error(`/endpoints/${endpointName}/address`, `spec/environments.yaml has no address "${address}"`),
      );
    }
  }
  if (!Object.hasOwn(document.scopes, "openid")) faults.add(source.error("/scopes", `the scope "openid" is missing`));
  faults.throwAny();
  return { source, document };
}
