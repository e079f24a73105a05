import { STATUS_CODES } from "node:http";
import type { HttpAnswer } from "../../http/message.ts";

/**
 * The answer to a request that does not reach the SOAP service, as the framework of the real one writes it: JSON with
 * `timestamp`, `status`, `error` and `path`.
 *
 * Source: specification, Errors, Identity service, 1.
 *
 * @param path the path of the request as sent
 * @param now the time in milliseconds since 1970
 */
export function errorBody(status: number, path: string, now: number): HttpAnswer {
  const timestamp = new Date(now).toISOString().replace("Z", "+00:00");
  return {
    status,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ timestamp, status, error: STATUS_CODES[status], path }),
  };
}
