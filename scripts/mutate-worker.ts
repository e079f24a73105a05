// Runs test files in a Vitest that stays up, one file at a time, as its parent process asks for; see mutation/test-session.ts.
import { createVitest } from "vitest/node";
import type { TestAnswer, TestRequest } from "./mutation/test-session.ts";

const vitest = await createVitest("test", {
  watch: false,
  project: ["unit", "contract", "integration"],
  pool: "threads",
  maxWorkers: 1,
  fileParallelism: false,
  bail: 1,
  reporters: [{}],
});
await vitest.standalone();
const specifications = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]));

async function run({ test, changed = [] }: TestRequest): Promise<TestAnswer> {
  const specification = specifications.get(test);
  if (specification === undefined) throw new Error(`no test file: ${test}`);
  for (const file of changed) vitest.invalidateFile(file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const module = testModules.find(({ moduleId }) => moduleId === test);
  return { passed: module?.ok() === true && unhandledErrors.length === 0 };
}

process.on("message", (request: TestRequest) => {
  void run(request).then((answer) => process.send?.(answer));
});
process.send?.({ tests: [...specifications.keys()] });
