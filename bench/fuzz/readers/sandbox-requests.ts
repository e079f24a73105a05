import { connect, type TLSSocket } from "node:tls";
import fc from "fast-check";
import { createSandbox, type Sandbox } from "../../../src/sandbox/index.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editBytes } from "../edits/bytes.ts";
import { editRequest, requestRecipes, type Request, type Server } from "../edits/requests.ts";
import type { Reader } from "../reader.ts";

const servers: readonly Server[] = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls", "control"];

const recipes = fc.record({
  request: requestRecipes(servers),
  /** Changes of the bytes as they are sent, head and body. */
  sent: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: bytesEdits }),
});

/** Longest wait for the end of a connection in milliseconds: the client has said that nothing more comes. */
const longestWait = 20_000;

const requests: Reader = {
  name: "requests to the sandbox",
  share: 3,
  open: async () => {
    const sandbox = await createSandbox();
    return {
      attempts: attempts(recipes, (recipe) => {
        const request = editRequest(recipe.request);
        const { server } = request;
        const url = new URL(server === "control" ? sandbox.controlAddress : sandbox.environment[server]);
        const bytes = editBytes(messageOf(url, request), recipe.sent);
        const honest = recipe.sent.length === 0;
        return {
          read: () => exchange(sandbox, Number(url.port), bytes, honest),
          told: (text) => `${server} ${/^HTTP\/1\.1 (\d+)/.exec(String(text))?.[1] ?? "nothing"}`,
          check: ({ data }) => {
            // The control interface may have switched some on.
            sandbox.faults.clear();
            const text = String(data);
            holds(!text.includes("sandbox fault"), "a request was a fault of the sandbox");
            holds(!honest || /^HTTP\/1\.1 [2345]\d\d /.test(text), "a request that can be read was not answered");
          },
        };
      }),
      close: () => sandbox.close(),
    };
  },
};

/** A request as it is written, whatever it says. */
function messageOf({ host, pathname }: URL, { method, path, headers, body }: Request): Uint8Array {
  const all = { host, connection: "close", "content-length": String(body.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // A line break would end the first line: what is tried here is the path.
  const target = (pathname === "/" ? path : pathname + path).replaceAll(/[\r\n]/g, "");
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/**
 * Sends bytes, and reads until the server ends the connection.
 *
 * @param honest whether they are a whole request: the server then ends it after its answer. For others nothing more comes,
 * which Node takes for the end of a client that is answered no more.
 */
function exchange({ client }: Sandbox, port: number, bytes: Uint8Array, honest: boolean): Promise<string> {
  const { cert, key, ca } = client.tls;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket: TLSSocket = connect({ host: "127.0.0.1", port, cert, key, ca }, () => {
      if (honest) socket.write(bytes);
      else socket.end(bytes);
    });
    socket.setTimeout(longestWait, () => {
      socket.destroy(new Error("the sandbox neither answered nor ended the connection"));
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("close", () => {
      resolve(Buffer.concat(chunks).toString());
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // A server may end a connection over which no request came.
      if (!["ECONNRESET", "EPIPE"].includes(error.code ?? "")) reject(error);
    });
  });
}

/** What the sandbox is sent. */
export const sandboxRequestReaders: readonly Reader[] = [requests];
