import { brokenAddressRule } from "../environment/address-rule.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { systemClock } from "../transport/clock.ts";
import { globalFetch, type Fetch } from "../transport/fetch.ts";
import type { Hooks } from "../transport/hooks.ts";
import { mediaTypeOf } from "../transport/json-answer.ts";
import { readRetryOptions } from "../transport/retry-options.ts";
import { send } from "../transport/transport.ts";
import { readInputFile } from "./read-file.ts";

const operation = "document";
/** Most bytes of a document; the published one has about half a million. */
const maxBytes = 16 * 1024 * 1024;

/** How a document is fetched. */
export interface FetchDocument {
  readonly fetch: Fetch | undefined;
  readonly signal: AbortSignal;
  readonly timeout?: number;
  readonly deadline?: number;
  readonly hooks?: Hooks;
}

/**
 * The text of the document that `--document` names: a file or an address.
 *
 * @throws InvalidInputError when the file cannot be read or the address may not be used; TransportError when no answer
 * comes; UnexpectedResponseError for another status than 200; the reason of the signal.
 */
export async function readDocument(
  source: string,
  { fetch = globalFetch, signal, timeout = 30_000, deadline = 120_000, hooks = {} }: FetchDocument,
): Promise<string> {
  if (!/^https?:/i.test(source)) return (await readInputFile("--document", source)).toString();
  const broken = brokenAddressRule(source);
  if (broken !== undefined) throw new InvalidInputError("ares-caais", [{ field: "--document", rule: broken }]);
  const transport = { fetch, clock: systemClock, hooks, retry: readRetryOptions(operation, undefined) };
  const call = { operation, url: source, method: "GET", repeatable: true, signal, timeout, deadline, maxBytes };
  const { status, headers, text } = await send(transport, call);
  if (status === 200) return text;
  throw new UnexpectedResponseError({ operation, status, reason: "status", mediaType: mediaTypeOf(headers) });
}
