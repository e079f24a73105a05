import { request } from "node:https";
import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { text } from "node:stream/consumers";
import { checkServerIdentity } from "node:tls";
import type { Sandbox } from "ares-caais/sandbox";

/** The response of a server. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly tls?: { readonly cert: string; readonly key: string };
}

/** Calls an address of a sandbox on this machine, whatever DNS says of its name, and proves its certificate by the name. */
export async function askByName(
  { certificateAuthority: ca }: Pick<Sandbox, "certificateAuthority">,
  url: string,
  ask: Ask = {},
): Promise<Answer> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const { method = "GET", headers = {}, body, tls } = ask;
  const sent = request({
    ...{ host: "127.0.0.1", port, path: pathname + search, method, agent: false, ca, ...tls },
    // A client names no address in TLS (RFC 6066, section 3).
    ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
    headers: { host, ...headers },
    checkServerIdentity: (_name, certificate) => checkServerIdentity(hostname, certificate),
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}
