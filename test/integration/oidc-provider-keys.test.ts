import { decodeProtectedHeader, type JWK } from "jose";
import { describe, expect, it } from "vitest";
import { logIn, useOidcProvider } from "./peers/oidc-provider-fixture.ts";
import { user } from "./peers/oidc-provider-user.ts";

const withoutKid = (keys: readonly JWK[]): JWK[] => keys.map(({ kid: _kid, ...key }) => key);

// The provider puts a kid into the header of every identity token.
describe.each([
  { set: "one key with a kid", keys: 1, publish: undefined },
  { set: "one key without a kid", keys: 1, publish: withoutKid },
  { set: "five keys with a kid", keys: 5, publish: undefined },
  // The one that signs is the last to be tried.
  { set: "five keys without a kid", keys: 5, publish: (keys: readonly JWK[]) => withoutKid(keys).reverse() },
])("oidc-provider with $set", ({ keys, publish }) => {
  const provider = useOidcProvider({ keys, ...(publish === undefined ? {} : { publish }) });

  it("[OIDC-10] the client verifies its tokens after it changed its keys", async () => {
    const identity = provider.identity();
    const { idToken } = await logIn(identity, provider.browser(), ["openid"]);
    await provider.peer.rotateKeys();
    const later = await logIn(identity, provider.browser(), ["openid"]);
    expect(later.claims.sub).toBe(user.sub);
    expect(decodeProtectedHeader(later.idToken).kid).not.toBe(decodeProtectedHeader(idToken).kid);
  });
});
