import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { compileWorkers, withFolder } from "../processes.ts";
import { Tallying, type Tally } from "../soak/tally.ts";
import type { FuzzPlan, Place, Told } from "./plan.ts";

/** Longest start of the program in milliseconds. */
const longestStart = 120_000;
/** Megabytes of heap of the program: what asks for more ends it, and not the machine. */
const mostHeap = 1_000;

/** How a fuzz is run. */
export interface FuzzOptions {
  /** Of the compilation. */
  readonly plugins?: readonly Plugin[];
  /** Told of each reader that had its inputs. */
  readonly onReader?: (tally: Tally) => void;
  /**
   * Milliseconds of silence after which the program is stuck in an input; each takes far less.
   *
   * @default 90_000
   */
  readonly longestSilence?: number;
}

/**
 * Feeds every reader with inputs, in a process of its own: one that hangs or ends is a find, and the next process goes on
 * with the reader after it.
 *
 * @returns how many inputs of which reader ended how, and the rules that were broken.
 */
export function runFuzz(
  plan: FuzzPlan,
  { plugins = [], onReader = () => undefined, longestSilence = 90_000 }: FuzzOptions = {},
): Promise<Tally> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["fuzz-program"], plugins);
    const tallying = new Tallying();
    const started = performance.now();
    let from: Place | undefined = { round: 0, reader: 0 };
    while (from !== undefined) {
      const seconds = plan.seconds === undefined ? undefined : plan.seconds - (performance.now() - started) / 1_000;
      from = await runOnce(folder, { ...plan, seconds }, from, { tallying, onReader, longestSilence });
    }
    return tallying.tally;
  });
}

/** @returns where to go on when the process ended too early. */
async function runOnce(
  folder: string,
  plan: FuzzPlan,
  from: Place,
  { tallying, onReader, longestSilence }: Required<Omit<FuzzOptions, "plugins">> & { readonly tallying: Tallying },
): Promise<Place | undefined> {
  const child = fork(join(folder, "fuzz-program.js"), [JSON.stringify(plan), JSON.stringify(from)], {
    execArgv: ["--expose-gc", `--max-old-space-size=${mostHeap}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const state = {
    last: { place: from, recipe: "the start of the program" },
    rule: "the process of the readers ended",
    finished: false,
  };
  let timer: NodeJS.Timeout | undefined;
  const listen = (silence: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      state.rule = "an input held the process";
      child.kill("SIGKILL");
    }, silence);
  };
  // The program says what it sends.
  child.on("message", (told: Told) => {
    listen(longestSilence);
    if (told.kind === "input") state.last = told;
    else if (told.kind === "end") state.finished = true;
    else {
      tallying.add(told.tally);
      onReader(told.tally);
    }
  });
  listen(longestStart);
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  if (state.finished) return undefined;
  tallying.accuse(`${state.rule} (${String(code ?? signal)})`, state.last.recipe);
  const { round, reader } = state.last.place;
  // The start of the program itself is no find that a further one could pass.
  return state.last.recipe.startsWith("--") ? { round, reader: reader + 1 } : undefined;
}
