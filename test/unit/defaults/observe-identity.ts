import { createIdentity, type Identity } from "ares-caais";
import { environments } from "../../../generated/environments.gen.ts";
import { client, createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";
import { largest, lifetime } from "./default-row.ts";
import type { Call } from "./observe-calls.ts";

/** One call of the identity client: it asks for the discovery document. */
export const identityCall: Call = (answer, options) => {
  const provider = createFakeProvider();
  provider.answers["discovery"] = answer;
  const outcome = provider.identity(options).beginLogin({ scope: ["openid"] });
  return { clock: provider.clock, outcome };
};

/** The environment and the network whose address a client calls of which neither is said. */
export async function environmentAndNetwork(): Promise<string[]> {
  const called: string[] = [];
  const identity = createIdentity({
    ...client,
    retry: false,
    fetch: (url) => {
      called.push(url);
      return Promise.reject(new TypeError("fetch failed"));
    },
  });
  await identity.beginLogin({ scope: ["openid"] }).catch(() => undefined);
  return Object.entries(environments).flatMap(([environment, networks]) =>
    Object.entries(networks).flatMap(([network, { oidc }]) =>
      called.every((url) => url.startsWith(`${oidc}/`)) ? [environment, network] : [],
    ),
  );
}

/** Logs a user in, and says whether that worked. */
async function logIn(provider: FakeProvider, identity: Identity, wait = 0): Promise<boolean> {
  const login = await identity.beginLogin({ scope: ["openid"] });
  await provider.clock.advance(wait);
  return identity.completeLogin(provider.authorize(login), login.pending).then(
    () => true,
    () => false,
  );
}

/** By how many seconds the clock of the service may be ahead. */
export function clockTolerance(): Promise<number> {
  return largest(1000, async (seconds) => {
    const provider = createFakeProvider();
    provider.change.identity = { iat: Math.floor(provider.clock.date() / 1000) + seconds };
    return logIn(provider, provider.identity());
  });
}

/** How long after its beginning a login can be completed. */
export function loginLifetime(): Promise<number> {
  return lifetime(async (milliseconds) => {
    const provider = createFakeProvider();
    return logIn(provider, provider.identity(), milliseconds);
  });
}

/** For how long a discovery document is used before it is asked for again. */
export function discoveryMaxAge(): Promise<number> {
  return lifetime(async (milliseconds) => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    await identity.beginLogin({ scope: ["openid"] });
    await provider.clock.advance(milliseconds);
    await identity.beginLogin({ scope: ["openid"] });
    return provider.counts()["discovery"] === 1;
  });
}

/** A client with a discovery document whose service has none any more. */
async function withoutDiscovery(answer: () => Response | Promise<Response>): Promise<[FakeProvider, Identity]> {
  const provider = createFakeProvider();
  const identity = provider.identity();
  await identity.beginLogin({ scope: ["openid"] });
  provider.answers["discovery"] = answer;
  return [provider, identity];
}
const unavailable = (): Response => new Response(null, { status: 503 });
/** Longer than a document is used without asking, and shorter than it is used at all. */
const later = 2 * 3_600_000;

/** For how long a discovery document is used that cannot be renewed. */
export function discoveryLongestUse(): Promise<number> {
  return lifetime(async (milliseconds) => {
    const [provider, identity] = await withoutDiscovery(unavailable);
    await provider.clock.advance(milliseconds);
    return identity.beginLogin({ scope: ["openid"] }).then(
      () => true,
      () => false,
    );
  });
}

/** How long after a failed renewal the next one is tried. */
export function discoveryPause(): Promise<number> {
  return lifetime(async (milliseconds) => {
    const [provider, identity] = await withoutDiscovery(unavailable);
    await provider.clock.advance(later);
    await identity.beginLogin({ scope: ["openid"] });
    const before = provider.counts()["discovery"];
    await provider.clock.advance(milliseconds);
    await identity.beginLogin({ scope: ["openid"] }).catch(() => undefined);
    return provider.counts()["discovery"] === before;
  });
}

/** How long a call waits for a renewal that is not answered. */
export async function renewalWait(): Promise<number> {
  const [provider, identity] = await withoutDiscovery(() => new Promise(() => undefined));
  await provider.clock.advance(later);
  const before = provider.clock.now();
  await provider.clock.run(identity.beginLogin({ scope: ["openid"] }));
  return provider.clock.now() - before;
}

/** For how long the keys are used before they are loaded again. */
export function keyMaxAge(): Promise<number> {
  return lifetime(async (milliseconds) => {
    const provider = createFakeProvider();
    const identity = provider.identity({ discoveryMaxAge: 2 ** 31 - 1 });
    await logIn(provider, identity);
    await provider.clock.advance(milliseconds);
    await logIn(provider, identity);
    return provider.counts()["jwks"] === 1;
  });
}

/** How often signatures that no key fits load the keys again within a minute. */
export async function keyReloads(): Promise<number> {
  const provider = createFakeProvider();
  const identity = provider.identity({ discoveryMaxAge: 2 ** 31 - 1 });
  await logIn(provider, identity);
  const forged = (await provider.sign({})).replace(/[^.]{20}$/, "A".repeat(20));
  provider.answers["token"] = () =>
    Response.json({
      access_token: forged,
      refresh_token: "refresh",
      id_token: forged,
      scope: "openid",
      token_type: "Bearer",
      expires_in: 300,
    });
  for (let login = 0; login < 10; login += 1) await logIn(provider, identity);
  return (provider.counts()["jwks"] ?? Number.NaN) - 1;
}

/** How a login goes on, and the random bytes of its secrets. */
export async function loginForm(): Promise<{ method: string; bytes: number[] }> {
  const { pending, ...ways } = await createFakeProvider()
    .identity()
    .beginLogin({ scope: ["openid"] });
  const { state, nonce, codeVerifier } = pending;
  const bytes = [state, nonce, codeVerifier].map((text) => Buffer.from(text, "base64url").byteLength);
  return { method: "url" in ways ? "GET" : "POST", bytes };
}
