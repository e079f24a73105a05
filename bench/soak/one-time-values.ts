import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** What came to the servers of this process that may come once only. */
export interface OneTimeValues {
  readonly seen: number;
  /** How many came again. */
  readonly repeated: number;
}

/** What stands before the values in a form, and in a SOAP message. */
const pattern = /(?:^|&)(?:code|refresh_token)=([^&]+)|sessionId[^>]*>([^<]+)</g;

/**
 * Watches every request body that comes to a server of this process, as it comes from the network.
 *
 * @param mayRepeat whether the service asks for a value again now
 */
export function watchOneTimeValues(mayRepeat: () => boolean): OneTimeValues {
  const values = new Set<string>();
  let repeated = 0;
  const read = (body: string): void => {
    for (const [, inForm, inMessage] of body.matchAll(pattern)) {
      const value = inForm ?? inMessage ?? "";
      if (mayRepeat()) continue;
      if (values.has(value)) repeated += 1;
      values.add(value);
    }
  };
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage) || request.method !== "POST") return;
    let body = "";
    // A listener for the data would take it away from the service.
    const push = request.push.bind(request);
    request.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (Buffer.isBuffer(chunk)) body += chunk.toString();
      else if (chunk === null) read(body);
      return push(chunk, encoding);
    };
  });
  return {
    get seen() {
      return values.size;
    },
    get repeated() {
      return repeated;
    },
  };
}
