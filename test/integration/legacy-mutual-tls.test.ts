import { X509Certificate } from "node:crypto";
import { expect, it } from "vitest";
import { createLegacyIdentity } from "ares-caais/legacy";
import { createTestAuthority } from "../fixtures/certificates.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { sampleMessage } from "../fixtures/legacy/legacy-service.ts";
import { startTlsServer } from "../fixtures/servers/tls-server.ts";

it("[NET-09] a legacy client presents its certificate and makes all calls over one connection, or a new one for what is good once, until it is closed", async () => {
  const authority = await createTestAuthority();
  const identity = await authority.issue({ hosts: ["127.0.0.1"] });
  const { cert, key } = await authority.issue({ usages: ["clientAuth"] });
  const service = await startTlsServer(
    { ...identity, ca: authority.cert, requestCert: true },
    ({ headers }, response) => {
      const name = headers["soapaction"] === '"heartBeat"' ? "heartBeatResponse" : "authConfirmationResponse";
      response.setHeader("content-type", "text/xml; charset=utf-8").end(sampleMessage("4.2", name));
    },
  );
  const legacy = createLegacyIdentity({
    version: "4.2",
    environment: { legacyPages: service.url, legacyMutualTls: service.url },
    atsId: "ARES_1",
    tls: { cert, key, ca: authority.cert },
  });
  for (let call = 0; call < 5; call += 1) await legacy.heartBeat();
  expect(service.handshakes).toHaveLength(1);
  const { attributes } = await legacy.authConfirmation(sessionId);
  expect(attributes.Username).toBe("jnovak");
  // A session id goes over a kept connection only after that has rested.
  expect(service.handshakes.length).toBeLessThanOrEqual(2);
  const { raw } = new X509Certificate(cert);
  const thumbprint = Buffer.from(await crypto.subtle.digest("SHA-256", raw)).toString("base64url");
  expect(service.certificates).toEqual(Array(6).fill(thumbprint));
  legacy.close();
  await expect.poll(() => service.connections).toBe(0);
});
