import type { registryLimits } from "../../generated/registry-service.gen.ts";
import type { RegistryOperation as OperationRow } from "../../generated/registry-operations.gen.ts";
import type { RegistrySchema } from "../../generated/registry-schemas.gen.ts";
import type { SourceError } from "../source-error.ts";
import type { YamlSource } from "./yaml-source.ts";

export type SchemaType = NonNullable<RegistrySchema["type"]>;

/** A deliberate difference of a schema or a document from the published one: both values by keyword, and the reason. */
export type Correction = NonNullable<RegistrySchema["x-correction"]>;

/** A Reference Object or a Schema Object of OpenAPI 3.0, with the texts for people and the notes of this project. */
export interface SchemaObject extends RegistrySchema {
  readonly title?: string;
  readonly description?: string;
  /** The `description` in Czech. */
  readonly "x-description-cs"?: string;
  readonly items?: SchemaObject;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly additionalProperties?: boolean | SchemaObject;
  readonly allOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly anyOf?: readonly SchemaObject[];
  readonly not?: SchemaObject;
  readonly "x-origin"?: string;
  /** Values that are known; others may come. */
  readonly "x-known-values"?: readonly string[];
  /** On a filter: a search needs a condition. On a filter or a property: it is not a condition. */
  readonly "x-condition"?: "required" | "none";
  /** The limit of the service for the items of a list that is sent. */
  readonly "x-most-items"?: keyof ServiceLimits;
  /** Set by the code generator: properties that do not stand in this direction. */
  readonly "x-refused"?: readonly string[];
}

export interface Reference {
  readonly $ref: string;
}
export interface ExampleObject {
  readonly value?: unknown;
}
export interface MediaTypeObject {
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  /** Set by the code generator: the document has the body in media types that are not read, too. */
  readonly "x-other-media-types"?: true;
}
export type Content = Readonly<Record<string, MediaTypeObject>>;
export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly schema?: SchemaObject;
  readonly content?: Content;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}
export interface RequestBodyObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Content;
}
export interface ResponseObject {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, object>>;
}
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;
export interface ServerObject {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}
export interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly "x-source"?: string;
  readonly "x-read-only"?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly ServerObject[];
}

/** The methods that a client can send; `fetch` refuses TRACE. */
export const httpMethods = ["get", "put", "post", "delete", "options", "head", "patch"] as const;
export type HttpMethod = (typeof httpMethods)[number];

export type PathItemObject = Readonly<Partial<Record<HttpMethod, OperationObject>>> & {
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly servers?: readonly ServerObject[];
};

/** Limits of the live service that no schema states; `codegen/dialects/openapi-3.0.yaml` has their names. */
export type ServiceLimits = Readonly<Record<keyof typeof registryLimits, number>>;

/** The values that are known of code lists, by the name of the list. */
export type CodeLists = Readonly<Record<string, readonly string[]>>;

/** An OpenAPI 3.0 document with the marks of this project. */
export interface RegistryDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly "x-service-limits"?: ServiceLimits;
  readonly "x-correction"?: Correction;
  readonly "x-code-lists"?: CodeLists;
  readonly servers?: readonly ServerObject[];
  readonly security?: readonly SecurityRequirement[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItemObject>>;
  readonly components?: Components;
}
export interface Components {
  readonly schemas?: Readonly<Record<string, SchemaObject>>;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly parameters?: Readonly<Record<string, ParameterObject | Reference>>;
  readonly requestBodies?: Readonly<Record<string, RequestBodyObject | Reference>>;
  readonly headers?: Readonly<Record<string, object>>;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  readonly securitySchemes?: Readonly<Record<string, object>>;
}

/** An example that the document gives, and where. */
export interface GivenExample {
  readonly value: unknown;
  readonly pointer: string;
}

/** A body of a request or an answer. */
export interface Body {
  /** Name of its schema in the components. */
  readonly schema: string;
  readonly mediaType: string;
  /** Whether the document has it in media types that are not read, too. */
  readonly hasOthers?: true;
  /** JSON pointer of the media type in the document. */
  readonly pointer: string;
  readonly examples: readonly GivenExample[];
}

/** The answer of one status, of a range of statuses such as `4XX`, or of all others (`default`). */
export interface Answer {
  readonly status: string;
  /** Absent when the answer has none. */
  readonly body?: Body;
}

/** A parameter of an operation. */
export interface Parameter {
  /** Its name in the method of the client: its own, unless another one of the operation has the same. */
  readonly argument: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  /** Its schema in the contract; a reference is not followed. */
  readonly schema: SchemaObject;
  /** How it is written, where that is not what OpenAPI takes for granted. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  readonly examples: readonly GivenExample[];
  readonly pointer: string;
}

/** One operation with its references followed. The generated table has the members that it is picked from. */
export interface RegistryOperation extends Pick<
  OperationRow,
  "id" | "path" | "basePath" | "source" | "readOnly" | "security" | "items" | "paged" | "conditions"
> {
  readonly method: HttpMethod;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  /** Parameters of the path in its order, then of the query, then headers. */
  readonly parameters: readonly Parameter[];
  readonly request?: Body & { readonly required: boolean };
  /** As the document orders them. */
  readonly answers: readonly Answer[];
  readonly pointer: string;
}

/** An operation that no method can be made of; plain openapi-fetch has its types. */
export interface LeftOutOperation extends Pick<RegistryOperation, "id" | "method" | "path" | "source" | "pointer"> {
  readonly reasons: readonly string[];
}

/** The registry document, checked. */
export interface Registry {
  readonly source: YamlSource;
  /** The document as it is written. */
  readonly document: RegistryDocument;
  /**
   * The document from which the code is made: the same one, in which every body has a named schema and one media type, every operation
   * an operationId, and a schema that differs between requests and answers (readOnly, writeOnly) is two.
   */
  readonly contract: Contract;
  readonly operations: readonly RegistryOperation[];
  readonly leftOut: readonly LeftOutOperation[];
  /** Warnings: operations, parameters and bodies that are left out. */
  readonly remarks: readonly SourceError[];
  /** Codes that invented values take, by the name of their code list. */
  readonly codes?: ReadonlyMap<string, readonly string[]>;
}

export type Contract = RegistryDocument & { readonly components: Components & { readonly schemas: Schemas } };
export type Schemas = Readonly<Record<string, SchemaObject>>;
