import { EventEmitter } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { createSink } from "../../../src/cli/streams.ts";
import { readLines } from "../../../src/cli/input.ts";
import { Stop, watchStops } from "../../../src/cli/stop.ts";

const { signal: never } = new AbortController();

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(chunks), never)) lines.push(line);
  return lines;
}

describe("readLines", () => {
  it("finds the same lines however the input is cut, and leaves out empty ones", async () => {
    const bytes = Buffer.from("\ufeff90000021\r\n\n  žluťoučký \n\t\nlast");
    for (let size = 1; size <= bytes.length; size += 1) {
      const chunks: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      expect(await linesOf(...chunks)).toEqual(["90000021", "žluťoučký", "last"]);
    }
  });

  it("takes a line of 1,000 characters, and none of more, with or without its end", async () => {
    const longest = "x".repeat(1000);
    expect(await linesOf(`${longest}\n`, longest)).toEqual([longest, longest]);
    for (const end of ["", "\n"])
      await expect(linesOf("1\n", `${longest}x${end}`)).rejects.toThrow("line 2 of the input");
  });

  it("refuses a line too long to be meant, before it has all of it", async () => {
    let read = 0;
    const long = Readable.from(
      (function* () {
        for (let index = 0; index < 1000; index += 1) {
          read += 1;
          yield Buffer.alloc(1000, "x");
        }
      })(),
    );
    const failure = readLines(long, never).next();
    await expect(failure).rejects.toThrow(InvalidInputError);
    await expect(failure).rejects.toMatchObject({ field: "line 1 of the input" });
    expect(read).toBeLessThan(100);
    await expect(linesOf("1\n2\n", "x".repeat(1001), "\n")).rejects.toMatchObject({ field: "line 3 of the input" });
  });

  it("stops waiting when the signal aborts, with its reason, and closes the input", async () => {
    const controller = new AbortController();
    const input = new PassThrough();
    const waiting = readLines(input, controller.signal).next();
    const reason = new Stop({ kind: "signal", signal: "SIGINT" });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(input.destroyed).toBe(true);
  });

  it("closes the input when nobody reads on", async () => {
    const input = new PassThrough();
    input.write("1\n2\n");
    for await (const line of readLines(input, never)) {
      expect(line).toBe("1");
      break;
    }
    expect(input.destroyed).toBe(true);
  });
});

describe("createSink", () => {
  it("waits while the reader is behind, until the signal aborts", async () => {
    const waiting: (() => void)[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        waiting.push(done);
      },
    });
    const controller = new AbortController();
    const sink = createSink(slow, {}, controller.signal);
    let written = false;
    const first = sink.write("abc").then(() => (written = true));
    await new Promise(setImmediate);
    expect(written).toBe(false);
    waiting.shift()?.();
    await first;
    const second = sink.write("def");
    const reason = new Stop({ kind: "output-closed" });
    controller.abort(reason);
    await expect(second).rejects.toBe(reason);
    await expect(sink.write("ghi")).rejects.toBe(reason);
  });

  it("[REL-08] writes all the same after Ctrl-C, and waits no longer", async () => {
    let text = "";
    const stuck = new Writable({
      highWaterMark: 1,
      write: (chunk) => {
        text += String(chunk);
      },
    });
    const controller = new AbortController();
    const sink = createSink(stuck, {}, controller.signal);
    const first = sink.write("abc");
    controller.abort(new Stop({ kind: "signal", signal: "SIGINT" }));
    await first;
    await sink.write("def");
    expect(text).toBe("abc");
    expect(stuck.writableLength).toBe("abcdef".length);
  });

  it.each([
    [{}, true],
    [{ NO_COLOR: "" }, true],
    [{ NO_COLOR: "0" }, false],
    [{ TERM: "dumb" }, false],
  ])("shows colours on a terminal with %j: %j", (env, colors) => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 100 });
    expect(createSink(terminal, env, never)).toMatchObject({ colors, columns: 100 });
    expect(createSink(new PassThrough(), env, never)).toMatchObject({ colors: false, columns: undefined });
    // A terminal that was not told how wide it is.
    expect(createSink(Object.assign(terminal, { columns: 0 }), env, never).columns).toBe(80);
  });
});

describe("watchStops", () => {
  function watch(): { process: EventEmitter; stdout: EventEmitter; stderr: EventEmitter; signal: AbortSignal } {
    const [process, stdout, stderr] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
    // An emitter listens as a process and a stream do.
    const { signal } = watchStops(process as never, stdout as never, stderr as never);
    return { process, stdout, stderr, signal };
  }
  const causeOf = (signal: AbortSignal): unknown => (signal.reason instanceof Stop ? signal.reason.what : undefined);

  it.each(["SIGINT", "SIGTERM"] as const)(
    "asks the work to end at %s, and leaves the next signal to the system",
    (name) => {
      const { process, signal } = watch();
      process.emit(name, name);
      expect(causeOf(signal)).toEqual({ kind: "signal", signal: name });
      expect([process.listenerCount("SIGINT"), process.listenerCount("SIGTERM")]).toEqual([0, 0]);
    },
  );

  it("tells an output that was closed from one that cannot be written; remarks nobody reads end nothing", () => {
    const closed = watch();
    closed.stdout.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
    expect(causeOf(closed.signal)).toEqual({ kind: "output-closed" });
    const full = watch();
    const error = Object.assign(new Error("write ENOSPC"), { code: "ENOSPC" });
    full.stdout.emit("error", error);
    full.stdout.emit("error", error);
    expect(causeOf(full.signal)).toEqual({ kind: "output-failed", error });
    const silent = watch();
    silent.stderr.emit("error", error);
    expect(silent.signal.aborted).toBe(false);
  });
});
