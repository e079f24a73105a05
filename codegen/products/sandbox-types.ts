import { docComment, generatedFile, objectKey, type GeneratedFile } from "../generated-file.ts";

/** A JSON Schema of the sandbox; the head of its file says what the keywords of its own mean. */
interface Schema {
  readonly description?: string;
  readonly type?: string;
  readonly tsType?: string;
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly merged?: true;
  readonly list?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly $defaultText?: string;
}

/** The schemas of the sandbox, and the files of the types that they name. */
export interface SandboxSchemas {
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** The TypeScript types of options, configuration and faults of the sandbox, with defaults in their docstrings. */
export function sandboxTypes(source: string, { $defs, imports }: SandboxSchemas): GeneratedFile {
  const needed = Object.entries(imports).map(([file, names]) => `import type { ${names.join(", ")} } from "${file}";`);
  const types = Object.entries($defs).map(([name, schema]) => {
    const { anyOf = [], merged, list } = schema;
    const shown = merged ? mergedOf(anyOf) : schema;
    const code = shown.properties
      ? `interface ${name} ${typeOf(shown, "")}`
      : `type ${name} =${typeOf(shown, "").replace(/^(?!\n)/, " ")};`;
    const values =
      list === undefined ? "" : `\n\nexport const ${list} = ${JSON.stringify(valuesOf(schema, $defs))} as const;`;
    return `${docComment([schema.description ?? ""])}\nexport ${code}${values}`;
  });
  const members = Object.keys($defs).map((name) => `  readonly ${name}: ${name};`);
  const byName = `/** The types by their names. */\nexport interface SandboxTypes {\n${members.join("\n")}\n}`;
  return generatedFile("sandbox-types.gen.ts", [source], [needed.join("\n"), ...types, byName].join("\n\n"));
}

function valuesOf({ enum: values, anyOf = [], $ref }: Schema, $defs: SandboxSchemas["$defs"]): readonly unknown[] {
  if ($ref !== undefined) return valuesOf($defs[nameOf($ref)] ?? {}, $defs);
  return values ?? anyOf.flatMap((one) => valuesOf(one, $defs));
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** One object with the members of several: the first description of each stands, and what one does not require is optional. */
function mergedOf(forms: readonly Schema[]): Schema {
  const properties = Object.assign({}, ...forms.toReversed().map((form) => form.properties)) as Schema["properties"];
  const [first] = forms;
  return { ...first, properties: properties ?? {} };
}

function typeOf(schema: Schema, indent: string): string {
  const { tsType, $ref, enum: values, anyOf, items, properties, additionalProperties: others } = schema;
  if (tsType !== undefined) return tsType;
  if ($ref !== undefined) return nameOf($ref);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (anyOf !== undefined) return anyOf.map((one) => `\n${indent}  | ${typeOf(one, `${indent}    `)}`).join("");
  if (items !== undefined) {
    const item = typeOf(items, indent);
    return `readonly ${/^[\w"[\]]+$/.test(item) || items.properties ? item : `(${item})`}[]`;
  }
  if (properties !== undefined) return `{\n${membersOf(schema, `${indent}  `)}\n${indent}}`;
  if (others) return `{ readonly [name: string]: ${typeOf(others, indent)} }`;
  return schema.type === "integer" ? "number" : (schema.type ?? "unknown");
}

function membersOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const members = Object.entries(properties).map(([name, schema]) => {
    const { description, default: value, $defaultText: text } = schema;
    const said = text ?? (value === undefined ? undefined : defaultText(value));
    const lines = description === undefined ? [] : [description, ...(said ? ["", `@default ${said}`] : [])];
    const mark = required.includes(name) ? "" : "?";
    const type = `${typeOf(schema, indent)}${mark && " | undefined"}`;
    return `${lines.length === 0 ? "" : `${docComment(lines, indent)}\n`}${indent}readonly ${objectKey(name)}${mark}: ${type};`;
  });
  return members.join("\n");
}

/** A default as code has it. */
function defaultText(value: unknown): string {
  return typeof value === "number" ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, "_") : JSON.stringify(value);
}
