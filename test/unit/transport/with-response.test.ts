import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { RegistryError } from "ares-caais";
import { watchRejections } from "../../fixtures/failures.ts";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";
import {
  confirmed,
  createFakeLegacy,
  heartBeatResponse,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";

const ico = "90000021";
const found = (): Response => Response.json({ ico }, { headers: { "x-request": "7" } });
const anyNumber = expect.any(Number) as number;
const plain = { data: { ico }, callId: anyNumber, status: 200, attempts: 1, fromCache: false, shared: false };

describe("the response of a registry call", () => {
  it("[NET-17] comes beside the data, without a further request", async () => {
    const { registry, clock, seen } = createFakeService(found);
    const call = registry.vratEkonomickySubjekt({ ico });
    const { headers, ...rest } = await clock.run(call.withResponse());
    expect(rest).toEqual(plain);
    expect(headers.get("x-request")).toBe("7");
    expect(await call).toBe(rest.data);
    expect((await call.withResponse()).callId).toBe(rest.callId);
    expect(seen).toHaveLength(1);
  });

  it("[NET-17] counts all attempts, within the retries of the call", async () => {
    const { registry, clock, seen } = createFakeService(() =>
      seen.length < 3 ? new Response("", { status: 503 }) : found(),
    );
    expect(await clock.run(registry.vratEkonomickySubjekt({ ico }).withResponse())).toMatchObject({
      ...plain,
      attempts: 3,
    });
  });

  it("[NET-17] tells whether it came from the cache, or from another call", async () => {
    const store = new Map<string, string>();
    const { registry, clock } = createFakeService(found, { cache: { store, ttl: 1000 } });
    const ask = () => registry.vratEkonomickySubjekt({ ico }).withResponse();
    expect(await clock.run(Promise.all([ask(), ask()]))).toMatchObject([
      plain,
      { ...plain, attempts: 0, shared: true },
    ]);
    const { headers, ...rest } = await clock.run(ask());
    expect(rest).toEqual({ ...plain, attempts: 0, fromCache: true });
    expect([...headers.keys()]).toEqual(["content-type"]);
    const both = await clock.run(Promise.all([ask(), ask()]));
    expect(both).toMatchObject([
      { fromCache: true, shared: false },
      { fromCache: true, shared: true },
    ]);
  });

  it("[NET-17] has its own headers, whose changes no other call sees", async () => {
    const { registry, clock } = createFakeService(found);
    const ask = () => registry.vratEkonomickySubjekt({ ico }).withResponse();
    const [one, other] = await clock.run(Promise.all([ask(), ask()]));
    one.headers.delete("x-request");
    expect(other.headers.get("x-request")).toBe("7");
  });

  it("[NET-17] comes with every operation, and with the detail of a source", async () => {
    const { registry, clock } = createFakeService(() => Response.json({ pocetCelkem: 0 }, { status: 200 }));
    const filter = { obchodniJmeno: "A" };
    expect(await clock.run(registry.vyhledejEkonomickeSubjekty(filter).withResponse())).toMatchObject({
      data: { pocetCelkem: 0 },
      status: 200,
    });
    expect(await clock.run(registry.detail("res", { ico }).withResponse())).toMatchObject({ status: 200 });
    const unknown = registry.detail("xyz" as "res", { ico });
    await expect(unknown.withResponse()).rejects.toThrow("source must be one of ares, vr, res");
    await expect(unknown).rejects.toThrow("source must be one of ares, vr, res");
  });

  it("[NET-17] fails like the call, without an unhandled rejection", async () => {
    const { registry, clock } = createFakeService(() => Response.json({ kod: "NENALEZENO" }, { status: 404 }));
    const unhandled = watchRejections();
    const failed = registry.vratEkonomickySubjekt({ ico }).withResponse();
    await expect(clock.run(failed)).rejects.toBeInstanceOf(RegistryError);
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });
});

describe("the response of an identity client's call", () => {
  it("[NET-17] belongs to the main request of the call", async () => {
    const provider = createFakeProvider();
    Object.assign(provider.document, {
      userinfo_endpoint: "https://mtls.test/userinfo",
      grant_types_supported: ["authorization_code", "refresh_token"],
    });
    const cookie = "session=secret-cookie";
    const own = provider.respond;
    provider.answers["token"] = async (request) => {
      delete provider.answers["token"];
      const answer = await own(request);
      answer.headers.append("set-cookie", cookie);
      return answer;
    };
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const completed = await identity.completeLogin(provider.authorize(login), login).withResponse();
    // The keys and the code: the document came with beginLogin.
    expect(completed).toMatchObject({ status: 200, attempts: 2, fromCache: false, shared: false });
    expect(completed.data.claims.sub).toBe("user-1");
    expect(completed.headers.get("set-cookie")).toBe(cookie);
    const { accessToken, idToken } = completed.data;
    const asked = await identity.userinfo(accessToken, { subject: "user-1" }).withResponse();
    expect(asked).toMatchObject({ status: 200, attempts: 1, data: { claims: { sub: "user-1" } } });
    const refreshed = await identity.refresh("opaque-refresh-token", { subject: "user-1" }).withResponse();
    expect(refreshed).toMatchObject({ status: 200, attempts: 1, data: { accessToken: expect.any(String) as string } });
    const ended = await identity
      .endSession({ idToken, postLogoutRedirectUri: "https://ais.example/bye" })
      .withResponse();
    expect(ended).toMatchObject({ status: 302, attempts: 1 });
    expect(ended.headers.get("location")).toBe(ended.data.url);
  });

  it("[NET-17] hides its headers in logs, because they hold cookies and addresses", async () => {
    const provider = createFakeProvider();
    const location = "https://auth.test/logout?id=secret-session";
    provider.answers["endSession"] = () =>
      new Response(null, { status: 302, headers: { location, "set-cookie": "session=secret-cookie" } });
    const options = { idToken: "a.b.c", postLogoutRedirectUri: "https://ais.example/bye" };
    const ended = await provider.identity().endSession(options).withResponse();
    expect([ended.headers.get("location"), ended.headers.get("set-cookie")]).toEqual([
      location,
      "session=secret-cookie",
    ]);
    for (const shown of [inspect(ended, { depth: 9 }), inspect(ended, { depth: 9, customInspect: false })]) {
      expect(shown).toContain("status: 302");
      expect(shown).not.toContain("secret-");
    }
  });
});

describe("the response of a SOAP call", () => {
  it("[NET-17] comes beside the values, after the last attempt", async () => {
    const statuses = ["ERROR", "OK"];
    const { legacy, clock } = createFakeLegacy("4.2", ({ body }) => {
      if (body.includes("authConfirmation")) return xmlAnswer(confirmed("4.2", "<Username>jana</Username>"));
      return xmlAnswer(heartBeatResponse("4.2", `<ns2:status>${statuses.shift() ?? ""}</ns2:status>`));
    });
    const beat = await clock.run(legacy.heartBeat().withResponse());
    expect(beat).toMatchObject({ data: { status: "OK" }, status: 200, attempts: 2, fromCache: false, shared: false });
    expect(beat.headers.get("content-type")).toContain("text/xml");
    const user = await clock.run(legacy.authConfirmation(sessionId).withResponse());
    expect(user).toMatchObject({ data: { attributes: { Username: "jana" } }, status: 200, attempts: 1 });
  });
});
