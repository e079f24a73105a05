import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens } from "../identity/types.ts";
import { sleep, TimeoutReached, withTimeout } from "../transport/time.ts";
import { tell } from "./login-event.ts";
import type { LoginSettings } from "./options.ts";
import type { Session, SessionTokens } from "./session.ts";
import type { StoreSessions } from "./store-sessions.ts";

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

/** The tokens of a login, or of a refresh, as a session keeps them. The refresh is not due at once, however short their time is. */
export function tokensOf(
  { accessToken, expiresAt, refreshToken }: Pick<RefreshedTokens, "accessToken" | "expiresAt" | "refreshToken">,
  now: number,
): SessionTokens {
  const kept = { accessToken, expiresAt, failures: 0 };
  if (refreshToken === undefined) return kept;
  return { ...kept, refreshToken, refreshAt: Math.max(expiresAt - early, now + shortestPause) };
}

/** Refreshes the tokens of sessions. One request at a time, over all instances, refreshes those of a session. */
export class TokenRefresh<User> {
  readonly #settings: LoginSettings<User>;
  readonly #sessions: StoreSessions<User>;

  constructor(settings: LoginSettings<User>, sessions: StoreSessions<User>) {
    this.#settings = settings;
    this.#sessions = sessions;
  }

  /**
   * A session with good tokens, or as it was when they do not come in time: then they are there for a later request.
   *
   * @returns `undefined` when it has ended meanwhile.
   */
  async refreshed(session: Session<User>): Promise<Session<User> | undefined> {
    const { clock } = this.#settings;
    const end = clock.now() + patience;
    let found: Session<User> | undefined = session;
    while (found !== undefined && isDue(found, clock.date())) {
      const release = await this.#sessions.lease("refresh", session.id, lost);
      if (release !== undefined) {
        // A store that does not take the new tokens leaves the lock as it is: then this refresh counts as lost, as if its process had died.
        const refresh = this.#refresh(session.id).then(async (kept) => {
          await release();
          return kept;
        });
        return withTimeout(clock, end - clock.now(), undefined, () => refresh).catch((error: unknown) => {
          if (error instanceof TimeoutReached) return session;
          throw error;
        });
      }
      // Another request refreshes them.
      if (clock.date() < (found.tokens?.expiresAt ?? 0) || clock.now() >= end) break;
      await sleep(clock, look, undefined);
      found = await this.#sessions.get(session.id);
    }
    return found;
  }

  /**
   * Refreshes the tokens of a session that is still there, and due. The session keeps what the answer leaves out; its user never changes.
   *
   * Tokens of another user end the session. So does `invalid_grant` once the tokens have ended: before, another instance may have been
   * first with a refresh token that is good once. No other failure ends it, whatever the answer was.
   */
  async #refresh(id: string): Promise<Session<User> | undefined> {
    const { identity, clock, onEvent } = this.#settings;
    const session = await this.#sessions.get(id);
    const { refreshToken } = session?.tokens ?? {};
    if (session?.tokens === undefined || refreshToken === undefined || !isDue(session, clock.date())) return session;
    const { subject } = session;
    let tokens: SessionTokens;
    try {
      // Without a scope it is that of the login.
      const refreshed = await identity.refresh(refreshToken, { subject });
      tokens = tokensOf({ ...refreshed, refreshToken: refreshed.refreshToken ?? refreshToken }, clock.date());
      tell(onEvent, { type: "refreshed", subject });
    } catch (error) {
      tokens = afterFailure(session.tokens, error, clock.date());
      tell(onEvent, { type: "refreshFailed", subject, error });
    }
    return this.#keep(session, tokens);
  }

  async #keep(session: Session<User>, tokens: SessionTokens): Promise<Session<User> | undefined> {
    // A refresh that took longer than `lost` must not undo a later one.
    const write = (): Promise<Session<User> | undefined> =>
      this.#sessions.change(session.id, (found) =>
        found.tokens?.refreshAt === session.tokens?.refreshAt ? { ...found, tokens } : undefined,
      );
    for (const pause of pauses) {
      try {
        return await write();
      } catch {
        await sleep(this.#settings.clock, pause, undefined);
      }
    }
    return write();
  }
}

function isDue({ tokens }: Session<unknown>, now: number): boolean {
  return now >= (tokens?.refreshAt ?? Infinity);
}

function afterFailure(tokens: SessionTokens, error: unknown, now: number): SessionTokens {
  const { expiresAt, failures } = tokens;
  const isOfAnother = error instanceof TokenError && error.claim === "sub" && error.reason === "claim";
  const isRefused = error instanceof OAuthError && error.error === "invalid_grant";
  if (isOfAnother || (isRefused && now >= expiresAt)) return { ...tokens, refreshAt: undefined, isRefused: true };
  const next = now + Math.min(shortestPause * 2 ** failures, longestPause);
  return { ...tokens, failures: failures + 1, refreshAt: isRefused ? Math.min(next, expiresAt) : next };
}
