import { decodeJwt } from "jose";
import { createLogin } from "ares-caais/login";
import { createSandbox } from "ares-caais/sandbox";
import { describe, expect, it } from "vitest";
import { thumbprintOf } from "../fixtures/certificates.ts";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { createDatedClock } from "../fixtures/dated-clock.ts";
import { addresses, createMemoryStore, origin, secret } from "../fixtures/fake-login.ts";
import { identityOf } from "./sandbox-client.ts";

describe("a client certificate that is replaced", () => {
  it("[LOGIN-06] keeps sessions, and refreshes their tokens with the new certificate", async () => {
    await using sandbox = await createSandbox({ clients: [{ clientId: "AIS", certificates: 2, ...addresses }] });
    const [before, after] = sandbox.client.certificates;
    if (before === undefined || after === undefined) throw new Error("two certificates were asked for");
    let current = before;
    const tls = { certificates: () => current, ca: sandbox.certificateAuthority };
    using identity = identityOf(sandbox, { tls });
    const clock = createDatedClock(Date.now());
    const login = createLogin({
      ...{ identity, scope: ["openid"], secret, store: createMemoryStore(), clock },
      ...{ refresh: true, toUser: ({ claims }) => claims.sub },
    });
    const jar = new CookieJar(origin, login.handler);
    const begun = await jar.visit("/auth/login");
    await jar.visit(await sandbox.logIn(begun.headers.get("location") ?? "", "novakova.jana"));
    const ask = async (): Promise<unknown> => {
      const headers = new Headers();
      const tokens = await login.tokens(jar.request("/"), headers);
      jar.keep(headers);
      // The access token belongs to the certificate that it was asked for with (RFC 8705).
      return thumbprintIn(tokens?.accessToken ?? expect.unreachable());
    };
    expect(await ask()).toBe(thumbprintOf(before));
    current = after;
    expect(await ask()).toBe(thumbprintOf(before));
    clock.at += 250_000;
    // A refresh that takes longer than three seconds is there for a later request.
    await expect.poll(ask, { timeout: 30_000 }).toBe(thumbprintOf(after));
    expect(await login.requireUser(jar.request("/"))).toEqual(expect.any(String));
  });
});

function thumbprintIn(accessToken: string): unknown {
  return decodeJwt(accessToken)["client_cert_sha256"];
}
