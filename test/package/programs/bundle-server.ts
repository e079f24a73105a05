// The program of a server, without features that a CommonJS bundle lacks, such as `await` at the top.
import {
  ContractError,
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  RegistryError,
  strictValidation,
} from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";

async function main(): Promise<void> {
  const sandbox = await createSandbox();
  const { environment, client } = sandbox;
  const { clientId, redirectUri, tls } = client;
  const registry = createRegistry({ environment, fetch: sandbox.fetch, validate: strictValidation });
  const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico: "90000021" });
  const missing: unknown = await registry.vratEkonomickySubjekt({ ico: "12345678" }).catch((error: unknown) => error);

  const identity = createIdentity({ environment, clientId, redirectUri, tls });
  const login = await identity.beginLogin({ scope: ["openid", "profile"] });
  const { claims } = await identity.completeLogin(await sandbox.logIn(login, "novakova.jana"), login.pending);
  identity.close();

  const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: clientId, tls });
  const sessionId = legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "novakova.jana"));
  const { attributes } = await legacy.authConfirmation(sessionId);
  legacy.close();
  await sandbox.close();

  // One copy of each class, however many chunks there are.
  if (!(missing instanceof RegistryError) || !(missing instanceof ContractError)) throw new Error("no RegistryError");
  console.log([obchodniJmeno, claims.given_name, attributes.Jmeno].join(", "));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
