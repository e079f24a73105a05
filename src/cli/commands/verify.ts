import { Command, Option } from "commander";
import { userAgent } from "../../../generated/package.gen.ts";
import type { Addresses } from "../../../generated/environments.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { brokenAddressRule } from "../../environment/addresses.ts";
import { UnexpectedResponseError } from "../../errors/unexpected-response-error.ts";
import { clientVariables } from "../../sandbox/export/variables.ts";
import { systemClock } from "../../transport/time.ts";
import { mediaTypeOf } from "../../transport/answer.ts";
import { MemoryBudget } from "../../transport/budget.ts";
import { CallRecord } from "../../transport/calls.ts";
import { readConnectionOptions } from "../../transport/connection-options.ts";
import { readRetryOptions } from "../../transport/retry.ts";
import { lazyExchange } from "../../transport/lazy-exchange.ts";
import { send } from "../../transport/transport.ts";
import type { DocumentChange } from "../../verify/documents/document-change.ts";
import type { VerificationOptions } from "../../verify/options.ts";
import type { VerificationResult, VerificationReport } from "../../verify/report.ts";
import { addLegacyOptions, withCertificate, type CertificateOptions } from "../certificate-options.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { refuse, readInputFile } from "../input.ts";
import { jsonLine } from "../output.ts";
import {
  addRateOption,
  addServiceOptions,
  readServiceOptions,
  type AddressOptions,
  type ServiceOptions,
  type ServiceSettings,
} from "../service-options.ts";

interface VerifyCommandOptions extends ServiceOptions, CertificateOptions {
  readonly document?: string | undefined;
  readonly offline?: boolean | undefined;
  readonly service: readonly (keyof typeof calledAddresses)[];
  readonly operation?: readonly RegistryOperationId[] | undefined;
  readonly ico?: readonly string[] | undefined;
  readonly version: LegacyVersion;
  readonly atsId?: string | undefined;
  readonly requestsPerMinute?: number | undefined;
}

const addresses: AddressOptions = {
  "--address": "registry",
  "--oidc-address": "oidc",
  "--oidc-mutual-tls-address": "oidcMutualTls",
  "--legacy-address": "legacyMutualTls",
};

/** Verifies that a service fits the contract: `ares-caais verify`. */
export function verifyCommand(runCommand: RunCommand): Command {
  const command = new Command("verify")
    .summary("verify that a service fits the contract")
    .description(
      "Calls read-only operations of a service and checks every response against the contract. It prints each deviation, " +
        "but no value of any record, and ends with 1 when there is one.",
    )
    .option("--document <file>", "also compare the contract with an OpenAPI document: a file or an address")
    .option("--offline", "call no service, only compare the document")
    .addOption(
      new Option("--service <name...>", "what to verify").choices(Object.keys(calledAddresses)).default(["registry"]),
    )
    .addOption(
      new Option("--operation <id...>", "only these operations of the registry").choices(
        Object.values(registryOperations).map(({ id }) => id),
      ),
    )
    .option("--ico <ico...>", "subjects to request; without it those that a search finds")
    .addOption(
      new Option("--ats-id <shortcut>", "shortcut of the client system (legacy)").env(clientVariables.clientId),
    );
  return addExamples(addServiceOptions(addRateOption(addLegacyOptions(command, " (legacy)")), addresses), {
    "the registry in production": "ares-caais verify",
    "one operation; the report as JSON": "ares-caais verify --operation vratEkonomickySubjekt --ico 27074358 --json",
    "what another version of the published document changes": "ares-caais verify --document openapi.json --offline",
    "the documents of the identity service in the test environment":
      "ares-caais verify --environment test --service identity",
  }).action((options: VerifyCommandOptions) => runCommand(options, (context) => verify(command, context, options)));
}

async function verify(command: Command, context: Context, options: VerifyCommandOptions): Promise<ExitCode> {
  const { document, offline = false } = options;
  if (offline && document === undefined) refuse("--offline", "needs --document FILE, which it compares");
  const called = offline ? [] : options.service.flatMap((service) => calledAddresses[service]);
  const settings = await readServiceOptions(command, addresses, context, called);
  const { registryDocument, compareDocuments, formatChanges, formatReport } = await import("../../verify/index.ts");
  // First, so that a wrong file is reported at once.
  const theirs = document === undefined ? undefined : await readDocument(document, settings, context.signal);
  const changes = theirs === undefined ? undefined : compareDocuments(registryDocument, theirs);
  const report = offline ? undefined : await verifyServices(context, options, settings);

  if (context.manner.json === true) {
    // How the program ends is its own to say.
    const { exitCode, ...rest } = report ?? {};
    await context.output.write(jsonLine({ ...rest, changes }));
  } else {
    if (changes !== undefined) await context.output.write(formatChanges(changes));
    if (report !== undefined) await context.output.write(`${changes === undefined ? "" : "\n"}${formatReport(report)}`);
  }
  return changes?.some(isGrave) === true ? exitCodes.notFound : conclusions[report?.result ?? "fits"];
}

/** Whether a change can break a client, or mislead it without breaking. */
function isGrave({ breaksReader, breaksSender, changesMeaning }: DocumentChange): boolean {
  return breaksReader || breaksSender || changesMeaning === true;
}

const conclusions: Readonly<Record<VerificationResult, ExitCode>> = {
  fits: exitCodes.done,
  deviates: exitCodes.notFound,
  unverified: exitCodes.service,
};

/** The services that can be verified, and the addresses that each of them is called at. */
const calledAddresses = {
  registry: ["registry"],
  identity: ["oidc", "oidcMutualTls"],
  legacy: ["legacyMutualTls"],
} as const satisfies Readonly<Record<string, readonly (keyof Addresses)[]>>;

/** Verifies services and shows how far it is. A missing or wrong option is refused before the first call. */
async function verifyServices(
  context: Context,
  { service, operation, ico, version, atsId, requestsPerMinute, ...options }: VerifyCommandOptions,
  { ca, client, ...others }: ServiceSettings,
): Promise<VerificationReport> {
  const { signal, progress } = context;
  const { verifyContract } = await import("../../verify/index.ts");
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
      progress.show(() => ({ said: `call ${call}: ${name}` }));
    },
  };
  try {
    if (!service.includes("legacy")) return await verifyContract(common);
    if (atsId === undefined)
      return refuse(`--ats-id (or ${clientVariables.clientId})`, "must be given with --service legacy");
    return await withCertificate(options, context, (certificate) =>
      verifyContract({ ...common, legacy: { version, atsId, tls: { ...certificate, ca } } }),
    );
  } finally {
    progress.clear();
  }
}

const operation = "document";
/** Most bytes of a document; the published one has about half a million. */
const maxBytes = 16 * 1024 * 1024;

/** The text of the document that `--document` names: a file or an address. */
async function readDocument(
  source: string,
  { ca, proxy, client }: ServiceSettings,
  signal: AbortSignal,
): Promise<string> {
  if (!/^https?:/i.test(source)) return (await readInputFile("--document", source)).toString();
  const broken = brokenAddressRule(source);
  if (broken !== undefined) refuse("--document", broken);
  const { timeout = 30_000, deadline = 120_000, onEvent } = client;
  const subject = "ares-caais";
  const trusted = ca === undefined ? undefined : [ca];
  const exchange = lazyExchange(undefined, { subject, ca: trusted, ...readConnectionOptions(subject, { proxy }) });
  const budget = new MemoryBudget(Infinity, systemClock);
  const transport = { exchange, clock: systemClock, onEvent, retry: readRetryOptions(operation, undefined), budget };
  const { origin, pathname, search } = new URL(source);
  const request = { url: origin + pathname + search, method: "GET", headers: { "user-agent": userAgent } };
  const call = { operation, ...request, repeatable: true, timeout, deadline, maxBytes };
  const { status, headers, text } = await send(transport, { ...call, signal, record: new CallRecord() });
  if (status === 200) return text;
  throw new UnexpectedResponseError({ operation, status, reason: "status", mediaType: mediaTypeOf(headers) });
}
