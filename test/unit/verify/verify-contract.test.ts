import { describe, expect, it } from "vitest";
import type { FetchInit, RegistryOperationId } from "ares-caais";
import {
  InvalidInputError,
  registryDocument,
  verifyContract,
  type Finding,
  type VerificationOptions,
  type VerificationReport,
} from "ares-caais/verify";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly lists: readonly [list: null | object | string | number | readonly unknown[] | readonly number[]][];
  readonly options: readonly [field: string, wrong: object][];
  /** A record, the codes of a list by the source that publishes them, and the places, lists and values that are reported. */
  readonly codeLists: readonly {
    readonly when: string;
    readonly record: object;
    readonly sources: Readonly<Record<string, readonly string[]>>;
    readonly expected?: readonly (readonly [pointer: string, value: string, count: number])[];
  }[];
};

const environment = {
  registry: "https://registry.test/rest",
  oidc: "https://oidc.test",
  oidcMutualTls: "https://mtls.test",
};
const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const chyba = (status: number): Response => json({ kod: "NENALEZENO" }, status);

/** The examples of the contract as a service; some operations may answer something else. */
function answerExample(
  url: string,
  { method = "GET" }: FetchInit = {},
  others: Partial<Record<RegistryOperationId, unknown>> = {},
): Response {
  const path = new URL(url).pathname.slice("/rest".length);
  if (path.endsWith("/1")) return chyba(400);
  if (path.endsWith("/00000000") || path.endsWith("/cislo-davky/0")) return chyba(404);
  for (const { id, ...operation } of Object.values(registryOperations)) {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    if (operation.method === method && pattern.test(path))
      return json(others[id] ?? registryExamples[id].responses[200]);
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
/** The operations that need no earlier response. */
const examples = new Set(
  Object.values(registryOperations).map(({ id, method, path }) => {
    const example: { readonly parameters?: object; readonly request?: unknown } = registryExamples[id];
    const values = new Map<string, unknown>(Object.entries({ ...example.parameters }));
    return `${method} ${environment.registry}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))}`;
  }),
);
const broken = (): Promise<never> => Promise.reject(new TypeError("fetch failed"));

describe("verifyContract", () => {
  it.each(tables.lists)("[REL-02] reports %j in place of every list, and sends no query made of it", async (list) => {
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

  it("[KIT-04] keeps the request limit", async () => {
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

  it.each([
    [{ timeout: 7_000, deadline: 90_000, retry: false }, 7_000],
    [{ timeout: 7_000, deadline: 5_000 }, 5_000],
  ] as const)("[KIT-04] gives each document of the identity service the timeout of a call: %j", async (times, most) => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const { report, time } = await verify(never, { operations: [], identity: {}, ...times });
    const rule = `no complete answer within ${most} ms from oidc.test:443`;
    expect(report.findings).toMatchObject([
      { kind: "failed", operation: "discovery", rule },
      { kind: "failed", operation: "jwks", rule },
    ]);
    expect(time).toBe(2 * most);
  });

  it("[KIT-04] requests an invented subject when a registry names none", async () => {
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

  it("[KIT-04] calls an unreachable service three times, and counts no operation as verified", async () => {
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

  it("[KIT-04] reports failed calls as findings, and continues while others are answered", async () => {
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

  it("[KIT-04] stops after a block", async () => {
    let left = 30;
    const page = (): Response => new Response("<html/>", { status: 403, headers: { "content-type": "text/html" } });
    const { report, requests } = await verify((url, init) => (left-- > 0 ? answerExample(url, init) : page()));
    expect(requests).toHaveLength(31);
    expect(report.exitCode).toBe(2);
    const reasons = new Set(report.findings.filter(({ kind }) => kind === "failed").map(({ rule }) => rule));
    expect(reasons).toContain("was not verified: the service blocks this client");
  });

  it("verifies the given parts in the order of the contract, without addresses of other services", async () => {
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

  it("requests the subjects that the caller names", async () => {
    const samples = { ico: ["12345679", "ARES_12345678"], detailsPerSource: 1 };
    const found = { pocetCelkem: 2, ekonomickeSubjekty: [{ icoId: "12345670" }, { icoId: "12345679" }] };
    const answer = (url: string, init: FetchInit): Response =>
      url.endsWith("-vr/vyhledat") ? json(found) : answerExample(url, init);
    const { requests } = await verify(answer, { samples, operations: ["vratEkonomickySubjektVr"] });
    expect(requests).toContain("GET https://registry.test/rest/ekonomicke-subjekty-vr/12345679");
    expect(requests).toContain("GET https://registry.test/rest/ekonomicke-subjekty-vr/ARES_12345678");
  });

  it("stops reading a response at the limit of each service", async () => {
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

  it("throws the errors of a caller's function, and does not report them as findings", async () => {
    const bug = new Error("a bug");
    await expect(verify(() => Promise.reject(bug))).rejects.toBe(bug);
    const onProgress = (): void => {
      throw bug;
    };
    await expect(verify(answerExample, { onProgress })).rejects.toBe(bug);
  });

  it.each([...tables.options, ["environment.oidc", { environment: { registry: environment.registry }, identity: {} }]])(
    "refuses a wrong %s before any call",
    async (field, wrong) => {
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
    },
  );
});

/** The findings when some operations answer something else than the examples. */
async function findingsOf(others: Partial<Record<RegistryOperationId, unknown>>): Promise<readonly Finding[]> {
  // The keys are names of operations.
  const operations = Object.keys(others) as RegistryOperationId[];
  const options = { operations, requestsPerMinute: Infinity, samples: { ico: ["90000021"], detailsPerSource: 1 } };
  return (await verify((url, init) => answerExample(url, init, others), options)).report.findings;
}

describe("the findings of verifyContract", () => {
  const [addresses, lists] = ["vyhledejStandardizovaneAdresy", "vyhledejCiselnik"] as const;
  const examplesOf = (id: RegistryOperationId): object => registryExamples[id].responses[200];

  /** The value with what stands so deep in it replaced. */
  function replaced(value: unknown, depth: number, wrong: (value: unknown) => unknown): unknown {
    if (depth === 0 || typeof value !== "object" || value === null) return wrong(value);
    if (Array.isArray(value)) return value.map((item) => replaced(item, depth - 1, wrong));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, depth - 1, wrong)]));
  }
  const isLeaf = (value: unknown): boolean => typeof value !== "object" || value === null;
  const broken: readonly [depth: number, wrong: (value: unknown) => unknown][] = [
    [20, () => ({})],
    [20, (value) => (typeof value === "string" ? "x".repeat(3000) : typeof value === "number" ? -1e15 : value)],
    ...[1, 2, 3, 4].map((depth): [number, (value: unknown) => unknown] => [
      depth,
      (value) => (isLeaf(value) ? value : "no object"),
    ]),
  ];

  it.each(Object.keys(registryOperations) as RegistryOperationId[])(
    "[KIT-04] name for every broken rule of %s its place in the contract's document",
    async (id) => {
      const places = new Set<string>();
      for (const [depth, wrong] of broken) {
        for (const { operation, keyword, schemaPath } of await findingsOf({
          [id]: replaced(examplesOf(id), depth, wrong),
        })) {
          if (operation === id && keyword !== undefined) places.add(`${schemaPath ?? "nowhere"} of ${keyword}`);
        }
      }
      for (const place of places) {
        const [path = "", keyword = ""] = place.split(" of ");
        expect(path.endsWith(`/${keyword}`), place).toBe(true);
        const rule = (names: string): unknown =>
          names
            .slice(2)
            .split("/")
            .reduce<unknown>(
              (node, name) => (isLeaf(node) ? undefined : Reflect.get(Object(node), name)),
              registryDocument,
            );
        // The bounds of int32 are a format in the document.
        expect(rule(path) ?? rule(path.replace(/\/(?:minimum|maximum)$/, "/format")), place).toBeDefined();
      }
      expect(places.size).toBeGreaterThan(1);
    },
  );

  it("[KIT-04] come sorted by severity, then in the order of the contract", async () => {
    const findings = await findingsOf({
      [addresses]: { ...examplesOf(addresses), nove: 1, pocetCelkem: "1" },
      [lists]: { ...examplesOf(lists), nove: 1, ciselniky: "none" },
    });
    const known = findings.filter(({ operation }) => operation === addresses || operation === lists);
    expect(known.map(({ severity, operation, pointer }) => [severity, operation, pointer])).toEqual([
      ["error", lists, "/ciselniky"],
      ["error", addresses, "/pocetCelkem"],
      ["notice", lists, "/nove"],
      ["notice", addresses, "/nove"],
    ]);
  });

  it("[KIT-04] include at most a thousand notices, which hide neither an error nor that there were more", async () => {
    const names = Array.from({ length: 1200 }, (_, index) => [`nove${index}`, 1] as const);
    const answer = { ...examplesOf(addresses), ...Object.fromEntries(names), pocetCelkem: "1" };
    const { report } = await verify((url, init) => answerExample(url, init, { [addresses]: answer }), {
      operations: [addresses],
    });
    expect(report.findings).toHaveLength(1001);
    expect(report.findings[0]).toMatchObject({ severity: "error", pointer: "/pocetCelkem" });
    expect(report.totals).toMatchObject({ errors: 1, notices: 1000, omitted: 200 });
  });

  it("show a name of the service only when it looks like one", async () => {
    const hidden = ["Jan Novák", "ico90000021", "\u001b[31m", "", "x".repeat(65), "12", "a/b"];
    const names = ["noveUdaje", "nové_2", ...hidden].map((name) => [name, 1] as const);
    const found = await findingsOf({ [addresses]: { ...examplesOf(addresses), ...Object.fromEntries(names) } });
    expect(found.map(({ pointer, count }) => [pointer, count])).toEqual([
      ["/(name not shown)", hidden.length],
      ["/noveUdaje", 1],
      ["/nové_2", 1],
    ]);
  });

  it.each(tables.codeLists)(
    "[KIT-04] report a value of a code list when $when",
    async ({ record, sources, expected = [] }) => {
      const detail = "vratEkonomickySubjekt";
      const ciselniky = Object.entries(sources).map(([zdrojCiselniku, codes]) => ({
        ...{ kodCiselniku: "L", zdrojCiselniku },
        polozkyCiselniku: codes.map((kod) => ({ kod, nazev: [{ kodJazyka: "cs", nazev: kod }] })),
      }));
      const found = await findingsOf({ [detail]: { icoId: "90000021", ...record }, [lists]: { ciselniky } });
      const unknown = found.filter(({ operation, rule }) => operation === detail && rule.includes("code list"));
      expect(
        unknown.map(({ pointer, rule, count }) => [pointer, rule.replace("is not in the code list ", ""), count]),
      ).toEqual(expected);
      for (const finding of unknown) expect(finding).toMatchObject({ severity: "notice", kind: "unknown-value" });
    },
  );
});
