import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import config, { mocking } from "../../../vitest.config.ts";
import { limits } from "../../fixtures/limits.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(root, "test");

/** The used part of a vitest project. */
interface Project {
  readonly test: { readonly name: string; readonly testTimeout: number; readonly hookTimeout: number };
}

describe("the time limits of tests", () => {
  const { test, long, packed } = limits;

  it("fit what a project starts, for hooks and tests alike", () => {
    const projects = (config.test?.projects ?? []) as readonly Project[];
    expect(projects).toMatchObject(projects.map(() => ({ test: { expect: { poll: { timeout: limits.poll } } } })));
    expect(
      Object.fromEntries(
        projects.map(({ test: { name, testTimeout, hookTimeout } }) => [name, [testTimeout, hookTimeout]]),
      ),
    ).toEqual({
      ...{ unit: [test, test], contract: [test, test], pages: [test, test] },
      ...{ codegen: [long, long], mocks: [long, long], integration: [long, long], site: [long, long] },
      ...{ security: [long, long], types: [long, long], package: [packed, packed] },
    });
  });

  it("let a program print its output before the test ends", () => {
    expect(limits.program).toBeLessThan(long);
    expect(limits.install).toBeLessThan(packed);
    expect(limits.poll).toBeLessThan(test);
  });

  it("no file shortens the limits, because a busy machine would exceed them", () => {
    const own = /\b(?:describe|it|test)(?:\.\w+)*\([^\n]*, \{[^\n]*\btimeout: ([\d_]+)/g;
    const shorter = (source: string): boolean =>
      [...source.matchAll(own)].some(([, number = ""]) => Number(number.replaceAll("_", "")) < long);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".test.ts"),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => shorter(readFileSync(join(folder, file), "utf8")))).toEqual([]);
    expect(shorter(`it("x", { timeout: ${long - 1} }, async () => {`)).toBe(true);
  });
});

describe("test files that mock modules", () => {
  it("have their own workers when other files share their imports", () => {
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
