import { endpoints } from "../../generated/identity.gen.ts";
import { createIdentity } from "../../src/identity/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { at, ratioOf, timeAlternately, type Contender, type Timing } from "../compare.ts";
import type { Row } from "../table.ts";
import type { IdentityReplay } from "./identity-server.ts";

const rounds = 60;
const callsPerRound = 50;

const [argument = "{}"] = process.argv.slice(2);
// The server says what it is.
const service = JSON.parse(argument) as IdentityReplay;
const { address, issuer, clientId, redirectUri, callback, pending, refreshToken, requests } = service;
const tls = { cert: service.cert, key: service.key, ca: service.ca };
const environment = { oidc: address, oidcMutualTls: address };
const identity = createIdentity({ environment, issuer, clientId, redirectUri, tls });
const fetch = createHttpsFetch(tls);

/** The same form over the same transport, its answer read as JSON. */
async function post({ headers, body }: (typeof requests)["refresh"]): Promise<void> {
  const response = await fetch(address + endpoints.token.path, { method: "POST", headers, body });
  if (!("access_token" in ((await response.json()) as object))) throw new Error("the service answered something else");
}

const calls = (name: string, call: () => Promise<unknown>): Contender => ({
  name,
  run: async () => {
    for (let done = 0; done < callsPerRound; done += 1) await call();
  },
});

/** Milliseconds of a round as microseconds of one call. */
const perCall = ({ fast, median }: Timing): string =>
  [fast, median].map((milliseconds) => ((milliseconds / callsPerRound) * 1_000).toFixed(0)).join(" / ");

const contenders = [
  calls("bare POST of the form of completeLogin", () => post(requests.completeLogin)),
  calls("completeLogin, both tokens verified", () => identity.completeLogin(callback, pending)),
  calls("bare POST of the form of refresh", () => post(requests.refresh)),
  calls("refresh, both tokens verified", () => identity.refresh(refreshToken)),
];
// The first rounds run before the code is compiled.
await timeAlternately(contenders, 5);
const timings = await timeAlternately(contenders, rounds);
const rows: Row[] = timings.map((timing, index) => ({
  what: timing.name,
  figure: `${perCall(timing)} µs`,
  // Each stands behind its baseline.
  ...(index % 2 === 0 ? {} : { ratio: ratioOf(timing, at(timings, index - 1)) }),
}));
identity[Symbol.dispose]();
fetch.close();
process.send?.(rows);
process.disconnect();
