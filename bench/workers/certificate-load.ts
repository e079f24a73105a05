import { createSecureContext } from "node:tls";
import { systemClock } from "../../src/transport/time.ts";
import { createMutualTls } from "../../src/node/mutual-tls.ts";
import type { ClientCertificate } from "../../src/transport/mutual-tls.ts";
import { at, ratioOf, timeAlternately, type Contender, type Timing } from "../compare.ts";
import type { Row } from "../table.ts";

/** A client certificate in both forms. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
  /** PKCS#12 in base64. */
  readonly pfx: string;
  readonly passphrase: string;
}

const rounds = 60;

const [argument = "{}"] = process.argv.slice(2);
// The parent process says what it is.
const { cert, key, pfx: encoded, passphrase } = JSON.parse(argument) as CertificateFiles;
const pfx = Buffer.from(encoded, "base64");

/** Node's own reading. */
const bare = (name: string, material: object): Contender => ({
  name: `node:tls, ${name}`,
  run: () => createSecureContext(material),
});
/** All that a client does with it before its first request. */
const own = (name: string, certificate: ClientCertificate): Contender => ({
  name: `ares-caais, ${name}, checked`,
  run: async () => {
    const tls = createMutualTls("bench", certificate, systemClock);
    await tls.credential();
    tls.close();
  },
});

const contenders = [
  bare("PEM", { cert, key }),
  own("PEM", { cert, key }),
  bare("PKCS#12", { pfx, passphrase }),
  own("PKCS#12", { pfx, passphrase }),
];
const inMilliseconds = ({ fast, median }: Timing): string => `${fast.toFixed(2)} / ${median.toFixed(2)} ms`;

// The first rounds run before the code is compiled.
await timeAlternately(contenders, 5);
const timings = await timeAlternately(contenders, rounds);
const rows: Row[] = timings.map((timing, index) => ({
  what: timing.name,
  figure: inMilliseconds(timing),
  // Each stands behind its baseline.
  ...(index % 2 === 0 ? {} : { ratio: ratioOf(timing, at(timings, index - 1)) }),
}));
process.send?.(rows);
process.disconnect();
