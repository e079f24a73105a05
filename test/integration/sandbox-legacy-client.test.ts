import { createLegacyIdentity, legacyVersions, type LegacyIdentity } from "ares-caais/legacy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attributeNames, attributesOfContract, specifiedVersion } from "../fixtures/legacy/legacy-service.ts";
import { useSandbox } from "./sandbox-client.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const context = useSandbox({ clients: [{ clientId: "FIRST" }, { clientId: "SECOND" }] });
let legacy: LegacyIdentity<"4.2">;

beforeAll(() => {
  legacy = legacyOf(0, "4.2");
});
afterAll(() => {
  legacy.close();
});

function legacyOf<Version extends LegacyIdentity["version"]>(index: 0 | 1, version: Version): LegacyIdentity<Version> {
  const { environment, client, clients } = context.sandbox;
  const { clientId: atsId, legacyLogoutUrl: logoutUrl, tls } = clients[index] ?? client;
  return createLegacyIdentity({ environment, version, atsId, logoutUrl, tls });
}

async function sessionIdOf(username: string): Promise<string> {
  return legacy.sessionId(await context.sandbox.logIn(legacy.loginUrl(), username));
}

/** Attributes of users who differ, written out. */
const expected = readYaml(import.meta.url) as Readonly<Record<string, object>>;

describe("the package's own client with the sandbox", () => {
  it.each(Object.keys(expected))("[SOAP-05] [SOAP-06] reads the attributes of %s", async (username) => {
    const { attributes } = await legacy.authConfirmation(await sessionIdOf(username));
    expect(attributes).toMatchObject(expected[username] ?? {});
  });

  it.each(legacyVersions)("[SOAP-04] [SOAP-05] [SOAP-06] [SOAP-08] reads a user in version %s", async (version) => {
    const client = legacyOf(0, version);
    try {
      expect(await client.heartBeat()).toMatchObject({ status: "OK" });
      const callback = await context.sandbox.logIn(client.loginUrl(), "vzor.vse");
      const { attributes, userRequestIp, otherElements } = await client.authConfirmation(client.sessionId(callback));
      const names = attributeNames[specifiedVersion(version)];
      expect(Object.keys(attributes)).toEqual(attributesOfContract(version));
      const added = Object.entries(attributes).filter(([name]) => !names.includes(name));
      const whole = Object.entries(expected["vzor.vse"] ?? {}).filter(([name]) => names.includes(name));
      // The level of the national identity provider came with 4.2, and the way of login with it.
      const login = version >= "4.2" || version === "2.1" ? {} : { TypPrihlaseni: "" };
      expect(attributes).toEqual({ ...Object.fromEntries(whole), ...login, ...Object.fromEntries(added) });
      expect([userRequestIp, otherElements]).toEqual(["0.0.0.0", []]);
    } finally {
      client.close();
    }
  });
});
