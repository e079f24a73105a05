// On the central network of the government: does this machine get to the identity service, and does the service take the certificate?
// In variables of the environment:
//   ARES_CAAIS_CLIENT_ID   the client system
//   ARES_CAAIS_CERT, ARES_CAAIS_KEY   files with its certificate and its key
//   CA_FILE                the authority of the services there (I.CA), which Node does not trust by itself
//   REDIRECT_URI           the return address that is configured there
//   ISSUER                 what the service calls itself, where that is its name on the public network
// node --import tsx examples/cms.ts
import { readFile } from "node:fs/promises";
import { ContractError, createIdentity, createLegacyIdentity } from "ares-caais";

/** A variable of the environment that has to be there. */
function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`the variable ${name} is missing`);
  return value;
}

/** The services of the network; or addresses of one's own, of a sandbox or a gateway. */
const services =
  process.env["ARES_CAAIS_OIDC"] === undefined
    ? ({ environment: "production", network: "cms" } as const)
    : {
        environment: {
          oidc: variable("ARES_CAAIS_OIDC"),
          oidcMutualTls: variable("ARES_CAAIS_OIDC_MUTUAL_TLS"),
          legacyPages: variable("ARES_CAAIS_LEGACY_PAGES"),
          legacyMutualTls: variable("ARES_CAAIS_LEGACY_MUTUAL_TLS"),
        },
      };
const clientId = variable("ARES_CAAIS_CLIENT_ID");
const tls = {
  cert: await readFile(variable("ARES_CAAIS_CERT")),
  key: await readFile(variable("ARES_CAAIS_KEY")),
  ca: await readFile(variable("CA_FILE"), "utf8"),
};

const redirectUri = variable("REDIRECT_URI");
const identity = createIdentity({ ...services, clientId, redirectUri, tls, issuer: process.env["ISSUER"] });
const legacy = createLegacyIdentity({ ...services, version: "4.2", atsId: clientId, tls });

/** Prints the result of a call; a failure says what to do about it, and holds no secret. */
async function check(what: string, call: () => Promise<string>): Promise<void> {
  try {
    console.log(`${what}: ${await call()}`);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(`${what}: ${error.message}`);
    process.exitCode = 1;
  }
}

await check(
  "OpenID Connect, for browsers",
  async () => new URL((await identity.beginLogin({ scope: ["openid"] })).url).origin,
);
await check("SOAP API, with the certificate", async () => (await legacy.heartBeat()).status);

identity.close();
legacy.close();
