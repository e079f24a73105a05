import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { createLegacyIdentity } from "../../src/legacy/index.ts";
import { createBarePost } from "./bare-https.ts";
import type { LegacyReplay } from "./legacy-server.ts";

/** The first call of a process, from the creation of the client on: with `bare` that of a bare node:https POST. */
const [who = "", argument = "{}"] = process.argv.slice(2);
// The server says what it is.
const { address, ca, cert, key, requests } = JSON.parse(argument) as LegacyReplay;

async function callBare(): Promise<void> {
  const client = createBarePost({ cert, key, ca });
  const { headers, body } = requests.heartBeat;
  await client.post(address + legacyEndpointPath, headers, body);
  client.close();
}

async function callOwn(): Promise<void> {
  const environment = { legacyPages: address, legacyMutualTls: address };
  const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: "BENCH", tls: { cert, key, ca } });
  await legacy.heartBeat();
  legacy.close();
}

const start = performance.now();
await (who === "bare" ? callBare() : callOwn());
process.send?.(performance.now() - start);
process.disconnect();
