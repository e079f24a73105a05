import { X509Certificate } from "node:crypto";
import { createServer } from "node:tls";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestAuthority, runOpenSsl, useTestCertificates, type Issued } from "../fixtures/certificates.ts";
import { startTlsServer } from "../fixtures/servers/tls-server.ts";
import { failureOf, transportFailureOf } from "../fixtures/failures.ts";
import { callsOf, type Calls } from "../fixtures/server-calls.ts";
import { listen, startHttp, type Listening } from "../fixtures/servers/listen.ts";

const own = ["identity", "legacy"] as const;
const issued = useTestCertificates();
let calls: Calls;

beforeAll(() => {
  calls = callsOf(issued.authority, issued.client);
});

/** Certificate of a host outside the names that its authority may vouch for, with that authority. */
function constrained(): { readonly authority: string; readonly issued: Issued } {
  const names = "basicConstraints=critical,CA:TRUE\nnameConstraints=critical,permitted;IP:10.0.0.0/255.0.0.0\n";
  const config = `[req]\ndistinguished_name=dn\n[dn]\n[ca]\n${names}[host]\nsubjectAltName=IP:127.0.0.1\n`;
  const run = (files: Readonly<Record<string, string>>, args: string): string =>
    Buffer.from(runOpenSsl({ config, ...files }, args.split(" "), "out")).toString();
  const key = (): string => run({}, "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out out");
  const request = "req -x509 -new -days 2 -config config -out out";
  const caKey = key();
  const ca = run({ caKey }, `${request} -key caKey -subj /CN=constrained -extensions ca`);
  const hostKey = key();
  const cert = run(
    { ca, caKey, hostKey },
    `${request} -key hostKey -subj /CN=host -extensions host -CA ca -CAkey caKey`,
  );
  return { authority: ca, issued: { cert, key: hostKey } };
}

/** A server that asks for a client certificate, takes any, and notes what it gets to know. */
async function startCurious(
  made: Issued,
  version: "TLSv1.2" | "TLSv1.3",
): Promise<Listening & { readonly certificates: string[]; readonly received: () => string }> {
  const certificates: string[] = [];
  let received = "";
  const asking = { requestCert: true, rejectUnauthorized: false, minVersion: version, maxVersion: version };
  const server = createServer({ ...made, ...asking }, (socket) => {
    certificates.push(socket.getPeerX509Certificate()?.fingerprint256 ?? "none");
    socket.on("error", () => undefined).on("data", (bytes: Buffer) => (received += bytes.toString()));
  });
  return { ...(await listen(server)), certificates, received: () => received };
}

describe.each(own)("the %s client", (name) => {
  it("refuses a server without encryption or with weak ciphers only", async () => {
    for (const ciphers of ["NULL-SHA256:@SECLEVEL=0", "ADH-AES128-SHA256:AECDH-AES128-SHA:@SECLEVEL=0"]) {
      const weak = await startTlsServer({ ...issued.server, maxVersion: "TLSv1.2", ciphers });
      expect(await transportFailureOf(calls[name](weak.port))).toMatchObject({ phase: "tls", requestSent: false });
      expect(weak.handshakes).toEqual([]);
    }
  });

  it("refuses a certificate outside the name constraints of its authority", async () => {
    const { authority: ca, issued: made } = constrained();
    const { port, bodies } = await startTlsServer({ ...made });
    const error = await transportFailureOf(callsOf({ cert: ca }, issued.client)[name](port));
    expect(error).toMatchObject({ phase: "tls", requestSent: false });
    expect(error.message).toContain("the service's certificate cannot be accepted (UNSPECIFIED)");
    expect(bodies).toEqual([]);
  });

  it.each([301, 302, 307, 308])(
    "follows no redirect (%i), to http or with its certificate to another host",
    async (status) => {
      const plain = await startHttp((_request, response) => response.end());
      const other = await startTlsServer({ ...issued.server, requestCert: true, ca: issued.authority.cert });
      for (const location of [`http://127.0.0.1:${plain.port}/`, other.url]) {
        const redirecting = await startTlsServer({ ...issued.server }, (_request, response) => {
          response.writeHead(status, { location }).end();
        });
        expect(await failureOf(calls[name](redirecting.port))).toMatchObject({
          code: "ERR_UNEXPECTED_RESPONSE",
          reason: "status",
          status,
        });
      }
      expect([plain.firstHasEnded(), plain.connections(), other.connections]).toEqual([false, 0, 0]);
    },
  );
});

describe("the registry client", () => {
  it.each([301, 302, 307, 308])("follows no redirect (%i)", async (status) => {
    const target = await startHttp((_request, response) => response.end("{}"));
    const { port } = await startHttp((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` }).end();
    });
    expect(await failureOf(calls.registry(port))).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", status });
    expect(target.connections()).toBe(0);
  });
});

describe("the client certificate", () => {
  it("stays hidden from the server of the discovery document, which does not need it", async () => {
    const { port, certificates } = await startTlsServer(
      { ...issued.server, requestCert: true, rejectUnauthorized: false },
      (_request, response) => response.writeHead(404).end(),
    );
    await failureOf(calls.identity(port));
    expect(certificates).toEqual([""]);
  });

  it.each([
    ["TLSv1.2", 1],
    ["TLSv1.3", 0],
  ] as const)(
    "sends no request to a server that cannot prove its name; over %s the server sees the certificate %i times",
    async (version, times) => {
      const past = { notBefore: new Date(0), notAfter: new Date(Date.now() - 60_000) };
      const strangers = [
        await (await createTestAuthority("other")).issue({ hosts: ["127.0.0.1"] }),
        await issued.authority.issue({ hosts: ["other.example"] }),
        await issued.authority.issue({ hosts: ["127.0.0.1"], ...past }),
      ];
      for (const stranger of strangers) {
        const curious = await startCurious(stranger, version);
        const error = await transportFailureOf(calls.legacy(curious.port));
        expect(error).toMatchObject({ phase: "tls", requestSent: false });
        await expect.poll(curious.firstHasEnded).toBe(true);
        expect(curious.received()).toBe("");
        // Over TLS 1.2 a client has said all that it has to say before Node looks at whom it says it to. The key stays here.
        const { fingerprint256 } = new X509Certificate(issued.client.cert);
        expect(curious.certificates).toEqual(Array.from({ length: times }, () => fingerprint256));
      }
    },
  );
});
