import { refuse } from "../errors/invalid-input-error.ts";
import type { CommonClientOptions } from "../transport/common-options.ts";
import { readConnectionOptions } from "../transport/connection-options.ts";
import type { ClosableExchange } from "../transport/exchange.ts";
import { fetchExchange } from "../transport/fetch-exchange.ts";
import type { CertificateWithoutKey, ClientCertificate, MutualTls, TlsOptions } from "../transport/mutual-tls.ts";
import type { Clock } from "../transport/time.ts";
import { ClientCertificates } from "./certificate/client-certificates.ts";
import { SocketLimit } from "./connections.ts";
import { createExchange } from "./exchange.ts";

/**
 * Checks the options of a client's connections. Returns exchanges with and without its certificate; the caller's `fetch` presents
 * the certificate itself. Certificates are read and checked here, those of a supplier when they are needed. Errors repeat neither
 * key nor passphrase.
 */
export function createMutualTls(
  subject: string,
  options: CommonClientOptions & { readonly tls: TlsOptions<ClientCertificate | CertificateWithoutKey> },
  clock: Clock,
): MutualTls {
  const { tls, fetch } = options;
  refuseElsewhere(subject);
  const { proxy, maxSockets } = readConnectionOptions(subject, options);
  const certificates = new ClientCertificates(subject, tls, clock, fetch !== undefined);
  // One limit for all connections: with the certificate, with the previous one and without one.
  const common = { ca: certificates.ca, proxy, limit: new SocketLimit(maxSockets), httpsOnly: true };
  const anonymous = createExchange(common);
  const exchange = fetch === undefined ? anonymous : fetchExchange(fetch);
  let active: { readonly cert: string; readonly exchange: ClosableExchange } | undefined;
  return {
    exchange,
    credential: async (limits) => {
      const { cert, key, context, thumbprint } = await certificates.current(limits);
      if (fetch !== undefined) return { exchange, thumbprint };
      if (active?.cert !== cert) {
        // Requests under way finish on the connections of the previous certificate.
        active?.exchange.close();
        active = { cert, exchange: createExchange({ ...common, cert, key, context }) };
      }
      return { exchange: active.exchange, thumbprint };
    },
    close: () => {
      anonymous.close();
      active?.exchange.close();
    },
  };
}

/** Refuses a client certificate where nothing can present it. A browser presents its own ones; a page cannot choose one. */
function refuseElsewhere(subject: string): void {
  const host: {
    readonly navigator?: { readonly userAgent?: unknown };
    readonly process?: { readonly getBuiltinModule?: unknown };
    readonly URL: unknown;
  } = globalThis;
  const [, agent = "other"] = /^(Cloudflare-Workers|Mozilla)(?:\/|$)/.exec(String(host.navigator?.userAgent)) ?? [];
  // workerd may have the modules of Node, whose connections present no certificate there.
  if (host.process?.getBuiltinModule !== undefined && agent !== "Cloudflare-Workers") return;
  const place = { "Cloudflare-Workers": "in workerd", Mozilla: "in a browser" }[agent] ?? "here";
  refuse(subject, "tls", `cannot be used ${place}: it needs Node, Bun or Deno`);
}
