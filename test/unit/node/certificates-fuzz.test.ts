import fc from "fast-check";
import { expect } from "vitest";
import { createLegacyIdentity, type TlsOptions } from "ares-caais/legacy";
import { createTestAuthority, encryptKey, packPkcs12 } from "../../fixtures/certificates.ts";
import { byteEdits, editBytes, rarely } from "../../fixtures/fuzz/edits.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

const passphrase = "a passphrase that nobody shows";
const authority = await createTestAuthority();
const { cert, key } = await authority.issue();
const { cert: ca } = authority;
const pfx = packPkcs12({ cert, key }, passphrase);
const encrypted = encryptKey(key, passphrase);
/** The first member is the one that is changed. */
const materials = [
  { cert, key, ca },
  { key, cert, ca },
  { key: encrypted, cert, ca },
  { pfx, ca },
  { ca, cert, key },
];
const words = fc.constantFrom("", "wrong", "\0", "\ud800", "x".repeat(100_000));
const how = { edits: rarely(byteEdits, 1), word: rarely(words, 3) };
const inputs = fc.record({ material: fc.constantFrom(...materials), ...how });
const title = "[REL-10] a client takes certificates and keys that fit";
fuzz(title, { share: 4 }, inputs, ({ material, word, edits = [] }) => {
  const [[name, value] = ["", ""]] = Object.entries<string | Uint8Array>(material);
  const changed = editBytes(value, edits);
  const own = { ...material, [name]: name === "ca" ? changed.toString("latin1") : changed };
  // The members are those of one of the materials.
  const tls = { ...own, warnDays: 0, passphrase: word ?? passphrase } as unknown as TlsOptions;
  return {
    read: () => {
      createLegacyIdentity({ version: "4.2", environment: "test", atsId: "AIS", tls }).close();
    },
    check: ({ error }) => {
      const fits = word === undefined || (value !== encrypted && value !== pfx);
      if (edits.length === 0) expect(error === undefined).toBe(fits);
    },
    secrets: [passphrase, key.split("\n")[1] ?? ""],
  };
});
