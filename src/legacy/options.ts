import { createMutualTls } from "#mutual-tls";
import { legacyVersions, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { brokenAddressRule, resolveAddress, type EnvironmentOptions } from "../environment/addresses.ts";
import { refuse, refuseBroken } from "../errors/invalid-input-error.ts";
import {
  commonCallOptionKinds,
  commonClientOptionKinds,
  readCommonCallOptions,
  readCommonClientOptions,
  type CommonCallOptions,
  type CommonCallSettings,
  type CommonClientOptions,
  type CommonClientSettings,
} from "../transport/common-options.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fetchExchange } from "../transport/fetch-exchange.ts";
import type { TlsOptions } from "../transport/mutual-tls.ts";
import { checkOptions, type OptionKinds } from "../transport/option-checks.ts";
import { readConnectionOptions } from "../transport/connection-options.ts";
import type { Clock } from "../transport/time.ts";

/** Options of {@link createLegacyIdentity}. */
export interface LegacyIdentityOptions<Version extends LegacyVersion = LegacyVersion>
  extends EnvironmentOptions<"legacyPages" | "legacyMutualTls">, CommonClientOptions {
  /** Version of the SOAP API; it decides which attributes of a user come. */
  readonly version: Version;
  /** Shortcut of the client system as configured in the identity service. */
  readonly atsId: string;
  /** Client certificate and trusted authorities. Required without `fetch`, and does not go with it. */
  readonly tls?: TlsOptions | undefined;
  /** Logout address as registered in the configuration of the client system: where a logout returns to begins with it. */
  readonly logoutUrl?: string | undefined;
}

/** Options of every call. They win over those of the client. */
export type LegacyCallOptions = CommonCallOptions;

/** Headers that the client sets itself. */
const ownHeaders = ["content-type", "soapaction"];

export interface LegacySettings extends CommonClientSettings {
  readonly version: LegacyVersion;
  readonly addresses: Readonly<Record<"legacyPages" | "legacyMutualTls", string>>;
  readonly atsId: string;
  readonly logoutUrl: string | undefined;
  /** The exchange for a request that starts now. @throws as {@link MutualTls.credential} */
  readonly sender: (limits: Pick<CommonCallSettings, "signal" | "deadline">) => Promise<Exchange>;
  readonly close: () => void;
}

const subject = "createLegacyIdentity";

const optionKinds: OptionKinds<LegacyIdentityOptions> = {
  ...commonClientOptionKinds,
  atsId: true,
  environment: true,
  logoutUrl: true,
  network: true,
  tls: "object",
  version: true,
};

export function readOptions(options: LegacyIdentityOptions): LegacySettings {
  checkOptions(subject, options, optionKinds);
  const { version, atsId, logoutUrl } = options;
  const common = readCommonClientOptions(
    subject,
    options,
    { deadline: 60_000, maxAnswerBytes: 1024 * 1024 },
    ownHeaders,
  );
  if (!legacyVersions.includes(version)) refuse(subject, "version", `must be ${legacyVersions.join(", ")}`);
  if (typeof atsId !== "string" || !/^[^\s\p{Cc}\p{Cs}]+$/u.test(atsId))
    refuse(subject, "atsId", "must be text without white space");
  if (logoutUrl !== undefined) refuseBroken(subject, "logoutUrl", brokenAddressRule(logoutUrl, "anywhere"));
  const addresses = {
    legacyPages: resolveAddress(subject, "legacyPages", options),
    legacyMutualTls: resolveAddress(subject, "legacyMutualTls", options),
  };
  // Last, because reading certificates takes the longest.
  return { ...common, version, addresses, atsId, logoutUrl, ...readSender(options, common.transport.clock) };
}

/** What sends the requests: the certificate of the moment, or the caller's own fetch. */
function readSender(options: LegacyIdentityOptions, clock: Clock): Pick<LegacySettings, "sender" | "close"> {
  const { fetch, tls } = options;
  const connections = readConnectionOptions(subject, options);
  if (fetch !== undefined) {
    if (tls !== undefined)
      refuse(subject, "tls", "does not go with fetch, which has to present the certificate itself");
    const exchange = fetchExchange(fetch);
    return { sender: () => Promise.resolve(exchange), close: () => undefined };
  }
  if (tls === undefined) refuse(subject, "tls", "is missing");
  const mutualTls = createMutualTls(subject, tls, clock, connections);
  return {
    sender: async (limits) => (await mutualTls.credential(limits)).exchange,
    close: () => {
      mutualTls.close();
    },
  };
}

export function readCallOptions(
  operation: string,
  options: LegacyCallOptions | undefined,
  settings: LegacySettings,
): CommonCallSettings {
  if (options === undefined) return settings.ofCalls;
  checkOptions(operation, options, commonCallOptionKinds);
  return readCommonCallOptions(operation, options, settings, ownHeaders);
}
