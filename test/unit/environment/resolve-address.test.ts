import { describe, expect, it } from "vitest";
import { createRegistry, InvalidInputError, type Addresses, type EnvironmentName, type NetworkName } from "ares-caais";
import { environments } from "../../../generated/environments.gen.ts";
import { thrownBy } from "../../fixtures/failures.ts";
import { resolveAddress } from "../../../src/environment/addresses.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly unknown: readonly [field: string, options: object, message: string][];
  readonly accepted: readonly [given: string, expected: string][];
  readonly refused: readonly [given: string, rule: string][];
};

const kinds = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"] as const;

const published = readYaml(import.meta.url, "published.yaml") as Readonly<
  Record<EnvironmentName, Readonly<Record<NetworkName, readonly (string | null)[]>>>
>;
const cells = (Object.keys(published) as EnvironmentName[]).flatMap((environment) =>
  (["internet", "cms"] as const).flatMap((network) =>
    kinds.map((kind, index) => ({ environment, network, kind, address: published[environment][network][index] })),
  ),
);

describe("published environments", () => {
  it("[ENV-01] exist for production, test and training, each on two networks", () => {
    expect(Object.keys(environments)).toEqual(["production", "test", "training"]);
    for (const networks of Object.values(environments)) expect(Object.keys(networks)).toEqual(["internet", "cms"]);
  });

  it.each(cells.filter(({ address }) => address !== null))(
    "[ENV-01] [GEN-05] $environment on $network: $kind is $address",
    ({ environment, network, kind, address }) => {
      expect(resolveAddress("test", kind, { environment, network })).toBe(address);
    },
  );

  it.each(cells.filter(({ address }) => address === null))(
    "[ENV-01] $environment on $network has no $kind, and the error says what to give instead",
    ({ environment, network, kind }) => {
      expect(() => resolveAddress("test", kind, { environment, network })).toThrow(
        `publishes no ${kind} address for ${environment} on the network ${network}; give it as { ${kind}: "https://…" }`,
      );
    },
  );

  it("[ENV-01] production on the public network is the default", () => {
    expect(resolveAddress("test", "oidc", {})).toBe("https://rest-openidconnectapi.caais.gov.cz");
  });

  it.each(tables.unknown)("refuses an unknown %s by name: %j", async (field, options, message) => {
    // Wrong on purpose, as from JavaScript.
    const error = await thrownBy(() => createRegistry(options));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(String(error)).toContain(message);
  });
});

describe("custom addresses", () => {
  const resolve = (registry: string): string =>
    resolveAddress("createRegistry", "registry", { environment: { registry } satisfies Addresses });

  it.each(tables.accepted)("[ENV-02] [REG-15] accepts %s", (given, expected) => {
    expect(resolve(given)).toBe(expected);
  });

  it.each(tables.refused)("[ENV-02] refuses %s with the rule, and does not repeat the address", async (given, rule) => {
    const error = await thrownBy(() => resolve(given));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field: "environment.registry", rule: expect.stringContaining(rule) as string });
    expect(String(error)).not.toContain("hunter2");
  });
});
