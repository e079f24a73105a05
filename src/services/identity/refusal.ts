import { json, type ServiceAnswer } from "../messages.ts";

/** Codes of errors (RFC 6749, sections 4.1.2.1 and 5.2). */
export type RefusalCode =
  "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_scope" | "unsupported_grant_type";

/** The identity service refuses a request; the endpoint says in which form. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Why, without the parameter that it is about. */
  readonly reason: string;
  readonly parameter: string | undefined;

  /** @param reason for a person; it repeats no value of the request */
  constructor(code: RefusalCode, reason: string, parameter?: string) {
    super(parameter === undefined ? reason : `${parameter} ${reason}`);
    this.code = code;
    this.reason = reason;
    this.parameter = parameter;
  }
}

/** JSON that nobody may keep (RFC 6749, section 5.1). */
export function secretJson(status: number, body: object, headers: ServiceAnswer["headers"] = {}): ServiceAnswer {
  return json(status, body, { "Cache-Control": "no-store", Pragma: "no-cache", ...headers });
}

/** The error answer of the token endpoint (RFC 6749, section 5.2); the one for logout has the same form. */
export function refusalAnswer({ code, message }: Refusal): ServiceAnswer {
  return secretJson(code === "invalid_client" ? 401 : 400, { error: code, error_description: message });
}
