import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLegacyIdentity, type LegacyIdentity } from "ares-caais/legacy";
import { freePort } from "../../bench/loopback.ts";
import { attributeNames, specifiedVersions, wsdlPath } from "../fixtures/legacy/legacy-service.ts";
import { sampleAttributes } from "../fixtures/legacy/sample-attributes.ts";
import { findPhp, isSkipped, titleOf } from "./peers/find-peers.ts";

const php = { ...findPhp(), name: "PHP SoapServer" };
const sessionId = "0123456789abcdef-0123456789abcdef";

async function untilReachable(address: string): Promise<void> {
  const reachable = (): Promise<boolean> =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await reachable())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.skipIf(isSkipped(php))(titleOf(php), () => {
  describe.each(specifiedVersions)("with the WSDL file of version %s", (version) => {
    let server: ChildProcess;
    let legacy: LegacyIdentity;

    beforeAll(async () => {
      if (php.program === undefined) throw new Error(`${php.name} is required: ${php.advice}`);
      const port = await freePort();
      const script = fileURLToPath(new URL("peers/soap-server.php", import.meta.url));
      server = spawn(php.program, ["-S", `127.0.0.1:${port}`, script], {
        stdio: "ignore",
        env: { ...process.env, WSDL: wsdlPath(version) },
      });
      const address = `http://127.0.0.1:${port}`;
      await untilReachable(address);
      legacy = createLegacyIdentity({
        version,
        environment: { legacyPages: address, legacyMutualTls: address },
        atsId: "ARES_1",
        fetch: (url, init) => fetch(url, init),
        retry: false,
      });
    });

    afterAll(async () => {
      legacy.close();
      const ended = once(server, "exit");
      server.kill();
      await ended;
    });

    it("[SOAP-04] answers heartBeat", async () => {
      await expect(legacy.heartBeat()).resolves.toStrictEqual({
        status: "OK",
        code: "0",
        message: "Služba běží & <odpovídá>",
        otherElements: [],
        otherAttributes: [],
      });
    });

    it("[SOAP-05] [SOAP-06] answers authConfirmation with the attributes of the version", async () => {
      const { attributes, userRequestIp, otherElements } = await legacy.authConfirmation(sessionId);
      const all: Readonly<Record<string, unknown>> = {
        ...sampleAttributes["4.2"],
        ...{ UzivatelId: "aWRlbnRpZmllcg==", Username: sessionId, Jmeno: 'Jiří "<&>"', TitulPred: "" },
        Pracoviste: { Id: "P01", KodAdresy: 21698231 },
      };
      const names = attributeNames[version].filter((name) => name !== "DatumUmrti");
      expect(attributes).toStrictEqual(Object.fromEntries(names.map((name) => [name, all[name]])));
      expect(userRequestIp).toBe("0.0.0.0");
      expect(otherElements).toEqual([]);
    });

    it("[SOAP-05] answers SESSION_NOT_FOUND", async () => {
      await expect(legacy.authConfirmation(`${sessionId}-unknown`)).rejects.toMatchObject({
        code: "ERR_LEGACY",
        reason: "session-not-found",
      });
    });

    it("answers a fault", async () => {
      await expect(legacy.authConfirmation(`${sessionId}-fault`)).rejects.toMatchObject({
        code: "ERR_LEGACY",
        reason: "fault",
        faultCode: "SOAP-ENV:Server",
        // The server's text quotes the session id.
        faultString: undefined,
      });
    });
  });
});
