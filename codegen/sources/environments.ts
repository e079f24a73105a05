import { FaultList } from "../source-error.ts";
import { readRest } from "./dialect.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/** The addresses of the identity service, which every network has. */
const identityAddresses = ["oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"];

interface EnvironmentsDocument {
  readonly addresses: Readonly<Record<string, { readonly placeholder: string; readonly description: string }>>;
  readonly networks: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly domain?: { readonly from: string; readonly to: string };
        readonly addresses?: readonly string[];
      }
    >
  >;
  readonly environments: Readonly<Record<string, { readonly description: string } & Readonly<Record<string, string>>>>;
  readonly legacy: Readonly<Record<"namespaceBase" | "endpointPath", string>>;
}

/** `spec/environments.yaml`, checked, with the rule of each network applied. */
export interface Environments {
  readonly source: YamlSource;
  readonly document: EnvironmentsDocument;
  /** Address by environment, network and kind; a kind that is not published there is absent. */
  readonly table: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** Address of the SOAP endpoint that the WSDL files carry. */
  readonly wsdlLocation: string;
}

/** Reads and checks the environments. @throws SourceFaults with every fault */
export function readEnvironments(source: YamlSource): Environments {
  const faults = new FaultList();
  const rest = readRest<EnvironmentsDocument>(source, "environments", faults);
  // Without a fault nothing is missing.
  const document = { addresses: {}, networks: {}, environments: {}, ...rest } as EnvironmentsDocument;
  checkNames(source, document, faults);
  const table: Record<string, Record<string, Record<string, string>>> = {};
  for (const [environment, { description, ...addresses }] of Object.entries(document.environments)) {
    table[environment] = Object.fromEntries(
      Object.keys(document.networks).map((network) => [
        network,
        faults.attempt(() => onNetwork(source, document, network, environment, addresses)) ?? {},
      ]),
    );
  }
  faults.throwAny();
  const location = document.environments["production"]?.["legacyMutualTls"] ?? "";
  return { source, document, table, wsdlLocation: location + document.legacy.endpointPath };
}

function checkNames(
  source: YamlSource,
  { addresses, networks, environments }: EnvironmentsDocument,
  faults: FaultList,
): void {
  for (const [name, environment] of Object.entries(environments)) {
    for (const kind of Object.keys(environment)) {
      if (kind === "description" || Object.hasOwn(addresses, kind)) continue;
      faults.add(source.error(`/environments/${name}/${pointerSegment(kind)}`, `no address is named "${kind}"`));
    }
  }
  for (const [name, { addresses: kinds = identityAddresses }] of Object.entries(networks)) {
    for (const missing of identityAddresses.filter((kind) => !kinds.includes(kind))) {
      faults.add(source.error(`/networks/${name}/addresses`, `"${missing}" is missing`));
    }
  }
}

function onNetwork(
  source: YamlSource,
  document: EnvironmentsDocument,
  name: string,
  environment: string,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> {
  const network = document.networks[name];
  const kinds = network?.addresses ?? Object.keys(document.addresses);
  const result: Record<string, string> = {};
  for (const [index, kind] of kinds.entries()) {
    if (!Object.hasOwn(document.addresses, kind)) {
      throw source.error(`/networks/${name}/addresses/${index}`, `no address is named "${kind}"`);
    }
    const address = addresses[kind];
    if (address === undefined) continue;
    const there = network?.domain === undefined ? address : inDomain(address, network.domain);
    if (there === undefined) {
      const reason = `is not in the domain that the network "${name}" replaces`;
      throw source.error(`/environments/${environment}/${kind}`, reason);
    }
    result[kind] = there;
  }
  return result;
}

function inDomain(address: string, { from, to }: { from: string; to: string }): string | undefined {
  const { protocol, host, pathname } = new URL(address);
  if (!host.endsWith(`.${from}`)) return undefined;
  return `${protocol}//${host.slice(0, -from.length)}${to}${pathname === "/" ? "" : pathname}`;
}
