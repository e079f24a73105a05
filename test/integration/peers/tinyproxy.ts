import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Peer } from "./find-peers.ts";
import { freePort } from "../../../bench/loopback.ts";
import { newFolder } from "../../fixtures/folder.ts";
import { startListening } from "./listening-program.ts";

/** tinyproxy, a proxy that many an office has. */
export function findTinyproxy(): Peer {
  const program = ["tinyproxy", "/usr/bin/tinyproxy"].find((candidate) => spawnSync(candidate, ["-v"]).status === 0);
  return { name: "tinyproxy", program, advice: "no tinyproxy (apt-get install tinyproxy)" };
}

/** A proxy that runs. */
export interface RunningProxy {
  readonly port: number;
  /** Host and port of it. */
  readonly host: string;
  /** How many tunnels and requests it was asked for, with these words in the line. */
  readonly count: (words: string) => number;
}

/**
 * Starts tinyproxy on loopback until the test is finished.
 *
 * @param directives of its configuration, for example `BasicAuth name password`
 * @throws Error when it is not installed, with the advice, or does not start.
 */
export async function startTinyproxy({ program, advice }: Peer, directives: string): Promise<RunningProxy> {
  if (program === undefined) throw new Error(`tinyproxy is required: ${advice}`);
  const folder = newFolder();
  const port = await freePort();
  const log = join(folder, "log");
  const configuration = `
Port ${port}
Listen 127.0.0.1
Allow 127.0.0.1
Timeout 60
MaxClients 50
LogLevel Info
LogFile "${log}"
${directives}
`;
  writeFileSync(join(folder, "conf"), configuration, { mode: 0o600 });
  await startListening(program, ["-d", "-c", join(folder, "conf")], port);
  const count = (words: string): number =>
    readFileSync(log, "utf8")
      .split("\n")
      .filter((line) => line.includes("Request (") && line.includes(words)).length;
  return { port, host: `127.0.0.1:${port}`, count };
}
