import fc from "fast-check";
import { createLegacyIdentity, type TlsOptions } from "../../../src/legacy/index.ts";
import { createTestAuthority, encryptKey, packPkcs12, type Issued } from "../../../test/fixtures/certificates.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editBytes, type BytesEdit } from "../edits/bytes.ts";
import type { Reader } from "../reader.ts";

const passphrase = "a passphrase that nobody shows";
const words = [passphrase, "", "wrong", "\0", "\ud800", "x".repeat(100_000), undefined];

/** Which of the material is changed, and how. */
const recipes = fc.record({
  field: fc.constantFrom("cert", "key", "encrypted key", "pfx", "ca"),
  bytes: fc.oneof(fc.constant([]), bytesEdits),
  /** Inside the PEM, where the changes are those of the encoding. */
  inside: fc.boolean(),
  passphrase: fc.constantFrom(passphrase, ...words),
});

interface Material extends Issued {
  readonly ca: string;
  readonly encrypted: string;
  readonly pfx: Uint8Array;
}

const certificates: Reader = {
  name: "certificates",
  share: 3,
  open: async () => {
    const authority = await createTestAuthority();
    const issued = await authority.issue();
    const pfx = packPkcs12(issued, passphrase);
    const material = { ...issued, ca: authority.cert, encrypted: encryptKey(issued.key, passphrase), pfx };
    return {
      attempts: attempts(recipes, ({ field, bytes, inside, passphrase: word }) => {
        const tls = tlsOf(material, field, bytes, inside, word);
        return {
          made: fc.stringify(tls),
          read: () => {
            const client = createLegacyIdentity({ version: "4.2", environment: "test", atsId: "AIS", tls });
            client.close();
          },
          check: ({ error }) => {
            const needsWord = field === "encrypted key" || field === "pfx";
            const fits = !needsWord || word === passphrase;
            if (bytes.length === 0) holds(fits === (error === undefined), "good material was refused, or bad taken");
          },
          secrets: [passphrase, issued.key.split("\n")[1] ?? ""],
        };
      }),
    };
  },
};

function tlsOf(
  { cert, key, encrypted, pfx, ca }: Material,
  field: string,
  edits: readonly BytesEdit[],
  inside: boolean,
  word: string | undefined,
): TlsOptions {
  const edit = (text: string): Uint8Array => (inside ? editPem(text, edits) : editBytes(Buffer.from(text), edits));
  const common = { ca, warnDays: 0, ...(word === undefined ? {} : { passphrase: word }) };
  switch (field) {
    case "cert":
      return { ...common, cert: edit(cert), key };
    case "key":
      return { ...common, cert, key: edit(key) };
    case "encrypted key":
      return { ...common, cert, key: edit(encrypted) };
    case "pfx":
      return { ...common, pfx: editBytes(pfx, edits) };
    default:
      return { ...common, cert, key, ca: Buffer.from(edit(ca)).toString("latin1") };
  }
}

/** Changes what a PEM text holds. */
function editPem(text: string, edits: readonly BytesEdit[]): Uint8Array {
  const changed = text.replace(
    /(-----BEGIN [^-]+-----)([^-]+)/,
    (_all, label: string, base64: string) =>
      `${label}\n${Buffer.from(editBytes(Buffer.from(base64, "base64"), edits)).toString("base64")}\n`,
  );
  return Buffer.from(changed);
}

/** Certificates and keys as they come out of files. */
export const certificateReaders: readonly Reader[] = [certificates];
