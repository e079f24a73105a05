import type { HttpAnswer } from "../http/message.ts";

/** An answer of the registry as it is sent. */
export function jsonAnswer(status: number, body: unknown): HttpAnswer {
  return { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
