import { beforeEach, describe, expect, it } from "vitest";
import { Grants, type Grant } from "../../../../src/services/identity/grants.ts";
import { Sessions } from "../../../../src/sandbox/sessions.ts";
import { inventedUsers } from "../../../../src/sandbox/identity/data/invented-users.ts";

let now: number;
let grants: Grants;
let grant: Grant;
let endSession: () => void;

beforeEach(() => {
  now = 0;
  grants = new Grants(() => now);
  const sessions = new Sessions(() => now);
  const [user] = inventedUsers;
  if (user === undefined) throw new Error("no user");
  const { session } = sessions.begin(user);
  endSession = () => {
    session.ended = true;
  };
  grant = {
    clientId: "A",
    redirectUri: "https://a.example/",
    scope: ["openid"],
    nonce: undefined,
    codeChallenge: undefined,
    sub: user.id,
    claims: () => ({}),
    session,
  };
});

describe("codes", () => {
  it("are good once, for a minute, and for their client", () => {
    const code = grants.newCode(grant);
    expect(grants.redeemCode(code, "B")).toBeUndefined();
    expect(grants.redeemCode(code, "A")).toBe(grant);
    expect(grants.redeemCode(code, "A")).toBeUndefined();
    const late = grants.newCode({ ...grant });
    now = 60_000;
    expect(grants.redeemCode(late, "A")).toBeUndefined();
    expect(grants.redeemCode("made-up", "A")).toBeUndefined();
  });

  it("take their tokens back when they come again, also late", () => {
    const code = grants.newCode(grant);
    grants.redeemCode(code, "A");
    const refresh = grants.newRefreshToken(grant);
    const access = grants.newAccessTokenId(grant);
    now = 100_000;
    expect(grants.ofAccessToken(access)).toBe(grant);
    grants.redeemCode(code, "A");
    expect(grants.ofAccessToken(access)).toBeUndefined();
    expect(grants.redeemRefreshToken(refresh, "A")).toBeUndefined();
  });

  it("of a session that is over are good no more", () => {
    const code = grants.newCode(grant);
    endSession();
    expect(grants.redeemCode(code, "A")).toBeUndefined();
  });
});

describe("tokens", () => {
  it("a refresh token is good once and for its client", () => {
    const token = grants.newRefreshToken(grant);
    expect(grants.redeemRefreshToken(token, "B")).toBeUndefined();
    expect(grants.redeemRefreshToken(token, "A")).toBe(grant);
    expect(grants.redeemRefreshToken(token, "A")).toBeUndefined();
  });

  it("end: an access token after 300 seconds, a refresh token with the session", () => {
    const access = grants.newAccessTokenId(grant);
    const refresh = grants.newRefreshToken(grant);
    now = 299_999;
    expect(grants.ofAccessToken(access)).toBe(grant);
    now = 300_000;
    expect(grants.ofAccessToken(access)).toBeUndefined();
    endSession();
    expect(grants.redeemRefreshToken(refresh, "A")).toBeUndefined();
  });
});
