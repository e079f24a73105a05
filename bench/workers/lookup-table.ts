import { run } from "../../src/cli/run.ts";

// The command line as a user starts it, and how much memory its process had at most.
const start = performance.now();
const exitCode = await run(process.argv.slice(2), process);
process.send?.({
  exitCode,
  seconds: (performance.now() - start) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
});
process.disconnect();
