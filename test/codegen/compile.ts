import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { projectRoot } from "./project-copy.ts";

const { config } = ts.parseConfigFileTextToJson(
  "tsconfig.json",
  readFileSync(join(projectRoot, "tsconfig.json"), "utf8"),
) as { config: { compilerOptions: unknown } };
const { options: own } = ts.convertCompilerOptionsFromJson(config.compilerOptions, projectRoot);
/** Unused types are no error: a document without operations uses few. */
const options = { ...own, noUnusedLocals: false, noUnusedParameters: false };

/** The files on disk, parsed once for all programs of this process. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A program by the options of this project, of the files on disk and of others in their place. */
export interface Compiled {
  /** The compiler's message about a file, with its line. */
  readonly faultsOf: (file: string) => readonly string[];
  /** Files of the program below the project's folder, those of packages left out. */
  readonly files: readonly string[];
}

/**
 * Compiles files of this project and others that only exist here; nothing is checked before it is asked for.
 *
 * @param texts what stands in place of files on disk or beside them, by path from the project's folder
 * @param roots files to begin with, the same way
 */
export function compile(texts: ReadonlyMap<string, string>, roots: readonly string[] = [...texts.keys()]): Compiled {
  const given = new Map([...texts].map(([file, text]) => [join(projectRoot, file), text]));
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  const folders = new Set([...given.keys()].map((file) => dirname(file)));
  host.getCurrentDirectory = () => projectRoot;
  host.directoryExists = (folder) => folders.has(folder) || disk.directoryExists?.(folder) === true;
  host.fileExists = (file) => given.has(file) || disk.fileExists(file);
  host.readFile = (file) => given.get(file) ?? disk.readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = given.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, language, ...rest));
    return parsed.get(file);
  };
  const paths = roots.map((file) => join(projectRoot, file));
  const program = ts.createProgram(paths, options, host);
  const told = ({ file, start = 0, messageText }: ts.Diagnostic): string => {
    const text = ts.flattenDiagnosticMessageText(messageText, "\n");
    if (file === undefined) return text;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${file.fileName.replace(projectRoot, "")}:${line + 1}: ${text} in: ${file.text.split("\n")[line]?.trim() ?? ""}`;
  };
  const general = program.getOptionsDiagnostics().map(told);
  if (general.length > 0) throw new Error(general.join("\n"));
  return {
    files: program
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((file) => file.startsWith(projectRoot) && !file.includes("/node_modules/"))
      .map((file) => file.replace(projectRoot, "")),
    faultsOf: (file) => {
      const source = program.getSourceFile(join(projectRoot, file));
      if (source === undefined) throw new Error(`${file} is no file of the program`);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(told);
    },
  };
}
