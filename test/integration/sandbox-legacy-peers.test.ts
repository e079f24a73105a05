import { join } from "node:path";
import { createLegacyIdentity } from "ares-caais/legacy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { legacyEndpointPath, legacyPages } from "../../generated/environments.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { namespaces, wsdlPath } from "../fixtures/legacy/legacy-service.ts";
import { makeFolder } from "../fixtures/folder.ts";
import { useSandbox } from "./sandbox-client.ts";
import { findPhp, findPython, isSkipped, runPeer, titleOf } from "./peers/find-peers.ts";

/** Their answers fit the schema in every version, so that strict readers read them. */
const users = [
  ...["novakova.jana", "kral.petr", "svoboda.nia", "nguyen.linh", "spravce.lokalni", "utajena.osoba"],
  ...["znaky.zvlastni", "vzor.vse"],
];

const php = findPhp();
const zeep = findPython("zeep", "python3-zeep");
const context = useSandbox();
let folder: ReturnType<typeof makeFolder>;

beforeAll(() => {
  const { cert, key, ca } = context.sandbox.client.tls;
  folder = makeFolder({ "ca.pem": ca, "client.pem": `${cert}\n${key}` });
});
afterAll(() => {
  folder.remove();
});

/** Arguments that both peers take last. */
async function callArguments(): Promise<string[]> {
  const { loginPath, clientParameter, sessionParameter } = legacyPages;
  const { environment, client } = context.sandbox;
  const loginUrl = `${environment.legacyPages}${loginPath}?${clientParameter}=${client.clientId}`;
  const sessionIds: string[] = [];
  for (const username of users) {
    const callback = new URL(await context.sandbox.logIn(loginUrl, username));
    sessionIds.push(callback.searchParams.get(sessionParameter) ?? "");
  }
  return [join(folder.path, "ca.pem"), join(folder.path, "client.pem"), ...sessionIds];
}

const endpoint = (): string => context.sandbox.environment.legacyMutualTls + legacyEndpointPath;

/** The expected values of a peer: those of our own client that are not empty, the user's id decoded. */
async function expected(username: string, version: LegacyVersion): Promise<unknown> {
  const { environment, client } = context.sandbox;
  const legacy = createLegacyIdentity({ environment, version, atsId: client.clientId, tls: client.tls });
  const callback = await context.sandbox.logIn(legacy.loginUrl(), username);
  const { attributes } = await legacy.authConfirmation(legacy.sessionId(callback));
  legacy.close();
  return withoutEmpty({ ...attributes, UzivatelId: atob(attributes.UzivatelId ?? "") });
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutEmpty(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined && !isEmpty(member)));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

const peers = [
  {
    peer: php,
    run: async (version: LegacyVersion) =>
      runPeer(php, "confirm-with-soap-client.php", [wsdlPath(version), endpoint(), ...(await callArguments())]),
  },
  {
    peer: zeep,
    run: async (version: LegacyVersion) =>
      runPeer(zeep, "confirm_with_zeep.py", [
        wsdlPath(version),
        endpoint(),
        namespaces[version],
        ...(await callArguments()),
      ]),
  },
];

for (const { peer, run } of peers) {
  describe.skipIf(isSkipped(peer))(titleOf(peer), () => {
    it.each(legacyVersions)(
      "[SOAP-05] [KIT-02] reads every attribute of version %s over mutual TLS",
      async (version) => {
        expect(await run(version)).toEqual({
          heartBeat: "OK",
          users: await Promise.all(users.map((username) => expected(username, version))),
          again: "SESSION_NOT_FOUND",
        });
      },
    );
  });
}
