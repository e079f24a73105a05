import { run } from "../../src/cli/run.ts";

// The command line as a user starts it, and how much memory its process had at most.
const start = performance.now();
const exitCode = await run(process.argv.slice(2), process);
const { user, system } = process.cpuUsage();
process.send?.({
  exitCode,
  seconds: (performance.now() - start) / 1000,
  processor: (user + system) / 1e6,
  megabytes: process.resourceUsage().maxRSS / 1024,
});
process.disconnect();
