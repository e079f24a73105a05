import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createRegistry, InvalidInputError, type Addresses, type EnvironmentName, type NetworkName } from "ares-caais";
import { environments } from "../../../generated/environments.gen.ts";
import { thrownBy } from "../../fixtures/failures.ts";
import { resolveAddress } from "../../../src/environment/addresses.ts";

const kinds = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"] as const;

const published = parse(readFileSync(new URL("published.yaml", import.meta.url), "utf8")) as Readonly<
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

  it.each([
    [
      "environment",
      { environment: "staging" },
      'environment must be "production", "test", "training" or an object of addresses, got "staging"',
    ],
    ["environment", { environment: "toString" }, 'got "toString"'],
    ["environment", { environment: null }, "or an object of addresses"],
    ["environment", { environment: 1 }, "or an object of addresses, got 1"],
    ["network", { network: "intranet" }, 'network must be "internet", "cms", got "intranet"'],
    ["network", { environment: {}, network: "cms" }, "network does not apply to addresses of one's own"],
    ["environment.registry", { environment: {} }, "environment.registry is missing"],
  ])("refuses an unknown %s by name: %j", async (field, options, message) => {
    // Wrong on purpose, as from JavaScript.
    const error = await thrownBy(() => createRegistry(options as object));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(String(error)).toContain(message);
  });
});

describe("custom addresses", () => {
  const resolve = (registry: string): string =>
    resolveAddress("createRegistry", "registry", { environment: { registry } satisfies Addresses });

  it.each([
    ["https://registry.example/rest", "https://registry.example/rest"],
    ["https://registry.example/rest/", "https://registry.example/rest"],
    ["https://registry.example:8443", "https://registry.example:8443"],
    ["http://localhost:8080/rest", "http://localhost:8080/rest"],
    ["http://registry.localhost", "http://registry.localhost"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["http://127.8.8.8", "http://127.8.8.8"],
    ["http://[::1]:8080", "http://[::1]:8080"],
  ])("[ENV-02] [REG-15] accepts %s", (given, expected) => {
    expect(resolve(given)).toBe(expected);
  });

  it.each([
    ["http://registry.example", "must be https (http is allowed on loopback only)"],
    ["http://127.0.0.1.example", "must be https"],
    ["http://localhost.example", "must be https"],
    ["http://10.0.0.1", "must be https"],
    ["http://0.0.0.0", "must be https"],
    ["ftp://localhost", "must be https"],
    ["file:///etc/hosts", "must be https"],
    ["registry.example", "must be an absolute URL"],
    ["/rest", "must be an absolute URL"],
    ["", "must be an absolute URL"],
    ["https://user:hunter2@registry.example", "must not hold credentials"],
    ["https://registry.example/?key=hunter2", "must not have a query or a fragment"],
    ["https://registry.example/#hunter2", "must not have a query or a fragment"],
  ])("[ENV-02] refuses %s with the rule, and does not repeat the address", async (given, rule) => {
    const error = await thrownBy(() => resolve(given));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field: "environment.registry", rule: expect.stringContaining(rule) as string });
    expect(String(error)).not.toContain("hunter2");
  });
});
