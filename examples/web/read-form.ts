import type { IncomingMessage } from "node:http";

/** Most bytes of a form; those of the application are much smaller. */
const largest = 4096;

/** The fields of a form; `undefined` when it is larger than any of the application. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let body = "";
  const chunks: AsyncIterable<string> = request.setEncoding("latin1");
  for await (const chunk of chunks) {
    body += chunk;
    if (body.length > largest) return undefined;
  }
  return new URLSearchParams(body);
}
