import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { BlockedError } from "../../errors/blocked-error.ts";
import type { RegistryErrorBody } from "../../errors/unexpected-response-error.ts";
import { serviceText } from "../../secrets/service-text.ts";
import { mediaTypeOf, parseJson, readJson, unexpected, type Answer } from "../../transport/answer.ts";
import { tell } from "../../transport/events.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { retryAfterText } from "../../transport/retry.ts";
import { RegistryError, TooManyMatchesError, type RegistryErrorStatus } from "../registry-error.ts";
import { secretsIn } from "./authorize.ts";
import { documentedKey } from "./documented-answer.ts";
import type { Layer, Received } from "./layer.ts";

/** Turns the response into data or an error. If a cached response holds no data, the request is sent. */
export const readResponse: Layer = (settings, next) => {
  const { transport, validate, onViolation, blockPause } = settings;

  return async function read(call): Promise<Received> {
    const { operation, record } = call;
    const received = await next(call);
    const { status, fromCache = false, age } = received;
    record.answer = received;
    record.fromCache = fromCache;
    record.age = age;
    if (isBlockPage(received)) {
      throw new BlockedError(operation, { pause: blockPause, date: transport.clock.date(), status });
    }
    let data: unknown;
    try {
      data = readData(operation, received, () => [...secretsIn(call.headers), ...(received.secrets ?? [])]);
    } catch (error) {
      if (!fromCache) throw error;
      tell(transport.onEvent, { type: "cache", callId: record.id, operation, result: "fault", fault: "value" });
      return read({ ...call, cache: "write" });
    }
    await validate?.({ operation, status, data, onViolation });
    const { headers, text, isUtf8 } = received;
    return { status, headers, text, isUtf8, data };
  };
};

const slowerAdvice = "send fewer requests: lower requestsPerMinute, or share one budget";

/** Advice for a status that the contract does not document; empty without any. */
function adviceOf({ status, headers }: Answer): { readonly advice?: string } {
  if (status === 429) return { advice: slowerAdvice };
  if (status < 400 && headers.get("location") !== null)
    return { advice: "redirects are not followed; correct environment" };
  const wait = retryAfterText(headers);
  return wait === undefined ? {} : { advice: `the service asks to wait (Retry-After: ${wait})` };
}

const tooManyMatches = "VYSTUP_PRILIS_MNOHO_VYSLEDKU";

/**
 * Parses the JSON of a success without checking its schema; `undefined` without a body. The errors repeat no secret that was sent
 * with the call.
 */
export function readData(operation: RegistryOperationId, answer: Answer, secrets: () => readonly string[]): unknown {
  const { status } = answer;
  const row: RegistryOperation = registryOperations[operation];
  const refused = (reason: "body" | "status", chyba: RegistryErrorBody | undefined): Error =>
    unexpected(operation, answer, reason, { chyba, ...adviceOf(answer) });
  // The usual case does not use `documentedKey`, so that a warm call runs through one file less.
  const key = Object.hasOwn(row.responses, status) ? String(status) : documentedKey(operation, status);
  if (key === undefined) throw refused("status", readChyba(answer, secrets()));
  const schema = row.responses[key] ?? null;
  const hasBody = schema !== null && row.method !== "HEAD";
  if (!isError(status)) {
    if (row.success !== undefined && schema !== row.success) {
      const advice = `read it with registry.client.${row.method}("${row.path}", …)`;
      throw unexpected(operation, answer, "success", { advice });
    }
    return hasBody ? readJson(operation, answer, row.anyJson === true ? "any value" : "object") : undefined;
  }
  const chyba = readChyba(answer, secrets());
  const data = hasBody ? parseJson(answer.text) : undefined;
  if (chyba?.subKod === tooManyMatches) throw new TooManyMatchesError(operation, status, chyba, data);
  // The service also answers an unknown path with 404, but without a `Chyba`.
  const isDocumented = !hasBody || (schema === "Chyba" ? chyba !== undefined : data !== undefined);
  if (isDocumented) throw new RegistryError(operation, status, chyba, data);
  throw refused("body", chyba);
}

/** Whether a documented status is an error. */
function isError(status: number): status is RegistryErrorStatus {
  return status < 200 || status >= 300;
}

/** Texts that mark a block page with any status: of the operator's page, and of the usual page of its firewall. */
const blockText = /z bezpečnostních důvodů zablokován|Request Rejected|requested URL was rejected/i;

/**
 * Whether a response is a block page: HTML with `blockText`, or any HTML with 403, 429 or 503. The contract documents no HTML for
 * these statuses. HTML without a media type is recognised by its beginning.
 */
export function isBlockPage({ status, headers, text }: Answer): boolean {
  const mediaType = mediaTypeOf(headers);
  if (mediaType === "" ? !/^\s*<(!doctype )?html\b/i.test(text) : mediaType !== "text/html") return false;
  return status === 403 || status === 429 || status === 503 || blockText.test(text);
}

/** Reads the texts of a `Chyba`; `undefined` when the response has none, or its code is not text. */
function readChyba({ text }: Answer, secrets: readonly string[]): RegistryErrorBody | undefined {
  const value = parseJson(text);
  if (!isJsonObject(value)) return undefined;
  const { kod, subKod, popis } = value;
  if (![kod, subKod, popis].some((member) => typeof member === "string")) return undefined;
  if (typeof (kod ?? "") !== "string") return undefined;
  const textOf = (member: unknown): string | undefined => {
    if (typeof member !== "string") return undefined;
    return secrets.length === 0 ? member : serviceText(member, secrets);
  };
  return { kod: textOf(kod), subKod: textOf(subKod), popis: textOf(popis) };
}
