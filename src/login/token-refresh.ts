import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens } from "../identity/types.ts";
import type { CreateLoginOptions, LoginSettings } from "./options.ts";
import type { Session, SessionKeeper } from "./session.ts";

/** How long before the end of the tokens they are refreshed, in milliseconds. */
const early = 60_000;
/** The pause after a refresh that failed, which doubles with each that follows, and the longest one, in milliseconds. */
const [shortestPause, longestPause] = [30_000, 600_000];

/** When tokens have to be refreshed, in milliseconds since 1970: not at once, however short their time is. */
export function refreshAtOf(expiresAt: number, now: number): number {
  return Math.max(expiresAt - early, now + shortestPause);
}

/**
 * What `toUser` makes of tokens.
 *
 * @returns `undefined` when it refuses the user.
 * @throws what it throws; InvalidInputError when it gives what JSON does not keep.
 */
export async function userOf<S extends Scope, User>(
  toUser: CreateLoginOptions<S, User>["toUser"],
  { claims, otherClaims, accessToken }: Parameters<typeof toUser>[0],
): Promise<User | undefined> {
  const user = (await toUser({ claims, otherClaims, accessToken })) ?? undefined;
  if (user !== undefined && !isKeptByJson(user)) refuse("createLogin", "toUser", "must give a value that JSON keeps");
  return user;
}

function isKeptByJson(value: unknown): boolean {
  try {
    // For a function or a symbol it gives `undefined`, whatever its type says.
    return (JSON.stringify(value) as string | undefined) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Refreshes the tokens of a session at the service.
 *
 * Tokens that must not be trusted end it. A refusal does once the tokens have ended: before, another instance may have been first with
 * a refresh token that is good once, and afterwards a service that says no is not one that says nothing. A service that does
 * not answer ends nothing.
 *
 * @param keep keeps the new tokens with the user as it was
 * @returns as {@link RefreshSession} says.
 */
export async function refreshSession<S extends Scope, User>(
  { identity, clock, toUser, onRefreshFailure }: LoginSettings<S, User>,
  keeper: SessionKeeper<User>,
  session: Session<User>,
  keep: (session: Session<User>) => Promise<void>,
): Promise<Session<User> | undefined> {
  const report = (error: unknown): void => {
    Promise.resolve()
      .then(() => onRefreshFailure?.(error))
      .catch(() => undefined);
  };
  const { refreshToken = "", subject } = session;
  let tokens: RefreshedTokens<S>;
  try {
    // Without a scope it is that of the login, and so are the claims.
    tokens = (await identity.refresh(refreshToken, { subject })) as RefreshedTokens<S>;
  } catch (error) {
    report(error);
    return afterFailure(session, error, clock.date());
  }
  const { idToken = session.idToken, claims, otherClaims = {}, accessToken, expiresAt } = tokens;
  const refreshed = {
    ...{ ...session, idToken, expiresAt, refreshToken: tokens.refreshToken ?? refreshToken, failures: 0 },
    round: session.round + 1,
    refreshAt: refreshAtOf(expiresAt, clock.date()),
  };
  await keep(refreshed);
  try {
    const user = claims === undefined ? session.user : await userOf(toUser, { claims, otherClaims, accessToken });
    if (user === undefined) return undefined;
    const changed = { ...refreshed, user };
    await keeper.check(changed);
    return changed;
  } catch (error) {
    report(error);
    return refreshed;
  }
}

function afterFailure<User>(session: Session<User>, error: unknown, now: number): Session<User> | undefined {
  if (error instanceof TokenError) return undefined;
  const { expiresAt, failures = 0 } = session;
  const isRefused = isRefusal(error);
  if (isRefused && now >= expiresAt) return undefined;
  const next = now + Math.min(shortestPause * 2 ** failures, longestPause);
  return { ...session, failures: failures + 1, refreshAt: isRefused ? Math.min(next, expiresAt) : next };
}

/** Whether the service said no, and will go on to. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof OAuthError)) return false;
  const { status = 0, error: code } = error;
  const isTemporary = code === "temporarily_unavailable" || code === "server_error";
  return !isTemporary && status < 500 && status !== 408 && status !== 429;
}
