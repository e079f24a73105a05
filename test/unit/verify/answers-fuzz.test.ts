import fc from "fast-check";
import { expect } from "vitest";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registryHandlers } from "ares-caais/testing";
import { compareDocuments, formatChanges, formatReport, registryDocument, verifyContract } from "ares-caais/verify";
import { byteChanges, edit, jsonChanges, parse } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { changedFetch, jsonAnswers } from "../../fixtures/fuzz/http.ts";
import { baseDocument } from "./base-document.ts";

const environment = { registry: "https://registry.test" };
const limits = { retry: false, requestsPerMinute: Infinity } as const;
const handlers = registryHandlers({ environment });
const ids = fc.constantFrom(...Object.values(registryOperations).map(({ id }) => id));
/** Every answer is changed alike, so that the report has something to say. */
const inputs = fc.record({
  operations: fc.uniqueArray(ids, { minLength: 1, maxLength: 3 }),
  change: jsonAnswers,
  ico: fc.constantFrom([], ["90000005"]),
});
const results = { share: 2, outcomes: ["deviates", "unverified"] };
fuzz("[REL-10] verifyContract reports on any answers", results, inputs, ({ change, ico, operations }) => {
  const { fetch } = changedFetch(handlers, () => change);
  return {
    read: async () => {
      const report = await verifyContract({ fetch, environment, operations, samples: { ico }, ...limits });
      expect(formatReport(report)).not.toBe("");
      expect(report.operations).toHaveLength(operations.length);
      return report.result;
    },
    check: (result) => result,
  };
});

const documents = fc.record({
  ours: fc.constantFrom(baseDocument(), registryDocument),
  isText: fc.boolean(),
  changes: fc.oneof(jsonChanges, byteChanges),
});
fuzz("[REL-10] compareDocuments compares any documents", {}, documents, ({ ours, isText, changes }) => {
  const theirs = edit(JSON.stringify(ours), changes);
  // A text that is no JSON cannot be given as a value.
  const given = isText ? theirs : (parse(theirs) ?? theirs);
  return {
    read: () => {
      const found = compareDocuments(ours, given);
      return [formatChanges(found), ...found].slice(1);
    },
    isRight: changes.length === 0 || undefined,
    check: (found) => {
      if (changes.length === 0) expect(found).toEqual([]);
    },
  };
});
