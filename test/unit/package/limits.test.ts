import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import config, { mocking } from "../../../vitest.config.ts";
import { limits } from "../../fixtures/limits.ts";

const folder = fileURLToPath(new URL("../../", import.meta.url));

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

describe("the files that put others in place of modules", () => {
  it("have workers of their own, wherever files share what they import", () => {
    const files = ["unit", "codegen", "contract"].flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: "utf8" }).map((file) => `test/${part}/${file}`),
    );
    const mocks = (file: string): boolean =>
      /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(folder, "..", file), "utf8"));
    const found = files.filter((file) => file.endsWith(".test.ts") && file !== "test/unit/package/limits.test.ts");
    expect(found.filter(mocks).sort()).toEqual([...mocking].sort());
  });
});
