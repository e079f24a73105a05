import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand, type Ended } from "../fixtures/command-line.ts";
import { useAnsweringServer } from "../fixtures/servers/answering-server.ts";
import { startHttp } from "../fixtures/servers/listen.ts";

// Incomplete responses are requested again; here the pause before is left out of the time.
beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How the program ends. */
const exitCodes = { done: 0, notFound: 1, service: 3 };
const ico = "90000021";
const server = useAnsweringServer();

function ended(args: readonly string[]): Promise<Ended> {
  return runCommand([...args, "--address", server.address, "--requests-per-minute", "1000000"]);
}

/** Values of wrong types; the last ones cannot be turned into text. */
const unprintable: unknown = { toString: 1, valueOf: 1 };
const wrong: readonly unknown[] = [
  ...[null, true, 5, "text", {}, [], [null], [5], ["text"], [[]], [{}]],
  ...[unprintable, [unprintable]],
];

/** An answer with a value in one place of it. */
type Place = readonly [name: string, answerWith: (value: unknown) => Readonly<Record<string, unknown>>];

const found = (record: object): Readonly<Record<string, unknown>> => ({
  vyhledat: { pocetCelkem: 1, ekonomickeSubjekty: [record] },
});
const members: readonly Place[] = [
  ["obchodniJmeno", (value) => found({ icoId: ico, obchodniJmeno: value })],
  ["sidlo", (value) => found({ icoId: ico, sidlo: value })],
  ["textovaAdresa", (value) => found({ icoId: ico, sidlo: { textovaAdresa: value } })],
  ["zaznamy", (value) => found({ icoId: ico, zaznamy: value })],
  ["a record of zaznamy", (value) => found({ icoId: ico, zaznamy: [value] })],
  ["a version of a name", (value) => found({ icoId: ico, zaznamy: [{ obchodniJmeno: [value] }] })],
  [
    "the dates of a version",
    (value) =>
      found({ icoId: ico, zaznamy: [{ obchodniJmeno: [{ datumZapisu: value, datumVymazu: value, hodnota: value }] }] }),
  ],
  ["adresy", (value) => found({ icoId: ico, zaznamy: [{ adresy: value }] })],
  ["ezp", (value) => found({ icoId: ico, zaznamy: [{ ezp: value }] })],
];
const batch = (member: object): Readonly<Record<string, unknown>> => ({
  vyhledat: { notifikacniDavky: [{ datovyZdroj: "vr", cisloDavky: 7 }] },
  "7": { datovyZdroj: "vr", cisloDavky: 7, ...member },
});
const batches: readonly Place[] = [
  ["datumUvolneniDavky", (value) => batch({ datumUvolneniDavky: value })],
  ["pocetZmen", (value) => batch({ pocetZmen: value })],
  ["seznamNotifikaci", (value) => batch({ seznamNotifikaci: value })],
  ["a change", (value) => batch({ seznamNotifikaci: [value] })],
  ["typZmeny", (value) => batch({ seznamNotifikaci: [{ typZmeny: value }] })],
];
const codeList = (member: object): Readonly<Record<string, unknown>> => ({
  vyhledat: { pocetCelkem: 1, ciselniky: [{ kodCiselniku: "PravniForma", zdrojCiselniku: "res", ...member }] },
});
const lists: readonly Place[] = [
  ["kodCiselniku", (value) => codeList({ kodCiselniku: value })],
  ["zdrojCiselniku", (value) => codeList({ zdrojCiselniku: value })],
  ["nazevCiselniku", (value) => codeList({ nazevCiselniku: value })],
  ["polozkyCiselniku", (value) => codeList({ polozkyCiselniku: value })],
  ["an item", (value) => codeList({ polozkyCiselniku: [value] })],
  ["kod", (value) => codeList({ polozkyCiselniku: [{ kod: value }] })],
  ["nazev", (value) => codeList({ polozkyCiselniku: [{ nazev: value }] })],
  ["a name", (value) => codeList({ polozkyCiselniku: [{ nazev: [value] }] })],
  ["kodJazyka", (value) => codeList({ polozkyCiselniku: [{ nazev: [{ kodJazyka: value, nazev: value }] }] })],
];

/** Values in place of the list in the response of a search, and beside it. */
const top = (name: string): readonly Place[] => [
  [name, (value) => ({ vyhledat: { pocetCelkem: 1, [name]: value } })],
  [`an item of ${name}`, (value) => ({ vyhledat: { pocetCelkem: 1, [name]: [value] } })],
  [`pocetCelkem beside ${name}`, (value) => ({ vyhledat: { pocetCelkem: value, [name]: [{}] } })],
];
const numbers: readonly Place[] = [
  ["icoId", (value) => found({ icoId: value })],
  ["ico", (value) => found({ ico: value })],
];
const batchNumbers: readonly Place[] = [
  ["cisloDavky", (value) => batch({ cisloDavky: value })],
  ["cisloDavky of the list", (value) => ({ vyhledat: { notifikacniDavky: [{ cisloDavky: value }] } })],
];

describe.each<[string, readonly string[], readonly Place[]]>([
  ["search", ["search", "--obchodniJmeno", "x"], [...top("ekonomickeSubjekty"), ...members]],
  ["lookup", ["lookup", ico], [...top("ekonomickeSubjekty"), ...numbers, ...members]],
  ["changes", ["changes", "--source", "vr"], [...top("notifikacniDavky"), ...batchNumbers, ...batches]],
  ["codelist", ["codelist", "PravniForma"], [...top("ciselniky"), ...lists]],
  ["codelist of all lists", ["codelist"], lists],
])("%s of a service that breaks the contract", (_title, args, places) => {
  it.each(places)(
    "[REL-02] the command reports the fault of the service, never an internal error, for any value of %s",
    async (_place, answerWith) => {
      for (const value of wrong) {
        server.answers = answerWith(value);
        for (const manner of [[], ["--json"]]) {
          const { code, stdout, stderr } = await ended([...args, ...manner]);
          expect(
            [exitCodes.done, exitCodes.notFound, exitCodes.service],
            `${JSON.stringify(value)}: ${stderr}`,
          ).toContain(code);
          expect(stdout).not.toContain("[object");
          // Results before a fault are printed.
          if (code === exitCodes.service) expect(stdout).toMatch(/^(?:(?:ico\tobchodniJmeno\tsidlo\n\t\t|\{\})\n)?$/);
        }
      }
    },
  );
});

describe("codelist", () => {
  it.each(
    wrong.filter(
      (value) =>
        !Array.isArray(value) || value.some((item) => typeof item !== "object" || item === null || Array.isArray(item)),
    ),
  )("[REL-02] reports %j in place of the items as a fault of the service", async (polozkyCiselniku) => {
    server.answers = codeList({ polozkyCiselniku });
    for (const args of [["codelist"], ["codelist", "PravniForma"]]) {
      expect(await ended(args)).toEqual({
        code: exitCodes.service,
        stdout: "",
        stderr:
          "error: vyhledejCiselnik: 200 (application/json) with data that breaks its schema: " +
          "/ciselniky must hold lists whose polozkyCiselniku are objects [ERR_UNEXPECTED_RESPONSE]\n" +
          "check the address; `ares-caais verify` compares a service with its contract\n",
      });
    }
  });

  it.each(wrong)("[REL-02] proposes no list whose code is %j", async (kodCiselniku) => {
    let asked = 0;
    const { port } = await startHttp((_request, response) => {
      asked += 1;
      const ciselniky = asked === 1 ? [] : [{ kodCiselniku, zdrojCiselniku: kodCiselniku }, { nazevCiselniku: "x" }];
      const answer = { pocetCelkem: ciselniky.length, ciselniky };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
    expect(await runCommand(["codelist", "no", "--address", `http://127.0.0.1:${port}`])).toEqual({
      code: exitCodes.notFound,
      stdout: "",
      stderr: "there is no such list; without a code all are listed\n",
    });
  });
});
