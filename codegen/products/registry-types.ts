import { Worker } from "node:worker_threads";
import { generatedFile, type GeneratedFile } from "../generated-file.ts";
import type {
  ComponentSchema,
  PropertySchema,
  Registry,
  RegistryDocument,
  ScalarSchema,
} from "../sources/registry-model.ts";

/** openapi-typescript in a thread of its own, which loads while the caller reads the sources. */
export interface TypePrinter {
  /** Prints the types of a document; once. */
  print(document: RegistryDocument): Promise<string>;
  /** Ends the thread. */
  stop(): Promise<unknown>;
}

/** Starts openapi-typescript: loading it takes longer than all the rest of a run, so it comes first. */
export function startTypePrinter(): TypePrinter {
  const worker = new Worker(new URL("./openapi-typescript-worker.js", import.meta.url), { execArgv: [] });
  return {
    print: (document) =>
      new Promise((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.once("exit", (code) => {
          reject(new Error(`openapi-typescript ended with exit code ${code} and no types`));
        });
        // Text, because its own type of a document is a mutable one.
        worker.postMessage(JSON.stringify(document));
      }),
    stop: () => worker.terminate(),
  };
}

/** The types of the registry: openapi-typescript's, with bounds and code lists in the docstrings. */
export async function registryTypes({ source, document }: Registry, printer: TypePrinter): Promise<GeneratedFile> {
  const described: RegistryDocument = {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(document.components.schemas).map(([name, schema]) => [name, describeSchema(schema)]),
      ),
    },
  };
  return generatedFile("registry-types.gen.ts", [source.file], await printer.print(described));
}

function describeSchema(schema: ComponentSchema): ComponentSchema {
  if ("enum" in schema) return schema;
  if ("properties" in schema) return { ...schema, properties: describeProperties(schema.properties) };
  const [base, own] = schema.allOf;
  return { ...schema, allOf: [base, { ...own, properties: describeProperties(own.properties) }] };
}

function describeProperties(properties: Readonly<Record<string, PropertySchema>>): Record<string, PropertySchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, { ...property, description: describe(property) }]),
  );
}

function describe(property: PropertySchema): string {
  const notes = [property.description];
  if ("type" in property) {
    const isArray = property.type === "array";
    const scalar: ScalarSchema | undefined = !isArray
      ? property
      : "$ref" in property.items
        ? undefined
        : property.items;
    const bounds = scalar === undefined ? "" : describeBounds(scalar);
    if (bounds !== "") notes.push(isArray ? `Each ${bounds}.` : `${bounds.charAt(0).toUpperCase()}${bounds.slice(1)}.`);
  }
  const codeList = property["x-code-list"];
  if (codeList !== undefined) {
    notes.push(`Code list ${codeList.name}${codeList.source === undefined ? "" : ` (${codeList.source.join(", ")})`}.`);
  }
  return notes.join(" ");
}

function describeBounds({ format, minimum, maximum, minLength, maxLength, pattern }: ScalarSchema): string {
  const bounds: string[] = [];
  if (format === "date") bounds.push("ISO 8601 calendar date");
  if (minimum !== undefined || maximum !== undefined) bounds.push(range(minimum, maximum));
  if (pattern !== undefined) bounds.push(`\`${pattern}\``);
  // A pattern of fixed length says the length too.
  if (pattern === undefined && (minLength !== undefined || maxLength !== undefined)) {
    bounds.push(`${range(minLength, maxLength)} character${maxLength === 1 ? "" : "s"}`);
  }
  return bounds.join(", ");
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `at most ${maximum ?? ""}`;
  if (maximum === undefined) return `at least ${minimum}`;
  return minimum === maximum ? `exactly ${minimum}` : `${minimum} to ${maximum}`;
}
