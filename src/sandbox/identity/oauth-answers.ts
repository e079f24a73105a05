import type { HttpAnswer } from "../http/message.ts";
import type { Refusal } from "./refusal.ts";

/** JSON that nobody may keep (RFC 6749, section 5.1). */
export function secretJson(status: number, body: object, headers: HttpAnswer["headers"] = {}): HttpAnswer {
  return {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", Pragma: "no-cache", ...headers },
    body: JSON.stringify(body),
  };
}

/** The error answer of the token endpoint (RFC 6749, section 5.2); the one for logout has the same form. */
export function refusalAnswer({ code, message }: Refusal): HttpAnswer {
  return secretJson(code === "invalid_client" ? 401 : 400, { error: code, error_description: message });
}
