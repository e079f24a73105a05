import type { SchemaObject } from "ajv";
import { FaultList } from "../source-error.ts";
import { closed, mapOf, readDialect, text, type Dialect } from "./dialect.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

const identifier = "^[a-z][A-Za-z]*$";
const address: SchemaObject = {
  type: "string",
  pattern: "^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(/[a-z0-9]+([._-][a-z0-9]+)*)*$",
};

const path: SchemaObject = { type: "string", pattern: "^(/[A-Za-z0-9._-]+)+$" };

/** What the code names: a missing one would be found by nobody before it is needed. */
const networkNames = ["internet", "cms"];
const environmentNames = ["production", "test", "training"];
const identityAddresses = ["oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"];

const environmentsDialect: Dialect = closed({
  addresses: mapOf(closed({ placeholder: text, description: text }), identifier),
  networks: mapOf(
    closed(
      {
        description: text,
        domain: closed({ from: text, to: text }),
        addresses: { type: "array", items: text, minItems: 1 },
      },
      ["domain", "addresses"],
    ),
    identifier,
  ),
  environments: mapOf(
    { type: "object", required: ["description"], properties: { description: text }, additionalProperties: address },
    identifier,
  ),
  legacy: closed({
    namespaceBase: { type: "string", pattern: "^http://\\S+[^/]$" },
    endpointPath: path,
    loginPath: path,
    logoutPath: path,
    clientParameter: text,
    returnParameter: text,
    sessionParameter: text,
  }),
});

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
  readonly legacy: {
    readonly namespaceBase: string;
    readonly endpointPath: string;
    readonly loginPath: string;
    readonly logoutPath: string;
    readonly clientParameter: string;
    readonly returnParameter: string;
    readonly sessionParameter: string;
  };
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

/**
 * Reads and checks the environments.
 *
 * @throws SourceFaults with every fault.
 */
export function readEnvironments(source: YamlSource): Environments {
  const document = readDialect<EnvironmentsDocument>(source, environmentsDialect);
  const faults = new FaultList();
  checkComplete(source, document, faults);
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
  const location = document.environments["production"]?.["legacyMutualTls"];
  if (location === undefined) {
    throw source.error("/environments", "production needs the address legacyMutualTls, which the WSDL files carry");
  }
  return { source, document, table, wsdlLocation: location + document.legacy.endpointPath };
}

function checkComplete(
  source: YamlSource,
  { addresses, networks, environments }: EnvironmentsDocument,
  faults: FaultList,
): void {
  const check = (pointer: string, found: readonly string[], wanted: readonly string[]): void => {
    for (const missing of wanted.filter((name) => !found.includes(name))) {
      faults.add(source.error(pointer, `"${missing}" is missing`));
    }
  };
  check("/addresses", Object.keys(addresses), ["registry", ...identityAddresses]);
  check("/networks", Object.keys(networks), networkNames);
  check("/environments", Object.keys(environments), environmentNames);
  for (const [name, environment] of Object.entries(environments)) {
    for (const kind of Object.keys(environment)) {
      if (kind === "description" || Object.hasOwn(addresses, kind)) continue;
      faults.add(source.error(`/environments/${name}/${pointerSegment(kind)}`, `no address is named "${kind}"`));
    }
    const wanted = name === "production" ? ["registry", ...identityAddresses] : identityAddresses;
    check(`/environments/${name}`, Object.keys(environment), wanted);
  }
  for (const [name, { addresses: kinds = identityAddresses }] of Object.entries(networks)) {
    check(`/networks/${name}/addresses`, kinds, identityAddresses);
    if (new Set(kinds).size < kinds.length) {
      faults.add(source.error(`/networks/${name}/addresses`, "names an address twice"));
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
    result[kind] =
      network?.domain === undefined
        ? address
        : inDomain(address, network.domain, () =>
            source.error(
              `/environments/${environment}/${kind}`,
              `is not in the domain that the network "${name}" replaces`,
            ),
          );
  }
  return result;
}

function inDomain(address: string, { from, to }: { from: string; to: string }, fail: () => Error): string {
  const { protocol, host, pathname } = new URL(address);
  if (!host.endsWith(`.${from}`)) throw fail();
  return `${protocol}//${host.slice(0, -from.length)}${to}${pathname === "/" ? "" : pathname}`;
}
