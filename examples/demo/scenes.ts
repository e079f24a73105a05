import {
  currentEntries,
  currentMembers,
  InvalidInputError,
  parseAmount,
  RegistryError,
  type Registry,
} from "ares-caais";
import { chapter, facts, remark, table } from "./print.ts";

/** What the story is about in one environment. */
export interface Cast {
  /** A company that stands in several registers. */
  readonly ico: string;
  /** A beginning of names that several companies share. */
  readonly prefix: string;
  /** A well-formed ico that nobody has. */
  readonly nobody: string;
}

/** Reads one company from several registers. */
export async function lookUp(registry: Registry, { ico }: Cast): Promise<void> {
  chapter("One company, several registers", `registry.vratEkonomickySubjekt({ ico: "${ico}" })`);
  const subject = await registry.vratEkonomickySubjekt({ ico });
  facts([
    ["Name", subject.obchodniJmeno],
    ["Seat", subject.sidlo?.textovaAdresa],
    ["Legal form", subject.pravniForma],
    ["Established", subject.datumVzniku],
    ["Tax ID", subject.dic ?? subject.dicSkDph],
  ]);

  chapter("The public register knows who decides", `registry.vratEkonomickySubjektVr({ ico: "${ico}" })`);
  const { zaznamy = [] } = await registry.vratEkonomickySubjektVr({ ico });
  const record = zaznamy.find(({ primarniZaznam }) => primarniZaznam) ?? zaznamy[0];
  const [mark] = currentEntries(record?.spisovaZnacka);
  const [share] = currentEntries(record?.zakladniKapital);
  const capital = parseAmount(share?.vklad?.hodnota ?? "");
  const members = (record?.statutarniOrgany ?? []).flatMap((body) => currentMembers(body));
  facts([
    ["File mark", mark && [mark.oddil, mark.vlozka, mark.soud].join(" ")],
    ["Capital", capital === undefined ? undefined : `${capital.number.toLocaleString("cs")} Kč`],
    ...members
      .slice(0, 3)
      .map(({ nazevAngazma, fyzickaOsoba, pravnickaOsoba }): [string, string | undefined] => [
        nazevAngazma ?? "Member",
        fyzickaOsoba === undefined
          ? pravnickaOsoba?.obchodniJmeno
          : [fyzickaOsoba.jmeno, fyzickaOsoba.prijmeni].join(" "),
      ]),
  ]);

  chapter("The statistical register knows what it does", `registry.vratEkonomickySubjektRes({ ico: "${ico}" })`);
  const { zaznamy: statistics = [] } = await registry.vratEkonomickySubjektRes({ ico });
  facts([
    ["Main activity", statistics[0]?.czNacePrevazujici],
    ["All activities", statistics[0]?.czNace?.join(", ")],
    ["Employees (band)", statistics[0]?.statistickeUdaje?.kategoriePoctuPracovniku],
  ]);
}

/** Reads a search page by page. */
export async function search(registry: Registry, { prefix }: Cast): Promise<void> {
  chapter(
    "Search, page by page",
    `registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "${prefix}", start, pocet: 2 })`,
  );
  const rows: string[][] = [];
  let total: number;
  let start = 0;
  do {
    const page = await registry.vyhledejEkonomickeSubjekty({
      obchodniJmeno: prefix,
      start,
      pocet: 2,
      razeni: ["+obchodniJmeno"],
    });
    const { pocetCelkem = 0, ekonomickeSubjekty = [] } = page;
    total = ekonomickeSubjekty.length === 0 ? start : pocetCelkem;
    // Advance by what came: the service may send fewer than asked for.
    start += ekonomickeSubjekty.length;
    rows.push(
      ...ekonomickeSubjekty.map(({ icoId = "", obchodniJmeno = "", sidlo }) => [
        icoId,
        obchodniJmeno,
        sidlo?.nazevObce ?? "",
      ]),
    );
  } while (start < total && rows.length < 6);
  table(["icoId", "name", "municipality"], rows);
  remark(`${rows.length} of ${total} matches`);
}

/** Reads a code list. */
export async function codeList(registry: Registry): Promise<void> {
  chapter(
    "A code list explains the codes",
    'registry.vyhledejCiselnik({ kodCiselniku: "PravniForma", zdrojCiselniku: "res" })',
  );
  const { ciselniky = [] } = await registry.vyhledejCiselnik({ kodCiselniku: "PravniForma", zdrojCiselniku: "res" });
  const items = ciselniky[0]?.polozkyCiselniku ?? [];
  table(
    ["code", "meaning"],
    items
      .slice(0, 5)
      .map(({ kod = "", nazev = [] }) => [
        kod,
        (nazev.find(({ kodJazyka }) => kodJazyka === "cs") ?? nazev[0])?.nazev ?? "",
      ]),
  );
  remark(`${Math.min(5, items.length)} of ${items.length} codes`);
}

/** Reads the newest notification batch. */
export async function changes(registry: Registry): Promise<void> {
  chapter("What changed lately", 'registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "vr" })');
  const { notifikacniDavky = [] } = await registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "vr" });
  const newest = notifikacniDavky.at(-1);
  if (newest?.cisloDavky === undefined) {
    remark("no batch is kept at the moment");
    return;
  }
  const batch = await registry.vratNotifikacniDavku({ datovyZdroj: "vr", cisloDavky: newest.cisloDavky });
  const { seznamNotifikaci = [] } = batch;
  facts([
    ["Batches kept", notifikacniDavky.length],
    [
      "Newest",
      `no. ${newest.cisloDavky} of ${newest.datumUvolneniDavky ?? "?"}, ${newest.pocetZmen ?? seznamNotifikaci.length} changes`,
    ],
    [
      "First ones",
      seznamNotifikaci
        .slice(0, 4)
        .map(({ typZmeny = "", icoId = "" }) => `${typZmeny} ${icoId}`)
        .join(", "),
    ],
  ]);
}

/** Shows the three ways in which a question can be wrong. */
export async function errors(registry: Registry, { nobody }: Cast): Promise<void> {
  chapter("A number nobody has: the service answers 404", `registry.vratEkonomickySubjekt({ ico: "${nobody}" })`);
  await show(registry.vratEkonomickySubjekt({ ico: nobody }));
  chapter("A question without a condition: the service answers 400", "registry.vyhledejEkonomickeSubjekty({})");
  await show(registry.vyhledejEkonomickeSubjekty({}));
  chapter("A malformed number: refused before anything is sent", 'registry.vratEkonomickySubjekt({ ico: "123" })');
  await show(registry.vratEkonomickySubjekt({ ico: "123" }));
}

async function show(call: Promise<unknown>): Promise<void> {
  try {
    await call;
    remark("answered without an error");
  } catch (error) {
    if (error instanceof RegistryError) {
      facts([
        ["RegistryError", error.code],
        ["status", error.status],
        ["kod", error.kod],
        ["subKod", error.subKod],
        ["popis", error.popis],
      ]);
    } else if (error instanceof InvalidInputError) {
      facts([
        ["InvalidInputError", error.code],
        ["field", error.field],
        ["rule", error.rule],
      ]);
    } else throw error;
  }
}
