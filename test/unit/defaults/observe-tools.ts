import { createServer, type AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { Command } from "commander";
import { getResponse, type HttpHandler } from "msw";
import { vi } from "vitest";
import {
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  type Fetch,
  type FetchInit,
  type Hooks,
} from "ares-caais";
import { createTestIdentityProvider, legacyHandler, registryHandler, sample } from "ares-caais/testing";
import { verifyContract } from "ares-caais/verify";
import { createContext } from "../../../src/cli/context.ts";
import { createProgress } from "../../../src/cli/progress.ts";
import { createSink } from "../../../src/cli/streams.ts";
import { createProgram } from "../../../src/cli/run.ts";
import { readDocument } from "../../../src/cli/commands/verify.ts";
import { addServiceOptions, readServiceOptions } from "../../../src/cli/service-options.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { lifetime } from "./default-row.ts";
import { validFor } from "./observe-sandbox.ts";

const failing = (): Promise<never> => Promise.reject(new TypeError("fetch failed"));

/** The addresses that a verification calls of which none is said. */
export async function verifiedAddresses(): Promise<unknown> {
  const options = { fetch: failing, retry: false, operations: ["vyhledejCiselnik"], identity: {} } as const;
  const { addresses } = await verifyContract(options);
  return addresses;
}

/** How many details of one source a verification asks for. */
export async function detailsPerSource(): Promise<number> {
  const clock = createFakeClock();
  const details = new Set<string>();
  const icos = Array.from({ length: 50 }, (_, index) => String(10_000_000 + index));
  const answer = (url: string, { method = "GET" }: FetchInit = {}): Promise<Response> => {
    const ico = /\/ekonomicke-subjekty\/(1\d{7})$/.exec(url)?.[1];
    if (method === "GET" && ico !== undefined) details.add(ico);
    const subjects = icos.map((one) => sample("EkonomickySubjekt", { ico: one }));
    const body =
      ico === undefined ? { pocetCelkem: 50, ekonomickeSubjekty: subjects } : sample("EkonomickySubjekt", { ico });
    return Promise.resolve(Response.json(body));
  };
  const operations = ["vratEkonomickySubjekt"] as const;
  await clock.run(verifyContract({ fetch: answer, clock, operations, samples: { ico: icos }, retry: false }));
  return details.size;
}

/** Seconds for which the tokens of the provider for tests are valid, by their claims and by the answer. */
export async function testTokenLifetimes(): Promise<unknown> {
  const provider = await createTestIdentityProvider({ clientId: "AIS" });
  const identity = createIdentity({
    clientId: "AIS",
    redirectUri: "https://ais.example/callback",
    tls: provider.tls,
    fetch: async (url, init) => (await getResponse([...provider.handlers], new Request(url, init))) ?? failing(),
  });
  const login = await identity.beginLogin({ scope: ["openid"] });
  const { accessToken, idToken } = await identity.completeLogin(provider.callback(login), login);
  return { access: validFor(accessToken), identity: validFor(idToken) };
}

/** The seed of a sample of which none is said; the first of some that gives the same. */
export function sampleSeed(): number {
  const wanted = JSON.stringify(sample("EkonomickySubjekt"));
  return [0, 1, 2, 3].findIndex((seed) => JSON.stringify(sample("EkonomickySubjekt", {}, { seed })) === wanted);
}

/** Whether handlers answer one request only. */
export async function handlersOnce(): Promise<{ registry: boolean; legacy: boolean }> {
  const through = (handler: HttpHandler): Fetch => {
    return async (url, init) => (await getResponse([handler], new Request(url, init))) ?? failing();
  };
  const registry = createRegistry({ fetch: through(registryHandler("vyhledejCiselnik")), retry: false });
  const legacy = createLegacyIdentity({
    version: "4.2",
    atsId: "AIS",
    fetch: through(legacyHandler("heartBeat", {}, { version: "4.2" })),
    retry: false,
  });
  const once = async (call: () => Promise<unknown>): Promise<boolean> => {
    await call();
    return call().then(
      () => false,
      () => true,
    );
  };
  return {
    registry: await once(() => registry.vyhledejCiselnik({ kodCiselniku: "PravniForma" })),
    legacy: await once(() => legacy.heartBeat()),
  };
}

/** Every option of the command line that has a default of its own. */
export function optionDefaults(): Record<string, unknown> {
  const silent = new PassThrough();
  const { commands } = createProgram(() => Promise.resolve(), { stdout: silent, stderr: silent });
  return Object.fromEntries(
    commands.flatMap((command) =>
      command.options.flatMap(({ long, defaultValue }) =>
        defaultValue === undefined ? [] : [[`${command.name()} ${String(long)}`, defaultValue as unknown]],
      ),
    ),
  );
}

/** The longest attempt of a call with much time for all of them. */
export async function longestAttempt(): Promise<number | undefined> {
  const command = addServiceOptions(new Command("test"), {}).parse(["--timeout", "100000"], { from: "user" });
  const context = createContext(process, new AbortController().signal, {});
  const { client } = await readServiceOptions<never>(command, {}, context, () => ({}));
  return client.timeout;
}

/** When an attempt to read a document ends that is never answered, and when all of them do. */
export async function documentTimes(): Promise<{ timeout: number; deadline: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server has an address of this shape.
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const chance = vi.spyOn(Math, "random").mockReturnValue(0.99);
  try {
    const failures: number[] = [];
    const begun = performance.now();
    let ended: number | undefined;
    const hooks: Hooks = { onFailure: ({ duration }) => void failures.push(duration) };
    const { signal } = new AbortController();
    void readDocument(`http://127.0.0.1:${port}/`, { ca: undefined, proxy: false, client: { hooks } }, signal).catch(
      () => (ended = performance.now() - begun),
    );
    while (ended === undefined) await vi.advanceTimersToNextTimerAsync();
    return { timeout: Math.round(failures[0] ?? Number.NaN), deadline: Math.round(ended) };
  } finally {
    server.close();
    chance.mockRestore();
    vi.useRealTimers();
  }
}

/** How long work goes on before a person is told, and the time between two changes of what he is told. */
export async function progressTimes(): Promise<{ patience: number; pause: number }> {
  const shownAfter = (before: number | undefined): Promise<number> =>
    lifetime((milliseconds) => {
      let now = 0;
      let written = 0;
      const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
      stderr.on("data", () => undefined);
      stderr.write = () => Boolean((written += 1));
      const progress = createProgress(stderr, () => now);
      if (before !== undefined) {
        now = before;
        progress.show("first");
      }
      now += milliseconds;
      const shown = written;
      progress.show("next");
      return written === shown;
    });
  return { patience: await shownAfter(undefined), pause: await shownAfter(1_000_000) };
}

/** The columns of a terminal that does not say how many it has. */
export function usualColumns(): number | undefined {
  return createSink(Object.assign(new PassThrough(), { isTTY: true }), {}, new AbortController().signal).columns;
}
