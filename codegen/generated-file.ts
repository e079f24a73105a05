/** One file of `generated/`. */
export interface GeneratedFile {
  /** Name in `generated/`; ends in `.gen.ts`. */
  readonly name: string;
  /** The whole text, header included. */
  readonly text: string;
}

/** Puts the fixed first line before generated code. */
export function generatedFile(name: `${string}.gen.ts`, sources: readonly string[], code: string): GeneratedFile {
  return { name, text: `${header(sources)}\n\n${code.trim()}\n` };
}

function header(sources: readonly string[]): string {
  return `// Generated from ${sources.join(", ")}. Do not edit: change the source, then run "npm run generate".`;
}

/** A docstring of one or more lines at a given depth of indentation. */
export function docComment(lines: readonly string[], indent = ""): string {
  const safe = lines.flatMap((line) => line.split("\n")).map((line) => line.replaceAll("*/", "*\\/").trimEnd());
  if (safe.length === 1) return `${indent}/** ${safe[0] ?? ""} */`;
  return [
    `${indent}/**`,
    ...safe.map((line) => (line === "" ? `${indent} *` : `${indent} * ${line}`)),
    `${indent} */`,
  ].join("\n");
}

/** Returns the wanted name, or the name with a number if it is taken, and adds it to the taken names. */
export function freeName(wanted: string, taken: Set<string>, mark = ""): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${mark}${count}`;
  taken.add(name);
  return name;
}

/** Returns an object with the function's result for each member. */
export function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** A value as a TypeScript literal, two spaces a level. */
export function literal(value: unknown, indent = ""): string {
  return JSON.stringify(value, undefined, 2).replaceAll("\n", `\n${indent}`);
}

/** A name as the key of an object literal or the member of a type. */
export function objectKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** Access to a member by its name. */
export function member(object: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${literal(name)}]`;
}
