import type { Addresses } from "../../generated/environments.gen.ts";
import { addressVariables, clientVariables } from "../sandbox/export/variables.ts";
import type { Sandbox } from "../sandbox/create-sandbox.ts";
import type { ExportedFiles } from "../sandbox/export/export-certificates.ts";

/**
 * How to point programs at a sandbox, for people.
 *
 * @param files where its certificates were written
 */
export function sandboxInstructions(
  sandbox: Pick<Sandbox, "environment" | "client" | "controlAddress">,
  files: ExportedFiles | undefined,
): string {
  const { environment, client, controlAddress } = sandbox;
  const addresses = [...Object.entries(environment), ["control", controlAddress] as const];
  return `The sandbox is ready. Ctrl-C stops it.

Addresses:
${lines(addresses.map(([kind, address]) => `${kind.padEnd(16)} ${address}`))}

Client system ${client.clientId}:
${lines([
  `login returns to          ${client.redirectUri}`,
  `logout returns to         ${client.postLogoutRedirectUri}`,
  `legacy login returns to   ${client.legacyLoginUrl}`,
  `legacy logout returns to  ${client.legacyLogoutUrl}`,
])}

As environment variables:
${lines([...sandboxVariables(sandbox, files)].map(([name, value]) => `export ${name}=${quote(value)}`))}

${
  files === undefined
    ? unexported
    : `${asCode(environment, files)}

The variables are in ${files.environment}; the certificates are beside it.`
}
`;
}

/** Without the authority in a file no program could be told to trust it. */
const unexported = `Who calls it has to trust its authority, which is made at every start: --export FOLDER writes it to a file,
with the client certificate and these variables, and shows how to call it from code.`;

function asCode(environment: Sandbox["environment"], { certificateAuthority }: ExportedFiles): string {
  const code = `import { createRegistry } from "ares-caais";

const environment = ${JSON.stringify(environment, undefined, 2)};
const registry = createRegistry({ environment });`;
  return `As code, in a program started with NODE_EXTRA_CA_CERTS=${quote(certificateAuthority)}:
${lines(code.split("\n"))}`;
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => (text === "" ? "" : `  ${text}`)).join("\n");
}

/** A word of a POSIX shell. */
function quote(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * The environment variables that point this program, and others by Node's own variable, at a sandbox.
 *
 * @param files where its certificates were written; without them no variable names a file
 */
export function sandboxVariables(
  { environment, client }: Pick<Sandbox, "environment" | "client">,
  files: Pick<ExportedFiles, "certificateAuthority" | "certificate" | "key"> | undefined,
): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  if (files !== undefined) variables.set("NODE_EXTRA_CA_CERTS", files.certificateAuthority);
  for (const [kind, name] of Object.entries(addressVariables)) {
    // The table has every kind of address and nothing else.
    variables.set(name, environment[kind as keyof Addresses]);
  }
  variables.set(clientVariables.clientId, client.clientId);
  if (files !== undefined) {
    variables.set(clientVariables.cert, files.certificate);
    variables.set(clientVariables.key, files.key);
  }
  return variables;
}
