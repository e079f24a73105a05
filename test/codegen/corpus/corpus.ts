import { readYaml } from "../../fixtures/read-yaml.ts";
import { baseDocument, ref, type Schema, type TestDocument } from "./base-document.ts";
import { withChange, type Change, type Expected, type Refusal, type Written } from "./change.ts";

/** Changes of one document. */
export interface Group {
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Valid and invalid values of a type. */
interface Typed {
  readonly title: string;
  readonly type: string;
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}
interface Tables {
  /** Properties of a schema that is sent and answered. */
  readonly properties: readonly (Typed & { readonly schema: Schema })[];
  /** Parameters of the detail, and what they need beside them. */
  readonly parameters: readonly (Typed & { readonly in: "query" | "header"; readonly merge?: object })[];
  readonly changes: readonly Written<Expected>[];
}
interface Refusals {
  readonly refused: readonly Written<Refusal>[];
  readonly leftOut: readonly Written<Refusal>[];
}
const tables = readYaml(import.meta.url, "changes.yaml") as Tables;
const written = readYaml(import.meta.url, "refusals.yaml") as Refusals;

/** Documents that no code can be made of. */
export const refusals: readonly Refusal[] = written.refused.map(withChange);
/** Parts that no method can have: the operation is left out, or the part where the operation does without it. */
export const leftOut: readonly Refusal[] = written.leftOut.map(withChange);

/** A name for what a row adds, made of its title, and its values under this name. */
function named(prefix: string, { title, ...values }: Typed): { name: string; accepts: object[]; refuses: object[] } {
  const name = `${prefix}${title.replaceAll(/\W+/g, "_")}`;
  const [accepts, refuses] = [values.accepts, values.refuses].map((list) => list.map((value) => ({ [name]: value })));
  return { name, accepts: accepts ?? [], refuses: refuses ?? [] };
}

/** The rules of a property hold both ways, and its type is the same. */
const properties = tables.properties.map((row): Change => {
  const { name, ...values } = named("p_", row);
  return withChange<Written<Expected>>({
    title: `property: ${row.title}`,
    together: "properties",
    property: { [name]: row.schema },
    types: `export const same: Equal<NonNullable<Required<Schemas["Vec"]>["${name}"]>, ${row.type}> = true;`,
    values: [
      { answer: "Vec", ...values },
      { request: "zalozVec", in: "body", ...values },
    ],
  });
});

const parameters = tables.parameters.map((row): Change => {
  const { title, type, accepts: _accepts, refuses: _refuses, merge = {}, ...given } = row;
  const { name, accepts, refuses } = named("X-", row);
  return withChange<Written<Expected>>({
    title: `${given.in} parameter: ${title}`,
    together: "query and header parameters",
    ...{ merge, parameter: { ...given, name } },
    types: `
      type Input = Parameters<typeof methods.vratVec>[0];
      export const same: Equal<Exclude<Input["${name}"], undefined>, ${type}> = true;
      void client.GET("/veci/{id}", { params: { path: { id: "a" }, ${given.in}: {} as NonNullable<Paths["/veci/{id}"]["get"]["parameters"]["${given.in}"]> } });`,
    values: [{ request: "vratVec", in: given.in, accepts, refuses: [...refuses, { neznamy: "a" }] }],
  });
});

/** Names of schemas that mean something else in TypeScript, or nothing. */
const names = ["Record", "Omit", "ReadonlyArray", "string", "paths", "vec", "2Vec", "_", "a.b-c"].map(
  (name): Change => {
    const property = `of ${name}`;
    return withChange<Written<Expected>>({
      title: `schema: of the name ${name}`,
      together: "names of schemas",
      merge: { components: { schemas: { [name]: { type: "object", properties: { a: { type: "integer" } } } } } },
      property: { [property]: ref(name) },
      types: `export const same: Equal<NonNullable<Schemas["Vec"]["${property}"]>, { a?: number }> = true;`,
      values: [{ answer: "Vec", accepts: [{ [property]: { a: 1 } }], refuses: [{ [property]: { a: "1" } }] }],
    });
  },
);

/** YAML has no `undefined`. */
const optional = withChange<Written<Expected>>({
  title: "query parameter: optional takes undefined",
  parameter: { name: "q", in: "query", schema: { type: "string" } },
  types: `void methods.vratVec({ id: "a", q: undefined }); void methods.vratVec({ id: "a" });`,
  values: [{ request: "vratVec", in: "query", accepts: [{}, { q: undefined }], refuses: [{ q: 1 }] }],
});

const all = [...properties, ...parameters, ...names, ...tables.changes.map(withChange), optional];

/** Every change for which code can be generated, in as few documents as they need. */
export const corpus: readonly Group[] = [...new Set(all.map(({ title, together = title }) => together))].map(
  (group) => ({ title: group, changes: all.filter(({ title, together = title }) => together === group) }),
);

/** The base document with the changes of a group. */
export function documentOf({ changes }: { readonly changes: readonly Pick<Change, "change">[] }): TestDocument {
  const document = baseDocument();
  for (const { change } of changes) change(document);
  return document;
}
