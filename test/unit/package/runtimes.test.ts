import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runtimeNames } from "../../../scripts/runtimes.ts";

it("[PKG-07] the table of runtimes lists those of the matrix, and browsers", () => {
  const text = readFileSync(new URL("../../../docs/package.md", import.meta.url), "utf8");
  const [, table = ""] = /\n(\| runtime[^]+?)\n\n/.exec(text) ?? [];
  const named = table
    .split("\n")
    .slice(2)
    .map((row) => row.split("|")[1]?.trim());
  // The oldest Node has its minor version; workerd has none, because its versions are dates.
  const short = runtimeNames.map((name, index) => {
    const [runtime = "", version = ""] = name.split(" ");
    const [major = "", minor = ""] = version.split(".");
    if (runtime === "workerd") return runtime;
    return runtime === "Node" && index > 0 ? major : `${runtime} ${major}.${minor}`;
  });
  const nodes = short.slice(0, runtimeNames.filter((name) => name.startsWith("Node ")).length);
  expect(named).toEqual([nodes.join(", "), ...short.slice(nodes.length), "browsers"]);
});
