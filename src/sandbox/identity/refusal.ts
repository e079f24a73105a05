/** Codes of errors (RFC 6749, sections 4.1.2.1 and 5.2). */
export type RefusalCode =
  "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_scope" | "unsupported_grant_type";

/** The identity service refuses a request; the endpoint says in which form. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  /** @param reason for a person; it repeats no value of the request */
  constructor(code: RefusalCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
