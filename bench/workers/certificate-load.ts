import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { createMutualTls } from "../../src/node/mutual-tls.ts";
import { createAuthority, createCertificateAuthority } from "../../src/sandbox/certificate-authority.ts";
import type { ClientCertificate } from "../../src/transport/mutual-tls.ts";
import { systemClock } from "../../src/transport/time.ts";
import { at, timeAlternately, type Contender } from "../compare.ts";
import { rowOf } from "../table.ts";
import { report } from "./worker.ts";

const passphrase = "a passphrase of the bench";
const authority = createCertificateAuthority(await createAuthority());
const { cert, key } = await authority.issueClientCertificate({ commonName: "BENCH" });
const pem = join(import.meta.dirname, "client.pem");
writeFileSync(pem, `${cert}\n${key}`);
const pfx = execFileSync("openssl", ["pkcs12", "-export", "-in", pem, "-passout", `pass:${passphrase}`]);

/** Node's own reading. */
const bare = (name: string, material: object): Contender => ({
  name: `node:tls, ${name}`,
  run: () => createSecureContext(material),
});
/** All that a client does with it before its first request. */
const own = (name: string, certificate: ClientCertificate): Contender => ({
  name: `ares-caais, ${name}, checked`,
  run: async () => {
    const tls = createMutualTls("bench", { tls: certificate }, systemClock);
    await tls.credential({ signal: undefined, deadline: 1000 });
    tls.close();
  },
});

const contenders = [
  bare("PEM", { cert, key }),
  own("PEM", { cert, key }),
  bare("PKCS#12", { pfx, passphrase }),
  own("PKCS#12", { pfx, passphrase }),
];
const timings = await timeAlternately(contenders, 60, 5);
// Each stands behind its baseline.
report(timings.map((timing, index) => rowOf(timing, at(timings, index - (index % 2)), "ms")));
