import type { Usage } from "./document-change.ts";
import type { DocumentModel, SchemaModel } from "./model.ts";

/** Who has to do with the schemas of a document. */
export type UsageByName = ReadonlyMap<string, Usage>;

/** Which schemas stand in answers and in requests, as parts of others too. */
export function usageOf({ operations, schemas }: DocumentModel): UsageByName {
  const reach = (start: Iterable<SchemaModel>): Set<string> => {
    const names = new Set<string>();
    const add = (model: SchemaModel | undefined): void => {
      for (let part = model; part !== undefined; part = part.items)
        if (part.reference !== undefined) names.add(part.reference);
      for (const { schema } of model?.properties.values() ?? []) add(schema);
    };
    for (const model of start) add(model);
    // A set that grows while it is walked.
    for (const name of names) for (const used of schemas.get(name)?.uses ?? []) names.add(used);
    return names;
  };
  const all = [...operations.values()];
  const read = reach(
    all.flatMap(({ responses }) => [...responses.values()].flatMap(({ content }) => [...content.values()])),
  );
  const sent = reach(all.flatMap(({ request }) => [...(request?.content.values() ?? [])]));
  return new Map([...schemas.keys()].map((name) => [name, { read: read.has(name), sent: sent.has(name) }]));
}
