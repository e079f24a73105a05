import { afterAll, describe, expect, it } from "vitest";
import { SourceFaults } from "../../codegen/source-error.ts";
import { baseDocument, creation, ref, search, type TestDocument } from "./corpus/base-document.ts";
import { generateDocument, type Generated } from "./corpus/generate-document.ts";
import { checkTypes } from "./corpus/type-check.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const printer = startSharedPrinter();
afterAll(() => printer.stop());

function generate(change: (document: TestDocument) => void): Promise<Generated> {
  const document = baseDocument();
  change(document);
  return generateDocument(document, printer);
}

/** What the compiler says of a snippet beside what is generated. */
async function compile(change: (document: TestDocument) => void, snippet: string): Promise<readonly string[]> {
  const { files } = await generate(change);
  return checkTypes(new Map([["it", { files, snippet }]])).get("it") ?? [];
}

const list = { type: "array", items: { type: "string" } };

describe("the types of a contract, for callers", () => {
  it("[REG-25] a filter takes readonly lists and undefined, at any depth; an answer has neither", async () => {
    const faults = await compile(
      ({ components: { schemas } }) => {
        Object.assign(schemas.Filtr.properties, { seznam: list, cast: ref("CastFiltr") });
        schemas["CastFiltr"] = {
          type: "object",
          required: ["nutny"],
          properties: { mrizka: { type: "array", items: list }, nutny: list, volny: { type: "string" } },
        };
        Object.assign(schemas.Vec.properties, { seznam: list });
      },
      `
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
    );
    expect(faults).toEqual([]);
  });

  it("[REG-25] so does a body whose schema is answered too", async () => {
    const faults = await compile(
      (document) => {
        Object.assign(document.components.schemas.Vec.properties, { seznam: list, cast: ref("Cast") });
        Object.assign(document.components.schemas.Cast.properties, { hodnoty: list });
        creation(document).requestBody["required"] = true;
      },
      `
type Body = Parameters<typeof methods.zalozVec>[0];
const texts: readonly string[] = [];
export const body: Body = { seznam: texts, cast: { hodnoty: texts, kod: undefined } };
// @ts-expect-error -- a list of texts
export const wrong: Body = { seznam: [1] };
export const answered: Equal<Exclude<Schemas["Vec"]["seznam"], undefined>, string[]> = true;
`,
    );
    expect(faults).toEqual([]);
  });

  it("[REG-25] an enumeration that is answered is open, one that is sent is not, one value alone is itself", async () => {
    const faults = await compile(
      ({ components: { schemas } }) => {
        const values = { type: "string", enum: ["A", "B"] };
        Object.assign(schemas.Chyba.properties, {
          stav: values,
          stavy: { type: "array", items: values },
          mozna: { ...values, nullable: true },
          druh: { type: "string", enum: ["X"] },
          cislo: { type: "integer", enum: [1, 2] },
        });
        Object.assign(schemas.Filtr.properties, { stav: values });
      },
      `
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
    );
    expect(faults).toEqual([]);
  });

  it("[REG-25] known values of a code list have its name, those of one place stand there", async () => {
    const change = (document: TestDocument): void => {
      document["x-code-lists"] = { Barva: ["BILA", "CERNA"], vec: ["x", "y"] };
      const { schemas } = document.components;
      Object.assign(schemas.Vec.properties, {
        barva: { type: "string", "x-code-list": { name: "Barva" } },
        barvy: { ...list, "x-code-list": { name: "Barva" } },
        druh: { type: "string", "x-code-list": { name: "vec" } },
        jina: { type: "string", "x-code-list": { name: "Barva" }, "x-known-values": ["SEDA"] },
        neznama: { type: "string", "x-code-list": { name: "Neznama" } },
        kod: { type: "integer", "x-code-list": { name: "Barva" } },
      });
    };
    const faults = await compile(
      change,
      `
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
    );
    expect(faults).toEqual([]);
    const { files, answers } = await generate(change);
    expect(files.get("registry-types.gen.ts")).toContain("barva?: Barva;");
    expect(answers["Vec"]?.({ barva: "ZELENA" })).toBe(true);
  });

  it("[REG-25] the client of openapi-fetch answers the types as they are", async () => {
    const faults = await compile(
      ({ components: { schemas } }) => {
        Object.assign(schemas.Chyba.properties, { stav: { type: "string", enum: ["A", "B"] } });
      },
      `
const call = client.GET("/veci/{id}", { params: { path: { id: "1" } } });
type Answer = Awaited<typeof call>;
export const data: Equal<Extract<Answer, { error?: never }>["data"], Schemas["Vec"]> = true;
export const error: Equal<Extract<Answer, { data?: never }>["error"], Schemas["Chyba"]> = true;
`,
    );
    expect(faults).toEqual([]);
  });
});

describe("what the service is known to refuse", () => {
  it("[REG-24] is in the table and in the checks of what is sent, by the marks of the document", async () => {
    const { operations, requests, answers } = await generate((document) => {
      document["x-service-limits"] = {
        icoPerFilter: 2,
        matchesPerSearch: 9,
        requestsPerMinute: 9,
        notificationDays: 9,
      };
      const { schemas } = document.components;
      schemas["Strana"] = { type: "object", "x-condition": "none", properties: { start: { type: "integer" } } };
      schemas.Filtr = {
        "x-condition": "required",
        allOf: [
          ref("Strana"),
          {
            type: "object",
            properties: {
              ico: { ...list, "x-most-items": "icoPerFilter" },
              zpusob: { type: "string", "x-condition": "none" },
            },
          },
        ],
      } as never;
      Object.assign(schemas.Vec.properties, { filtr: ref("Filtr") });
    });
    expect(operations["vyhledejVeci"]?.["conditions"]).toEqual(["ico"]);
    expect(requests["vyhledejVeci"]?.body?.({ ico: ["1", "2"] })).toBe(true);
    expect(requests["vyhledejVeci"]?.body?.({ ico: ["1", "2", "3"] })).toBe(false);
    expect(answers["Vec"]?.({ filtr: { ico: ["1", "2", "3"] } })).toBe(true);
  });

  it("[REG-24] is nothing without a mark", async () => {
    const { operations } = await generate((document) => {
      search(document)["x-read-only"] = true;
    });
    expect(operations["vyhledejVeci"]).not.toHaveProperty("conditions");
  });

  it.each([
    ["x-known-values", { type: "integer", "x-known-values": ["1"] }, /no effect on what is no string/],
    ["x-most-items", { type: "string", "x-most-items": "icoPerFilter" }, /no effect on what is no array/],
    ["x-most-items", { ...list, "x-most-items": "pocet" }, /must be one of/],
    ["x-condition", { type: "string", "x-condition": "never" }, /must be one of/],
  ])("[GEN-09] a %s that is wrong is refused: %j", async (mark, property, reason) => {
    const error: unknown = await generate(({ components: { schemas } }) => {
      Object.assign(schemas.Vec.properties, { novy: property });
    }).catch((thrown: unknown) => thrown);
    if (!(error instanceof SourceFaults)) throw new Error("nothing was refused", { cause: error });
    expect(error.faults.map(({ place }) => place)).toEqual([expect.stringContaining(mark)]);
    expect(error.faults[0]?.reason).toMatch(reason);
  });
});
