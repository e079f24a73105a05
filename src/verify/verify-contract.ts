import type { Addresses } from "../../generated/environments.gen.ts";
import { endpoints } from "../../generated/identity.gen.ts";
import { registryVersion } from "../../generated/registry-service.gen.ts";
import { resolveAddress } from "../environment/addresses.ts";
import { ContractError } from "../errors/contract-error.ts";
import { readProvider, type Provider } from "../identity/provider.ts";
import { readSigningKeys } from "../identity/key-set.ts";
import { createLegacyIdentity, type LegacyIdentity } from "../legacy/create-legacy-identity.ts";
import { readOptions, type RegistrySettings } from "../registry/options.ts";
import { readJsonObject } from "../transport/answer.ts";
import { CallRecord } from "../transport/calls.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { send } from "../transport/transport.ts";
import { Findings } from "./findings.ts";
import { checkVerificationOptions, subject, type VerificationOptions } from "./options.ts";
import { verifyRegistry } from "./registry/verify-registry.ts";
import { attempt, createReport, Tally, type Verification, type VerificationReport } from "./report.ts";

/**
 * Verifies that a running service fits the contract: calls read-only operations, checks every answer, and reports each deviation
 * without a value of any record. Calls are made one after another within the budget, with the retries of a client. A failed call is
 * reported. When the service blocks the caller or cannot be reached, it makes no more calls.
 *
 * @returns the report; its `exitCode` is 0 when the service fits, 1 when it deviates, 2 when it could not be verified.
 * @throws InvalidInputError for a wrong option, with its name; the reason of the signal; errors of the caller's functions.
 *
 * @example
 *
 * ```ts
 * const report = await verifyContract({ environment: "production", identity: {} });
 * console.log(formatReport(report));
 * process.exitCode = report.exitCode;
 * ```
 */
export async function verifyContract(options: VerificationOptions = {}): Promise<VerificationReport> {
  const { operations, ...samples } = checkVerificationOptions(options);
  // Everything is checked before the first call.
  const settings = readSettings(options, operations.length > 0);
  const { identity } = options;
  const addresses = identity && { oidc: address("oidc", options), oidcMutualTls: address("oidcMutualTls", options) };
  const legacy = createLegacy(options);

  const tally = new Tally(options.onProgress);
  const findings = new Findings();
  for (const id of operations) tally.expect("registry", id);
  if (addresses !== undefined) for (const document of identityDocuments) tally.expect("identity", document);
  if (legacy !== undefined) tally.expect("legacy", legacyOperation);

  const verification = { settings, signal: options.signal, tally, findings };
  if (operations.length > 0) await verifyRegistry({ ...samples, ...verification });
  if (addresses !== undefined) await verifyIdentity({ ...verification, addresses, issuer: identity?.issuer });
  if (legacy !== undefined) await verifyLegacy(legacy, verification);

  const rows = tally.rows();
  return createReport({
    contract: registryVersion,
    addresses: {
      ...(operations.length === 0 ? {} : { registry: settings.baseUrl }),
      ...(addresses === undefined ? {} : { identity: addresses.oidc }),
      ...(legacy === undefined ? {} : { legacy: address("legacyMutualTls", options) }),
    },
    operations: rows,
    findings: findings.list(rows.map(({ operation }) => operation)),
    omitted: findings.omitted,
  });
}

/** Time and transport of all calls, and the address of the registry where it is verified. */
function readSettings(options: VerificationOptions, registry: boolean): RegistrySettings {
  const { identity, legacy, network, onProgress, operations, samples, signal, ...shared } = options;
  return readOptions({ ...shared, environment: registry ? { registry: address("registry", options) } : undefined });
}

function createLegacy(options: VerificationOptions): LegacyIdentity | undefined {
  const { legacy, clock, deadline, headers, maxAnswerBytes, onEvent, proxy, retry, timeout } = options;
  if (legacy === undefined) return undefined;
  const environment = {
    legacyPages: address("legacyPages", options),
    legacyMutualTls: address("legacyMutualTls", options),
  };
  return createLegacyIdentity({
    ...legacy,
    ...{ environment, clock, deadline, headers, maxAnswerBytes, onEvent, retry, timeout },
    ...(legacy.fetch === undefined ? { proxy } : {}),
  });
}

function address(kind: keyof Addresses, options: VerificationOptions): string {
  return resolveAddress(subject, kind, options);
}

/** The only operation of the legacy API that reads and consumes nothing. */
const legacyOperation = "heartBeat";

/** Asks the legacy service whether it is available, and checks the answer. */
async function verifyLegacy(legacy: LegacyIdentity, verification: Verification): Promise<void> {
  const { signal, tally } = verification;
  try {
    await attempt(verification, "legacy", legacyOperation, async () => {
      await legacy.heartBeat({ signal }).catch((error: unknown) => {
        // The errors that an answer leads to carry its status.
        if (error instanceof ContractError && "status" in error && typeof error.status === "number") {
          tally.answered(legacyOperation, error.status);
        }
        throw error;
      });
      tally.answered(legacyOperation, 200);
      tally.verified(legacyOperation);
    });
  } finally {
    legacy.close();
  }
}

interface IdentityVerification extends Verification {
  readonly addresses: Readonly<Record<"oidc" | "oidcMutualTls", string>>;
  readonly issuer: string | undefined;
}

/** The documents of the identity service that can be read without a login. */
const identityDocuments = ["discovery", "jwks"] as const;

/** Reads the discovery document and the key set as a client would; each reading ends at the first rule that is broken. */
async function verifyIdentity(verification: IdentityVerification): Promise<void> {
  const { addresses, findings } = verification;
  const contractAddress = (name: keyof typeof endpoints): string =>
    addresses[endpoints[name].address] + endpoints[name].path;

  let provider: Provider | undefined;
  await check("discovery", contractAddress("discovery"), verification, (document) => {
    // The addresses in the document, not the caller's.
    provider = readProvider(document, { ...verification, replaced: [] });
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
  const algorithms = provider?.algorithms ?? [];
  await check("jwks", provider?.jwksUri ?? contractAddress("jwks"), verification, async (document) => {
    const keys = await readSigningKeys(document);
    if (algorithms.length === 0 || algorithms.some((algorithm) => keys.has(algorithm))) return;
    const rule = `keys must hold one for ${algorithms.join(" or ")}, which the discovery document lists`;
    findings.add({ kind: "document", operation: "jwks", status: 200, rule });
  });
}

function check(
  operation: (typeof identityDocuments)[number],
  url: string,
  verification: Verification,
  read: (document: JsonObject) => void | Promise<void>,
): Promise<void> {
  const { settings, signal, tally } = verification;
  const { transport, timeout, deadline, maxAnswerBytes: maxBytes } = settings;
  const headers = { ...settings.headers, accept: "application/json, application/jwk-set+json" };
  return attempt(verification, "identity", operation, async () => {
    const what = { operation, url, method: "GET", headers, repeatable: true };
    const limits = { timeout, deadline, maxBytes, signal };
    const answer = await send(transport, { ...what, ...limits, record: new CallRecord() });
    tally.answered(operation, answer.status);
    await read(readJsonObject(operation, answer));
    tally.verified(operation);
  });
}
