import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { findMutants } from "../../../scripts/mutation/find-mutants.ts";
import { markFunctions } from "../../../scripts/mutation/mark-functions.ts";
import { sample } from "../../../scripts/mutation/sample.ts";

/** Every text that one change makes of another. */
function mutantsOf(text: string): string[] {
  return findMutants("src/some.ts", text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );
}

describe("what is changed", () => {
  it.each([
    ["if (a) b;", ["if (true) b;", "if (false) b;"]],
    ["const c = a ? 1 : 2;", ["const c = true ? 1 : 2;", "const c = false ? 1 : 2;"]],
    ["const c = a <= b;", ["const c = a < b;"]],
    ["const c = a && b;", ["const c = a || b;"]],
    ["const c = a ?? b;", ["const c = a;"]],
    ["const c = a + 1;", ["const c = a - 1;"]],
    ["const c = !a;", ["const c = a;"]],
    ["const c = [a];", ["const c = [];"]],
    ['const c = a === "b";', ['const c = a !== "b";', 'const c = a === "";']],
    ["const c = /^a$/;", ["const c = /a$/;", "const c = /^a/;"]],
    ["const c = a.some(b);", ["const c = a.every(b);"]],
    ["const c = a.trim();", ["const c = a;"]],
    ["while (a) b;", ["while (false) b;"]],
    ["for (const b of a) c;", ["for (const b of []) c;"]],
    ["throw a;", [";"]],
    ["a();", [";"]],
    ["await a();", [";"]],
    ["a.b = 1;", [";"]],
    ["const a = () => { return 1; };", ["const a = () => { return; };"]],
  ])("%s", (text, expected) => {
    expect(mutantsOf(text)).toEqual(expected);
  });

  it.each([
    'type A = "b" | true;',
    'const message = "a" + "b";',
    "import a from 'a';",
    "const c = [];",
    "const c = a;",
    "const names = { a: true, b: true, c: true };",
    "const c = () => { return undefined; };",
  ])("nothing in %s", (text) => {
    expect(mutantsOf(text)).toEqual([]);
  });

  it("says where a change is, and in which function", () => {
    const text = "const a = true;\nfunction b() {\n  return !c;\n}\n";
    expect(findMutants("src/some.ts", text).map(({ owner, label }) => [owner, label])).toEqual([
      [0, "1:11 true → false"],
      [16, "3:3 return !c; → return;"],
      [16, "3:10 !c → c"],
    ]);
  });
});

describe("marking", () => {
  it("makes every function and the file itself tell that they run", () => {
    const text = "const double = (n) => n * 2;\nfunction outer() { return double(4); }\nresult = outer;\n";
    const reached: string[] = [];
    const scope = { markReached: (place: string) => reached.push(place), result: (): number => 0 };
    runInNewContext(markFunctions("a.ts", text, "/reached"), scope);
    expect(reached).toEqual(["a.ts#0"]);
    expect(scope.result()).toBe(8);
    expect(reached).toEqual(["a.ts#0", `a.ts#${text.indexOf("function")}`, `a.ts#${text.indexOf("(n)")}`]);
  });
});

it("what is marked writes each place to the file once", () => {
  const written: unknown[] = [];
  const appendFileSync = (...call: unknown[]): void => void written.push(call);
  const process = { getBuiltinModule: () => ({ appendFileSync }) };
  runInNewContext(`${markFunctions("a.ts", "const run = () => 1;", "/reached")}run(); run();`, { process });
  expect(written).toEqual([
    ["/reached", "a.ts#0\n"],
    ["/reached", "a.ts#12\n"],
  ]);
});

describe("a sample", () => {
  const items = Array.from({ length: 1000 }, (_, index) => index);

  it("is the same again with the same seed, and another one with another", () => {
    expect(sample(items, 20, 3)).toEqual(sample(items, 20, 3));
    expect(sample(items, 20, 3)).not.toEqual(sample(items, 20, 4));
  });

  it("keeps the order, draws from everywhere, and takes all when there are no more", () => {
    const drawn = sample(items, 100, 1);
    expect(drawn).toHaveLength(100);
    expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
    expect(drawn.filter((item) => item < 500).length).toBeGreaterThan(25);
    expect(drawn.filter((item) => item >= 500).length).toBeGreaterThan(25);
    expect(sample(items, Infinity, 1)).toEqual(items);
  });
});
