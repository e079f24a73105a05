import { compileWorkers, runWorker, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";

const subjects = 100_000;
const mebibyte = 1024 * 1024;
const most = { seconds: 5, mebibytes: 400 };

interface Found {
  /** Milliseconds from the start of the process until the sandbox answers. */
  readonly ready: number;
  readonly search: number;
  /** Bytes of the whole process. */
  readonly memory: number;
  readonly memoryAfterSearch: number;
}

/** Measures the start of a sandbox with 100,000 generated subjects, and a search through all of them. */
export function sandboxStart(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["sandbox-start"]);
    const found = await runWorker<Found>(folder, "sandbox-start", [String(subjects)]);
    return {
      title: `Start of a sandbox with ${subjects.toLocaleString("en")} generated subjects, a process of its own`,
      rows: [
        time("from the start of the process until it answers", found.ready),
        memory("memory of the process then", found.memory),
        { what: "a search through all subjects", figure: `${(found.search / 1000).toFixed(2)} s` },
        memory("memory of the process after a search through all subjects", found.memoryAfterSearch),
      ],
    };
  });
}

function time(what: string, milliseconds: number): Row {
  const seconds = milliseconds / 1000;
  const target = { text: `at most ${most.seconds} s`, met: seconds <= most.seconds };
  return { what, figure: `${seconds.toFixed(2)} s`, target };
}

function memory(what: string, bytes: number): Row {
  const size = bytes / mebibyte;
  const target = { text: `under ${most.mebibytes} MiB`, met: size < most.mebibytes };
  return { what, figure: `${size.toFixed(0)} MiB`, target };
}
