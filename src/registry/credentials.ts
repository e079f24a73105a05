import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { InFlight } from "../transport/calls.ts";
import { TimeoutReached, withTimeout, type Clock, type Signal } from "../transport/time.ts";

/** Milliseconds in which a supplier gives a token. */
const supplierTimeout = 30_000;

/**
 * Gives a bearer token within 30 seconds and the time of the calls that wait for it; after that the next call asks again. The
 * calls throw what it throws.
 *
 * @param context `rejected` says that the service answered 401 to the token given last
 */
export type TokenSupplier = (context: { readonly rejected: boolean }) => string | Promise<string>;

/** Credentials for the registry: HTTP basic (RFC 7617) or HTTP bearer (RFC 6750). The live service asks for none. */
export type Credentials =
  | {
      /** HTTP basic. */
      readonly type: "basic";
      /** Name, without a colon. */
      readonly username: string;
      /** Password; both are sent in UTF-8. */
      readonly password: string;
    }
  | {
      /** HTTP bearer. */
      readonly type: "bearer";
      /** The token, or a function that gives it when it is needed first, and again after a 401. */
      readonly token: string | TokenSupplier;
    };

/** Makes the header `Authorization` of a call. */
export interface Authorizer {
  /** The header's value, when it is at hand. */
  readonly header: string | undefined;
  /**
   * Asks for the header's value; calls that do so at the same time share the answer.
   *
   * @param call for the error: the operation, and whether it has sent a request already
   * @throws TransportError when the supplier gives no token in time; what it throws; the reason of the signal.
   */
  ask(call: { readonly operation: string; readonly requestSent: boolean }, signal: Signal | undefined): Promise<string>;
  /**
   * The service refused a value.
   *
   * @returns whether there may be another.
   */
  refuse(header: string): boolean;
}

/** @throws InvalidInputError for credentials that cannot be sent; their values are not repeated. */
export function createAuthorizer(subject: string, credentials: Credentials, clock: Clock): Authorizer {
  const fail = (field: string, rule: string): never => refuse(subject, `credentials.${field}`, rule);
  if (credentials.type === "basic") {
    const { username, password } = credentials;
    if (!isText(username) || username.includes(":"))
      fail("username", "must be text without a colon or control characters");
    if (!isText(password)) fail("password", "must be text without control characters");
    const bytes = new TextEncoder().encode(`${username}:${password}`);
    return fixed(`Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`);
  }
  // JavaScript may give another type.
  if ((credentials.type as string) !== "bearer") fail("type", 'must be "basic" or "bearer"');
  const { token } = credentials;
  const bearer = (value: unknown): string =>
    typeof value === "string" && /^[\w.~+/-]+=*$/.test(value)
      ? `Bearer ${value}`
      : fail("token", "must be a bearer token: letters, digits and - . _ ~ + / with = at the end");
  return typeof token === "function" ? supplied(token, bearer, clock) : fixed(bearer(token));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && !/[\u0000-\u001f\u007f]/.test(value);
}

function fixed(header: string): Authorizer {
  return { header, ask: () => Promise.resolve(header), refuse: () => false };
}

function supplied(token: TokenSupplier, bearer: (value: unknown) => string, clock: Clock): Authorizer {
  const asking = new InFlight<string>();
  let kept: string | undefined;
  let rejected = false;
  const supply = async (signal: Signal | undefined): Promise<string> => {
    kept = bearer(await withTimeout(clock, supplierTimeout, signal, async () => token({ rejected })));
    rejected = false;
    return kept;
  };
  return {
    get header() {
      return kept;
    },
    async ask({ operation, requestSent }, signal) {
      try {
        return kept ?? (await asking.run("", signal, supply));
      } catch (error) {
        if (!(error instanceof TimeoutReached) || signal?.aborted === true) throw error;
        const reason = `no bearer token came within ${supplierTimeout} ms`;
        throw new TransportError(operation, "timeout", reason, { requestSent });
      }
    },
    refuse(header) {
      // The kept token may be newer, because another call was refused before.
      if (kept === header) {
        kept = undefined;
        rejected = true;
      }
      return true;
    },
  };
}
