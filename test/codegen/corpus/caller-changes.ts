import { expect } from "vitest";
import { ref, type Schema, type TestDocument } from "./base-document.ts";
import { answered, sent, table, type Change } from "./change.ts";

const list = { type: "array", items: { type: "string" } };
const values = { type: "string", enum: ["A", "B"] };

/** One document for all types: its schemas are sent, answered or both. */
function forCallers(document: TestDocument): void {
  const { schemas } = document.components;
  Object.assign(schemas.Filtr.properties, { seznam: list, cast: ref("CastFiltr"), stav: values });
  schemas["CastFiltr"] = {
    type: "object",
    required: ["nutny"],
    properties: { mrizka: { type: "array", items: list }, nutny: list, volny: { type: "string" } },
  };
  Object.assign(schemas.Cast.properties, { hodnoty: list });
  Object.assign(schemas.Chyba.properties, {
    stav: values,
    stavy: { type: "array", items: values },
    mozna: { ...values, nullable: true },
    druh: { type: "string", enum: ["X"] },
    cislo: { type: "integer", enum: [1, 2] },
  });
  document["x-code-lists"] = { Barva: ["BILA", "CERNA"], vec: ["x", "y"] };
  const ofList = (name: string, more: Schema = {}): Schema => ({
    type: "string",
    "x-code-list": { name },
    ...more,
  });
  Object.assign(schemas.Vec.properties, {
    seznam: list,
    barva: ofList("Barva"),
    barvy: { ...list, "x-code-list": { name: "Barva" } },
    druh: ofList("vec"),
    jina: ofList("Barva", { "x-known-values": ["SEDA"] }),
    neznama: ofList("Neznama"),
    kod: ofList("Barva", { type: "integer" }),
  });
}

const rows: readonly Omit<Change, "change">[] = [
  {
    title: "a filter takes readonly lists and undefined, at any depth; an answer has neither",
    types: `
type Filter = Parameters<typeof methods.vyhledejVeci>[0];
export const filter: Equal<Filter, Schemas["Filtr"]> = true;
export const named: Equal<Exclude<Filter["seznam"], undefined>, readonly string[]> = true;
type Part = Exclude<Filter["cast"], undefined>;
export const grid: Equal<Exclude<Part["mrizka"], undefined>, readonly (readonly string[])[]> = true;
export const part: Part = { nutny: ["a"] as const, volny: undefined, mrizka: undefined };
// @ts-expect-error -- it is required
export const none: Part = { nutny: undefined };
export const answered: Equal<Exclude<Schemas["Vec"]["seznam"], undefined>, string[]> = true;
// @ts-expect-error -- what is absent is left out
export const absent: Schemas["Vec"] = { seznam: undefined };
`,
  },
  {
    title: "so does a body whose schema is answered too",
    types: `
type Body = Parameters<typeof methods.zalozVec>[0];
const texts: readonly string[] = [];
export const body: Body = { seznam: texts, cast: { hodnoty: texts, kod: undefined } };
// @ts-expect-error -- a list of texts
export const wrong: Body = { seznam: [1] };
`,
  },
  {
    title: "an enumeration that is answered is open, one that is sent is not, one value alone is itself",
    types: `
type Open = "A" | "B" | (string & {});
type Chyba = Required<Schemas["Chyba"]>;
export const one: Equal<Chyba["stav"], Open> = true;
export const many: Equal<Chyba["stavy"], Open[]> = true;
export const nothing: Chyba["mozna"] = null;
export const other: Chyba["mozna"] = "C";
export const kind: Equal<Chyba["druh"], "X"> = true;
export const number: Equal<Chyba["cislo"], 1 | 2> = true;
export const sent: Equal<Exclude<Schemas["Filtr"]["stav"], undefined>, "A" | "B"> = true;
`,
  },
  {
    title: "known values of a code list have its name, those of one place stand there",
    types: `
import type { Barva } from "./registry-types.gen.ts";
type Vec = Required<Schemas["Vec"]>;
export const list: Equal<Barva, "BILA" | "CERNA" | (string & {})> = true;
export const one: Equal<Vec["barva"], Barva> = true;
export const many: Equal<Vec["barvy"], Barva[]> = true;
export const lower: Equal<Vec["druh"], "x" | "y" | (string & {})> = true;
export const own: Equal<Vec["jina"], "SEDA" | (string & {})> = true;
export const unknown: Equal<Vec["neznama"], string> = true;
export const number: Equal<Vec["kod"], number> = true;
`,
    values: [answered("Vec", [{ barva: "ZELENA" }], [{ barva: 1 }])],
    expect: ({ files }) => {
      expect(files.get("registry-types.gen.ts")).toContain("barva?: Barva;");
    },
  },
  {
    title: "the client of openapi-fetch answers the types as they are",
    types: `
const call = client.GET("/veci/{id}", { params: { path: { id: "1" } } });
type Answer = Awaited<typeof call>;
export const data: Equal<Extract<Answer, { error?: never }>["data"], Schemas["Vec"]> = true;
export const error: Equal<Extract<Answer, { data?: never }>["error"], Schemas["Chyba"]> = true;
`,
  },
];

/** Inputs of callers, some of which the service refuses. */
export const callerChanges = table<Change>(
  ...rows.map((row, index): Change => ({
    ...row,
    id: "[REG-25]",
    together: "the types for callers",
    change: index === 0 ? forCallers : () => undefined,
  })),
  {
    id: "[REG-24]",
    title: "what the service is known to refuse is in the table and in the checks of what is sent, by the marks",
    change: (document) => {
      document["x-service-limits"] = {
        icoPerFilter: 2,
        matchesPerSearch: 9,
        requestsPerMinute: 9,
        notificationDays: 9,
      };
      const { schemas } = document.components;
      schemas["Strana"] = { type: "object", "x-condition": "none", properties: { start: { type: "integer" } } };
      const ico = { ...list, "x-most-items": "icoPerFilter" };
      const properties = { ico, zpusob: { type: "string", "x-condition": "none" } };
      Object.assign(schemas, {
        Filtr: { "x-condition": "required", allOf: [ref("Strana"), { type: "object", properties }] },
      });
      Object.assign(schemas.Vec.properties, { filtr: ref("Filtr") });
    },
    values: [
      sent("vyhledejVeci", "body", [{ ico: ["1", "2"] }], [{ ico: ["1", "2", "3"] }]),
      answered("Vec", [{ filtr: { ico: ["1", "2", "3"] } }], []),
    ],
    expect: ({ operations }) => {
      expect(operations["vyhledejVeci"]?.["conditions"]).toEqual(["ico"]);
    },
  },
  {
    id: "[REG-24]",
    title: "a search is refused for nothing without a mark",
    change: () => undefined,
    expect: ({ operations }) => {
      expect(operations["vyhledejVeci"]).not.toHaveProperty("conditions");
    },
  },
);
