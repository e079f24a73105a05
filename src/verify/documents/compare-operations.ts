import { compareBody, compareResponses } from "./compare-bodies.ts";
import { compareParameters } from "./compare-parameters.ts";
import { compareSecurity } from "./compare-security.ts";
import { compareServers } from "./compare-servers.ts";
import { compareDeprecated, compareRequired, difference, harmless, shown, type Report } from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { addressOf, namesIn, readOperations, withoutNames, type OperationModel } from "./read-operations.ts";

/** Compares the operations of two documents: those with the same address, or else with the same operationId. */
export function compareOperations(context: OperationContext): void {
  const { report } = context;
  const left = readOperations(context.theirs);
  const take = (fits: (other: OperationModel) => boolean): OperationModel | undefined => {
    const index = left.findIndex(fits);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const ours = readOperations(context.ours);
  const twins = new Map<OperationModel, OperationModel>();
  const pair = (fits: (one: OperationModel, other: OperationModel) => boolean): void => {
    for (const one of ours) {
      const twin = twins.has(one) ? undefined : take((other) => fits(one, other));
      if (twin !== undefined) twins.set(one, twin);
    }
  };
  pair((one, other) => addressOf(one) === addressOf(other));
  pair((one, other) => one.method === other.method && withoutNames(one.path) === withoutNames(other.path));
  pair((one, other) => one.operationId !== undefined && one.operationId === other.operationId);
  const pairs: OperationPair[] = [];
  for (const one of ours) {
    const path = `operations/${shown(one.id)}`;
    const theirs = twins.get(one);
    if (theirs !== undefined) pairs.push({ path, ours: one, theirs });
    else report({ kind: "removed", path, ours: shown(addressOf(one)), breaksReader: true, breaksSender: true });
  }
  for (const operation of left) {
    report({
      ...{ kind: "added", path: `operations/${shown(operation.id)}`, theirs: shown(addressOf(operation)) },
      ...harmless,
    });
  }
  compareServers(context, pairs);
  compareSecurity(context, pairs);
  for (const each of pairs) compareOperation(context, each);
}

function compareOperation(context: OperationContext, pair: OperationPair): void {
  const { path, ours, theirs } = pair;
  const { report } = context;
  if (ours.operationId !== theirs.operationId) {
    report(difference(`${path}/operationId`, ours.operationId, theirs.operationId, harmless));
  }
  compareAddress(pair, report);
  compareDeprecated(path, ours.node["deprecated"], theirs.node["deprecated"], report);
  compareParameters(context, pair);
  const bodies = { ours: ours.node["requestBody"], theirs: theirs.node["requestBody"] };
  comparePlaced(context, "requestBodies", `${path}/requestBody`, bodies, {
    added: ({ required }) => ({ breaksReader: false, breaksSender: required === true }),
    removed: () => ({ breaksReader: false, breaksSender: true }),
    both: (at, one, other) => {
      compareRequired(at, one["required"], other["required"], report);
      compareBody(context, at, one, other, { read: false, sent: true });
    },
  });
  compareResponses(context, pair);
}

function compareAddress({ path, ours, theirs }: OperationPair, report: Report): void {
  const breaksSender = { breaksReader: false, breaksSender: true };
  if (ours.method !== theirs.method) report(difference(`${path}/method`, ours.method, theirs.method, breaksSender));
  // Names may change, but not change places.
  const [one, other] = [namesIn(ours.path), namesIn(theirs.path)];
  const isMoved = one.some((name, index) => other.includes(name) && other.indexOf(name) !== index);
  if (withoutNames(ours.path) === withoutNames(theirs.path) && !isMoved) return;
  report(difference(`${path}/path`, ours.path, theirs.path, breaksSender));
}
