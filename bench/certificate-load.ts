import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAuthority, createCertificateAuthority } from "../src/sandbox/certificate-authority.ts";
import { compileWorkers, runCommand, runWorker, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";
import type { CertificateFiles } from "./workers/certificate-load.ts";

const passphrase = "a passphrase of the bench";

/** Reading and checking a client certificate, which a client does once, against Node's own reading of it. */
export function certificateLoad(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["certificate-load"]);
    const authority = await createCertificateAuthority(await createAuthority());
    const { cert, key } = await authority.issueClientCertificate({ commonName: "BENCH" });
    const pem = join(folder, "client.pem");
    const pfx = join(folder, "client.p12");
    writeFileSync(pem, `${cert}\n${key}`);
    runCommand("openssl", ["pkcs12", "-export", "-in", pem, "-passout", `pass:${passphrase}`, "-out", pfx]);
    const files: CertificateFiles = { cert, key, pfx: readFileSync(pfx, "base64"), passphrase };
    return {
      title: "Client certificate, read once",
      rows: await runWorker<Row[]>(folder, "certificate-load", [JSON.stringify(files)]),
    };
  });
}
