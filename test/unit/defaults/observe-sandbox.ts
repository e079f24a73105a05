import type { Scope } from "../../../generated/identity.gen.ts";
import { IdentityFaults } from "../../../src/sandbox/identity/faults.ts";
import { Grants, type Grant } from "../../../src/services/identity/grants.ts";
import { issueTokens } from "../../../src/services/identity/token-endpoint.ts";
import { createSigningKeys } from "../../../src/services/identity/signing-keys.ts";
import { inventedUsers } from "../../../src/sandbox/identity/data/invented-users.ts";
import { LegacyFaults } from "../../../src/sandbox/legacy/faults.ts";
import { SessionIds } from "../../../src/sandbox/legacy/legacy-state.ts";
import { readOptions } from "../../../src/sandbox/options.ts";
import { RegistryFaults } from "../../../src/sandbox/registry/faults.ts";
import { createRegistryDataset } from "../../../src/sandbox/registry/data/dataset.ts";
import { RegistryControl } from "../../../src/sandbox/registry/sandbox-registry.ts";
import { pageOf } from "../../../src/sandbox/registry/searches.ts";
import { Sessions } from "../../../src/sandbox/sessions.ts";
import { clientSystem, serviceContext } from "../sandbox/legacy/context.ts";
import { largest, lifetime } from "./default-row.ts";

const client = clientSystem("AIS");
/** Somebody who logs in. */
export const user = firstUser();

function firstUser(): (typeof inventedUsers)[number] {
  const [first] = inventedUsers;
  if (first === undefined) throw new Error("no user");
  return first;
}

/** The options of a sandbox of which nothing is said. */
export const sandboxOptions = (): ReturnType<typeof readOptions> => readOptions("test", {});

/** What a change does of which only the other part is said: it happens at once, enters nothing and removes nothing. */
export function registryChange(): readonly number[] {
  const registry = new RegistryControl(createRegistryDataset());
  const sizes = [registry.subjects];
  for (const change of [{ remove: ["90000021"] }, { data: { ares: [{ icoId: "90000021" }] } }]) {
    registry.change(change);
    sizes.push(registry.subjects);
  }
  return sizes;
}

/** How late an answer is by a fault `slow` of which nothing else is said. */
export function slowDelays(): { identity: number; legacy: number } {
  const identity = new IdentityFaults(() => undefined);
  const legacy = new LegacyFaults();
  identity.set({ service: "identity", kind: "slow" });
  legacy.set({ service: "legacy", kind: "slow" });
  return { identity: identity.delay, legacy: legacy.delay };
}

/** The longest delay that a fault takes. */
export function longestDelay(): Promise<number> {
  return largest(10_000_000, (delay) => {
    try {
      new IdentityFaults(() => undefined).set({ service: "identity", kind: "slow", delay });
      return true;
    } catch {
      return false;
    }
  });
}

/** How many requests faults meet of which that is not said; infinitely many when thousands do not end them. */
export function faultTimes(): { registry: number; legacy: number } {
  const registry = new RegistryFaults(() => 0);
  const legacy = new LegacyFaults();
  registry.set({ service: "registry", kind: "block-page" });
  legacy.set({ service: "legacy", kind: "html" });
  const count = (meets: () => boolean): number => {
    for (let times = 0; times < 5000; times += 1) if (!meets()) return times;
    return Infinity;
  };
  return {
    registry: count(() => registry.take(undefined).fault !== undefined),
    legacy: count(() => legacy.take(["html"]) !== undefined),
  };
}

/** How many requests a minute the fault `budget-exceeded` lets pass. */
export function budget(): number {
  const faults = new RegistryFaults(() => 0);
  faults.set({ service: "registry", kind: "budget-exceeded" });
  return Array.from({ length: 2000 }, () => faults.take(undefined)).filter(({ fault }) => fault === undefined).length;
}

/** The items on a page of a filter without `pocet`, and the most of all. */
export function pageSizes(): [usual: number, most: number] {
  const items = new Array<number>(10_000).fill(0);
  return [pageOf(items, {}).length, pageOf(items, { pocet: 10_000 }).length];
}

/** What the identity service keeps, at a time that can be set. */
class Kept {
  now = 0;
  readonly grants: Grants = new Grants(() => this.now);
  readonly grant: Grant = {
    clientId: "AIS",
    redirectUri: "https://app.example/callback",
    scope: ["openid"] satisfies Scope[],
    nonce: undefined,
    codeChallenge: undefined,
    sub: user.id,
    claims: () => ({}),
    session: new Sessions(() => this.now).begin(user).session,
  };
}

export const codeLifetime = (): Promise<number> =>
  lifetime((milliseconds) => {
    const kept = new Kept();
    const code = kept.grants.newCode(kept.grant);
    kept.now = milliseconds;
    return kept.grants.redeemCode(code, "AIS") !== undefined;
  });

/** For how long a second use of a code takes back what the first one gave. */
export const codeMemory = (): Promise<number> =>
  lifetime((milliseconds) => {
    const kept = new Kept();
    const code = kept.grants.newCode(kept.grant);
    kept.grants.redeemCode(code, "AIS");
    kept.now = milliseconds;
    kept.grants.redeemCode(code, "AIS");
    return kept.grants.redeemRefreshToken(kept.grants.newRefreshToken(kept.grant), "AIS") === undefined;
  });

export const refreshTokenLifetime = (): Promise<number> =>
  lifetime((milliseconds) => {
    const kept = new Kept();
    const token = kept.grants.newRefreshToken(kept.grant);
    kept.now = milliseconds;
    return kept.grants.redeemRefreshToken(token, "AIS") !== undefined;
  });

export const accessTokenUse = (): Promise<number> =>
  lifetime((milliseconds) => {
    const kept = new Kept();
    const id = kept.grants.newAccessTokenId(kept.grant);
    kept.now = milliseconds;
    return kept.grants.ofAccessToken(id) !== undefined;
  });

/** How many of many codes are kept. */
export function codeCapacity(): number {
  const { grants, grant } = new Kept();
  const codes = Array.from({ length: 20_000 }, () => grants.newCode(grant));
  return codes.filter((code) => grants.redeemCode(code, "AIS") !== undefined).length;
}

/** Seconds for which tokens are valid, by their claims and by the answer. */
export async function tokenLifetimes(): Promise<{ access: unknown; identity: unknown; expiresIn: unknown }> {
  const { grants, grant } = new Kept();
  const now = (): number => 0;
  const { addresses } = serviceContext([client], [user], now);
  const provider = { addresses, keys: await createSigningKeys(), grants, now };
  const order = { grant, scope: grant.scope, nonce: undefined, certificate: Buffer.from("certificate") };
  const { access_token, id_token, expires_in } = await issueTokens(provider, order, undefined);
  return { access: validFor(access_token), identity: validFor(id_token), expiresIn: expires_in };
}

/** Seconds from the issue of a token to its end. */
export function validFor(token = ""): number {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, number>;
  return (claims["exp"] ?? Number.NaN) - (claims["iat"] ?? Number.NaN);
}

export const sessionLifetime = (): Promise<number> =>
  lifetime((milliseconds) => {
    let now = 0;
    const sessions = new Sessions(() => now);
    const { cookie } = sessions.begin(user);
    now = milliseconds;
    return sessions.find(cookie.replace(/;.*/, "")) !== undefined;
  });

export const sessionIdLifetime = (): Promise<number> =>
  lifetime((milliseconds) => {
    let now = 0;
    const ids = new SessionIds(() => now);
    const id = ids.issue(client, user);
    now = milliseconds;
    return ids.take(client, id) !== undefined;
  });

/** How many of many session ids are kept. */
export function sessionIdCapacity(): number {
  const ids = new SessionIds(() => 0);
  const issued = Array.from({ length: 20_000 }, () => ids.issue(client, user));
  return issued.filter((id) => ids.take(client, id) !== undefined).length;
}
