import type { Faults } from "./faults.ts";

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
export function createTlsFaults(servers: CertificateSwitches): Pick<Faults<TlsFault>, "set" | "clear" | "list"> {
  const on = new Set<TlsFault["kind"]>();
  const turn = (kind: TlsFault["kind"], whether: boolean): void => {
    if (on.has(kind) === whether) return;
    if (whether) on.add(kind);
    else on.delete(kind);
    if (kind === "expired-server-certificate") servers.presentExpired(whether);
    else servers.countAsExpired(whether);
  };
  const list = (): readonly TlsFault[] => [...on].map((kind) => ({ service: "tls", kind }));
  return {
    set({ kind }) {
      turn(kind, true);
    },
    clear(fits) {
      for (const fault of list()) if (fits(fault)) turn(fault.kind, false);
    },
    list,
  };
}
