import { describe, expect, it } from "vitest";
import { guardRefusal } from "../../../src/sandbox/guard.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly accepted: readonly [host: string, port: number][];
  readonly refused: readonly [host: string, port: number][];
};

const refusal = (headers: Readonly<Record<string, string>>, port: number, method = "GET"): number | undefined =>
  guardRefusal({ method, headers }, { port, names: ["sandbox.test", "[fd00::1]"] }, true)?.status;

describe("[KIT-06] the guard of the sandbox", () => {
  it.each(tables.accepted)("accepts the host %s on port %i, as browsers send it", (host, port) => {
    expect(refusal({ host }, port)).toBeUndefined();
    expect(refusal({ host, origin: `https://${host.toLowerCase()}` }, port, "POST")).toBeUndefined();
  });

  it.each(tables.refused)("refuses the host %s on port %i", (host, port) => {
    expect(refusal({ host }, port)).toBe(421);
  });

  it("accepts no form of the default port on another one", () => {
    expect(refusal({ host: "localhost:8443", origin: "https://localhost" }, 8443, "POST")).toBe(403);
    expect(refusal({ host: "localhost", origin: "https://localhost:8443" }, 443, "POST")).toBe(403);
  });
});
