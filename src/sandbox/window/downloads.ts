import type { KeyAndCertificate } from "../certificate-authority.ts";
import type { ClientSystem } from "../client-systems.ts";
import { pkcs12Passphrase } from "../export/export-certificates.ts";
import { writePkcs12 } from "../export/write-pkcs12.ts";

/** A file that the front page offers, named as `exportCertificates` names it. */
export interface Download {
  readonly content: () => string | Buffer;
  readonly type: "application/x-pem-file" | "application/x-pkcs12";
}

export type Downloads = ReadonlyMap<string, Download>;

export function downloadsOf(clients: readonly ClientSystem[], certificateAuthority: string): Downloads {
  const ofClients = clients.flatMap(({ clientId, certificates, expired }, index) => {
    const name = clientFile(index);
    return [
      ...filesOf(name, certificates[0], clientId),
      ...filesOf(`${name}-expired`, expired, `${clientId} (expired)`),
    ];
  });
  return new Map<string, Download>([["ca.pem", pem(certificateAuthority)], ...ofClients]);
}

/** What the files of a client system begin with. */
export function clientFile(index: number): string {
  return index === 0 ? "client" : `client-${index + 1}`;
}

function filesOf(
  name: string,
  pair: KeyAndCertificate,
  friendlyName: string,
): readonly (readonly [string, Download])[] {
  const pkcs12 = (): Buffer => writePkcs12(pair, pkcs12Passphrase, friendlyName);
  return [
    [`${name}.pem`, pem(pair.cert)],
    [`${name}-key.pem`, pem(pair.key)],
    [`${name}.p12`, { content: pkcs12, type: "application/x-pkcs12" }],
  ];
}

function pem(text: string): Download {
  return { content: () => `${text}\n`, type: "application/x-pem-file" };
}
