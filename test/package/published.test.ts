import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { describe, expect, inject, it } from "vitest";
import { manifest } from "./manifest.ts";

const tarball = readFileSync(inject("packed").tarball);

describe("tarball", () => {
  it("satisfies publint", async () => {
    const { messages } = await publint({ strict: true, pack: { tarball: Uint8Array.from(tarball).buffer } });
    expect(messages).toEqual([]);
  });

  it("has types that work under every module resolution of Node 20.19 and bundlers", async () => {
    const checked = await checkPackage(createPackageFromTarballData(Uint8Array.from(tarball)));
    if (checked.types === false) throw new Error("no types");
    const entries = manifest.entries.map(({ name }) => name.replace(manifest.name, "."));
    expect(Object.keys(checked.entrypoints)).toEqual(expect.arrayContaining(entries));
    const unexpected = checked.problems.filter((problem) => {
      // Only ES modules: require() loads them from Node 20.19 on, older ones `engines` rules out.
      if (problem.kind === "CJSResolvesToESM") return false;
      // Node 10 knows no `exports`, and so no entry but the main one; it has been dead for years.
      return !(problem.kind === "NoResolution" && problem.resolutionKind === "node10");
    });
    expect(unexpected).toEqual([]);
  });
});
