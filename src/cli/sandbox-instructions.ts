import type { Sandbox } from "../sandbox/create-sandbox.ts";
import type { ExportedFiles } from "../sandbox/export/export-certificates.ts";
import { sandboxVariables } from "../sandbox/export/variables.ts";

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
