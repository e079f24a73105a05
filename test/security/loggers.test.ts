import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { confirmed, createFakeLegacy, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { asserted, directed, logged } from "./logged.ts";
import { everythingShown } from "./shown.ts";

const guide = readFileSync(new URL("../../docs/guides/login.md", import.meta.url), "utf8");
/** Paths that the guide gives to pino. */
const { redact } = JSON.parse(/```json\n(\{\s*"redact".*?\})\n```/s.exec(guide)?.[1] ?? "{}") as {
  redact: readonly string[];
};
const tokenOfUser = "c2VjcmV0LXRva2Vu";
const state = "state-of-the-logout";

/** Returns every object of the clients that holds a secret, by the names of the guide. */
async function everything(): Promise<{ readonly given: Record<string, object>; readonly secrets: readonly string[] }> {
  const provider = createFakeProvider();
  provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
  provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
  provider.change.identity = { time_limited_id: tokenOfUser };
  provider.change.access = { sid: "session-1", time_limited_id: tokenOfUser };
  provider.answers["userinfo"] = () => Response.json({ sub: "user-1", sid: "session-1", time_limited_id: tokenOfUser });
  const location = "https://auth.test/logout/by-path/opaque-handle?id=opaque-handle";
  provider.answers["endSession"] = () => new Response(null, { status: 303, headers: { location } });
  const identity = provider.identity();
  const login = await identity.beginLogin({ scope: ["openid", "role"] });
  const posted = await identity.beginLogin({ scope: ["openid"], method: "POST" });
  const tokens = await identity.completeLogin(provider.authorize(login), login);
  const refreshed = await identity.refresh("old-refresh-token", { scope: ["openid"] });
  const { accessToken, idToken } = tokens;
  const inner = `<Username>u</Username><TokenAifo>${tokenOfUser}</TokenAifo><TimeLimitedId>${tokenOfUser}</TimeLimitedId>`;
  const { legacy } = createFakeLegacy("4.2", () =>
    xmlAnswer(confirmed("4.2", `${inner}<Novy a="${tokenOfUser}">${tokenOfUser}</Novy>`)),
  );
  const given = {
    login,
    posted,
    pending: login.pending,
    tokens,
    refreshed,
    logout: await identity.logout({ idToken, state }),
    ended: await identity.endSession({ idToken, state }),
    userinfo: await identity.userinfo(accessToken, { subject: "user-1" }),
    user: await legacy.authConfirmation(sessionId),
    identity,
    legacy,
  };
  const begun = [login, posted].flatMap(({ pending }) => [pending.state, pending.nonce, pending.codeVerifier]);
  const issued = [accessToken, idToken, "opaque-refresh-token", refreshed.accessToken, refreshed.idToken ?? idToken];
  const others = [tokenOfUser, state, sessionId, "session-1", "opaque-handle", "PRIVATE KEY"];
  return { given, secrets: [...begun, ...issued, ...others] };
}

let given: Record<string, object>;
let secrets: readonly string[];
const found = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

beforeAll(async () => {
  ({ given, secrets } = await everything());
});

describe("logging a login, its tokens, a user and a logout", () => {
  it("[REL-09] shows no secret to console.log, console.dir and util.inspect at any depth", () => {
    for (const [name, value] of Object.entries(given)) {
      expect({ [name]: found(directed(value)) }).toEqual({ [name]: [] });
      expect({ [name]: found(directed({ session: [value] })) }).toEqual({ [name]: [] });
    }
    expect(found(directed(given))).toEqual([]);
    const { identity, legacy } = given;
    expect(found(everythingShown([identity, legacy]) + logged(identity) + logged(legacy))).toEqual([]);
  });

  it("[REL-09] shows no secret to a structured logger that redacts the paths of the guide", () => {
    for (const [name, value] of Object.entries(given)) {
      expect({ [name]: found(JSON.stringify(redacted({ [name]: value }))) }).toEqual({ [name]: [] });
    }
    // Nothing that a log is for.
    expect(JSON.stringify(redacted(given))).toMatch(/user-1.*"Username":"u"/);
  });

  it("[REL-09] shows the secrets that the guide names to a logger without those paths and to a failed assertion", () => {
    for (const name of ["login", "pending", "tokens", "logout", "user"]) {
      expect(found(logged(given[name]))).not.toEqual([]);
      expect(found(asserted(given[name]))).not.toEqual([]);
    }
  });

  it("lets callers set tokens, and hides the new values too", () => {
    const kept = Object.assign({ ...given["tokens"] }, {});
    const tokens = Object.assign(given["tokens"] ?? {}, { refreshToken: "newer-refresh-token" });
    expect(tokens).toEqual({ ...kept, refreshToken: "newer-refresh-token" });
    expect(structuredClone(tokens)).toMatchObject({ refreshToken: "newer-refresh-token" });
    expect(directed(tokens)).not.toContain("newer-refresh-token");
  });
});

/** As pino redacts: a path is names with dots, and `*` any name. */
function redacted(value: object): object {
  const copy = structuredCopy(value);
  for (const path of redact) for (const [holder, name] of holdersOf(copy, path.split("."))) holder[name] = "[Redacted]";
  return copy;
}

type Members = Record<string, unknown>;
const structuredCopy = (value: object): Members => JSON.parse(JSON.stringify(value)) as Members;
const isMembers = (value: unknown): value is Members => typeof value === "object" && value !== null;

function holdersOf(members: Members, [name = "", ...rest]: readonly string[]): [Members, string][] {
  const names = name === "*" ? Object.keys(members) : Object.hasOwn(members, name) ? [name] : [];
  if (rest.length === 0) return names.map((one) => [members, one]);
  return names.flatMap((one) => {
    const next = members[one];
    return isMembers(next) ? holdersOf(next, rest) : [];
  });
}
