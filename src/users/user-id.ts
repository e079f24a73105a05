import { refuse } from "../errors/invalid-input-error.ts";

/** A user by claims of OpenID Connect, or by attributes of the SOAP API. */
export type IdentifiedUser =
  | {
      /** Pseudonym of the user in every identity token. */
      readonly sub: string;
    }
  | {
      /** Identifier of the user's profile, in Base64 as in the response. */
      readonly UzivatelId?: string | undefined;
    };

/** RFC 9562, section 4: letter case does not count. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the identifier of a user, which is the same from both interfaces of the identity service:
 * `sub` is a UUID, and `UzivatelId` is the Base64 of its text. So you recognise users of the SOAP API after the change to OpenID
 * Connect. The specification does not say this. It follows from the samples in the documentation of the service, and was not
 * checked with the live service.
 *
 * @param user claims of a login or of userinfo, or attributes of `authConfirmation`
 * @returns the UUID, 36 characters in lower case.
 * @throws InvalidInputError when the identifier is missing or has another form; it repeats no value.
 *
 * @example
 *
 * ```ts
 * const known = userIdOf({ UzivatelId: "ZjgxZDRmYWUtN2RlYy0xMWQwLWE3NjUtMDBhMGM5MWU2YmY2" });
 * console.log(known === userIdOf({ sub: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6" })); // true
 * ```
 */
export function userIdOf(user: IdentifiedUser): string {
  const given: unknown = user;
  if (typeof given !== "object" || given === null) return refuse(subject, "user", "must be claims or attributes");
  if ("sub" in given) return readId("sub", given.sub, "must be a UUID of 36 characters");
  const encoded = "UzivatelId" in given ? given.UzivatelId : undefined;
  if (encoded === undefined) return refuse(subject, "user", "must have sub or UzivatelId");
  return readId("UzivatelId", decoded(encoded), "must be the Base64 of a UUID of 36 characters");
}

const subject = "userIdOf";

function readId(field: string, id: unknown, rule: string): string {
  return typeof id === "string" && uuid.test(id) ? id.toLowerCase() : refuse(subject, field, rule);
}

/** Decodes Base64, which XML may break into lines; `undefined` when the value is not Base64. */
function decoded(encoded: unknown): string | undefined {
  try {
    return atob(String(encoded));
  } catch {
    return undefined;
  }
}
