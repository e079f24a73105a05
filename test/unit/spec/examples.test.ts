import { describe, expect, it } from "vitest";
import { requestValidators, type Validate } from "../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../generated/registry-response-validators.gen.ts";
import { errorStatuses, operations } from "../../fixtures/specification.ts";
import {
  accepts,
  array,
  at,
  contract,
  object,
  objectsWithin,
  operationOf,
  parametersOf,
  propertyOf,
  resolve,
  schemas,
  shapeOf,
  text,
} from "./contract.ts";

const ofResponses = new Map<string, Validate>(Object.entries(responseValidators));
const ofRequests = new Map<string, { readonly path?: Validate; readonly body?: Validate }>(
  Object.entries(requestValidators),
);

/** The rules that a value breaks. */
function issues(validate: Validate | undefined, value: unknown): string[] {
  if (validate === undefined) throw new TypeError("There is no validator.");
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}

const exampleOf = (value: unknown): unknown => at(resolve(value), "content", "application/json", "example");

describe("the examples", () => {
  it.each(operations)("$id: the example of the answer fits $response", ({ id, response }) => {
    const example = object(exampleOf(at(operationOf(id).value, "responses", "200")), `example of ${id}`);
    expect(issues(ofResponses.get(response), example)).toEqual([]);
  });

  it.each(operations.flatMap(({ id }) => errorStatuses.map((status) => ({ id, status }))))(
    "$id: the example of $status fits Chyba",
    ({ id, status }) => {
      const example = object(exampleOf(at(operationOf(id).value, "responses", status)), `example of ${id}`);
      expect(issues(ofResponses.get("Chyba"), example)).toEqual([]);
    },
  );

  it.each(operations.filter(({ method }) => method === "POST"))("$id: the example fits $request", ({ id }) => {
    const example = object(exampleOf(operationOf(id).value["requestBody"]), `example of ${id}`);
    expect(issues(ofRequests.get(id)?.body, example)).toEqual([]);
  });

  it.each(operations.filter(({ method }) => method === "GET"))(
    "$id: the examples fit the path parameters",
    ({ id }) => {
      const values = parametersOf(id).map(
        (parameter) => [text(parameter["name"], "name"), parameter["example"]] as const,
      );
      expect(values.length).toBeGreaterThan(0);
      for (const [name, example] of values) expect(example, name).toBeDefined();
      expect(issues(ofRequests.get(id)?.path, Object.fromEntries(values))).toEqual([]);
    },
  );

  it("the validators refuse an example with one wrong value", () => {
    const example = object(exampleOf(at(operationOf("vratEkonomickySubjekt").value, "responses", "200")), "example");
    expect(issues(ofResponses.get("EkonomickySubjekt"), { ...example, ico: "9100210" })).not.toEqual([]);
    expect(issues(ofRequests.get("vratEkonomickySubjekt")?.path, { ico: "ARES_91002109" })).not.toEqual([]);
    expect(issues(ofRequests.get("vyhledejEkonomickeSubjekty")?.body, { start: -1 })).not.toEqual([]);
  });
});

describe("the code lists", () => {
  const lists = [...objectsWithin(contract)].filter(([place]) => place.endsWith("x-code-list"));
  const present = [...objectsWithin(contract)].filter(([, value]) => "x-code-list" in value);

  it("every x-code-list has a name, and where it names sources, at least one", () => {
    expect(present.length).toBeGreaterThan(100);
    expect(lists).toHaveLength(present.length);
    const wrong = lists.filter(([, { name, source }]) => {
      const sources = source === undefined ? ["none"] : array(source, "source");
      const named = [name, ...sources].every((value) => typeof value === "string" && /^\w+$/.test(value));
      return !named || sources.length === 0;
    });
    expect(wrong).toEqual([]);
  });
});

describe("the corrections of the published document", () => {
  it("seven fields are corrected, each with a word on what was wrong", () => {
    const corrected = Object.keys(schemas).flatMap((name) =>
      [...shapeOf(name).properties]
        .filter(([, value]) => value["x-correction"] !== undefined)
        .map(([property, value]) => {
          const { reason, ours, theirs } = object(value["x-correction"], property);
          expect(ours, property).not.toEqual(theirs);
          return { place: `${name}.${property}`, word: text(reason, property) };
        }),
    );
    expect(corrected.map(({ place }) => place).sort()).toEqual([
      "Adresa.pscTxt",
      "Ciselnik.zdrojCiselniku",
      "ProvozovnaZaklad.icp",
      "ZaznamNrpzs.druhZarizeni",
      "ZaznamNrpzs.poradoveCisloPrac",
      "ZaznamNrpzs.poradoveCisloZar",
      "ZaznamRpsh.typSubjektu",
    ]);
    expect(corrected.filter(({ word }) => word.length < 20)).toEqual([]);
  });

  it.each<[schema: string, name: string, right: unknown[], wrong: unknown[]]>([
    ["ProvozovnaZaklad", "icp", [1000000000, 9999999999], [999999999, 10000000000, "1000000000"]],
    ["ZaznamRpsh", "typSubjektu", ["1", "9"], ["", "A", "12", 1]],
    ...["poradoveCisloZar", "poradoveCisloPrac", "druhZarizeni"].map((name): [string, string, unknown[], unknown[]] => [
      ...(["ZaznamNrpzs", name] as const),
      ["123", "000"],
      ["12", "1234", "'123'", '"123"', "12A"],
    ]),
    ["Adresa", "pscTxt", ["1".repeat(255)], ["1".repeat(256)]],
  ])("%s.%s takes what is meant, and nothing else", (schema, name, right, wrong) => {
    const property = propertyOf(schema, name);
    expect(right.filter((value) => !accepts(property, value))).toEqual([]);
    expect(wrong.filter((value) => accepts(property, value))).toEqual([]);
    // Published with these, which mean something else.
    expect(property).not.toHaveProperty(name === "icp" ? "format" : "maximum");
  });
});
