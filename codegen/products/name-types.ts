import type { ts } from "ts-morph";
import type { CodeLists } from "../sources/registry-model.ts";

/** Printed types, with what their text does not say. */
export interface PrintedTypes {
  readonly text: string;
  /** Names of the schemas that are sent, and not answered. */
  readonly sent: ReadonlySet<string>;
  /** The values that are known of code lists. */
  readonly lists: CodeLists;
}

/** The type of other values beside those that are known. */
export const openType = "(string & {})";

/** Types that the printed ones are made with: no schema may take their place. */
const usedTypes = ["Record", "Omit", "Pick", "Extract", "Exclude", "Readonly", "ReadonlyArray", "WithRequired"];

/** Types that openapi-typescript uses for its lists of values. */
const listTypes = ["FlattenedDeepRequired", "ReadonlyArray"];

/** Place of a type: in an answer, in what is sent, or above parameters, by the part of the request they stand in. */
type Place = "answer" | "input" | "places";

/**
 * Gives the schemas names that an editor and the compiler show: a type of its own for each, which `components` refers to.
 * In a request an array may be readonly, and a property `undefined` instead of absent.
 *
 * @param compiler the one that is loaded already
 */
export function nameTypes(compiler: typeof ts, printed: PrintedTypes): string {
  return new TypeNamer(compiler, printed).print();
}

class TypeNamer {
  readonly #ts: typeof ts;
  readonly #printed: PrintedTypes;
  readonly #file: ts.SourceFile;
  readonly #components: ts.InterfaceDeclaration | undefined;
  readonly #schemas: ts.TypeLiteralNode | undefined;
  readonly #named: ReadonlySet<string>;
  /** Names of the code lists by the types of their values. */
  readonly #lists: ReadonlyMap<string, string>;
  readonly #usedLists = new Set<string>();
  readonly #declarations: string[] = [];

  constructor(compiler: typeof ts, printed: PrintedTypes) {
    this.#ts = compiler;
    // A name of its own for a schema whose name is none in TypeScript; the schema stays in `components`.
    const text = printed.text.replaceAll(
      /^export type (\S*) = components\['schemas'\]\['[^']*'\];\n/gm,
      (whole, name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? whole : ""),
    );
    this.#printed = { ...printed, text };
    this.#file = compiler.createSourceFile(
      "types.ts",
      text,
      { languageVersion: compiler.ScriptTarget.Latest, jsDocParsingMode: compiler.JSDocParsingMode.ParseNone },
      true,
    );
    this.#components = this.#file.statements
      .filter(compiler.isInterfaceDeclaration)
      .find(({ name }) => name.text === "components");
    const section = this.#components?.members.find((member) => this.#nameOf(member) === "schemas");
    const type = section !== undefined && compiler.isPropertySignature(section) ? section.type : undefined;
    this.#schemas = type !== undefined && compiler.isTypeLiteralNode(type) ? type : undefined;
    const names = (this.#schemas?.members ?? []).flatMap((member) => this.#nameOf(member) ?? []);
    this.#named = new Set(names.filter(isTypeName));
    this.#lists = new Map(
      Object.entries(printed.lists)
        .filter(([name]) => isTypeName(name) && !names.includes(name))
        .map(([name, values]) => [unionOf(values), name]),
    );
  }

  print(): string {
    const parts = this.#file.statements.map((statement) => {
      const text = this.#statement(statement);
      return statement === this.#components ? `${text}\n${this.#declarations.join("\n")}` : text;
    });
    const lists = [...this.#usedLists].map((name) => {
      const type = unionOf(this.#printed.lists[name] ?? []);
      return `\n/** Known values of the code list ${name}; others may come. */\nexport type ${name} = ${type};`;
    });
    return [...parts, ...lists].join("");
  }

  #statement(statement: ts.Statement): string {
    const ts = this.#ts;
    if (ts.isTypeAliasDeclaration(statement)) {
      const { name, type } = statement;
      const schema = this.#schemaOf(type);
      const isNamed = schema !== undefined && this.#named.has(schema);
      if (isNamed || this.#named.has(name.text) || listTypes.includes(name.text)) return "";
      if (schema !== undefined && !isTypeName(name.text)) return "";
    }
    if (ts.isVariableStatement(statement)) return this.#list(statement);
    // Required members must be there, also where `undefined` is allowed for optional ones.
    return this.#rewrite(statement, "answer").replace("[P in K]-?: T[P];", "[P in K]-?: Exclude<T[P], undefined>;");
  }

  /** A list of values: of a schema with a name alone, since of others the type is wrong or two have the same name. */
  #list(statement: ts.VariableStatement): string {
    const [declaration] = statement.declarationList.declarations;
    const type = /\["schemas"\]\["([^"]*)"\]>$/.exec(declaration?.type?.getText() ?? "");
    const [, schema] = type ?? [];
    const values = declaration?.initializer;
    if (declaration === undefined || schema === undefined || values === undefined) return "";
    const reference = this.#named.has(schema) ? schema : `components["schemas"][${JSON.stringify(schema)}]`;
    const known = values.getText().replaceAll(`, ${openType}`, "");
    return `\nexport const ${declaration.name.getText()}: readonly ${reference}[] = ${known};`;
  }

  /** The text of a node, with what stands before it. */
  #rewrite(node: ts.Node, place: Place): string {
    const ts = this.#ts;
    const before = this.#printed.text.slice(node.pos, node.getStart());
    const schema = this.#schemaOf(node);
    if (schema !== undefined && this.#named.has(schema)) return before + schema;
    const list = ts.isUnionTypeNode(node) ? this.#lists.get(node.getText()) : undefined;
    if (list !== undefined) {
      this.#usedLists.add(list);
      return before + list;
    }
    if (ts.isPropertySignature(node)) return this.#property(node, place);
    const text = this.#withChildren(node, place);
    if (!ts.isArrayTypeNode(node) || place !== "input") return text;
    const array = `readonly ${text.slice(before.length)}`;
    return before + (ts.isArrayTypeNode(node.parent) ? `(${array})` : array);
  }

  #property(node: ts.PropertySignature, place: Place): string {
    const name = this.#nameOf(node) ?? "";
    const { type } = node;
    if (node.parent === this.#schemas && type !== undefined) {
      const own = this.#printed.sent.has(name) ? "input" : "answer";
      if (!this.#named.has(name)) return this.#withChildren(node, own);
      const comment = this.#printed.text.slice(node.pos, node.getStart()).trim();
      const text = `${comment}\nexport type ${name} = ${this.#rewrite(type, own).trim()};`;
      this.#declarations.push(text.replaceAll(/^ {8}/gm, ""));
      return `\n        ${name}: ${name};`;
    }
    if (place === "answer" && name === "parameters" && this.#holdsParameters(node)) {
      const below = node.parent === this.#components ? "input" : "places";
      return this.#withChildren(node, below);
    }
    if (place === "places") return this.#withChildren(node, "input");
    const isLeftOut = place === "input" && node.questionToken !== undefined && type !== undefined;
    return this.#withChildren(node, place, isLeftOut ? type : undefined);
  }

  /** Whether what is called `parameters` is that of OpenAPI: of a path, an operation or the components. */
  #holdsParameters({ parent }: ts.PropertySignature): boolean {
    if (parent === this.#components) return true;
    const interfaces: ts.Node = parent.parent.parent;
    return this.#ts.isInterfaceDeclaration(interfaces) && ["paths", "operations"].includes(interfaces.name.text);
  }

  /** @param orUndefined a child after which "or undefined" is added */
  #withChildren(node: ts.Node, place: Place, orUndefined?: ts.TypeNode): string {
    const { text } = this.#printed;
    let result = "";
    let end = node.pos;
    node.forEachChild((child) => {
      result += text.slice(end, child.pos) + this.#rewrite(child, place);
      if (child === orUndefined) result += " | undefined";
      ({ end } = child);
    });
    return result + text.slice(end, node.end);
  }

  /** The schema that a type refers to, as `components["schemas"]["Adresa"]` does. */
  #schemaOf(node: ts.Node): string | undefined {
    if (!this.#ts.isIndexedAccessTypeNode(node)) return undefined;
    return /^components\[["']schemas["']\]\[["']([\w.-]+)["']\]$/.exec(node.getText())?.[1];
  }

  #nameOf({ name }: ts.TypeElement): string | undefined {
    if (name === undefined) return undefined;
    return this.#ts.isIdentifier(name) || this.#ts.isStringLiteral(name) ? name.text : undefined;
  }
}

/** The type of a value of a code list, as it is printed. */
function unionOf(values: readonly string[]): string {
  return [...values.map((value) => JSON.stringify(value)), openType].join(" | ");
}

/** Whether a name can be that of a type of its own: no keyword and none of the printed module begins with a capital. */
function isTypeName(name: string): boolean {
  return /^[A-Z][\w$]*$/.test(name) && !usedTypes.includes(name) && !listTypes.includes(name);
}
