import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareBody, compareResponses } from "./compare-bodies.ts";
import { compareParameters } from "./compare-parameters.ts";
import { SchemaComparison } from "./compare-schemas.ts";
import { compareSecurity } from "./compare-security.ts";
import { compareServers } from "./compare-servers.ts";
import {
  breaksAll,
  ChangeList,
  compareDeprecated,
  compareRequired,
  difference,
  harmless,
  inRequests,
  pairUp,
  shown,
  type DocumentChange,
  type Report,
} from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { parseDocument, type OpenApiDocument } from "./parse-document.ts";
import { addressOf, namesIn, readOperations, withoutNames, type OperationModel } from "./read-operations.ts";
import { References } from "./references.ts";

/**
 * Compares two OpenAPI documents, 3.0 or 3.1, operation by operation and property by property: what theirs adds, lacks or
 * says otherwise, and whom that can break. Only what has an effect is compared: not the texts for people (but the code list
 * that a description names), not examples, links and callbacks, not the order of things, nor the names of schemas and of
 * parameters in a path. What several places share is told once. A note `x-correction` of ours excuses exactly the values
 * that it has. Documents may come from anybody: their size and depth are bounded, and nothing outside them is read.
 *
 * @param ours the document that code was written by; `registryDocument` is the contract's
 * @param theirs the document that is compared with it
 * @returns the changes in the order of their paths; none when the documents say the same.
 * @throws InvalidInputError when one of them is no document that can be compared, such as one of Swagger 2.0, naming the rule
 * that it breaks.
 *
 * @example
 *
 * ```ts
 * const changes = compareDocuments(registryDocument, await response.text());
 * const breaking = changes.filter(({ breaksReader, breaksSender }) => breaksReader || breaksSender);
 * ```
 */
export function compareDocuments(ours: OpenApiDocument, theirs: OpenApiDocument): DocumentChange[] {
  const [one, other] = [
    new References("ours", parseDocument("ours", ours)),
    new References("theirs", parseDocument("theirs", theirs)),
  ];
  const list = new ChangeList();
  const [was, is] = [versionOf(one.root), versionOf(other.root)];
  if (was !== is) list.report(difference("info/version", was, is, harmless));
  const schemas = new SchemaComparison(one, other, list.report);
  compareOperations({ ours: one, theirs: other, schemas, report: list.report });
  schemas.finish();
  const place = ({ path, kind }: DocumentChange): string => `${path} ${kind}`;
  return list.all.sort((first, second) => (place(first) < place(second) ? -1 : 1));
}

function versionOf({ info }: JsonObject): string {
  return isJsonObject(info) && typeof info["version"] === "string" ? info["version"] : "";
}

/** Compares the operations of two documents: those with the same address, or else with the same operationId. */
function compareOperations(context: OperationContext): void {
  const { report } = context;
  const { pairs, gone, come } = pairUp(readOperations(context.ours), readOperations(context.theirs), [
    (one, other) => addressOf(one) === addressOf(other),
    (one, other) => one.method === other.method && withoutNames(one.path) === withoutNames(other.path),
    (one, other) => one.operationId !== undefined && one.operationId === other.operationId,
  ]);
  const pathOf = ({ id }: OperationModel): string => `operations/${shown(id)}`;
  const breaks = { breaksReader: true, breaksSender: true };
  for (const one of gone) report({ kind: "removed", path: pathOf(one), ours: shown(addressOf(one)), ...breaks });
  for (const one of come) report({ kind: "added", path: pathOf(one), theirs: shown(addressOf(one)), ...harmless });
  const operations = [...pairs].map(([ours, theirs]): OperationPair => ({ path: pathOf(ours), ours, theirs }));
  compareServers(context, operations);
  compareSecurity(context, operations);
  for (const each of operations) compareOperation(context, each);
}

function compareOperation(context: OperationContext, pair: OperationPair): void {
  const { path, ours, theirs } = pair;
  const { report } = context;
  if (ours.operationId !== theirs.operationId) {
    report(difference(`${path}/operationId`, ours.operationId, theirs.operationId, harmless));
  }
  compareAddress(pair, report);
  compareDeprecated(report, path, ours.node, theirs.node);
  compareParameters(context, pair);
  const bodies = { ours: ours.node["requestBody"], theirs: theirs.node["requestBody"] };
  comparePlaced(context, "requestBodies", `${path}/requestBody`, bodies, {
    added: ({ required }) => ({ breaksReader: false, breaksSender: required === true }),
    removed: () => breaksAll(inRequests),
    both: (at, one, other) => {
      compareRequired(report, at, one, other);
      compareBody(context, at, one, other, inRequests);
    },
  });
  compareResponses(context, pair);
}

function compareAddress({ path, ours, theirs }: OperationPair, report: Report): void {
  const breaksSender = breaksAll(inRequests);
  if (ours.method !== theirs.method) report(difference(`${path}/method`, ours.method, theirs.method, breaksSender));
  // Names may change, but not change places.
  const [one, other] = [namesIn(ours.path), namesIn(theirs.path)];
  const isMoved = one.some((name, index) => other.includes(name) && other.indexOf(name) !== index);
  if (withoutNames(ours.path) === withoutNames(theirs.path) && !isMoved) return;
  report(difference(`${path}/path`, ours.path, theirs.path, breaksSender));
}
