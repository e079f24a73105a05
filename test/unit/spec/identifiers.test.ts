import { describe, expect, it } from "vitest";
import { operations } from "../../fixtures/specification.ts";
import {
  accepts,
  array,
  at,
  facts,
  icoIds,
  isObject,
  notDigits,
  notIcoIds,
  object,
  operationsOfContract,
  parameterOf,
  propertyOf,
  resolve,
  schemaName,
  schemas,
  shapeOf,
  someDigits,
  text,
  type Json,
} from "./contract.ts";

/** A property of any schema, with its place. */
const properties: readonly (readonly [string, Json])[] = Object.keys(schemas).flatMap((schema) =>
  [...shapeOf(schema).properties].map(([name, value]) => [`${schema}.${name}`, value] as const),
);
const named = (name: string): readonly (readonly [string, Json])[] =>
  properties.filter(([place]) => place.endsWith(`.${name}`));

/** The one ico that may carry the prefix, as the published interface has it. */
const prefixed = "AngazovanySubjektRs.ico";
const icoStrings = named("ico").filter(([place, value]) => value["type"] === "string" && place !== prefixed);
const icoArrays = named("ico").filter(([, value]) => value["type"] === "array");

function expectEightDigits(schema: Json): void {
  for (const value of someDigits(8)) expect(accepts(schema, value), JSON.stringify(value)).toBe(true);
  for (const value of notDigits(8)) {
    expect(accepts(schema, value), JSON.stringify(value)).toBe(false);
    // The pattern says it all: a reader that looks at nothing else is not misled.
    expect(accepts({ pattern: schema["pattern"] }, value), `pattern and ${JSON.stringify(value)}`).toBe(false);
  }
  expect(accepts(schema, 12345678), "a number").toBe(false);
}

function expectIcoId(schema: Json): void {
  expect(schema["maxLength"]).toBe(32);
  for (const value of icoIds) expect(accepts(schema, value), JSON.stringify(value)).toBe(true);
  for (const value of notIcoIds) expect(accepts(schema, value), JSON.stringify(value)).toBe(false);
  expect(accepts(schema, 12345678), "a number").toBe(false);
}

/** The strings of a whole subtree that stand under a name, in arrays too. */
function* stringsUnder(name: string, value: unknown, parent = ""): Generator<string> {
  if (typeof value === "string" && parent === name) yield value;
  if (Array.isArray(value)) for (const item of value) yield* stringsUnder(name, item, parent);
  else if (isObject(value)) for (const [key, child] of Object.entries(value)) yield* stringsUnder(name, child, key);
}
const examples = operationsOfContract.flatMap(({ value }) =>
  [resolve(value["requestBody"]), ...Object.values(object(value["responses"], "responses")).map(resolve)]
    .filter(isObject)
    .map((message) => at(message, "content", "application/json", "example")),
);
const exampleStrings = (name: string): string[] => examples.flatMap((example) => [...stringsUnder(name, example)]);

describe("ico", () => {
  const exact = operations.filter(({ ico }) => ico === "digits");

  it("[SPEC-05] three details accept a plain ico: the combined registry, NRPZS and CEU", () => {
    expect(exact.map(({ id }) => id).sort()).toEqual([
      "vratEkonomickySubjekt",
      "vratEkonomickySubjektCeu",
      "vratEkonomickySubjektNrpzs",
    ]);
  });

  it.each(exact)("[SPEC-05] the path of $id takes exactly 8 decimal digits", ({ id }) => {
    expectEightDigits(object(parameterOf(id, "ico")["schema"], `ico of ${id}`));
  });

  it("[SPEC-05] the tests below cover every property named ico", () => {
    expect(
      [...icoStrings, ...icoArrays]
        .map(([place]) => place)
        .concat(prefixed)
        .sort(),
    ).toEqual(
      named("ico")
        .map(([place]) => place)
        .sort(),
    );
    expect(icoStrings.map(([place]) => place)).toContain("EkonomickySubjektZaklad.ico");
    expect(icoStrings.map(([place]) => place)).toContain("PravnickaOsobaVr.ico");
    expect(icoArrays.map(([place]) => place).sort()).toEqual([
      "EkonomickeSubjektyRegistraceFiltr.ico",
      "EkonomickeSubjektyZakladFiltr.ico",
      "OdstepnyZavodVr.ico",
      "ZaznamVrZaklad.ico",
    ]);
  });

  it.each(icoStrings)("[SPEC-05] %s is exactly 8 decimal digits", (_place, schema) => {
    expectEightDigits(schema);
  });

  it.each(icoArrays)("[SPEC-05] every item of %s is exactly 8 decimal digits", (place, schema) => {
    const items = object(schema["items"], `items of ${place}`);
    const name = schemaName(items);
    expectEightDigits(name === undefined ? items : propertyOf(name, "hodnota"));
  });

  it.each(properties.filter(([place]) => /\.ico(Nastupce|Zrizovatel)$/.test(place)))(
    "[SPEC-05] %s, an ico with another name, is exactly 8 decimal digits",
    (_place, schema) => {
      expectEightDigits(schema);
    },
  );

  it("[SPEC-05] every example ico of the document has 8 digits, except for the one with an optional prefix", () => {
    const found = exampleStrings("ico");
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((ico) => !/^(ARES_)?[0-9]{8}$/.test(ico))).toEqual([]);
  });
});

describe("icoId", () => {
  const withPrefix = operations.filter(({ ico }) => ico === "icoId");

  it("[SPEC-06] eight details accept an ico with an optional prefix: VR, RES, RZP, RPSH, RCNS, SZR, RS and ROS", () => {
    expect(withPrefix.map(({ id }) => id.replace("vratEkonomickySubjekt", "")).sort()).toEqual(
      ["Vr", "Res", "Rzp", "Rpsh", "Rcns", "Szr", "Rs", "Ros"].sort(),
    );
  });

  it.each(withPrefix)("[SPEC-06] the path of $id takes 8 digits after an optional prefix", ({ id }) => {
    expectIcoId(object(parameterOf(id, "ico")["schema"], `ico of ${id}`));
  });

  it.each(named("icoId"))("[SPEC-06] %s is 8 digits after an optional prefix", (_place, schema) => {
    expectIcoId(schema);
  });

  it("[SPEC-06] the combined subject and the subject of every source have an icoId", () => {
    const details = operations.filter(({ ico }) => ico !== undefined).map(({ response }) => response);
    expect(details).toHaveLength(11);
    for (const name of details) expect(shapeOf(name).properties.has("icoId"), name).toBe(true);
  });

  it(`[SPEC-06] ${prefixed} may carry the prefix`, () => {
    expectIcoId(propertyOf("AngazovanySubjektRs", "ico"));
  });

  it("[SPEC-06] the examples of the document show both forms", () => {
    const found = exampleStrings("icoId");
    expect(found.some((value) => value.startsWith("ARES_"))).toBe(true);
    expect(found.some((value) => /^[0-9]{8}$/.test(value))).toBe(true);
  });
});

describe("the table of limits", () => {
  const specified = properties.filter(([place]) => {
    const [schema = ""] = place.split(".");
    return object(schemas[schema], schema)["x-origin"] === "specification";
  });
  const rulesOf = (name: string): readonly (readonly [string, Json])[] =>
    specified
      .filter(([place]) => place.endsWith(`.${name}`))
      .map(([place, value]) => {
        const rule = facts(value);
        return [place, rule["type"] === "array" ? object(rule["items"], place) : rule] as const;
      })
      .filter(([, rule]) => rule["schema"] === undefined);

  it.each([
    ["ico", { rule: "digits", digits: 8 }, 2],
    ["icoId", { rule: "icoId" }, 2],
    ["obchodniJmeno", { type: "string", minLength: 1, maxLength: 2000 }, 3],
    ["czNace", { type: "string", minLength: 1, maxLength: 5 }, 2],
    ["czNace2008", { type: "string", minLength: 1, maxLength: 5 }, 1],
    ["pravniForma", { rule: "digits", digits: 3 }, 3],
    ["pravniFormaRos", { rule: "digits", digits: 3 }, 3],
    ["financniUrad", { rule: "digits", digits: 3 }, 1],
    ["datovyZdroj", { type: "string", maxLength: 30 }, 1],
  ] as const)("[SPEC-04] every %s of the specification keeps the limit %j", (name, limit, count) => {
    const found = rulesOf(name);
    expect(found).toHaveLength(count);
    expect(found).toEqual(found.map(([place]) => [place, limit]));
  });

  it("[SPEC-04] dic and dicSkDph are unlimited strings, and their examples are CZ with digits", () => {
    for (const [, rule] of [...rulesOf("dic"), ...rulesOf("dicSkDph")]) expect(rule).toEqual({ type: "string" });
    const found = [...exampleStrings("dic"), ...exampleStrings("dicSkDph")];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((dic) => !/^CZ[0-9]+$/.test(dic))).toEqual([]);
  });

  it("[SPEC-04] razeni accepts the three fields of the order, each with + or - before it", () => {
    const razeni = propertyOf("StrankovaniARazeni", "razeni");
    const description = text(razeni["description"], "description of razeni");
    for (const name of ["icoId", "obchodniJmeno", "nazevObce", "+", "-"]) expect(description).toContain(name);
    const items = object(razeni["items"], "items of razeni");
    for (const value of ["icoId", "+obchodniJmeno", "-nazevObce"]) expect(accepts(items, value)).toBe(true);
    expect(array([...exampleStrings("razeni")], "razeni").length).toBeGreaterThan(0);
  });
});
