import type { Exchange } from "../../transport/exchange.ts";
import { send } from "../../transport/transport.ts";
import type { RegistrySettings } from "../options.ts";
import { authorize } from "./authorize.ts";
import { cacheResponses } from "./cache-responses.ts";
import type { Execute, Layer, Next } from "./layer.ts";
import { prepareCall } from "./prepare-request.ts";
import { readResponse } from "./read-response.ts";
import { shareCalls } from "./share-calls.ts";

/** The layers of a call, the outermost first. */
const layers: readonly Layer[] = [
  readResponse, // turns the response into data, or into an error
  shareCalls, // sends one request for equal calls that are under way at the same time
  cacheResponses, // gives a kept response, keeps a new one, gives a stale one when there is no other
  authorize, // adds the credentials, and asks for another token after a 401
];

/** Makes the function that all generated methods call: first the check of the input, then the layers, then the transport. */
export function createExecute(settings: RegistrySettings, exchange: Exchange): Execute {
  // `bind`, because a function of its own would add a file to the path of each call.
  const next: Next = send.bind(undefined, { ...settings.transport, exchange });
  return prepareCall(
    settings,
    layers.reduceRight((inner, layer) => layer(settings, inner), next),
  );
}
