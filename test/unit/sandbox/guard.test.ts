import { describe, expect, it } from "vitest";
import { guardRefusal } from "../../../src/sandbox/guard.ts";

const refusal = (headers: Readonly<Record<string, string>>, port: number, method = "GET"): number | undefined =>
  guardRefusal({ method, headers }, { port, names: ["sandbox.test", "[fd00::1]"] }, true)?.status;

describe("[KIT-06] the guard of the sandbox", () => {
  it.each([
    ["127.0.0.1", 443],
    ["localhost", 443],
    ["LocalHost", 443],
    ["127.0.0.1:8443", 8443],
    ["LOCALHOST:8443", 8443],
    ["sandbox.test", 8443],
    ["Sandbox.test:443", 8443],
    ["sandbox.test:8443", 8443],
    ["[fd00::1]:8443", 8443],
  ])("accepts the host %s on port %i, as browsers send it", (host, port) => {
    expect(refusal({ host }, port)).toBeUndefined();
    expect(refusal({ host, origin: `https://${host.toLowerCase()}` }, port, "POST")).toBeUndefined();
  });

  it.each([
    ["127.0.0.1", 8443],
    ["127.0.0.1:443", 8443],
    ["evil.example", 443],
    ["localhost.evil.example", 443],
    ["me@localhost", 443],
    ["sandbox.test.evil.example", 443],
    ["evil.sandbox.test", 443],
    ["sandbox.test:8443:8443", 8443],
  ])("refuses the host %s on port %i", (host, port) => {
    expect(refusal({ host }, port)).toBe(421);
  });

  it("accepts no form of the default port on another one", () => {
    expect(refusal({ host: "localhost:8443", origin: "https://localhost" }, 8443, "POST")).toBe(403);
    expect(refusal({ host: "localhost", origin: "https://localhost:8443" }, 443, "POST")).toBe(403);
  });
});
