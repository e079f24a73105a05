import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRegistry } from "ares-caais";
import { expect } from "vitest";
import { jsonLines } from "../fixtures/command-line.ts";
import type { Ended, Program } from "./cli-program.ts";

/** A table of suppliers: ico that are found and missing, what is none, and cells that need quotes. */
export function supplierTable(rows: number): string {
  const cells = ["plain", '"Dva\nřádky; ""uvozovky"""', "=1+1", "ěščřžýáíé 🏭"];
  const icos = Array.from({ length: rows }, (_, index) =>
    index % 7 === 0 ? "CZ8001011234" : String(90_000_021 + index),
  );
  return ["n;IČO;firma", ...icos.map((ico, index) => `${index};${ico};${cells[index % cells.length]}`), ""].join("\n");
}

/** Whole numbers from 1 to a limit, always the same for a seed (Park and Miller's generator). */
function createRandom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % most);
  };
}

interface Kills {
  readonly kills: number;
  /** Number of the moments at which it is killed. */
  readonly seed: number;
}

/** Kills a command that reads a table of suppliers, see {@link killCommand}. */
export async function killTable(
  program: Program,
  command: "lookup" | "check",
  format: string,
  kills: Kills,
): Promise<void> {
  const input = `${command}-${kills.seed}-input.csv`;
  writeFileSync(join(program.folder, input), supplierTable(4000));
  await killCommand(program, [command, "--input", input, "--column", "IČO"], { format, code: 1, ...kills });
}

/**
 * Kills a command that writes a table at random moments, and lets it go on, until it was killed so many times. When it comes
 * to its end in between, it begins anew.
 */
export async function killCommand(
  program: Program,
  args: readonly string[],
  { format, code: expectedCode, kills, seed }: Kills & { readonly format: string; readonly code: number },
): Promise<void> {
  const name = `${args[0]}-${seed}`;
  const pathOf = (file: string): string => join(program.folder, file);
  const commandFor = (out: string, ...more: string[]): string[] => [
    ...[...args, "--requests-per-minute", "60000", "--out", out],
    ...more,
  ];
  const uninterrupted = await program.run(commandFor(`${name}-whole.${format}`));
  expect(uninterrupted.code).toBe(expectedCode);
  const expected = readFileSync(pathOf(`${name}-whole.${format}`));
  const random = createRandom(seed);
  const out = `${name}.${format}`;
  const part = pathOf(`${out}.part`);
  const expectEnd = ({ code, stderr }: Pick<Ended, "code" | "stderr">): void => {
    // Killed between its last two steps, it has nothing left to do.
    if (stderr.includes("is complete already")) return;
    expect({ code, stderr }).toEqual({ code: expectedCode, stderr: uninterrupted.stderr });
  };
  const finish = async (): Promise<void> => {
    const ended = await program.run(commandFor(out, "--resume"));
    expect(readFileSync(pathOf(out)).equals(expected)).toBe(true);
    expectEnd(ended);
    expect([`${out}.part`, `${out}.lock`].filter((file) => existsSync(pathOf(file)))).toEqual([]);
    rmSync(pathOf(out));
  };
  for (let killed = 0; killed < kills;) {
    // Slow enough that it is killed on its way, however busy the machine is.
    const running = program.start(commandFor(out, "--resume", "--requests-per-minute", "900"));
    const { process } = running;
    const moment = performance.now() + random(2500);
    while (performance.now() < moment && process.exitCode === null) await wait(5);
    if (killed === 0 && existsSync(`${pathOf(out)}.lock`)) {
      // It stands still meanwhile: while another process starts on a busy machine, it would come to its end.
      process.kill("SIGSTOP");
      const { code, stderr } = await program.run(commandFor(out, "--resume"));
      expect(stderr).toContain(`--out is in use by process ${process.pid}`);
      expect(code).toBe(2);
    }
    process.kill("SIGKILL");
    const ended = await running.ended;
    if (ended.signal === "SIGKILL") killed += 1;
    else {
      expectEnd(ended);
      rmSync(pathOf(out));
    }
    // A power failure leaves zeros behind the record.
    if (killed % 3 === 2 && existsSync(part)) appendFileSync(part, Buffer.alloc(random(5000)));
  }
  await finish();
}

/** Kills a watch at some moments, while a subject of its list changes before each. */
export async function killWatch(program: Program, delays: readonly number[]): Promise<void> {
  const { environment, fetch, registry } = program.sandbox;
  const record = await createRegistry({ environment, fetch }).vratEkonomickySubjekt({ ico: "90000021" });
  writeFileSync(join(program.folder, "watched.csv"), "IČO\n90000048\n90000021\n");
  const state = join(program.folder, "killed.json");
  const args = ["watch", "--input", "watched.csv", "--state", state];
  await program.run([...args, "--once"]);
  const printed: string[] = [];
  for (const [index, delay] of delays.entries()) {
    registry.change({ data: { ares: [{ ...record, obchodniJmeno: `Data ${index} a.s.` }] } });
    const watching = program.start([...args, "--interval", "0.05", "--json"]);
    if (delay > 0) await watching.until("stdout", "\n").catch(() => "");
    await wait(delay);
    watching.process.kill("SIGKILL");
    printed.push((await watching.ended).stdout);
    // Its data are complete.
    if (existsSync(state)) expect(JSON.parse(readFileSync(state, "utf8"))).toMatchObject({ version: 1 });
  }
  printed.push((await program.run([...args, "--once", "--json"])).stdout);
  const told = jsonLines(printed.join("")).flatMap(({ notifications }) => notifications as { cisloDavky: number }[]);
  const batches = [...new Set(told.map(({ cisloDavky }) => cisloDavky))].sort((one, other) => one - other);
  expect(batches).toHaveLength(delays.length);
  expect((batches.at(-1) ?? 0) - (batches[0] ?? 0)).toBe(delays.length - 1);
}
