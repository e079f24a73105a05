import type { KeyObject, X509Certificate } from "node:crypto";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { Pkcs12Material, Refusal } from "./certificate-material.ts";
import { builtIns } from "../built-ins.ts";
import { exceedsRounds, mostRounds } from "./key-derivation.ts";
import { countPkcs12Rounds, openPkcs12, type Pkcs12Contents } from "./pkcs12-contents.ts";

const legacyRule =
  "is encrypted with a cipher that OpenSSL 3 no longer reads, such as RC2; convert it: " +
  "openssl pkcs12 -legacy -in old.p12 -nodes -out all.pem, then openssl pkcs12 -export -in all.pem -out new.p12";

const unreadableRule = "is no PKCS#12 file that OpenSSL reads";

/**
 * Reads certificate, key and the certificates of intermediate authorities from a PKCS#12 file.
 *
 * Node's own option `pfx` would do for a connection, but it also trusts the authorities in the file as servers'.
 *
 * @throws InvalidInputError of `pfx` or `passphrase`; it holds nothing of either.
 */
export function readPkcs12(
  { pfx, passphrase }: Pkcs12Material,
  refuse: Refusal,
): readonly [X509Certificate, KeyObject, readonly X509Certificate[]] {
  checkRounds(pfx, refuse);
  try {
    // OpenSSL decides whether file and passphrase are right; it does not give out what it has read.
    builtIns.tls.createSecureContext({
      ca: [],
      pfx: Buffer.from(pfx),
      ...(passphrase === undefined ? {} : { passphrase }),
    });
  } catch (error) {
    throw refusalOf(error, passphrase, refuse);
  }
  const { keys, certificates } = open(pfx, passphrase ?? "", refuse);
  for (const key of keys) {
    const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key));
    if (leaf !== undefined) return [leaf, key, intermediatesOf(leaf, certificates)];
  }
  throw refuse("pfx", "holds no private key with its certificate");
}

/** Before OpenSSL, which would do all of the work that a file asks for. */
function checkRounds(pfx: Uint8Array, refuse: Refusal): void {
  let rounds: number;
  try {
    rounds = countPkcs12Rounds(pfx);
  } catch {
    throw refuse("pfx", unreadableRule);
  }
  if (exceedsRounds(rounds)) {
    throw refuse("pfx", `must derive its keys in at most ${mostRounds} iterations altogether`);
  }
}

function open(pfx: Uint8Array, passphrase: string, refuse: Refusal): Pkcs12Contents {
  let contents: Pkcs12Contents | undefined;
  try {
    contents = openPkcs12(pfx, passphrase);
  } catch {
    throw refuse("pfx", "cannot be read");
  }
  if (contents === undefined) throw refuse("pfx", legacyRule);
  return contents;
}

/** The issuer of the certificate, its issuer, and so on, without the one that signed itself. */
function intermediatesOf(leaf: X509Certificate, others: readonly X509Certificate[]): readonly X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let last = leaf; ;) {
    const issuer = others.find((other) => !chain.includes(other) && last !== other && last.checkIssued(other));
    if (issuer === undefined || issuer.checkIssued(issuer)) return chain;
    chain.push(issuer);
    last = issuer;
  }
}

function refusalOf(error: unknown, passphrase: string | undefined, refuse: Refusal): InvalidInputError {
  const message = error instanceof Error ? error.message : "";
  if (message.includes("mac verify failure")) {
    return refuse("passphrase", passphrase === undefined ? "is missing" : "does not open the PKCS#12 file");
  }
  if (message.includes("Unsupported")) return refuse("pfx", legacyRule);
  if (message.startsWith("Unable to load")) return refuse("pfx", "holds no private key with its certificate");
  return refuse("pfx", unreadableRule);
}
