/** A schema as a document uses it, references and `allOf` resolved one level: a named schema stays a name. */
export interface SchemaModel {
  /** Name of the schema that is meant. */
  readonly reference: string | undefined;
  /** The rules that stand here: type, format, bounds and the like. */
  readonly rules: ReadonlyMap<string, unknown>;
  readonly items: SchemaModel | undefined;
  readonly properties: ReadonlyMap<string, PropertyModel>;
  readonly required: ReadonlySet<string>;
  /** Why the contract differs here from the published document on purpose. */
  readonly correction: string | undefined;
}

/** A property of a schema. */
export interface PropertyModel {
  readonly schema: SchemaModel;
  /** Name of the schema that declares it; `undefined` for a schema without a name. */
  readonly owner: string | undefined;
}

/** A named schema. */
export interface NamedSchemaModel extends SchemaModel {
  /** Names of the schemas that it refers to, those that it extends included. */
  readonly uses: ReadonlySet<string>;
}

/** A request or an answer. */
export interface BodyModel {
  readonly required: boolean;
  /** By media type. */
  readonly content: ReadonlyMap<string, SchemaModel>;
}

/** A parameter of an operation. */
export interface ParameterModel {
  readonly required: boolean;
  readonly schema: SchemaModel;
}

/** One operation. */
export interface OperationModel {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** By place and name, such as `path ico`. */
  readonly parameters: ReadonlyMap<string, ParameterModel>;
  readonly request: BodyModel | undefined;
  /** By status. */
  readonly responses: ReadonlyMap<string, BodyModel>;
  /** Its own alternatives of credentials, in one text each; `undefined` when those of the document apply. */
  readonly security: readonly string[] | undefined;
}

/** What is compared of a document. */
export interface DocumentModel {
  readonly version: string;
  /** The alternatives of credentials, in one text each; an empty one is none. */
  readonly security: readonly string[];
  /** By operationId. */
  readonly operations: ReadonlyMap<string, OperationModel>;
  readonly schemas: ReadonlyMap<string, NamedSchemaModel>;
}
