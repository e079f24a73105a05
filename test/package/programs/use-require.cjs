// A CommonJS program: it loads every entry by require(), and gets one copy of the code by import() too.
const { createRegistry, RegistryError, ContractError } = require("ares-caais");
const { createIdentity } = require("ares-caais/identity");
const { createLegacyIdentity } = require("ares-caais/legacy");
const { normalizeIco } = require("ares-caais/registry");
const { createSandbox } = require("ares-caais/sandbox");
const { compareDocuments, registryDocument } = require("ares-caais/verify");
const { version } = require("ares-caais/package.json");

async function main() {
  const sandbox = await createSandbox();
  const { environment, client } = sandbox;
  const { clientId, redirectUri, tls } = client;
  const registry = createRegistry({ environment, fetch: sandbox.fetch });
  const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico: normalizeIco(90000021) });
  const missing = await registry
    .vratEkonomickySubjekt({ ico: "12345678" })
    .catch((/** @type {unknown} */ error) => error);

  const identity = createIdentity({ environment, clientId, redirectUri, tls });
  const login = await identity.beginLogin({ scope: ["openid", "profile"] });
  const { claims } = await identity.completeLogin(await sandbox.logIn(login, "novakova.jana"), login.pending);
  identity.close();

  const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: clientId, tls });
  const sessionId = legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "novakova.jana"));
  const { attributes } = await legacy.authConfirmation(sessionId);
  legacy.close();
  await sandbox.close();

  const imported = await import("ares-caais");
  if (imported.createRegistry !== createRegistry) throw new Error("two copies of the registry");
  if (!(missing instanceof RegistryError) || !(missing instanceof ContractError)) throw new Error("no RegistryError");
  if (claims.given_name !== attributes.Jmeno) throw new Error("two users");
  if (compareDocuments(registryDocument, registryDocument).length > 0) throw new Error("a document is not like itself");
  console.log([obchodniJmeno, claims.given_name, version].join(", "));
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error);
  process.exitCode = 1;
});
