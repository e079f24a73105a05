import "reflect-metadata";
import { execFileSync, spawnSync } from "node:child_process";
import { createPrivateKey, X509Certificate as NodeCertificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
} from "@peculiar/x509";
import { beforeAll, describe, expect, it } from "vitest";
import { createCertificateAuthority } from "../../../../src/sandbox/certificate-authority.ts";

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
let ca: string;
let cert: string;

beforeAll(async () => {
  const authority = await createCertificateAuthority();
  ca = authority.cert;
  ({ cert } = await authority.issueServerCertificate({
    dns: ["localhost"],
    ip: ["127.0.0.1", "::1"],
  }));
});

describe("createCertificateAuthority", () => {
  it("makes an authority that may sign certificates, and none below another authority", () => {
    const authority = new X509Certificate(ca);
    expect(new NodeCertificate(ca).ca).toBe(true);
    expect(authority.getExtension(BasicConstraintsExtension)).toMatchObject({
      ca: true,
      pathLength: 0,
      critical: true,
    });
    expect(authority.getExtension(KeyUsagesExtension)).toMatchObject({
      usages: KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign,
      critical: true,
    });
  });

  it("issues a certificate for a server and no authority", () => {
    const server = new X509Certificate(cert);
    expect(new NodeCertificate(cert).ca).toBe(false);
    expect(server.getExtension(BasicConstraintsExtension)).toMatchObject({ ca: false, critical: true });
    expect(server.getExtension(KeyUsagesExtension)?.usages).toBe(KeyUsageFlags.digitalSignature);
    expect(server.getExtension(ExtendedKeyUsageExtension)?.usages).toEqual([ExtendedKeyUsage.serverAuth]);
    expect(new NodeCertificate(cert).subjectAltName).toBe(
      "DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1",
    );
  });

  it.each([1, 9, 200, 5000])("issues a certificate for %i hosts, however long its lengths are", async (count) => {
    const authority = await createCertificateAuthority();
    const dns = Array.from({ length: count }, (_, index) => `h${index}.example.org`);
    const many = new NodeCertificate((await authority.issueServerCertificate({ dns, ip: [] })).cert);
    expect(many.subjectAltName).toBe(dns.map((name) => `DNS:${name}`).join(", "));
    expect(many.verify(new NodeCertificate(authority.cert).publicKey)).toBe(true);
  });

  it("names in the certificate whose key signed it", () => {
    const identifier = new X509Certificate(ca).getExtension(SubjectKeyIdentifierExtension)?.keyId;
    expect(identifier).toMatch(/^[0-9a-f]{40}$/);
    expect(new X509Certificate(cert).getExtension(AuthorityKeyIdentifierExtension)?.keyId).toBe(identifier);
    const [authority, server] = [new NodeCertificate(ca), new NodeCertificate(cert)];
    expect(server.checkIssued(authority)).toBe(true);
    expect(server.verify(authority.publicKey)).toBe(true);
  });

  it("makes certificates that are valid now, and for a week at most", () => {
    for (const pem of [ca, cert]) {
      const { notBefore, notAfter } = new X509Certificate(pem);
      expect(notBefore.getTime()).toBeLessThan(Date.now());
      expect(notAfter.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000);
      expect(notAfter.getTime()).toBeLessThanOrEqual(Date.now() + 7 * 24 * 3_600_000);
    }
  });

  it("issues a certificate for a client, of any name and validity", async () => {
    const authority = await createCertificateAuthority();
    const notBefore = new Date("2020-01-01T00:00:00Z");
    const notAfter = new Date("2021-01-01T00:00:00Z");
    const { cert: pem, key } = await authority.issueClientCertificate({
      commonName: 'A, "B" + C',
      notBefore,
      notAfter,
    });
    const client = new X509Certificate(pem);
    expect(client.subjectName.getField("CN")).toEqual(['A, "B" + C']);
    expect(client.getExtension(ExtendedKeyUsageExtension)?.usages).toEqual([ExtendedKeyUsage.clientAuth]);
    expect(client.getExtension(BasicConstraintsExtension)).toMatchObject({ ca: false, critical: true });
    expect([client.notBefore, client.notAfter]).toEqual([notBefore, notAfter]);
    const [issuer, issued] = [new NodeCertificate(authority.cert), new NodeCertificate(pem)];
    expect(issued.verify(issuer.publicKey)).toBe(true);
    expect(issued.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(issued.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: "prime256v1" });
    const current = new X509Certificate((await authority.issueClientCertificate({ commonName: "A" })).cert);
    expect(current.notBefore.getTime()).toBeLessThan(Date.now());
    expect(current.notAfter.getTime()).toBeGreaterThan(Date.now() + 89 * 24 * 3_600_000);
  });

  it.skipIf(!hasOpenssl)(
    hasOpenssl
      ? "makes certificates that openssl verify -x509_strict accepts"
      : "makes certificates that openssl verify -x509_strict accepts (skipped: there is no openssl)",
    () => {
      const folder = mkdtempSync(join(tmpdir(), "ares-caais-"));
      try {
        const files = { ca: join(folder, "ca.pem"), server: join(folder, "server.pem") };
        writeFileSync(files.ca, ca);
        writeFileSync(files.server, cert);
        const options = ["-x509_strict", "-purpose", "sslserver", "-verify_ip", "127.0.0.1", "-CAfile", files.ca];
        const output = execFileSync("openssl", ["verify", ...options, files.server], { encoding: "utf8" });
        expect(output).toBe(`${files.server}: OK\n`);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
