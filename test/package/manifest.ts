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

/** The used members of package.json. */
export const manifest = {
  name,
  version,
  bin: bin[name] ?? "",
  /** The conditional imports of its own files, by their conditions. */
  imports,
  /** The code entries, in the order of package.json. */
  entries: Object.entries(exports).flatMap(([path, target]) =>
    typeof target === "string"
      ? []
      : [{ name: `${name}${path.slice(1)}`, script: target.default, types: target.types }],
  ),
} as const;
