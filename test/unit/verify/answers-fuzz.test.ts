import fc from "fast-check";
import { getResponse } from "msw";
import { expect } from "vitest";
import { stringify } from "yaml";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registryHandlers } from "ares-caais/testing";
import { compareDocuments, formatChanges, formatReport, registryDocument, verifyContract } from "ares-caais/verify";
import { byteEdits, edit, editAnswer, jsonAnswers, jsonEdits, parse } from "../../fixtures/fuzz/edits.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

const environment = { registry: "https://registry.test" };
const handlers = registryHandlers({ environment });
const ids = fc.constantFrom(...Object.values(registryOperations).map(({ id }) => id));
const operations = fc.uniqueArray(ids, { minLength: 1, maxLength: 3 });
/** Every answer is changed alike, so that the report has something to say. */
const inputs = fc.record({ operations, change: jsonAnswers, ico: fc.constantFrom([], ["90000005"]) });
const results = { share: 2, outcomes: ["deviates", "unverified"] };
fuzz("[REL-10] verifyContract reports on any answers", results, inputs, ({ change, ico, operations }) => {
  const options = { operations, environment, retry: false, requestsPerMinute: Infinity, samples: { ico } } as const;
  const fetch = async (url: string, { method = "GET", body }: { method?: string; body?: unknown } = {}) => {
    const sent = typeof body === "string" ? { body, headers: { "content-type": "application/json" } } : {};
    const answer = await getResponse(handlers, new Request(url, { method, ...sent }));
    return (await editAnswer(answer ?? Response.json({}, { status: 404 }), change)).response;
  };
  return {
    read: async () => {
      const report = await verifyContract({ ...options, fetch });
      expect(formatReport(report)).not.toBe("");
      expect(report.operations).toHaveLength(operations.length);
      return report.result;
    },
    check: ({ data }) => data,
  };
});

/** A small document with all that a document can have. */
const small = `{ "openapi": "3.0.3", "info": { "title": "x", "version": "1" }, "security": [{ "a": [] }],
  "servers": [{ "url": "https://{host}/x", "variables": { "host": { "default": "a", "enum": ["a", "b"] } } }],
  "paths": { "/x/{id}": { "parameters": [{ "name": "id", "in": "path", "schema": { "type": "string", "pattern": "^a$" } }],
    "get": { "responses": { "2XX": { "content": { "text/x": { "schema": { "$ref": "#/components/schemas/A" } } } } } } } },
  "components": { "securitySchemes": { "a": { "type": "oauth2", "flows": { "password": { "tokenUrl": "/t" } } } },
    "schemas": { "A": { "allOf": [{ "$ref": "#/components/schemas/B" }, { "required": ["a"], "enum": ["1", null] }] },
      "B": { "oneOf": [{ "minimum": 1 }, { "additionalProperties": { "not": {} } }], "discriminator": { "propertyName": "d" },
        "properties": { "c": { "$ref": "#/components/schemas/A" } } } } } }`;
const json = {
  ours: fc.constantFrom(small, JSON.stringify(registryDocument)),
  edits: jsonEdits,
  isParsed: fc.boolean(),
};
const documents = fc.oneof(fc.record(json), fc.record({ edits: byteEdits }));
fuzz("[REL-10] compareDocuments compares any documents", { share: 2 }, documents, (change) => {
  const isJson = "ours" in change;
  const ours = isJson ? change.ours : small;
  const theirs = edit(isJson ? ours : stringify(JSON.parse(small)), change.edits);
  return {
    read: () => {
      // A text that is no JSON cannot be given as a value.
      const given = isJson && change.isParsed ? (parse(theirs) ?? theirs) : theirs;
      const changes = compareDocuments(JSON.parse(ours) as object, given);
      return [formatChanges(changes), ...changes].slice(1);
    },
    check: ({ data }) => {
      if (change.edits.length === 0) expect(data).toEqual([]);
    },
  };
});
