import { readFileSync } from "node:fs";

const { name, version, bin, exports, imports } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as {
  name: string;
  version: string;
  bin: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
  imports: Record<string, Record<string, string>>;
};

/** What package.json says of the package. */
export const manifest = {
  name,
  version,
  bin: bin[name] ?? "",
  /** The conditional imports of its own files, by their conditions. */
  imports,
  /** What can be imported as code, in the order of package.json. */
  entries: Object.entries(exports).flatMap(([path, target]) =>
    typeof target === "string"
      ? []
      : [{ name: `${name}${path.slice(1)}`, script: target.default, types: target.types }],
  ),
} as const;
