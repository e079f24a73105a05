import { createIdentity, type IdentityOptions, type PendingLogin } from "../../src/identity/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { recording, startReplay, type Recorded, type RecordedRequest, type Replay } from "./recording.ts";

/** The replayed service, and a login that it knows. */
export interface IdentityReplay extends Pick<Replay, "address"> {
  /** For a client. */
  readonly options: IdentityOptions & { readonly tls: Readonly<Record<"ca" | "cert" | "key", string>> };
  readonly callback: string;
  readonly pending: PendingLogin;
  readonly refreshToken: string;
  readonly requests: Readonly<Record<"completeLogin" | "refresh", RecordedRequest>>;
}

const sandbox = await createSandbox();
const { environment } = sandbox;
const { clientId, redirectUri, tls } = sandbox.client;
const kept: Recorded[] = [];
const fetch = createHttpsFetch(tls);
const identity = createIdentity({ environment, clientId, redirectUri, tls, fetch: recording(fetch, kept) });
const login = await identity.beginLogin({ scope: ["openid", "profile", "role", "contact"] });
const callback = await sandbox.logIn(login, "novakova.jana");
const { refreshToken = "" } = await identity.completeLogin(callback, login);
await identity.refresh(refreshToken);
fetch.close();
await sandbox.close();

/** The last record of an endpoint. */
function recorded(path: string, body = ""): Recorded {
  const found = kept.findLast(({ request }) => request.url.includes(path) && request.body.includes(body));
  if (found === undefined) throw new Error(`nothing was recorded of ${path}`);
  return found;
}

const refreshGrant = "grant_type=refresh_token";
const codeGrant = "grant_type=authorization_code";
const token = { code: recorded("/token", codeGrant), refresh: recorded("/token", refreshGrant) };
const discovery = recorded("/openid-configuration");
const keys = recorded("/jwks");

const replay = await startReplay(tls.ca, (path, body) => {
  if (path.includes("/token")) return body.includes(refreshGrant) ? token.refresh : token.code;
  if (path.includes("/jwks")) return keys;
  // The document names the addresses of the sandbox, which has ended.
  const { oidc, oidcMutualTls } = environment;
  const { issuer, ...document } = JSON.parse(discovery.answer) as Readonly<Record<string, unknown>>;
  const moved = JSON.stringify(document).replaceAll(oidcMutualTls, replay.address).replaceAll(oidc, replay.address);
  return { ...discovery, answer: JSON.stringify({ issuer, ...(JSON.parse(moved) as object) }) };
});
const { address } = replay;
const ready: IdentityReplay = {
  address,
  options: {
    environment: { oidc: address, oidcMutualTls: address },
    ...{ issuer: `${environment.oidc}/`, clientId, redirectUri },
    tls: { ca: replay.ca, cert: tls.cert, key: tls.key },
  },
  ...{ callback, pending: login.pending, refreshToken },
  requests: { completeLogin: token.code.request, refresh: token.refresh.request },
};
process.send?.(ready);
