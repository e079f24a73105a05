import { describe, expect, it } from "vitest";
import {
  environments,
  legacyEndpointPath,
  type EnvironmentName,
  type NetworkName,
} from "../../../generated/environments.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { createFakeLegacy, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { productionEndpoint, sampleMessage, versions, wsdlText } from "../../fixtures/legacy/legacy-service.ts";
import { onlyElement, parseXml } from "../../fixtures/legacy/xml.ts";

const soap = "http://schemas.xmlsoap.org/wsdl/soap/";

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
  it("[GEN-05] has the path of the SOAP endpoint", () => {
    expect(legacyEndpointPath).toBe("/asws/atsEndpoint");
  });

  it.each(versions)("[GEN-05] equals the production address in the WSDL file of %s", (version) => {
    const { legacyMutualTls } = environments.production.internet;
    expect(locationIn(version)).toBe(legacyMutualTls + legacyEndpointPath);
    expect(locationIn(version)).toBe(productionEndpoint);
  });
});

describe("a client of an environment", () => {
  it.each(cells)(
    "[GEN-05] calls in version %s its own address, not that of the WSDL file: %s on %s",
    async (version, environment, network) => {
      const answer = xmlAnswer(sampleMessage(version, "heartBeatResponse"));
      const { legacy, seen } = createFakeLegacy(version, () => answer, { environment, network });
      await legacy.heartBeat();
      const called = `${environments[environment][network].legacyMutualTls}/asws/atsEndpoint`;
      expect(seen.map(({ url }) => url)).toEqual([called]);
      expect(called === locationIn(version)).toBe(environment === "production" && network === "internet");
    },
  );
});
