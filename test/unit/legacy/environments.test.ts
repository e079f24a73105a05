import { describe, expect, it } from "vitest";
import {
  environments,
  legacyEndpointPath,
  type EnvironmentName,
  type NetworkName,
} from "../../../generated/environments.gen.ts";
import { legacyRequests } from "../../../generated/legacy-requests.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { createFakeLegacy, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { productionEndpoint, sampleMessage, versions, wsdlText } from "../../fixtures/legacy/legacy-service.ts";
import { onlyElement, parseXml } from "../../fixtures/legacy/xml.ts";

const soap = "http://schemas.xmlsoap.org/wsdl/soap/";

/** The published addresses, written off the facts; nothing is published about the registry outside production. */
const published = {
  production: {
    internet: {
      registry: "https://ares.gov.cz/ekonomicke-subjekty-v-be/rest",
      oidc: "https://rest-openidconnectapi.caais.gov.cz",
      oidcMutualTls: "https://cert-openidconnectapi.caais.gov.cz",
      legacyPages: "https://externalauthapi.caais.gov.cz",
      legacyMutualTls: "https://cert-externalauthapi.caais.gov.cz",
    },
    cms: {
      oidc: "https://rest-openidconnectapi.caais.cms2.cz",
      oidcMutualTls: "https://cert-openidconnectapi.caais.cms2.cz",
      legacyPages: "https://externalauthapi.caais.cms2.cz",
      legacyMutualTls: "https://cert-externalauthapi.caais.cms2.cz",
    },
  },
  test: {
    internet: {
      oidc: "https://rest-openidconnectapi.caais-test-ext.gov.cz",
      oidcMutualTls: "https://cert-openidconnectapi.caais-test-ext.gov.cz",
      legacyPages: "https://externalauthapi.caais-test-ext.gov.cz",
      legacyMutualTls: "https://cert-externalauthapi.caais-test-ext.gov.cz",
    },
    cms: {
      oidc: "https://rest-openidconnectapi.caais-test-ext.cms2.cz",
      oidcMutualTls: "https://cert-openidconnectapi.caais-test-ext.cms2.cz",
      legacyPages: "https://externalauthapi.caais-test-ext.cms2.cz",
      legacyMutualTls: "https://cert-externalauthapi.caais-test-ext.cms2.cz",
    },
  },
  training: {
    internet: {
      oidc: "https://rest-openidconnectapi.caais-edu.gov.cz",
      oidcMutualTls: "https://cert-openidconnectapi.caais-edu.gov.cz",
      legacyPages: "https://externalauthapi.caais-edu.gov.cz",
      legacyMutualTls: "https://cert-externalauthapi.caais-edu.gov.cz",
    },
    cms: {
      oidc: "https://rest-openidconnectapi.caais-edu.cms2.cz",
      oidcMutualTls: "https://cert-openidconnectapi.caais-edu.cms2.cz",
      legacyPages: "https://externalauthapi.caais-edu.cms2.cz",
      legacyMutualTls: "https://cert-externalauthapi.caais-edu.cms2.cz",
    },
  },
};

const environmentNames: readonly EnvironmentName[] = ["production", "test", "training"];
const networkNames: readonly NetworkName[] = ["internet", "cms"];
const cells = environmentNames.flatMap((environment) =>
  networkNames.flatMap((network) => versions.map((version) => [version, environment, network] as const)),
);

/** The endpoint's address in a WSDL file. */
function locationIn(version: LegacyVersion): string | null {
  return onlyElement(parseXml(wsdlText(version)), soap, "address").getAttribute("location");
}

describe("the table of addresses", () => {
  it("[GEN-05] holds the published addresses of every environment and network", () => {
    expect(environments).toEqual(published);
  });

  it("[GEN-05] has the path of the SOAP endpoint", () => {
    expect(legacyEndpointPath).toBe("/asws/atsEndpoint");
  });

  it.each(versions)("[GEN-05] and the WSDL file of %s agree on the production address", (version) => {
    const { legacyMutualTls } = environments.production.internet;
    expect(locationIn(version)).toBe(legacyMutualTls + legacyEndpointPath);
    expect(locationIn(version)).toBe(productionEndpoint);
  });
});

describe("a client of an environment", () => {
  it.each(cells)(
    "[GEN-05] of version %s calls its own address, whatever the WSDL file says: %s on %s",
    async (version, environment, network) => {
      const answer = xmlAnswer(sampleMessage(version, "heartBeatResponse"));
      const { legacy, seen } = createFakeLegacy(version, () => answer, { environment, network });
      await legacy.heartBeat();
      const called = `${published[environment][network].legacyMutualTls}/asws/atsEndpoint`;
      expect(seen.map(({ url }) => url)).toEqual([called]);
      expect(called === locationIn(version)).toBe(environment === "production" && network === "internet");
    },
  );

  it.each(versions)("[GEN-05] of version %s names no address in what it sends", (version) => {
    const { host, hostname } = new URL(productionEndpoint);
    for (const { body } of Object.values(legacyRequests[version])) {
      for (const part of [host, hostname, legacyEndpointPath]) expect(body.join("")).not.toContain(part);
    }
  });
});
