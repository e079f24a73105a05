import { CommanderError } from "commander";
import { BlockedError } from "../errors/blocked-error.ts";
import { cleanText, ContractError } from "../errors/contract-error.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { LegacyError } from "../legacy/legacy-error.ts";
import { sourceOperations } from "../../generated/registry-service.gen.ts";
import { RegistryError, TooManyMatchesError } from "../registry/registry-error.ts";
import { passphraseVariable } from "./certificate-options.ts";
import { exitCodes, type ExitCode } from "./help.ts";
import { reasonOf } from "./input.ts";
import { paint } from "./output.ts";
import { Stop } from "./stop.ts";

export interface ReportOptions {
  /** Adds where they come from. */
  readonly verbose: boolean;
  readonly colors: boolean;
  readonly write: (text: string) => void;
}

/** Prints an error in one line and the advice in a second one. Returns the exit code. */
export function report(error: unknown, options: ReportOptions): ExitCode {
  // Commander has printed it already; `--help` and `--version` end here too.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof Stop) return reportStop(error, options);
  const { colors, verbose, write } = options;
  const { exitCode, message, advice } = failureOf(error);
  write(`${paint(colors, "red", "error:")} ${cleanText(message)}\n`);
  if (advice !== undefined) write(`${cleanText(advice)}\n`);
  if (verbose) write(traceOf(error));
  return exitCode;
}

function reportStop({ signal, cause }: Stop, options: ReportOptions): ExitCode {
  if (signal === undefined) return cause === undefined ? exitCodes.done : report(cause, options);
  options.write(`${signal === "SIGINT" ? "interrupted" : "stopped"}\n`);
  return signal === "SIGINT" ? exitCodes.interrupted : exitCodes.terminated;
}

/** The names, messages and stack lines of an error and its causes; nothing else that they hold. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const cause = error.cause instanceof Error ? `caused by ${traceOf(error.cause)}` : "";
  // The stack begins with the message, whose lines might pass for others.
  const places = (error.stack ?? "").split("\n").filter((line) => /^ +at /.test(line));
  return `${[`${error.name}: ${error.message}`, ...places].map(cleanText).join("\n")}\n${cause}`;
}

export interface Failure {
  readonly exitCode: ExitCode;
  readonly message: string;
  /** Advice, if there is one. */
  readonly advice?: string | undefined;
}

/** Options of the library that the command line has too; it writes them in lower case with dashes. */
const sameNames: ReadonlySet<string> = new Set([
  ...["environment", "network", "timeout", "after", "interval", "requestsPerMinute", "fallback.processes", "proxy"],
  ...["version", "atsId", "clientId", "tls.cert", "tls.key", "tls.pfx", "tls.ca", "listen", "state", "port"],
  ...["ports.oidc", "ports.oidcMutualTls", "ports.legacyPages", "ports.legacyMutualTls", "ports.control"],
]);

/** Options with another name there. */
const otherNames: Readonly<Record<string, string>> = {
  deadline: "--timeout",
  datovyZdroj: "--source",
  perMinute: "--requests-per-minute",
  "tls.passphrase": "the passphrase",
  hosts: "--host",
  trustedProxies: "--trusted-proxy",
  controlToken: "--control-token-file",
  "authority.cert": "--ca-cert",
  "authority.key": "--ca-key",
  theirs: "--document",
  additionalSubjects: "--subjects",
  "clients[0].clientId": "--client-id",
  "clients[0].redirectUris": "--redirect-uri",
  "clients[0].postLogoutRedirectUris": "--logout-uri",
};

function optionOf(field: string): string {
  const name = field.replace(/\[\d+\]$/, "");
  if (!sameNames.has(name)) return otherNames[name] ?? field;
  const written = name.replace("ports.", "port-").replace(/^.*\./, "");
  return `--${written.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The clients' advice for trusting an authority; it depends on their options. */
const trustAdvice = /(?:as tls\.ca, or )?to Node as/;

/** Most broken rules that are listed. */
const mostIssues = 5;

/** Words and exit code for an error. */
function failureOf(error: unknown): Failure {
  if (error instanceof IncompleteError) {
    const { exitCode, advice } = failureOf(error.cause);
    return { exitCode, message: error.message, advice };
  }
  if (error instanceof InvalidInputError) {
    const message = error.issues.slice(0, mostIssues).map(sayIssue).join("; ");
    return { exitCode: exitCodes.usage, message, advice: inputAdvice[error.field] };
  }
  if (error instanceof TransportError) {
    const message = error.message.replace(trustAdvice, "with --ca FILE, or to Node as");
    return { exitCode: exitCodes.network, message, advice: networkAdvice[error.phase] };
  }
  if (error instanceof ContractError)
    return { exitCode: exitCodes.service, message: error.message, advice: adviceOn(error) };
  if (isSystemError(error)) return systemFailure(error);
  return {
    exitCode: exitCodes.bug,
    message: `unexpected: ${error instanceof Error ? `${error.name}: ${error.message}` : typeof error}`,
    advice: "this is a bug in ares-caais: please report it, with the output of --verbose",
  };
}

/** Advice for options that another option of the command line replaces. */
const inputAdvice: Readonly<Record<string, string>> = {
  environment: "give the address of an unpublished service with --address URL",
  "tls.passphrase": `give it with --passphrase-file FILE or the variable ${passphraseVariable}`,
};

const networkAdvice: Readonly<Partial<Record<TransportError["phase"], string>>> = {
  connection: "check the address and the network",
  proxy: "check the proxy: --proxy, or the variables HTTPS_PROXY and NO_PROXY",
  timeout: "try again later, or give it more time with --timeout",
  answer: "try again",
  size: "narrow the request",
};

function adviceOn(error: ContractError): string | undefined {
  if (error instanceof TooManyMatchesError) {
    const isOfSubjects = error.operation === sourceOperations.ares.search;
    return `narrow the search${isOfSubjects ? ", for example by --sidlo, or find all with search --all --out FILE" : ""}`;
  }
  if (error instanceof BlockedError) return "wait some minutes; the terms of use limit queries a minute";
  if (error instanceof UnexpectedResponseError && error.advice === undefined) {
    if (error.reason === "incomplete") return "try again later";
    return "check the address; `ares-caais verify` compares a service with its contract";
  }
  if (error instanceof RegistryError && error.status === 500) return "try again later";
  if (!(error instanceof LegacyError)) return undefined;
  // The message has none of the service's words.
  const words = [error.faultCode, error.faultString].filter((word) => word !== undefined).join(": ");
  return words === "" ? undefined : `it says: ${words}`;
}

function sayIssue({ field, rule, value, advice }: InputIssue): string {
  // The rest says how to do it in code.
  const [said = rule] = field === "environment" ? rule.split(";") : [rule];
  // A finding in a configuration has its line.
  const isFinding = / \(line \d+\)$/.test(rule);
  const found = value === undefined ? "" : `, got ${value}`;
  return `${isFinding ? field : optionOf(field)} ${said}${found}${isFinding && advice !== undefined ? `; ${advice}` : ""}`;
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "errno" in error && typeof error.errno === "number";
}

/** A file or a port that the system refuses. */
function systemFailure(error: NodeJS.ErrnoException & { readonly port?: number }): Failure {
  const { code = "", path, port } = error;
  const reason = reasonOf(error) ?? code;
  if (port !== undefined) {
    const message = `port ${port} cannot be used: ${reason}`;
    return { exitCode: exitCodes.machine, message, advice: "choose another one, or 0 for any free one" };
  }
  return { exitCode: exitCodes.machine, message: `${path ?? "the output"}: ${reason}` };
}
