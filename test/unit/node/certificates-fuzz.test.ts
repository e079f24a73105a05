import fc from "fast-check";
import { createLegacyIdentity, type TlsOptions } from "ares-caais/legacy";
import { createTestAuthority, encryptKey, packPkcs12 } from "../../fixtures/certificates.ts";
import { byteChanges, editBytes, rarely } from "../../fixtures/fuzz/changes.ts";
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
const inputs = fc.record({
  material: fc.constantFrom(...materials),
  changes: byteChanges,
  word: rarely(fc.constantFrom("", "wrong", "\0", "\ud800", "x".repeat(100_000)), 3),
});
const title = "[REL-10] a client takes certificates and keys that fit";
fuzz(title, { share: 3 }, inputs, ({ material, changes, word }) => {
  const [[name, value] = ["", ""]] = Object.entries<string | Uint8Array>(material);
  const changed = editBytes(value, changes);
  const own = { ...material, [name]: name === "ca" ? changed.toString("latin1") : changed };
  // The members are those of one of the materials.
  const tls = { ...own, warnDays: 0, passphrase: word ?? passphrase } as unknown as TlsOptions;
  return {
    read: () => {
      createLegacyIdentity({ version: "4.2", environment: "test", atsId: "AIS", tls }).close();
    },
    isRight: changes.length > 0 ? undefined : word === undefined || (value !== encrypted && value !== pfx),
    secrets: [passphrase, key.split("\n")[1] ?? ""],
  };
});
