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

/** Subjects for the verification of the registry. */
export interface VerificationSamples {
  /** Numbers (ico), or internal ids with their prefix. Each data source is first asked for those that it has. */
  readonly ico?: readonly string[] | undefined;
  /**
   * Most details that are requested from one source, at least 1.
   *
   * @default 3
   */
  readonly detailsPerSource?: number | undefined;
}

/** Checks of the identity service: the documents that can be read without a login. */
export interface IdentitySamples {
  /**
   * The issuer that the discovery document must state.
   *
   * @default the address of the service, with or without a slash at its end
   */
  readonly issuer?: string | undefined;
}

/**
 * Options of {@link verifyContract}. Options of `createRegistry` have the same meaning and apply to every service. Only
 * `fetch` and `tls` do not apply to the legacy service, which has its own ones, because it requires a certificate.
 */
export interface VerificationOptions extends Pick<
  RegistryOptions,
  keyof CommonClientOptions | "requestsPerMinute" | "tls"
> {
  /**
   * A published environment, or your own addresses of the services to verify.
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
   * Called before each call. When it throws, the verification ends. A promise that it returns is not awaited; a rejected one is
   * reported like that of `onEvent`.
   */
  readonly onProgress?: ((event: VerificationProgress) => unknown) | undefined;
  /**
   * Operations of the registry to verify. Other operations may be called too, to find subjects. With an empty list the address of
   * the registry is not needed.
   *
   * @default all of them
   */
  readonly operations?: readonly RegistryOperationId[] | undefined;
  /** Subjects of the registry to use first; by default they come from responses of the service. */
  readonly samples?: VerificationSamples | undefined;
  /** Also verifies the documents of the identity service; `{}` is enough. */
  readonly identity?: IdentitySamples | undefined;
  /** Also verifies the legacy service, which requires a client certificate. */
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
  /** Most details that are requested from one source. */
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
