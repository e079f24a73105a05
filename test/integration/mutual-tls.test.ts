import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { TransportError } from "ares-caais";
import { limits } from "../fixtures/limits.ts";
import { systemClock } from "../../src/transport/time.ts";
import { createMutualTls } from "../../src/node/mutual-tls.ts";
import type { MutualTls, TlsOptions } from "../../src/transport/mutual-tls.ts";
import { createTestAuthority, packPkcs12, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { call, startTlsServer, type TlsServer } from "./tls-server.ts";

const run = promisify(execFile);
let authority: TestAuthority;
let server: Issued;
let client: Issued;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"], usages: ["serverAuth"] });
  client = await authority.issue({ usages: ["clientAuth"] });
});

function create(tls: Partial<TlsOptions> = {}): MutualTls {
  const created = createMutualTls("test", { ...client, ca: authority.cert, ...tls }, systemClock);
  onTestFinished(() => {
    created.close();
  });
  return created;
}

/** A server that demands a client certificate of the authority. */
function startStrictServer(options: object = {}): Promise<TlsServer> {
  return startTlsServer({ ...server, requestCert: true, rejectUnauthorized: true, ca: authority.cert, ...options });
}

async function failureOf(answer: Promise<unknown>): Promise<TransportError> {
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  if (!(error instanceof TransportError)) throw new Error("no TransportError", { cause: error });
  return error;
}

describe("TLS versions", () => {
  it.each(["TLSv1.2", "TLSv1.3"] as const)("[NET-06] a service with only %s is accepted", async (version) => {
    const { url, handshakes, certificates } = await startStrictServer({ minVersion: version, maxVersion: version });
    const { exchange, thumbprint } = await create().credential();
    expect(await call(exchange, url)).toMatchObject({ status: 200, text: "ok" });
    expect(handshakes).toEqual([{ version, resumed: false }]);
    expect(certificates).toEqual([thumbprint]);
  });

  it.each(["TLSv1", "TLSv1.1"] as const)("[NET-06] a service with only %s is refused", async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
    const { url, handshakes } = await startTlsServer({ ...server, ...old });
    const tls = create();
    for (const { exchange } of [tls, await tls.credential()]) {
      const error = await failureOf(call(exchange, url));
      expect(error).toMatchObject({ phase: "tls", requestSent: false });
      expect(error.message).toContain("offers neither TLS 1.2 nor TLS 1.3");
    }
    expect(handshakes).toEqual([]);
  });
});

describe("the service's certificate", () => {
  it("[NET-08] of an unknown authority is refused, and the message says what to do", async () => {
    const unknown = await createTestAuthority("unknown authority");
    const { url, certificates } = await startTlsServer(await unknown.issue({ hosts: ["127.0.0.1"] }));
    for (const { exchange } of [create(), await create().credential(), await create({ ca: undefined }).credential()]) {
      const error = await failureOf(call(exchange, url));
      expect(error).toMatchObject({ phase: "tls", requestSent: false });
      expect(error.message).toMatch(/from an unknown authority; .*tls\.ca.* \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/);
    }
    expect(certificates).toEqual([]);
    // Several authorities may be given.
    const { exchange } = await create({ ca: [authority.cert, unknown.cert] }).credential();
    expect((await call(exchange, url)).text).toBe("ok");
  });

  it.each(["TLSv1.2", "TLSv1.3"] as const)(
    "[NET-08] for another host, expired, or early is refused over %s",
    async (maxVersion) => {
      const past = new Date(Date.now() - 60_000);
      const cases = [
        [{ hosts: ["other.example"] }, "is for another host name (ERR_TLS_CERT_ALTNAME_INVALID)"],
        [{ hosts: ["127.0.0.1"], notBefore: new Date(0), notAfter: past }, "has expired (CERT_HAS_EXPIRED)"],
        [{ hosts: ["127.0.0.1"], notBefore: new Date(Date.now() + 60_000) }, "is not valid yet (CERT_NOT_YET_VALID)"],
      ] as const;
      const { exchange } = await create().credential();
      for (const [wish, message] of cases) {
        const { url, certificates } = await startTlsServer({ ...(await authority.issue(wish)), maxVersion });
        const error = await failureOf(call(exchange, url, { method: "POST", body: "secret" }));
        expect(error).toMatchObject({ phase: "tls", requestSent: false });
        expect(error.message).toContain(`the service's certificate ${message}`);
        expect(certificates).toEqual([]);
      }
    },
  );

  it("[NET-08] is not trusted because its authority is in the PKCS#12 file", async () => {
    const { url } = await startTlsServer(server);
    const pfx = packPkcs12({ ...client, cert: client.cert + authority.cert }, "x");
    const tls = createMutualTls("test", { pfx, passphrase: "x" }, systemClock);
    const error = await failureOf(call((await tls.credential()).exchange, url));
    expect(error).toMatchObject({ phase: "tls" });
    expect(error.message).toContain("unknown authority");
  });

  it("[NET-08] [NET-06] is verified, and old TLS refused, whatever the environment says", async () => {
    const untrusted = await startTlsServer(await (await createTestAuthority("other")).issue({ hosts: ["127.0.0.1"] }));
    const old = await startTlsServer({
      ...server,
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
      ciphers: "DEFAULT@SECLEVEL=0",
    });
    const folder = mkdtempSync(join(tmpdir(), "ares-caais-"));
    try {
      writeFileSync(join(folder, "tls.json"), JSON.stringify({ ...client, ca: authority.cert }), { mode: 0o600 });
      const script = `
        import { readFileSync } from "node:fs";
        import { createMutualTls } from "./src/node/mutual-tls.ts";
        import { systemClock } from "./src/transport/time.ts";
        const tls = createMutualTls("test", JSON.parse(readFileSync(${JSON.stringify(join(folder, "tls.json"))}, "utf8")), systemClock);
        const request = { method: "GET", headers: {}, maxBytes: 1000, repeatable: true };
        const codeOf = (url) => (exchange) => exchange({ ...request, url }).then(() => "answered", ({ cause }) => cause.code);
        const exchanges = [tls.exchange, (await tls.credential()).exchange];
        const codes = [];
        for (const url of ${JSON.stringify([untrusted.url, old.url])}) codes.push(...(await Promise.all(exchanges.map(codeOf(url)))));
        codes.push(await globalThis.fetch(${JSON.stringify(untrusted.url)}).then(() => "answered", () => "refused"));
        console.log(JSON.stringify(codes));
      `;
      const flags = [
        "--tls-min-v1.0",
        "--tls-cipher-list=DEFAULT@SECLEVEL=0",
        "--import",
        "tsx",
        "--input-type=module",
      ];
      const { stdout } = await run(process.execPath, [...flags, "--eval", script], {
        env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
        timeout: limits.program,
      });
      expect(JSON.parse(stdout)).toEqual([
        ...["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
        // Which of the two depends on the order of packets.
        ...[1, 2].map(() => expect.stringMatching(/^(EPROTO|ERR_SSL_UNSUPPORTED_PROTOCOL)$/) as string),
        // The switch works for others.
        "answered",
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("connections", () => {
  it("[NET-09] 1000 calls one after the other take one handshake", async () => {
    const { url, handshakes, certificates } = await startStrictServer();
    const tls = create();
    for (let calls = 0; calls < 1000; calls += 1) await call((await tls.credential()).exchange, url);
    expect(certificates).toHaveLength(1000);
    expect(handshakes).toHaveLength(1);
  });

  it("[NET-09] 1000 calls, 20 at once, take 20 handshakes at most", async () => {
    const { url, handshakes, certificates } = await startStrictServer();
    const tls = create();
    for (let round = 0; round < 50; round += 1) {
      await Promise.all(Array.from({ length: 20 }, async () => call((await tls.credential()).exchange, url)));
    }
    expect(certificates).toHaveLength(1000);
    expect(handshakes.length).toBeLessThanOrEqual(20);
  });

  it.each(["TLSv1.2", "TLSv1.3"] as const)("[NET-09] a new one resumes the TLS session over %s", async (maxVersion) => {
    const { url, handshakes, certificates, closeIdleConnections } = await startStrictServer({
      maxVersion,
      sessionIdContext: "test",
    });
    const { exchange, thumbprint } = await create().credential();
    await call(exchange, url);
    closeIdleConnections();
    await call(exchange, url);
    expect(handshakes.map(({ resumed }) => resumed)).toEqual([false, true]);
    expect(certificates).toEqual([thumbprint, thumbprint]);
  });

  it("[NET-09] requests without a client certificate never use one that presents it", async () => {
    const { url, certificates } = await startTlsServer({ ...server, requestCert: true, rejectUnauthorized: false });
    const tls = create();
    const { exchange, thumbprint } = await tls.credential();
    await call(exchange, url);
    await call(tls.exchange, url);
    expect(certificates).toEqual([thumbprint, ""]);
  });
});

describe("a chain", () => {
  it("of an intermediate authority is presented whole, from PEM and from PKCS#12", async () => {
    const intermediate = await authority.issueAuthority("intermediate authority");
    const below = await intermediate.issue({ usages: ["clientAuth"] });
    const { url, certificates } = await startStrictServer();
    const pfx = packPkcs12({ ...below, cert: below.cert + authority.cert }, "x");
    for (const material of [below, { pfx, passphrase: "x" }]) {
      const tls = createMutualTls("test", { ...material, ca: authority.cert }, systemClock);
      const { exchange } = await tls.credential();
      expect((await call(exchange, url)).text).toBe("ok");
      tls.close();
    }
    expect(certificates).toHaveLength(2);
  });
});
