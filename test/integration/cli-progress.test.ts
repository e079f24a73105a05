import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand, startCommand, useFolder, type Running, type StartOptions } from "../fixtures/command-line.ts";
import { useHeldServer } from "../fixtures/servers/held-server.ts";

const service = useHeldServer();
const folder = useFolder();

const none = { pocetCelkem: 0, ekonomickeSubjekty: [] };
const icos = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => String(90_000_000 + from + index));
const take = "\r\u001b[K";

function start(args: readonly string[], options: StartOptions = { watched: 200 }): Running {
  return startCommand([...args, "--address", service.address], { ...options, env: { NO_COLOR: "1", ...options.env } });
}

/** The last screen of the terminal. */
const shownBy = ({ printed }: Running): string | undefined => printed.stderr.split(take).at(-1);

/** Answers the next request of a look-up with nothing, and lets a second go by once all of it was printed. */
async function answerNext(running: Running, last: string): Promise<void> {
  (await service.next()).answer(none);
  await running.until("stdout", last);
  // It is counted right after it was printed.
  await new Promise(setImmediate);
  vi.advanceTimersByTime(1000);
}

/** Lets seconds go by until the terminal shows something. */
async function untilShown(running: Running, shown: RegExp): Promise<void> {
  await expect.poll(() => (vi.advanceTimersByTime(1000), shownBy(running))).toMatch(shown);
}

describe("progress on a terminal", () => {
  // The line goes by these; requests and the waits for them do not.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("[JOB-05] shows rows done, rows a minute, the remaining time and the used share of the budget", async () => {
    const running = start(["lookup", "--json", ...icos(0, 500)]);
    vi.advanceTimersByTime(50);
    expect(running.printed.stderr).toBe("");
    for (let batch = 1; batch <= 4; batch += 1) await answerNext(running, `"${90_000_000 + batch * 100 - 1}"`);
    // 400 in four seconds, by four requests of 500 a minute; the first of them began a little later.
    expect(shownBy(running)).toMatch(
      /^400 of 500 looked up, 400 not found; 5,9\d\d a minute; 2 s left; 12 % of the budget$/,
    );
    // In a minute without an answer nothing was done.
    await vi.advanceTimersByTimeAsync(61_000);
    expect(shownBy(running)).toMatch(/^400 of 500 looked up, 400 not found; 0 a minute; \d % of the budget$/);
    (await service.next()).answer(none);
    const { code, stderr } = await running.ended;
    expect(code).toBe(1);
    expect(stderr.split(take).at(-1)).toMatch(/^500 looked up: 0 found, 500 missing, 0 malformed\n/);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[JOB-05] stays on the terminal while rows go to a file or another program", async () => {
    const running = start(["lookup", "--json", ...icos(0, 300)]);
    await answerNext(running, '"90000099"');
    expect(shownBy(running)).toMatch(/^100 of 300 looked up/);
    const { stderr } = running.printed;
    (await service.next()).answer(none);
    await running.until("stdout", '"90000199"');
    // No time has passed since, so nothing may have changed.
    expect(running.printed.stderr).toBe(stderr);
    vi.advanceTimersByTime(1000);
    (await service.next()).answer(none);
    await running.ended;
  });

  it("[JOB-05] measures the part of the file that was read, and does not count rows of an earlier run", async () => {
    const input = folder.write(`ico\n${icos(0, 30_000).join("\n")}\n`);
    const more = ["--column", "ico", "--add", "", "--out", folder.unused()];
    const first = start(["lookup", "--input", input, ...more]);
    (await service.next()).answer(none);
    vi.advanceTimersByTime(1000);
    await service.next();
    first.signal("SIGINT");
    await first.ended;
    const resumed = start(["lookup", "--input", input, ...more, "--resume"]);
    (await service.next()).answer(none);
    await untilShown(resumed, /^200 looked up, 200 not found; /);
    vi.advanceTimersByTime(20_000);
    // A hundred in a little more than twenty seconds.
    expect(shownBy(resumed)).toMatch(
      /^200 looked up, 200 not found; 2\d\d a minute; \d+ (?:s|min|h \d+ min) left; \d % of the budget$/,
    );
    await service.next();
    resumed.signal("SIGINT");
    await resumed.ended;
  });

  it("[JOB-05] shows no remaining time where the file was read to its end before its rows", async () => {
    // A longer one is still being read when its rows begin, a shorter one is closed then.
    const input = folder.write(`ico\n${icos(0, 16_000).join("\n")}\n`);
    const running = start(["lookup", "--input", input, "--column", "ico", "--json"]);
    await answerNext(running, '"90000099"');
    expect(shownBy(running)).toMatch(/^100 looked up, 100 not found; [\d,]+ a minute; \d+ % of the budget$/);
    running.signal("SIGINT");
    await running.ended;
  });

  it("[JOB-05] names a pause, counts it down, and Ctrl-C ends it at once", async () => {
    const running = start(["search", "--obchodniJmeno", "x", "--json"]);
    (await service.next()).answer({ kod: "OBECNA_CHYBA", popis: "busy" }, 503, { "retry-after": "50" });
    await untilShown(running, /^paused, as the service asks: 4\d s/);
    const [, before] = /: (\d+) s/.exec(shownBy(running) ?? "") ?? [];
    vi.advanceTimersByTime(30_000);
    expect(shownBy(running)).toContain(`paused, as the service asks: ${Number(before) - 30} s`);
    running.signal("SIGINT");
    const { code, stderr } = await running.ended;
    expect(code).toBe(130);
    expect(stderr.split(take).at(-1)).toBe("interrupted\n");
  });

  it("[JOB-05] names a block of the service, and a long wait for the budget", async () => {
    const blocked = start(["lookup", "--requests-per-minute", "1000000", ...icos(0, 200)]);
    const first = await service.next();
    vi.advanceTimersByTime(1);
    const second = await service.next();
    second.answer("<html>", 403, { "content-type": "text/html" });
    await untilShown(blocked, /^paused, as the service blocks: \d+ s/);
    first.answer(none);
    await blocked.ended;
    const waiting = start(["search", "--obchodniJmeno", "x", "--pocet", "1", "--requests-per-minute", "2"]);
    (await service.next()).answer({ pocetCelkem: 2, ekonomickeSubjekty: [{ icoId: "90000021" }] });
    await untilShown(waiting, /waits for the rate limit: \d+ s/);
    expect(service.waiting).toBe(0);
    waiting.signal("SIGINT");
    await waiting.ended;
  });

  it.each([
    [1, ""],
    [7, "100 of"],
    [20, "100 of 101 looked u"],
    // A terminal that says no width has 80.
    [0, "100 of 101 looked up, 100 not found; "],
  ])("[JOB-05] keeps to one line on a terminal of %i columns", async (watched, line) => {
    const running = start(["lookup", "--json", ...icos(0, 101)], { watched });
    await answerNext(running, '"90000099"');
    const shown = shownBy(running) ?? "";
    expect(shown.startsWith(line)).toBe(true);
    expect(shown).toHaveLength((watched || 80) - 1);
    await service.next();
    running.signal("SIGINT");
    await running.ended;
  });

  it.each<[string, StartOptions, string[]]>([
    ["on a terminal that cannot take a line away", { watched: 200, env: { TERM: "dumb" } }, []],
    ["with --quiet", { watched: 200 }, ["--quiet"]],
    ["where nobody watches", {}, []],
  ])("[JOB-05] the command shows no progress %s, but prints errors all the same", async (_what, options, more) => {
    const running = start(["lookup", "--json", ...more, ...icos(0, 101)], options);
    await answerNext(running, '"90000099"');
    expect(running.printed.stderr).toBe("");
    (await service.next()).answer({ kod: "NENALEZENO" }, 404);
    const { code, stderr } = await running.ended;
    expect(stderr).toMatch(/^stopped after 100 looked up.*\nerror: .*\n/);
    expect(code).toBe(3);
  });
});

describe("--timeout", () => {
  it("limits all attempts together, and each attempt to thirty seconds", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    const running = start(["lookup", "--verbose", "--timeout", "300", "90000000"], {});
    await service.next();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await running.until("stderr", "! vyhledejEkonomickeSubjekty failed (timeout) after 30000 ms");
    running.signal("SIGINT");
    expect(await running.ended).toMatchObject({ code: 130 });
  });
});

describe("--quiet", () => {
  it("[JOB-05] suppresses notices that are no errors, and refuses --verbose beside it", async () => {
    const ended = [];
    for (const option of [[], ["--quiet"]]) {
      const running = startCommand(["lookup", "--address", service.address, "90000000", ...option]);
      (await service.next()).answer(none);
      ended.push(await running.ended);
    }
    const [loud, quiet] = ended;
    expect(loud).toMatchObject({ code: 1 });
    expect(loud?.stderr).toContain("1 looked up");
    expect(quiet).toMatchObject({ code: 1, stdout: loud?.stdout, stderr: "" });
    const both = await runCommand(["lookup", "--quiet", "--verbose", "90000000"]);
    expect(both).toMatchObject({ code: 2 });
    expect(both.stderr).toContain("'--quiet' cannot be used with option '--verbose'");
  });
});
