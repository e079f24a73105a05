import { once } from "node:events";
import { Command } from "commander";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { Sandbox } from "../../sandbox/create-sandbox.ts";
import type { ExportedFiles } from "../../sandbox/export/export-certificates.ts";
import type { SandboxOptions } from "../../sandbox/options.ts";
import type { SandboxData } from "../../sandbox/registry/data/own-subjects.ts";
import type { Context, Manner, RunCommand } from "../context.ts";
import { exitCodes, type ExitCode } from "../exit-codes.ts";
import { addExamples } from "../help.ts";
import { jsonLine } from "../output.ts";
import { parseNumber } from "../parse-number.ts";
import { readInputFile } from "../read-file.ts";
import { sandboxVariables } from "../../sandbox/export/variables.ts";
import { sandboxInstructions } from "../sandbox-instructions.ts";
import { Stop } from "../stop.ts";

interface SandboxCommandOptions extends Manner {
  readonly port?: number | undefined;
  readonly portOidc?: number | undefined;
  readonly portOidcMutualTls?: number | undefined;
  readonly portLegacyPages?: number | undefined;
  readonly portLegacyMutualTls?: number | undefined;
  readonly portControl?: number | undefined;
  readonly subjects?: number | undefined;
  readonly data?: string | undefined;
  readonly clientId: string;
  readonly redirectUri?: string[] | undefined;
  readonly logoutUri?: string[] | undefined;
  readonly export?: string | undefined;
}

/** Starts the local services: `ares-caais sandbox`. */
export function sandboxCommand(runCommand: RunCommand): Command {
  const command = new Command("sandbox")
    .summary("start the services locally, with invented data")
    .description(
      "Starts the registry, the identity service and the legacy service on 127.0.0.1 over real TLS, with invented data, " +
        "until Ctrl-C. Ports that are not given are any free ones.",
    )
    .option("--port <number>", "port of the registry", parseNumber)
    .option("--port-oidc <number>", "port of OpenID Connect for the browser", parseNumber)
    .option("--port-oidc-mutual-tls <number>", "port of OpenID Connect with client certificates", parseNumber)
    .option("--port-legacy-pages <number>", "port of the legacy pages", parseNumber)
    .option("--port-legacy-mutual-tls <number>", "port of the legacy SOAP service", parseNumber)
    .option("--port-control <number>", "port of the control interface, which switches faults", parseNumber)
    .option("--subjects <number>", "invented companies besides the built-in subjects", parseNumber)
    .option("--data <file>", "your own subjects: records by source, as JSON")
    .option("--client-id <shortcut>", "shortcut of the registered client system", "SANDBOX")
    .option("--redirect-uri <uri...>", "where its logins may return to")
    .option("--logout-uri <uri...>", "where its logouts may return to")
    .option("--export <folder>", "write the certificates and the environment variables to files")
    .option("--json", "print one line of JSON when it is ready")
    .option("--verbose", "tell more about errors");
  return addExamples(command, {
    "everything on free ports": "ares-caais sandbox",
    "for other programs, curl included": "ares-caais sandbox --port 8443 --export certificates",
    "more data; for programs that start it": "ares-caais sandbox --subjects 1000 --json",
  }).action((options: SandboxCommandOptions) => runCommand(options, (context) => runSandbox(context, options)));
}

async function runSandbox(context: Context, options: SandboxCommandOptions): Promise<ExitCode> {
  const { signal, manner } = context;
  const { createSandbox } = await import("../../sandbox/create-sandbox.ts");
  const sandbox = await createSandbox({
    ...sandboxOptions(options),
    ...(options.data === undefined ? {} : { data: await readData(options.data) }),
  });
  try {
    const files = options.export === undefined ? undefined : await sandbox.exportCertificates(options.export);
    await context.output.write(manner.json === true ? readyLine(sandbox, files) : sandboxInstructions(sandbox, files));
    if (!signal.aborted) await once(signal, "abort");
    // Ctrl-C is how it ends; anything else went wrong.
    const reason: unknown = signal.reason;
    if (!(reason instanceof Stop) || reason.what.kind !== "signal") throw reason;
  } finally {
    await sandbox.close();
  }
  return exitCodes.done;
}

/** What a program that started the sandbox has to know, private keys left out. */
function readyLine(sandbox: Sandbox, files: ExportedFiles | undefined): string {
  const { environment, controlAddress, certificateAuthority, client } = sandbox;
  const { tls, certificates, ...clientSystem } = client;
  return jsonLine({
    event: "ready",
    environment,
    controlAddress,
    client: clientSystem,
    certificateAuthority,
    files,
    variables: Object.fromEntries(sandboxVariables(sandbox, files)),
  });
}

function sandboxOptions(options: SandboxCommandOptions): SandboxOptions {
  const { port, portOidc, portOidcMutualTls, portLegacyPages, portLegacyMutualTls, portControl, subjects } = options;
  const { clientId, redirectUri, logoutUri } = options;
  return {
    port: port ?? 0,
    ports: {
      oidc: portOidc ?? 0,
      oidcMutualTls: portOidcMutualTls ?? 0,
      legacyPages: portLegacyPages ?? 0,
      legacyMutualTls: portLegacyMutualTls ?? 0,
      control: portControl ?? 0,
    },
    additionalSubjects: subjects ?? 0,
    clients: [
      {
        clientId,
        ...(redirectUri === undefined ? {} : { redirectUris: redirectUri }),
        ...(logoutUri === undefined ? {} : { postLogoutRedirectUris: logoutUri }),
      },
    ],
  };
}

/** @throws InvalidInputError when the file cannot be read or is no JSON. */
async function readData(path: string): Promise<SandboxData> {
  const text = (await readInputFile("--data", path)).toString();
  try {
    // The sandbox checks it against the contract.
    return JSON.parse(text) as SandboxData;
  } catch {
    // The parser's message would repeat some of the text, and the file may be a wrong one.
    throw new InvalidInputError("ares-caais", [{ field: "--data", rule: "must be a file with JSON" }]);
  }
}
