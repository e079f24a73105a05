import { describe, expect, it } from "vitest";
import { answerRegistryRequest } from "../../../../src/sandbox/registry/registry-service.ts";
import { fakeDataset } from "./fake-dataset.ts";

const ico = "90000021";
const batch = { cisloDavky: 7, datumDavky: "2026-11-01", pocetZmen: 0, seznamNotifikaci: [] };
const dataset = fakeDataset({
  records: { ares: { [ico]: { ico, icoId: ico }, "90000030": { ico: "123", icoId: "90000030" } } },
  batches: { vr: [batch] },
});

function answer(method: string, path: string, body: string | Uint8Array = ""): unknown {
  return answerRegistryRequest(dataset, "/base", {
    method,
    path: `/base${path}`,
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
  });
}

const search = (filter: unknown): unknown => answer("POST", "/ekonomicke-subjekty/vyhledat", JSON.stringify(filter));

describe("answerRegistryRequest", () => {
  it("names the whole path when no operation has it, inside and outside the base address", () => {
    expect(answer("GET", "/neznama")).toEqual({
      status: 404,
      body: { status: 404, error: "Not Found", path: "/base/neznama" },
    });
    expect(answer("PUT", `/ekonomicke-subjekty/${ico}`)).toEqual({
      status: 405,
      body: { status: 405, error: "Method Not Allowed", path: `/base/ekonomicke-subjekty/${ico}` },
    });
    for (const path of ["/", "/base", "/bass/ekonomicke-subjekty/90000021", "/ekonomicke-subjekty/90000021"]) {
      expect(answerRegistryRequest(dataset, "/base", { method: "GET", path, body: new Uint8Array() })).toEqual({
        status: 404,
        body: { status: 404, error: "Not Found", path },
      });
    }
  });

  it("reads a batch by its number, which is digits only", () => {
    const path = "/ekonomicke-subjekty-notifikace/datovy-zdroj/vr/cislo-davky";
    expect(answer("GET", `${path}/7`)).toEqual({ status: 200, body: batch });
    expect(answer("GET", `${path}/8`)).toMatchObject({ status: 404, body: { kod: "NENALEZENO" } });
    for (const number of ["abc", "7a", "7.0", "0x7", "%207", "", "1e3"]) {
      expect(answer("GET", `${path}/${number}`), number).toMatchObject({
        status: 400,
        body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU" },
      });
    }
  });

  it("fails when its own answer breaks the contract", () => {
    expect(() => answer("GET", "/ekonomicke-subjekty/90000030")).toThrow(
      /vratEkonomickySubjekt: the sandbox's answer breaks EkonomickySubjekt at \/ico/,
    );
  });

  it("ignores unknown fields at any depth, whatever they are called", () => {
    expect(search({ ico: [ico], jmeno: "x", sidlo: { psc: 1 }, "a/b": { c: 1 } })).toMatchObject({
      status: 200,
      body: { pocetCelkem: 1 },
    });
    expect(answer("POST", "/ekonomicke-subjekty/vyhledat", `{"__proto__":{"ico":["${ico}"]}}`)).toMatchObject({
      body: { subKod: "VSTUP_PRAZDNY" },
    });
    expect(search({ constructor: { prototype: { ico: [ico] } }, sidlo: { constructor: 1 } })).toMatchObject({
      body: { subKod: "VSTUP_PRAZDNY" },
    });
  });

  it("echoes of a search for addresses only what the contract names", () => {
    const filter = { kodObce: 1, typStandardizaceAdresy: "VYHOVUJICI_ADRESY" };
    expect(
      answer("POST", "/standardizovane-adresy/vyhledat", JSON.stringify({ ...filter, barva: "x", constructor: 1 })),
    ).toMatchObject({ status: 200, body: { pocetCelkem: 0, request: filter } });
  });

  it("refuses a known field of a wrong type by its name", () => {
    expect(search({ ico: ["123"] })).toMatchObject({ status: 400, body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" } });
    expect(search({ ico: [ico], pocet: "x" })).toMatchObject({
      status: 400,
      body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU", popis: expect.stringContaining("'pocet'") as unknown },
    });
    expect(search({ ico: [ico], pocet: -1 })).toMatchObject({ status: 400 });
  });

  it("answers deep nesting: an unknown field is ignored, a known one refused", () => {
    const nested = "[".repeat(100_000) + "]".repeat(100_000);
    const path = "/ekonomicke-subjekty/vyhledat";
    expect(answer("POST", path, `{"jmeno":${nested}}`)).toMatchObject({ body: { subKod: "VSTUP_PRAZDNY" } });
    expect(answer("POST", path, `{"ico":${nested}}`)).toMatchObject({ body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" } });
    expect(answer("POST", path, nested)).toMatchObject({ status: 500, body: { kod: "OBECNA_CHYBA" } });
  });

  it("answers 500 with OBECNA_CHYBA to a body that is no JSON object in UTF-8", () => {
    for (const body of ["{", "[]", "null", "1", " ", Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d)]) {
      expect(answer("POST", "/ekonomicke-subjekty/vyhledat", body)).toMatchObject({
        status: 500,
        body: { kod: "OBECNA_CHYBA" },
      });
    }
    expect(answer("POST", "/ekonomicke-subjekty/vyhledat")).toMatchObject({ body: { subKod: "VSTUP_PRAZDNY" } });
  });
});
