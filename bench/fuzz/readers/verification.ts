import fc from "fast-check";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { defaultAnswer } from "../../../src/testing/registry/respond.ts";
import { formatReport, verifyContract, type VerificationReport } from "../../../src/verify/index.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { editAnswer, httpEdits } from "../edits/http.ts";
import { editJson, jsonEdits } from "../edits/json.ts";
import type { Reader } from "../reader.ts";
import { findRoute } from "../../../src/sandbox/registry/route.ts";

const base = "/rest";
/** A verification asks for several answers. */
const mostText = 100_000;
const ids = Object.values(registryOperations).map(({ id }) => id);

const recipes = fc.record({
  operations: fc.uniqueArray(fc.constantFrom<RegistryOperationId[]>(...ids), { minLength: 1, maxLength: 3 }),
  /** Every answer is changed alike, so that the report has something to say. */
  json: jsonEdits,
  http: httpEdits,
  ico: fc.boolean(),
});

const verification: Reader = {
  name: "verifyContract",
  share: 2,
  open: () => ({
    attempts: attempts(recipes, ({ operations, json, http, ico }) => ({
      read: async () => {
        const report = await verifyContract({
          environment: { registry: `https://registry.test${base}` },
          ...{ operations, retry: false, requestsPerMinute: Infinity, samples: ico ? { ico: ["90000005"] } : {} },
          fetch: (url, { method = "GET", body } = {}) => {
            const route = findRoute(method, new URL(url).pathname, base);
            if (typeof route === "number") return Promise.resolve(Response.json({}, { status: route }));
            const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
            const answer = defaultAnswer(route.id, 200, { parameters: route.parameters, body: sent });
            const text = editJson(answer, json, mostText);
            return Promise.resolve(editAnswer({ status: 200, type: "application/json", body: text }, http).respond());
          },
        });
        return { report, text: formatReport(report) };
      },
      check: ({ data }) => {
        if (data === undefined) return;
        const { report } = data as { readonly report: VerificationReport };
        holds(report.operations.length === operations.length, "a report lost an operation");
        if (json.length === 0 && http.status !== undefined && http.status >= 500) {
          holds(report.result !== "fits", "a service that fails is said to fit");
        }
      },
      told: (data) => (data as { readonly report: VerificationReport }).report.result,
    })),
  }),
};

/** Answers of a service that is verified. */
export const verificationReaders: readonly Reader[] = [verification];
