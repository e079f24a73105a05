import { X509Certificate } from "node:crypto";
import https from "node:https";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createCertificateAuthority,
  type CertificateAuthority,
  type KeyAndCertificate,
} from "../../../../src/sandbox/certificate-authority.ts";
import { answerListener } from "../../../../src/sandbox/answer-listener.ts";
import { startHttpsServer, type RunningServer } from "../../../../src/sandbox/servers.ts";

const day = 24 * 3_600_000;
let authority: CertificateAuthority;
let server: RunningServer;

beforeAll(async () => {
  authority = await createCertificateAuthority();
  const certificate = await authority.issueServerCertificate({ dns: ["localhost"], ip: ["127.0.0.1"] });
  const listener = answerListener(({ clientCertificate }) => ({
    status: 200,
    body: clientCertificate?.toString("base64") ?? "none",
  }));
  server = await startHttpsServer(certificate, 0, listener, authority.cert);
});
afterAll(() => server.close());

/** What the listener is told of the client's certificate. */
function told(tls?: KeyAndCertificate): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: server.port, ca: authority.cert, agent: false, ...tls };
    https
      .get(options, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.once("end", () => {
          resolve(text);
        });
      })
      .once("error", reject);
  });
}

it("is the certificate that the client presents", async () => {
  const tls = await authority.issueClientCertificate({ commonName: "A" });
  expect(await told(tls)).toBe(new X509Certificate(tls.cert).raw.toString("base64"));
});

it("is none without one", async () => {
  expect(await told()).toBe("none");
});

it.each([
  ["expired", -2, -1],
  ["not valid yet", 1, 2],
])("is none when it is %s", async (_what, from, to) => {
  const [notBefore, notAfter] = [new Date(Date.now() + from * day), new Date(Date.now() + to * day)];
  expect(await told(await authority.issueClientCertificate({ commonName: "A", notBefore, notAfter }))).toBe("none");
});

it("is none when another authority issued it", async () => {
  const other = await createCertificateAuthority();
  expect(await told(await other.issueClientCertificate({ commonName: "A" }))).toBe("none");
});
