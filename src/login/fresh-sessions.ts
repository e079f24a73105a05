import { randomUUID } from "node:crypto";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens } from "../identity/types.ts";
import { sleep, TimeoutReached, withTimeout } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";
import type { Session, SessionTokens } from "./sessions.ts";
import { keyOf, StoreSessions } from "./store-sessions.ts";

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

/** Keeps the tokens of sessions fresh. One request at a time, over all instances, refreshes those of a session. */
export class FreshSessions<User> extends StoreSessions<User> {
  /** Gives a session with good tokens, or as it was when they do not come in time: then they are there for a later request. */
  protected override async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const { clock } = this.settings;
    const end = clock.now() + patience;
    let session = await super.read(cookies);
    while (session?.tokens !== undefined && this.overBy(session) === undefined && clock.now() < end) {
      const found = session;
      const { claim, expiresAt } = session.tokens;
      if (isDue(session, clock.date())) {
        const refresh = (): Promise<Session<User> | undefined> => this.#refresh(keyOf(found.id));
        session = await withTimeout(clock, end - clock.now(), undefined, refresh).catch((error: unknown) => {
          if (error instanceof TimeoutReached) return found;
          throw error;
        });
      } else if (claim !== undefined && clock.date() >= expiresAt) {
        // Another request refreshes them.
        await sleep(clock, look, undefined);
        session = await this.get(keyOf(session.id));
      } else return session;
    }
    return session;
  }

  /** The refresh is not due at once, however short the time of the tokens is. */
  protected override tokensOf({
    accessToken,
    expiresAt,
    refreshToken,
  }: Pick<RefreshedTokens, "accessToken" | "expiresAt" | "refreshToken">): SessionTokens {
    const refreshAt = Math.max(expiresAt - early, this.settings.clock.date() + shortestPause);
    const kept = { accessToken, expiresAt, failures: 0 };
    return refreshToken === undefined ? kept : { ...kept, refreshToken, refreshAt };
  }

  /**
   * Refreshes the tokens of a session that is still there, and due. The session keeps what the answer leaves out; its user never changes.
   *
   * A refresh that comes to no end, because its process died or the store took no new tokens, counts as lost after a while.
   */
  async #refresh(key: string): Promise<Session<User> | undefined> {
    const { identity, clock, tell } = this.settings;
    const claim = randomUUID();
    const session = await this.change(key, (found) => {
      const [{ tokens }, now] = [found, clock.date()];
      if (tokens === undefined || !isDue(found, now)) return undefined;
      return { ...found, tokens: { ...tokens, claim, refreshAt: now + lost } };
    });
    if (session?.tokens?.claim !== claim) return session;
    const { subject, tokens } = session;
    const { refreshToken = "" } = tokens;
    let fresh: SessionTokens;
    try {
      // Without a scope it is that of the login.
      const answer = await identity.refresh(refreshToken, { subject });
      fresh = this.tokensOf({ ...answer, refreshToken: answer.refreshToken ?? refreshToken });
      tell({ type: "refreshed", subject });
    } catch (error) {
      fresh = afterFailure(tokens, error, clock.date());
      tell({ type: "refreshFailed", subject, error });
    }
    // A refresh that took longer than `lost` must not undo a later one.
    const write = (): Promise<Session<User> | undefined> =>
      this.change(key, (found) => (found.tokens?.claim === claim ? { ...found, tokens: fresh } : undefined));
    for (const pause of pauses) {
      try {
        return await write();
      } catch {
        await sleep(clock, pause, undefined);
      }
    }
    return write();
  }
}

function isDue({ tokens }: Session<unknown>, now: number): boolean {
  return now >= (tokens?.refreshAt ?? Infinity);
}

/**
 * Returns the tokens after a failed refresh. Tokens of another user end the session. So does `invalid_grant` once the tokens have
 * ended: before that, another instance may have used the refresh token, which works once. No other failure ends the session.
 */
function afterFailure(tokens: SessionTokens, error: unknown, now: number): SessionTokens {
  const { claim: _claim, ...kept } = tokens;
  const { expiresAt, failures } = tokens;
  const isOfAnother = error instanceof TokenError && error.claim === "sub" && error.reason === "claim";
  const isRefused = error instanceof OAuthError && error.error === "invalid_grant";
  if (isOfAnother || (isRefused && now >= expiresAt)) return { ...kept, refreshAt: undefined, isRefused: true };
  const next = now + Math.min(shortestPause * 2 ** failures, longestPause);
  return { ...kept, failures: failures + 1, refreshAt: isRefused ? Math.min(next, expiresAt) : next };
}
