import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { codeListOf, isDescribed } from "./code-list.ts";
import { harmless, inRequests, pairUp, shown, type Breaks } from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair, type Placed } from "./operation-pair.ts";
import { namesIn, readContent, withoutNames, type ParameterModel } from "./read-operations.ts";
import type { References } from "./references.ts";

/** Compares the parameters of an operation: those of the path by their place in it, the others by name. */
export function compareParameters(context: OperationContext, pair: OperationPair): void {
  const { changes } = context;
  const [names, theirNames] = [namesIn(pair.ours.path), namesIn(pair.theirs.path)];
  const isRenamed = withoutNames(pair.ours.path) === withoutNames(pair.theirs.path);
  const { pairs, gone, come } = pairUp(pair.ours.parameters, pair.theirs.parameters, [
    (one, other) => one.in === other.in && one.key === other.key,
    (one, other) =>
      isRenamed &&
      one.in === "path" &&
      other.in === "path" &&
      names.indexOf(one.name) === theirNames.indexOf(other.name),
    (one, other) => one.in !== other.in && one.name.toLowerCase() === other.name.toLowerCase(),
  ]);
  for (const one of gone) {
    // The path reports a parameter that it loses; one that it keeps still has to be filled in.
    const isTold = one.in === "path" && (!isRenamed || names.includes(one.name));
    changes.comparePresence(pathOf(pair, one, undefined), !isTold, false, inRequests);
  }
  for (const [one, twin] of pairs) {
    const uses = { ours: one.use, theirs: twin.use };
    const both = comparePlaced(context, "parameters", pathOf(pair, one, twin), uses);
    if (both !== undefined) compareParameter(context, both, inRequests);
  }
  for (const other of come) {
    const breaks = other.node["required"] === true && other.in !== "path" ? inRequests : harmless;
    changes.comparePresence(pathOf(pair, undefined, other), false, other.in !== "path" || isRenamed, harmless, breaks);
  }
}

function pathOf(pair: OperationPair, ours: ParameterModel | undefined, theirs: ParameterModel | undefined): string {
  const { in: place = "", name = "" } = ours ?? theirs ?? {};
  const isShared = (ours?.isShared ?? true) && (theirs?.isShared ?? true);
  const owner = isShared ? `paths/${shown(pair.ours.path)}` : pair.path;
  return `${owner}/parameters/${shown(`${place} ${name}`)}`;
}

/** Compares two parameters, or two headers of an answer: whether they have to be there, how they are written, and their schema. */
export function compareParameter(context: OperationContext, { path, ours, theirs }: Placed, usage: Breaks): void {
  const { changes, schemas } = context;
  const [place, other] = [ours["in"], theirs["in"]];
  changes.compare(`${path}/in`, place, other, usage);
  // In a path all have to be filled in, whatever else is said.
  const isInPath = place === "path" || other === "path";
  const marksOf = (node: JsonObject): JsonObject => (isInPath ? { ...node, required: true } : node);
  changes.compareMarks(path, marksOf(ours), marksOf(theirs), usage);
  for (const keyword of place === "query" ? ["allowReserved", "allowEmptyValue"] : []) {
    changes.compareOffer(`${path}/${keyword}`, ours[keyword] === true, theirs[keyword] === true, usage);
  }
  const [mine, yours] = [valueOf(context.ours, ours), valueOf(context.theirs, theirs)];
  changes.compare(`${path}/content`, mine.mediaType, yours.mediaType, usage);
  if (mine.mediaType === undefined && yours.mediaType === undefined && place === other) {
    const flat = [schemas.ours.flat(mine.schema), schemas.theirs.flat(yours.schema)];
    const types = flat.map((schema) => schema.value("type"));
    const [style, theirStyle] = [styleOf(ours), styleOf(theirs)];
    changes.compare(`${path}/style`, style, theirStyle, usage);
    if (style === theirStyle && !types.every(isSingle)) {
      const explodeOf = ({ explode }: JsonObject): unknown => explode ?? style === "form";
      changes.compare(`${path}/explode`, explodeOf(ours), explodeOf(theirs), usage);
    }
  }
  schemas.compareUse(path, mine.schema, yours.schema, usage);
}

function valueOf(references: References, node: JsonObject): { mediaType: string | undefined; schema: JsonObject } {
  const [content] = readContent(node);
  const { "x-code-list": list, description } = node;
  const given = content === undefined ? node["schema"] : references.resolve(content[1])["schema"];
  const schema = isJsonObject(given) ? given : {};
  return {
    mediaType: content?.[0],
    // The code list of a parameter is that of its value.
    schema:
      codeListOf(node) === undefined && !isDescribed(node)
        ? schema
        : { allOf: [schema], "x-code-list": list, description },
  };
}

function styleOf({ in: place, style }: JsonObject): unknown {
  return style ?? (place === "query" || place === "cookie" ? "form" : "simple");
}

/** Whether a value of a type has nothing to explode. */
function isSingle(type: unknown): boolean {
  return ["string", "integer", "number", "boolean"].includes(String(type));
}
