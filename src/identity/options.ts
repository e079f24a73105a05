import { requestRules } from "../../generated/identity.gen.ts";
import { environmentTable, resolveAddress, type EnvironmentOptions } from "../environment/addresses.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { createMutualTls } from "../node/mutual-tls.ts";
import {
  commonClientTable,
  readCommonClientOptions,
  type CommonClientOptions,
  type CommonClientSettings,
} from "../transport/common-options.ts";
import type { CertificateWithoutKey, ClientCertificate, MutualTls, TlsOptions } from "../transport/mutual-tls.ts";
import { checkOptions, time, type OptionTable, type OptionValues } from "../transport/option-table.ts";
import { brokenRule, brokenUriRule } from "./check-value.ts";

/** Options of {@link createIdentity}. */
export interface IdentityOptions extends EnvironmentOptions<"oidc" | "oidcMutualTls">, CommonClientOptions {
  /** Shortcut of the client system as configured in the identity service. */
  readonly clientId: string;
  /** Return address of a login, as configured for the client system; https, or http on loopback. */
  readonly redirectUri: string;
  /** Return address of a logout, as configured for the client system. An option of a logout replaces it. */
  readonly postLogoutRedirectUri?: string | undefined;
  /**
   * Client certificate and trusted authorities. With `fetch` it only names the certificate to which tokens must be bound. Then the
   * key is optional, because it may be in a gateway for mutual TLS or in a hardware module. An address with http on loopback needs
   * a `fetch`.
   */
  readonly tls: TlsOptions<ClientCertificate | CertificateWithoutKey>;
  /**
   * Seconds by which the clocks of the service and of this machine may differ.
   *
   * @default 30
   */
  readonly clockTolerance?: number | undefined;
  /**
   * The issuer that the discovery document must state. Set it if the issuer differs from the called address: behind a gateway, and
   * when the service on the central network names the public one.
   *
   * @default the address of the service, with or without a slash at its end
   */
  readonly issuer?: string | undefined;
  /**
   * Milliseconds for which a discovery document is used before it is loaded again.
   *
   * @default 3_600_000
   */
  readonly discoveryMaxAge?: number | undefined;
  /**
   * Milliseconds after its beginning in which a login can be completed.
   *
   * @default 600_000
   */
  readonly loginLifetime?: number | undefined;
}

export interface IdentitySettings
  extends
    CommonClientSettings,
    Omit<OptionValues<IdentityOptions, typeof identityTable>, keyof CommonClientOptions | "tls"> {
  readonly addresses: Readonly<Record<"oidc" | "oidcMutualTls", string>>;
  /**
   * Addresses in the discovery document that are replaced by those of the caller: `any`, or those of the public network, each with
   * its replacement. Empty when the caller chose none.
   */
  readonly replaced: "any" | readonly (readonly [named: string, asked: string])[];
  readonly tls: MutualTls;
}

const subject = "createIdentity";

export const identityTable = {
  ...commonClientTable,
  ...environmentTable,
  clientId: {
    kind: "other",
    broken: (value) => brokenRule(value, requestRules.authorization.client_id),
    required: true,
  },
  clockTolerance: { kind: "number", atLeast: 0, atMost: 600, default: 30 },
  discoveryMaxAge: { ...time, default: 3_600_000 },
  issuer: { kind: "other", broken: brokenUriRule },
  loginLifetime: { ...time, default: 600_000 },
  postLogoutRedirectUri: { kind: "other", broken: brokenUriRule },
  redirectUri: { kind: "other", broken: brokenUriRule, required: true },
  tls: { kind: "object", required: true },
} satisfies OptionTable<IdentityOptions>;

export function readOptions(options: IdentityOptions): IdentitySettings {
  const values = checkOptions(subject, options, identityTable);
  // The settings hold neither a key nor the password of a proxy.
  const { tls, proxy, ...kept } = values;
  const common = readCommonClientOptions(subject, values, ["accept", "authorization", "content-type"]);
  return {
    ...kept,
    ...common,
    addresses: { oidc: readAddress("oidc", options), oidcMutualTls: readAddress("oidcMutualTls", options) },
    replaced: readReplaced(options),
    // Last, because reading certificates takes the longest.
    tls: createMutualTls(subject, options, common.transport.clock),
  };
}

/** The package's own connections are https only; a `fetch` of the caller may use http on loopback. */
function readAddress(kind: "oidc" | "oidcMutualTls", options: IdentityOptions): string {
  const address = resolveAddress(subject, kind, options);
  if (options.fetch === undefined && !address.startsWith("https:"))
    refuse(subject, `environment.${kind}`, "must be https, unless a fetch of your own sends the requests");
  return address;
}

function readReplaced({ environment, network = "internet" }: IdentityOptions): IdentitySettings["replaced"] {
  if (typeof environment === "object") return "any";
  if (network === "internet") return [];
  return (["oidc", "oidcMutualTls"] as const).map((kind) => [
    resolveAddress(subject, kind, { environment }),
    resolveAddress(subject, kind, { environment, network }),
  ]);
}
