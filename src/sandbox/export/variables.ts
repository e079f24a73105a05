import type { Addresses } from "../../../generated/environments.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";

/** Environment variables with the addresses of services, as the command line reads them. */
export const addressVariables: Readonly<Record<keyof Addresses, string>> = {
  registry: "ARES_CAAIS_REGISTRY",
  oidc: "ARES_CAAIS_OIDC",
  oidcMutualTls: "ARES_CAAIS_OIDC_MUTUAL_TLS",
  legacyPages: "ARES_CAAIS_LEGACY_PAGES",
  legacyMutualTls: "ARES_CAAIS_LEGACY_MUTUAL_TLS",
};

/** Environment variables of a client system, as the command line reads them. */
export const clientVariables = {
  clientId: "ARES_CAAIS_CLIENT_ID",
  cert: "ARES_CAAIS_CERT",
  key: "ARES_CAAIS_KEY",
} as const;

/**
 * The environment variables that point programs at a sandbox: the command line, and others by Node's own variable.
 *
 * @param files where its certificates were written; without them no variable names a file
 */
export function sandboxVariables(
  {
    environment,
    client,
  }: { readonly environment: Required<Addresses>; readonly client: { readonly clientId: string } },
  files: Readonly<Record<"certificateAuthority" | "certificate" | "key", string>> | undefined,
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

/**
 * Gives the addresses of a sandbox in another process from the variables that `ares-caais sandbox` prints, as the option
 * `environment` of a client. Only the command line reads these variables by itself.
 *
 * @param variables all of a process; those of this one without it
 * @throws InvalidInputError naming the variable that is not set.
 *
 * @example
 *
 * ```ts
 * const registry = createRegistry({ environment: sandboxEnvironment() });
 * ```
 */
export function sandboxEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Required<Addresses> {
  const rule = "is not set; set the variables that `ares-caais sandbox` prints";
  const addresses = Object.entries(addressVariables).map(([kind, name]) => {
    return [kind, variables[name] ?? refuse("sandboxEnvironment", name, rule)];
  });
  // The table has every kind.
  return Object.fromEntries(addresses) as Required<Addresses>;
}

/** The value of a variable as a POSIX shell and Node's `--env-file` understand it; one with an apostrophe as a shell does. */
export function quote(value: string): string {
  if (/^[\w./:@%+,-]+$/.test(value)) return value;
  return value.includes("'") ? `"${value.replace(/[\\"$`]/g, "\\$&")}"` : `'${value}'`;
}
