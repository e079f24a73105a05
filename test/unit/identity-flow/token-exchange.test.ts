import { describe, expect, it, vi } from "vitest";
import { TransportError } from "ares-caais/identity";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";
import { createKey } from "../../fixtures/signing-keys.ts";
import { on } from "../../fixtures/on-event.ts";

const fail = (code: string): never => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
};

/** A login that has come back, whose client has read the document and the keys: reading these takes real time. */
async function begun(options: Parameters<FakeProvider["identity"]>[0] = { retry: { retries: 2, minDelay: 1 } }) {
  const provider = createFakeProvider();
  const identity = provider.identity(options);
  await provider.logIn(identity);
  provider.requests.length = 0;
  return { provider, ...(await provider.begin(identity)) };
}

describe("the exchange of the code", () => {
  it.each(["ECONNRESET", "UND_ERR_SOCKET", "ETIMEDOUT"])(
    "[NET-02] sends a request once when it may have arrived (%s)",
    async (code) => {
      const { provider, complete } = await begun();
      provider.answers["token"] = () => fail(code);
      const error = await thrownBy(provider.clock.run(complete()));
      expect(error).toBeInstanceOf(TransportError);
      expect(error).toMatchObject({ operation: "token", requestSent: true });
      expect(String(error)).toContain("begin the login again");
      expect(String(error)).toContain(`(${code})`);
      expect(provider.counts()).toEqual({ token: 1 });
    },
  );

  it("[NET-02] repeats a request that certainly was not sent", async () => {
    const { provider, complete } = await begun();
    let refused = 0;
    const own = provider.respond;
    provider.answers["token"] = (request) => {
      if ((refused += 1) < 3) fail("ECONNREFUSED");
      delete provider.answers["token"];
      return own(request);
    };
    const call = complete();
    // Not until it has ended: what is signed takes real time, and the deadline would come first.
    while (refused < 3) await provider.clock.advance(5);
    await expect(call).resolves.toHaveProperty("claims");
    expect(refused).toBe(3);
  });

  it("[NET-02] leaves the code valid for another call after a refused connection", async () => {
    const { provider, complete } = await begun({ retry: false });
    provider.answers["token"] = () => fail("ECONNREFUSED");
    const error = await thrownBy(complete());
    expect(error).toMatchObject({ operation: "token", requestSent: false });
    expect(String(error)).not.toContain("begin the login again");
    delete provider.answers["token"];
    await expect(complete()).resolves.toHaveProperty("claims");
  });

  it("[NET-02] sends a request once when a hook throws an error that looks like a refused connection", async () => {
    const broken = Object.assign(new Error("the log is down"), { code: "ECONNREFUSED" });
    const onResponse = vi.fn();
    const { provider, complete } = await begun({ retry: { retries: 2 }, onEvent: on({ response: onResponse }) });
    onResponse.mockImplementation(() => {
      throw broken;
    });
    provider.answers["token"] = () => Response.json({});
    await expect(provider.clock.run(complete())).rejects.toBe(broken);
    expect(provider.counts()).toEqual({ token: 1 });
  });

  it.each([429, 500, 502, 503, 504])("[NET-02] sends a request once after %i", async (status) => {
    const { provider, complete } = await begun();
    provider.answers["token"] = () => new Response("", { status, headers: { "retry-after": "0" } });
    // An option of the registry would be no advice.
    const message: unknown = expect.stringMatching(
      /^(?!.*requestsPerMinute).*; the code or token may be used up, begin/,
    );
    await expect(provider.clock.run(complete())).rejects.toMatchObject({ status, message });
    expect(provider.counts()).toEqual({ token: 1 });
  });

  it("[NET-02] ends at the deadline when no response comes, and says to begin again", async () => {
    const { provider, complete } = await begun();
    provider.answers["token"] = () => new Promise(() => undefined);
    const call = complete({ deadline: 200 });
    const outcome = expect(call).rejects.toMatchObject({
      operation: "token",
      phase: "timeout",
      requestSent: true,
      message: expect.stringContaining("begin the login again") as string,
    });
    await provider.clock.advance(200);
    await outcome;
    expect(provider.clock.pending).toBe(0);
  });

  it("shares its deadline with all requests of the call", async () => {
    const provider = createFakeProvider();
    const { complete } = await provider.begin();
    const slow = provider.respond;
    provider.answers["jwks"] = async (request) => {
      await new Promise<void>((resolve) => provider.clock.schedule(resolve, 150));
      delete provider.answers["jwks"];
      return slow(request);
    };
    provider.answers["token"] = () => new Promise(() => undefined);
    const call = complete({ deadline: 200 });
    const outcome = expect(call).rejects.toMatchObject({ operation: "token", phase: "timeout" });
    // Loading what reads the keys, and reading them, takes real time.
    await expect.poll(() => provider.counts()).toHaveProperty("jwks");
    await provider.clock.advance(150);
    await expect.poll(() => provider.counts()).toHaveProperty("token");
    await provider.clock.advance(50);
    await outcome;
  });

  it("ends with the caller's reason when aborted", async () => {
    const { provider, complete } = await begun();
    provider.answers["token"] = () => new Promise(() => undefined);
    const controller = new AbortController();
    const call = complete({ signal: controller.signal });
    await provider.clock.advance(0);
    const reason = new Error("changed my mind");
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(provider.clock.pending).toBe(0);
  });

  it("refuses a code that another call is sending; after that call, the service refuses it", async () => {
    const { provider, complete } = await begun();
    const release = provider.hold("token");
    const first = complete();
    await provider.clock.advance(0);
    await expect(complete()).rejects.toMatchObject({
      field: "callback.code",
      rule: expect.stringContaining("is being exchanged by another call") as string,
    });
    release();
    await expect(first).resolves.toHaveProperty("claims");
    provider.answers["token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    await expect(complete()).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it.each<[string, () => Response, object]>([
    ["cannot be had", () => new Response("", { status: 503 }), { operation: "jwks", status: 503 }],
    ["are none", () => Response.json({ keys: [] }), { code: "ERR_DISCOVERY", field: "keys" }],
    ["cannot be asked for", () => fail("ECONNREFUSED"), { operation: "jwks", phase: "connection" }],
  ])("[OIDC-10] does not spend a code while the keys for its tokens %s", async (_title, answer, expected) => {
    const provider = createFakeProvider();
    const { complete } = await provider.begin();
    provider.answers["jwks"] = answer;
    await expect(complete()).rejects.toMatchObject(expected);
    expect(provider.counts()).toEqual({ discovery: 1, jwks: 1 });
    delete provider.answers["jwks"];
    await expect(complete()).resolves.toHaveProperty("claims");
    expect(provider.counts()).toEqual({ discovery: 1, jwks: 2, token: 1 });
  });

  it("[OIDC-10] completes a hundred logins when keys are replaced right after they were loaded", async () => {
    const provider = createFakeProvider();
    const { jwk: old } = await createKey();
    provider.answers["jwks"] = () => {
      delete provider.answers["jwks"];
      return Response.json({ keys: [old] });
    };
    const identity = provider.identity();
    const completed = await Promise.all(Array.from({ length: 100 }, () => provider.logIn(identity)));
    expect(completed.map(({ claims }) => claims.sub)).toEqual(Array.from({ length: 100 }, () => "user-1"));
    expect(provider.counts()).toEqual({ discovery: 1, jwks: 2, token: 100 });
  });

  it("tries nothing else of the call when the certificate is not available in time", async () => {
    const { provider, login, callback } = await begun();
    const identity = provider.identity({ tls: { certificates: () => new Promise(() => undefined) } });
    const call = identity.completeLogin(callback, login, { deadline: 200 });
    const outcome = expect(call).rejects.toMatchObject({ operation: "clientCertificate", phase: "timeout" });
    await provider.clock.advance(200);
    await outcome;
    expect(provider.counts()).toEqual({ discovery: 1 });
  });
});
