import { currentEntries, currentMembers, parseAmount, type Registry } from "ares-caais";
import { chapter, facts, remark, table } from "../print.ts";

/** The subjects that the story is about in one environment. */
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

/** Reads the feed of changes from a batch that is known already. */
export async function changes(registry: Registry): Promise<void> {
  const { notifikacniDavky = [] } = await registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "vr" });
  const known = notifikacniDavky.at(-4)?.cisloDavky;
  chapter(
    "What changed since a batch",
    `registry.changes({ datovyZdroj: "vr", after: ${known ?? "undefined"}, follow: false })`,
  );
  const rows: string[][] = [];
  for await (const batch of registry.changes({ datovyZdroj: "vr", after: known, follow: false })) {
    const { cisloDavky, datumUvolneniDavky = "", seznamNotifikaci = [] } = batch;
    const first = seznamNotifikaci.slice(0, 4).map(({ typZmeny = "", icoId = "" }) => `${typZmeny} ${icoId}`);
    rows.push([String(cisloDavky), datumUvolneniDavky, String(seznamNotifikaci.length), first.join(", ")]);
  }
  table(["batch", "released", "changes", "first ones"], rows);
  remark(`${notifikacniDavky.length} batches are kept; with follow it waits for new ones`);
}
