import { join, resolve } from "node:path";
import { inject } from "vitest";
import type { Runtime } from "../../scripts/runtimes.ts";
import type { typeScriptVersions } from "./versions.ts";

const modules = join(inject("packed").tools, "node_modules");

/** Where the declarations of Node are, for `typeRoots`. */
export const typeRoots = join(modules, "@types");

/** Path of the program of a runtime. */
export const programOf = ({ program }: Runtime): string => resolve(modules, program);

/** Path of the script of a version of the compiler. */
export const compiler = (version: (typeof typeScriptVersions)[number]): string =>
  join(modules, `typescript-${version}`, "bin", "tsc");

/** Path of a version of the compiler as a library. */
export const compilerModule = (version: (typeof typeScriptVersions)[number]): string =>
  join(modules, `typescript-${version}`, "lib", "typescript.js");
