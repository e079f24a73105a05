import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { codeListOf } from "./code-list.ts";
import {
  breaksAll,
  compareDeprecated,
  compareOffer,
  compareRequired,
  difference,
  harmless,
  inRequests,
  pairUp,
  shown,
  type Breaks,
  type Report,
  type Usage,
} from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { namesIn, readContent, withoutNames, type ParameterModel } from "./read-operations.ts";
import type { References } from "./references.ts";

/** Compares the parameters of an operation: those of the path by their place in it, the others by name. */
export function compareParameters(context: OperationContext, pair: OperationPair): void {
  const { report } = context;
  const [names, theirNames] = [namesIn(pair.ours.path), namesIn(pair.theirs.path)];
  const isRenamed = withoutNames(pair.ours.path) === withoutNames(pair.theirs.path);
  const { pairs, gone, come } = pairUp(pair.ours.parameters, pair.theirs.parameters, [
    (one, other) => one.in === other.in && keyOf(one) === keyOf(other),
    (one, other) =>
      isRenamed &&
      one.in === "path" &&
      other.in === "path" &&
      names.indexOf(one.name) === theirNames.indexOf(other.name),
    (one, other) => one.in !== other.in && one.name.toLowerCase() === other.name.toLowerCase(),
  ]);
  for (const one of gone) {
    // What the path loses is told by the path; what it keeps has to be filled in all the same.
    const isTold = one.in === "path" && (!isRenamed || names.includes(one.name));
    if (!isTold) report({ kind: "removed", path: pathOf(pair, one, undefined), ...breaksAll(inRequests) });
  }
  for (const [one, twin] of pairs) {
    const uses = { ours: one.use, theirs: twin.use };
    comparePlaced(context, "parameters", pathOf(pair, one, twin), uses, {
      added: () => harmless,
      removed: () => harmless,
      both: (at, mine, yours) => {
        compareParameter(context, at, mine, yours);
      },
    });
  }
  for (const other of come) {
    if (other.in === "path" && !isRenamed) continue;
    const breaksSender = other.node["required"] === true && other.in !== "path";
    report({ kind: "added", path: pathOf(pair, undefined, other), breaksReader: false, breaksSender });
  }
}

function keyOf({ name, in: place }: ParameterModel): string {
  return place === "header" ? name.toLowerCase() : name;
}

function pathOf(pair: OperationPair, ours: ParameterModel | undefined, theirs: ParameterModel | undefined): string {
  const { in: place = "", name = "" } = ours ?? theirs ?? {};
  const isShared = (ours?.isShared ?? true) && (theirs?.isShared ?? true);
  const owner = isShared ? `paths/${shown(pair.ours.path)}` : pair.path;
  return `${owner}/parameters/${shown(`${place} ${name}`)}`;
}

function compareParameter(context: OperationContext, path: string, ours: JsonObject, theirs: JsonObject): void {
  const { report } = context;
  const [place, other] = [ours["in"], theirs["in"]];
  if (place !== other) report(difference(`${path}/in`, place, other, breaksAll(inRequests)));
  // In a path all have to be filled in, whatever else is said.
  if (place !== "path" && other !== "path") compareRequired(report, path, ours, theirs);
  compareDeprecated(report, path, ours, theirs);
  for (const keyword of place === "query" ? ["allowReserved", "allowEmptyValue"] : []) {
    compareOffer(report, `${path}/${keyword}`, ours[keyword] === true, theirs[keyword] === true, inRequests);
  }
  compareValue(context, path, [ours, theirs], inRequests);
}

/**
 * Compares how the value of a parameter or a header is written, and its schema.
 *
 * @param nodes ours and theirs
 */
export function compareValue(
  context: OperationContext,
  path: string,
  [ours, theirs]: readonly [JsonObject, JsonObject],
  usage: Usage,
): void {
  const { report, schemas } = context;
  const [one, other] = [valueOf(context.ours, ours), valueOf(context.theirs, theirs)];
  const breaks = breaksAll(usage);
  if (one.mediaType !== other.mediaType) {
    report(difference(`${path}/content`, one.mediaType, other.mediaType, breaks));
  } else if (one.mediaType === undefined && ours["in"] === theirs["in"]) {
    const types = [schemas.ours.flat(one.schema), schemas.theirs.flat(other.schema)].map(
      ({ facets }) => facets.get("type")?.value,
    );
    compareStyle(path, styleOf(ours, types), styleOf(theirs, types), breaks, report);
  }
  schemas.compareUse(path, one.schema, other.schema, usage);
}

function valueOf(references: References, node: JsonObject): { mediaType: string | undefined; schema: JsonObject } {
  const [content] = readContent(node);
  const { "x-code-list": list, description } = node;
  const given = content === undefined ? node["schema"] : references.resolve(content[1])["schema"];
  const schema = isJsonObject(given) ? given : {};
  return {
    mediaType: content?.[0],
    // What a parameter says of its code list holds for its value.
    schema: codeListOf(node) === undefined ? schema : { allOf: [schema], "x-code-list": list, description },
  };
}

/** How the value is written. */
interface Style {
  readonly style: unknown;
  /** `undefined` where it has no effect. */
  readonly explode: unknown;
}

/** @param types of the values in both documents; a single value has nothing to explode. */
function styleOf({ in: place, style, explode }: JsonObject, types: readonly unknown[]): Style {
  const written = style ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const isSingle = types.every((type) => ["string", "integer", "number", "boolean"].includes(String(type)));
  return { style: written, explode: isSingle ? undefined : (explode ?? written === "form") };
}

function compareStyle(path: string, ours: Style, theirs: Style, breaks: Breaks, report: Report): void {
  if (ours.style !== theirs.style) report(difference(`${path}/style`, ours.style, theirs.style, breaks));
  else if (ours.explode !== theirs.explode) {
    report(difference(`${path}/explode`, ours.explode, theirs.explode, breaks));
  }
}
