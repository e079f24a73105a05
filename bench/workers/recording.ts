import type { RequestListener } from "node:http";
import { createAuthority, createCertificateAuthority } from "../../src/sandbox/certificate-authority.ts";
import { HttpsServer } from "../../src/sandbox/https-server.ts";
import { Port } from "../../src/sandbox/port.ts";
import type { Fetch, FetchInit } from "../../src/transport/fetch-exchange.ts";

/** A request as a client sent it. */
export interface RecordedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request and its answer. */
export interface Recorded {
  readonly request: RecordedRequest;
  readonly contentType: string;
  readonly answer: string;
}

/** A `fetch` that keeps what goes over it. */
export function recording(fetch: Fetch, kept: Recorded[]): Fetch {
  return async (url: string, init: FetchInit = {}) => {
    const response = await fetch(url, init);
    const { headers = {}, body = "" } = init;
    const answer = await response.clone().text();
    kept.push({
      request: { url, headers: Object.fromEntries(new Headers(headers)), body: String(body) },
      contentType: response.headers.get("content-type") ?? "",
      answer,
    });
    return response;
  };
}

/** A server over mutual TLS that does nothing but repeat recorded answers. */
export interface Replay {
  readonly address: string;
  /** Certificate of the authority to trust. */
  readonly ca: string;
}

/**
 * Starts a server that answers with what was recorded, so that the time of a call is the client's and not that of a
 * service that signs tokens or looks users up. It asks for a client certificate, reads every request to its end, and ends
 * with the process that started its own.
 *
 * @param find the answer to the path and the body of a request
 */
export async function startReplay(
  clientAuthority: string,
  find: (path: string, body: string) => { readonly contentType: string; readonly answer: string },
): Promise<Replay> {
  const authority = createCertificateAuthority(await createAuthority());
  const certificate = await authority.issueServerCertificate({ dns: [], ip: ["127.0.0.1"] });
  const listener: RequestListener = (request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.once("end", () => {
      const { contentType, answer } = find(request.url ?? "", body);
      response.writeHead(200, { "content-type": contentType, "content-length": Buffer.byteLength(answer) });
      response.end(answer);
    });
  };
  const server = new HttpsServer({ certificate, clientAuthority });
  server.listener = listener;
  const port = await new Port(() => server, undefined).listen(0, "127.0.0.1");
  process.once("disconnect", () => process.exit());
  return { address: `https://127.0.0.1:${port}`, ca: authority.cert };
}
