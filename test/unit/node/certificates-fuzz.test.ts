import fc from "fast-check";
import { expect } from "vitest";
import { createLegacyIdentity, type TlsOptions } from "ares-caais/legacy";
import { createTestAuthority, encryptKey, packPkcs12 } from "../../fixtures/certificates.ts";
import { bytesChanges, rarely } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

const passphrase = "a passphrase that nobody shows";
const authority = await createTestAuthority();
const { cert, key } = await authority.issue();
const { cert: ca } = authority;
const encrypted = encryptKey(key, passphrase);
const materials = { cert: { cert, key, ca }, key: { key, cert, ca }, encrypted: { key: encrypted, cert, ca } };
const all = { ...materials, pfx: { pfx: packPkcs12({ cert, key }, passphrase), ca }, ca: { ca, cert, key } };
const words = fc.constantFrom("", "wrong", "\0", "\ud800", "x".repeat(100_000));
const inputs = fc.record({
  ...{ kind: fc.constantFrom(...Object.keys(all)), bytes: rarely(bytesChanges, 1), word: rarely(words, 3) },
  /** Whether the DER in the PEM is changed, instead of the text. */
  inside: fc.boolean(),
});

fuzz(
  "[REL-10] a client takes certificates and keys that fit",
  { share: 4 },
  inputs,
  ({ kind, bytes, inside, word }) => {
    const edit = (from: string | Uint8Array): Buffer => Buffer.from(bytes?.apply(Buffer.from(from)) ?? from);
    const editInside = (pem: string): string =>
      pem.replace(/(-----BEGIN [^-]+-----)([^-]+)/, (_all, label: string, der: string) =>
        [label, edit(Buffer.from(der, "base64")).toString("base64"), ""].join("\n"),
      );
    // The first member of a material is the one that is changed.
    const [[name, value] = ["", ""], ...rest] = Object.entries(all[kind as keyof typeof all]);
    const changed = inside && typeof value === "string" ? editInside(value) : edit(value);
    const material = { ...Object.fromEntries(rest), [name]: name === "ca" ? changed.toString("latin1") : changed };
    // Its members are those of one of the materials.
    const tls = { ...material, warnDays: 0, passphrase: word ?? passphrase } as unknown as TlsOptions;
    return {
      read: () => {
        createLegacyIdentity({ version: "4.2", environment: "test", atsId: "AIS", tls }).close();
      },
      check: ({ error }) => {
        const fits = word === undefined || (kind !== "encrypted" && kind !== "pfx");
        if (bytes === undefined) expect(error === undefined).toBe(fits);
      },
      secrets: [passphrase, key.split("\n")[1] ?? ""],
    };
  },
);
