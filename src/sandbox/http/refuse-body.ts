import type { ServerResponse } from "node:http";

/** How long a client that still sends a body too large has to read its answer. */
const timeToRead = 1000;

/**
 * Answers 413 while the client may still be sending. Ending the response would close the connection at once, and the
 * unread rest of the body would make that a reset, which can overtake the answer.
 *
 * @param largest most bytes that a body may have
 */
export function refuseBody(response: ServerResponse, largest: number): void {
  const text = `the request body is larger than ${largest} bytes\n`;
  response.writeHead(413, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    Connection: "close",
  });
  response.write(text);
  const timer = setTimeout(() => response.destroy(), timeToRead);
  response.once("close", () => {
    clearTimeout(timer);
  });
}
