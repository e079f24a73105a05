import { X509Certificate } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { systemClock } from "../../src/transport/time.ts";
import { createMutualTls } from "../../src/node/mutual-tls.ts";
import type { MutualTls, TlsOptions } from "../../src/transport/mutual-tls.ts";
import {
  createTestAuthority,
  encryptKey,
  packPkcs12,
  type Issued,
  type TestAuthority,
} from "../fixtures/certificates.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginx } from "./peers/nginx.ts";
import { call } from "./tls-server.ts";

const nginx = findNginx();
let authority: TestAuthority;
let server: Issued;
let client: Issued;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"], usages: ["serverAuth"] });
  client = await authority.issue({ usages: ["clientAuth"] });
});

function create(material: TlsOptions): MutualTls {
  const created = createMutualTls("test", { ...material, ca: authority.cert }, systemClock);
  onTestFinished(() => {
    created.close();
  });
  return created;
}

function start(directives: string): Promise<string> {
  return startNginx(nginx, { ...server, clientAuthority: authority.cert, directives });
}

describe.skipIf(isSkipped(nginx)).each(["TLSv1.2", "TLSv1.3"])(`${titleOf(nginx)} over %s`, (version) => {
  const demanding = `ssl_verify_client on; ssl_protocols ${version};`;

  it("[NET-06] [NET-07] accepts the certificate from PEM, from an encrypted key and from PKCS#12", async () => {
    const url = await start(demanding);
    const { serialNumber } = new X509Certificate(client.cert);
    const forms: readonly TlsOptions[] = [
      client,
      { ...client, key: encryptKey(client.key, "secret"), passphrase: "secret" },
      { pfx: packPkcs12(client, "secret"), passphrase: "secret" },
    ];
    for (const form of forms) {
      const { exchange } = await create(form).credential();
      expect((await call(exchange, url)).text).toBe(`${version} . SUCCESS ${serialNumber}`);
    }
  });

  it("answers 400 to a request without a certificate, and with one of an unknown authority", async () => {
    const url = await start(demanding);
    const unknown = await (await createTestAuthority("unknown authority")).issue();
    for (const exchange of [create(client).exchange, (await create(unknown).credential()).exchange]) {
      const { status, text } = await call(exchange, url, { repeatable: false });
      expect(status).toBe(400);
      expect(text).toMatch(/SSL certificate/);
    }
  });

  it("takes requests with and without one where it is optional", async () => {
    const url = await start(`ssl_verify_client optional; ssl_protocols ${version};`);
    const tls = create(client);
    expect((await call(tls.exchange, url)).text).toContain(" NONE ");
    expect((await call((await tls.credential()).exchange, url)).text).toContain(" SUCCESS ");
  });

  it("[NET-09] resumes the session on a new connection", async () => {
    const url = await start(`${demanding} keepalive_requests 1;`);
    const { exchange } = await create(client).credential();
    expect((await call(exchange, url)).text).toContain(`${version} . SUCCESS`);
    expect((await call(exchange, url)).text).toContain(`${version} r SUCCESS`);
  });
});
