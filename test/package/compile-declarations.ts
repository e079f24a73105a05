import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { createCompiler, type Compiler } from "./compilers.ts";
import { manifest } from "./manifest.ts";
import { copyProgram } from "./programs.ts";
import { typeRoots } from "./tools.ts";
import { mswVersions, type typeScriptVersions } from "./versions.ts";

const { project, withMsw } = inject("packed");

/** How a compiler finds the declarations of a package. */
export const resolutions = {
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
  node16: { module: "node16", moduleResolution: "node16" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
};
const domTypes = { types: [], lib: ["es2022", "dom", "dom.iterable"] };
const nodeTypes = { types: ["node"], typeRoots: [typeRoots], lib: ["es2022"] };
/** The declarations that are there beside those of the package. */
export const surroundings = {
  none: { types: [], lib: ["es2022"] },
  dom: domTypes,
  node: nodeTypes,
  both: { ...nodeTypes, lib: domTypes.lib },
};

export type TypeScriptVersion = (typeof typeScriptVersions)[number];

/** The sources and options of a compilation. */
export interface CompilerCase {
  readonly version: TypeScriptVersion;
  /** Programs of programs/. */
  readonly programs: readonly string[];
  readonly resolution: keyof typeof resolutions;
  readonly surrounding: keyof typeof surroundings;
  /** The version of msw beside the package; without it there is none. */
  readonly msw?: string;
}

const compilers = new Map<TypeScriptVersion, Compiler>();

/** Imports every entry that needs no other package. */
const everyEntry = manifest.entries
  .filter(({ name }) => !name.endsWith("/testing"))
  .map(({ name }, index) => `export * as entry${index} from "${name}";\n`)
  .join("");

/** Compiles programs, and checks every declaration that they lead to; throws with what the compiler says. */
export async function compileDeclarations(given: CompilerCase): Promise<void> {
  const { version, programs, resolution, surrounding, msw } = given;
  const check = compilers.get(version) ?? createCompiler(version);
  compilers.set(version, check);
  const folder = msw === undefined ? project : (withMsw[msw] ?? "");
  for (const program of programs) copyProgram(folder, program);
  const files = [...programs];
  // The sandbox and the clients over mutual TLS speak of Node; a page imports none of them.
  if (programs.includes("use.ts")) {
    writeFileSync(join(folder, "every-entry.ts"), everyEntry);
    files.push("every-entry.ts");
  }
  const rules = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: "es2022", noEmit: true };
  const scripts = programs.some((program) => program.endsWith(".cjs")) ? { allowJs: true, checkJs: true } : {};
  const compilerOptions = { ...rules, ...scripts, ...resolutions[resolution], ...surroundings[surrounding] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  await check(folder);
}

/** The versions of msw that a compiler can read: the declarations of 2.7.0 fail beside the DOM of later ones. */
export function mswFor(version: TypeScriptVersion): readonly string[] {
  return mswVersions.flatMap(([msw]) => (msw === "2.7.0" && version !== "5.9.3" ? [] : [msw]));
}
