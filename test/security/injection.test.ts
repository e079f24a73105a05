import { describe, expect, it } from "vitest";
import { createRegistry, type RegistryOptions } from "ares-caais";
import { thrownBy } from "../fixtures/failures.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { createFakeLegacy } from "../fixtures/legacy/fake-legacy.ts";

/** Texts that would end a header, or that no header can hold. */
const hostile = [
  ["a line break", "hunter2\r\nx-admin: 1"],
  ["a line feed", "hunter2\nx-admin: 1"],
  ["a carriage return", "hunter2\rx-admin: 1"],
  ["NUL", "hunter2\0"],
  ["a letter beyond latin-1", "hunter2\u0159"],
] as const;

const refused = { name: "InvalidInputError" };

describe.each(hostile)("header injection by %s", (_title, value) => {
  it.each<[string, string, RegistryOptions]>([
    ["a header", "headers.x-key", { headers: { "x-key": value } }],
    ["the user agent", "headers.user-agent", { headers: { "user-agent": value } }],
    ["a bearer token", "credentials.token", { credentials: { type: "bearer", token: value } }],
  ])("refuses it before anything is sent: %s", async (_what, field, options) => {
    const error = await thrownBy(() => createRegistry(options));
    expect(error).toMatchObject({ ...refused, field });
    expect(String(error)).not.toContain("hunter2");
  });

  it("refuses it in the token of a supplier and in a header of one call", async () => {
    const { registry, seen } = createFakeService(() => Response.json({}), {
      credentials: { type: "bearer", token: () => value },
    });
    const input = { ico: "27074358" };
    const supplied = await thrownBy(registry.vratEkonomickySubjekt(input));
    expect(supplied).toMatchObject({ ...refused, field: "credentials.token" });
    const headers = { "x-key": value };
    const ofCall = await thrownBy(registry.vratEkonomickySubjekt(input, { headers }));
    expect(ofCall).toMatchObject({ ...refused, field: "headers.x-key" });
    expect(seen).toEqual([]);
  });

  it("refuses it in an access token", async () => {
    const provider = createFakeProvider();
    const error = await thrownBy(provider.identity().userinfo(value, { subject: "user-1" }));
    expect(error).toMatchObject({ ...refused, field: "accessToken" });
    expect(provider.requests).toEqual([]);
  });

  it("encodes it in basic credentials, or refuses them", async () => {
    const credentials = { type: "basic", username: "user", password: value } as const;
    if (value.endsWith("\u0159")) {
      const { registry, seen } = createFakeService(() => Response.json({}), { credentials });
      await registry.vratEkonomickySubjekt({ ico: "27074358" });
      expect(seen[0]?.headers.get("authorization")).toMatch(/^Basic [A-Za-z0-9+/]+=*$/);
    } else {
      const error = await thrownBy(() => createRegistry({ credentials }));
      expect(error).toMatchObject({ ...refused, field: "credentials.password" });
    }
  });
});

describe("parameter injection", () => {
  const value = "a&client_id=EVIL#f?x=1\r\nHost: evil.example \u0159%26%00+";

  it("keeps state inside its parameter: in the address and the form of a login and a logout", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"], state: value });
    const logout = await identity.logout({ idToken: "t&client_id=EVIL", state: value });
    for (const { url, form } of [login, logout]) {
      const { searchParams, hash, host } = new URL(url);
      expect(searchParams.getAll("client_id")).toEqual(["AIS"]);
      expect(searchParams.get("state")).toBe(value);
      expect(form.fields["state"]).toBe(value);
      expect(hash).toBe("");
      expect(host).toMatch(/^(auth|mtls)\.test$/);
    }
  });

  it("keeps the code of a callback inside its parameter of the token request", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const code = "c&client_id=EVIL&grant_type=refresh_token";
    await identity.completeLogin({ code, state: login.pending.state }, login).catch(() => undefined);
    const sent = new URLSearchParams(provider.requests.find(({ endpoint }) => endpoint === "token")?.body);
    expect([sent.getAll("code"), sent.getAll("client_id"), sent.getAll("grant_type")]).toEqual([
      [code],
      ["AIS"],
      ["authorization_code"],
    ]);
  });

  it("keeps shortcut and return address of the legacy pages inside their parameters", () => {
    const atsId = "A&uri=https://evil.example#";
    const { legacy } = createFakeLegacy("4.2", () => new Response(), { atsId, logoutUrl: "https://ais.example/" });
    for (const url of [legacy.loginUrl(), legacy.logoutUrl("https://ais.example/?a=1&atsId=EVIL#x")]) {
      expect(new URL(url).searchParams.getAll("atsId")).toEqual([atsId]);
      expect(new URL(url).hash).toBe("");
    }
  });

  it.each(["%2e%2e", "%2e%2e%2f%2e%2e", "..\\..", "..%5c", "a/../..", "%00", "a;b", "@evil.example", "//evil.example"])(
    "keeps it inside its path segment: %j",
    async (datovyZdroj) => {
      const { registry, seen } = createFakeService(() => Response.json({}));
      await registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky: 7 });
      const before = "/ekonomicke-subjekty-notifikace/datovy-zdroj/";
      expect(seen[0]?.path).toBe(`${before}${encodeURIComponent(datovyZdroj)}/cislo-davky/7`);
    },
  );
});
