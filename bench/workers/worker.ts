import { request, type Agent, type RequestOptions } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";

/** The message of the server. */
export function readService(): unknown {
  return JSON.parse(process.argv[2] ?? "{}");
}

/** Tells the bench what was found, and ends. */
export function report(found: unknown): void {
  process.send?.(found);
  process.disconnect();
}

/** Times the first call of a process, from the creation of the client on, and reports its milliseconds. */
export async function timeFirstCall(calls: Readonly<Record<"bare" | "own", () => Promise<unknown>>>): Promise<void> {
  const start = performance.now();
  await calls[process.argv[3] === "bare" ? "bare" : "own"]();
  report(performance.now() - start);
}

/** The least that Node can do: sends a request over an agent and gives the text of its answer. */
export function sendBare(agent: Agent, options: RequestOptions, body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const send = agent instanceof SecureAgent ? secureRequest : request;
    const sent = send({ agent, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve(Buffer.concat(chunks).toString());
      });
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A POST as {@link sendBare} takes it. */
export function postTo(url: string, headers: Readonly<Record<string, string>>, body: string): RequestOptions {
  const { hostname, port, pathname: path } = new URL(url);
  return { hostname, port, path, method: "POST", headers: { ...headers, "content-length": Buffer.byteLength(body) } };
}
