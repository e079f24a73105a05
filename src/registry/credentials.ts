import { InvalidInputError } from "../errors/invalid-input-error.ts";

/**
 * Gives a bearer token.
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
  /** The header's value; a supplier is asked when it is needed first, and the token kept. */
  header(): Promise<string>;
  /**
   * A new value after the service refused one; calls that were refused at the same time share it.
   *
   * @returns `undefined` when there is no other value to try.
   */
  renew(refused: string): Promise<string | undefined>;
}

/** @throws InvalidInputError for credentials that cannot be sent; their values are not repeated. */
export function createAuthorizer(subject: string, credentials: Credentials): Authorizer {
  const fail = (field: string, rule: string): never => {
    throw new InvalidInputError(subject, [{ field: `credentials.${field}`, rule }]);
  };
  if (credentials.type === "basic") {
    const { username, password } = credentials;
    if (!isText(username) || username.includes(":"))
      fail("username", "must be text without a colon or control characters");
    if (!isText(password)) fail("password", "must be text without control characters");
    const bytes = new TextEncoder().encode(`${username}:${password}`);
    const header = `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
    return { header: () => Promise.resolve(header), renew: () => Promise.resolve(undefined) };
  }
  // From JavaScript anything may come.
  if ((credentials.type as string) !== "bearer") fail("type", 'must be "basic" or "bearer"');
  const { token } = credentials;
  const bearer = (value: unknown): string =>
    typeof value === "string" && /^[\w.~+/-]+=*$/.test(value)
      ? `Bearer ${value}`
      : fail("token", "must be a bearer token: letters, digits and - . _ ~ + / with = at the end");
  if (typeof token !== "function") {
    const header = bearer(token);
    return { header: () => Promise.resolve(header), renew: () => Promise.resolve(undefined) };
  }

  let current: Promise<string> | undefined;
  const supply = (rejected: boolean): Promise<string> => {
    const next = (async () => bearer(await token({ rejected })))();
    current = next;
    // A supplier that failed is asked again by the next call.
    next.catch(() => {
      if (current === next) current = undefined;
    });
    return next;
  };
  return {
    header: () => current ?? supply(false),
    renew: async (refused) => {
      const known = current;
      if (known !== undefined && (await known) !== refused) return known;
      // Another call that was refused may have asked meanwhile.
      return current === known ? supply(true) : current;
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && !/[\u0000-\u001f\u007f]/.test(value);
}
