import { describe, it } from "vitest";
import { prague, tabor, useSegments } from "./sandbox-segments.ts";

const expectAll = useSegments(100_000);

describe("[JOB-09] searchAll against a sandbox of 100,000 subjects", () => {
  it("finds a town with 4,200 subjects in at most 40 requests, each subject once", async () => {
    await expectAll(tabor, { subjects: 4_000, requests: 40 });
  });

  it("finds a city with 49,000 subjects in at most 450 requests, each subject once", async () => {
    await expectAll(prague, { subjects: 48_000, requests: 450 });
  });
});
