import { readFileSync } from "node:fs";
import { Agent } from "node:https";
import { Client, ClientSSLSecurity, WSDL } from "soap";
import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { createLegacyIdentity } from "../../src/legacy/index.ts";
import { at, ratioOf, repeat, timeAlternately } from "../compare.ts";
import { atLeast, rowOf, type Row } from "../table.ts";
import type { LegacyReplay } from "./legacy-server.ts";
import { postTo, readService, report, sendBare } from "./worker.ts";

const callsPerRound = 100;
/** A new handshake for each call takes many times as long. */
const connectingCallsPerRound = 8;

const { address, ca, cert, key, sessionId, requests } = readService() as LegacyReplay;
const endpoint = address + legacyEndpointPath;

const environment = { legacyPages: address, legacyMutualTls: address };
const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: "BENCH", tls: { cert, key, ca } });

/** The same request by Node alone, its answer read as text. */
function bareCall({ headers, body }: (typeof requests)["heartBeat"], keepAlive: boolean): () => Promise<void> {
  const agent = new Agent({ keepAlive, ca, cert, key });
  const options = postTo(endpoint, headers, body);
  return async () => {
    if (!(await sendBare(agent, options, body)).includes("OK")) throw new Error("the service answered something else");
  };
}

const wsdl = new WSDL(readFileSync("wsdl/GetCredential_v4_2.wsdl", "utf8"), "", {});
await new Promise<void>((resolve, reject) => {
  wsdl.onReady((error?: Error | null) => {
    if (error == null) resolve();
    else reject(error);
  });
});
/** soap's own client; unless it is told `forever`, it makes a connection for each call. */
function soapClient(options: { readonly forever?: true }): Client {
  const client = new Client(wsdl, endpoint);
  client.setSecurity(new ClientSSLSecurity(Buffer.from(key), Buffer.from(cert), [Buffer.from(ca)], options));
  return client;
}
const keeping = soapClient({ forever: true });
const connecting = soapClient({});
type SoapMethod = "heartBeatAsync" | "authConfirmationAsync";
/** A call by the names of the WSDL, which the types of soap leave open. */
async function callSoap(client: Client, method: SoapMethod, input: object): Promise<void> {
  const call = client[method] as (input: object) => Promise<readonly { readonly status: string }[]>;
  const [result] = await call(input);
  if (result?.status !== "OK") throw new Error("the service answered something else");
}

const reason =
  "an answer is read, checked and decoded into its type, while the bare POST only takes its text; the larger the answer, the more.";

const soapReason = "on a busy machine the sending, which both have in common, takes most of the time.";

const operations = [
  {
    name: "heartBeat",
    peer: "connection kept",
    most: 1.15,
    count: callsPerRound,
    bare: bareCall(requests.heartBeat, true),
    own: () => legacy.heartBeat(),
    soap: (client: Client) => callSoap(client, "heartBeatAsync", {}),
  },
  {
    // The session id may be sent once, so the client makes a connection for each call.
    name: "authConfirmation",
    peer: "a connection for each call",
    most: 1.4,
    count: connectingCallsPerRound,
    bare: bareCall(requests.authConfirmation, false),
    own: () => legacy.authConfirmation(sessionId),
    soap: (client: Client) => callSoap(client, "authConfirmationAsync", { sessionId }),
  },
];

const rows: Row[] = [];
for (const operation of operations) {
  const { name, peer, count } = operation;
  const contenders = [
    repeat(`${name}: bare node:https POST, ${peer}`, count, operation.bare),
    repeat(`${name}: ares-caais`, count, operation.own),
    repeat(`${name}: soap, connection kept, against ares-caais`, callsPerRound, () => operation.soap(keeping)),
    repeat(`${name}: soap, a connection for each call, against ares-caais`, connectingCallsPerRound, () =>
      operation.soap(connecting),
    ),
  ];
  const timings = await timeAlternately(contenders, 60, 5);
  const [bare, own, kept, connected] = [at(timings, 0), at(timings, 1), at(timings, 2), at(timings, 3)];
  // Where each call has a handshake of its own, that is nearly all of its time.
  const target = count === callsPerRound ? atLeast(1.5, ratioOf(kept, own), soapReason) : {};
  rows.push(
    rowOf(bare, bare, "µs"),
    rowOf(own, bare, "µs", { times: operation.most, reason }),
    { ...rowOf(kept, own, "µs"), ...target },
    rowOf(connected, own, "µs"),
  );
}
legacy.close();
report(rows);
