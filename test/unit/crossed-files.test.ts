import { beforeAll, describe, expect, it } from "vitest";
import { countCrossedFiles, type CrossedFiles } from "../fixtures/crossed-files/count-crossed-files.ts";
import { limits } from "../fixtures/limits.ts";

/**
 * Most files of the package that one call may run through, generated ones included: who reads along has to open each of
 * them. A number here only ever falls.
 */
const most: Readonly<Record<keyof CrossedFiles, number>> = { lookUp: 12, completeLogin: 24, authConfirmation: 18 };

describe("a warm call", () => {
  let files: CrossedFiles;

  beforeAll(async () => {
    files = await countCrossedFiles();
  }, limits.program);

  it.each(["lookUp", "completeLogin", "authConfirmation"] as const)("passes through few files: %s", (call) => {
    expect(files[call].length, files[call].join("\n")).toBeGreaterThan(5);
    expect(files[call].length, files[call].join("\n")).toBeLessThanOrEqual(most[call]);
  });
});
