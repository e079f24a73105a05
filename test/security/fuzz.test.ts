import { describe, expect, it } from "vitest";
import { changeSource } from "../../bench/change-source.ts";
import { readers } from "../../bench/fuzz/readers.ts";
import { runFuzz } from "../../bench/fuzz/run-fuzz.ts";

/** Always the same inputs: `npm run fuzz` is there to find new ones. */
const plan = { seed: 20, inputs: 25 };

describe("random changes of everything that comes from outside", { timeout: 900_000 }, () => {
  it("[REL-10] end in data that is right or in an error of the family, soon and in little memory", async () => {
    const { kinds, broken } = await runFuzz(plan);
    expect(broken).toEqual([]);
    expect(Object.keys(kinds)).toEqual(readers.map(({ name }) => name));
    for (const [name, outcomes] of Object.entries(kinds)) {
      const count = Object.values(outcomes).reduce((sum, times) => sum + times, 0);
      expect(count, name).toBeGreaterThanOrEqual(5);
      // A reader that never gets through, or that refuses nothing, was given the wrong inputs.
      expect(Object.keys(outcomes).length, name).toBeGreaterThan(1);
    }
  });

  it("are noticed where a reader has a fault, which is told with its recipe", async () => {
    const names = [
      "registry lookup",
      "identity callback",
      "legacy 4.2 authConfirmation",
      "requests to",
      "command line",
    ];
    const { broken } = await runFuzz(
      { ...plan, readers: names, longestSearch: 1_000 },
      {
        plugins: [
          changeSource("registry/source-operations.ts", { "if (!Array.isArray(list)) throw": "if (false) throw" }),
          changeSource("identity/complete-login.ts", { "!timingSafeEqual": "false && timingSafeEqual" }),
          changeSource("legacy/read-document.ts", { "error instanceof XmlError": "false" }),
          changeSource("sandbox/control-listener.ts", {
            "!(error instanceof InvalidInputError)": "true",
          }),
          changeSource("cli/input.ts", { "throw new InvalidArgumentError": "throw new RangeError" }),
        ],
      },
    );
    for (const name of names) {
      const found = broken.filter(({ rule }) => rule.startsWith(name));
      expect(found, name).not.toEqual([]);
      for (const { first } of found) expect(first).toMatch(/^--reader "[^"]+" --seed \d+ --path [\d:]+ \[\{/);
    }
  });

  it("are noticed where an input holds or ends the process, and the next reader has its turn", async () => {
    const { kinds, broken } = await runFuzz(
      { ...plan, readers: ["registry cache", "arguments of normalizeIco", "arguments of parseAmount"] },
      {
        longestSilence: 10_000,
        plugins: [
          changeSource("registry/cache.ts", {
            "    const value = await":
              "    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n    const value = await",
          }),
          changeSource("registry/helpers/ico.ts", { "  const ico = read(value);": "  process.exit(3);" }),
        ],
      },
    );
    expect(broken.map(({ rule }) => rule)).toEqual([
      "an input held the process (SIGKILL)",
      "the process of the readers ended (3)",
    ]);
    expect(Object.keys(kinds)).toEqual(["arguments of parseAmount"]);
  });
});
