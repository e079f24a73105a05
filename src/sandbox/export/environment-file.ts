import type { Addresses } from "../../../generated/environments.gen.ts";
import type { ExportedFiles } from "./export-certificates.ts";
import { addressVariables, clientVariables } from "./variables.ts";

/**
 * Text of a file with environment variables, for a POSIX shell (`set -a; . ./sandbox.env`) and for Node
 * (`--env-file`). It holds no key, only where one is.
 */
export function environmentFile(
  environment: Required<Addresses>,
  clientId: string,
  { certificateAuthority, certificate, key }: Omit<ExportedFiles, "environment">,
): string {
  const variables: readonly (readonly [name: string, value: string])[] = [
    ["NODE_EXTRA_CA_CERTS", certificateAuthority],
    [addressVariables.registry, environment.registry],
    [addressVariables.oidc, environment.oidc],
    [addressVariables.oidcMutualTls, environment.oidcMutualTls],
    [addressVariables.legacyPages, environment.legacyPages],
    [addressVariables.legacyMutualTls, environment.legacyMutualTls],
    [clientVariables.clientId, clientId],
    [clientVariables.cert, certificate],
    [clientVariables.key, key],
  ];
  return variables.map(([name, value]) => `${name}=${quote(value)}\n`).join("");
}

/** A value as both readers understand it; one with an apostrophe as a shell does. */
function quote(value: string): string {
  if (/^[\w./:@%+,-]+$/.test(value)) return value;
  return value.includes("'") ? `"${value.replace(/[\\"$`]/g, "\\$&")}"` : `'${value}'`;
}
