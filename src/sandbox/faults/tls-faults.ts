import { Faults } from "./faults.ts";

export const tlsFaultKinds = ["expired-server-certificate", "expired-client-certificates"] as const;

/**
 * A fault of the certificates of all services. It meets new connections; those that are idle end, so that the next request
 * needs a new one.
 * - `expired-server-certificate`: the servers present a certificate that expired yesterday,
 * - `expired-client-certificates`: every client certificate counts as expired.
 */
export interface TlsFault {
  /** All services have the fault. */
  readonly service: "tls";
  /** The kind of the fault. */
  readonly kind: (typeof tlsFaultKinds)[number];
}

/** The switches of the servers for faults of certificates. */
export interface CertificateSwitches {
  presentExpired(whether: boolean): void;
  countAsExpired(whether: boolean): void;
}

/** @param servers those of the services */
export function createTlsFaults(servers: CertificateSwitches): Faults<TlsFault> {
  let before: readonly TlsFault["kind"][] = [];
  const faults = new Faults<TlsFault>(
    ({ kind }) => kind,
    () => {
      const on = faults.on.map(({ kind }) => kind);
      const [server, client] = tlsFaultKinds;
      if (on.includes(server) !== before.includes(server)) servers.presentExpired(on.includes(server));
      if (on.includes(client) !== before.includes(client)) servers.countAsExpired(on.includes(client));
      before = on;
    },
  );
  return faults;
}
