import type { SchemaComparison } from "./compare-schemas.ts";
import { shown, type DocumentChange } from "./document-change.ts";
import type { BodyModel, DocumentModel, OperationModel } from "./model.ts";

/** What a comparison of operations works with. */
interface Context {
  readonly schemas: SchemaComparison;
  readonly report: (change: DocumentChange) => void;
  /** What applies to operations that say nothing else. */
  readonly security: { readonly ours: readonly string[]; readonly theirs: readonly string[] };
}

const harmless = { breaksReader: false, breaksSender: false } as const;

/** Compares the operations of two documents: those with the same operationId, or else with the same address. */
export function compareOperations(
  ours: DocumentModel,
  theirs: DocumentModel,
  { schemas, report }: Pick<Context, "schemas" | "report">,
): void {
  const context = { schemas, report, security: { ours: ours.security, theirs: theirs.security } };
  compareSecurity("security", ours.security, theirs.security, report);
  const left = new Map(theirs.operations);
  const byAddress = new Map([...left.values()].map((operation) => [addressOf(operation), operation]));
  const pairs = new Map<OperationModel, OperationModel | undefined>();
  for (const operation of ours.operations.values()) {
    const twin = left.get(operation.id);
    pairs.set(operation, twin);
    if (twin !== undefined) left.delete(twin.id);
  }
  for (const [operation, twin] of pairs) {
    const path = `operations/${shown(operation.id)}`;
    const other = twin ?? byAddress.get(addressOf(operation));
    if (other === undefined || (twin === undefined && !left.delete(other.id))) {
      report({ kind: "removed", path, ours: addressOf(operation), breaksReader: true, breaksSender: true });
      continue;
    }
    if (twin === undefined) {
      report({
        kind: "changed",
        path: `${path}/operationId`,
        ours: shown(operation.id),
        theirs: shown(other.id),
        ...harmless,
      });
    }
    compareOperation(path, operation, other, context);
  }
  for (const operation of left.values()) {
    const path = `operations/${shown(operation.id)}`;
    report({ kind: "added", path, theirs: shown(addressOf(operation)), ...harmless });
  }
}

function compareOperation(path: string, ours: OperationModel, theirs: OperationModel, context: Context): void {
  const { report } = context;
  for (const name of ["method", "path"] as const) {
    const [one, other] = [ours[name], theirs[name]];
    if (one === other) continue;
    // Another name of a parameter changes no address.
    const breaksSender = withoutNames(one) !== withoutNames(other);
    report({
      kind: "changed",
      path: `${path}/${name}`,
      ours: shown(one),
      theirs: shown(other),
      breaksReader: false,
      breaksSender,
    });
  }
  if (ours.security !== undefined || theirs.security !== undefined) {
    const [one, other] = [ours.security ?? context.security.ours, theirs.security ?? context.security.theirs];
    compareSecurity(`${path}/security`, one, other, report);
  }
  compareParameters(path, ours, theirs, context);
  compareRequest(`${path}/requestBody`, ours.request, theirs.request, context);
  for (const status of new Set([...ours.responses.keys(), ...theirs.responses.keys()])) {
    const at = `${path}/responses/${shown(status)}`;
    const [one, other] = [ours.responses.get(status), theirs.responses.get(status)];
    if (one === undefined) report({ kind: "added", path: at, breaksReader: true, breaksSender: false });
    else if (other === undefined) report({ kind: "removed", path: at, ...harmless });
    else compareBody(at, one, other, "read", context);
  }
}

function compareParameters(path: string, ours: OperationModel, theirs: OperationModel, context: Context): void {
  const { schemas, report } = context;
  for (const key of new Set([...ours.parameters.keys(), ...theirs.parameters.keys()])) {
    const at = `${path}/parameters/${shown(key)}`;
    const [one, other] = [ours.parameters.get(key), theirs.parameters.get(key)];
    if (one === undefined) {
      report({ kind: "added", path: at, breaksReader: false, breaksSender: other?.required === true });
    } else if (other === undefined) {
      report({ kind: "removed", path: at, breaksReader: false, breaksSender: true });
    } else {
      compareRequired(at, one.required, other.required, report);
      schemas.compareUse(at, one.schema, other.schema, { read: false, sent: true });
    }
  }
}

function compareRequest(
  path: string,
  ours: BodyModel | undefined,
  theirs: BodyModel | undefined,
  context: Context,
): void {
  const { report } = context;
  if (ours === undefined && theirs === undefined) return;
  if (ours === undefined) {
    report({ kind: "added", path, breaksReader: false, breaksSender: theirs?.required === true });
  } else if (theirs === undefined) {
    report({ kind: "removed", path, breaksReader: false, breaksSender: true });
  } else {
    compareRequired(path, ours.required, theirs.required, report);
    compareBody(path, ours, theirs, "sent", context);
  }
}

function compareBody(
  path: string,
  ours: BodyModel,
  theirs: BodyModel,
  use: "read" | "sent",
  { schemas, report }: Context,
): void {
  const usage = { read: use === "read", sent: use === "sent" };
  for (const [type, schema] of ours.content) {
    // A document may leave the media type open.
    const other = theirs.content.get(type) ?? theirs.content.get("*/*");
    const at = `${path}/${shown(type)}`;
    if (other === undefined) report({ kind: "removed", path: at, breaksReader: usage.read, breaksSender: usage.sent });
    else schemas.compareUse(path, schema, other, usage);
  }
  for (const type of theirs.content.keys()) {
    if (!ours.content.has(type) && type !== "*/*")
      report({ kind: "added", path: `${path}/${shown(type)}`, ...harmless });
  }
}

function compareRequired(path: string, ours: boolean, theirs: boolean, report: Context["report"]): void {
  if (ours === theirs) return;
  const kind = theirs ? "added" : "removed";
  report({ kind, path: `${path}/required`, breaksReader: false, breaksSender: theirs });
}

/** Credentials of a kind that ours does not know can break a sender; those that it knows are a matter of the caller. */
function compareSecurity(
  path: string,
  ours: readonly string[],
  theirs: readonly string[],
  report: Context["report"],
): void {
  if (ours.join() === theirs.join()) return;
  const [one, other] = [ours, theirs].map((names) => names.map((name) => (name === "" ? "none" : name)).join(" or "));
  const breaksSender = theirs.every((name) => !ours.includes(name));
  report({ kind: "changed", path, ours: shown(one), theirs: shown(other), breaksReader: false, breaksSender });
}

function addressOf({ method, path }: OperationModel): string {
  return `${method} ${path}`;
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}
