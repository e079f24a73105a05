import { endpoints } from "../../generated/identity.gen.ts";
import { createIdentity } from "../../src/identity/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { at, repeat, timeAlternately } from "../compare.ts";
import { rowOf } from "../table.ts";
import type { IdentityReplay } from "./identity-server.ts";
import { readService, report } from "./worker.ts";

const callsPerRound = 50;
const { address, callback, pending, refreshToken, requests, options } = readService() as IdentityReplay;
const identity = createIdentity(options);
const fetch = createHttpsFetch(options.tls);

/** The same form over the same transport, its answer read as JSON. */
async function post({ headers, body }: (typeof requests)["refresh"]): Promise<void> {
  const response = await fetch(address + endpoints.token.path, { method: "POST", headers, body });
  if (!("access_token" in ((await response.json()) as object))) throw new Error("the service answered something else");
}

const contenders = [
  repeat("bare POST of the form of completeLogin", callsPerRound, () => post(requests.completeLogin)),
  repeat("completeLogin, both tokens verified", callsPerRound, () => identity.completeLogin(callback, pending)),
  repeat("bare POST of the form of refresh", callsPerRound, () => post(requests.refresh)),
  repeat("refresh, both tokens verified", callsPerRound, () => identity.refresh(refreshToken)),
];
const timings = await timeAlternately(contenders, 60, 5);
identity.close();
fetch.close();
// Each stands behind its baseline.
report(timings.map((timing, index) => rowOf(timing, at(timings, index - (index % 2)), "µs")));
