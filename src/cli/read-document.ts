import { userAgent } from "../../generated/package.gen.ts";
import { brokenAddressRule } from "../environment/addresses.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { systemClock } from "../transport/time.ts";
import { mediaTypeOf } from "../transport/answer.ts";
import { readProxyOption } from "../transport/proxy-option.ts";
import { readRetryOptions } from "../transport/retry.ts";
import { createRoad } from "../transport/road.ts";
import { send } from "../transport/transport.ts";
import { readInputFile } from "./read-file.ts";
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
  if (broken !== undefined) throw new InvalidInputError("ares-caais", [{ field: "--document", rule: broken }]);
  const { timeout = 30_000, deadline = 120_000, hooks = {} } = client;
  const road = {
    subject: "ares-caais",
    ca: ca === undefined ? undefined : [ca],
    proxy: readProxyOption("ares-caais", proxy),
  };
  const exchange = createRoad(undefined, road);
  const transport = { exchange, clock: systemClock, hooks, retry: readRetryOptions(operation, undefined) };
  const sent = { "user-agent": userAgent };
  const call = { operation, url: source, method: "GET", headers: sent, repeatable: true, timeout, deadline, maxBytes };
  const { status, headers, text } = await send(transport, { ...call, signal });
  if (status === 200) return text;
  throw new UnexpectedResponseError({ operation, status, reason: "status", mediaType: mediaTypeOf(headers) });
}
