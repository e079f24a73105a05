import type { ValueRules } from "../../generated/identity.gen.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/** A value's type and bounds, as JSON Schema keywords. */
export interface ValueSchema extends Omit<ValueRules, "alsoNumber" | "advisory" | "required"> {
  readonly "x-origin"?: "specification" | "published";
  readonly description?: string;
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly oneOf?: readonly ValueSchema[];
  /** The service may send the text as a JSON number. */
  readonly "x-also-number"?: true;
}
/** A parameter of a request, a member of a response or a claim of a token. */
export interface ParameterSchema extends ValueSchema, Required<Pick<ValueRules, "required">> {
  readonly description: string;
}
export type ParameterSchemas = Readonly<Record<string, ParameterSchema>>;

interface Endpoint {
  readonly description: string;
  readonly methods: readonly ("GET" | "POST")[];
  readonly address: string;
  readonly path: string;
  readonly contentType?: string;
}
interface CodeList {
  readonly description: string;
  readonly codes: Readonly<Record<string, string>>;
}
interface Scope {
  readonly description: string;
  readonly claims: Readonly<Record<string, ValueSchema & { description: string }>>;
}

/** `spec/identity.yaml` as written. */
export interface IdentityDocument {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly clientAuthentication: { readonly method: string; readonly tlsVersions: readonly string[] };
  readonly authorizationQueryMaxLength: number;
  readonly requests: {
    readonly authorization: ParameterSchemas;
    readonly token: ParameterSchemas;
    readonly logout: ParameterSchemas;
  };
  readonly responses: { readonly authorization: ParameterSchemas; readonly token: ParameterSchemas };
  readonly tokens: { readonly access: ParameterSchemas; readonly identity: ParameterSchemas };
  readonly scopes: Readonly<Record<string, Scope>>;
  /** Meanings of codes, by code list. */
  readonly codeLists: Readonly<Record<string, CodeList>>;
}

/** The document without the values that break its shape. */
export interface IdentityRest {
  readonly endpoints?: Readonly<Record<string, Partial<Endpoint>>>;
  readonly requests?: Partial<IdentityDocument["requests"]>;
  readonly responses?: Partial<IdentityDocument["responses"]>;
  readonly tokens?: Partial<IdentityDocument["tokens"]>;
  readonly scopes?: Readonly<Record<string, Partial<Scope>>>;
}

/** `spec/identity.yaml`, checked. */
export interface Identity {
  readonly source: YamlSource;
  readonly document: IdentityDocument;
}

/** A value at any depth of the document. */
export interface PlacedValue {
  readonly pointer: string;
  /** Absent for an item of a list and for one of several forms. */
  readonly name?: string;
  readonly value: ValueSchema;
}

/** The values of requests, responses, tokens and scopes, each before those that it holds. */
export function* valuesOf({
  requests = {},
  responses = {},
  tokens = {},
  scopes = {},
}: IdentityRest): Generator<PlacedValue> {
  for (const [group, sets] of Object.entries({ requests, responses, tokens })) {
    for (const [set, values] of Object.entries(sets)) yield* named(`/${group}/${set}`, values);
  }
  for (const [scope, { claims = {} }] of Object.entries(scopes)) yield* named(`/scopes/${scope}/claims`, claims);
}

function* named(pointer: string, values: Readonly<Record<string, ValueSchema>>): Generator<PlacedValue> {
  for (const [name, value] of Object.entries(values))
    yield* within(`${pointer}/${pointerSegment(name)}`, value, { name });
}

function* within(pointer: string, value: ValueSchema, own: Pick<PlacedValue, "name">): Generator<PlacedValue> {
  yield { pointer, value, ...own };
  const { items, properties = {}, oneOf = [] } = value;
  if (items !== undefined) yield* within(`${pointer}/items`, items, {});
  yield* named(`${pointer}/properties`, properties);
  for (const [index, form] of oneOf.entries()) yield* within(`${pointer}/oneOf/${index}`, form, {});
}
