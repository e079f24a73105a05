import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens } from "../identity/types.ts";
import { sleep, TimeoutReached, withTimeout, type Clock, type Signal } from "../transport/time.ts";
import type { LoginSettings } from "./options.ts";
import { keyOf } from "./records.ts";
import { overBy, type Session, type SessionPlace, type SessionTokens } from "./session.ts";

/** How long before the end of the tokens they are refreshed, in milliseconds. */
const early = 60_000;
/** The pause after a refresh that failed, which doubles with each that follows, and the longest one, in milliseconds. */
const [shortestPause, longestPause] = [30_000, 600_000];
/** How long a request waits for a refresh, in milliseconds: then the session goes on as it was. */
const patience = 3000;
/** How often a request that waits for another one's refresh reads the record, in milliseconds. */
const look = 100;
/** After how long a refresh that did not end counts as lost, with its process, in milliseconds: longer than any refresh. */
const lost = 120_000;
/** After which pauses new tokens are written again to a store that failed, in milliseconds: without them the refresh token is lost. */
const pauses = [1000, 5000, 15_000];

/**
 * Keeps the tokens of sessions fresh: one request at a time, over all instances, refreshes those of a session. `read` gives a session
 * with good tokens, or as it was when they do not come in time: then they are there for a later request.
 */
export function keptFresh(settings: LoginSettings, place: SessionPlace): SessionPlace {
  const { clock, records, tell } = settings;
  const freshen = async (session: Session | undefined, signal: Signal): Promise<Session | undefined> => {
    if (session?.tokens === undefined || !isDue(settings, session)) return session;
    const key = keyOf(session.id);
    // The store lets it end by a clock of its own: those of two instances may differ by more than `lost`.
    const release = await records.lease(`refresh:${key}`, lost);
    if (release !== undefined) return refresh(settings, session, release);
    // Good tokens need not wait for another request that refreshes them.
    if (clock.date() < session.tokens.expiresAt) return session;
    await sleep(clock, look, signal);
    return freshen(await records.get(key), signal);
  };
  const read: SessionPlace["read"] = async (cookies) => {
    const session = await place.read(cookies);
    // A failure is told also after the request went on without the refresh.
    const task = (signal: Signal): Promise<Session | undefined> =>
      freshen(session, signal).catch((error: unknown) => {
        if (!(error instanceof TimeoutReached)) tell({ type: "refreshFailed", subject: session?.subject, error });
        return session;
      });
    return withTimeout(clock, patience, undefined, task, () => session);
  };
  return { ...place, read };
}

/** The tokens that a session keeps. Their refresh is not due at once, however short their time is. */
export function tokensOf(
  clock: Clock,
  { accessToken, expiresAt, refreshToken }: Pick<RefreshedTokens, "accessToken" | "expiresAt" | "refreshToken">,
): SessionTokens {
  const refreshAt = Math.max(expiresAt - early, clock.date() + shortestPause);
  return { accessToken, expiresAt, refreshToken, refreshAt, failures: 0 };
}

/**
 * Refreshes the tokens of a session that keeps what the answer leaves out; its user never changes. Tokens that the store does not take
 * leave the lock as it is: the refresh counts as lost after a while.
 */
async function refresh(
  settings: LoginSettings,
  read: Session,
  release: () => Promise<void>,
): Promise<Session | undefined> {
  const { identity, clock, records, tell } = settings;
  // Written as it is, so that a store which takes no record fails before a refresh token is spent.
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
    // Without a scope it is that of the login.
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
