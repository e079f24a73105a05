import { generatedFile, literal, objectKey, type GeneratedFile } from "../generated-file.ts";
import type { Registry, ServiceLimits } from "../sources/registry-model.ts";

/** Facts about the service as a whole. They are a file of their own, so that a page loads the operations with its first call. */
export function registryService({ source, document, operations }: Registry): GeneratedFile {
  const limits = document["x-service-limits"];
  const limit = (name: keyof ServiceLimits): string => String(limits?.[name] ?? "Infinity");
  const names = [...new Set(operations.flatMap((operation) => operation.source ?? []))];
  names.sort((one, other) => Number(other === "ares") - Number(one === "ares"));
  const keys = Object.values(document.components?.securitySchemes ?? {}).flatMap((scheme) => {
    const { type, in: place, name }: Readonly<Record<string, unknown>> = { ...scheme };
    return type === "apiKey" && place !== "cookie" ? [{ in: place, name }] : [];
  });
  const rows = names.map((name) => {
    const own = operations.filter((operation) => operation.source === name);
    const members = [
      ["detail", own.find(({ method }) => method === "get")],
      ["search", own.find(({ items }) => items !== undefined)],
    ] as const;
    const known = members.flatMap(([member, operation]) => operation && `${member}: ${literal(operation.id)}`);
    return `  ${objectKey(name)}: { ${known.join(", ")} },`;
  });
  return generatedFile(
    "registry-service.gen.ts",
    [source.file],
    `
/** Version of the interface that the contract describes. */
export const registryVersion = ${literal(document.info.version)};

/** Limits of the live service that no schema states. */
export const registryLimits = {
  /** Most ico values in one filter. */
  icoPerFilter: ${limit("icoPerFilter")},
  /** Most matches of one search; a broader one is answered 400. */
  matchesPerSearch: ${limit("matchesPerSearch")},
  /** Queries a minute that the terms of use allow. */
  requestsPerMinute: ${limit("requestsPerMinute")},
  /** Days for which notification batches are kept. */
  notificationDays: ${limit("notificationDays")},
} as const;

/** The API keys of the contract, which the client takes as credentials. */
export const apiKeys: readonly { readonly in: "header" | "query"; readonly name: string }[] = ${literal(keys)};

/** The data sources, the combined one first: the operation that reads one record of each, and the one that searches it. */
export const sourceOperations = {
${rows.join("\n")}
} as const;

/** A data source; \`ares\` is the combined registry. */
export type RegistrySource = keyof typeof sourceOperations;

/** The data sources, the combined one first. */
export const registrySources: readonly RegistrySource[] = ${literal(names)};
`,
  );
}
