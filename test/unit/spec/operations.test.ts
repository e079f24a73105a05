import { describe, expect, it } from "vitest";
import { errorStatuses, operations } from "../../fixtures/specification.ts";
import {
  accepts,
  at,
  contract,
  object,
  operationOf,
  operationsOfContract,
  parameterOf,
  parametersOf,
  resolve,
  schemaName,
  schemas,
} from "./contract.ts";

const bodyOf = (value: unknown, place: string): string | undefined => {
  const content = object(object(resolve(value), place)["content"], `content of ${place}`);
  expect(Object.keys(content), `media types of ${place}`).toEqual(["application/json"]);
  return schemaName(at(content, "application/json", "schema"));
};
const signature = ({ id, method, path }: { id: string; method: string; path: string }): string =>
  `${id}: ${method} ${path}`;

describe("the operations", () => {
  it("[SPEC-02] the document has the 26 operations of the specification", () => {
    expect(operations).toHaveLength(26);
    expect(operationsOfContract.map(signature)).toEqual(expect.arrayContaining(operations.map(signature)));
  });

  it.each(operations)("[SPEC-02] $id in JSON: request $request, answer $response", ({ id, request, response }) => {
    const { value } = operationOf(id);
    const body = value["requestBody"];
    expect(body === undefined ? undefined : bodyOf(body, `request of ${id}`)).toBe(request);
    expect(bodyOf(at(value, "responses", "200"), `response of ${id}`)).toBe(response);
    for (const name of [response, ...(request === undefined ? [] : [request])]) expect(schemas).toHaveProperty(name);
  });

  it.each(operations)(
    "[SPEC-02] $id has the path parameters of its address, and requires no other parameter",
    ({ id, path }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true }));
      const parameters = parametersOf(id).map((value) => ({
        name: value["name"],
        in: value["in"],
        required: value["required"],
      }));
      expect(parameters.filter(({ in: place, required }) => place === "path" || required === true)).toEqual(names);
    },
  );

  it("[SPEC-02] a notification batch is read by a source of at most 30 characters and an integer number", () => {
    const datovyZdroj = object(parameterOf("vratNotifikacniDavku", "datovyZdroj")["schema"], "datovyZdroj");
    const cisloDavky = object(parameterOf("vratNotifikacniDavku", "cisloDavky")["schema"], "cisloDavky");
    expect(datovyZdroj).toMatchObject({ type: "string", maxLength: 30 });
    // The other known facts are no rule.
    expect(Object.keys(datovyZdroj)).toEqual(["type", "maxLength", "x-known-values"]);
    expect(cisloDavky).toEqual({ type: "integer" });
    expect(accepts(datovyZdroj, "x".repeat(30))).toBe(true);
    expect(accepts(datovyZdroj, "x".repeat(31))).toBe(false);
    expect(accepts(cisloDavky, 1.5)).toBe(false);
  });

  const errors = operations.flatMap(({ id }) => errorStatuses.map((status) => ({ id, status })));
  it.each(errors)("[SPEC-03] $id answers $status with a Chyba", ({ id, status }) => {
    expect(bodyOf(at(operationOf(id).value, "responses", status), `${status} of ${id}`)).toBe("Chyba");
  });
});

describe("the security schemes", () => {
  it("[SPEC-07] the document has two: BasicAuth (HTTP basic) and BearerAuth (HTTP bearer)", () => {
    expect(at(contract, "components", "securitySchemes")).toEqual({
      BasicAuth: { type: "http", scheme: "basic", description: expect.any(String) as unknown },
      BearerAuth: { type: "http", scheme: "bearer", description: expect.any(String) as unknown },
    });
  });

  it("[SPEC-07] every operation accepts either, or none", () => {
    expect(contract["security"]).toEqual([{}, { BasicAuth: [] }, { BearerAuth: [] }]);
    expect(operationsOfContract.filter(({ value }) => value["security"] !== undefined)).toEqual([]);
  });
});
