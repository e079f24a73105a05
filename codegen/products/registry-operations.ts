import { docComment, generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import { documentedStatuses } from "../sources/registry-dialect.ts";
import { allProperties } from "../sources/registry-document.ts";
import type { Registry, RegistryOperation } from "../sources/registry-model.ts";

/** The operation table: what a client, a mock or a test must know of each operation at run time. */
export function registryOperations({ source, document, operations }: Registry): GeneratedFile {
  const limits = document["x-service-limits"];
  const rows = operations.map((operation) => {
    const row = {
      id: operation.id,
      method: operation.method,
      path: operation.path,
      source: operation.source,
      readOnly: operation.readOnly,
      parameters: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])),
      requestSchema: operation.request?.schema,
      responses: Object.fromEntries(documentedStatuses.map((status) => [status, operation.responses[status].schema])),
      items: listProperty(operation),
      paged: operation.request === undefined ? undefined : "start" in allProperties(document, operation.request.schema),
    };
    return `${docComment([`${operation.summary}.`], "  ")}\n  ${operation.id}: ${literal(row, "  ")},`;
  });

  /** Name of the one array in the answer of a search. */
  function listProperty({ request, responses }: RegistryOperation): string | undefined {
    if (request === undefined) return undefined;
    const answer = responses[200];
    const arrays = Object.entries(allProperties(document, answer.schema)).filter(
      ([, property]) => "type" in property && property.type === "array",
    );
    const [only] = arrays;
    if (only === undefined || arrays.length !== 1) {
      throw source.error(`/components/schemas/${answer.schema}`, "the answer of a search must hold exactly one array");
    }
    return only[0];
  }

  return generatedFile(
    "registry-operations.gen.ts",
    [source.file],
    `
/** Version of the interface that the contract describes. */
export const registryVersion = ${literal(document.info.version)};

/** Limits of the live service that no schema states. */
export const registryLimits = {
  /** Most ico values in one filter. */
  icoPerFilter: ${limits.icoPerFilter},
  /** Most matches of one search; a broader one is answered 400. */
  matchesPerSearch: ${limits.matchesPerSearch},
  /** Queries a minute that the terms of use allow. */
  requestsPerMinute: ${limits.requestsPerMinute},
  /** Days for which notification batches are kept. */
  notificationDays: ${limits.notificationDays},
} as const;

/** Statuses that every operation documents. */
export const documentedStatuses = [${documentedStatuses.join(", ")}] as const;

/** A status that every operation documents. */
export type DocumentedStatus = (typeof documentedStatuses)[number];

/** Rules of one path parameter, as JSON Schema keywords. */
export interface ParameterRules {
  /** JSON type of the value. */
  readonly type: "string" | "integer";
  /** Least length in characters. */
  readonly minLength?: number;
  /** Most length in characters. */
  readonly maxLength?: number;
  /** Regular expression that the text matches. */
  readonly pattern?: string;
}

/** What is known of an operation without calling it. */
export interface RegistryOperation {
  /** The operationId. */
  readonly id: string;
  /** Method of HTTP. */
  readonly method: "GET" | "POST";
  /** Path below the base address, with its parameters in braces. */
  readonly path: string;
  /** Data source of the records, \`ares\` for the combined registry; absent for the other operations. */
  readonly source?: string;
  /** Whether the operation changes nothing at the service, so that it may be repeated. */
  readonly readOnly: boolean;
  /** Path parameters in order. */
  readonly parameters: Readonly<Record<string, ParameterRules>>;
  /** Schema of the request body. */
  readonly requestSchema?: string;
  /** Schema of the answer by status. */
  readonly responses: Readonly<Record<DocumentedStatus, string>>;
  /** Property of the answer that holds the items of a search. */
  readonly items?: string;
  /** Whether the filter of a search takes \`start\` and \`pocet\`. */
  readonly paged?: boolean;
}

/** The operations of the registry by operationId; an example of each stands in registry-examples.gen.ts. */
export const registryOperations = {
${rows.join("\n")}
} as const;

/** An operationId of the registry. */
export type RegistryOperationId = keyof typeof registryOperations;

/** A data source that has a detail and a search operation; \`ares\` is the combined registry. */
export type RegistrySource = ${sources(operations)
      .map((name) => literal(name))
      .join(" | ")};
`,
  );
}

function sources(operations: readonly RegistryOperation[]): string[] {
  return [...new Set(operations.flatMap(({ source }) => source ?? []))];
}
