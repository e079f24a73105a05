import type { Addresses } from "../../generated/environments.gen.ts";
import type { Sandbox } from "../sandbox/create-sandbox.ts";
import type { ExportedFiles } from "../sandbox/export/export-certificates.ts";
import { addressVariables, clientVariables } from "../sandbox/export/variables.ts";

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
