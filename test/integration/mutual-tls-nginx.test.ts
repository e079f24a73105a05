import { X509Certificate } from "node:crypto";
import { createRegistry, UnexpectedResponseError } from "ares-caais";
import type { TlsOptions } from "ares-caais/legacy";
import { describe, expect, it } from "vitest";
import { createTestAuthority, encryptKey, packPkcs12, useTestCertificates } from "../fixtures/certificates.ts";
import { failureOf } from "../fixtures/failures.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { createTlsLegacy } from "../fixtures/legacy/tls-legacy.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginx } from "./peers/nginx.ts";

const nginx = findNginx();
const issued = useTestCertificates();

function start(directives: string): Promise<string> {
  return startNginx(nginx, { ...issued.server, clientAuthority: issued.authority.cert, directives });
}

/** A client whose calls give the status and the text that nginx answers, which is no SOAP. */
function create(url: string, material: TlsOptions = issued.client): () => Promise<readonly [number, unknown]> {
  const legacy = createTlsLegacy(url, { tls: { ...material, ca: issued.authority.cert } });
  return async () => {
    const error = await failureOf(legacy.authConfirmation(sessionId));
    if (!(error instanceof UnexpectedResponseError)) throw new Error("no answer", { cause: error });
    return [error.status, error.received?.body];
  };
}

describe.skipIf(isSkipped(nginx)).each(["TLSv1.2", "TLSv1.3"])(`${titleOf(nginx)} over %s`, (version) => {
  const demanding = `ssl_verify_client on; ssl_protocols ${version};`;

  it("[NET-06] [NET-07] accepts the certificate from PEM, from an encrypted key and from PKCS#12", async () => {
    const url = await start(demanding);
    const { client } = issued;
    const { serialNumber } = new X509Certificate(client.cert);
    const forms: readonly TlsOptions[] = [
      client,
      { ...client, key: encryptKey(client.key, "secret"), passphrase: "secret" },
      { pfx: packPkcs12(client, "secret"), passphrase: "secret" },
    ];
    for (const form of forms) {
      expect(await create(url, form)()).toEqual([200, `${version} . SUCCESS ${serialNumber}`]);
    }
  });

  it("answers 400 to a request without a certificate, and to one of an unknown authority", async () => {
    const url = await start(demanding);
    const unknown = await (await createTestAuthority("unknown authority")).issue();
    expect(await create(url, unknown)()).toEqual([400, expect.stringMatching(/SSL certificate/)]);
    const registry = createRegistry({ environment: { registry: url }, tls: { ca: issued.authority.cert } });
    await expect(registry.vratEkonomickySubjekt({ ico: "90000021" })).rejects.toMatchObject({ status: 400 });
  });

  it("[NET-09] resumes the TLS session on a new connection", async () => {
    const call = create(await start(`${demanding} keepalive_requests 1;`));
    expect(await call()).toEqual([200, expect.stringContaining(`${version} . SUCCESS`)]);
    expect(await call()).toEqual([200, expect.stringContaining(`${version} r SUCCESS`)]);
  });
});
