import { refuse } from "../errors/invalid-input-error.ts";
import type { ClosableExchange } from "../transport/exchange.ts";
import type { ConnectionSettings } from "../transport/connection-options.ts";
import type {
  CertificateWithoutKey,
  ClientCertificate,
  KeyNeed,
  MutualTls,
  TlsOptions,
} from "../transport/mutual-tls.ts";
import { longestTime } from "../transport/option-checks.ts";
import type { Clock } from "../transport/time.ts";
import { ClientCertificates } from "./certificate/client-certificates.ts";
import { SocketLimit } from "./connections.ts";
import { createExchange } from "./exchange.ts";

/**
 * Checks TLS options and makes what sends requests with them. Certificates are read and checked here, those of a
 * function when they are needed. Errors repeat neither key nor passphrase.
 */
export function createMutualTls(
  subject: string,
  options: TlsOptions<ClientCertificate | CertificateWithoutKey>,
  clock: Clock,
  connections?: ConnectionSettings,
  need: KeyNeed = "needed",
): MutualTls {
  refuseElsewhere(subject);
  const certificates = new ClientCertificates(subject, options, clock, need);
  // One limit for the connections with the certificate, without one and with the one before.
  const limit = new SocketLimit(connections?.maxSockets);
  const common = { ca: certificates.ca, proxy: connections?.proxy, limit, httpsOnly: true };
  const anonymous = createExchange(common);
  let active: { readonly cert: string; readonly exchange: ClosableExchange } | undefined;
  return {
    exchange: anonymous,
    credential: async (limits = { signal: undefined, deadline: longestTime }) => {
      const { cert, key, context, thumbprint } = await certificates.current(limits);
      // The caller's own connection presents it.
      if (key === undefined) return { exchange: anonymous, thumbprint };
      if (active?.cert !== cert) {
        // Requests under way end on the connections of the certificate before.
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

/** Refuses a client certificate where nothing can present it. A browser presents its own ones, and lets no page choose one. */
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
