import fc from "fast-check";
import { getResponse } from "msw";
import { expect } from "vitest";
import { stringify } from "yaml";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registryHandlers } from "ares-caais/testing";
import { compareDocuments, formatChanges, formatReport, registryDocument, verifyContract } from "ares-caais/verify";
import { jsonChanges, lettersChanges } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { answerChanges } from "../../fixtures/fuzz/http.ts";

const environment = { registry: "https://registry.test" };
const handlers = registryHandlers({ environment });
const ids = fc.constantFrom(...Object.values(registryOperations).map(({ id }) => id));
const operations = fc.uniqueArray(ids, { minLength: 1, maxLength: 3 });
/** Every answer is changed alike, so that the report has something to say. */
const inputs = fc.record({ operations, change: answerChanges(jsonChanges), ico: fc.constantFrom([], ["90000005"]) });
const results = { share: 2, outcomes: ["deviates", "unverified"] };
fuzz("[REL-10] verifyContract reports on any answers", results, inputs, ({ change, ico, ...wanted }) => ({
  read: async () => {
    const options = { ...wanted, environment, retry: false, requestsPerMinute: Infinity, samples: { ico } } as const;
    const report = await verifyContract({
      ...options,
      fetch: async (url, { method = "GET", body } = {}) => {
        const sent = typeof body === "string" ? { body, headers: { "content-type": "application/json" } } : {};
        const answer = await getResponse(handlers, new Request(url, { method, ...sent }));
        return (await change.apply(answer ?? Response.json({}, { status: 404 }))).response;
      },
    });
    expect(formatReport(report)).not.toBe("");
    expect(report.operations).toHaveLength(wanted.operations.length);
    return report.result;
  },
  told: String,
}));

const schema = { $ref: "#/components/schemas/A" };
/** A small document with what a document can have. */
const small = {
  ...{ openapi: "3.0.3", info: { title: "x", version: "1" }, security: [{ a: [] }] },
  servers: [{ url: "https://{host}/x", variables: { host: { default: "a", enum: ["a", "b"] } } }],
  paths: {
    "/x/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", pattern: "^a$" } }],
      get: { operationId: "x", responses: { "2XX": { content: { "application/json": { schema } } } } },
    },
  },
  components: {
    securitySchemes: { a: { type: "oauth2", flows: { password: { tokenUrl: "/t", scopes: { s: "S" } } } } },
    schemas: {
      A: { allOf: [{ $ref: "#/components/schemas/C" }, { required: ["a"], properties: { a: { enum: ["1", null] } } }] },
      B: { oneOf: [schema, { minimum: 1, nullable: true }], discriminator: { propertyName: "d", mapping: { c: "C" } } },
      C: { type: "object", additionalProperties: { not: {} }, properties: { c: schema } },
    },
  },
};
const yaml = [
  "&a ",
  "*a",
  "!!js/function ",
  "!!binary ",
  "? ",
  "<<: ",
  "---\n",
  "%YAML 1.1\n",
  "|\n  x\n",
  ".nan",
  "{a: ",
];
const documents = fc.oneof(
  fc.record({ ours: fc.constantFrom(small, registryDocument), json: jsonChanges, isParsed: fc.boolean() }),
  fc.record({ letters: lettersChanges, insert: fc.constantFrom("", ...yaml), at: fc.nat(1_500) }),
);
fuzz("[REL-10] compareDocuments compares any documents", { share: 2 }, documents, (change) => {
  const ours = "ours" in change ? change.ours : small;
  let theirs: string | object = "";
  if ("letters" in change) {
    const text = change.letters.apply(stringify(small));
    theirs = text.slice(0, change.at) + change.insert + text.slice(change.at);
  } else {
    theirs = change.json.apply(JSON.stringify(ours));
    // What is no JSON cannot be given as a value.
    if (change.isParsed && change.json.harmless) theirs = JSON.parse(theirs) as object;
  }
  return {
    read: () => {
      const changes = compareDocuments(ours, theirs);
      return [formatChanges(changes), ...changes].slice(1);
    },
    check: ({ data }) => {
      if ("json" in change && change.json.harmless) expect(data).toEqual([]);
    },
  };
});
