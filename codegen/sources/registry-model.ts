import type { documentedStatuses } from "./registry-dialect.ts";
import type { YamlSource } from "./yaml-source.ts";

export type Status = (typeof documentedStatuses)[number];
export type Origin = "specification" | "published";

/** A code list that a value comes from, and the sources that publish it. */
export interface CodeListReference {
  readonly name: string;
  readonly source?: readonly string[];
}

export interface ScalarSchema {
  readonly type: "string" | "integer" | "boolean";
  readonly format?: "date" | "int32";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}

export interface SchemaReference {
  readonly $ref: string;
}

export interface PropertyNotes {
  readonly description: string;
  readonly "x-code-list"?: CodeListReference;
  readonly "x-correction"?: string;
}
export type PropertySchema = PropertyNotes &
  (
    | ScalarSchema
    | { readonly type: "array"; readonly items: ScalarSchema | SchemaReference }
    | { readonly allOf: readonly [SchemaReference] }
  );

export interface ObjectSchema {
  readonly "x-origin": Origin;
  readonly type: "object";
  readonly properties: Readonly<Record<string, PropertySchema>>;
}
export type ComponentSchema = { readonly "x-origin": Origin; readonly description: string } & (
  | ObjectSchema
  | { readonly allOf: readonly [SchemaReference, ObjectSchema] }
  | { readonly type: "string"; readonly enum: readonly string[] }
);

export interface Content {
  readonly "application/json": { readonly schema: SchemaReference; readonly example: unknown };
}
export interface Body {
  readonly description: string;
  readonly content: Content;
}
export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly "x-source"?: string;
  readonly "x-read-only": boolean;
  readonly parameters?: readonly PathParameter[];
  readonly requestBody?: Body & { readonly required?: boolean };
  readonly responses: Readonly<Record<Status, Body | SchemaReference>>;
}

export interface PathParameter {
  readonly name: string;
  readonly in: "path";
  readonly required: true;
  readonly description: string;
  readonly schema: ScalarSchema;
  readonly example: string | number;
  readonly "x-code-list"?: CodeListReference;
}

export interface ServiceLimits {
  readonly "x-origin": Origin;
  readonly icoPerFilter: number;
  readonly matchesPerSearch: number;
  readonly requestsPerMinute: number;
  readonly notificationDays: number;
}

/** `spec/registry.openapi.yaml` as written. */
export interface RegistryDocument {
  readonly openapi: "3.0.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly "x-service-limits": ServiceLimits;
  readonly security: readonly object[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<"get" | "post", OperationObject>>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Body>>;
    readonly schemas: Readonly<Record<string, ComponentSchema>>;
  };
}

/** A schema's name with an example of it. */
export interface BodyExample {
  readonly schema: string;
  readonly example: unknown;
  /** Where the example stands in the document. */
  readonly pointer: string;
}

/** One operation with its references followed. */
export interface RegistryOperation {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Data source of the record, `ares` for the combined registry; absent for the four other operations. */
  readonly source?: string;
  readonly readOnly: boolean;
  readonly parameters: readonly PathParameter[];
  readonly request?: BodyExample;
  readonly responses: Readonly<Record<Status, BodyExample>>;
  readonly pointer: string;
}

/** The registry document, checked. */
export interface Registry {
  readonly source: YamlSource;
  readonly document: RegistryDocument;
  readonly operations: readonly RegistryOperation[];
}
