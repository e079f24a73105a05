import type { Output } from "../../codegen/commands/arguments.ts";

/** How a command ended, and what it printed. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in this process, which has loaded what takes most of its time. */
export async function runCommand(command: (output: Output) => number | Promise<number>): Promise<Ended> {
  const printed = { stdout: "", stderr: "" };
  const status = await command({
    log: (text: string) => {
      printed.stdout += `${text}\n`;
    },
    error: (text: string) => {
      printed.stderr += `${text}\n`;
    },
  });
  return { status, ...printed };
}
