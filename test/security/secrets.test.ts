import { describe, expect, it } from "vitest";
import { createRegistry, type Fetch, type FetchInit } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { transportFailureOf } from "../fixtures/failures.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeLegacy, sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { everythingShown } from "./shown.ts";

const secret = "hunter2-hunter2-hunter2";

/** Errors as libraries throw them, with the request in them. */
const failures: readonly (readonly [string, (request: object) => Error])[] = [
  [
    "an error of its own kind that holds the request",
    (request) => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", config: request, request }),
  ],
  [
    "a failed fetch whose cause holds what was sent",
    (request) =>
      new TypeError("fetch failed", {
        cause: Object.assign(new Error("other side closed"), {
          code: "UND_ERR_SOCKET",
          socket: { bytesRead: 0, _httpMessage: request },
          data: JSON.stringify(request),
        }),
      }),
  ],
  [
    "several errors, one for each address",
    (request) =>
      new TypeError("fetch failed", {
        cause: Object.assign(new AggregateError([Object.assign(new Error("one"), { request })], "all"), {
          code: "ECONNREFUSED",
          request,
        }),
      }),
  ],
  [
    "a long chain of causes",
    (request) =>
      Array.from({ length: 8 }).reduce<Error>(
        (cause, _, index) => Object.assign(new Error(`link ${index}`, { cause }), { code: "ECONNRESET" }),
        Object.assign(new Error("end"), { request }),
      ),
  ],
];

/** The request as such a library keeps it: with secrets a reader of the log could use. */
function requestOf(init: FetchInit = {}): object {
  return { headers: Object.fromEntries(new Headers(init.headers)), body: init.body };
}

/** Fails after the request is there; answers what comes before it. */
function failing(failure: (request: object) => Error, sent: object[]): Fetch {
  return (_url, init) => {
    const request = requestOf(init);
    sent.push(request);
    return Promise.reject(failure(request));
  };
}

describe.each(failures)("a fetch of the caller's own that throws %s", (_title, failure) => {
  it("shows no credential of the registry", async () => {
    const sent: object[] = [];
    const registry = createRegistry({
      fetch: failing(failure, sent),
      credentials: { type: "bearer", token: secret },
      headers: { "x-api-key": secret },
      retry: false,
    });
    const error = await transportFailureOf(registry.vratEkonomickySubjekt({ ico: "27074358" }));
    expect(JSON.stringify(sent)).toContain(secret);
    expect(everythingShown(error)).not.toContain(secret);
    // The error is still reported.
    expect(error.cause).toBeInstanceOf(Error);
  });

  it("shows neither code and verifier of a login nor an access token", async () => {
    const provider = createFakeProvider();
    provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = provider.authorize(login);
    const fail = (request: object): never => {
      throw failure(request);
    };
    provider.answers["token"] = fail;
    provider.answers["userinfo"] = ({ headers }) => fail({ headers: Object.fromEntries(headers) });
    const exchange = await transportFailureOf(identity.completeLogin(callback, login));
    const userinfo = await transportFailureOf(identity.userinfo(secret, { subject: "user-1" }));
    const shown = everythingShown([exchange, userinfo]) + everythingShown(exchange) + everythingShown(userinfo);
    for (const value of [new URL(callback).searchParams.get("code") ?? "", login.pending.codeVerifier, secret]) {
      expect(value.length).toBeGreaterThan(8);
      expect(shown).not.toContain(value);
    }
  });

  it("shows no session id", async () => {
    const { legacy, seen } = createFakeLegacy("4.2", (request) => Promise.reject(failure(request)), { retry: false });
    const error = await transportFailureOf(legacy.authConfirmation(sessionId));
    expect(seen[0]?.body).toContain(sessionId);
    expect(everythingShown(error)).not.toContain(sessionId);
  });
});

describe("the sandbox", () => {
  it("hides its private keys when it is printed, and still returns them", async () => {
    const sandbox = await createSandbox({ clients: [{ clientId: "AIS", certificates: 2 }] });
    try {
      expect(everythingShown(sandbox)).not.toContain("PRIVATE KEY");
      expect(everythingShown({ ...sandbox.client })).not.toContain("PRIVATE KEY");
      expect(sandbox.client.certificates.map(({ key }) => key)).toEqual([
        sandbox.client.tls.key,
        expect.stringContaining("PRIVATE KEY"),
      ]);
    } finally {
      await sandbox.close();
    }
  });
});
