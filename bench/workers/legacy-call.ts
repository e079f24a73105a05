import { readFileSync } from "node:fs";
import { Client, ClientSSLSecurity, WSDL } from "soap";
import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { createLegacyIdentity } from "../../src/legacy/index.ts";
import { at, ratioOf, timeAlternately, type Contender, type Timing } from "../compare.ts";
import { atLeast, atMost, type Row } from "../table.ts";
import { createBarePost } from "./bare-https.ts";
import type { LegacyReplay } from "./legacy-server.ts";

const rounds = 60;
const callsPerRound = 100;
/** A new handshake for each call takes many times as long. */
const connectingCallsPerRound = 8;

const [argument = "{}"] = process.argv.slice(2);
// The server says what it is.
const { address, ca, cert, key, sessionId, requests } = JSON.parse(argument) as LegacyReplay;
const endpoint = address + legacyEndpointPath;

const environment = { legacyPages: address, legacyMutualTls: address };
const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: "BENCH", tls: { cert, key, ca } });
const keepingBare = createBarePost({ cert, key, ca });
const connectingBare = createBarePost({ cert, key, ca }, false);

/** The same request, its answer read as text. */
async function post(bare: typeof keepingBare, { headers, body }: (typeof requests)["heartBeat"]): Promise<void> {
  if (!(await bare.post(endpoint, headers, body)).includes("OK"))
    throw new Error("the service answered something else");
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

/** Gives the milliseconds of one call, the mean of a round. */
const calls = (name: string, count: number, call: () => Promise<unknown>): Contender => ({
  name,
  run: async () => {
    const start = performance.now();
    for (let done = 0; done < count; done += 1) await call();
    return (performance.now() - start) / count;
  },
});

const reason =
  "an answer is read, checked and decoded into its type, while the bare POST only takes its text; the larger the answer, the more.";

const soapReason = "on a busy machine the sending, which both have in common, takes most of the time.";

const perCall = ({ fast, median }: Timing): string =>
  `${(fast * 1_000).toFixed(0)} / ${(median * 1_000).toFixed(0)} µs`;

const operations = [
  {
    name: "heartBeat",
    peer: "connection kept",
    most: 1.15,
    count: callsPerRound,
    bare: () => post(keepingBare, requests.heartBeat),
    own: () => legacy.heartBeat(),
    soap: (client: Client) => callSoap(client, "heartBeatAsync", {}),
  },
  {
    // The session id may be sent once, so the client makes a connection for each call.
    name: "authConfirmation",
    peer: "a connection for each call",
    most: 1.4,
    count: connectingCallsPerRound,
    bare: () => post(connectingBare, requests.authConfirmation),
    own: () => legacy.authConfirmation(sessionId),
    soap: (client: Client) => callSoap(client, "authConfirmationAsync", { sessionId }),
  },
];

const rows: Row[] = [];
for (const operation of operations) {
  const contenders = [
    calls(`${operation.name}: bare node:https POST, ${operation.peer}`, operation.count, operation.bare),
    calls(`${operation.name}: ares-caais`, operation.count, operation.own),
    calls(`${operation.name}: soap, connection kept, against ares-caais`, callsPerRound, () => operation.soap(keeping)),
    calls(`${operation.name}: soap, a connection for each call, against ares-caais`, connectingCallsPerRound, () =>
      operation.soap(connecting),
    ),
  ];
  // The first rounds run before the code is compiled.
  await timeAlternately(contenders, 5);
  const timings = await timeAlternately(contenders, rounds);
  const bare = at(timings, 0);
  const own = at(timings, 1);
  const kept = at(timings, 2);
  const connected = at(timings, 3);
  const ratio = ratioOf(own, bare);
  const gain = ratioOf(kept, own);
  // Where each call has a handshake of its own, that is nearly all of its time.
  const target = operation.count === callsPerRound ? atLeast(1.5, gain, soapReason) : {};
  rows.push(
    { what: bare.name, figure: perCall(bare) },
    { what: own.name, figure: perCall(own), ratio, ...atMost(operation.most, ratio, reason) },
    { what: kept.name, figure: perCall(kept), ratio: gain, ...target },
    { what: connected.name, figure: perCall(connected), ratio: ratioOf(connected, own) },
  );
}
legacy.close();
keepingBare.close();
connectingBare.close();
process.send?.(rows);
process.disconnect();
