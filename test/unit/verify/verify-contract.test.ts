import { describe, expect, it } from "vitest";
import type { FetchInit } from "ares-caais";
import {
  InvalidInputError,
  verifyContract,
  type VerificationOptions,
  type VerificationReport,
} from "ares-caais/verify";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const environment = {
  registry: "https://registry.test/rest",
  oidc: "https://oidc.test",
  oidcMutualTls: "https://mtls.test",
};
const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const chyba = (status: number): Response => json({ kod: "NENALEZENO" }, status);

/** The examples of the contract as a service. */
function answerExample(url: string, { method = "GET" }: FetchInit = {}): Response {
  const path = new URL(url).pathname.slice("/rest".length);
  if (path.endsWith("/1")) return chyba(400);
  if (path.endsWith("/00000000") || path.endsWith("/cislo-davky/0")) return chyba(404);
  for (const operation of Object.values(registryOperations)) {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    if (operation.method === method && pattern.test(path)) return json(registryExamples[operation.id].responses[200]);
  }
  return json({ status: 404, error: "Not Found", path }, 404);
}

/** Verifies a service that is a function, on a clock that goes only when it is told to. */
async function verify(
  answer: (url: string, init: FetchInit) => Response | Promise<Response>,
  options: VerificationOptions = {},
): Promise<{ report: VerificationReport; requests: string[]; time: number }> {
  const clock = createFakeClock();
  const requests: string[] = [];
  const report = await clock.run(
    verifyContract({
      environment,
      clock,
      fetch: async (url, init = {}) => {
        requests.push(`${init.method ?? "GET"} ${url}`);
        return answer(url, init);
      },
      ...options,
    }),
  );
  expect(clock.pending).toBe(0);
  return { report, requests, time: clock.now() };
}
const all = Object.keys(registryOperations).length;
/** What needs no other answer first. */
const examples = new Set(
  Object.values(registryOperations).map(({ id, method, path }) => {
    const example: { readonly parameters?: object; readonly request?: unknown } = registryExamples[id];
    const values = new Map<string, unknown>(Object.entries({ ...example.parameters }));
    return `${method} ${environment.registry}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))}`;
  }),
);
const broken = (): Promise<never> => Promise.reject(new TypeError("fetch failed"));

describe("verifyContract", () => {
  it("[KIT-04] finds nothing in the contract's own examples, and calls every operation", async () => {
    const { report, requests } = await verify(answerExample, { requestsPerMinute: Infinity });
    expect(report.findings.filter(({ severity }) => severity !== "notice")).toEqual([]);
    expect(report).toMatchObject({ totals: { operations: all, verified: all, calls: requests.length }, exitCode: 0 });
    // Only what changes nothing is sent.
    const called = new Set(report.operations.map(({ operation }) => operation));
    expect(Object.values(registryOperations).filter(({ id, readOnly }) => called.has(id) && !readOnly)).toEqual([]);
  });

  it.each([
    [null],
    [{}],
    ["x"],
    [7],
    [[null]],
    [[1, 1.5, -1]],
    [[[]]],
    [[{ cisloDavky: 1.5, icoId: 7, kodCiselniku: null, psc: "x" }, { cisloDavky: -1 }]],
  ])("[REL-02] reports %j in place of every list, and sends no query that it would make", async (list) => {
    const { report, requests } = await verify(
      async (url, init) => {
        const answer = answerExample(url, init);
        if (!url.endsWith("/vyhledat") && !url.includes("/cislo-davky/")) return answer;
        const data = (await answer.clone().json()) as Readonly<Record<string, unknown>>;
        const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
        return json({ ...data, ...Object.fromEntries(lists.map(([name]) => [name, list])) });
      },
      { requestsPerMinute: Infinity },
    );
    expect(report).toMatchObject({ result: "deviates", exitCode: 1 });
    for (const { id, ...operation } of Object.values(registryOperations)) {
      if (!("items" in operation)) continue;
      const pointers = report.findings.flatMap((finding) =>
        finding.operation === id && finding.kind === "schema" ? [finding.pointer] : [],
      );
      expect(pointers).toContainEqual(expect.stringMatching(new RegExp(`^/${operation.items}`)));
    }
    for (const request of requests) {
      if (!examples.has(request)) expect(request).toMatch(/(\/vyhledat|\/(ARES_)?\d+)$/);
    }
  });

  it("[KIT-04] keeps to the budget of requests", async () => {
    const { requests, time } = await verify(answerExample, { requestsPerMinute: 60 });
    expect(time).toBeGreaterThan((requests.length - 1) * 1000);
    expect(requests.length).toBeGreaterThan(80);
  });

  it("[KIT-04] repeats a call that a transient failure ended, and counts it once", async () => {
    let failures = 2;
    const operations = ["vyhledejStandardizovaneAdresy"] as const;
    const answer = (url: string, init: FetchInit): Response =>
      failures-- > 0 ? new Response("", { status: 503 }) : answerExample(url, init);
    const { report, requests } = await verify(answer, { operations });
    expect(requests).toHaveLength(3);
    expect(report.operations).toEqual([
      { service: "registry", operation: operations[0], calls: 1, statuses: { 200: 1 }, verified: true },
    ]);
  });

  it("[KIT-04] repeats the request for a document of the identity service too", async () => {
    let failures = 1;
    const documents: Record<string, unknown> = { "/.well-known/openid-configuration": {}, "/oauth2/jwks": {} };
    const answer = (url: string): Response =>
      failures-- > 0 ? new Response("", { status: 503 }) : json(documents[new URL(url).pathname]);
    const { report, requests } = await verify(answer, { operations: [], identity: {} });
    expect(requests).toHaveLength(3);
    expect(report.operations.map(({ operation, statuses }) => [operation, statuses])).toEqual([
      ["discovery", { 200: 1 }],
      ["jwks", { 200: 1 }],
    ]);
  });

  it("[KIT-04] a registry that names no subjects is asked for one that it does not have", async () => {
    const asked: unknown[] = [];
    const answer = (url: string, init: FetchInit): Response => {
      if (!url.endsWith("/ekonomicke-subjekty/vyhledat") || typeof init.body !== "string") return json({});
      asked.push(JSON.parse(init.body));
      return json({ pocetCelkem: 0, ekonomickeSubjekty: [] });
    };
    await verify(answer, { operations: ["vyhledejEkonomickeSubjekty"] });
    expect(asked).toContainEqual({ ico: ["00000000"], pocet: 1 });
    expect(asked).not.toContainEqual(expect.objectContaining({ ico: [] }));
  });

  it("[KIT-04] a service that is away is asked three times, and no operation counts as verified", async () => {
    const { report, requests } = await verify(broken, { retry: false });
    expect(requests).toHaveLength(3);
    expect(report).toMatchObject({
      result: "unverified",
      exitCode: 2,
      totals: { verified: 0, failures: all, errors: 0 },
    });
    expect(report.findings.map(({ operation }) => operation)).toEqual(Object.keys(registryOperations));
    expect(report.findings[0]?.rule).toBe("was not verified: the service cannot be reached");
  });

  it("[KIT-04] failed calls are findings and no end, however many, as long as others are answered", async () => {
    const isSearch = (url: string): boolean => /-\w+\/vyhledat$/.test(url) && !url.includes("notifikace");
    const searches = Object.values(registryOperations).filter(({ path }) => isSearch(path));
    const { report } = await verify((url, init) => (isSearch(url) ? broken() : answerExample(url, init)), {
      ...{
        retry: false,
        requestsPerMinute: Infinity,
        operations: Object.values(registryOperations).map(({ id }) => id),
      },
    });
    const failed = report.findings.filter(({ severity }) => severity === "failure");
    expect(failed.map(({ operation }) => operation)).toEqual(searches.map(({ id }) => id));
    expect(new Set(failed.map(({ rule }) => rule))).toEqual(
      new Set(["the service could not be reached or closed the connection at registry.test:443"]),
    );
    expect(report).toMatchObject({ exitCode: 2, totals: { verified: all - searches.length, errors: 0 } });
    expect(searches.length).toBeGreaterThan(3);
  });

  it("[KIT-04] a block ends the calls at once", async () => {
    let left = 30;
    const page = (): Response => new Response("<html/>", { status: 403, headers: { "content-type": "text/html" } });
    const { report, requests } = await verify((url, init) => (left-- > 0 ? answerExample(url, init) : page()));
    expect(requests).toHaveLength(31);
    expect(report.exitCode).toBe(2);
    const reasons = new Set(report.findings.filter(({ kind }) => kind === "failed").map(({ rule }) => rule));
    expect(reasons).toContain("was not verified: the service blocks this client");
  });

  it("verifies what it is asked to, in the order of the contract, and no address of another service is needed", async () => {
    const operations = ["vyhledejStandardizovaneAdresy", "vyhledejCiselnik"] as const;
    const { report, requests } = await verify(answerExample, {
      operations,
      environment: { registry: environment.registry },
    });
    expect(report.operations.map(({ operation }) => operation)).toEqual(["vyhledejCiselnik", operations[0]]);
    expect(requests.some((request) => request.includes("/ekonomicke-subjekty"))).toBe(false);
    const nothing = await verify(answerExample, { operations: [], environment: {} });
    expect(nothing).toMatchObject({ requests: [], report: { operations: [], result: "unverified" } });
  });

  it("asks for the subjects that the caller names", async () => {
    const samples = { ico: ["12345679", "ARES_12345678"], detailsPerSource: 1 };
    const found = { pocetCelkem: 2, ekonomickeSubjekty: [{ icoId: "12345670" }, { icoId: "12345679" }] };
    const answer = (url: string, init: FetchInit): Response =>
      url.endsWith("-vr/vyhledat") ? json(found) : answerExample(url, init);
    const { requests } = await verify(answer, { samples, operations: ["vratEkonomickySubjektVr"] });
    expect(requests).toContain("GET https://registry.test/rest/ekonomicke-subjekty-vr/12345679");
    expect(requests).toContain("GET https://registry.test/rest/ekonomicke-subjekty-vr/ARES_12345678");
  });

  it("reads no more of an answer than it is allowed to, of each service", async () => {
    const large = (): Promise<Response> => Promise.resolve(new Response("x".repeat(101)));
    const legacy = { version: "4.2", atsId: "MY_AIS", fetch: large } as const;
    const { findings } = await verifyContract({
      environment: { ...environment, legacyPages: "https://pages.test", legacyMutualTls: "https://soap.test" },
      ...{ fetch: large, legacy, identity: {}, operations: ["vratEkonomickySubjekt"], samples: { ico: ["90000021"] } },
      ...{ maxAnswerBytes: 100, retry: false },
    });
    const told = findings.filter(({ rule }) => rule.includes("larger than 100 bytes"));
    const operations = told.map(({ operation }) => operation);
    expect(operations).toEqual(
      expect.arrayContaining(["vyhledejEkonomickeSubjekty", "discovery", "jwks", "heartBeat"]),
    );
  });

  it("ends with the reason of its signal, between calls and during one", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const options = { environment, signal: controller.signal, requestsPerMinute: Infinity };
    let calls = 0;
    const fetch = (url: string, init: FetchInit = {}): Promise<Response> => {
      calls += 1;
      if (calls === 5) controller.abort(reason);
      return Promise.resolve(answerExample(url, init));
    };
    await expect(verifyContract({ ...options, fetch })).rejects.toBe(reason);
    expect(calls).toBe(5);
    await expect(verifyContract({ ...options, fetch })).rejects.toBe(reason);
    expect(calls).toBe(5);
  });

  it("what a function of the caller's own throws is not passed off as a finding", async () => {
    const bug = new Error("a bug");
    await expect(verify(() => Promise.reject(bug))).rejects.toBe(bug);
    const onProgress = (): void => {
      throw bug;
    };
    await expect(verify(answerExample, { onProgress })).rejects.toBe(bug);
  });

  it.each([
    ["operations[1]", { operations: ["vyhledejCiselnik", "smazVse"] }],
    ["operations", { operations: "vyhledejCiselnik" }],
    ["samples.ico[0]", { samples: { ico: ["1"] } }],
    ["samples.detailsPerSource", { samples: { detailsPerSource: 0 } }],
    ["samples.detailsPerSource", { samples: { detailsPerSource: 1.5 } }],
    ["icos", { samples: { icos: [] } }],
    ["signal", { signal: {} }],
    ["onProgress", { onProgress: true }],
    ["timeout", { timeout: 0 }],
    ["environment.registry", { environment: {} }],
    ["environment.oidc", { environment: { registry: environment.registry }, identity: {} }],
    ["environment", { environment: "test" }],
    ["client", { identity: { client: "X" } }],
    ["issuer", { issuer: "https://oidc.test" }],
    ["tls", { environment: "test", operations: [], legacy: { version: "4.2", atsId: "A" } }],
  ])("refuses a wrong %s before any call", async (field, wrong) => {
    let calls = 0;
    const fetch = (): Promise<Response> => {
      calls += 1;
      return Promise.resolve(json({}));
    };
    // As JavaScript may call it.
    const options = { environment, fetch, ...wrong } as VerificationOptions;
    const error: unknown = await verifyContract(options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field });
    expect(calls).toBe(0);
  });
});
