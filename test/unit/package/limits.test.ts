import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import config, { mocking } from "../../../vitest.config.ts";
import { limits } from "../../fixtures/limits.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(root, "test");

describe("the limits of tests", () => {
  it("are the same in every project", () => {
    const { projects = [] } = config.test ?? {};
    expect(projects.length).toBeGreaterThan(4);
    for (const project of projects) {
      expect(project).toMatchObject({
        test: { testTimeout: limits.test, hookTimeout: limits.test, expect: { poll: { timeout: limits.poll } } },
      });
    }
  });

  it("are shortened by no file, for a busy machine would exceed them", () => {
    const own = /\b(?:describe|it|test)(?:\.\w+)*\([^\n]*, \{[^\n]*\btimeout: ([\d_]+)/g;
    const shorter = (source: string): boolean =>
      [...source.matchAll(own)].some(([, number = ""]) => Number(number.replaceAll("_", "")) < limits.test);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".test.ts"),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => shorter(readFileSync(join(folder, file), "utf8")))).toEqual([]);
    expect(shorter(`it("x", { timeout: ${limits.test - 1} }, async () => {`)).toBe(true);
  });
});

describe("the files that put something else in place of modules", () => {
  it("have workers of their own, wherever others share what they import", () => {
    const mocks = /\bvi\.(?:do)?[mM]ock\(|^\s*(?:ex|im)port .* from "msw\/node";/m;
    const files = ["test/unit", "test/codegen"].flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: "utf8" }).map((file) => `${part}/${file}`),
    );
    const found = files.filter(
      (file) => file.endsWith(".test.ts") && mocks.test(readFileSync(join(root, file), "utf8")),
    );
    expect(found.sort()).toEqual([...mocking].sort());
  });
});
