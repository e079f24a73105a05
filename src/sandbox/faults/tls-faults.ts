import type { TlsFault } from "../../../generated/sandbox-types.gen.ts";
import { Faults } from "./faults.ts";

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
      const changed = (kind: TlsFault["kind"]): boolean => on.includes(kind) !== before.includes(kind);
      const [server, client] = ["expired-server-certificate", "expired-client-certificates"] as const;
      if (changed(server)) servers.presentExpired(on.includes(server));
      if (changed(client)) servers.countAsExpired(on.includes(client));
      before = on;
    },
  );
  return faults;
}
