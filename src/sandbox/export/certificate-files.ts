import type { KeyAndCertificate } from "../certificate-authority.ts";
import type { ClientSystem } from "../client-systems.ts";
import { writePkcs12 } from "./write-pkcs12.ts";

/** Opens every PKCS#12 file of a sandbox. It keeps no secret: many programs read no file without one. */
export const pkcs12Passphrase = "sandbox";

/** A file of certificates or keys. */
export interface CertificateFile {
  readonly content: () => string | Uint8Array<ArrayBuffer>;
  readonly type: "application/x-pem-file" | "application/x-pkcs12";
  /** Whether it holds a private key. */
  readonly secret: boolean;
}

/** By the names of the files. */
export type CertificateFiles = ReadonlyMap<string, CertificateFile>;

/** The files of the authority and of every client system, as they are written to a folder and offered on the front page. */
export function certificateFiles(clients: readonly ClientSystem[], certificateAuthority: string): CertificateFiles {
  const ofClients = clients.flatMap(({ clientId, certificates, expired }, index) => {
    const name = clientFile(index);
    return [
      ...filesOf(name, certificates[0], clientId),
      ...filesOf(`${name}-expired`, expired, `${clientId} (expired)`),
    ];
  });
  return new Map<string, CertificateFile>([["ca.pem", pem(certificateAuthority, false)], ...ofClients]);
}

/** The beginning of the file names of a client system. */
export function clientFile(index: number): string {
  return index === 0 ? "client" : `client-${index + 1}`;
}

function filesOf(
  name: string,
  pair: KeyAndCertificate,
  friendlyName: string,
): readonly (readonly [string, CertificateFile])[] {
  const pkcs12 = (): Buffer<ArrayBuffer> => writePkcs12(pair, pkcs12Passphrase, friendlyName);
  return [
    [`${name}.pem`, pem(pair.cert, false)],
    [`${name}-key.pem`, pem(pair.key, true)],
    [`${name}.p12`, { content: pkcs12, type: "application/x-pkcs12", secret: true }],
  ];
}

function pem(text: string, secret: boolean): CertificateFile {
  return { content: () => `${text.trimEnd()}\n`, type: "application/x-pem-file", secret };
}
