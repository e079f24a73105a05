import { once } from "node:events";
import { createServer, request as send, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { answerListener, type HttpExchange, type HttpOutcome } from "../../../../src/sandbox/answer-listener.ts";

/** Sends a body to a listener, and gives the status of the answer with what the observer was told. */
async function observe(
  answer: () => HttpOutcome,
  body: string,
): Promise<{ readonly status: number | undefined; readonly seen: readonly HttpExchange[] }> {
  const seen: HttpExchange[] = [];
  const listener = answerListener(answer, { largestBody: 10, observe: (exchange) => void seen.push(exchange) });
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = send({ port, host: "127.0.0.1", method: "POST", path: "/a?b=1" });
  request.end(body);
  const [response] = (await once(request, "response").catch(() => [undefined])) as [IncomingMessage | undefined];
  return { status: response?.statusCode, seen };
}

const fails = (): never => {
  throw new Error("the sandbox is wrong");
};

describe("[KIT-05] whoever observes an address is told of", () => {
  it.each<[what: string, answer: () => HttpOutcome, body: string, status: number | undefined, seen: unknown]>([
    ["an answer", () => ({ status: 201, body: "č" }), "ab", 201, { status: 201, body: Buffer.from("č") }],
    ["a body that is too large", fails, "a".repeat(11), 413, { status: 413 }],
    [
      "a fault of the sandbox",
      fails,
      "ab",
      500,
      { status: 500, body: Buffer.from("sandbox fault: the sandbox is wrong\n") },
    ],
    ["a header that cannot be sent", () => ({ status: 200, headers: { a: "\n" } }), "", 500, { status: 500 }],
    ["no answer", () => "hang-up", "ab", undefined, "hang-up"],
  ])("%s, once", async (_what, answer, body, status, expected) => {
    const { status: answered, seen } = await observe(answer, body);
    expect(answered).toBe(status);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: "POST", path: "/a", query: "b=1", certificate: undefined });
    expect(seen[0]?.answer).toEqual(typeof expected === "object" ? expect.objectContaining(expected) : expected);
    expect(seen[0]?.body).toEqual(status === 413 ? undefined : Buffer.from(body));
  });
});
