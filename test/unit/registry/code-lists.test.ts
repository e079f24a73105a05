import { describe, expect, it } from "vitest";
import { codeListLabels, InvalidInputError, label, type LabelLanguage } from "ares-caais";
import { registryContractDocument } from "../../fixtures/registry-contract.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [...Parameters<typeof label>, string][];

const languages: readonly LabelLanguage[] = ["cs", "en"];

describe("label", () => {
  it.each(rows)("[JOB-07] returns for %s %s in %s: %s", async (list, code, language, name) => {
    expect(await label(list, code, language)).toBe(name);
  });

  it.each(["999", "toString", "", undefined])("returns undefined for the code %s", async (code) => {
    expect(await label("PravniForma", code, "cs")).toBeUndefined();
  });

  it("refuses a list and a language without names, and lists the valid ones", async () => {
    const odd = (value: string): never => value as never;
    const wrong = [
      { call: label(odd("CzNace"), "A", "cs"), field: "codeList" },
      { call: label(odd("constructor"), "A", "cs"), field: "codeList" },
      { call: label("PravniForma", "112", odd("de")), field: "language" },
      { call: codeListLabels("PravniForma", odd("toString")), field: "language" },
    ];
    for (const { call, field } of wrong) {
      const error: unknown = await call.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({
        field,
        message: expect.stringMatching(/must be (one of PravniForma,|cs or en)/) as string,
      });
    }
  });
});

describe("codeListLabels", () => {
  it.each([
    ...(["PravniForma", "PravniFormaRos", "StavZdroje", "TypZdroje", "TypZdrojeAres"] as const),
    ...(["KategoriePoctuPracovniku", "DruhZivnosti", "SoudVr", "TypZmenyAres"] as const),
  ])("[JOB-07] has every code of %s in both languages, with a name", async (list) => {
    const codes = [...(await codeListLabels(list, "cs")).keys()];
    expect(codes.length).toBeGreaterThan(2);
    for (const language of languages) {
      const labels = await codeListLabels(list, language);
      expect([...labels.keys()]).toEqual(codes);
      for (const name of labels.values()) expect(name).toMatch(/^\S(.*\S)?$/u);
    }
  });

  it("has different names for all codes of a list", async () => {
    for (const list of ["PravniForma", "PravniFormaRos"] as const) {
      for (const language of languages) {
        const names = [...(await codeListLabels(list, language)).values()];
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it("[JOB-07] has the codes of the contract", async () => {
    const { "x-code-lists": lists = {} } = registryContractDocument;
    for (const list of ["StavZdroje", "TypZdroje", "TypZdrojeAres", "TypZmenyAres"] as const) {
      const codes = [...(await codeListLabels(list, "en")).keys()];
      expect(codes.sort(), list).toEqual([...(lists[list] ?? [])].sort());
    }
  });
});
