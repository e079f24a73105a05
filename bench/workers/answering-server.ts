import { listen, answerList } from "../loopback.ts";

/** A registry that has every subject, and answers at once. */
const { url } = await listen(
  answerList((ico) => ({
    icoId: ico,
    ico,
    obchodniJmeno: `Příkladná společnost ${ico} s.r.o.`,
    sidlo: { textovaAdresa: "Kounicova 684/12, Veveří, 60200 Brno", kodStatu: "CZ" },
    dic: `CZ${ico}`,
    primarniZdroj: "vr",
    seznamRegistraci: { stavZdrojeVr: "AKTIVNI", stavZdrojeDph: "AKTIVNI", stavZdrojeSkDph: "NEEXISTUJICI" },
  })),
);
process.send?.({ url });
