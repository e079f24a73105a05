import { ContractError, createIdentity, createLegacyIdentity, createRegistry, TransportError } from "ares-caais";
import { onTestFinished } from "vitest";
import type { Issued, TestAuthority } from "../fixtures/certificates.ts";

/** How the clients of a test are bounded. */
export interface Bounds {
  readonly timeout?: number;
  readonly maxAnswerBytes?: number;
}

/** A call of each interface to a server on loopback, over the transport that the package itself brings along. */
export interface Calls {
  readonly registry: (port: number, bounds?: Bounds) => Promise<unknown>;
  readonly identity: (port: number, bounds?: Bounds) => Promise<unknown>;
  readonly legacy: (port: number, bounds?: Bounds) => Promise<unknown>;
}

/** @param client certificate of the client system */
export function callsOf(authority: Pick<TestAuthority, "cert">, client: Issued): Calls {
  const tls = { ...client, ca: authority.cert, warnDays: 0 };
  return {
    // The registry client sends with the global fetch, which takes plain HTTP on loopback.
    registry: (port, bounds = {}) =>
      createRegistry({
        environment: { registry: `http://127.0.0.1:${port}/rest` },
        retry: false,
        ...bounds,
      }).vratEkonomickySubjekt({ ico: "27074358" }),
    identity: (port, bounds = {}) => {
      const address = `https://127.0.0.1:${port}`;
      const identity = createIdentity({
        environment: { oidc: address, oidcMutualTls: address },
        clientId: "AIS",
        redirectUri: "https://ais.example/callback",
        tls,
        retry: false,
        ...bounds,
      });
      onTestFinished(identity.close);
      return identity.beginLogin({ scope: ["openid"] });
    },
    legacy: (port, bounds = {}) => {
      const address = `https://127.0.0.1:${port}`;
      const legacy = createLegacyIdentity({
        version: "4.2",
        environment: { legacyPages: address, legacyMutualTls: address },
        atsId: "AIS",
        tls,
        retry: false,
        ...bounds,
      });
      onTestFinished(legacy.close);
      return legacy.heartBeat();
    },
  };
}

/** The error that a call has to end with. */
export async function failureOf(call: Promise<unknown>): Promise<ContractError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ContractError) return error;
  throw new Error("another error, or none", { cause: error });
}

/** The same, when it is a failure below HTTP. */
export async function transportFailureOf(call: Promise<unknown>): Promise<TransportError> {
  const error = await failureOf(call);
  if (error instanceof TransportError) return error;
  throw new Error("no TransportError", { cause: error });
}
