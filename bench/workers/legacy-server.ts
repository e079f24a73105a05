import { createLegacyIdentity } from "../../src/legacy/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { at } from "../compare.ts";
import { recording, startReplay, type Recorded, type RecordedRequest, type Replay } from "./recording.ts";

/** The options for a client of the replayed service. */
export interface LegacyReplay extends Replay {
  readonly cert: string;
  readonly key: string;
  readonly sessionId: string;
  readonly requests: Readonly<Record<"heartBeat" | "authConfirmation", RecordedRequest>>;
}

/** The user with a value for every attribute. */
const username = "vzor.vse";

const sandbox = await createSandbox();
const { clientId: atsId, tls } = sandbox.client;
const kept: Recorded[] = [];
const fetch = createHttpsFetch(tls);
const { environment } = sandbox;
const legacy = createLegacyIdentity({ version: "4.2", environment, atsId, fetch: recording(fetch, kept) });
await legacy.heartBeat();
const sessionId = legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), username));
await legacy.authConfirmation(sessionId);
fetch.close();
await sandbox.close();

const heartBeat = at(kept, 0);
const authConfirmation = at(kept, 1);
const replay = await startReplay(tls.ca, (_path, body) =>
  body.includes("authConfirmationRequest") ? authConfirmation : heartBeat,
);
const requests = { heartBeat: heartBeat.request, authConfirmation: authConfirmation.request };
const { cert, key } = tls;
const ready: LegacyReplay = { ...replay, cert, key, sessionId, requests };
process.send?.(ready);
