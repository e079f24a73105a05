import { describe, expect, it } from "vitest";
import {
  environments,
  legacyEndpointPath,
  type EnvironmentName,
  type NetworkName,
} from "../../../generated/environments.gen.ts";
import { legacyWsdl } from "../../../generated/legacy-wsdl.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { productionEndpoint, versions, wsdlText } from "../../fixtures/legacy/legacy-service.ts";
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

/** The endpoint's address in a WSDL document. */
function locationIn(text: string): string | null {
  return onlyElement(parseXml(text), soap, "address").getAttribute("location");
}

/** A WSDL file as a tree with another address in it. */
function fileWith(version: LegacyVersion, location: string): ReturnType<typeof parseXml> {
  const root = parseXml(wsdlText(version));
  onlyElement(root, soap, "address").setAttribute("location", location);
  return root;
}

describe("the table of addresses", () => {
  it("[GEN-05] holds the published addresses of every environment and network", () => {
    expect(environments).toEqual(published);
  });

  it("[GEN-05] has the path of the SOAP endpoint", () => {
    expect(legacyEndpointPath).toBe("/asws/atsEndpoint");
  });
});

describe("the WSDL document of an environment", () => {
  it.each(cells)(
    "[GEN-05] differs from the file of %s only in the address: %s on %s",
    (version, environment, network) => {
      const { legacyMutualTls } = environments[environment][network];
      const location = `${published[environment][network].legacyMutualTls}/asws/atsEndpoint`;
      const text = legacyWsdl(version, legacyMutualTls);
      expect(locationIn(text)).toBe(location);
      expect(parseXml(text).isEqualNode(fileWith(version, location))).toBe(true);
      expect(parseXml(text).isEqualNode(parseXml(wsdlText(version)))).toBe(location === productionEndpoint);
    },
  );

  it.each(versions)("[GEN-05] of production on the internet is the file of %s itself", (version) => {
    const text = legacyWsdl(version, environments.production.internet.legacyMutualTls);
    expect(locationIn(wsdlText(version))).toBe(productionEndpoint);
    expect(locationIn(text)).toBe(productionEndpoint);
    expect(parseXml(text).isEqualNode(parseXml(wsdlText(version)))).toBe(true);
  });

  it.each(versions)("[GEN-05] of %s escapes an address", (version) => {
    const address = `https://sandbox.example/a?b=1&c=<d>"e"&amp;'`;
    const text = legacyWsdl(version, address);
    expect(text).toContain(
      `location="https://sandbox.example/a?b=1&amp;c=&lt;d>&quot;e&quot;&amp;amp;'/asws/atsEndpoint"`,
    );
    expect(locationIn(text)).toBe(`${address}/asws/atsEndpoint`);
    expect(parseXml(text).isEqualNode(fileWith(version, `${address}/asws/atsEndpoint`))).toBe(true);
  });
});
