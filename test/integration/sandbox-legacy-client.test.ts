import { createLegacyIdentity, legacyVersions, type LegacyIdentity } from "ares-caais/legacy";
import { createSandbox, type LegacyFault, type Sandbox } from "ares-caais/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inventedUsers } from "../../src/sandbox/identity/data/invented-users.ts";
import { attributesOf } from "../../src/services/legacy/attributes.ts";

let sandbox: Sandbox;
let legacy: LegacyIdentity<"4.2">;

beforeAll(async () => {
  sandbox = await createSandbox({ clients: [{ clientId: "FIRST" }, { clientId: "SECOND" }] });
  legacy = legacyOf(0, "4.2");
});
afterAll(async () => {
  legacy.close();
  await sandbox.close();
});

function legacyOf<Version extends LegacyIdentity["version"]>(index: 0 | 1, version: Version): LegacyIdentity<Version> {
  const { clientId: atsId, legacyLogoutUrl: logoutUrl, tls } = sandbox.clients[index] ?? sandbox.client;
  return createLegacyIdentity({
    environment: sandbox.environment,
    version,
    atsId,
    logoutUrl,
    // The sandbox's certificates last a week.
    tls: { ...tls, onCertificate: () => undefined },
  });
}

async function sessionIdOf(username: string): Promise<string> {
  return legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), username));
}

describe("the package's own client with the sandbox", () => {
  it.each(legacyVersions)("[SOAP-04] [SOAP-05] [SOAP-06] [SOAP-08] reads every user in version %s", async (version) => {
    const client = legacyOf(0, version);
    try {
      expect(await client.heartBeat()).toMatchObject({ status: "OK" });
      expect(inventedUsers.length).toBeGreaterThan(5);
      for (const user of inventedUsers) {
        const callback = await sandbox.logIn(client.loginUrl(), user.username);
        const { attributes, userRequestIp, otherElements } = await client.authConfirmation(client.sessionId(callback));
        expect(attributes).toEqual(attributesOf(user, version));
        expect(userRequestIp).toBe("0.0.0.0");
        expect(otherElements).toEqual([]);
      }
    } finally {
      client.close();
    }
  });

  it("[SOAP-06] reads the codes of activity roles where the specification's table shows them", async () => {
    const { attributes } = await legacy.authConfirmation(await sessionIdOf("vzor.prime-role"));
    const { attributes: usual } = await legacy.authConfirmation(await sessionIdOf("vzor.vse"));
    expect(usual.CinnostniRole?.Agenda).toHaveLength(2);
    expect(attributes.CinnostniRole).toEqual(usual.CinnostniRole);
  });

  it("[SOAP-06] tells what is missing from what is empty", async () => {
    const { attributes } = await legacy.authConfirmation(await sessionIdOf("vzor.zverejneny"));
    expect(attributes).toMatchObject({ TitulZa: "", Pracoviste: {}, Doklady: { Doklad: [] }, IdentifikatorSpuu: "" });
    for (const name of ["TokenAifo", "DatumNarozeni", "DatumUmrti"]) expect(attributes).not.toHaveProperty(name);
  });

  it("[SOAP-05] a session identifier is good once, and for its own client system", async () => {
    const sessionId = await sessionIdOf("vzor.vse");
    const other = legacyOf(1, "4.2");
    await expect(other.authConfirmation(sessionId)).rejects.toMatchObject({ reason: "session-not-found" });
    other.close();
    await legacy.authConfirmation(sessionId);
    await expect(legacy.authConfirmation(sessionId)).rejects.toMatchObject({ reason: "session-not-found" });
  });

  it("[SOAP-09] logs out by an address that begins with the registered one", async () => {
    const { legacyLogoutUrl } = sandbox.client;
    const back = `${legacyLogoutUrl}there?a=b%20c`;
    expect(await sandbox.logOut(legacy.logoutUrl(back), { end: true })).toBe(back);
    const forged = legacy.logoutUrl(back).replace(encodeURIComponent(legacyLogoutUrl), "https%3A%2F%2Fevil.example%2F");
    await expect(sandbox.logOut(forged, { end: true })).rejects.toThrow(/refused the browser \(400\).*uri must be/);
  });

  it.each<[fault: LegacyFault, error: object]>([
    ["unauthorized", { code: "ERR_LEGACY", reason: "certificate", status: 401 }],
    ["soap-fault", { code: "ERR_LEGACY", reason: "fault", status: 500 }],
    ["html", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["unavailable", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["empty", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["truncated", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["wrong-encoding", { code: "ERR_UNEXPECTED_RESPONSE", reason: "encoding" }],
    ["wrong-namespace", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["two-bodies", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["doctype", { code: "ERR_UNEXPECTED_RESPONSE" }],
    ["too-large", { code: "ERR_TRANSPORT" }],
    ["dead-before-request", { code: "ERR_TRANSPORT" }],
    ["dead-after-request", { code: "ERR_TRANSPORT" }],
    ["dead-in-answer", { code: "ERR_TRANSPORT" }],
  ])("[SOAP-07] [NET-02] does not resend after the fault %s, and throws a typed error", async (fault, error) => {
    const sessionId = await sessionIdOf("vzor.vse");
    const before = sandbox.legacy.requests.authConfirmation;
    // A second request would be answered.
    sandbox.faults.set({ service: "legacy", kind: fault, times: 1 });
    try {
      await expect(legacy.authConfirmation(sessionId)).rejects.toMatchObject(error);
    } finally {
      sandbox.faults.clear({ service: "legacy" });
    }
    const understood = fault === "unauthorized" || fault === "dead-before-request" ? 0 : 1;
    expect(sandbox.legacy.requests.authConfirmation).toBe(before + understood);
  });

  it("[SOAP-13] resends after SYSTEM_ERROR", async () => {
    const sessionId = await sessionIdOf("vzor.vse");
    sandbox.faults.set({ service: "legacy", kind: "system-error", times: 1 });
    const { attributes } = await legacy.authConfirmation(sessionId);
    expect(attributes.Username).toBe("vzor.vse");
  });
});
