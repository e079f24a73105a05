import { runClientProgram } from "../soak/client-program.ts";
import { connectToSandbox, type Service } from "../soak/sandbox-link.ts";
import type { SoakSize } from "../soak/tally.ts";

/** The program of a soak. It ends by itself once it has told what it found, unless something keeps it running. */
const [service = "{}", size = "{}"] = process.argv.slice(2);
// The parent process says what they are.
const report = await runClientProgram(
  JSON.parse(service) as Service,
  connectToSandbox(),
  JSON.parse(size) as SoakSize,
  (progress) => process.send?.({ progress }),
);
process.send?.({ report });
process.disconnect();
