import { createPrivateKey, X509Certificate } from "node:crypto";
import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { createIdentity } from "ares-caais/identity";
import { testCertificate } from "ares-caais/testing";

describe("testCertificate", () => {
  it("creates a currently valid certificate with a new key each time", async () => {
    const { cert, key } = await testCertificate({ commonName: "Úřad, odbor 1" });
    const certificate = new X509Certificate(cert);
    expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    // A comma begins another part of a name, unless it is escaped.
    expect(certificate.subject).toBe("CN=Úřad\\, odbor 1");
    expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
    expect((await testCertificate()).key).not.toBe(key);
  });

  it("accepts a validity, which a client checks", async () => {
    const notBefore = new Date("2020-01-01T00:00:00Z");
    const notAfter = new Date("2021-01-01T00:00:00Z");
    const tls = await testCertificate({ notBefore, notAfter });
    const certificate = new X509Certificate(tls.cert);
    expect([certificate.validFrom, certificate.validTo].map((date) => Date.parse(date))).toEqual([
      +notBefore,
      +notAfter,
    ]);
    expect(() => createIdentity({ clientId: "AIS", redirectUri: "https://ais.example/", tls })).toThrow(/expired/);
  });

  it("refuses a wrong option with an InvalidInputError", async () => {
    await expect(testCertificate({ days: 3 } as object)).rejects.toBeInstanceOf(InvalidInputError);
  });
});
