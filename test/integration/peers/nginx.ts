import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Peer } from "./find-peers.ts";
import { freePort } from "../../../bench/loopback.ts";
import { newFolder } from "../../fixtures/folder.ts";
import { startListening } from "./listening-program.ts";

/** nginx, the TLS side of many services. */
export function findNginx(): Peer {
  // It is installed where only administrators look for programs.
  const program = ["nginx", "/usr/sbin/nginx"].find((candidate) => spawnSync(candidate, ["-v"]).status === 0);
  return { name: "nginx", program, advice: "no nginx (apt-get install nginx-light)" };
}

/** The configuration of nginx. */
export interface NginxOptions {
  /** Certificate and key of the server, as PEM. */
  readonly cert: string;
  readonly key: string;
  /** Certificate of the authority of the clients, as PEM. */
  readonly clientAuthority: string;
  /** Directives of the server, for example `ssl_verify_client on;`. */
  readonly directives: string;
  /** The behaviour of its location instead. */
  readonly location?: string;
  /** @default any free one */
  readonly port?: number;
}

/**
 * Starts nginx on loopback until the test is finished. It answers with the TLS version, whether the session was resumed
 * (`r` or `.`), how the client certificate was verified, and its serial number.
 *
 * @returns its address
 * @throws Error when it is not installed, with the advice, or does not start.
 */
export async function startNginx({ program, advice }: Peer, options: NginxOptions): Promise<string> {
  if (program === undefined) throw new Error(`nginx is required: ${advice}`);
  const { cert, key, clientAuthority, directives, location, port = await freePort() } = options;
  const folder = newFolder({
    cert,
    key,
    ca: clientAuthority,
    "nginx.conf": configuration(demanding(port, directives, location)),
  });
  await startListening(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], port);
  return `https://127.0.0.1:${port}/`;
}

function demanding(
  port: number,
  directives: string,
  location = 'return 200 "$ssl_protocol $ssl_session_reused $ssl_client_verify $ssl_client_serial";',
): string {
  return `
    listen 127.0.0.1:${port} ssl;
    ssl_certificate cert;
    ssl_certificate_key key;
    ssl_client_certificate ca;
    ssl_session_cache builtin;
    ${directives}
    location / {
      ${location}
    }`;
}

function configuration(server: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path temp_${name};`);
  return `
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
  access_log off;
  ${places.join("\n  ")}
  server {${server}
  }
}
`;
}

/**
 * Starts nginx on loopback until the test is finished, before an application: with its defaults, and nothing but `proxy_pass`.
 *
 * @param locations other ones than that
 * @returns its address
 * @throws Error when it is not installed, with the advice, or does not start.
 */
export async function startNginxProxy(
  { program, advice }: Peer,
  application: string,
  locations = `location / { proxy_pass ${application}; }`,
): Promise<string> {
  if (program === undefined) throw new Error(`nginx is required: ${advice}`);
  const port = await freePort();
  const server = `
    listen 127.0.0.1:${port};
    ${locations}`;
  await startListening(
    program,
    ["-p", newFolder({ "nginx.conf": configuration(server) }), "-c", "nginx.conf", "-e", "stderr"],
    port,
  );
  return `http://127.0.0.1:${port}`;
}

/**
 * Sends a request as a browser behind nginx; `fetch` would add that a script asks.
 *
 * @param origin in whose place nginx is asked
 */
export async function visitThrough(proxy: string, asked: Request, origin: string): Promise<Response> {
  const { url, method, headers } = asked;
  const sent = request(url.replace(origin, proxy), { method, headers: Object.fromEntries(headers) });
  sent.end(Buffer.from(await asked.arrayBuffer()));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const given = answer.headersDistinct;
  const kept = Object.entries(given).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(await text(answer), { status: answer.statusCode ?? 0, headers: kept });
}
