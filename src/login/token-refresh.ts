import type { Scope } from "../../generated/identity.gen.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens } from "../identity/types.ts";
import { tell } from "./login-event.ts";
import type { LoginSettings } from "./options.ts";
import type { Session, SessionTokens } from "./session.ts";

/** How long before the end of the tokens they are refreshed, in milliseconds. */
const early = 60_000;
/** The pause after a refresh that failed, which doubles with each that follows, and the longest one, in milliseconds. */
const [shortestPause, longestPause] = [30_000, 600_000];

/** The tokens of a login, or of a refresh, as a session keeps them. The refresh is not due at once, however short their time is. */
export function tokensOf(
  { accessToken, expiresAt, refreshToken }: Pick<RefreshedTokens, "accessToken" | "expiresAt" | "refreshToken">,
  round: number,
  now: number,
): SessionTokens {
  const kept = { accessToken, expiresAt, round, failures: 0 };
  if (refreshToken === undefined) return kept;
  return { ...kept, refreshToken, refreshAt: Math.max(expiresAt - early, now + shortestPause) };
}

/**
 * Refreshes the tokens of a session at the service. The session keeps what the answer leaves out; its user never changes.
 *
 * Tokens of another user end the session. So does `invalid_grant` once the tokens have ended: before, another instance may have been
 * first with a refresh token that is good once. No other failure ends it, whatever the answer was.
 *
 * @returns as `RefreshSession` says.
 */
export async function refreshSession<S extends Scope, User>(
  { identity, clock, onEvent, onRefreshFailure }: LoginSettings<S, User>,
  session: Session<User>,
): Promise<Session<User> | undefined> {
  const { subject, tokens } = session;
  if (tokens?.refreshToken === undefined) return session;
  const { refreshToken, round } = tokens;
  try {
    // Without a scope it is that of the login.
    const refreshed = await identity.refresh(refreshToken, { subject });
    const whole = { ...refreshed, refreshToken: refreshed.refreshToken ?? refreshToken };
    tell(onEvent, { type: "refreshed", subject });
    return { ...session, tokens: tokensOf(whole, round + 1, clock.date()) };
  } catch (error) {
    tell(onRefreshFailure, error);
    const kept = afterFailure(tokens, error, clock.date());
    return kept && { ...session, tokens: kept };
  }
}

function afterFailure(tokens: SessionTokens, error: unknown, now: number): SessionTokens | undefined {
  const isOfAnother = error instanceof TokenError && error.claim === "sub" && error.reason === "claim";
  if (isOfAnother) return undefined;
  const { expiresAt, failures } = tokens;
  const isRefused = error instanceof OAuthError && error.error === "invalid_grant";
  if (isRefused && now >= expiresAt) return undefined;
  const next = now + Math.min(shortestPause * 2 ** failures, longestPause);
  return { ...tokens, failures: failures + 1, refreshAt: isRefused ? Math.min(next, expiresAt) : next };
}
