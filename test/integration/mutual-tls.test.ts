import { createIdentity } from "ares-caais/identity";
import type { LegacyIdentity, TlsOptions } from "ares-caais/legacy";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  createTestAuthority,
  packPkcs12,
  thumbprintOf,
  useTestCertificates,
  type Issued,
} from "../fixtures/certificates.ts";
import { createDatedClock } from "../fixtures/dated-clock.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { answerLegacy, createTlsLegacy } from "../fixtures/legacy/tls-legacy.ts";
import { callsOf } from "../fixtures/server-calls.ts";
import { startTlsServer, type TlsServer } from "../fixtures/servers/tls-server.ts";

const issued = useTestCertificates();
const versions = ["TLSv1.2", "TLSv1.3"] as const;

/** A client of a server with the client certificate and the authority of the tests, unless told otherwise. */
function create(url: string, tls: Partial<TlsOptions> = {}): LegacyIdentity<"4.2"> {
  return createTlsLegacy(url, { tls: { ...issued.client, ca: issued.authority.cert, ...tls } });
}

/** A server that demands a client certificate of the authority. */
function startStrictServer(options: object = {}): Promise<TlsServer> {
  const strict = { requestCert: true, rejectUnauthorized: true, ca: issued.authority.cert };
  return startTlsServer({ ...issued.server, ...strict, ...options }, answerLegacy);
}

describe("TLS versions", () => {
  it.each(versions)("[NET-06] accepts a service with only %s", async (version) => {
    const { url, handshakes, certificates } = await startStrictServer({ minVersion: version, maxVersion: version });
    expect(await create(url).heartBeat()).toMatchObject({ status: "OK" });
    expect(handshakes).toEqual([{ version, resumed: false }]);
    expect(certificates).toEqual([thumbprintOf(issued.client)]);
  });

  it.each(["TLSv1", "TLSv1.1"] as const)("[NET-06] refuses a service with only %s", async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
    const { port, handshakes } = await startTlsServer({ ...issued.server, ...old });
    const calls = callsOf(issued.authority, issued.client);
    for (const call of [calls.identity, calls.legacy]) {
      const error = await transportFailureOf(call(port));
      expect(error).toMatchObject({ phase: "tls", requestSent: false });
      expect(error.message).toContain("offers neither TLS 1.2 nor TLS 1.3");
    }
    expect(handshakes).toEqual([]);
  });
});

describe("the service's certificate", () => {
  it("[NET-08] refuses a service with an unknown authority, and the message says what to do", async () => {
    const unknown = await createTestAuthority("unknown authority");
    const server = await startTlsServer(await unknown.issue({ hosts: ["127.0.0.1"] }), answerLegacy);
    const { url, port, certificates } = server;
    for (const call of [
      () => callsOf(issued.authority, issued.client).identity(port),
      () => create(url).heartBeat(),
      () => create(url, { ca: undefined }).heartBeat(),
    ]) {
      const error = await transportFailureOf(call());
      expect(error).toMatchObject({ phase: "tls", requestSent: false });
      expect(error.message).toMatch(/from an unknown authority; .*tls\.ca.* \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/);
    }
    expect(certificates).toEqual([]);
    expect(await create(url, { ca: [issued.authority.cert, unknown.cert] }).heartBeat()).toHaveProperty("status");
  });

  it.each(versions)(
    "[NET-08] refuses a certificate for another host, an expired or an early one over %s",
    async (maxVersion) => {
      const past = new Date(Date.now() - 60_000);
      const cases = [
        [{ hosts: ["other.example"] }, "is for another host name (ERR_TLS_CERT_ALTNAME_INVALID)"],
        [{ hosts: ["127.0.0.1"], notBefore: new Date(0), notAfter: past }, "has expired (CERT_HAS_EXPIRED)"],
        [{ hosts: ["127.0.0.1"], notBefore: new Date(Date.now() + 60_000) }, "is not valid yet (CERT_NOT_YET_VALID)"],
      ] as const;
      for (const [wish, message] of cases) {
        const server = await startTlsServer({ ...(await issued.authority.issue(wish)), maxVersion }, answerLegacy);
        const error = await transportFailureOf(create(server.url).authConfirmation(sessionId));
        expect(error).toMatchObject({ phase: "tls", requestSent: false });
        expect(error.message).toContain(`the service's certificate ${message}`);
        expect([server.certificates, server.bodies]).toEqual([[], []]);
      }
    },
  );

  it("[NET-08] does not trust an authority because it is in the PKCS#12 file", async () => {
    const { url } = await startTlsServer(issued.server, answerLegacy);
    const pfx = packPkcs12({ ...issued.client, cert: issued.client.cert + issued.authority.cert }, "x");
    const error = await transportFailureOf(createTlsLegacy(url, { tls: { pfx, passphrase: "x" } }).heartBeat());
    expect(error).toMatchObject({ phase: "tls" });
    expect(error.message).toContain("unknown authority");
  });
});

describe("connections", () => {
  it("[NET-09] need one handshake for 1,000 calls one after the other", async () => {
    const { url, handshakes, certificates } = await startStrictServer();
    const legacy = create(url);
    for (let calls = 0; calls < 1000; calls += 1) await legacy.heartBeat();
    expect(certificates).toHaveLength(1000);
    expect(handshakes).toHaveLength(1);
  });

  it("[NET-09] need at most 20 handshakes for 1,000 calls, 20 at a time", async () => {
    const { url, handshakes, certificates } = await startStrictServer();
    const legacy = create(url);
    for (let round = 0; round < 50; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => legacy.heartBeat()));
    }
    expect(certificates).toHaveLength(1000);
    expect(handshakes.length).toBeLessThanOrEqual(20);
  });

  it.each(versions)("[NET-09] resume the TLS session when they are opened anew over %s", async (maxVersion) => {
    const server = await startStrictServer({ maxVersion, sessionIdContext: "test" });
    const legacy = create(server.url);
    await legacy.heartBeat();
    server.closeIdleConnections();
    await legacy.heartBeat();
    // A one-time request never takes an idle connection.
    await legacy.authConfirmation(sessionId);
    expect(server.handshakes.map(({ resumed }) => resumed)).toEqual([false, true, true]);
    expect(server.certificates).toEqual(Array.from({ length: 3 }, () => thumbprintOf(issued.client)));
  });

  it("[NET-09] carry no request without a client certificate when they present one", async () => {
    const server = await startTlsServer(
      { ...issued.server, requestCert: true, rejectUnauthorized: false },
      ({ method, headers }, response) => {
        const issuer = `https://${headers.host ?? ""}/`;
        const document = { issuer, token_endpoint_auth_methods_supported: ["tls_client_auth"] };
        if (method === "POST") response.writeHead(302, { location: `${issuer}logout?id=1` }).end();
        else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
      },
    );
    const address = server.url.slice(0, -1);
    const clock = createDatedClock(Date.now());
    const identity = createIdentity({
      ...{ clientId: "AIS", redirectUri: "https://ais.example/", clock },
      environment: { oidc: address, oidcMutualTls: address },
      tls: { ...issued.client, ca: issued.authority.cert },
    });
    onTestFinished(identity.close);
    const bye = { idToken: "a.b.c", postLogoutRedirectUri: "https://ais.example/bye" };
    await identity.endSession(bye);
    // The document of the service is read again after a day.
    clock.at += 86_400_001;
    await identity.endSession(bye);
    const thumbprint = thumbprintOf(issued.client);
    expect(server.certificates).toEqual(["", thumbprint, "", thumbprint]);
    expect(server.handshakes).toHaveLength(2);
  });
});

it("[NET-07] the client presents the whole chain of intermediate authorities, from PEM and from PKCS#12", async () => {
  const lower = await (await issued.authority.issueAuthority("upper")).issueAuthority("lower");
  const below: Issued = await lower.issue({ usages: ["clientAuth"] });
  const { url, certificates } = await startStrictServer();
  const pfx = packPkcs12({ ...below, cert: below.cert + issued.authority.cert }, "x");
  for (const material of [below, { pfx, passphrase: "x" }]) {
    const legacy = createTlsLegacy(url, { tls: { ...material, ca: issued.authority.cert } });
    expect(await legacy.heartBeat()).toMatchObject({ status: "OK" });
  }
  expect(certificates).toHaveLength(2);
});
