import type { Weather } from "./weather.ts";

const refusedClient = ["ERR_OAUTH invalid_client"];
const refusedServer = ["ERR_TRANSPORT tls"];

/** The faults of the certificates. */
export const tlsWeathers: readonly Weather[] = [
  {
    fault: { service: "tls", kind: "expired-client-certificates" },
    outcomes: {
      completeLogin: refusedClient,
      refresh: refusedClient,
      userinfo: refusedClient,
      endSession: refusedClient,
      legacy: ["ERR_LEGACY certificate"],
    },
  },
  {
    fault: { service: "tls", kind: "expired-server-certificate" },
    outcomes: {
      registry: refusedServer,
      completeLogin: refusedServer,
      refresh: refusedServer,
      userinfo: refusedServer,
      endSession: refusedServer,
      "new client": refusedServer,
      legacy: refusedServer,
    },
  },
];
