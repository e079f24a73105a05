import type { Addresses, EnvironmentName, NetworkName } from "../../generated/environments.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { refuse, refuseBroken } from "../errors/invalid-input-error.ts";
import { brokenUriRule } from "../identity/check-value.ts";
import type { LegacyIdentityOptions } from "../legacy/options.ts";
import type { RegistryOptions } from "../registry/options.ts";
import { commonClientOptionKinds, type CommonClientOptions } from "../transport/common-options.ts";
import { checkNumber, checkOptions, type OptionKinds } from "../transport/option-checks.ts";
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

/** What is verified of the identity service: the documents that can be read without a login. */
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

const optionKinds: OptionKinds<VerificationOptions> = {
  ...commonClientOptionKinds,
  environment: true,
  identity: "object",
  legacy: "object",
  network: true,
  onProgress: "function",
  operations: "object",
  requestsPerMinute: true,
  samples: "object",
  signal: true,
  tls: true,
};
const sampleKinds: OptionKinds<VerificationSamples> = { detailsPerSource: true, ico: "object" };
const identityKinds: OptionKinds<IdentitySamples> = { issuer: true };

/** What the options say about the registry, checked. */
export interface CheckedSamples {
  readonly operations: readonly RegistryOperationId[];
  /** Subjects to ask for first. */
  readonly ico: readonly string[];
  /** Most details of one source that are asked for. */
  readonly detailsPerSource: number;
}

/** @throws InvalidInputError at the first wrong option, with its name; what the clients check is left to them. */
export function checkVerificationOptions(options: VerificationOptions): CheckedSamples {
  checkOptions(subject, options, optionKinds);
  const { operations, samples = {}, identity = {}, signal } = options;
  checkOptions(`${subject}: samples`, samples, sampleKinds);
  checkOptions(`${subject}: identity`, identity, identityKinds);
  if (identity.issuer !== undefined) refuseBroken(subject, "identity.issuer", brokenUriRule(identity.issuer));
  if (signal !== undefined && !(signal instanceof AbortSignal)) refuse(subject, "signal", "must be an AbortSignal");
  const { ico = [], detailsPerSource = 3 } = samples;
  const pattern = registryOperations.vratEkonomickySubjektVr.parameters.ico.pattern;
  for (const [index, one] of checkedList("samples.ico", ico).entries()) {
    if (typeof one !== "string" || !new RegExp(pattern, "u").test(one)) {
      refuse(subject, `samples.ico[${index}]`, `must match ${pattern}`);
    }
  }
  const all: readonly { readonly id: RegistryOperationId; readonly readOnly: boolean }[] =
    Object.values(registryOperations);
  const readable = all.filter(({ readOnly }) => readOnly).map(({ id }) => id);
  const wanted = new Set(checkedList("operations", operations ?? readable));
  for (const [index, id] of [...wanted].entries()) {
    if (!all.some((operation) => operation.id === id))
      refuse(subject, `operations[${index}]`, "is no operation of the contract");
    if (!readable.includes(id))
      refuse(subject, `operations[${index}]`, "changes something at the service: it is never called");
  }
  return {
    operations: readable.filter((id) => wanted.has(id)),
    ico,
    detailsPerSource: checkNumber(subject, "samples.detailsPerSource", detailsPerSource, { atLeast: 1, whole: true }),
  };
}

/** From JavaScript anything may come. */
function checkedList<Item>(field: string, list: readonly Item[]): readonly Item[] {
  const given: unknown = list;
  if (!Array.isArray(given)) refuse(subject, field, "must be an array");
  return list;
}
