import { Ajv, type AnySchemaObject } from "ajv";
import { describe, expect, it } from "vitest";
import { hasValidCheckDigit, InvalidInputError } from "ares-caais";
import { sample } from "ares-caais/testing";
import { responseValidators, type ResponseSchema } from "../../../generated/registry-response-validators.gen.ts";
import {
  registrySchemas,
  type RegistrySchema,
  type RegistrySchemaName,
} from "../../../generated/registry-schemas.gen.ts";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";

const isName = (name: string): name is RegistrySchemaName => Object.hasOwn(registrySchemas, name);
const names = Object.keys(registrySchemas).filter(isName);
const isAnswer = (name: string): name is RegistrySchemaName & ResponseSchema => Object.hasOwn(responseValidators, name);
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

/** The schema as JSON Schema, with every property that it does not name refused. */
function strict(name: RegistrySchemaName): AnySchemaObject {
  const properties = (schema: RegistrySchema): Record<string, unknown> => ({
    ...(schema.allOf ?? []).reduce((all, part) => ({ ...all, ...properties(resolve(part)) }), {}),
    ...Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, plain(value)])),
  });
  const schema = registrySchemas[name];
  if (schema.enum !== undefined) return { $id: name, type: "string", enum: schema.enum };
  return { $id: name, type: "object", properties: properties(schema), additionalProperties: false };
}
function resolve(schema: RegistrySchema): RegistrySchema {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  return isName(name) ? registrySchemas[name] : schema;
}
function plain({ $ref, items, format, ...schema }: RegistrySchema): object {
  if ($ref !== undefined) return { $ref: $ref.split("/").at(-1) };
  const int32 = format === "int32" ? { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } : {};
  return {
    ...int32,
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith("x-"))),
    ...(items === undefined ? {} : { items: plain(items) }),
    ...(format === "date" ? { format } : {}),
  };
}

/** The day that a text names, one that there is. */
function isoDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

const ajv = new Ajv({ allErrors: true, strictTypes: false });
ajv.addFormat("date", (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isoDay(text) === text);
for (const name of names) ajv.addSchema(strict(name));

describe("sample", () => {
  it.each(names)("[KIT-01] %s: returns valid, non-empty data for 50 seeds", (name) => {
    for (const seed of seeds) {
      const value = sample(name, undefined, { seed });
      expect(ajv.validate(name, value), `seed ${seed}: ${ajv.errorsText()}`).toBe(true);
      if (isAnswer(name)) expect(responseValidators[name](value)).toBe(true);
      expect(JSON.stringify(value).length).toBeGreaterThan(2);
    }
  });

  it("returns the same for the same seed, and a different ico for each seed", () => {
    const subjects = seeds.map((seed) => sample("EkonomickySubjektRes", undefined, { seed }));
    expect(seeds.map((seed) => sample("EkonomickySubjektRes", undefined, { seed }))).toEqual(subjects);
    expect(new Set(subjects.map(({ icoId }) => icoId)).size).toBe(seeds.length);
  });

  it("has every form of the contract's examples", () => {
    const forms = new Set(seeds.map((seed) => sample("EkonomickySubjekt", undefined, { seed }).obchodniJmeno));
    const { vratEkonomickySubjekt: detail, vyhledejEkonomickeSubjekty: search } = registryExamples;
    const shown: readonly { obchodniJmeno?: string }[] = [
      detail.responses[200],
      ...(search.responses[200].ekonomickeSubjekty ?? []),
    ];
    expect(forms).toEqual(new Set(shown.map(({ obchodniJmeno }) => obchodniJmeno)));
  });

  it("has numbers with a valid check digit", () => {
    for (const seed of seeds) {
      const { icoId = "" } = sample("EkonomickySubjektRos", undefined, { seed });
      expect(hasValidCheckDigit(icoId), icoId).toBe(true);
    }
  });

  it("gives each subject of a list a different number", () => {
    const { ekonomickeSubjekty = [] } = sample("EkonomickeSubjektyResSeznam", undefined, { seed: 3 });
    expect(ekonomickeSubjekty.length).toBeGreaterThan(1);
    expect(new Set(ekonomickeSubjekty.map(({ icoId }) => icoId)).size).toBe(ekonomickeSubjekty.length);
  });
});

describe("the override of a sample", () => {
  it("changes values at any depth and keeps the rest", () => {
    const plainSample = sample("EkonomickySubjekt");
    const changed = sample("EkonomickySubjekt", { sidlo: { nazevObce: "Praha" }, czNace: ["62100"] });
    expect(changed).toEqual({ ...plainSample, sidlo: { ...plainSample.sidlo, nazevObce: "Praha" }, czNace: ["62100"] });
  });

  it("removes undefined members", () => {
    expect(sample("EkonomickySubjekt").dic).toBeDefined();
    expect(sample("EkonomickySubjekt", { dic: undefined })).not.toHaveProperty("dic");
  });

  it("puts an ico wherever the sample repeats it", () => {
    const subject = sample("EkonomickySubjekt", { ico: "27074358" });
    expect(subject).toMatchObject({ ico: "27074358", icoId: "27074358", dic: "CZ27074358" });
    const { icoId, zaznamy } = sample("EkonomickySubjektVr", { icoId: "27074358" });
    expect([icoId, zaznamy?.[0]?.ico?.[0]?.hodnota]).toEqual(["27074358", "27074358"]);
  });

  it("stays unchanged, and changes of the result have no effect on the next sample", () => {
    const czNace = ["62100"];
    const changed = sample("EkonomickySubjekt", { czNace });
    changed.czNace?.push("1");
    Object.assign(changed.sidlo ?? {}, { nazevObce: "changed" });
    expect(czNace).toEqual(["62100"]);
    expect(sample("EkonomickySubjekt").sidlo?.nazevObce).not.toBe("changed");
  });

  it("replaces a scalar", () => {
    expect(sample("KodChybyEnum", "NENALEZENO")).toBe("NENALEZENO");
  });
});

it.each([
  ["schema", () => sample("Nothing" as "Chyba")],
  ["schema", () => sample("constructor" as "Chyba")],
  ["seed", () => sample("Chyba", {}, { seed: -1 })],
  ["seed", () => sample("Chyba", {}, { seed: 1.5 })],
  ["sed", () => sample("Chyba", {}, { sed: 1 } as object)],
])("sample refuses a wrong %s with an InvalidInputError that names it", (field, make) => {
  expect(make).toThrow(InvalidInputError);
  expect(make).toThrow(expect.objectContaining({ field }) as Error);
});
