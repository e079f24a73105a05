import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens } from "../identity/types.ts";
import { sleep, TimeoutReached, withTimeout, type Clock, type Signal } from "../transport/time.ts";
import type { LoginSettings } from "./options.ts";
import { keyOf } from "./records.ts";
import { overBy, type Session, type SessionPlace, type SessionTokens } from "./session.ts";

/** Milliseconds before the end of the tokens at which they are refreshed. */
const early = 60_000;
/** Pause after a failed refresh, which doubles with each further failure, and the longest pause, in milliseconds. */
const [shortestPause, longestPause] = [30_000, 600_000];
/** Milliseconds that a request waits for a refresh. After that the session goes on with the old tokens. */
const patience = 3000;
/** Milliseconds between two reads of the record by a request that waits for the refresh of another one. */
const look = 100;
/** Milliseconds after which an unfinished refresh counts as lost: longer than any refresh takes. */
const lost = 120_000;
/** Milliseconds between attempts to write new tokens to a failing store, because otherwise the refresh token would be lost. */
const pauses = [1000, 5000, 15_000];

/**
 * Refreshes the tokens of sessions. Only one request in all instances refreshes those of a session at a time. `read` returns the
 * session with fresh tokens; if these do not come in time, with the old ones, and a later request gets the new ones.
 */
export function keptFresh(settings: LoginSettings, place: SessionPlace): SessionPlace {
  const { clock, records, tell } = settings;
  const freshen = async (session: Session | undefined, signal: Signal): Promise<Session | undefined> => {
    if (session?.tokens === undefined || !isDue(settings, session)) return session;
    const key = keyOf(session.id);
    // The lease ends by the clock of the store, because the clocks of two instances may differ by more than `lost`.
    const release = await records.lease(`refresh:${key}`, lost);
    if (release !== undefined) return refresh(settings, session, release);
    // While the tokens are valid, the request does not wait for the refresh of another one.
    if (clock.date() < session.tokens.expiresAt) return session;
    await sleep(clock, look, signal);
    return freshen(await records.get(key), signal);
  };
  const read: SessionPlace["read"] = async (cookies) => {
    const session = await place.read(cookies);
    // A failure is an event also after the request went on without the refresh.
    const task = (signal: Signal): Promise<Session | undefined> =>
      freshen(session, signal).catch((error: unknown) => {
        if (!(error instanceof TimeoutReached)) tell({ type: "refreshFailed", subject: session?.subject, error });
        return session;
      });
    return withTimeout(clock, patience, undefined, task, () => session);
  };
  return { ...place, read };
}

/** Makes the tokens of a session. Their refresh is never due at once, also if their lifetime is short. */
export function tokensOf(
  clock: Clock,
  { accessToken, expiresAt, refreshToken }: Pick<RefreshedTokens, "accessToken" | "expiresAt" | "refreshToken">,
): SessionTokens {
  const refreshAt = Math.max(expiresAt - early, clock.date() + shortestPause);
  return { accessToken, expiresAt, refreshToken, refreshAt, failures: 0 };
}

/**
 * Refreshes the tokens of a session. Values that the response lacks stay; the user never changes. If the store does not accept the
 * tokens, the lock is not given back, and the refresh counts as lost after a time.
 */
async function refresh(
  settings: LoginSettings,
  read: Session,
  release: () => Promise<void>,
): Promise<Session | undefined> {
  const { identity, clock, records, tell } = settings;
  // Writes the unchanged session first, so that a failing store fails before the refresh token is used.
  const rewrite = (found: Session): Session | undefined => (isDue(settings, found) ? found : undefined);
  const session = await records.change(read, rewrite).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  // Another request may have refreshed them since they were read.
  if (session?.tokens === undefined || !isDue(settings, session)) {
    await release();
    return session;
  }
  const { subject, tokens } = session;
  const { refreshToken = "" } = tokens;
  let fresh: SessionTokens;
  try {
    // Without a scope the scopes of the login apply.
    const answer = await identity.refresh(refreshToken, { subject });
    fresh = tokensOf(clock, { ...answer, refreshToken: answer.refreshToken ?? refreshToken });
    tell({ type: "refreshed", subject });
  } catch (error) {
    fresh = afterFailure(tokens, error, clock.date());
    tell({ type: "refreshFailed", subject, error });
  }
  // A refresh that took longer than `lost` must not undo a later one.
  const isSame = (found: Session): boolean => found.tokens?.accessToken === tokens.accessToken;
  const write = async (): Promise<Session | undefined> => {
    const kept = await records.change(session, (found) => (isSame(found) ? { ...found, tokens: fresh } : undefined));
    await release();
    return kept;
  };
  for (const pause of pauses) {
    try {
      return await write();
    } catch {
      await sleep(clock, pause, undefined);
    }
  }
  return write();
}

function isDue(settings: LoginSettings, session: Session): boolean {
  const { refreshToken, refreshAt = Infinity } = session.tokens ?? {};
  return refreshToken !== undefined && settings.clock.date() >= refreshAt && overBy(settings, session) === undefined;
}

/**
 * Returns the tokens after a failed refresh. Tokens of another user end the session. So does `invalid_grant` once the tokens have
 * ended: before that, another instance may have used the refresh token, which works once. No other failure ends the session.
 */
function afterFailure(tokens: SessionTokens, error: unknown, now: number): SessionTokens {
  const { expiresAt, failures } = tokens;
  const isOfAnother = error instanceof TokenError && error.claim === "sub" && error.reason === "claim";
  const isRefused = error instanceof OAuthError && error.error === "invalid_grant";
  if (isOfAnother || (isRefused && now >= expiresAt)) return { ...tokens, isRefused: true };
  const next = now + Math.min(shortestPause * 2 ** failures, longestPause);
  return { ...tokens, failures: failures + 1, refreshAt: isRefused ? Math.min(next, expiresAt) : next };
}
