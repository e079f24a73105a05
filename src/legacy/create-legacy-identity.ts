import type { LegacyAttributes, LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { startCall, type CallPromise } from "../transport/calls.ts";
import { closable, type Closable } from "../transport/closable.ts";
import type { LegacyCall } from "./call.ts";
import type { OtherAttribute, OtherElement } from "./decode.ts";
import { readCallOptions, readOptions, type LegacyCallOptions, type LegacyIdentityOptions } from "./options.ts";
import { checkSessionId, loginUrl, logoutUrl, readSessionId, type LegacyCallback } from "./pages.ts";

/** The service is available. */
export interface HeartBeat {
  /** The only status that is no error. */
  readonly status: "OK";
  /** Code that tells more about the result. */
  readonly code?: string;
  /** Text that tells more about the result. */
  readonly message?: string;
  /** Elements of the answer that the contract of the version does not know. */
  readonly otherElements: readonly OtherElement[];
  /** XML attributes of the answer that the contract of the version does not know. */
  readonly otherAttributes: readonly OtherAttribute[];
}

/** A confirmed login. */
export interface AuthConfirmation<Version extends LegacyVersion = LegacyVersion> {
  /** The user; the service may leave out every attribute but `Username`. `util.inspect` hides the tokens in it. */
  readonly attributes: LegacyAttributes[Version] & {
    /** Name of the user (specification, part C). */
    readonly Username: string;
  };
  /** Network address of the user; the service always gives 0.0.0.0. */
  readonly userRequestIp?: string;
  /** Elements of the answer that the contract of the version does not know. */
  readonly otherElements: readonly OtherElement[];
  /** XML attributes of the answer that the contract of the version does not know. */
  readonly otherAttributes: readonly OtherAttribute[];
}

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
  let loaded: Promise<LegacyCall> | undefined;
  const call: LegacyCall = async (...parameters) => {
    // Most of the client writes and reads messages, which addresses and session ids do without.
    loaded ??= import("./call.ts").then(({ createCall }) => createCall(settings));
    return (await loaded)(...parameters);
  };
  return {
    version,
    loginUrl: () => loginUrl(settings),
    logoutUrl: (returnUri) => logoutUrl(settings, returnUri),
    sessionId: (callback) => readSessionId(version, callback),
    heartBeat: (callOptions) =>
      startCall(settings.transport, "heartBeat", callOptions, async (record) => {
        const checked = readCallOptions("heartBeat", callOptions, settings);
        const { values, others } = await call("heartBeat", {}, checked, record);
        // The tables that made the values come from the same WSDL as the type, and the status was found to be OK.
        const known = values as unknown as Pick<HeartBeat, "status" | "code" | "message">;
        return { ...known, otherElements: others.elements, otherAttributes: others.attributes };
      }),
    authConfirmation: (sessionId, callOptions) =>
      startCall(settings.transport, "authConfirmation", callOptions, async (record) => {
        const checked = readCallOptions("authConfirmation", callOptions, settings);
        checkSessionId("authConfirmation", version, sessionId);
        const { values, others } = await call("authConfirmation", { sessionId }, checked, record);
        // The tables that made the values come from the same WSDL as the type, and attributes were found to be there.
        const { attributes, userRequestIp } = values as unknown as AuthConfirmation<Version>;
        return {
          attributes,
          ...(userRequestIp === undefined ? {} : { userRequestIp }),
          otherElements: others.elements,
          otherAttributes: others.attributes,
        };
      }),
    ...closable(settings.close),
  };
}
