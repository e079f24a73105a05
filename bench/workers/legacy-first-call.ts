import { Agent } from "node:https";
import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { createLegacyIdentity } from "../../src/legacy/index.ts";
import type { LegacyReplay } from "./legacy-server.ts";
import { postTo, readService, sendBare, timeFirstCall } from "./worker.ts";

const { address, ca, cert, key, requests } = readService() as LegacyReplay;
await timeFirstCall({
  bare: () => {
    const { headers, body } = requests.heartBeat;
    return sendBare(new Agent({ cert, key, ca }), postTo(address + legacyEndpointPath, headers, body), body);
  },
  own: async () => {
    const environment = { legacyPages: address, legacyMutualTls: address };
    using legacy = createLegacyIdentity({ version: "4.2", environment, atsId: "BENCH", tls: { cert, key, ca } });
    await legacy.heartBeat();
  },
});
