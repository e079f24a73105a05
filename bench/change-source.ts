import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/**
 * Compiles a source of the package with some places of it changed: what looks for faults has to find these.
 *
 * @param source path below `src`
 * @param changes what is replaced, and by what
 */
export function changeSource(source: string, changes: Readonly<Record<string, string>>): Plugin {
  return {
    name: source,
    setup: (build) => {
      let found = false;
      build.onEnd(() => (found ? {} : { errors: [{ text: `there is no ${source} in what is built` }] }));
      build.onLoad({ filter: new RegExp(`/src/${source}$`) }, ({ path }) => {
        found = true;
        let contents = readFileSync(path, "utf8");
        for (const [from, to] of Object.entries(changes)) {
          if (!contents.includes(from)) throw new Error(`${source} has no ${from}`);
          contents = contents.replace(from, to);
        }
        return { contents, loader: "ts" };
      });
    },
  };
}
