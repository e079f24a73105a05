// Plain JavaScript, because a worker thread starts without the loader of TypeScript.
// CommonJS, because an import would look for the exports of TypeScript in its 9 MB: that takes as long as all the rest.
const { parentPort } = require("node:worker_threads");
const { default: openapiTS, astToString } = require("openapi-typescript");
const ts = require("typescript");
const { factory } = ts;

parentPort.on("message", async ({ document, ...naming }) => {
  try {
    const nodes = await openapiTS(document, {
      defaultNonNullable: false,
      // An object of which nothing is said may hold anything.
      emptyObjectsUnknown: true,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      silent: true,
    });
    parentPort.postMessage({ text: astToString(nameTypes(nodes, naming)) });
  } catch (error) {
    parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});

/** Types that the printed ones are made with: no schema may take their place. */
const usedTypes = ["Record", "Omit", "Pick", "Extract", "Exclude", "Readonly", "ReadonlyArray", "WithRequired"];

/**
 * Gives the schemas names that an editor and the compiler show: a type of its own for each, which `components` refers to.
 * In a request an array may be readonly, and a property `undefined` instead of absent.
 *
 * @param nodes the declarations of openapi-typescript
 * @param naming `sent`: names of the schemas that are sent, and not answered; `lists`: the values that are known of code lists;
 * `openType`: the type of other values beside those
 * @returns the declarations with names.
 */
function nameTypes(nodes, { sent, lists, openType }) {
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const section = components?.members.find((member) => nameOf(member) === "schemas");
  const names = (section?.type.members ?? []).map(nameOf);
  const named = new Set(names.filter(isTypeName));
  const listNames = Object.keys(lists).filter((name) => isTypeName(name) && !names.includes(name));
  const usedLists = new Set();
  const unions = new Map(
    listNames.map((name) => [[...lists[name], openType].map((value) => JSON.stringify(value)).join(), name]),
  );
  const listOf = ({ types }) => unions.get(types.map(({ text }) => text).join());

  /** A type, in which `place` is "answer", "input" for what is sent, or "places" above parameters by the part of the request. */
  const rewrite = (node, place) => {
    const schema = schemaOf(node);
    if (named.has(schema)) return typeNamed(schema);
    const list = ts.isUnionTypeNode(node) ? listOf(node) : undefined;
    if (list !== undefined) return usedLists.add(list) && typeNamed(list);
    const changed = eachChild(node, (child) =>
      rewrite(child, place === "places" && isProperty(node) ? "input" : place),
    );
    if (place !== "input") return changed;
    if (ts.isArrayTypeNode(node)) return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, changed);
    if (!isProperty(node) || node.questionToken === undefined) return changed;
    const types = ts.isUnionTypeNode(changed.type) ? changed.type.types : [changed.type];
    return withType(changed, factory.createUnionTypeNode([...types, typeNamed("undefined")]));
  };
  /** The members of a path, of an operation or of the components: what is called `parameters` there is sent. */
  const rewriteMembers = (holder, place) =>
    eachChild(holder, (member) => {
      if (member === section) return withType(member, eachChild(member.type, nameSchema));
      return eachChild(member, (child) => rewrite(child, nameOf(member) === "parameters" ? place : "answer"));
    });
  const declared = [];
  const nameSchema = (member) => {
    const name = nameOf(member);
    const type = rewrite(member.type, sent.includes(name) ? "input" : "answer");
    if (!named.has(name)) return withType(member, type);
    const declaration = factory.createTypeAliasDeclaration([exported], name, undefined, type);
    declared.push(ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member)));
    return factory.createPropertySignature(undefined, name, undefined, typeNamed(name));
  };
  const rewriteStatement = (statement) => {
    if (statement === components) return [rewriteMembers(statement, "input"), ...declared];
    if (ts.isInterfaceDeclaration(statement)) {
      return eachChild(statement, (member) => eachChild(member, (type) => rewriteMembers(type, "places")));
    }
    const { name, type } = statement;
    const schema = /^components\['schemas'\]\['(.*)'\]$/.exec(type.typeName?.text ?? "")?.[1];
    const isTaken = named.has(schema) || named.has(name.text);
    return isTaken || (schema !== undefined && !isTypeName(name.text)) ? [] : rewrite(statement, "answer");
  };
  const statements = nodes.flatMap(rewriteStatement);
  return [...statements, ...[...usedLists].map((name) => declareList(name, lists[name], openType))];
}

function declareList(name, known, openType) {
  const values = known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)));
  const type = factory.createUnionTypeNode([...values, typeNamed(openType)]);
  const text = `* Known values of the code list ${name}; others may come. `;
  const declaration = factory.createTypeAliasDeclaration([exported], name, undefined, type);
  return ts.addSyntheticLeadingComment(declaration, ts.SyntaxKind.MultiLineCommentTrivia, text, true);
}

const exported = factory.createModifier(ts.SyntaxKind.ExportKeyword);
const isProperty = ts.isPropertySignature;

function eachChild(node, change) {
  return ts.visitEachChild(node, change, undefined);
}

function typeNamed(name) {
  return factory.createTypeReferenceNode(name);
}

function withType(property, type) {
  const { modifiers, name, questionToken } = property;
  return factory.updatePropertySignature(property, modifiers, name, questionToken, type);
}

/** The schema that a type refers to, as `components["schemas"]["Adresa"]` does. */
function schemaOf({ objectType, indexType }) {
  const isSchema = objectType?.indexType?.literal.text === "schemas" && objectType.objectType.indexType === undefined;
  return isSchema ? indexType.literal.text : undefined;
}

function nameOf({ name }) {
  return name?.text;
}

/** Whether a name can be that of a type of its own: no keyword and none of the printed module begins with a capital. */
function isTypeName(name) {
  return /^[A-Z][\w$]*$/.test(name) && !usedTypes.includes(name);
}
