#!/usr/bin/env node
import process from "node:process";
import { exitCodes } from "./help.ts";
import { run } from "./run.ts";

const exitCode = await run(process.argv.slice(2), process);
process.exitCode = exitCode;
// Node waits for a file that gives nothing, even in process.exit; a process that was told to stop ends all the same.
if (exitCode === exitCodes.terminated || exitCode === exitCodes.interrupted) {
  setTimeout(() => process.kill(process.pid, exitCode === exitCodes.terminated ? "SIGTERM" : "SIGINT"), 1000).unref();
}
