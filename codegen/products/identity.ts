import { docComment, generatedFile, literal, mapValues, type GeneratedFile } from "../generated-file.ts";
import type { Identity, ParameterSchemas, ValueSchema } from "../sources/identity-model.ts";

/** Scopes, claims, parameters and endpoints of the identity service. */
export function identity({ source, document }: Identity): GeneratedFile {
  const { endpoints, requests, responses, tokens, scopes } = document;
  const scopeNames = Object.keys(scopes);
  return generatedFile(
    "identity.gen.ts",
    [source.file],
    `
/** Claims of the identity token by the scope that grants them. */
export interface ClaimsByScope {
${Object.entries(scopes)
  .map(([name, { description, claims }]) => `${docComment([description], "  ")}\n  ${name}: ${members(claims, "  ")};`)
  .join("\n")}
}

/** A scope of the identity service. */
export type Scope = keyof ClaimsByScope;

/** Every scope, in the order of the contract. */
export const scopes = ${literal(scopeNames)} as const;

${Object.entries({
  AuthorizationRequest: [requests.authorization, "Parameters of the authorization request."],
  TokenResponse: [responses.token, "Body of the token response."],
  AccessTokenClaims: [tokens.access, "Claims of every access token."],
  IdentityTokenClaims: [tokens.identity, "Claims of every identity token; those of the granted scopes come on top."],
} satisfies Record<string, [ParameterSchemas, string]>)
  .map(
    ([name, [parameters, description]]) =>
      `${docComment([description])}\nexport interface ${name} ${members(parameters, "")}\n`,
  )
  .join("\n")}
${ruleType}

${Object.entries({
  requestRules: [requests, "Rules of the parameters that the client system sends."],
  responseRules: [responses, "Rules of what the identity service answers."],
  tokenRules: [tokens, "Rules of the claims that every token has."],
  claimRules: [
    mapValues(scopes, ({ claims }) => claims),
    "Rules of the claims that a scope adds to the identity token.",
  ],
} satisfies Record<string, [RuleSets, string]>)
  .map(([name, [sets, description]]) => `${docComment([description])}\n${ruleSets(name, sets)}\n`)
  .join("\n")}
/** Most characters in the whole query string of the authorization endpoint. */
export const authorizationQueryMaxLength = ${document.authorizationQueryMaxLength};

/** The endpoints: methods, the address they lie at, path below it. */
export const endpoints = ${literal(
      mapValues(endpoints, ({ methods, address, path, contentType }) => ({ methods, address, path, contentType })),
    )} as const;
`,
  );
}

/** A file of its own, because every client with a certificate needs it, and the legacy one nothing else of the contract. */
export function clientAuthentication({ source, document }: Identity): GeneratedFile {
  return generatedFile(
    "client-authentication.gen.ts",
    [source.file],
    `
/** How the client system authenticates itself, and over which versions of TLS. */
export const clientAuthentication = ${literal(document.clientAuthentication)} as const;
`,
  );
}

type RuleSets = Readonly<Record<string, Readonly<Record<string, ValueSchema>>>>;

function ruleSets(name: string, sets: RuleSets): string {
  const members = Object.entries(sets).map(([set, values]) => {
    return `  ${set}: ${literal(mapValues(values, rulesOf), "  ")},`;
  });
  return `export const ${name} = {\n${members.join("\n")}\n} as const;`;
}

/** A schema without what is only text for a reader. */
function rulesOf(schema: ValueSchema): object {
  const { description, "x-origin": origin, "x-also-number": alsoNumber, items, properties, oneOf, ...rules } = schema;
  return {
    ...rules,
    ...(alsoNumber && { alsoNumber }),
    ...(items && { items: rulesOf(items) }),
    ...(properties && { properties: mapValues(properties, rulesOf) }),
    ...(oneOf && { oneOf: oneOf.map(rulesOf) }),
  };
}

/** An object type; a claim without \`required\` may be missing. */
function members(
  properties: Readonly<Record<string, ValueSchema & { readonly required?: boolean }>>,
  indent: string,
): string {
  const entries = Object.entries(properties);
  if (entries.length === 0) return "Record<never, never>";
  const inner = `${indent}  `;
  const lines = entries.map(([name, property]) => {
    const comment = property.description === undefined ? "" : `${docComment([property.description], inner)}\n`;
    return `${comment}${inner}readonly ${name}${property.required === true ? "" : "?"}: ${typeOf(property, inner)};`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function typeOf({ type, items, properties, oneOf, enum: values }: ValueSchema, indent: string): string {
  if (oneOf !== undefined) return oneOf.map((option) => typeOf(option, indent)).join(" | ");
  if (values !== undefined) return values.map((value) => literal(value)).join(" | ");
  if (type === "object") return members(properties ?? {}, indent);
  if (type === "array") {
    const item = items === undefined ? "unknown" : typeOf(items, indent);
    return items?.oneOf === undefined ? `readonly ${item}[]` : `readonly (${item})[]`;
  }
  return type === "integer" ? "number" : (type ?? "unknown");
}

const ruleType = `/** Rules of one value, as JSON Schema keywords. */
export interface ValueRules {
  /** Absent beside \`oneOf\`. */
  readonly type?: "string" | "integer" | "boolean" | "array" | "object";
  /** Whether it must be there; absent for no. */
  readonly required?: boolean;
  readonly items?: ValueRules;
  readonly properties?: Readonly<Record<string, ValueRules>>;
  readonly oneOf?: readonly ValueRules[];
  readonly enum?: readonly string[];
  readonly format?: "uri";
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether the service may send the text as a JSON number. */
  readonly alsoNumber?: true;
  /** Keywords that are recommendations of the service. */
  readonly advisory?: readonly string[];
}`;
