import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createRegistry, type Credentials } from "ares-caais";
import { thrownBy } from "../../fixtures/failures.ts";
import { blockPage, createFakeService } from "../../fixtures/fake-service.ts";
import { on } from "../../fixtures/on-event.ts";

const ok = (): Response => Response.json({});
const refused = (): Response => Response.json({ kod: "NEPRIHLASENY_UZIVATEL" }, { status: 401 });
const ico = "90000021";

describe("credentials", () => {
  it("[REG-11] sends basic as user name and password in UTF-8, also in the plain client", async () => {
    const { registry, seen } = createFakeService(ok, {
      credentials: { type: "basic", username: "Jiří", password: "páss:wörd" },
    });
    await registry.vratEkonomickySubjekt({ ico });
    await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } } });
    const expected = `Basic ${Buffer.from("Jiří:páss:wörd").toString("base64")}`;
    expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual([expected, expected]);
  });

  const key = "hunter2/+=";
  it.each<[Credentials, header: string | null, query: string]>([
    [{ type: "apiKey", name: "X-Api-Key", key }, key, ""],
    [{ type: "apiKey", name: "klic", in: "query", key }, null, "?klic=hunter2%2F%2B%3D"],
  ])(
    "[GEN-22] sends an API key to the registry in its place, and to no other address: %j",
    async (credentials, header, query) => {
      const { registry, seen } = createFakeService(ok, { credentials });
      await registry.vratEkonomickySubjekt({ ico });
      const path = "/ekonomicke-subjekty/{ico}";
      const params = { path: { ico } };
      await registry.client.GET(path, { params });
      for (const { url, headers } of seen)
        expect([headers.get("x-api-key"), url.replace(/^[^?]*/, "")]).toEqual([header, query]);
      await registry.client.GET(path, { params, baseUrl: "https://elsewhere.example.org" });
      expect(inspect([seen.at(-1)?.url, ...(seen.at(-1)?.headers ?? [])])).not.toMatch(/hunter2/);
    },
  );

  it.each<[string, Credentials]>([
    ["[REG-11] keeps a password", { type: "basic", username: "user", password: key }],
    ["[GEN-22] keeps an API key in the header", { type: "apiKey", name: "klic", in: "header", key }],
    ["[GEN-22] keeps an API key in the query", { type: "apiKey", name: "klic", in: "query", key }],
  ])("%s out of cache keys, errors, events and inspected clients", async (_what, credentials) => {
    const noted: unknown[] = [];
    const note = (event: unknown): void => void noted.push(event);
    const kept: unknown[] = [];
    const store = { get: note, set: (...given: unknown[]) => void kept.push(given), lease: note };
    const answers = [
      ok,
      (): Response => Response.json({ kod: "CHYBA", popis: `klic ${key} ${encodeURIComponent(key)}` }, { status: 400 }),
      (): Response => Response.json({ kod: "OBECNA_CHYBA" }, { status: 500 }),
      blockPage,
      (): never => {
        throw new TypeError("fetch failed", { cause: new Error("connect") });
      },
    ];
    for (const answer of answers) {
      const { registry, clock } = createFakeService(answer, {
        credentials,
        headers: { "x-secret": key },
        cache: { store, ttl: 1000 },
        onEvent: on({ request: note, response: note, failure: note, retry: note, cache: note }),
      });
      const outcome = await clock.run(registry.vratEkonomickySubjekt({ ico }).catch((error: unknown) => error));
      const shown = inspect([outcome, noted, kept, registry], { depth: 20, showHidden: true });
      expect(shown).not.toMatch(/hunter2/);
      expect(shown).not.toContain(btoa(`user:${key}`));
    }
    expect(kept).toHaveLength(1);
  });

  it("[REG-11] sends a bearer token unchanged", async () => {
    const { registry, seen } = createFakeService(ok, { credentials: { type: "bearer", token: "abc.def-_~+/=" } });
    await registry.vratEkonomickySubjekt({ ico });
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer abc.def-_~+/=");
  });

  it("[REG-11] calls a supplier once, again after a 401, and not a third time", async () => {
    const asked: boolean[] = [];
    const valid = new Set(["t1"]);
    const { registry, seen } = createFakeService(
      ({ headers }) => (valid.has(headers.get("authorization")?.slice(7) ?? "") ? ok() : refused()),
      {
        credentials: {
          type: "bearer",
          token: ({ rejected }) => Promise.resolve(`t${asked.push(rejected)}`),
        },
      },
    );
    const call = (ico: string): Promise<unknown> => registry.vratEkonomickySubjekt({ ico });
    await call("90000021");
    await call("90000030");
    expect(asked).toEqual([false]);
    valid.clear();
    valid.add("t2");
    await Promise.all([call("90000048"), call("90000056")]);
    expect(asked).toEqual([false, true]);
    valid.clear();
    const before = seen.length;
    await expect(call("90000064")).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual([false, true, true]);
    expect(seen.length - before).toBe(2);
  });

  it("[REG-11] does not repeat a 401 without a supplier", async () => {
    const { registry, seen } = createFakeService(refused, { credentials: { type: "bearer", token: "abc" } });
    await expect(registry.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ["credentials.username", { type: "basic", username: "a:b", password: "hunter2" }],
    ["credentials.token", { type: "bearer", token: "hunter2 x" }],
    ["credentials.token", { type: "bearer", token: "" }],
    ["credentials.key", { type: "apiKey", name: "klic", key: "hunter2 x" }],
    ["credentials.name", { type: "apiKey", key: "hunter2" }],
    ["credentials.name", { type: "apiKey", name: "x y", key: "hunter2" }],
    ["credentials.in", { type: "apiKey", name: "x", in: "cookie", key: "hunter2" }],
    ["credentials.type", { type: "digest", token: "hunter2" }],
  ])("[REG-11] refuses by name what cannot be sent, without its value: %s", async (field, credentials) => {
    // Wrong on purpose, as from JavaScript.
    const error = await thrownBy(() => createRegistry({ credentials: credentials as Credentials }));
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(inspect(error, { depth: 10 })).not.toContain("hunter2");
  });

  it.each(["Host", "content-length", "Transfer-Encoding", "connection", "Accept-Encoding", "Content-Type"])(
    "refuse the framing header %s",
    (name) => {
      expect(() => createRegistry({ headers: { [name]: "1" } })).toThrow(
        `createRegistry: headers.${name} is set by the client itself`,
      );
      const given = new Headers({ [name]: "1" });
      expect(() => createRegistry({ headers: given })).toThrow(`${name.toLowerCase()} is set by the client itself`);
    },
  );

  it("refuse their own header beside them", () => {
    const credentials = { type: "basic", username: "user", password: "hunter2" } as const;
    const headers = { Authorization: "Bearer x" };
    expect(() => createRegistry({ headers, credentials })).toThrow("headers.Authorization is set by the client itself");
    expect(() => createRegistry({ headers })).not.toThrow();
  });

  it("accept header pairs of any kind with text values only; those of a call win", async () => {
    const { registry, seen } = createFakeService(ok, {
      // As the Headers of another implementation give them.
      headers: new Map([
        ["x-one", "client"],
        ["x-two", "client"],
      ]) as unknown as Headers,
    });
    await registry.vratEkonomickySubjekt({ ico }, { headers: new Headers({ "X-Two": "call" }) });
    expect([seen[0]?.headers.get("x-one"), seen[0]?.headers.get("x-two")]).toEqual(["client", "call"]);
    for (const value of [undefined, null, 1]) {
      const headers = { "x-one": value } as unknown as Record<string, string>;
      expect(() => createRegistry({ headers })).toThrow("headers.x-one must be text");
    }
    expect(() => createRegistry({ headers: new Set(["x"]) as unknown as Headers })).toThrow(
      "must be an object of texts",
    );
  });
});
