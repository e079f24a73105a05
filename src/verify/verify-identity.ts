import { endpoints } from "../../generated/identity.gen.ts";
import { isSigningAlgorithm } from "../identity/algorithms.ts";
import { readProvider, type Provider } from "../identity/provider.ts";
import { readSigningKeys } from "../identity/signed-token.ts";
import { readJsonObject } from "../transport/json-answer.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { send, type Transport } from "../transport/transport.ts";
import type { Findings } from "./findings.ts";
import { readContractError } from "./read-contract-error.ts";
import type { Tally } from "./tally.ts";

export interface IdentityVerification {
  readonly addresses: Readonly<Record<"oidc" | "oidcMutualTls", string>>;
  readonly issuer: string | undefined;
  readonly transport: Transport;
  readonly timeout: number;
  readonly deadline: number;
  readonly maxAnswerBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly tally: Tally;
  readonly findings: Findings;
}

/** The documents of the identity service that can be read without a login. */
export const identityDocuments = ["discovery", "jwks"] as const;

/**
 * Reads the discovery document and the key set as a client would, and checks both. Each reading ends at the first rule
 * that is broken.
 *
 * @throws the reason of the signal, or a fault of the caller's own functions.
 */
export async function verifyIdentity(verification: IdentityVerification): Promise<void> {
  const { addresses, findings } = verification;
  const contractAddress = (name: keyof typeof endpoints): string =>
    addresses[endpoints[name].address] + endpoints[name].path;

  let provider: Provider | undefined;
  await check("discovery", contractAddress("discovery"), verification, (document) => {
    provider = readProvider(document, verification);
  });
  if (provider !== undefined) {
    const { authorizationEndpoint, tokenEndpoint, endSessionEndpoint, jwksUri } = provider;
    const discovered = {
      authorization: authorizationEndpoint,
      token: tokenEndpoint,
      endSession: endSessionEndpoint,
      jwks: jwksUri,
    };
    for (const [name, address] of Object.entries(discovered) as [keyof typeof discovered, string][]) {
      if (address === contractAddress(name)) continue;
      const rule = `names another ${name} address than the contract: ${address.slice(0, 200)}`;
      findings.add({ kind: "address", operation: "discovery", status: 200, rule });
    }
  }
  const algorithms = provider?.algorithms.filter(isSigningAlgorithm) ?? [];
  await check("jwks", provider?.jwksUri ?? contractAddress("jwks"), verification, async (document) => {
    const keys = await readSigningKeys(document);
    const fitting = await Promise.all(algorithms.map(async (algorithm) => [...(await keys.candidates({ algorithm }))]));
    if (algorithms.length === 0 || fitting.flat().length > 0) return;
    const rule = `keys must hold one for ${algorithms.join(" or ")}, which the discovery document lists`;
    findings.add({ kind: "document", operation: "jwks", status: 200, rule });
  });
}

async function check(
  operation: (typeof identityDocuments)[number],
  url: string,
  { transport, timeout, deadline, maxAnswerBytes, signal, tally, findings }: IdentityVerification,
  read: (document: JsonObject) => void | Promise<void>,
): Promise<void> {
  signal?.throwIfAborted();
  tally.calling("identity", operation);
  try {
    const headers = { accept: "application/json, application/jwk-set+json" };
    const answer = await send(transport, {
      ...{ operation, url, method: "GET", headers, repeatable: true, timeout, deadline, maxBytes: maxAnswerBytes },
      ...(signal === undefined ? {} : { signal }),
    });
    tally.answered(operation, answer.status);
    await read(readJsonObject(operation, answer));
    tally.verified(operation);
  } catch (error) {
    signal?.throwIfAborted();
    findings.add(readContractError(operation, error));
  }
}
