import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { generatedIco } from "../../src/sandbox/registry/data/generated.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import type { Counts, Question, Service } from "../soak/run-soak.ts";

/** The sandbox of a soak: it sets faults, logs users in, and counts what comes to its servers. */
const subjects = 600;
let connections = 0;
subscribe("net.server.socket", (message) => {
  if (typeof message !== "object" || message === null || !("socket" in message)) return;
  if (!(message.socket instanceof Socket)) return;
  connections += 1;
  message.socket.once("close", () => (connections -= 1));
});

const values = new Set<string>();
let repeated = 0;
/** Whether the service asks for a session id again, as the specification says. */
let asksAgain = false;
subscribe("http.server.request.start", (message) => {
  if (typeof message !== "object" || message === null || !("request" in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage) || request.method !== "POST") return;
  let body = "";
  // A listener for the data would take it away from the service.
  const push = request.push.bind(request);
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (Buffer.isBuffer(chunk)) body += chunk.toString();
    else if (chunk === null && !asksAgain) read(body);
    return push(chunk, encoding);
  };
});
function read(body: string): void {
  for (const [, form, soap] of body.matchAll(/(?:^|&)(?:code|refresh_token)=([^&]+)|sessionId[^>]*>([^<]+)</g)) {
    const value = form ?? soap ?? "";
    if (values.has(value)) repeated += 1;
    values.add(value);
  }
}

const sandbox = await createSandbox({ additionalSubjects: subjects });
async function answer(question: Question): Promise<string | Counts | undefined> {
  if ("count" in question) return { connections, oneTimeValues: values.size, repeated };
  if ("logIn" in question) return sandbox.openBrowser().logIn(question.logIn, question.username);
  sandbox.faults.clear();
  for (const fault of question.faults) sandbox.faults.set(fault);
  asksAgain = question.faults.some(({ kind }) => kind === "system-error");
  return undefined;
}
process.on("message", ({ number, question }: { readonly number: number; readonly question: Question }) => {
  answer(question).then(
    (value) => process.send?.({ number, value }),
    (error: unknown) => process.send?.({ number, failure: String(error) }),
  );
});
const { environment, certificateAuthority, client } = sandbox;
const icos = Array.from({ length: subjects }, (_, index) => generatedIco(index));
process.send?.({ environment, certificateAuthority, client, icos } satisfies Service);
process.once("disconnect", () => process.exit());
