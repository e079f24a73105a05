import { runProgram } from "./program.ts";

const stop = new AbortController();
let stopCode = 0;
for (const [name, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(name, () => {
    stopCode = code;
    stop.abort();
  });
}
const exitCode = await runProgram(process.argv.slice(2), stop.signal, process.stderr);
// Also when a server that stopped answering holds a connection.
process.exit(exitCode ?? stopCode);
