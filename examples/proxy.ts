// One subject, from behind the proxy of an office. In variables of the environment:
//   PROXY           http://proxy.example:3128
//   PROXY_USER      the name it asks for
//   PROXY_PASSWORD  a file with the password
//   NO_PROXY        names that are called without it: localhost,office.example
//   CA_FILE         certificate of the office's own authority, where the proxy opens TLS
// node --import tsx examples/proxy.ts 27074358
import { readFile } from "node:fs/promises";
import { rootCertificates } from "node:tls";
import { createRegistry, TransportError } from "ares-caais";

const { PROXY, PROXY_USER, PROXY_PASSWORD, NO_PROXY = "", CA_FILE } = process.env;

if (PROXY === undefined) throw new Error("the variable PROXY is missing");
const officeProxy = new URL(PROXY);
if (PROXY_USER !== undefined && PROXY_PASSWORD !== undefined) {
  officeProxy.username = encodeURIComponent(PROXY_USER);
  officeProxy.password = encodeURIComponent((await readFile(PROXY_PASSWORD, "utf8")).trimEnd());
}

const direct = NO_PROXY.split(",").flatMap((name) => name.trim() || []);
/** The way to a host: `NO_PROXY` lists names, with all that is below them. */
function wayTo(address: string): URL | false {
  const { hostname } = new URL(address);
  return direct.some((name) => hostname === name || hostname.endsWith(`.${name}`)) ? false : officeProxy;
}

// The address of a sandbox or of your own gateway, instead of production.
const { ARES_CAAIS_REGISTRY: address } = process.env;
const registry = createRegistry({
  environment: address === undefined ? "production" : { registry: address },
  proxy: wayTo,
  // Beside the authorities that Node trusts, not instead of them.
  ...(CA_FILE === undefined ? {} : { tls: { ca: [...rootCertificates, await readFile(CA_FILE, "utf8")] } }),
});

const [ico = "27074358"] = process.argv.slice(2);
try {
  const { obchodniJmeno = "" } = await registry.vratEkonomickySubjekt({ ico });
  console.log(`${ico} ${obchodniJmeno}`);
} catch (error) {
  if (!(error instanceof TransportError)) throw error;
  // "proxy" when it is the proxy that refused or did not answer. The message names its host and no credentials.
  console.error(`${error.phase}: ${error.message}`);
  process.exitCode = 1;
}
