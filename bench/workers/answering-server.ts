import { json } from "node:stream/consumers";
import { listen } from "../loopback.ts";

/** A record of the usual members and size; its digits `00000000` stand for the ico. */
const record = JSON.stringify({
  ico: "00000000",
  obchodniJmeno: "Příkladná společnost 00000000 s.r.o.",
  sidlo: {
    ...{ kodStatu: "CZ", nazevStatu: "Česká republika", kodKraje: 116, nazevKraje: "Jihomoravský kraj" },
    ...{ kodOkresu: 3702, nazevOkresu: "Brno-město", kodObce: 582786, nazevObce: "Brno" },
    ...{
      kodMestskeCastiObvodu: 550973,
      nazevMestskeCastiObvodu: "Brno-střed",
      kodUlice: 22543,
      nazevUlice: "Kounicova",
    },
    ...{ cisloDomovni: 684, cisloOrientacni: 12, kodCastiObce: 411582, nazevCastiObce: "Veveří" },
    ...{ kodAdresnihoMista: 19091601, psc: 60200, textovaAdresa: "Kounicova 684/12, Veveří, 60200 Brno" },
    ...{ typCisloDomovni: 1, standardizaceAdresy: true },
  },
  ...{ pravniForma: "112", financniUrad: "290", datumVzniku: "2003-08-06", datumAktualizace: "2024-01-26" },
  ...{ dic: "CZ00000000", icoId: "00000000" },
  adresaDorucovaci: { radekAdresy1: "Kounicova 684/12", radekAdresy2: "Veveří", radekAdresy3: "60200 Brno" },
  seznamRegistraci: {
    ...{ stavZdrojeVr: "AKTIVNI", stavZdrojeRes: "AKTIVNI", stavZdrojeRzp: "AKTIVNI", stavZdrojeNrpzs: "NEEXISTUJICI" },
    ...{ stavZdrojeRpsh: "NEEXISTUJICI", stavZdrojeRcns: "NEEXISTUJICI", stavZdrojeSzr: "NEEXISTUJICI" },
    ...{ stavZdrojeDph: "AKTIVNI", stavZdrojeSkDph: "NEEXISTUJICI", stavZdrojeSd: "NEEXISTUJICI" },
    ...{ stavZdrojeIr: "NEEXISTUJICI", stavZdrojeCeu: "NEEXISTUJICI", stavZdrojeRs: "NEEXISTUJICI" },
    stavZdrojeRed: "NEEXISTUJICI",
  },
  ...{ primarniZdroj: "vr", czNace: ["62", "620", "6201", "63", "74", "74300"] },
});

/** A registry that has every subject, and answers at once: a record is made once. */
const { url } = await listen(async (request, response) => {
  const { ico } = (await json(request)) as { readonly ico: readonly string[] };
  response.setHeader("content-type", "application/json");
  const records = ico.map((each) => record.replaceAll("00000000", each));
  response.end(`{"pocetCelkem":${ico.length},"ekonomickeSubjekty":[${records.join(",")}]}`);
});
process.send?.({ url });
