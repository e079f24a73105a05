import { brokenAddressRule } from "../environment/address-rule.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { systemClock } from "../transport/clock.ts";
import { mediaTypeOf } from "../transport/json-answer.ts";
import { readProxyOption } from "../transport/proxy-option.ts";
import { readRetryOptions } from "../transport/retry-options.ts";
import { createRoad } from "../transport/road.ts";
import { send } from "../transport/transport.ts";
import { readInputFile, refuse } from "./input.ts";
import type { ServiceSettings } from "./service-options.ts";

const operation = "document";
/** Most bytes of a document; the published one has about half a million. */
const maxBytes = 16 * 1024 * 1024;

/**
 * The text of the document that `--document` names: a file or an address.
 *
 * @throws InvalidInputError when the file cannot be read or the address may not be used; TransportError when no answer
 * comes; UnexpectedResponseError for another status than 200; the reason of the signal.
 */
export async function readDocument(
  source: string,
  { ca, proxy, client }: ServiceSettings<never>,
  signal: AbortSignal,
): Promise<string> {
  if (!/^https?:/i.test(source)) return (await readInputFile("--document", source)).toString();
  const broken = brokenAddressRule(source);
  if (broken !== undefined) refuse("--document", broken);
  const { timeout = 30_000, deadline = 120_000, hooks = {} } = client;
  const subject = "ares-caais";
  const trusted = ca === undefined ? undefined : [ca];
  const exchange = createRoad(undefined, { subject, ca: trusted, proxy: readProxyOption(subject, proxy) });
  const transport = { exchange, clock: systemClock, hooks, retry: readRetryOptions(operation, undefined) };
  const call = { operation, url: source, method: "GET", repeatable: true, signal, timeout, deadline, maxBytes };
  const { status, headers, text } = await send(transport, call);
  if (status === 200) return text;
  throw new UnexpectedResponseError({ operation, status, reason: "status", mediaType: mediaTypeOf(headers) });
}
