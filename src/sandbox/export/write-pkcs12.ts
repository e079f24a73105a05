import { createCipheriv, createHash, createHmac, createPrivateKey, pbkdf2Sync, randomBytes } from "node:crypto";
import { certificateIn } from "../../services/certificates.ts";
import { bytes, element, identifier, integer, sequence, type Der } from "../../services/der.ts";
import type { KeyAndCertificate } from "../certificate-authority.ts";

/** Rounds of each key derivation: what OpenSSL takes by default. */
const rounds = 2048;
const roundBytes = [rounds >> 8, rounds & 0xff];
/** Bytes of a block of SHA-256. */
const blockSize = 64;

/**
 * Writes a key with its certificate as PKCS#12 (RFC 7292), as OpenSSL 3 does by default: both are encrypted by PBES2 with
 * AES-256-CBC, and an HMAC-SHA-256 is over the whole. OpenSSL, Node, browsers, Windows and Java read it.
 *
 * @param name under which programs list it
 * @throws Error when the key or the certificate is no PEM.
 */
export function writePkcs12({ key, cert }: KeyAndCertificate, passphrase: string, name: string): Buffer<ArrayBuffer> {
  const certificate = certificateIn(cert);
  if (certificate === undefined) throw new Error("there is no certificate in the PEM text");
  // It says which key belongs to the certificate.
  const keyId = bytes(createHash("sha1").update(certificate).digest());
  const attributes = element(
    0x31,
    sequence(identifiers.localKeyId, element(0x31, octets(keyId))),
    sequence(identifiers.friendlyName, element(0x31, element(0x1e, utf16(name)))),
  );
  const certificateBag = sequence(
    identifiers.certificateBag,
    explicit(sequence(identifiers.x509Certificate, explicit(octets(bytes(certificate))))),
    attributes,
  );
  const privateKey = createPrivateKey(key).export({ format: "der", type: "pkcs8" });
  const [keyCipher, encryptedKey] = encrypt(privateKey, passphrase);
  const keyBag = sequence(identifiers.shroudedKeyBag, explicit(sequence(keyCipher, octets(encryptedKey))), attributes);
  const [cipher, encrypted] = encrypt(Uint8Array.from(sequence(certificateBag)), passphrase);
  const contents = sequence(
    sequence(
      identifiers.encryptedData,
      explicit(sequence(integer([0]), sequence(identifiers.data, cipher, element(0x80, encrypted)))),
    ),
    data(sequence(keyBag)),
  );
  const file = sequence(integer([3]), data(contents), macData(contents, passphrase));
  return Buffer.from(file);
}

/** Encrypts by PBES2 (RFC 8018, section 6.2). @returns the AlgorithmIdentifier, and what is encrypted */
function encrypt(plain: Uint8Array, passphrase: string): readonly [Der, Der] {
  const [salt, vector] = [randomBytes(16), randomBytes(16)];
  const key = pbkdf2Sync(passphrase, salt, rounds, 32, "sha256");
  const cipher = createCipheriv("aes-256-cbc", key, vector);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  const derivation = sequence(octets(bytes(salt)), integer(roundBytes), sequence(identifiers.hmacWithSha256, none));
  const algorithm = sequence(
    identifiers.pbes2,
    sequence(sequence(identifiers.pbkdf2, derivation), sequence(identifiers.aes256Cbc, octets(bytes(vector)))),
  );
  return [algorithm, bytes(encrypted)];
}

function macData(contents: Der, passphrase: string): Der {
  const salt = randomBytes(16);
  const mac = createHmac("sha256", macKey(salt, passphrase)).update(Uint8Array.from(contents)).digest();
  const digest = sequence(sequence(identifiers.sha256, none), octets(bytes(mac)));
  return sequence(digest, octets(bytes(salt)), integer(roundBytes));
}

/** Derives the key of the HMAC (RFC 7292, appendix B.2, purpose 3): it is as long as a hash, so that one is enough. */
function macKey(salt: Uint8Array, passphrase: string): Buffer {
  const password = Uint8Array.from([...utf16(passphrase), 0, 0]);
  const input = [Buffer.alloc(blockSize, 3), fillBlocks(salt), fillBlocks(password)];
  let key = Buffer.concat(input);
  for (let round = 0; round < rounds; round += 1) key = createHash("sha256").update(key).digest();
  return key;
}

function fillBlocks(given: Uint8Array): Buffer {
  return Buffer.alloc(Math.ceil(given.length / blockSize) * blockSize, given);
}

/** Text in two bytes a character, the higher one first. */
function utf16(text: string): Der {
  return bytes(Buffer.from(text, "utf16le").swap16());
}

function octets(content: Der): Der {
  return element(0x04, content);
}

function explicit(content: Der): Der {
  return element(0xa0, content);
}

/** Content of the type data (RFC 2315, section 8). */
function data(content: Der): Der {
  return sequence(identifiers.data, explicit(octets(content)));
}

const none = element(0x05);

const identifiers = {
  data: identifier("1.2.840.113549.1.7.1"),
  encryptedData: identifier("1.2.840.113549.1.7.6"),
  shroudedKeyBag: identifier("1.2.840.113549.1.12.10.1.2"),
  certificateBag: identifier("1.2.840.113549.1.12.10.1.3"),
  friendlyName: identifier("1.2.840.113549.1.9.20"),
  localKeyId: identifier("1.2.840.113549.1.9.21"),
  x509Certificate: identifier("1.2.840.113549.1.9.22.1"),
  pbkdf2: identifier("1.2.840.113549.1.5.12"),
  pbes2: identifier("1.2.840.113549.1.5.13"),
  hmacWithSha256: identifier("1.2.840.113549.2.9"),
  aes256Cbc: identifier("2.16.840.1.101.3.4.1.42"),
  sha256: identifier("2.16.840.1.101.3.4.2.1"),
};
