import { createHash, X509Certificate } from "node:crypto";
import { decodeJwt } from "jose";
import type { Clock } from "ares-caais";
import { createIdentity } from "ares-caais/identity";
import { createLogin } from "ares-caais/login";
import { createSandbox } from "ares-caais/sandbox";
import { describe, expect, it } from "vitest";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { origin, places, secret } from "../fixtures/fake-login.ts";

function thumbprintOf(cert: string): string {
  return createHash("sha256").update(new X509Certificate(cert).raw).digest("base64url");
}

describe("a client certificate that is replaced", () => {
  it.each(places)(
    "[LOGIN-06] ends no session in $where: its tokens are refreshed with the new one",
    async ({ newStore }) => {
      const addresses = {
        redirectUris: [`${origin}/auth/callback`],
        postLogoutRedirectUris: [`${origin}/auth/logged-out`],
      };
      await using sandbox = await createSandbox({ clients: [{ clientId: "AIS", certificates: 2, ...addresses }] });
      const { clientId, redirectUri, postLogoutRedirectUri, certificates } = sandbox.client;
      const [before, after] = certificates;
      if (before === undefined || after === undefined) throw new Error("two certificates were asked for");
      let current = before;
      using identity = createIdentity({
        ...{ environment: sandbox.environment, clientId, redirectUri, postLogoutRedirectUri },
        tls: { certificates: () => current, ca: sandbox.certificateAuthority },
      });
      let ahead = 0;
      const clock: Clock = {
        now: () => performance.now(),
        date: () => Date.now() + ahead,
        random: () => Math.random(),
        schedule: (callback, milliseconds) => {
          const timer = setTimeout(callback, milliseconds);
          return () => {
            clearTimeout(timer);
          };
        },
      };
      const login = createLogin({
        ...{ identity, scope: ["openid"], secret, store: newStore(), clock },
        // The access token belongs to the certificate that it was asked for with (RFC 8705).
        toUser: ({ claims, accessToken }) => ({ sub: claims.sub, thumbprint: thumbprintIn(accessToken) }),
      });
      const jar = new CookieJar(origin, login.handler);
      const begun = await jar.visit("/auth/login");
      await jar.visit(await sandbox.logIn(begun.headers.get("location") ?? "", "novakova.jana"));
      const ask = async (): Promise<unknown> => {
        const headers = new Headers();
        const user = await login.user(jar.request("/"), headers);
        jar.keep(headers);
        return user;
      };
      const sub: unknown = expect.any(String);
      expect(await ask()).toEqual({ sub, thumbprint: thumbprintOf(before.cert) });
      current = after;
      expect(await ask()).toEqual({ sub, thumbprint: thumbprintOf(before.cert) });
      ahead = 250_000;
      // A refresh that takes longer than three seconds is there for a later request.
      await expect.poll(ask, { timeout: 30_000 }).toEqual({ sub, thumbprint: thumbprintOf(after.cert) });
      expect(await login.requireUser(jar.request("/"))).toEqual({ sub, thumbprint: thumbprintOf(after.cert) });
    },
  );
});

function thumbprintIn(accessToken: string): unknown {
  return decodeJwt(accessToken)["client_cert_sha256"];
}
