import type { RegistryReply } from "../../generated/registry-client.gen.ts";
import { documentedStatuses } from "../../generated/registry-operations.gen.ts";
import type { Chyba } from "../../generated/registry-types.gen.ts";
import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import { RegistryError, type RegistryErrorStatus } from "./registry-error.ts";

/**
 * Turns a reply into the data of a 200.
 *
 * @returns the parsed JSON; nothing has checked it against the schema.
 * @throws RegistryError for a documented error with its body, UnexpectedResponseError for anything else.
 */
export async function readReply(operation: string, { error, response }: RegistryReply): Promise<unknown> {
  const { status } = response;
  const mediaType = (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const unexpected = (reason: UnexpectedResponseReason): UnexpectedResponseError =>
    new UnexpectedResponseError({ operation, status, reason, mediaType });

  if (status !== 200) {
    discard(response);
    if (!isErrorStatus(status)) throw unexpected("status");
    // The service answers an unknown path with 404 too: what tells the two apart is `kod`.
    if (isChyba(error)) throw new RegistryError(operation, status, error);
    throw unexpected("body");
  }
  if (mediaType !== "application/json" && !mediaType.endsWith("+json")) {
    discard(response);
    throw unexpected("media-type");
  }
  const text = await response.text();
  if (text === "") throw unexpected("empty");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The SyntaxError quotes the answer, which may hold personal data: it is no cause to pass on.
    throw unexpected("json");
  }
}

/** Frees the connection of an answer that nobody reads. Nobody waits for it: a stream may never confirm it. */
function discard({ body, bodyUsed }: Response): void {
  if (!bodyUsed) body?.cancel().catch(() => undefined);
}

function isErrorStatus(status: number): status is RegistryErrorStatus {
  return status !== 200 && documentedStatuses.some((documented) => documented === status);
}

function isChyba(value: unknown): value is Chyba & { kod: string } {
  return typeof value === "object" && value !== null && "kod" in value && typeof value.kod === "string";
}
