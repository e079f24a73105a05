import type { SandboxData, SandboxOptions } from "../../../generated/sandbox-types.gen.ts";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Command, Option } from "commander";
import { createToken, isLoopback } from "../../sandbox/control-access.ts";
import type { Sandbox } from "../../sandbox/create-sandbox.ts";
import type { ExportedFiles } from "../../sandbox/export/export-certificates.ts";
import { quote, sandboxVariables } from "../../sandbox/export/variables.ts";
import type { Context, Manner, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { parseNumber, readInputFile, refuse, type Values } from "../input.ts";
import { jsonLine } from "../output.ts";
import { Stop } from "../stop.ts";

/** The options that the sandbox has under the same name. */
type OfSandbox = "listen" | "onePort" | "state" | "port" | "identityBehaviour" | "loginAs" | "loginHint";

type OwnPort = "portOidc" | "portOidcMutualTls" | "portLegacyPages" | "portLegacyMutualTls" | "portControl";

interface SandboxCommandOptions
  extends
    Manner,
    Pick<SandboxOptions, OfSandbox>,
    Values<"config" | "caCert" | "caKey" | "controlTokenFile" | "data" | "clientId" | "export", string>,
    Values<"host" | "trustedProxy" | "redirectUri" | "logoutUri", string[]>,
    Values<OwnPort | "subjects", number> {}

/** Containers are killed after ten seconds, in milliseconds. */
const longestAnswer = 5000;

/** The sandbox itself is loaded when it is started. */
const identityBehaviours = ["specification", "published"] satisfies SandboxOptions["identityBehaviour"][];

export function sandboxCommand(runCommand: RunCommand): Command {
  const command = new Command("sandbox")
    .summary("start the services locally, with invented data")
    .description(
      "Starts the registry, the identity service and the legacy service on 127.0.0.1 over real TLS, with invented data, " +
        "until Ctrl-C. A server without a given port takes a free one.",
    )
    .option(
      "--listen <address>",
      "IP address to listen on instead of 127.0.0.1; 0.0.0.0 for all addresses of the machine",
    )
    .option(
      "--host <name...>",
      "host names: NAME, or SERVER=NAME for one server; with :PORT if clients use another port",
    )
    .option("--one-port", "every server on the port of the registry, told apart by host name")
    .option("--port <number>", "port of the registry", parseNumber)
    .option("--port-oidc <number>", "port of OpenID Connect for the browser", parseNumber)
    .option("--port-oidc-mutual-tls <number>", "port of OpenID Connect with client certificates", parseNumber)
    .option("--port-legacy-pages <number>", "port of the legacy pages", parseNumber)
    .option("--port-legacy-mutual-tls <number>", "port of the legacy SOAP service", parseNumber)
    .option("--port-control <number>", "port of the control interface, which switches faults", parseNumber)
    .option(
      "--trusted-proxy <address...>",
      "proxies that end TLS and send the client certificate: ADDRESS or ADDRESS/BITS",
    )
    .option("--state <folder>", "keep the authority and the keys from one start to the next")
    .option("--ca-cert <file>", "certificate of your own authority, a root, as PEM; with --ca-key")
    .option("--ca-key <file>", "its private key as PEM, not encrypted")
    .option(
      "--control-token-file <file>",
      "file with the token of the control interface; it is written if it does not exist",
    )
    .option("--subjects <number>", "invented companies besides the built-in subjects", parseNumber)
    .option("--data <file>", "your own subjects: records by source, as JSON")
    .option("--config <file>", "clients, users, subjects, faults and behaviour, as YAML or JSON; read again at SIGHUP")
    .option("--client-id <shortcut>", "shortcut of the registered client system (SANDBOX)")
    .addOption(
      new Option("--identity-behaviour <name>", "what OpenID Connect follows where its documents differ").choices(
        identityBehaviours,
      ),
    )
    .option("--login-as <username>", "log this user in at once, without the login page")
    .option("--login-hint", "let login_hint of a request name the user who is logged in at once")
    .option("--redirect-uri <uri...>", "its return addresses of logins")
    .option("--logout-uri <uri...>", "its return addresses of logouts")
    .option("--export <folder>", "write the certificates and the environment variables to files")
    .option("--json", "print one line of JSON when it is ready")
    .option("--verbose", "tell more about errors");
  return addExamples(command, {
    "everything on free ports": "ares-caais sandbox",
    "for other programs, curl included": "ares-caais sandbox --port 8443 --export certificates",
    "your own clients, users and subjects": "ares-caais sandbox --config sandbox.yaml",
    "more data, and one line of JSON for a program that starts the sandbox":
      "ares-caais sandbox --subjects 1000 --json",
  }).action((options: SandboxCommandOptions) => runCommand(options, (context) => runSandbox(context, options)));
}

async function runSandbox(context: Context, options: SandboxCommandOptions): Promise<ExitCode> {
  const { signal, manner } = context;
  const sandbox = await startUnless(signal, options);
  try {
    const files = options.export === undefined ? undefined : await sandbox.exportCertificates(options.export);
    if (options.config !== undefined) reloadAtHangup(context, sandbox, options.config);
    const { listen = "127.0.0.1" } = options;
    if (!isLoopback(listen)) context.note(openWarning(listen));
    const shown = {
      ...sandbox,
      controlToken: options.controlTokenFile === undefined ? sandbox.controlToken : undefined,
    };
    await context.output.write(manner.json === true ? readyLine(shown, files) : sandboxInstructions(shown, files));
    if (!signal.aborted) await once(signal, "abort");
    // Ctrl-C is how it ends; anything else went wrong.
    const reason: unknown = signal.reason;
    if (!(reason instanceof Stop) || reason.signal === undefined) throw reason;
    await sandbox.close({ grace: longestAnswer });
  } finally {
    await sandbox.close();
  }
  return exitCodes.done;
}

/** Starts the sandbox. @throws the reason of the signal as soon as that aborts, also while a file gives nothing, as a pipe may. */
async function startUnless(signal: AbortSignal, options: SandboxCommandOptions): Promise<Sandbox> {
  const start = async (): Promise<Sandbox> => {
    const { createSandbox } = await import("../../sandbox/create-sandbox.ts");
    const sandbox = await createSandbox(await sandboxOptions(options));
    if (signal.aborted) await sandbox.close();
    return sandbox;
  };
  const stop = async (): Promise<never> => {
    if (!signal.aborted) await once(signal, "abort");
    throw signal.reason;
  };
  return Promise.race([start(), stop()]);
}

/** Reads the configuration again at each SIGHUP. A wrong one leaves the sandbox as it is. */
function reloadAtHangup({ surroundings, atEnd, note, tell }: Context, sandbox: Sandbox, config: string): void {
  const reload = (): void => {
    surroundings.once("SIGHUP", reload);
    sandbox.configure(config).then(
      () => {
        note(`read ${config} again`);
      },
      (error: unknown) => {
        tell(`warning: ${config} is invalid, so the previous configuration stays: ${String(error)}`);
      },
    );
  };
  surroundings.once("SIGHUP", reload);
  atEnd.push(() => surroundings.off("SIGHUP", reload));
}

/** Facts for a program that started the sandbox, without private keys. */
function readyLine(sandbox: Sandbox, files: ExportedFiles | undefined): string {
  const { environment, controlAddress, controlToken, certificateAuthority, client } = sandbox;
  const { tls, certificates, expired, ...clientSystem } = client;
  return jsonLine({
    event: "ready",
    environment,
    controlAddress,
    controlToken,
    client: clientSystem,
    certificateAuthority,
    files,
    variables: Object.fromEntries(sandboxVariables(sandbox, files)),
  });
}

async function sandboxOptions(options: SandboxCommandOptions): Promise<SandboxOptions> {
  const { clientId, redirectUri, logoutUri, caCert, caKey, controlTokenFile, data } = options;
  if ((caCert === undefined) !== (caKey === undefined)) refuse("--ca-cert", "needs --ca-key, and --ca-key needs it");
  const isClient = [clientId, redirectUri, logoutUri].some((option) => option !== undefined);
  const client = { clientId: clientId ?? "SANDBOX", redirectUris: redirectUri, postLogoutRedirectUris: logoutUri };
  const { listen, onePort, state, port, identityBehaviour, loginAs, loginHint, config } = options;
  return {
    ...{ listen, onePort, state, port, identityBehaviour, loginAs, loginHint, config },
    hosts: options.host,
    trustedProxies: options.trustedProxy,
    ports: {
      oidc: options.portOidc,
      oidcMutualTls: options.portOidcMutualTls,
      legacyPages: options.portLegacyPages,
      legacyMutualTls: options.portLegacyMutualTls,
      control: options.portControl,
    },
    additionalSubjects: options.subjects,
    clients: isClient ? [client] : undefined,
    authority: caCert === undefined || caKey === undefined ? undefined : await readAuthority(caCert, caKey),
    controlToken: controlTokenFile === undefined ? undefined : await readToken(controlTokenFile),
    data: data === undefined ? undefined : await readData(data),
  };
}

function openWarning(listen: string): string {
  return `warning: the sandbox listens on ${listen}, beyond this machine: every computer that reaches it can call its services; the control interface and the front page need the control token`;
}

async function readAuthority(cert: string, key: string): Promise<NonNullable<SandboxOptions["authority"]>> {
  const read = async (option: string, path: string): Promise<string> => (await readInputFile(option, path)).toString();
  return { cert: await read("--ca-cert", cert), key: await read("--ca-key", key) };
}

/** Reads the control token, or makes one where there is no such file. @throws the system's error when it cannot be written. */
async function readToken(path: string): Promise<string> {
  await writeFile(path, `${createToken()}\n`, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readInputFile("--control-token-file", path)).toString().trim();
}

/** @throws InvalidInputError when the file cannot be read or is no JSON. */
async function readData(path: string): Promise<SandboxData> {
  const text = (await readInputFile("--data", path)).toString();
  try {
    // The sandbox checks it against the contract.
    return JSON.parse(text) as SandboxData;
  } catch {
    // The parser's message would repeat some of the text, and the file may be a wrong one.
    return refuse("--data", "must be a file with JSON");
  }
}

/** How to point programs at a sandbox, for people. `files` is where its certificates were written. */
function sandboxInstructions(
  sandbox: Pick<Sandbox, "environment" | "client" | "controlAddress" | "controlToken">,
  files: ExportedFiles | undefined,
): string {
  const { environment, client, controlAddress, controlToken } = sandbox;
  const addresses = [...Object.entries(environment), ["control", controlAddress] as const];
  return `The sandbox is ready. Ctrl-C stops it.

Addresses, each with a front page for a browser:
${lines(addresses.map(([kind, address]) => `${kind.padEnd(16)} ${address}`))}
${controlToken === undefined ? "" : `\nControl token, for the front page and as Authorization: Bearer:\n  ${controlToken}\n`}
Client system ${client.clientId}:
${lines([
  `login returns to          ${client.redirectUri}`,
  `logout returns to         ${client.postLogoutRedirectUri}`,
  `legacy login returns to   ${client.legacyLoginUrl}`,
  `legacy logout returns to  ${client.legacyLogoutUrl}`,
])}

As environment variables, for the command line; code reads them by sandboxEnvironment() of ares-caais/sandbox:
${lines([...sandboxVariables(sandbox, files)].map(([name, value]) => `export ${name}=${quote(value)}`))}

${files === undefined ? unexported : `They are in ${files.environment}; the certificates are beside it.`}
`;
}

/** The authority must be in a file, so that programs can trust it. */
const unexported = `Clients have to trust the sandbox's authority, which is new at every start: --export FOLDER writes it to a file,
with the client certificate and these variables.`;

function lines(texts: readonly string[]): string {
  return texts.map((text) => `  ${text}`).join("\n");
}
