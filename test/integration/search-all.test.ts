import { describe, it } from "vitest";
import { prague, useSegments } from "./sandbox-segments.ts";

const expectAll = useSegments(20_000);

describe("[JOB-09] searchAll against a sandbox of 20,000 subjects", () => {
  it("finds a city with 9,300 subjects in at most 90 requests, each subject once", async () => {
    await expectAll(prague, { subjects: 9_000, requests: 90 });
  });
});
