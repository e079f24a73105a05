import { documentedStatuses } from "../../generated/registry-operations.gen.ts";
import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import type { Answer } from "../transport/answer.ts";
import { RegistryError, type RegistryErrorBody, type RegistryErrorStatus } from "./registry-error.ts";
import { TooManyMatchesError } from "./too-many-matches-error.ts";

const tooManyMatches = "VYSTUP_PRILIS_MNOHO_VYSLEDKU";

/**
 * Turns an answer into the data of a 200.
 *
 * @returns the parsed JSON; nothing has checked it against the schema.
 * @throws RegistryError for a documented error with its body, UnexpectedResponseError for anything else.
 */
export function readReply(operation: string, { status, headers, text }: Answer): unknown {
  const mediaType = mediaTypeOf(headers);
  const unexpected = (reason: UnexpectedResponseReason): UnexpectedResponseError =>
    new UnexpectedResponseError({ operation, status, reason, mediaType });

  if (status !== 200) {
    if (!isErrorStatus(status)) throw unexpected("status");
    const body = readChyba(parse(text));
    // The service answers an unknown path with 404 too: what tells the two apart is `kod`.
    if (body?.subKod === tooManyMatches) throw new TooManyMatchesError(operation, status, body);
    if (body !== undefined) throw new RegistryError(operation, status, body);
    throw unexpected("body");
  }
  if (mediaType !== "application/json" && !mediaType.endsWith("+json")) throw unexpected("media-type");
  if (text === "") throw unexpected("empty");
  const data = parse(text);
  if (data === undefined) throw unexpected("json");
  if (!isObject(data)) throw unexpected("value");
  return data;
}

/** Whether an answer is the page that the service blocks a client with. */
export function isBlockPage({ status, headers }: Answer): boolean {
  return status === 403 && mediaTypeOf(headers) === "text/html";
}

/** Media type without parameters, in lower case; empty when there is none. */
function mediaTypeOf(headers: Headers): string {
  return headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The value of a JSON text; `undefined` when it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The SyntaxError quotes the text, which may hold personal data: it is no cause to pass on.
    return undefined;
  }
}

function isErrorStatus(status: number): status is RegistryErrorStatus {
  return status !== 200 && documentedStatuses.some((documented) => documented === status);
}

/** The error of a documented body; what is no text in it is left out. */
function readChyba(value: unknown): RegistryErrorBody | undefined {
  if (!isObject(value) || !("kod" in value) || typeof value.kod !== "string") return undefined;
  return {
    kod: value.kod,
    subKod: "subKod" in value && typeof value.subKod === "string" ? value.subKod : undefined,
    popis: "popis" in value && typeof value.popis === "string" ? value.popis : undefined,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
