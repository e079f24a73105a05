import type { SubjectSeed } from "./seed.ts";
import { craft } from "./trades.ts";
import { partner } from "./vr-helpers.ts";

/** A general and a limited partnership. */
export const partnershipSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000064",
    name: "Moravský vinný sklep, v.o.s.",
    form: "111",
    seat: "brno.masarykova 413/20",
    founded: "1999-07-07",
    updated: "2024-08-30",
    activities: ["wine", "restaurants"],
    dic: "CZ90000064",
    vat: { state: "payer" },
    vr: {
      file: "A 3055",
      entered: "1999-07-07",
      bodies: [
        {
          kind: "statutory",
          name: "Statutární orgán",
          entered: "1999-07-07",
          acting: "Každý ze společníků jedná za společnost samostatně.",
          members: [
            { who: { person: "bartos" }, entered: "1999-07-07" },
            { who: { person: "cizkova" }, entered: "2012-02-02" },
          ],
        },
      ],
      // Partners of a general partnership have no deposits to state.
      partners: [
        { who: { person: "bartos" }, entered: "1999-07-07", shares: [] },
        { who: { person: "cizkova" }, entered: "2012-02-02", shares: [] },
        { who: { person: "drabek" }, entered: "1999-07-07", deleted: "2012-02-02", shares: [] },
      ],
      business: ["Hostinská činnost", "Vinařství"],
    },
    rzp: { statutory: ["bartos", "cizkova"], licences: [craft("Hostinská činnost", "1999-07-20", "bartos")] },
  },
  {
    icoId: "90000137",
    name: "Jihočeská rybářská k.s.",
    form: "113",
    seat: "budejovice.lannova 63/23",
    founded: "2000-10-10",
    updated: "2025-03-28",
    activities: ["fish"],
    dic: "CZ90000137",
    vat: { state: "payer" },
    vr: {
      file: "A 9012",
      entered: "2000-10-10",
      bodies: [
        {
          kind: "statutory",
          name: "Statutární orgán - komplementář",
          entered: "2000-10-10",
          members: [{ who: { person: "dolejsi" }, entered: "2006-06-06" }],
        },
      ],
      partners: [
        { who: { person: "dolejsi" }, entered: "2006-06-06", shares: [] },
        partner("pokorna", "2000-10-10", "50000;00", "50"),
      ],
      extra: {
        vklady: [
          { datumZapisu: "2000-10-10", typVkladu: "KORUNY", vklad: { typObnos: "KORUNY", hodnota: "50000;00" } },
        ],
      },
    },
  },
];
