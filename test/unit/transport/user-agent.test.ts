import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Fetch, Identity, IdentityOptions, LegacyIdentityOptions, RegistryOptions } from "ares-caais";
import { verifyContract, type VerificationOptions } from "ares-caais/verify";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";
import { createFakeLegacy, heartBeatResponse, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const own = `ares-caais/${version}`;
const ico = "90000021";

/** The header `User-Agent` of every request that some calls of each client make. */
const clients = {
  registry: async (options: Pick<RegistryOptions, "headers">, headers?: Record<string, string>): Promise<unknown[]> => {
    const { registry, clock, seen } = createFakeService(() => Response.json({ ico }), options);
    await clock.run(registry.vratEkonomickySubjekt({ ico }, { headers }));
    await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } }, headers: { ...headers } });
    return seen.map((request) => request.headers.get("user-agent"));
  },
  identity: async (options: Pick<IdentityOptions, "headers">, headers?: Record<string, string>): Promise<unknown[]> => {
    const provider = createFakeProvider();
    Object.assign(provider.document, { userinfo_endpoint: "https://mtls.test/userinfo" });
    const identity: Identity = provider.identity(options);
    const login = await identity.beginLogin({ scope: ["openid"] });
    const { accessToken, idToken } = await identity.completeLogin(provider.authorize(login), login, { headers });
    await identity.userinfo(accessToken, { subject: "user-1" }, { headers });
    await identity.endSession({ idToken, postLogoutRedirectUri: "https://ais.example/bye" }, { headers });
    expect(provider.requests.map(({ endpoint }) => endpoint)).toEqual([
      "discovery",
      "jwks",
      "token",
      "userinfo",
      "endSession",
    ]);
    return provider.requests.map((request) => request.headers.get("user-agent"));
  },
  legacy: async (
    options: Pick<LegacyIdentityOptions<"4.2">, "headers">,
    headers?: Record<string, string>,
  ): Promise<unknown[]> => {
    const answer = xmlAnswer(heartBeatResponse("4.2", "<ns2:status>OK</ns2:status>"));
    const { legacy, clock, seen } = createFakeLegacy("4.2", () => answer, options);
    await clock.run(legacy.heartBeat({ headers }));
    return seen.map((request) => request.headers.get("user-agent"));
  },
};
const names = Object.keys(clients) as (keyof typeof clients)[];

describe.each(names)("a client of %s", (name) => {
  const agents = clients[name];

  it("[NET-15] names the package in every request", async () => {
    const seen = await agents({});
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([own]));
  });

  it("[NET-15] sends the application's header instead, for every request or for one call", async () => {
    expect(new Set(await agents({ headers: { "User-Agent": "town-hall/7" } }))).toEqual(new Set(["town-hall/7"]));
    const ofCall = await agents({ headers: { "user-agent": "town-hall/7" } }, { "USER-AGENT": "town-hall/8" });
    expect(ofCall).toContain("town-hall/8");
    expect(ofCall).not.toContain(own);
  });

  it("[NET-15] adds no header in a browser, because that would cause a preflight request", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(new Set(await agents({}))).toEqual(new Set([null]));
    expect(await agents({ headers: { "user-agent": "town-hall/7" } })).toContain("town-hall/7");
  });
});

describe("a verification", () => {
  /** The header `User-Agent` of every request that it makes of the three services. */
  async function agents(options: Pick<VerificationOptions, "headers">): Promise<unknown[]> {
    const seen: unknown[] = [];
    const fetch: Fetch = (_url, { headers } = {}) => {
      seen.push(new Headers(headers).get("user-agent"));
      return Promise.resolve(Response.json({}));
    };
    const environment = {
      ...{ registry: "https://registry.test", oidc: "https://oidc.test", oidcMutualTls: "https://mtls.test" },
      ...{ legacyPages: "https://pages.test", legacyMutualTls: "https://soap.test" },
    };
    const operations = ["vratEkonomickySubjekt"] as const;
    const legacy = { version: "4.2", atsId: "MY_AIS", fetch } as const;
    const { operations: verified } = await verifyContract({
      ...{ ...options, environment, fetch, operations, legacy, identity: {}, retry: false },
      samples: { ico: ["90000021"] },
    });
    // Each service was asked.
    expect(new Set(verified.map(({ service }) => service))).toEqual(new Set(["registry", "identity", "legacy"]));
    expect(verified.every(({ calls }) => calls > 0)).toBe(true);
    return seen;
  }

  it("[NET-15] names the package in every request, or sends its caller's header", async () => {
    expect(new Set(await agents({}))).toEqual(new Set([own]));
    expect(new Set(await agents({ headers: { "User-Agent": "town-hall/7" } }))).toEqual(new Set(["town-hall/7"]));
  });
});
