import type { Addresses } from "../../generated/environments.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import type { RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { VerificationOptions } from "../verify/options.ts";
import type { VerificationReport } from "../verify/report.ts";
import { clientVariables } from "../sandbox/export/variables.ts";
import { withCertificate, type CertificateOptions } from "./certificate-options.ts";
import type { Context } from "./context.ts";
import type { ServiceSettings } from "./service-options.ts";

/** What can be verified. */
export const verifiedServices = ["registry", "identity", "legacy"] as const;

type VerifiedService = (typeof verifiedServices)[number];

/** The addresses that each of them is called at. */
const addresses: Readonly<Record<VerifiedService, readonly (keyof Addresses)[]>> = {
  registry: ["registry"],
  identity: ["oidc", "oidcMutualTls"],
  legacy: ["legacyMutualTls"],
};

/** The addresses that services are called at. */
export function addressesOf(services: readonly VerifiedService[]): readonly (keyof Addresses)[] {
  return services.flatMap((service) => addresses[service]);
}

/** What a verification is asked for. */
export interface VerifiedServices extends CertificateOptions {
  readonly service: readonly VerifiedService[];
  readonly operation?: readonly RegistryOperationId[] | undefined;
  readonly ico?: readonly string[] | undefined;
  readonly version: LegacyVersion;
  readonly atsId?: string | undefined;
  readonly requestsPerMinute?: number | undefined;
}

/**
 * Verifies services and shows how far it is.
 *
 * @throws InvalidInputError for what is missing or wrong, before the first call.
 */
export async function verifyServices(
  context: Context,
  { service, operation, ico, version, atsId, requestsPerMinute, ...options }: VerifiedServices,
  { ca, client, ...others }: ServiceSettings<never>,
): Promise<VerificationReport> {
  const { signal, progress } = context;
  const { verifyContract } = await import("../verify/index.ts");
  const common: VerificationOptions = {
    ...others,
    ...client,
    ...(ca === undefined ? {} : { tls: { ca } }),
    requestsPerMinute,
    signal,
    operations: service.includes("registry") ? operation : [],
    samples: { ico },
    ...(service.includes("identity") ? { identity: {} } : {}),
    onProgress: ({ operation: name, call }) => {
      progress.show(`call ${call}: ${name}`);
    },
  };
  try {
    if (!service.includes("legacy")) return await verifyContract(common);
    if (atsId === undefined) {
      throw new InvalidInputError("ares-caais", [
        { field: `--ats-id (or ${clientVariables.clientId})`, rule: "is missing" },
      ]);
    }
    return await withCertificate(options, context, (certificate) =>
      verifyContract({ ...common, legacy: { version, atsId, tls: { ...certificate, ca } } }),
    );
  } finally {
    progress.clear();
  }
}
