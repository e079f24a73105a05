import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Packages whose sources are bundled into dist/, by the file that they begin with. parse-xml has CommonJS modules, for which Node
 * would need ten milliseconds more in the first call.
 */
export const bundledPackages: Record<string, string> = {
  "@rgrove/parse-xml": join(root, "node_modules/@rgrove/parse-xml/src/index.ts"),
};
