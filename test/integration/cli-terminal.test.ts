import { describe, expect, it } from "vitest";
import { startCommand, type Running } from "../fixtures/command-line.ts";
import { useHeldServer, type HeldRequest } from "../fixtures/servers/held-server.ts";

const service = useHeldServer();

const icos = Array.from({ length: 200 }, (_, index) => String(90_000_021 + index));
const subjects = (from: number, count: number): object[] =>
  icos.slice(from, from + count).map((ico) => ({ icoId: ico, ico, obchodniJmeno: `name ${ico}` }));

/** A command that has received some of what it asked for. */
interface OnItsWay {
  readonly command: string;
  readonly args: readonly string[];
  /** Answers requests until the command has more to ask for, and gives the request that shows it. */
  readonly answer: () => Promise<HeldRequest>;
  /** The responses, each in a row of the table. */
  readonly received: readonly string[];
  /** How to go on. */
  readonly hint: string;
}

/** How many rows came: fewer than are set in columns together. */
const rows = 30;

const commands: readonly OnItsWay[] = [
  {
    command: "search",
    args: ["search", "--obchodniJmeno", "name", "--pocet", String(rows), "--start", "60"],
    answer: async () => {
      (await service.next()).answer({ pocetCelkem: 150, ekonomickeSubjekty: subjects(0, rows) });
      return service.next();
    },
    received: icos.slice(0, rows),
    hint: "to go on: --start 90\n",
  },
  {
    command: "lookup",
    // A request is made of 100 ico; what is none is a row all the same.
    args: ["lookup", ...Array.from({ length: rows }, (_, index) => `x${index}`), ...icos, ...icos.slice(0, 100)],
    answer: async () => {
      const [first, second] = [await service.next(), await service.next()].sort((one) =>
        JSON.stringify(one.body).includes(icos[0] ?? "") ? -1 : 1,
      );
      first?.answer({ pocetCelkem: 100, ekonomickeSubjekty: subjects(0, 100) });
      // It is asked for when all of the first answer was handed over.
      await service.next();
      if (second === undefined) throw new Error("no second request");
      return second;
    },
    received: [...Array.from({ length: rows }, (_, index) => `x${index}`), ...icos.slice(0, 100)],
    hint: `stopped after 130 looked up: 100 found, 0 missing, 30 malformed; to go on: after ${icos[99] ?? ""}\n`,
  },
  {
    command: "changes",
    args: ["changes", "--source", "vr", "--after", "10"],
    answer: async () => {
      const batches = [11, 12, 13, 14].map((cisloDavky) => ({ datovyZdroj: "vr", cisloDavky }));
      (await service.next()).answer({ notifikacniDavky: batches });
      for (const batch of batches.slice(0, 2)) {
        (await service.next()).answer({ ...batch, pocetZmen: 0, seznamNotifikaci: [] });
      }
      return service.next();
    },
    received: ["11", "12"],
    hint: "to go on: --after 12\n",
  },
  {
    command: "codelist",
    args: ["codelist", "PravniForma"],
    answer: async () => {
      const items = icos.slice(0, rows).map((kod) => ({ kod, nazev: [{ kodJazyka: "cs", nazev: `name ${kod}` }] }));
      const list = { kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: items };
      (await service.next()).answer({ pocetCelkem: 2, ciselniky: [list] });
      return service.next();
    },
    received: icos.slice(0, rows),
    hint: "",
  },
  {
    command: "codelist of all lists",
    args: ["codelist"],
    answer: async () => {
      const lists = icos.slice(0, rows).map((kodCiselniku) => ({ kodCiselniku, zdrojCiselniku: "res" }));
      (await service.next()).answer({ pocetCelkem: 100, ciselniky: lists });
      return service.next();
    },
    received: icos.slice(0, rows),
    hint: "",
  },
];

/** A way to stop a command. */
interface Stop {
  readonly by: string;
  readonly stop: (running: Running, request: HeldRequest) => void;
  /** Its last message. */
  readonly says: RegExp;
  readonly code: number;
}

const interrupt: Stop = {
  by: "Ctrl-C",
  stop: ({ signal }) => {
    signal("SIGINT");
  },
  says: /^interrupted\n$/,
  code: 130,
};
const terminate: Stop = {
  by: "SIGTERM",
  stop: ({ signal }) => {
    signal("SIGTERM");
  },
  says: /^stopped\n$/,
  code: 143,
};
const missing: Stop = {
  by: "a 404",
  stop: (_running, request) => {
    request.answer({ kod: "NENALEZENO", popis: "gone" }, 404);
  },
  says: /^error: .*404 NENALEZENO: gone(?: \[ERR_\w+\])+\n$/,
  code: 3,
};
const strange: Stop = {
  by: "an answer that breaks the contract",
  stop: (_running, request) => {
    request.answer([], 418);
  },
  says: /^error: .*418 .*\ncheck the address; .*\n$/,
  code: 3,
};

const runs = commands.flatMap((command) =>
  [interrupt, missing, ...(command.args[0] === "search" ? [terminate, strange] : [])].map((stop) => ({
    ...command,
    ...stop,
  })),
);

describe("on a terminal", () => {
  it.each(runs)(
    "[REL-08] $command prints what it received before $by ends it, then how to go on",
    async ({ args, answer, received, hint, stop, says, code }) => {
      const more = ["--address", service.address, "--requests-per-minute", "1000000"];
      const running = startCommand([...args, ...more], { terminal: 80, env: { NO_COLOR: "1" } });
      stop(running, await answer());
      const ended = await running.ended;
      // Removed subjects are gone at the end.
      const lines = ended.shown
        .split("\n")
        .map((line) => line.slice(line.lastIndexOf("\r") + 1).replace("\u001b[K", ""));
      const rowOf = (line: string): string | undefined => line.split(/ {2,}/).find((cell) => received.includes(cell));
      expect(lines.flatMap((line) => rowOf(line) ?? [])).toEqual(received);
      const end = lines.findLastIndex((line) => rowOf(line) !== undefined) + 1;
      const said = lines.slice(end).join("\n");
      expect(said.slice(0, hint.length)).toBe(hint);
      expect(said.slice(hint.length)).toMatch(says);
      expect(ended).toMatchObject({ code });
    },
  );
});
