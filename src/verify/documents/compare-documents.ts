import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareBody, compareResponses } from "./compare-bodies.ts";
import { compareParameters } from "./compare-parameters.ts";
import { SchemaComparison } from "./compare-schemas.ts";
import { compareSecurity, compareServers } from "./compare-settings.ts";
import { ChangeList, everywhere, harmless, inRequests, pairUp, shown, type DocumentChange } from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { parseDocument, type OpenApiDocument } from "./parse-document.ts";
import { addressOf, namesIn, readOperations, withoutNames, type OperationModel } from "./read-operations.ts";
import { References } from "./references.ts";

/**
 * Compares two OpenAPI documents, 3.0 or 3.1, by operations and properties. It reports additions, removals and changes, and which
 * clients they can break. Only differences with an effect count. It ignores texts for people (except the code list of a
 * description), examples, links, callbacks, the order, and the names of schemas and path parameters. A shared part is reported
 * once. A note `x-correction` in our document excuses exactly its values. Documents need not be trusted: size and depth are
 * limited, and nothing outside them is read.
 *
 * @param ours the document of your code; `registryDocument` is that of the contract
 * @param theirs the document to compare with it
 * @returns the changes in the order of their paths; none when the documents say the same.
 * @throws InvalidInputError with the broken rule when a document cannot be compared, such as one of Swagger 2.0.
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
  const changes = new ChangeList();
  changes.compare("info/version", versionOf(one.root), versionOf(other.root), harmless);
  const schemas = new SchemaComparison(one, other, changes);
  compareOperations({ ours: one, theirs: other, schemas, changes });
  schemas.finish();
  const place = ({ path, kind }: DocumentChange): string => `${path} ${kind}`;
  return changes.all.sort((first, second) => (place(first) < place(second) ? -1 : 1));
}

function versionOf({ info }: JsonObject): string {
  return isJsonObject(info) && typeof info["version"] === "string" ? info["version"] : "";
}

/** Compares the operations of two documents: those with the same address, or else with the same operationId. */
function compareOperations(context: OperationContext): void {
  const { changes } = context;
  const { pairs, gone, come } = pairUp(readOperations(context.ours), readOperations(context.theirs), [
    (one, other) => addressOf(one) === addressOf(other),
    (one, other) => one.method === other.method && withoutNames(one.path) === withoutNames(other.path),
    (one, other) => one.operationId !== undefined && one.operationId === other.operationId,
  ]);
  const pathOf = ({ id }: OperationModel): string => `operations/${shown(id)}`;
  for (const one of gone) changes.compare(pathOf(one), addressOf(one), undefined, everywhere);
  for (const one of come) changes.compare(pathOf(one), undefined, addressOf(one), harmless);
  const operations = [...pairs].map(([ours, theirs]): OperationPair => ({ path: pathOf(ours), ours, theirs }));
  compareServers(context, operations);
  compareSecurity(context, operations);
  for (const each of operations) compareOperation(context, each);
}

function compareOperation(context: OperationContext, pair: OperationPair): void {
  const { path, ours, theirs } = pair;
  const { changes } = context;
  changes.compare(`${path}/operationId`, ours.operationId, theirs.operationId, harmless);
  changes.compare(`${path}/method`, ours.method, theirs.method, inRequests);
  // Names may change, but not change places.
  const [one, other] = [namesIn(ours.path), namesIn(theirs.path)];
  const isMoved = one.some((name, index) => other.includes(name) && other.indexOf(name) !== index);
  if (withoutNames(ours.path) !== withoutNames(theirs.path) || isMoved) {
    changes.compare(`${path}/path`, ours.path, theirs.path, inRequests);
  }
  changes.compareMarks(path, ours.node, theirs.node, inRequests);
  compareParameters(context, pair);
  const bodies = { ours: ours.node["requestBody"], theirs: theirs.node["requestBody"] };
  const isNeeded = context.theirs.resolve(bodies.theirs)["required"] === true;
  const breaks = { gone: inRequests, came: isNeeded ? inRequests : harmless };
  const both = comparePlaced(context, "requestBodies", `${path}/requestBody`, bodies, breaks);
  if (both !== undefined) {
    changes.compareMarks(both.path, both.ours, both.theirs, inRequests);
    compareBody(context, both, inRequests);
  }
  compareResponses(context, pair);
}
