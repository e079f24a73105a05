import { X509Certificate } from "node:crypto";
import { getResponse, type HttpHandler } from "msw";
import { createLegacyIdentity, createRegistry, type Fetch } from "ares-caais";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { legacyHandler, registryHandler, sample, testCertificate } from "ares-caais/testing";
import { verifyContract } from "ares-caais/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionDefaults } from "../../scripts/reference/option-defaults.ts";
import { environments } from "../../generated/environments.gen.ts";
import { readTable } from "../fixtures/documents/read-table.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";

/** The defaults in docstrings, by option: the page is made from them. */
const documented = new Map(
  readTable("docs/api/defaults.md", "Defaults").map(([option = "", said = ""]) => [option.slice(1, -1), said]),
);
/** The defaults that clients read from tables, which the page has to have. */
const ofTables = optionDefaults();
/** Values that stand in docstrings alone; the other docstrings describe their source in words. */
const values = new Map(
  [...documented].flatMap(([option, said]) =>
    /^[`\d]/.test(said) && !ofTables.has(option) ? [[option, readValue(said)] as const] : [],
  ),
);

/** A value as it stands in code; with words behind it, the text. */
function readValue(said: string): unknown {
  const [, text] = /^`([^`]*)`$/.exec(said) ?? [];
  if (text === undefined) return said;
  return text === "Infinity"
    ? Infinity
    : JSON.parse(text.replaceAll(/(?<=\d)_/g, "").replaceAll(/([{,] )(\w+):/g, '$1"$2":'));
}

/** Returns a default by what the package does. */
type Observer = () => unknown;

const ico = "90000021";
const none = "another value";
const failing = (): Promise<never> => Promise.reject(new TypeError("fetch failed"));
const isDone = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** The environment and the network whose addresses are called. */
function publishedAt(called: string): readonly [environment: string, network: string][] {
  return Object.entries(environments).flatMap(([environment, networks]) =>
    Object.entries(networks).flatMap(([network, { oidc }]): [string, string][] =>
      called.startsWith(`${oidc}/`) ? [[environment, network]] : [],
    ),
  );
}
async function verifiedAddress(): Promise<readonly [environment: string, network: string] | undefined> {
  const operations = ["vyhledejCiselnik"] as const;
  const { addresses } = await verifyContract({ fetch: failing, retry: false, operations, identity: {} });
  return publishedAt(`${addresses["identity"] ?? ""}/`)[0];
}

/** The path of a list look-up, and the number of its concurrent requests: before the first response, and at most. */
async function lookUpMany(): Promise<{ readonly path: string | undefined; readonly underWay: readonly number[] }> {
  const controller = new AbortController();
  const answers: (() => void)[] = [];
  const { registry, clock, seen } = createFakeService(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] });
  });
  const inputs = Array.from({ length: 30_000 }, (_, index) => 10_000_000 + index);
  const results = registry.lookup(inputs, { signal: controller.signal });
  const readAll = async (): Promise<void> => {
    for await (const { status } of results) expect(status).toBe("missing");
  };
  const ended = isDone(readAll());
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(0);
  };
  for (let turn = 0; turn < 100 && answers.length === 0; turn += 1) await settle();
  await settle();
  const underWay = [answers.length];
  for (let answered = 0; answered < 20; answered += 1) {
    answers.shift()?.();
    await settle();
  }
  underWay.push(answers.length);
  controller.abort("seen");
  for (const answer of answers) answer();
  await ended;
  return { path: seen[0]?.path, underWay };
}

/** Whether a second call at once waits until a time. */
async function waitsForTurn(milliseconds: number): Promise<boolean> {
  const { registry, clock, seen } = createFakeService(() => Response.json({ ico }), { requestsPerMinute: undefined });
  await registry.vratEkonomickySubjekt({ ico });
  await clock.advance(milliseconds);
  const second = registry.vratEkonomickySubjekt({ ico });
  await clock.advance(0);
  const hasWaited = seen.length === 1;
  await clock.run(second);
  return hasWaited;
}
/** Whether a handler answers one request only. */
async function answersOnce(handler: HttpHandler, call: (fetch: Fetch) => Promise<unknown>): Promise<boolean> {
  const fetch: Fetch = async (url, init) => (await getResponse([handler], new Request(url, init))) ?? failing();
  expect(await isDone(call(fetch))).toBe(true);
  return !(await isDone(call(fetch)));
}

/** Defaults of the Fetch standard and of SOAP, and those of the sandbox on which its own tests rely. */
const elsewhere = [
  "FetchInit.method",
  "FetchInit.repeatable",
  "LegacyAnswers.status",
  "SandboxOptions.ports",
  "TestIdentityProviderOptions.behaviour",
];

describe("a default has the value of its docstring:", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox();
  });
  afterAll(() => sandbox.close());

  /** A fault of which nothing else is said. */
  const slowFault = (service: "identity" | "legacy"): { service?: string; delay?: number | undefined } => {
    sandbox.faults.set({ service, kind: "slow" });
    return { ...sandbox.faults.list().find((fault) => fault.service === service) };
  };

  const observers: Readonly<Record<string, Observer>> = {
    "VerificationOptions.environment": async () => (await verifiedAddress())?.[0],
    "VerificationOptions.network": async () => (await verifiedAddress())?.[1],
    "CommonClientOptions.retry": () => {
      const retry = ["retries", "minDelay", "maxDelay", "maxRetryAfter"] as const;
      const said = (name: string): unknown => readValue(`\`${ofTables.get(`RetryOptions.${name}`) ?? ""}\``);
      return Object.fromEntries(retry.map((name) => [name, said(name)]));
    },
    "LoginOptions.state": async () => {
      const { pending } = await createFakeProvider()
        .identity()
        .beginLogin({ scope: ["openid"] });
      const secrets = [pending.state, pending.nonce, pending.codeVerifier];
      const [bytes, ...others] = secrets.map((text) => Buffer.from(text, "base64url").byteLength);
      expect(others).toEqual([bytes, bytes]);
      return `${String(bytes)} random bytes in base64url`;
    },
    "LookupOptions.source": async () => ((await lookUpMany()).path === "/ekonomicke-subjekty/vyhledat" ? "ares" : none),
    "LookupOptions.concurrency": async () => (await lookUpMany()).underWay.join(" to "),
    "RegistryChange.afterRequests": () => {
      const { subjects } = sandbox.registry;
      sandbox.registry.change({ remove: [ico] });
      return sandbox.registry.subjects === subjects - 1 ? "0, it happens at once" : none;
    },
    "SampleOptions.seed": () => {
      const [unsaid, first, second] = [{}, { seed: 0 }, { seed: 1 }].map((options) =>
        sample("EkonomickySubjekt", {}, options),
      );
      expect(second).not.toEqual(unsaid);
      expect(first).toEqual(unsaid);
      return "0, the fullest example of the contract";
    },
    "IdentityFaultSetting.delay": () => slowFault("identity").delay,
    "LegacyFaultSetting.delay": () => slowFault("legacy").delay,
    "RegistryHandlerOptions.once": () =>
      answersOnce(registryHandler("vyhledejCiselnik"), (fetch) =>
        createRegistry({ fetch, retry: false }).vyhledejCiselnik({ kodCiselniku: "PravniForma" }),
      ),
    "LegacyHandlerOptions.once": () =>
      answersOnce(legacyHandler("heartBeat", {}, { version: "4.2" }), (fetch) =>
        createLegacyIdentity({ version: "4.2", atsId: "AIS", fetch, retry: false }).heartBeat(),
      ),
    "TestCertificateOptions.commonName": async () =>
      new X509Certificate((await testCertificate()).cert).subject.replace("CN=", ""),
  };

  it("the page lists the tables' defaults", () => {
    expect(ofTables.size).toBeGreaterThan(20);
    for (const [option, said] of ofTables) {
      // Words may follow the value.
      expect(`${documented.get(option)?.replaceAll("`", "") ?? ""}, `, option).toContain(`${said}, `);
    }
  });

  it("each default that no table has is observed", () => {
    const observed = [...Object.keys(observers), ...elsewhere];
    expect(observed.toSorted()).toEqual([...values.keys()].toSorted());
  });

  it.each(Object.entries(observers))("%s", async (option, observe) => {
    expect(await observe()).toEqual(values.get(option));
  });

  it("[REG-16] RegistryOptions.requestsPerMinute", async () => {
    const perMinute = Number(ofTables.get("RegistryOptions.requestsPerMinute"));
    // The budget counts with a minute and a millisecond.
    const interval = 60_001 / perMinute;
    expect([await waitsForTurn(interval - 0.01), await waitsForTurn(interval)]).toEqual([true, false]);
  });
});
