import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { readScope } from "../identity/check-value.ts";
import type { Identity } from "../identity/create-identity.ts";
import type { Tokens } from "../identity/types.ts";
import { checkFunctions } from "../transport/option-checks.ts";
import { checkOptions, other, time, type OptionTable, type OptionValues } from "../transport/option-table.ts";
import { systemClock, type Clock } from "../transport/time.ts";
import { readPaths, returnPath, type LoginPaths, type PageAddresses } from "./paths.ts";
import type { LoginProblem } from "./problem.ts";
import { Records, type LoginStore } from "./records.ts";
import { Seals } from "./seals.ts";

/** Options of {@link createLogin}. */
export interface CreateLoginOptions<S extends Scope, User> {
  /** The client of the identity service. Its `redirectUri` decides the paths of the pages, and it needs a `postLogoutRedirectUri`. */
  readonly identity: Identity;
  /** Scopes of the contract, each once, including `openid`. They decide the claims that `toUser` gets. */
  readonly scope: readonly S[];
  /**
   * Encrypts cookies and stored sessions: at least 32 random bytes in hex or base64, for example from `openssl rand -base64 32`,
   * the same for every instance. A text that cannot be random is refused. The first of several secrets encrypts and all decrypt, so
   * you can replace a secret without a logout.
   */
  readonly secret: string | readonly string[];
  /**
   * Returns the user of a session: any value that JSON preserves. `undefined` or `null` refuses the user. It is called once for
   * each login, and the user stays the same until the session ends. It has 30 seconds. The access token is for `identity.userinfo`.
   */
  readonly toUser: (
    login: Pick<Tokens<S>, "claims" | "otherClaims" | "accessToken">,
  ) => User | null | undefined | Promise<User | null | undefined>;
  /**
   * Stores the tokens of a session and refreshes them before they end, for `Login.tokens`. It needs a `store`. Without one several
   * instances would refresh the same tokens, and the session would end if the identity service accepts a refresh token only once.
   * With `false` no tokens are stored, and no request is sent to the service until the logout.
   *
   * @default false
   */
  readonly refresh?: boolean | undefined;
  /**
   * Stores sessions on the server, so that the server can end them and the browser has no token.
   *
   * With cookies an instance does not know about a logout in another one, so a copy of the cookies stays valid there.
   *
   * @default encrypted cookies
   */
  readonly store?: LoginStore | undefined;
  /**
   * Longest time of a session, in milliseconds.
   *
   * @default 28_800_000
   */
  readonly lifetime?: number | undefined;
  /**
   * Longest time between two requests of a session, in milliseconds; after it the session ends. In cookies the time counts from the
   * last response that set them: give `user` the response or its headers.
   *
   * @default the lifetime
   */
  readonly idleLifetime?: number | undefined;
  /**
   * Part of the names of the cookies, `__Host-<name>-…`: letters, digits, `-` and `_`. Applications on one host need different ones.
   *
   * @default "caais"
   */
  readonly name?: string | undefined;
  /**
   * Paths of the pages, as the application receives them. If a proxy strips a prefix from all paths, `callback` is the rest of the path of
   * `redirectUri`, and browsers are sent to addresses with the prefix.
   *
   * @default pages named `login`, `logout`, `status` and `check`, with the parent path of `redirectUri`
   */
  readonly paths?: Partial<LoginPaths> | undefined;
  /**
   * Path of the browser after a logout.
   *
   * @default "/"
   */
  readonly afterLogout?: string | undefined;
  /**
   * Returns response headers of the page `check`, in addition to `Remote-User` with the user's `sub`. A proxy passes them to the
   * application behind it. `%` and every character except printable ASCII are percent-encoded.
   */
  readonly checkHeaders?: ((user: User) => Readonly<Record<string, string>>) | undefined;
  /**
   * Returns the application's own response to a problem; `undefined` for the plain page or JSON.
   *
   * @param problem the problem; it holds no secret
   */
  readonly onError?:
    ((problem: LoginProblem, request: Request) => Response | undefined | Promise<Response | undefined>) | undefined;
  /** Called with each login, logout, refusal, refresh and end of a session, for an audit log. Its errors are ignored. */
  readonly onEvent?: ((event: LoginEvent) => void) | undefined;
  /**
   * Whether the browser keeps the cookie of a session when it is closed. With `false` the session ends with the browser, after
   * `lifetime` at the latest.
   *
   * @default true
   */
  readonly persistent?: boolean | undefined;
  /**
   * Path of a style sheet of this origin, such as `/site.css`, instead of the plain style of the pages.
   *
   * @default the plain style
   */
  readonly stylesheet?: string | undefined;
  /** Time, for tests. */
  readonly clock?: Clock | undefined;
}

/** An event of a session or a login, for an audit log. It holds no secret. */
export interface LoginEvent {
  /**
   * The kind of event:
   * - `login`: a session began,
   * - `logout`: the user ended a session, or `endSessions` ended all (`reason`),
   * - `refused`: a login failed, or another site requested a logout or a longer session; `reason` is the kind of the problem,
   * - `refreshed`: the service gave new tokens,
   * - `refreshFailed`: a refresh failed (`error`), and the session goes on with the old tokens,
   * - `expired`: a request had an ended session; `reason` says why it ended.
   */
  readonly type: "login" | "logout" | "refused" | "refreshed" | "refreshFailed" | "expired";
  /** `sub` of the user, if it is known. */
  readonly subject?: string | undefined;
  /** The kind of a `LoginProblem`, `endSessions`, `lifetime`, `idleLifetime`, `clock` (it went back), or `tokens` (the service refused them). */
  readonly reason?: string | undefined;
  /** The error of `refreshFailed`; errors of this package hold no secret. */
  readonly error?: unknown;
}

type Own = CreateLoginOptions<Scope, unknown>;

/** Checked options, with the objects that hold the state of a login. */
export interface LoginSettings
  extends
    Omit<
      OptionValues<Own, typeof loginTable>,
      "checkHeaders" | "name" | "onEvent" | "paths" | "secret" | "store" | "toUser"
    >,
    PageAddresses {
  // Methods, so that settings of any user type and of any scopes can be assigned to this type.
  toUser(login: Parameters<Own["toUser"]>[0]): unknown;
  checkHeaders(user: unknown): Readonly<Record<string, string>>;
  /** Calls `onEvent` of the application and ignores its errors. */
  readonly tell: (event: LoginEvent) => void;
  readonly idleLifetime: number;
  /** Beginning of the names of all cookies. */
  readonly cookie: string;
  /** Name of the first cookie of a session, in cookies or in a store. */
  readonly sessionCookie: string;
  /** The application's own origin. */
  readonly origin: string;
  readonly seals: Seals;
  readonly records: Records;
}

const subject = "createLogin";
const secretRule = "must be at least 32 random bytes in hex or base64, as `openssl rand -base64 32` prints them";
/** Fewest different characters and neighbouring pairs of 32 random bytes in base64: fewer have a probability of 1 in 50 million. */
const [leastCharacters, leastPairs] = [20, 30];

export const loginTable = {
  afterLogout: { kind: "other", default: "/" },
  checkHeaders: { kind: "function" },
  clock: { kind: "object", methods: ["now", "date", "random", "schedule"], default: systemClock },
  identity: { kind: "object", required: true, methods: ["beginLogin", "completeLogin", "logout", "refresh"] },
  idleLifetime: time,
  lifetime: { ...time, default: 28_800_000 },
  name: { kind: "text", pattern: /^[\w-]{1,40}$/, rule: "must be 1 to 40 letters, digits, - or _", default: "caais" },
  onError: { kind: "function" },
  onEvent: { kind: "function" },
  paths: { kind: "object", default: {} },
  persistent: { kind: "boolean", default: true },
  refresh: { kind: "boolean", default: false },
  scope: other,
  secret: other,
  store: { kind: "object", methods: ["get", "set", "take"] },
  stylesheet: other,
  toUser: { kind: "function", required: true },
} satisfies OptionTable<Own>;

/** Checks the options. @throws InvalidInputError for the first wrong option, with its name. */
export function readOptions<S extends Scope, User>(options: CreateLoginOptions<S, User>): LoginSettings {
  const values = checkOptions(subject, options, loginTable);
  const { secret, name, paths, onEvent, store, checkHeaders = () => ({}), stylesheet, ...others } = values;
  const { identity, clock, lifetime, idleLifetime = lifetime } = values;
  for (const name of ["redirectUri", "postLogoutRedirectUri"] as const) {
    if (typeof identity[name] !== "string") refuse(subject, `identity.${name}`, "is missing");
  }
  if (store?.lease !== undefined) checkFunctions(subject, "store", store, ["lease"]);
  if (values.refresh && store === undefined)
    refuse(subject, "refresh", "needs the option store: tokens are kept in it");
  const addresses = [new URL(identity.redirectUri), new URL(identity.postLogoutRedirectUri ?? "")] as const;
  const pathOf = (name: string, given: unknown): string =>
    returnPath(given) ?? refuse(subject, name, "must be a path of this origin, such as /goodbye");
  const seals = new Seals(readSecrets(secret), identity.redirectUri);
  return {
    ...others,
    ...{ idleLifetime, checkHeaders, seals, origin: addresses[0].origin },
    stylesheet: stylesheet === undefined ? undefined : pathOf("stylesheet", stylesheet),
    scope: readScope(subject, "scope", values.scope),
    records: new Records(store ?? {}, seals, clock, lifetime),
    tell: (event) => {
      Promise.resolve(event)
        .then(onEvent)
        .catch(() => undefined);
    },
    cookie: `__Host-${name}`,
    sessionCookie: `__Host-${name}-session`,
    ...readPaths(subject, paths, addresses, pathOf("afterLogout", values.afterLogout)),
  };
}

/** Checks the secrets. @throws InvalidInputError that repeats no secret. */
function readSecrets(given: unknown): readonly string[] {
  const isList = Array.isArray(given);
  const secrets: readonly unknown[] = isList ? given : [given];
  if (secrets.length === 0 || given === undefined) refuse(subject, "secret", "is missing");
  return secrets.map((each, index) =>
    typeof each === "string" && canBeRandom(each)
      ? each
      : refuse(subject, isList ? `secret[${index}]` : "secret", secretRule),
  );
}

/** Whether a text can be 32 random bytes: without spaces, and with enough different characters and pairs. */
function canBeRandom(text: string): boolean {
  const pairs = new Set(Array.from(text, (character, index) => character + (text[index + 1] ?? "")));
  if (pairs.size < leastPairs) return false;
  if (/^[\da-f]+$/i.test(text)) return text.length >= 64;
  return /^[\w+/-]{43,}={0,2}$/.test(text) && new Set(text).size >= leastCharacters;
}
