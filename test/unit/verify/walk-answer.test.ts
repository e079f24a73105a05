import { expect, it } from "vitest";
import { walkAnswer } from "../../../src/verify/registry/walk-answer.ts";

function walk(schema: string, answer: unknown): { unknown: unknown[]; values: unknown[] } {
  const unknown: unknown[] = [];
  const values: unknown[] = [];
  walkAnswer(schema, answer, {
    onUnknownField: ({ pointer, pattern }, name) => unknown.push([pointer, pattern, name]),
    onListValue: ({ pointer, pattern }, { name }, value) => values.push([pointer, pattern, name, value]),
  });
  return { unknown, values };
}

it("[KIT-04] unknown fields are found at any depth, inherited ones are known", () => {
  const answer = {
    pocetCelkem: 1,
    ekonomickeSubjekty: [{}, { ico: "90000021", sidlo: { nazevUlice: "U", x: 1 }, y: [{ z: 1 }] }],
    nove: null,
  };
  expect(walk("EkonomickeSubjektySeznam", answer).unknown).toEqual([
    ["/ekonomickeSubjekty/1/sidlo/x", "/ekonomickeSubjekty/*/sidlo/x", "Adresa"],
    ["/ekonomickeSubjekty/1/y", "/ekonomickeSubjekty/*/y", "EkonomickySubjekt"],
    ["/nove", "/nove", "EkonomickeSubjektySeznam"],
  ]);
});

it("[KIT-04] values of code lists are found, also numbers and items of lists", () => {
  const answer = { pravniForma: "121", czNace: ["62010", 1], sidlo: { typCisloDomovni: 1, kodStatu: null } };
  expect(walk("EkonomickySubjekt", answer).values).toEqual([
    ["/pravniForma", "/pravniForma", "PravniForma", "121"],
    ["/czNace/0", "/czNace/*", "CzNace", "62010"],
    ["/czNace/1", "/czNace/*", "CzNace", 1],
    ["/sidlo/typCisloDomovni", "/sidlo/typCisloDomovni", "TypCislaDomovniho", 1],
  ]);
});

it("what has the wrong type is passed over", () => {
  for (const answer of [null, "text", 1, [], { sidlo: [], dalsiUdaje: { x: 1 }, czNace: "62010", icoId: {} }]) {
    expect(walk("EkonomickySubjekt", answer)).toEqual({ unknown: [], values: [] });
  }
  expect(walk("Chyba", { kod: { a: 1 } })).toEqual({ unknown: [], values: [] });
});

it("a name of the service's own is shown only when it looks like one", () => {
  const hidden = "(name not shown)";
  const names: Record<string, string> = {
    noveUdaje: "noveUdaje",
    nové_2: "nové_2",
    "Jan Novák": hidden,
    ico90000021: hidden,
    "\u001b[31m": hidden,
    "": hidden,
    ["x".repeat(65)]: hidden,
    "12": hidden,
    "a/b": hidden,
  };
  for (const [name, shown] of Object.entries(names)) {
    expect(walk("Adresa", { [name]: 1 }).unknown).toEqual([[`/${shown}`, `/${shown}`, "Adresa"]]);
  }
});
