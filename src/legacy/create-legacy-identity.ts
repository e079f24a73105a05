import { legacyPages } from "../../generated/environments.gen.ts";
import { sessionIdLengths, type LegacyAttributes, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { brokenAddressRule } from "../environment/addresses.ts";
import { refuse, refuseBroken } from "../errors/invalid-input-error.ts";
import { callbackValues } from "../transport/callback-values.ts";
import type { CallPromise } from "../transport/calls.ts";
import { closable, type Closable } from "../transport/closable.ts";
import { createCall } from "./call.ts";
import type { OtherParts } from "./decode.ts";
import { readOptions, type LegacyCallOptions, type LegacyIdentityOptions, type LegacySettings } from "./options.ts";

/** The service is available. */
export interface HeartBeat extends OtherParts {
  /** The only status that is no error. */
  readonly status: "OK";
  /** Code that tells more about the result. */
  readonly code?: string;
  /** Text that tells more about the result. */
  readonly message?: string;
}

/** A confirmed login. */
export interface AuthConfirmation<Version extends LegacyVersion = LegacyVersion> extends OtherParts {
  /** The user; the service may leave out every attribute but `Username`. `util.inspect` hides the tokens in it. */
  readonly attributes: LegacyAttributes[Version] & {
    /** Name of the user (specification, part C). */
    readonly Username: string;
  };
  /** Network address of the user; the service always gives 0.0.0.0. */
  readonly userRequestIp?: string;
}

/**
 * The callback after a login: its address (also without the host, as servers give it), the query, or
 * the parameters by name, as web frameworks give them.
 */
export type LegacyCallback = string | URL | URLSearchParams | Readonly<Record<string, unknown>>;

/** The identity service by its SOAP API. */
export interface LegacyIdentity<Version extends LegacyVersion = LegacyVersion> extends Closable {
  /** Version of the SOAP API. */
  readonly version: Version;

  /** Address of the login page, where the browser is sent. */
  readonly loginUrl: () => string;

  /**
   * Address of the logout page, where the browser is sent.
   *
   * @param returnUri where the browser goes afterwards; it must begin with the registered logout address
   * @throws InvalidInputError when it is no URL, or does not begin with the option `logoutUrl`.
   */
  readonly logoutUrl: (returnUri: string | URL) => string;

  /**
   * The session id that the browser brings back after a login.
   *
   * @throws InvalidInputError when it is missing, stands twice, or cannot be one.
   */
  readonly sessionId: (callback: LegacyCallback) => string;

  /**
   * Asks whether the service is available.
   *
   * @throws LegacyError when it is not, TransportError when no answer comes, UnexpectedResponseError for any other answer.
   *
   * @example
   *
   * ```ts
   * const { status } = await legacy.heartBeat(); // OK
   * ```
   */
  readonly heartBeat: (options?: LegacyCallOptions) => CallPromise<HeartBeat>;

  /**
   * Exchanges a session id for the user. The service does it once for each id: a call that was aborted or lost its answer
   * on the way leaves nothing but a new login.
   *
   * @throws LegacyError when the service refuses, TransportError when no whole answer comes, UnexpectedResponseError for any
   * other answer, whose `received` has what could be read of it, InvalidInputError for what cannot be a session id.
   */
  readonly authConfirmation: (sessionId: string, options?: LegacyCallOptions) => CallPromise<AuthConfirmation<Version>>;
}

/**
 * Creates a client of the legacy SOAP API (specification, part C). It opens no connection by itself.
 *
 * @throws InvalidInputError for a wrong option, with its name.
 *
 * @example
 *
 * ```ts
 * const legacy = createLegacyIdentity({ version: "4.2", environment: "test", atsId: "MY_AIS", tls: { cert, key } });
 * // The browser is sent to legacy.loginUrl() and comes back.
 * const { attributes } = await legacy.authConfirmation(legacy.sessionId(request.url));
 * ```
 */
export function createLegacyIdentity<const Version extends LegacyVersion>(
  options: LegacyIdentityOptions<Version>,
): LegacyIdentity<Version> {
  const settings = readOptions(options);
  const { version } = options;
  const call = createCall(settings);
  return {
    version,
    loginUrl: () => loginUrl(settings),
    logoutUrl: (returnUri) => logoutUrl(settings, returnUri),
    sessionId: (callback) => readSessionId(version, callback),
    heartBeat: (callOptions) =>
      call(
        "heartBeat",
        callOptions,
        () => ({}),
        ({ values, others }) => {
          // The tables that made the values come from the same WSDL as the type, and the status was found to be OK.
          const known = values as unknown as Pick<HeartBeat, "status" | "code" | "message">;
          return Object.assign(known, others);
        },
      ),
    authConfirmation: (sessionId, callOptions) => {
      const readInput = (): { sessionId: string } => ({
        sessionId: checkSessionId("authConfirmation", version, sessionId),
      });
      return call("authConfirmation", callOptions, readInput, ({ values, others }) => {
        // The tables that made the values come from the same WSDL as the type, and attributes were found to be there.
        const { attributes, userRequestIp } = values as unknown as AuthConfirmation<Version>;
        return { attributes, ...(userRequestIp === undefined ? {} : { userRequestIp }), ...others };
      });
    },
    ...closable(() => {
      settings.connections.close();
    }),
  };
}

/** Address of the login page (specification, legacy SOAP API, Browser pages). */
function loginUrl({ addresses, atsId }: LegacySettings): string {
  return pageUrl(addresses.legacyPages + legacyPages.loginPath, { [legacyPages.clientParameter]: atsId });
}

/** Address of the logout page. The return address has to begin with the registered logout address. */
function logoutUrl({ addresses, atsId, logoutUrl: registered }: LegacySettings, returnUri: string | URL): string {
  const address = returnUri instanceof URL ? returnUri.href : returnUri;
  const rule = brokenAddressRule(address, "anywhere") ?? brokenPrefixRule(address, registered);
  refuseBroken("logoutUrl", "returnUri", rule);
  return pageUrl(addresses.legacyPages + legacyPages.logoutPath, {
    [legacyPages.clientParameter]: atsId,
    [legacyPages.returnParameter]: address,
  });
}

/**
 * The service compares the texts (specification, legacy SOAP API, 2). The addresses they stand for are compared too: by
 * its text `https://app.example.org` would let `https://app.example.org.elsewhere.net` pass.
 */
function brokenPrefixRule(address: string, registered: string | undefined): string | undefined {
  if (registered === undefined) return undefined;
  const fits = address.startsWith(registered) && new URL(address).href.startsWith(new URL(registered).href);
  return fits ? undefined : `must start with the registered logout address, ${registered}`;
}

function pageUrl(page: string, parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${pairs.join("&")}`;
}

/** Parameter of a callback, and name of the value. */
const field = legacyPages.sessionParameter;

/** Reads the session id from a callback (specification, legacy SOAP API, 1). Errors never repeat its value. */
function readSessionId(version: LegacyVersion, callback: LegacyCallback): string {
  const rule = "must be an address, its query, or its parameters";
  const values = callbackValues(callback) ?? refuse("sessionId", "callback", rule);
  const [value, ...more] = values(field);
  if (value === undefined) refuse("sessionId", field, "is missing");
  if (more.length > 0) refuse("sessionId", field, "must not occur more than once");
  return checkSessionId("sessionId", version, value);
}

/**
 * Checks a session id before it is sent. Its length is the contract's. Its characters are published as letters, digits
 * and `-`; any that text of the request can hold as it is are let through.
 */
function checkSessionId(subject: string, version: LegacyVersion, value: unknown): string {
  const { least, most } = sessionIdLengths[version];
  if (typeof value !== "string") refuse(subject, field, "must be text");
  if (value.length < least || value.length > most) {
    refuse(subject, field, `must have ${least} to ${most} characters`);
  }
  if (!/^[!-~]+$/.test(value) || /[<>&]/.test(value))
    refuse(subject, field, "must be visible ASCII without <, > and &");
  return value;
}
