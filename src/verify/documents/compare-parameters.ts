import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { codeListOf } from "./code-list.ts";
import {
  compareRequired,
  compareDeprecated,
  difference,
  harmless,
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
  const left = [...pair.theirs.parameters];
  const [names, theirNames] = [namesIn(pair.ours.path), namesIn(pair.theirs.path)];
  const isRenamed = withoutNames(pair.ours.path) === withoutNames(pair.theirs.path);
  const twins = new Map<ParameterModel, ParameterModel>();
  const match = (fits: (one: ParameterModel, other: ParameterModel) => boolean): void => {
    for (const one of pair.ours.parameters) {
      const index = twins.has(one) ? -1 : left.findIndex((other) => fits(one, other));
      const [twin] = index === -1 ? [] : left.splice(index, 1);
      if (twin !== undefined) twins.set(one, twin);
    }
  };
  match((one, other) => one.in === other.in && keyOf(one) === keyOf(other));
  match(
    (one, other) =>
      isRenamed &&
      one.in === "path" &&
      other.in === "path" &&
      names.indexOf(one.name) === theirNames.indexOf(other.name),
  );
  match((one, other) => one.in !== other.in && one.name.toLowerCase() === other.name.toLowerCase());
  for (const one of pair.ours.parameters) {
    const twin = twins.get(one);
    const path = pathOf(pair, one, twin);
    if (twin === undefined) {
      // What the path loses is told by the path; what it keeps has to be filled in all the same.
      const isTold = one.in === "path" && (!isRenamed || names.includes(one.name));
      if (!isTold) report({ kind: "removed", path, breaksReader: false, breaksSender: true });
      continue;
    }
    comparePlaced(
      context,
      "parameters",
      path,
      { ours: one.use, theirs: twin.use },
      {
        added: () => harmless,
        removed: () => harmless,
        both: (at, mine, yours) => {
          compareParameter(context, at, mine, yours);
        },
      },
    );
  }
  for (const other of left) {
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
  const sent = { read: false, sent: true };
  const [place, other] = [ours["in"], theirs["in"]];
  if (place !== other) {
    report(difference(`${path}/in`, place, other, { breaksReader: false, breaksSender: true }));
  }
  // In a path all have to be filled in, whatever else is said.
  if (place !== "path" && other !== "path") compareRequired(path, ours["required"], theirs["required"], report);
  compareDeprecated(path, ours["deprecated"], theirs["deprecated"], report);
  for (const keyword of ["allowReserved", "allowEmptyValue"]) {
    const [was, is] = [ours[keyword] === true, theirs[keyword] === true];
    if (was === is || place !== "query") continue;
    report({ kind: is ? "added" : "removed", path: `${path}/${keyword}`, breaksReader: false, breaksSender: was });
  }
  compareValue(context, path, [ours, theirs], sent);
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
  const breaks = { breaksReader: usage.read, breaksSender: usage.sent };
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
