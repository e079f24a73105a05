import { describe, expect, it } from "vitest";
import { createLegacyIdentity, InvalidInputError, type LegacyIdentity } from "ares-caais/legacy";
import { thrownBy } from "../../fixtures/failures.ts";
import { sessionId } from "../../fixtures/legacy/fake-legacy.ts";

const fetch = (): Promise<Response> => Promise.reject(new Error("nothing is to be sent"));

function client(logoutUrl?: string, atsId = "ARES_1"): LegacyIdentity {
  return createLegacyIdentity({ version: "4.2", environment: "test", atsId, logoutUrl, fetch });
}

describe("the login page", () => {
  it.each([
    ["production", undefined, "https://externalauthapi.caais.gov.cz/login?atsId=ARES_1"],
    ["production", "cms", "https://externalauthapi.caais.cms2.cz/login?atsId=ARES_1"],
    ["test", undefined, "https://externalauthapi.caais-test-ext.gov.cz/login?atsId=ARES_1"],
  ] as const)("[SOAP-08] has in %s on %s the shortcut of the client system in its URL", (environment, network, url) => {
    const legacy = createLegacyIdentity({ version: "2.1", environment, network, atsId: "ARES_1", fetch });
    expect(legacy.loginUrl()).toBe(url);
  });

  it("[SOAP-08] works at a custom address, and escapes the shortcut", () => {
    const environment = { legacyPages: "http://localhost:1/pages/", legacyMutualTls: "http://localhost:2" };
    const legacy = createLegacyIdentity({ version: "2.1", environment, atsId: "Š+&=#1", fetch });
    expect(legacy.loginUrl()).toBe("http://localhost:1/pages/login?atsId=%C5%A0%2B%26%3D%231");
    expect(new URL(legacy.loginUrl()).searchParams.get("atsId")).toBe("Š+&=#1");
  });
});

describe("the logout page", () => {
  const registered = "https://app.example.cz/logged-out";

  it.each([
    registered,
    `${registered}?a=1&b=ž#x`,
    `${registered}/deeper`,
    `${registered}-prefix`,
    new URL(`${registered}?x=%26`),
  ])("[SOAP-09] accepts a return address that starts with the registered one: %s", (returnUri) => {
    const url = new URL(client(registered).logoutUrl(returnUri));
    expect(url.origin + url.pathname).toBe("https://externalauthapi.caais-test-ext.gov.cz/processLogout");
    expect([...url.searchParams]).toEqual([
      ["atsId", "ARES_1"],
      ["uri", String(returnUri)],
    ]);
  });

  it.each([
    ["another page", "https://app.example.cz/other"],
    ["another host", "https://elsewhere.cz/logged-out"],
    ["the registered one inside", `https://elsewhere.cz/?x=${registered}`],
    ["another scheme", "http://app.example.cz/logged-out"],
    ["a host in another case", "https://APP.example.cz/logged-out"],
    ["a way out of it", `${registered}/../other`],
    ["less of it", registered.slice(0, -1)],
  ])("[SOAP-09] refuses %s", async (_title, returnUri) => {
    const error = await thrownBy(() => client(registered).logoutUrl(returnUri));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({
      field: "returnUri",
      rule: "must start with the registered logout address, https://app.example.cz/logged-out",
    });
  });

  it("[SOAP-09] does not accept another host that starts with a registered host", () => {
    const legacy = client("https://app.example.cz");
    expect(legacy.logoutUrl("https://app.example.cz/x")).toContain("uri=https%3A%2F%2Fapp.example.cz%2Fx");
    expect(() => legacy.logoutUrl("https://app.example.cz.elsewhere.net/")).toThrow(InvalidInputError);
    expect(() => legacy.logoutUrl("https://app.example.cz:8443/")).toThrow(InvalidInputError);
    expect(() => legacy.logoutUrl("https://app.example.cz@elsewhere.net/")).toThrow(InvalidInputError);
  });

  it.each([
    "",
    "/logged-out",
    "app.example.cz",
    "https://a b/",
    "https://a/\uD800",
    "https://me:pw@a.cz/",
    "javascript:alert(1)",
  ])("refuses an invalid page address, registered or not: %j", async (returnUri) => {
    expect(await thrownBy(() => client().logoutUrl(returnUri))).toMatchObject({ field: "returnUri" });
    expect(await thrownBy(() => client(returnUri))).toMatchObject({ field: "logoutUrl" });
  });

  it("leaves the check to the service without a registered address", () => {
    expect(client().logoutUrl("https://anywhere.cz/")).toContain("uri=https%3A%2F%2Fanywhere.cz%2F");
  });
});

describe("the session id of a callback", () => {
  const legacy = client();
  const callback = `https://app.example.cz/callback?x=1&sessionId=${sessionId}`;

  it.each([
    ["an address", callback],
    ["an address with a fragment", `${callback}#sessionId=other`],
    ["a URL", new URL(callback)],
    ["a path with a query", `/callback?sessionId=${sessionId}`],
    ["a query", `?sessionId=${sessionId}`],
    ["a query without its question mark", `x=1&sessionId=${sessionId}`],
    ["parameters", new URLSearchParams({ sessionId })],
    ["a record", { sessionId }],
    ["a record with a list of one", { sessionId: [sessionId], x: ["1", "2"] }],
  ])("[SOAP-08] the client reads the session id from %s", (_title, from) => {
    expect(legacy.sessionId(from)).toBe(sessionId);
  });

  it.each([30, 50])("[SOAP-08] the client accepts a session id of %i characters", (length) => {
    expect(legacy.sessionId({ sessionId: "a".repeat(length) })).toHaveLength(length);
  });

  it.each([
    ["missing", "https://app.example.cz/callback", "is missing"],
    ["inherited", Object.create({ sessionId }) as Record<string, unknown>, "is missing"],
    ["in the fragment", `/callback#?sessionId=${sessionId}`, "is missing"],
    ["in the path", `/callback&sessionId=${sessionId}`, "is missing"],
    ["twice", `${callback}&sessionId=${sessionId}`, "must not occur more than once"],
    ["twice in a record", { sessionId: [sessionId, sessionId] }, "must not occur more than once"],
    ["too short", { sessionId: "a".repeat(29) }, "must have 30 to 50 characters"],
    ["too long", { sessionId: "a".repeat(51) }, "must have 30 to 50 characters"],
    ["no text", { sessionId: 7 }, "must be text"],
    ["of other letters", { sessionId: "ž".repeat(40) }, "must be visible ASCII without <, > and &"],
    ["markup", { sessionId: `${"a".repeat(30)}</x>` }, "must be visible ASCII without <, > and &"],
  ])(
    "[SOAP-08] the client refuses a session id that is %s, and never repeats it in the error",
    async (_title, from, rule) => {
      const error = await thrownBy(() => legacy.sessionId(from));
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field: "sessionId", rule });
      expect(error).not.toHaveProperty(["issues", "0", "value"]);
    },
  );

  it.each([null, undefined, 7, ["sessionId"], "https://", "https://a b/"])("refuses %j as a callback", async (from) => {
    expect(await thrownBy(() => Reflect.apply(legacy.sessionId, undefined, [from]))).toMatchObject({
      field: "callback",
    });
  });
});
