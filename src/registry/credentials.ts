import { apiKeys } from "../../generated/registry-service.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { InFlight } from "../transport/calls.ts";
import { TimeoutReached, withTimeout, type Clock, type Signal } from "../transport/time.ts";

/** Time limit of a supplier, in milliseconds. */
const supplierTimeout = 30_000;

/**
 * Returns a bearer token. It has 30 seconds, but not more than the deadlines of the waiting calls; then the next call calls it
 * again. The calls throw its errors.
 *
 * @param context `rejected` is true when the service answered 401 to the previous token
 */
export type TokenSupplier = (context: { readonly rejected: boolean }) => string | Promise<string>;

/**
 * Credentials for the registry: HTTP basic (RFC 7617), HTTP bearer (RFC 6750), or an API key. The live service requires none.
 * Credentials are sent only to the address of the registry.
 */
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
      /** The token, or a function that returns it. The function is called before the first request and after each 401. */
      readonly token: string | TokenSupplier;
    }
  | {
      /** An API key, for example of a gateway before the registry. */
      readonly type: "apiKey";
      /** The key: printable ASCII without spaces. */
      readonly key: string;
      /** Name of the header or of the query parameter. It is optional if the contract has exactly one API key. */
      readonly name?: string | undefined;
      /** Part of the request that carries the key. By default the contract decides it, and for an unknown name it is the header. */
      readonly in?: "header" | "query" | undefined;
    };

/** The place of credentials in a request. The name of a header is in lower case. */
export interface CredentialPlace {
  readonly in: "header" | "query";
  readonly name: string;
}

/** Supplies the credentials of a call. */
export interface Authorizer extends CredentialPlace {
  /** The value, when it needs no call of a supplier. */
  readonly value: string | undefined;
  /** Asks the supplier. Calls that ask at the same time share its result. An error says whether the call has sent a request. */
  ask(call: { readonly operation: string; readonly requestSent: boolean }, signal: Signal | undefined): Promise<string>;
  /** Notes that the service refused a value. @returns whether the supplier may return another one. */
  refuse(value: string): boolean;
}

/** The address and the headers of a request with its credentials. */
export function withCredentials(
  { in: place, name }: CredentialPlace,
  value: string,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
): { url: string; headers: Record<string, string> } {
  if (place === "header") return { url, headers: { ...headers, [name]: value } };
  return {
    url: `${url}${url.includes("?") ? "&" : "?"}${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    headers: { ...headers },
  };
}

/** Checks the credentials. @throws InvalidInputError when they cannot be sent; the error does not repeat them. */
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
  if (credentials.type === "apiKey") {
    if (typeof credentials.key !== "string" || !/^[\x21-\x7e]+$/.test(credentials.key))
      fail("key", "must be printable ASCII without spaces");
    return fixed(credentials.key, keyPlace(credentials, fail));
  }
  // A caller without types may pass another type.
  if ((credentials.type as string) !== "bearer") fail("type", 'must be "basic", "bearer" or "apiKey"');
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

/** Finds the place of an API key in its options, otherwise in the contract. */
function keyPlace(
  { name: given, in: place }: Extract<Credentials, { type: "apiKey" }>,
  fail: (field: string, rule: string) => never,
): CredentialPlace {
  const [only, ...others] = apiKeys.filter((known) => place === undefined || known.in === place);
  const name = given ?? (others.length === 0 ? only?.name : undefined);
  if (name === undefined) return fail("name", "is missing: the contract has no API key, or more than one");
  const own = place ?? apiKeys.find((known) => known.name === name)?.in ?? "header";
  if (!["header", "query"].includes(own)) fail("in", 'must be "header" or "query"');
  if (typeof name !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) fail("name", "must be a name of a header");
  return { in: own, name: own === "header" ? name.toLowerCase() : name };
}

const authorization: CredentialPlace = { in: "header", name: "authorization" };

function fixed(value: string, place = authorization): Authorizer {
  return { ...place, value, ask: () => Promise.resolve(value), refuse: () => false };
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
    ...authorization,
    get value() {
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
    refuse(value) {
      // The stored token may be newer already, because another call was refused before.
      if (kept === value) {
        kept = undefined;
        rejected = true;
      }
      return true;
    },
  };
}
