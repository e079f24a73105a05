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
  /** The only status that is not an error. */
  readonly status: "OK";
  /** Code with details of the result. */
  readonly code?: string;
  /** Text with details of the result. */
  readonly message?: string;
}

/** A confirmed login. */
export interface AuthConfirmation<Version extends LegacyVersion = LegacyVersion> extends OtherParts {
  /** The attributes of the user; the service may omit all except `Username`. `util.inspect` hides the tokens. */
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

  /** Returns the address of the login page; redirect the browser there. */
  readonly loginUrl: () => string;

  /**
   * Returns the address of the logout page; redirect the browser there.
   *
   * @param returnUri address after the logout; it must begin with the registered logout address
   * @throws InvalidInputError when it is no URL, or does not begin with the option `logoutUrl`.
   */
  readonly logoutUrl: (returnUri: string | URL) => string;

  /**
   * Reads the session id from the callback after a login.
   *
   * @throws InvalidInputError when it is missing, repeated or malformed.
   */
  readonly sessionId: (callback: LegacyCallback) => string;

  /**
   * Checks whether the service is available.
   *
   * @throws LegacyError when it is not available, TransportError without a response, UnexpectedResponseError for any other
   * response.
   *
   * @example
   *
   * ```ts
   * const { status } = await legacy.heartBeat(); // OK
   * ```
   */
  readonly heartBeat: (options?: LegacyCallOptions) => CallPromise<HeartBeat>;

  /**
   * Exchanges a session id for the user. The service accepts each id once, so after an aborted call or a lost response the user
   * must log in again.
   *
   * @throws LegacyError when the service refuses, TransportError without a complete response, UnexpectedResponseError for any other
   * response (`received` has its readable parts), InvalidInputError for a malformed session id.
   */
  readonly authConfirmation: (sessionId: string, options?: LegacyCallOptions) => CallPromise<AuthConfirmation<Version>>;
}

/**
 * Creates a client of the legacy SOAP API (specification, part C). It opens no connection before the first call.
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
          // The decoding tables come from the same WSDL as the type, and the status is OK.
          const known = values as unknown as Pick<HeartBeat, "status" | "code" | "message">;
          return Object.assign(known, others);
        },
      ),
    authConfirmation: (sessionId, callOptions) => {
      const readInput = (): { sessionId: string } => ({
        sessionId: checkSessionId("authConfirmation", version, sessionId),
      });
      return call("authConfirmation", callOptions, readInput, ({ values, others }) => {
        // The decoding tables come from the same WSDL as the type, and the attributes are present.
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

/** Returns the address of the logout page. The return address must begin with the registered logout address. */
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
 * Compares the texts, as the service does (specification, legacy SOAP API, 2), and also the parsed addresses: as a text
 * `https://app.example.org` would accept `https://app.example.org.elsewhere.net`.
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

/** Name of the parameter in the callback and in errors. */
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
 * Checks a session id before it is sent. The contract gives its length. The published characters are letters, digits and `-`; other
 * ones are accepted if they need no escaping in XML.
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
