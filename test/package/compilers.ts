import { createRequire } from "node:module";
import { join } from "node:path";
import type ts from "typescript";
import { run } from "./run.ts";
import { compiler, compilerModule } from "./tools.ts";
import type { typeScriptVersions } from "./versions.ts";

type Version = (typeof typeScriptVersions)[number];

/** Checks the project of a folder by its `tsconfig.json`; throws with what the compiler says. */
export type Compiler = (folder: string) => Promise<void>;

/** A version of the compiler that keeps what it has read: its libraries take longer than all that is checked by them. */
export function createCompiler(version: Version): Compiler {
  // From version 7 on it is a program and no library; it is fast enough.
  if (version.startsWith("7.")) {
    return async (folder) => {
      await run(folder, process.execPath, compiler(version), "-p", "tsconfig.json");
    };
  }
  const compile = createProgramCheck(createRequire(import.meta.url)(compilerModule(version)) as typeof ts);
  return (folder) => {
    const said = compile(folder);
    return said === "" ? Promise.resolve() : Promise.reject(new Error(said));
  };
}

function createProgramCheck(compiler: typeof ts): (folder: string) => string {
  const declarations = new Map<string, ts.SourceFile | undefined>();
  /** Settings whose libraries of the language have been checked: what is imported how does not matter to them. */
  const checkedLibraries = new Set<string>();
  return (folder) => {
    const file = join(folder, "tsconfig.json");
    const { config } = compiler.readConfigFile(file, (path) => compiler.sys.readFile(path)) as { config: unknown };
    const { options, fileNames, errors } = compiler.parseJsonConfigFileContent(config, compiler.sys, folder);
    const host = compiler.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target, ...more) => {
      if (!/\.d\.[cm]?ts$/.test(name)) return read(name, target, ...more);
      const format = typeof target === "object" ? target.impliedNodeFormat : undefined;
      const key = `${name} ${String(format)}`;
      const kept = declarations.get(key) ?? read(name, target, ...more);
      declarations.set(key, kept);
      return kept;
    };
    const program = compiler.createProgram(fileNames, options, host);
    const libraries = JSON.stringify([folder, options.lib, options.types]);
    const checked = program
      .getSourceFiles()
      .filter((source) => !program.isSourceFileDefaultLibrary(source) || !checkedLibraries.has(libraries));
    checkedLibraries.add(libraries);
    const diagnostics = [
      ...errors,
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...checked.flatMap((source) => [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ]),
    ];
    return compiler.formatDiagnostics(compiler.sortAndDeduplicateDiagnostics(diagnostics), host);
  };
}
