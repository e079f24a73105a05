import type { Addresses, EnvironmentName, NetworkName } from "../../generated/environments.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { environmentTable } from "../environment/addresses.ts";
import { brokenUriRule } from "../identity/check-value.ts";
import type { LegacyIdentityOptions } from "../legacy/options.ts";
import { registryTable, type RegistryOptions } from "../registry/options.ts";
import { commonCallTable, commonClientTable, type CommonClientOptions } from "../transport/common-options.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import type { VerificationProgress } from "./report.ts";

/** Subjects that a verification of the registry begins with. */
export interface VerificationSamples {
  /** ICO, or internal ids with their prefix; every data source is asked for those of them first that it knows. */
  readonly ico?: readonly string[] | undefined;
  /**
   * Most details of one source that are asked for, at least 1.
   *
   * @default 3
   */
  readonly detailsPerSource?: number | undefined;
}

/** Checks of the identity service: the documents that can be read without a login. */
export interface IdentitySamples {
  /**
   * The issuer that the discovery document has to state.
   *
   * @default the address of the service, with or without a slash at its end
   */
  readonly issuer?: string | undefined;
}

/**
 * Options of {@link verifyContract}; those that it shares with `createRegistry` mean the same, and apply to every service.
 * Only `fetch` and `tls` do not to the legacy one, whose own options have them: it asks for a certificate.
 */
export interface VerificationOptions extends Pick<
  RegistryOptions,
  keyof CommonClientOptions | "requestsPerMinute" | "tls"
> {
  /**
   * A published environment, or addresses of one's own: those of what is verified.
   *
   * @default "production"
   */
  readonly environment?: EnvironmentName | Addresses | undefined;
  /**
   * The network that the caller is on.
   *
   * @default "internet"
   */
  readonly network?: NetworkName | undefined;
  /** Ends the verification; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Told before each call. One that throws ends the verification; a promise is not waited for, and one that is rejected is
   * reported as that of a hook is.
   */
  readonly onProgress?: ((event: VerificationProgress) => unknown) | undefined;
  /**
   * Operations of the registry to verify; none of them needs no address of the registry. Others may be called too, to
   * find subjects.
   *
   * @default all of them
   */
  readonly operations?: readonly RegistryOperationId[] | undefined;
  /** Subjects of the registry to begin with; without them the service's own answers lead to some. */
  readonly samples?: VerificationSamples | undefined;
  /** Verifies the documents of the identity service too; `{}` will do. */
  readonly identity?: IdentitySamples | undefined;
  /** Verifies the legacy service too, which asks for a client certificate. */
  readonly legacy?: Pick<LegacyIdentityOptions, "atsId" | "fetch" | "tls" | "version"> | undefined;
}

export const subject = "verifyContract";

const brokenList = (value: unknown): string | undefined => (Array.isArray(value) ? undefined : "must be an array");
const list = { kind: "other", broken: brokenList } as const;
const table = {
  ...commonClientTable,
  ...environmentTable,
  identity: { kind: "object", default: {} },
  legacy: { kind: "object" },
  onProgress: { kind: "function" },
  operations: list,
  requestsPerMinute: registryTable.requestsPerMinute,
  samples: { kind: "object", default: {} },
  signal: commonCallTable.signal,
  tls: other,
} satisfies OptionTable<VerificationOptions>;
export const sampleTable = {
  detailsPerSource: { kind: "number", atLeast: 1, whole: true, default: 3 },
  ico: { ...list, default: [] },
} satisfies OptionTable<VerificationSamples>;
const identityTable = { issuer: { kind: "other", broken: brokenUriRule } } satisfies OptionTable<IdentitySamples>;

/** The options of the registry, checked. */
export interface CheckedSamples {
  readonly operations: readonly RegistryOperationId[];
  /** Subjects to ask for first. */
  readonly ico: readonly string[];
  /** Most details of one source that are asked for. */
  readonly detailsPerSource: number;
}

/** @throws InvalidInputError at the first wrong option, with its name; what the clients check is left to them. */
export function checkVerificationOptions(options: VerificationOptions): CheckedSamples {
  const { operations, samples, identity } = checkOptions(subject, options, table);
  const { ico, detailsPerSource } = checkOptions(subject, samples, sampleTable, { at: "samples" });
  checkOptions(subject, identity, identityTable, { at: "identity" });
  const pattern = registryOperations.vratEkonomickySubjektVr.parameters.ico.pattern;
  for (const [index, one] of ico.entries()) {
    if (typeof one !== "string" || !new RegExp(pattern, "u").test(one)) {
      refuse(subject, `samples.ico[${index}]`, `must match ${pattern}`);
    }
  }
  const all: readonly { readonly id: RegistryOperationId; readonly readOnly: boolean }[] =
    Object.values(registryOperations);
  const readable = all.filter(({ readOnly }) => readOnly).map(({ id }) => id);
  const wanted = new Set(operations ?? readable);
  for (const [index, id] of [...wanted].entries()) {
    if (!all.some((operation) => operation.id === id))
      refuse(subject, `operations[${index}]`, "is no operation of the contract");
    if (!readable.includes(id))
      refuse(subject, `operations[${index}]`, "changes something at the service: it is never called");
  }
  return {
    operations: readable.filter((id) => wanted.has(id)),
    ico,
    detailsPerSource,
  };
}
