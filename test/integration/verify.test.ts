import { describe, expect, it } from "vitest";
import { registryOperations, registryVersion, type Fetch } from "ares-caais";
import { formatReport, verifyContract, type Finding, type VerificationOptions } from "ares-caais/verify";
import { mergePatch } from "../fixtures/merge-patch.ts";
import { readYaml } from "../fixtures/read-yaml.ts";
import { useSandbox } from "./sandbox-client.ts";

const context = useSandbox();

/** An answer before it is sent on. */
interface Broken {
  status: number;
  type: string;
  /** Parsed JSON. */
  body: Record<string, unknown>;
  /** Sent instead of the body. */
  text?: string;
}

const rows = readYaml(import.meta.url) as readonly (Partial<Broken> & {
  readonly title: string;
  readonly of: "known" | number;
  readonly patch?: object;
  readonly expected: readonly string[];
  readonly exitCode?: number;
})[];

/** Verifies the sandbox, where some answers are broken on their way. */
async function verify(
  operations: VerificationOptions["operations"],
  breakAnswer: (answer: Broken, path: string, request: Record<string, unknown>) => void = () => undefined,
): ReturnType<typeof verifyContract> {
  const { sandbox } = context;
  const fetch: Fetch = async (url, init = {}) => {
    const response = await sandbox.fetch(url, init);
    const body = (await response.json()) as Record<string, unknown>;
    const answer: Broken = { status: response.status, type: response.headers.get("content-type") ?? "", body };
    const path = new URL(url).pathname.replace(new URL(sandbox.environment.registry).pathname, "");
    const request: unknown = typeof init.body === "string" ? JSON.parse(init.body) : {};
    breakAnswer(answer, path, request as Record<string, unknown>);
    const text = answer.text ?? JSON.stringify(answer.body);
    return new Response(text, { status: answer.status, headers: { "content-type": answer.type } });
  };
  return verifyContract({
    environment: sandbox.environment,
    fetch,
    retry: false,
    requestsPerMinute: Infinity,
    // Subjects that never change, so that the counts are known.
    samples: { ico: ["90000021", "90000048"], detailsPerSource: 2 },
    ...(operations === undefined ? {} : { operations }),
  });
}

const detail = "vratEkonomickySubjekt";
const known = (path: string): boolean => /^\/ekonomicke-subjekty\/9\d{7}$/.test(path);
const worse = (findings: readonly Finding[]): Finding[] => findings.filter(({ severity }) => severity !== "notice");

describe("verification of the sandbox", () => {
  it("[KIT-04] calls every operation of the three interfaces and finds no deviation", async () => {
    const { sandbox } = context;
    const { clientId: atsId, tls } = sandbox.client;
    const calls: string[] = [];
    const report = await verifyContract({
      environment: sandbox.environment,
      fetch: sandbox.fetch,
      requestsPerMinute: Infinity,
      // A bankrupt person: whether a batch tells of one depends on the day.
      samples: { ico: ["90000951"] },
      identity: {},
      legacy: { version: "4.2", atsId, tls },
      onProgress: ({ call, operation }) => {
        expect(call).toBe(calls.length + 1);
        calls.push(operation);
      },
    });
    expect(worse(report.findings)).toEqual([]);
    // Only what changes nothing is sent.
    expect(new Set(Object.values(registryOperations).map(({ readOnly }) => readOnly))).toEqual(new Set([true]));
    const all = Object.keys(registryOperations).length + 3;
    expect(report).toMatchObject({ contract: registryVersion, result: "fits", exitCode: 0 });
    expect(report.totals).toMatchObject({
      operations: all,
      verified: all,
      calls: calls.length,
      errors: 0,
      failures: 0,
    });
    expect(report.operations.map(({ operation }) => operation)).toEqual([
      ...Object.keys(registryOperations),
      ...["discovery", "jwks", "heartBeat"],
    ]);
    for (const { operation, statuses, calls: made } of report.operations) {
      expect(calls.filter((one) => one === operation)).toHaveLength(made);
      expect(Object.values(statuses).reduce((sum, times) => sum + times, 0)).toBe(made);
      expect(statuses[200], operation).toBeGreaterThan(0);
      // One expected 400 and one expected 404 of every source.
      if (operation.startsWith("vratEkonomicky")) expect(statuses, operation).toMatchObject({ 400: 1, 404: 1 });
    }
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(formatReport(report)).toMatch(
      /\n(\d+) of \1 operations verified with \d+ calls: 0 errors, 0 failures, \d+ notices\.\nThe service fits the contract\.\n$/,
    );
  });

  /** Describes findings: severity, kind, place and count; then the first place, and the rule. */
  function told(findings: readonly Finding[], operation: string): string[] {
    expect(new Set(findings.map((finding) => finding.operation))).toEqual(
      new Set(findings.length > 0 ? [operation] : []),
    );
    return findings.flatMap(
      ({ severity, kind, status, pointer, keyword, rule, count, example = "nowhere", schemaPath = "no rule" }) => [
        `${[severity, kind, status, pointer, keyword].filter((part) => part !== undefined).join(" ")}: ${rule} (${count})`,
        ...(example === "nowhere" && schemaPath === "no rule" ? [] : [`  first ${example}, by ${schemaPath}`]),
      ],
    );
  }

  it.each(rows)("[KIT-04] reports exactly $title", async ({ of, patch, expected, exitCode = 1, ...broken }) => {
    const report = await verify([detail], (answer, path) => {
      if (of === "known" ? !known(path) : of !== answer.status) return;
      Object.assign(answer, broken);
      mergePatch(answer.body, patch);
    });
    expect(told(report.findings, detail)).toEqual(expected);
    expect(report.exitCode).toBe(exitCode);
    for (const secret of ["Jan Novák", "8001011234", "9F2P"]) expect(JSON.stringify(report)).not.toContain(secret);
  });

  it("[KIT-04] reports a broken rule once, although a schema and its base both state it", async () => {
    const operation = "vratEkonomickySubjektRes";
    const { findings } = await verify([operation], ({ body }, path) => {
      if (/^\/ekonomicke-subjekty-res\/9\d{7}$/.test(path)) body["zaznamy"] = [{}, 1, 2];
    });
    expect(told(findings, operation)).toEqual([
      "error schema 200 /zaznamy/* type: must be object (4)",
      "  first /zaznamy/1, by #/components/schemas/EkonomickySubjektZaklad/type",
    ]);
  });

  it("[KIT-04] reports a list without its number and its items, and accepts an empty one", async () => {
    const search = "vyhledejSeznamEkonomickychSubjektuRes";
    const answered = (body: Broken["body"]): ReturnType<typeof verify> =>
      verify([search], (answer, path) => {
        if (path === "/ekonomicke-subjekty-res/vyhledat") answer.body = body;
      });
    expect(told((await answered({})).findings, search)).toEqual([
      "error missing 200 /ekonomickeSubjekty: is missing (1)",
      "error missing 200 /pocetCelkem: is missing (1)",
    ]);
    expect(await answered({ pocetCelkem: 0 })).toMatchObject({ findings: [], result: "fits" });
  });

  it("does not report a deviation of an operation that only served to find subjects", async () => {
    const report = await verify(["vratEkonomickySubjektCeu"], ({ body }, path) => {
      if (path.includes("notifikace")) body["nove"] = 1;
    });
    expect(report.operations.map(({ operation }) => operation)).toEqual(["vratEkonomickySubjektCeu"]);
    expect(report).toMatchObject({ findings: [], result: "fits" });
  });

  it("[KIT-04] checks the discovery document and the key set as a client does", async () => {
    const { sandbox } = context;
    const documents = async (change: (document: Record<string, unknown>, url: string) => void): Promise<unknown> => {
      const fetch: Fetch = async (url, init) => {
        const document = (await (await sandbox.fetch(url, init)).json()) as Record<string, unknown>;
        change(document, url);
        return Response.json(document);
      };
      const report = await verifyContract({ environment: sandbox.environment, fetch, operations: [], identity: {} });
      expect(report.addresses).toEqual({ identity: sandbox.environment.oidc });
      return report.findings.map(({ severity, operation, rule }) => [severity, operation, rule]);
    };
    expect(await documents(() => undefined)).toEqual([]);
    expect(
      await documents((document, url) => {
        if (url.includes("openid-configuration"))
          document["token_endpoint_auth_methods_supported"] = ["client_secret_post"];
      }),
    ).toEqual([["error", "discovery", "token_endpoint_auth_methods_supported must list tls_client_auth"]]);
    expect(
      await documents((document, url) => {
        if (url.includes("jwks")) document["keys"] = [];
        else document["authorization_endpoint"] = "https://login.example/start";
      }),
    ).toEqual([
      ["error", "jwks", "keys must hold an asymmetric key for signatures that can be used"],
      ["notice", "discovery", "names another authorization address than the contract: https://login.example/start"],
    ]);
    expect(
      await documents((document, url) => {
        if (!url.includes("jwks")) document["id_token_signing_alg_values_supported"] = ["EdDSA"];
      }),
    ).toEqual([["error", "jwks", "keys must hold one for EdDSA, which the discovery document lists"]]);
  });

  it("[KIT-04] distinguishes a failing legacy service from one that breaks the contract", async () => {
    const { sandbox } = context;
    const { clientId: atsId } = sandbox.client;
    const heartBeat = async (answer: Response): Promise<unknown> => {
      const legacy = { version: "4.2", atsId, fetch: () => Promise.resolve(answer) } as const;
      const { environment } = sandbox;
      const report = await verifyContract({ environment, operations: [], retry: false, legacy });
      return [report.exitCode, report.operations[0]?.statuses, ...report.findings.map(({ rule }) => rule)];
    };
    const certificate = { timestamp: "2026-01-01T00:00:00Z", status: 401, error: "Unauthorized", path: "/" };
    expect(await heartBeat(Response.json(certificate, { status: 401 }))).toEqual([
      ...[2, { 401: 1 }, "the service refused the client certificate"],
    ]);
    const html = new Response("<html/>", { headers: { "content-type": "text/html" } });
    expect(await heartBeat(html)).toEqual([
      ...[1, { 200: 1 }, "200 (text/html) with data of another media type than the contract's"],
    ]);
  });
});
