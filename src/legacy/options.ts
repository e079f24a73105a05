import { legacyVersions, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import {
  brokenAddressRule,
  environmentTable,
  resolveAddress,
  type EnvironmentOptions,
} from "../environment/addresses.ts";
import { refuse, visible } from "../errors/invalid-input-error.ts";
import { createMutualTls } from "../node/mutual-tls.ts";
import {
  commonClientTable,
  readCommonClientOptions,
  type CommonCallOptions,
  type CommonClientOptions,
  type CommonClientSettings,
} from "../transport/common-options.ts";
import { fetchExchange } from "../transport/fetch-exchange.ts";
import type { CertificateLimits, MutualTls, MutualTlsCredential, TlsOptions } from "../transport/mutual-tls.ts";
import { checkOptions, type OptionTable } from "../transport/option-table.ts";
import { readConnectionOptions } from "../transport/connection-options.ts";
import type { Clock } from "../transport/time.ts";

/** Options of {@link createLegacyIdentity}. */
export interface LegacyIdentityOptions<Version extends LegacyVersion = LegacyVersion>
  extends EnvironmentOptions<"legacyPages" | "legacyMutualTls">, CommonClientOptions {
  /** Version of the SOAP API. It decides the attributes of a user. */
  readonly version: Version;
  /** Shortcut of the client system as configured in the identity service. */
  readonly atsId: string;
  /** Client certificate and trusted authorities. It is required, unless `fetch` is given; it cannot be combined with `fetch`. */
  readonly tls?: TlsOptions | undefined;
  /** Logout address in the configuration of the client system. The return address of a logout must begin with it. */
  readonly logoutUrl?: string | undefined;
}

/** Options of every call. They win over those of the client. */
export type LegacyCallOptions = CommonCallOptions;

export interface LegacySettings extends CommonClientSettings {
  readonly version: LegacyVersion;
  readonly addresses: Readonly<Record<"legacyPages" | "legacyMutualTls", string>>;
  readonly atsId: string;
  readonly logoutUrl: string | undefined;
  readonly connections: LegacyConnections;
}

/** Sends the requests. The thumbprint of the certificate is not needed, because no response is bound to it. */
type LegacyConnections = Pick<MutualTls, "close"> & {
  readonly credential: (limits: CertificateLimits) => Promise<Pick<MutualTlsCredential, "exchange">>;
};

const subject = "createLegacyIdentity";

const table = {
  ...commonClientTable,
  ...environmentTable,
  atsId: { kind: "text", pattern: visible, rule: "must be text without white space", required: true },
  logoutUrl: { kind: "other", broken: (value) => brokenAddressRule(value, "anywhere") },
  tls: { kind: "object" },
  version: { kind: "choice", of: legacyVersions, required: true },
} satisfies OptionTable<LegacyIdentityOptions>;

export function readOptions(options: LegacyIdentityOptions): LegacySettings {
  const values = checkOptions(subject, options, table);
  // The settings must hold neither a key nor the password of a proxy.
  const { tls, proxy, ...kept } = values;
  const common = readCommonClientOptions(subject, values, ["content-type", "soapaction"]);
  const addresses = {
    legacyPages: resolveAddress(subject, "legacyPages", options),
    legacyMutualTls: resolveAddress(subject, "legacyMutualTls", options),
  };
  // Last, because reading certificates takes the longest.
  return { ...kept, ...common, addresses, connections: readConnections(options, common.transport.clock) };
}

/** Returns the connections: with the current certificate, or over the caller's `fetch`. */
function readConnections(options: LegacyIdentityOptions, clock: Clock): LegacyConnections {
  const { fetch, tls } = options;
  if (fetch === undefined)
    return createMutualTls(subject, { ...options, tls: tls ?? refuse(subject, "tls", "is missing") }, clock);
  readConnectionOptions(subject, options);
  if (tls !== undefined) refuse(subject, "tls", "does not go with fetch, which has to present the certificate itself");
  const exchange = fetchExchange(fetch);
  return { credential: () => Promise.resolve({ exchange }), close: () => undefined };
}
