import { ContractError, createRegistry, RegistryError, type EkonomickySubjekt } from "ares-caais";
import { createIdentity } from "ares-caais/identity";
import { createLegacyIdentity } from "ares-caais/legacy";
import { createRegistry as same } from "ares-caais/registry";
import { createSandbox } from "ares-caais/sandbox";
import { compareDocuments, registryDocument } from "ares-caais/verify";

const sandbox = await createSandbox();
const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
const subject: EkonomickySubjekt = await registry.vratEkonomickySubjekt({ ico: "90000021" });
const missing: unknown = await registry.vratEkonomickySubjekt({ ico: "12345678" }).catch((error: unknown) => error);

const { environment, client } = sandbox;
const { clientId, redirectUri, tls } = client;
const identity = createIdentity({ environment, clientId, redirectUri, tls });
const login = await identity.beginLogin({ scope: ["openid", "profile"] });
const { claims } = await identity.completeLogin(await sandbox.logIn(login, "novakova.jana"), login.pending);
const name: string | undefined = claims.given_name;

const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: clientId, tls });
const sessionId = legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "novakova.jana"));
const { attributes } = await legacy.authConfirmation(sessionId);
const again: unknown = await legacy.authConfirmation(sessionId).catch((error: unknown) => error);
identity.close();
legacy.close();
await sandbox.close();

const info = { ...registryDocument.info, version: "9.9.9" };
const changes = compareDocuments(registryDocument, { ...registryDocument, info });

if (name !== attributes.Jmeno) throw new Error("two users");
if (!(again instanceof ContractError) || again.code !== "ERR_LEGACY") throw new Error("no LegacyError");
if (same !== createRegistry) throw new Error("two copies of the registry");
if (!(missing instanceof RegistryError) || missing.status !== 404) throw new Error("no RegistryError");
console.log([subject.obchodniJmeno, name, ...changes.map(({ path }) => path)].join(", "));
