import { setupServer } from "msw/node";
import {
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  strictValidation,
  LegacyError,
  OAuthError,
  RegistryError,
} from "ares-caais";
import * as kit from "ares-caais/testing";

const environment = "test";
const version = "4.2";
const redirectUri = "https://ais.example/callback";
const provider = await kit.createTestIdentityProvider({ clientId: "AIS", environment });
const legacyHandlers = kit.legacyHandlers({ environment, version });
const server = setupServer(...kit.registryHandlers(), ...provider.handlers, ...legacyHandlers);
server.listen();
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const registry = createRegistry({ validate: strictValidation });
const { ico } = await registry.vratEkonomickySubjekt({ ico: "27074358" });
const chyba = kit.sample("Chyba", { kod: "NENALEZENO" });
server.use(kit.registryHandler("vratEkonomickySubjekt", { status: 404, body: chyba }));
const missing = await failure(registry.vratEkonomickySubjekt({ ico: "27074358" }));

const identity = createIdentity({ environment, clientId: "AIS", redirectUri, tls: provider.tls });
const login = await identity.beginLogin({ scope: ["openid", "profile"] });
const { claims } = await identity.completeLogin(provider.callback(login), login);
server.use(provider.handler("token", { error: "invalid_grant" }));
const refused = await failure(identity.completeLogin(provider.callback(login), login));

const legacy = createLegacyIdentity({ environment, version, atsId: "AIS", tls: provider.tls });
const sessionId = "a".repeat(36);
const { attributes } = await legacy.authConfirmation(sessionId);
server.use(kit.legacyHandler("authConfirmation", { status: "SESSION_NOT_FOUND" }, { environment, version }));
const gone = await failure(legacy.authConfirmation(sessionId));
server.close();

const errors = [missing instanceof RegistryError, refused instanceof OAuthError, gone instanceof LegacyError];
console.log([ico, claims.family_name, attributes.Prijmeni, ...errors].join(" "));
