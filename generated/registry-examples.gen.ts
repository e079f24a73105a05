// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

import type { components } from "./registry-types.gen.ts";

type Schemas = components["schemas"];

/** Example requests and answers of every operation, as the contract documents them. */
export interface RegistryExamples {
  readonly vratEkonomickySubjekt: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjekt"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejEkonomickeSubjekty: {
    readonly request: Schemas["EkonomickeSubjektyKomplexFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektySeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektVr: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektVr"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuVr: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyVrSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektRes: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektRes"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuRes: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyResSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektRzp: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektRzp"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuRzp: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyRzpSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektNrpzs: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektNrpzs"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuNrpzs: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyNrpzsSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektRpsh: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektRpsh"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuRpsh: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyRpshSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektRcns: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektRcns"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuRcns: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyRcnsSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektSzr: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektSzr"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuSzr: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektySzrSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektRs: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektRs"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuRs: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyRsSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektRos: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektRos"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuRos: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyRosSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratEkonomickySubjektCeu: {
    readonly parameters: { readonly ico: string };
    readonly responses: {
      readonly 200: Schemas["EkonomickySubjektCeu"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamEkonomickychSubjektuCeu: {
    readonly request: Schemas["EkonomickeSubjektyRegistraceFiltr"];
    readonly responses: {
      readonly 200: Schemas["EkonomickeSubjektyCeuSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejCiselnik: {
    readonly request: Schemas["CiselnikyZakladniFiltr"];
    readonly responses: {
      readonly 200: Schemas["CiselnikyNazevnikSeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejStandardizovaneAdresy: {
    readonly request: Schemas["StandardizovanaAdresaFiltr"];
    readonly responses: {
      readonly 200: Schemas["StandardizovaneAdresySeznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vyhledejSeznamNotifikacnichDavek: {
    readonly request: Schemas["EkonomickeSubjektyNotifikaceFiltr"];
    readonly responses: {
      readonly 200: Schemas["SeznamNotifikacnichDavek"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
  readonly vratNotifikacniDavku: {
    readonly parameters: { readonly datovyZdroj: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {}); readonly cisloDavky: number };
    readonly responses: {
      readonly 200: Schemas["NotifikacniDavkaZaznam"];
      readonly 400: Schemas["Chyba"];
      readonly 401: Schemas["Chyba"];
      readonly 403: Schemas["Chyba"];
      readonly 404: Schemas["Chyba"];
      readonly 500: Schemas["Chyba"];
    };
  };
}

/** Example requests and answers of every operation, as the contract documents them. */
export const registryExamples: RegistryExamples = {
  vratEkonomickySubjekt: {
    "parameters": {
      "ico": "91002109"
    },
    "responses": {
      "200": {
        "ico": "91002109",
        "obchodniJmeno": "Moravské datové služby a.s.",
        "sidlo": {
          "kodStatu": "CZ",
          "nazevStatu": "Česká republika",
          "kodKraje": 116,
          "nazevKraje": "Jihomoravský kraj",
          "kodOkresu": 3702,
          "nazevOkresu": "Brno-město",
          "kodObce": 582786,
          "nazevObce": "Brno",
          "kodMestskeCastiObvodu": 550973,
          "nazevMestskeCastiObvodu": "Brno-střed",
          "kodUlice": 9900001,
          "nazevUlice": "Křemíková",
          "cisloDomovni": 1512,
          "kodCastiObce": 990001,
          "cisloOrientacni": 15,
          "nazevCastiObce": "Veveří",
          "kodAdresnihoMista": 99000001,
          "psc": 60200,
          "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
          "standardizaceAdresy": true,
          "typCisloDomovni": 1
        },
        "pravniForma": "121",
        "pravniFormaRos": "121",
        "financniUrad": "288",
        "datumVzniku": "2014-03-18",
        "datumAktualizace": "2026-07-23",
        "dic": "CZ91002109",
        "icoId": "91002109",
        "adresaDorucovaci": {
          "radekAdresy1": "Křemíková 1512/15",
          "radekAdresy2": "Veveří",
          "radekAdresy3": "60200 Brno"
        },
        "czNace2008": [
          "62010",
          "62020",
          "63110"
        ],
        "seznamRegistraci": {
          "stavZdrojeRos": "AKTIVNI",
          "stavZdrojeVr": "AKTIVNI",
          "stavZdrojeRes": "AKTIVNI",
          "stavZdrojeRzp": "AKTIVNI",
          "stavZdrojeNrpzs": "NEEXISTUJICI",
          "stavZdrojeRpsh": "NEEXISTUJICI",
          "stavZdrojeRcns": "NEEXISTUJICI",
          "stavZdrojeSzr": "NEEXISTUJICI",
          "stavZdrojeDph": "AKTIVNI",
          "stavZdrojeSkDph": "NEEXISTUJICI",
          "stavZdrojeSd": "NEEXISTUJICI",
          "stavZdrojeIr": "NEEXISTUJICI",
          "stavZdrojeCeu": "NEEXISTUJICI",
          "stavZdrojeRs": "NEEXISTUJICI",
          "stavZdrojeRed": "NEEXISTUJICI",
          "stavZdrojeMonitor": "NEEXISTUJICI"
        },
        "primarniZdroj": "ros",
        "dalsiUdaje": [
          {
            "obchodniJmeno": [
              {
                "obchodniJmeno": "Moravské datové služby a.s.",
                "primarniZaznam": true
              }
            ],
            "sidlo": [
              {
                "sidlo": {
                  "kodStatu": "CZ",
                  "kodObce": 582786,
                  "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
                },
                "primarniZaznam": true
              }
            ],
            "pravniFormaRos": "121",
            "datovyZdroj": "ros"
          },
          {
            "obchodniJmeno": [
              {
                "platnostOd": "2018-09-03",
                "obchodniJmeno": "Moravské datové služby a.s.",
                "primarniZaznam": true
              },
              {
                "platnostOd": "2014-03-18",
                "platnostDo": "2018-09-03",
                "obchodniJmeno": "Brněnské datové služby a.s.",
                "primarniZaznam": false
              }
            ],
            "sidlo": [
              {
                "sidlo": {
                  "kodStatu": "CZ",
                  "kodObce": 582786,
                  "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
                },
                "primarniZaznam": true,
                "platnostOd": "2018-09-03"
              }
            ],
            "pravniForma": "121",
            "spisovaZnacka": "B 99901/KSBR",
            "datovyZdroj": "vr"
          }
        ],
        "czNace": [
          "62100",
          "62200",
          "63100"
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejEkonomickeSubjekty: {
    "request": {
      "obchodniJmeno": "Moravské",
      "sidlo": {
        "kodObce": 582786
      },
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+obchodniJmeno"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 2,
        "ekonomickeSubjekty": [
          {
            "ico": "91002109",
            "obchodniJmeno": "Moravské datové služby a.s.",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 116,
              "nazevKraje": "Jihomoravský kraj",
              "kodOkresu": 3702,
              "nazevOkresu": "Brno-město",
              "kodObce": 582786,
              "nazevObce": "Brno",
              "kodMestskeCastiObvodu": 550973,
              "nazevMestskeCastiObvodu": "Brno-střed",
              "kodUlice": 9900001,
              "nazevUlice": "Křemíková",
              "cisloDomovni": 1512,
              "kodCastiObce": 990001,
              "cisloOrientacni": 15,
              "nazevCastiObce": "Veveří",
              "kodAdresnihoMista": 99000001,
              "psc": 60200,
              "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "121",
            "pravniFormaRos": "121",
            "financniUrad": "288",
            "datumVzniku": "2014-03-18",
            "datumAktualizace": "2026-07-23",
            "dic": "CZ91002109",
            "icoId": "91002109",
            "adresaDorucovaci": {
              "radekAdresy1": "Křemíková 1512/15",
              "radekAdresy2": "Veveří",
              "radekAdresy3": "60200 Brno"
            },
            "czNace2008": [
              "62010",
              "62020",
              "63110"
            ],
            "seznamRegistraci": {
              "stavZdrojeRos": "AKTIVNI",
              "stavZdrojeVr": "AKTIVNI",
              "stavZdrojeRes": "AKTIVNI",
              "stavZdrojeRzp": "AKTIVNI",
              "stavZdrojeNrpzs": "NEEXISTUJICI",
              "stavZdrojeRpsh": "NEEXISTUJICI",
              "stavZdrojeRcns": "NEEXISTUJICI",
              "stavZdrojeSzr": "NEEXISTUJICI",
              "stavZdrojeDph": "AKTIVNI",
              "stavZdrojeSkDph": "NEEXISTUJICI",
              "stavZdrojeSd": "NEEXISTUJICI",
              "stavZdrojeIr": "NEEXISTUJICI",
              "stavZdrojeCeu": "NEEXISTUJICI",
              "stavZdrojeRs": "NEEXISTUJICI",
              "stavZdrojeRed": "NEEXISTUJICI",
              "stavZdrojeMonitor": "NEEXISTUJICI"
            },
            "primarniZdroj": "ros",
            "czNace": [
              "62100",
              "62200",
              "63100"
            ]
          },
          {
            "obchodniJmeno": "Moravské sdružení pěstitelů révy",
            "sidlo": {
              "kodStatu": "CZ",
              "kodObce": 582786,
              "nazevObce": "Brno",
              "nazevUlice": "Révová",
              "cisloDomovni": 77,
              "cisloOrientacni": 5,
              "psc": 60200,
              "textovaAdresa": "Révová 77/5, Veveří, 60200 Brno",
              "standardizaceAdresy": false
            },
            "datumAktualizace": "2025-12-11",
            "icoId": "ARES_90000007",
            "adresaDorucovaci": {
              "radekAdresy1": "Révová 77/5",
              "radekAdresy2": "Veveří",
              "radekAdresy3": "60200 Brno"
            },
            "seznamRegistraci": {
              "stavZdrojeRos": "NEEXISTUJICI",
              "stavZdrojeVr": "NEEXISTUJICI",
              "stavZdrojeRes": "NEEXISTUJICI",
              "stavZdrojeRzp": "NEEXISTUJICI",
              "stavZdrojeNrpzs": "NEEXISTUJICI",
              "stavZdrojeRpsh": "NEEXISTUJICI",
              "stavZdrojeRcns": "NEEXISTUJICI",
              "stavZdrojeSzr": "AKTIVNI",
              "stavZdrojeDph": "NEEXISTUJICI",
              "stavZdrojeSkDph": "NEEXISTUJICI",
              "stavZdrojeSd": "NEEXISTUJICI",
              "stavZdrojeIr": "NEEXISTUJICI",
              "stavZdrojeCeu": "NEEXISTUJICI",
              "stavZdrojeRs": "NEEXISTUJICI",
              "stavZdrojeRed": "NEEXISTUJICI",
              "stavZdrojeMonitor": "NEEXISTUJICI"
            },
            "primarniZdroj": "szr",
            "subRegistrSzr": "ezp"
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektVr: {
    "parameters": {
      "ico": "91002109"
    },
    "responses": {
      "200": {
        "icoId": "91002109",
        "zaznamy": [
          {
            "rejstrik": "OR",
            "primarniZaznam": true,
            "spisovaZnacka": [
              {
                "datumZapisu": "2014-03-18",
                "soud": "KSBR",
                "oddil": "B",
                "vlozka": 99901
              }
            ],
            "ico": [
              {
                "datumZapisu": "2014-03-18",
                "hodnota": "91002109"
              }
            ],
            "obchodniJmeno": [
              {
                "datumZapisu": "2018-09-03",
                "hodnota": "Moravské datové služby a.s."
              },
              {
                "datumZapisu": "2014-03-18",
                "datumVymazu": "2018-09-03",
                "hodnota": "Brněnské datové služby a.s."
              }
            ],
            "pravniForma": [
              {
                "datumZapisu": "2014-03-18",
                "hodnota": "121"
              }
            ],
            "financniUrad": "288",
            "adresy": [
              {
                "datumZapisu": "2018-09-03",
                "adresa": {
                  "kodStatu": "CZ",
                  "kodObce": 582786,
                  "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
                },
                "typAdresy": "SIDLO"
              }
            ],
            "datumAktualizace": "2026-07-23",
            "stavSubjektu": "AKTIVNI",
            "datumZapisu": "2014-03-18",
            "zakladniKapital": [
              {
                "datumZapisu": "2014-03-18",
                "vklad": {
                  "typObnos": "KORUNY",
                  "hodnota": "2000000;00"
                }
              }
            ],
            "akcie": [
              {
                "datumZapisu": "2014-03-18",
                "pocet": 200,
                "text": "kmenové akcie na jméno v listinné podobě",
                "hodnota": {
                  "typObnos": "KORUNY",
                  "hodnota": "10000;00"
                }
              }
            ],
            "statutarniOrgany": [
              {
                "datumZapisu": "2014-03-18",
                "nazevOrganu": "Představenstvo",
                "clenoveOrganu": [
                  {
                    "datumZapisu": "2022-06-30",
                    "typAngazma": "STATUTARNI_ORGAN_CLEN",
                    "clenstvi": {
                      "clenstvi": {
                        "vznikClenstvi": "2022-06-14"
                      },
                      "funkce": {
                        "vznikFunkce": "2022-06-14",
                        "nazev": "předseda představenstva"
                      }
                    },
                    "nazevAngazma": "Člen statutárního orgánu",
                    "fyzickaOsoba": {
                      "adresa": {
                        "kodStatu": "CZ",
                        "kodObce": 582786,
                        "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
                      },
                      "datumNarozeni": "1979-04-23",
                      "jmeno": "DALIMIL",
                      "prijmeni": "HORŇÁČEK",
                      "statniObcanstvi": "CZ",
                      "titulPredJmenem": "Ing."
                    }
                  }
                ],
                "zpusobJednani": [
                  {
                    "datumZapisu": "2014-03-18",
                    "hodnota": "Za společnost jedná předseda představenstva samostatně."
                  }
                ]
              }
            ],
            "akcionari": [
              {
                "datumZapisu": "2020-05-11",
                "nazevOrganu": "Jediný akcionář",
                "typAkcionare": "OSOBA",
                "clenoveOrganu": [
                  {
                    "datumZapisu": "2020-05-11",
                    "typAngazma": "AKCIONAR",
                    "pravnickaOsoba": {
                      "ico": "91003351",
                      "obchodniJmeno": "Křemíková holdingová s.r.o."
                    }
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuVr: {
    "request": {
      "ico": [
        "91013275"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "91013275",
            "zaznamy": [
              {
                "rejstrik": "OR",
                "primarniZaznam": true,
                "spisovaZnacka": [
                  {
                    "datumZapisu": "2009-10-05",
                    "soud": "KSOS",
                    "oddil": "C",
                    "vlozka": 999015
                  }
                ],
                "ico": [
                  {
                    "datumZapisu": "2009-10-05",
                    "hodnota": "91013275"
                  }
                ],
                "obchodniJmeno": [
                  {
                    "datumZapisu": "2009-10-05",
                    "hodnota": "Hanácká pec Olomouc s.r.o."
                  }
                ],
                "pravniForma": [
                  {
                    "datumZapisu": "2009-10-05",
                    "hodnota": "112"
                  }
                ],
                "adresy": [
                  {
                    "datumZapisu": "2009-10-05",
                    "adresa": {
                      "kodStatu": "CZ",
                      "kodObce": 500496,
                      "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc"
                    },
                    "typAdresy": "SIDLO"
                  }
                ],
                "datumAktualizace": "2026-07-24",
                "stavSubjektu": "AKTIVNI",
                "datumZapisu": "2009-10-05",
                "zakladniKapital": [
                  {
                    "datumZapisu": "2009-10-05",
                    "vklad": {
                      "typObnos": "KORUNY",
                      "hodnota": "200000;00"
                    }
                  }
                ],
                "statutarniOrgany": [
                  {
                    "datumZapisu": "2009-10-05",
                    "nazevOrganu": "Statutární orgán",
                    "clenoveOrganu": [
                      {
                        "datumZapisu": "2016-01-20",
                        "typAngazma": "STATUTARNI_ORGAN_CLEN",
                        "clenstvi": {
                          "funkce": {
                            "vznikFunkce": "2016-01-04",
                            "nazev": "jednatel"
                          }
                        },
                        "nazevAngazma": "Člen statutárního orgánu",
                        "fyzickaOsoba": {
                          "adresa": {
                            "kodStatu": "CZ",
                            "kodObce": 500496,
                            "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc"
                          },
                          "datumNarozeni": "1975-12-11",
                          "jmeno": "BŘETISLAV",
                          "prijmeni": "KOUDELKA",
                          "statniObcanstvi": "CZ"
                        }
                      }
                    ]
                  }
                ],
                "spolecnici": [
                  {
                    "datumZapisu": "2009-10-05",
                    "nazevOrganu": "Společníci",
                    "spolecnik": [
                      {
                        "datumZapisu": "2009-10-05",
                        "podil": [
                          {
                            "datumZapisu": "2009-10-05",
                            "vklad": {
                              "typObnos": "KORUNY",
                              "hodnota": "200000;00"
                            },
                            "velikostPodilu": {
                              "typObnos": "PROCENTA",
                              "hodnota": "100"
                            }
                          }
                        ],
                        "osoba": {
                          "datumZapisu": "2016-01-20",
                          "typAngazma": "SPOLECNIK_OSOBA",
                          "fyzickaOsoba": {
                            "datumNarozeni": "1975-12-11",
                            "jmeno": "BŘETISLAV",
                            "prijmeni": "KOUDELKA"
                          }
                        }
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektRes: {
    "parameters": {
      "ico": "91002109"
    },
    "responses": {
      "200": {
        "icoId": "91002109",
        "zaznamy": [
          {
            "ico": "91002109",
            "obchodniJmeno": "Moravské datové služby a.s.",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 116,
              "nazevKraje": "Jihomoravský kraj",
              "kodOkresu": 3702,
              "nazevOkresu": "Brno-město",
              "kodObce": 582786,
              "nazevObce": "Brno",
              "kodMestskeCastiObvodu": 550973,
              "nazevMestskeCastiObvodu": "Brno-střed",
              "kodUlice": 9900001,
              "nazevUlice": "Křemíková",
              "cisloDomovni": 1512,
              "kodCastiObce": 990001,
              "cisloOrientacni": 15,
              "nazevCastiObce": "Veveří",
              "kodAdresnihoMista": 99000001,
              "psc": 60200,
              "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "121",
            "pravniFormaRos": "121",
            "financniUrad": "288",
            "datumVzniku": "2014-03-18",
            "datumAktualizace": "2026-07-23",
            "czNace": [
              "62100",
              "62200",
              "63100"
            ],
            "czNace2008": [
              "62010",
              "62020",
              "63110"
            ],
            "statistickeUdaje": {
              "institucionalniSektor2010": "11003",
              "kategoriePoctuPracovniku": "310"
            },
            "zakladniUzemniJednotka": "550973",
            "primarniZaznam": true,
            "czNacePrevazujici": "62100",
            "czNacePrevazujici2008": "62010",
            "okresNutsLau": "CZ0642"
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuRes: {
    "request": {
      "ico": [
        "91013275",
        "91024358"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 2,
        "ekonomickeSubjekty": [
          {
            "icoId": "91013275",
            "zaznamy": [
              {
                "ico": "91013275",
                "obchodniJmeno": "Hanácká pec Olomouc s.r.o.",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 124,
                  "nazevKraje": "Olomoucký kraj",
                  "kodOkresu": 3805,
                  "nazevOkresu": "Olomouc",
                  "kodObce": 500496,
                  "nazevObce": "Olomouc",
                  "kodUlice": 9900003,
                  "nazevUlice": "Chlebová",
                  "cisloDomovni": 348,
                  "kodCastiObce": 990003,
                  "cisloOrientacni": 6,
                  "nazevCastiObce": "Hodolany",
                  "kodAdresnihoMista": 99000003,
                  "psc": 77900,
                  "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "112",
                "pravniFormaRos": "112",
                "financniUrad": "379",
                "datumVzniku": "2009-10-05",
                "datumAktualizace": "2026-07-24",
                "czNace": [
                  "10710",
                  "47240"
                ],
                "czNace2008": [
                  "10710",
                  "47240"
                ],
                "statistickeUdaje": {
                  "institucionalniSektor2010": "11003",
                  "kategoriePoctuPracovniku": "120"
                },
                "zakladniUzemniJednotka": "500496",
                "primarniZaznam": true,
                "czNacePrevazujici": "10710",
                "czNacePrevazujici2008": "10710",
                "okresNutsLau": "CZ0712"
              }
            ]
          },
          {
            "icoId": "91024358",
            "zaznamy": [
              {
                "ico": "91024358",
                "obchodniJmeno": "Alžběta Vránková",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 43,
                  "nazevKraje": "Plzeňský kraj",
                  "kodOkresu": 3405,
                  "nazevOkresu": "Plzeň-město",
                  "kodObce": 554791,
                  "nazevObce": "Plzeň",
                  "kodMestskeCastiObvodu": 546003,
                  "nazevMestskeCastiObvodu": "Plzeň 3",
                  "kodUlice": 9900004,
                  "nazevUlice": "Hoblíková",
                  "cisloDomovni": 2207,
                  "kodCastiObce": 990004,
                  "cisloOrientacni": 9,
                  "cisloOrientacniPismeno": "a",
                  "nazevCastiObce": "Jižní Předměstí",
                  "kodAdresnihoMista": 99000004,
                  "psc": 30100,
                  "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "101",
                "datumVzniku": "2017-05-02",
                "datumAktualizace": "2026-03-09",
                "czNace": [
                  "43320",
                  "31000"
                ],
                "czNace2008": [
                  "43320",
                  "31090"
                ],
                "statistickeUdaje": {
                  "institucionalniSektor2010": "14100",
                  "kategoriePoctuPracovniku": "000"
                },
                "zakladniUzemniJednotka": "546003",
                "primarniZaznam": true,
                "czNacePrevazujici": "43320",
                "czNacePrevazujici2008": "43320",
                "okresNutsLau": "CZ0323"
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektRzp: {
    "parameters": {
      "ico": "91002109"
    },
    "responses": {
      "200": {
        "icoId": "91002109",
        "zaznamy": [
          {
            "ico": "91002109",
            "obchodniJmeno": "Moravské datové služby a.s.",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 116,
              "nazevKraje": "Jihomoravský kraj",
              "kodOkresu": 3702,
              "nazevOkresu": "Brno-město",
              "kodObce": 582786,
              "nazevObce": "Brno",
              "kodMestskeCastiObvodu": 550973,
              "nazevMestskeCastiObvodu": "Brno-střed",
              "kodUlice": 9900001,
              "nazevUlice": "Křemíková",
              "cisloDomovni": 1512,
              "kodCastiObce": 990001,
              "cisloOrientacni": 15,
              "nazevCastiObce": "Veveří",
              "kodAdresnihoMista": 99000001,
              "psc": 60200,
              "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "121",
            "financniUrad": "288",
            "datumVzniku": "2014-03-18",
            "datumAktualizace": "2026-07-23",
            "typSubjektu": "P",
            "zivnostenskyUrad": "370200",
            "zivnostiStav": {
              "pocetCelkem": 1,
              "pocetAktivnich": 1,
              "pocetZaniklych": 0,
              "pocetPozastavenych": 0,
              "pocetPrerusenych": 0
            },
            "datumZapisuVr": "2014-03-18",
            "provozovnyStav": {
              "pocetCelkem": 1,
              "pocetAktivnich": 1,
              "pocetZaniklych": 0,
              "pocetPozastavenych": 0
            },
            "primarniZaznam": true,
            "kodStatu": "CZ",
            "angazovaneOsoby": [
              {
                "jmeno": "DALIMIL",
                "prijmeni": "HORŇÁČEK",
                "titulPredJmenem": "Ing.",
                "datumNarozeni": "1979-04-23",
                "platnostOd": "2022-06-14",
                "statniObcanstvi": "CZ",
                "typAngazma": "STATUTARNI_ORGAN_CLEN"
              }
            ],
            "zivnosti": [
              {
                "datumVzniku": "2014-03-18",
                "predmetPodnikani": "Výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona",
                "druhZivnosti": "L",
                "datumAktualizace": "2018-09-10",
                "oboryCinnosti": [
                  {
                    "platnostOd": "2014-03-18",
                    "oborNazev": "Poskytování software, poradenství v oblasti informačních technologií, zpracování dat, hostingové a související činnosti a webové portály"
                  }
                ],
                "provozovny": [
                  {
                    "icp": 1099000017,
                    "sidloProvozovny": {
                      "kodStatu": "CZ",
                      "kodObce": 582786,
                      "nazevObce": "Brno",
                      "nazevUlice": "Křemíková",
                      "cisloDomovni": 1514,
                      "cisloOrientacni": 17,
                      "psc": 60200,
                      "textovaAdresa": "Křemíková 1514/17, Veveří, 60200 Brno"
                    },
                    "umisteniProvozovny": "2. patro, vchod ze dvora",
                    "platnostOd": "2019-02-01",
                    "typProvozovny": "1",
                    "nazev": "Datové centrum Křemíková",
                    "oboryCinnosti": [
                      {
                        "platnostOd": "2019-02-01",
                        "oborNazev": "Poskytování software, poradenství v oblasti informačních technologií, zpracování dat, hostingové a související činnosti a webové portály"
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuRzp: {
    "request": {
      "ico": [
        "91024358"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "91024358",
            "zaznamy": [
              {
                "ico": "91024358",
                "obchodniJmeno": "Alžběta Vránková",
                "sidlo": {
                  "kodStatu": "CZ",
                  "kodObce": 554791,
                  "nazevObce": "Plzeň",
                  "nazevUlice": "Hoblíková",
                  "cisloDomovni": 2207,
                  "cisloOrientacni": 9,
                  "psc": 30100,
                  "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň"
                },
                "pravniForma": "101",
                "datumVzniku": "2017-05-02",
                "datumAktualizace": "2026-03-09",
                "adresySubjektu": [
                  {
                    "kodStatu": "CZ",
                    "kodObce": 554791,
                    "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň",
                    "platnostOd": "2017-05-02",
                    "typAdresy": "SIDLO"
                  }
                ],
                "typSubjektu": "F",
                "zivnostenskyUrad": "340500",
                "zivnostiStav": {
                  "pocetCelkem": 2,
                  "pocetAktivnich": 1,
                  "pocetZaniklych": 0,
                  "pocetPozastavenych": 0,
                  "pocetPrerusenych": 1
                },
                "provozovnyStav": {
                  "pocetCelkem": 1,
                  "pocetAktivnich": 1,
                  "pocetZaniklych": 0,
                  "pocetPozastavenych": 0
                },
                "primarniZaznam": true,
                "kodStatu": "CZ",
                "osobaPodnikatel": {
                  "jmeno": "ALŽBĚTA",
                  "prijmeni": "VRÁNKOVÁ",
                  "datumNarozeni": "1991-08-17",
                  "platnostOd": "2017-05-02",
                  "statniObcanstvi": "CZ",
                  "typAngazma": "PODNIKATEL"
                },
                "zivnosti": [
                  {
                    "datumVzniku": "2017-05-02",
                    "predmetPodnikani": "Truhlářství, podlahářství",
                    "druhZivnosti": "R",
                    "datumAktualizace": "2023-01-16",
                    "odpovedniZastupci": [
                      {
                        "jmeno": "OTAKAR",
                        "prijmeni": "VRÁNEK",
                        "datumNarozeni": "1962-02-05",
                        "platnostOd": "2017-05-02",
                        "typAngazma": "ODPOVEDNY_ZASTUPCE_RZP"
                      }
                    ],
                    "provozovny": [
                      {
                        "icp": 1099000025,
                        "sidloProvozovny": {
                          "kodStatu": "CZ",
                          "kodObce": 554791,
                          "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň"
                        },
                        "platnostOd": "2017-06-01",
                        "typProvozovny": "1",
                        "nazev": "Truhlárna Hoblík",
                        "pozastaveniProvozovny": [
                          {
                            "platnostOd": "2021-01-01",
                            "platnostDo": "2021-03-31",
                            "rozsahPozastaveni": "celá provozovna"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "datumVzniku": "2018-09-01",
                    "predmetPodnikani": "Výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona",
                    "druhZivnosti": "L",
                    "preruseniZivnosti": [
                      {
                        "platnostOd": "2025-07-01",
                        "platnostDo": "2026-12-31"
                      }
                    ],
                    "oboryCinnosti": [
                      {
                        "platnostOd": "2018-09-01",
                        "oborNazev": "Zprostředkování obchodu a služeb"
                      }
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektNrpzs: {
    "parameters": {
      "ico": "92031404"
    },
    "responses": {
      "200": {
        "icoId": "92031404",
        "zaznamy": [
          {
            "ico": "92031404",
            "obchodniJmeno": "Ambulance Na Výsluní Jihlava s.r.o.",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 108,
              "nazevKraje": "Kraj Vysočina",
              "kodOkresu": 3707,
              "nazevOkresu": "Jihlava",
              "kodObce": 586846,
              "nazevObce": "Jihlava",
              "kodUlice": 9900005,
              "nazevUlice": "Na Výsluní",
              "cisloDomovni": 4120,
              "kodCastiObce": 990005,
              "cisloOrientacni": 3,
              "nazevCastiObce": "Jihlava",
              "kodAdresnihoMista": 99000005,
              "psc": 58601,
              "textovaAdresa": "Na Výsluní 4120/3, 58601 Jihlava",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "112",
            "datumVzniku": "2011-09-01",
            "datumAktualizace": "2026-02-20",
            "poradoveCisloZar": "000",
            "poradoveCisloPrac": "001",
            "typSubjektu": "PO",
            "druhZarizeni": "311",
            "primarniZaznam": true,
            "typZrizovatele": "3",
            "angazovaneOsoby": [
              {
                "jmeno": "Kateřina",
                "prijmeni": "Bílovská",
                "titulPredJmenem": "MUDr.",
                "titulZaJmenem": "Ph.D.",
                "datumNarozeni": "1977-03-29",
                "typAngazma": "VEDOUCI_LEKAR"
              }
            ],
            "kontakty": {
              "email": "recepce@ambulance-vysluni.example",
              "fax": "+420 500 000 118",
              "telefon": "+420 500 000 117",
              "www": "https://ambulance-vysluni.example"
            }
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuNrpzs: {
    "request": {
      "ico": [
        "92031404",
        "92032583"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 2,
        "ekonomickeSubjekty": [
          {
            "icoId": "92031404",
            "zaznamy": [
              {
                "ico": "92031404",
                "obchodniJmeno": "Ambulance Na Výsluní Jihlava s.r.o.",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 108,
                  "nazevKraje": "Kraj Vysočina",
                  "kodOkresu": 3707,
                  "nazevOkresu": "Jihlava",
                  "kodObce": 586846,
                  "nazevObce": "Jihlava",
                  "kodUlice": 9900005,
                  "nazevUlice": "Na Výsluní",
                  "cisloDomovni": 4120,
                  "kodCastiObce": 990005,
                  "cisloOrientacni": 3,
                  "nazevCastiObce": "Jihlava",
                  "kodAdresnihoMista": 99000005,
                  "psc": 58601,
                  "textovaAdresa": "Na Výsluní 4120/3, 58601 Jihlava",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "112",
                "datumVzniku": "2011-09-01",
                "datumAktualizace": "2026-02-20",
                "poradoveCisloZar": "000",
                "poradoveCisloPrac": "001",
                "typSubjektu": "PO",
                "druhZarizeni": "311",
                "primarniZaznam": true,
                "typZrizovatele": "3",
                "angazovaneOsoby": [
                  {
                    "jmeno": "Kateřina",
                    "prijmeni": "Bílovská",
                    "titulPredJmenem": "MUDr.",
                    "titulZaJmenem": "Ph.D.",
                    "datumNarozeni": "1977-03-29",
                    "typAngazma": "VEDOUCI_LEKAR"
                  }
                ],
                "kontakty": {
                  "email": "recepce@ambulance-vysluni.example",
                  "fax": "+420 500 000 118",
                  "telefon": "+420 500 000 117",
                  "www": "https://ambulance-vysluni.example"
                }
              }
            ]
          },
          {
            "icoId": "92032583",
            "zaznamy": [
              {
                "ico": "92032583",
                "obchodniJmeno": "MUDr. Radovan Šimíček",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 108,
                  "nazevKraje": "Kraj Vysočina",
                  "kodOkresu": 3707,
                  "nazevOkresu": "Jihlava",
                  "kodObce": 586846,
                  "nazevObce": "Jihlava",
                  "kodUlice": 9900006,
                  "nazevUlice": "Ordinační",
                  "cisloDomovni": 1775,
                  "kodCastiObce": 990006,
                  "cisloOrientacni": 8,
                  "nazevCastiObce": "Jihlava",
                  "kodAdresnihoMista": 99000006,
                  "psc": 58601,
                  "textovaAdresa": "Ordinační 1775/8, 58601 Jihlava",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "105",
                "datumVzniku": "2013-02-11",
                "datumAktualizace": "2025-11-04",
                "poradoveCisloZar": "000",
                "poradoveCisloPrac": "001",
                "typSubjektu": "FO",
                "druhZarizeni": "320",
                "primarniZaznam": true,
                "typZrizovatele": "3",
                "angazovaneOsoby": [
                  {
                    "jmeno": "Radovan",
                    "prijmeni": "Šimíček",
                    "titulPredJmenem": "MUDr.",
                    "datumNarozeni": "1969-06-14",
                    "typAngazma": "VEDOUCI_LEKAR"
                  }
                ],
                "kontakty": {
                  "telefon": "+420 500 000 226",
                  "www": "https://ordinace-simicek.example"
                }
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektRpsh: {
    "parameters": {
      "ico": "93044127"
    },
    "responses": {
      "200": {
        "icoId": "93044127",
        "zaznamy": [
          {
            "ico": "93044127",
            "obchodniJmeno": "Hnutí Čistý jez",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 35,
              "nazevKraje": "Jihočeský kraj",
              "kodOkresu": 3301,
              "nazevOkresu": "České Budějovice",
              "kodObce": 544256,
              "nazevObce": "České Budějovice",
              "kodUlice": 9900007,
              "nazevUlice": "U Čistého jezu",
              "cisloDomovni": 812,
              "kodCastiObce": 990007,
              "cisloOrientacni": 21,
              "nazevCastiObce": "České Budějovice 3",
              "kodAdresnihoMista": 99000007,
              "psc": 37001,
              "textovaAdresa": "U Čistého jezu 812/21, České Budějovice 3, 37001 České Budějovice",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "711",
            "datumVzniku": "2015-06-22",
            "datumAktualizace": "2026-01-15",
            "cisloRegistrace": "MV-99001/OVS-2015",
            "typSubjektu": "2",
            "obchodniJmenoZkratka": "ČJ",
            "angazovaneOsoby": [
              {
                "jmeno": "Jaromíra",
                "prijmeni": "Holoubková",
                "titulPredJmenem": "Mgr.",
                "datumNarozeni": "1973-01-30",
                "funkce": "předsedkyně",
                "platnostOd": "2023-05-20",
                "adresa": {
                  "kodStatu": "CZ",
                  "kodObce": 544256,
                  "nazevObce": "České Budějovice",
                  "nazevUlice": "Lodní",
                  "cisloDomovni": 55,
                  "cisloOrientacni": 7,
                  "psc": 37001,
                  "textovaAdresa": "Lodní 55/7, České Budějovice 2, 37001 České Budějovice"
                },
                "typAngazma": "STATUTARNI_ORGAN_CLEN"
              },
              {
                "jmeno": "Svatoslav",
                "prijmeni": "Kubíčka",
                "datumNarozeni": "1982-09-08",
                "funkce": "místopředseda",
                "platnostOd": "2019-05-18",
                "platnostDo": "2023-05-20",
                "typAngazma": "STATUTARNI_ORGAN_CLEN"
              }
            ],
            "primarniZaznam": true,
            "zmenaStanov": [
              {
                "datumZmeny": "2017-04-03"
              },
              {
                "datumZmeny": "2021-10-11"
              }
            ],
            "statutarniOrgan": [
              {
                "platnostOd": "2015-06-22",
                "popis": "Statutárním orgánem je předsedkyně nebo předseda hnutí; jedná samostatně."
              }
            ],
            "stavSubjektu": [
              {
                "popis": "Činnost není pozastavena.",
                "platnostOd": "2015-06-22",
                "stavSubjektu": "AKTIVNI"
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuRpsh: {
    "request": {
      "ico": [
        "93045204"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "93045204",
            "zaznamy": [
              {
                "ico": "93045204",
                "obchodniJmeno": "Strana klidných měst",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 78,
                  "nazevKraje": "Liberecký kraj",
                  "kodOkresu": 3505,
                  "nazevOkresu": "Liberec",
                  "kodObce": 563889,
                  "nazevObce": "Liberec",
                  "kodUlice": 9900008,
                  "nazevUlice": "Poklidná",
                  "cisloDomovni": 96,
                  "kodCastiObce": 990008,
                  "cisloOrientacni": 4,
                  "nazevCastiObce": "Liberec I-Staré Město",
                  "kodAdresnihoMista": 99000008,
                  "psc": 46001,
                  "textovaAdresa": "Poklidná 96/4, Liberec I-Staré Město, 46001 Liberec",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "711",
                "datumVzniku": "2018-11-07",
                "datumAktualizace": "2025-09-30",
                "cisloRegistrace": "MV-99014/OVS-2018",
                "typSubjektu": "1",
                "obchodniJmenoZkratka": "SKM",
                "angazovaneOsoby": [
                  {
                    "jmeno": "Vlastimil",
                    "prijmeni": "Ondrášek",
                    "datumNarozeni": "1968-11-25",
                    "funkce": "předseda",
                    "platnostOd": "2024-03-02",
                    "typAngazma": "STATUTARNI_ORGAN_CLEN"
                  }
                ],
                "primarniZaznam": true,
                "zmenaStanov": [
                  {
                    "datumZmeny": "2022-02-14"
                  }
                ],
                "statutarniOrgan": [
                  {
                    "platnostOd": "2018-11-07",
                    "popis": "Za stranu jedná předseda společně s jedním místopředsedou."
                  }
                ],
                "stavSubjektu": [
                  {
                    "popis": "Činnost není pozastavena.",
                    "platnostOd": "2018-11-07",
                    "stavSubjektu": "AKTIVNI"
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektRcns: {
    "parameters": {
      "ico": "94056234"
    },
    "responses": {
      "200": {
        "icoId": "94056234",
        "zaznamy": [
          {
            "ico": "94056234",
            "obchodniJmeno": "Sbor Tichého pramene v Hradci Králové",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 86,
              "nazevKraje": "Královéhradecký kraj",
              "kodOkresu": 3602,
              "nazevOkresu": "Hradec Králové",
              "kodObce": 569810,
              "nazevObce": "Hradec Králové",
              "kodUlice": 9900010,
              "nazevUlice": "Pramenná",
              "cisloDomovni": 503,
              "kodCastiObce": 990010,
              "cisloOrientacni": 4,
              "nazevCastiObce": "Nový Hradec Králové",
              "kodAdresnihoMista": 99000010,
              "psc": 50003,
              "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "722",
            "financniUrad": "228",
            "datumVzniku": "2015-01-12",
            "datumAktualizace": "2026-04-22",
            "typSubjektu": "PRAVNICKA_OSOBA",
            "stat": "CZ",
            "primarniZaznam": true,
            "registrace": {
              "cisloRegistrace": "8/1-99-902/2015"
            },
            "zpusobJednani": [
              {
                "popis": "Za sbor jedná správce sboru.",
                "platnostOd": "2015-01-12"
              }
            ],
            "adresySubjektu": [
              {
                "kodStatu": "CZ",
                "kodObce": 569810,
                "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
                "platnostOd": "2015-01-12",
                "typAdresy": "SIDLO"
              }
            ],
            "zdrojId": "99940562",
            "platnostOd": "2015-01-12",
            "statutarniOrgan": {
              "subjektPravnickaOsoba": {
                "icoZrizovatel": "94055114",
                "organy": [
                  {
                    "jmeno": "Tobiáš",
                    "prijmeni": "Hrubínek",
                    "titulPredJmenem": "ThDr.",
                    "datumNarozeni": "1966-07-19",
                    "platnostOd": "2021-09-01",
                    "typAngazma": "STATUTARNI_ORGAN_CLEN",
                    "nazevOrganu": "Správce sboru",
                    "kodStatu": "CZ"
                  },
                  {
                    "jmeno": "Magdalena",
                    "prijmeni": "Řeřichová",
                    "datumNarozeni": "1980-02-03",
                    "platnostOd": "2015-01-12",
                    "platnostDo": "2021-08-31",
                    "poznamka": "první správkyně sboru",
                    "typAngazma": "STATUTARNI_ORGAN_CLEN",
                    "nazevOrganu": "Správce sboru",
                    "kodStatu": "CZ"
                  }
                ]
              }
            }
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuRcns: {
    "request": {
      "ico": [
        "94055114",
        "94057389"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 2,
        "ekonomickeSubjekty": [
          {
            "icoId": "94055114",
            "zaznamy": [
              {
                "ico": "94055114",
                "obchodniJmeno": "Společenství Tichého pramene",
                "sidlo": {
                  "kodStatu": "CZ",
                  "kodObce": 569810,
                  "nazevObce": "Hradec Králové",
                  "nazevUlice": "Pramenná",
                  "cisloDomovni": 501,
                  "cisloOrientacni": 2,
                  "psc": 50003,
                  "textovaAdresa": "Pramenná 501/2, Nový Hradec Králové, 50003 Hradec Králové"
                },
                "pravniForma": "721",
                "financniUrad": "228",
                "datumVzniku": "2014-05-30",
                "datumAktualizace": "2025-10-14",
                "typSubjektu": "CIRKEV",
                "stat": "CZ",
                "primarniZaznam": true,
                "registrace": {
                  "cisloRegistrace": "8/1-99-901/2014"
                },
                "zpusobJednani": [
                  {
                    "popis": "Za společenství jedná předsedkyně Rady starších.",
                    "platnostOd": "2014-05-30"
                  }
                ],
                "adresySubjektu": [
                  {
                    "kodStatu": "CZ",
                    "kodObce": 569810,
                    "textovaAdresa": "Pramenná 501/2, Nový Hradec Králové, 50003 Hradec Králové",
                    "platnostOd": "2014-05-30",
                    "typAdresy": "SIDLO"
                  }
                ],
                "zdrojId": "99940551",
                "platnostOd": "2014-05-30",
                "statutarniOrgan": {
                  "subjektCirkev": {
                    "datumRegistracePrav": "2024-06-03",
                    "cisloRegistracePrav": "8/1-99-901/2014-P",
                    "pravoZvlastni": [
                      {
                        "platnostOd": "2024-06-03",
                        "kodPravo": 2
                      }
                    ],
                    "organy": [
                      {
                        "platnostOd": "2014-05-30",
                        "obchodniJmeno": "Rada starších",
                        "kodStatu": "CZ",
                        "statutarniOrgany": [
                          {
                            "jmeno": "Ester",
                            "prijmeni": "Pramenská",
                            "datumNarozeni": "1971-05-16",
                            "platnostOd": "2022-11-01",
                            "typAngazma": "STATUTARNI_ORGAN_CLEN",
                            "nazevOrganu": "Rada starších",
                            "kodStatu": "CZ"
                          }
                        ]
                      }
                    ]
                  }
                }
              }
            ]
          },
          {
            "icoId": "94057389",
            "zaznamy": [
              {
                "ico": "94057389",
                "obchodniJmeno": "Pečovatelský dům Pramen",
                "sidlo": {
                  "kodStatu": "CZ",
                  "kodObce": 569810,
                  "textovaAdresa": "Pramenná 507/8, Nový Hradec Králové, 50003 Hradec Králové"
                },
                "pravniForma": "722",
                "financniUrad": "228",
                "datumVzniku": "2020-04-01",
                "datumAktualizace": "2026-05-06",
                "typSubjektu": "PRAVNICKA_OSOBA",
                "stat": "CZ",
                "primarniZaznam": true,
                "registrace": {
                  "cisloRegistrace": "8/1-99-917/2020"
                },
                "platnostOd": "2020-04-01",
                "statutarniOrgan": {
                  "subjektPravnickaOsoba": {
                    "icoZrizovatel": "94055114",
                    "organy": [
                      {
                        "jmeno": "Rút",
                        "prijmeni": "Slaninová",
                        "platnostOd": "2020-04-01",
                        "nazevOrganu": "Ředitelka"
                      }
                    ]
                  }
                }
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektSzr: {
    "parameters": {
      "ico": "95066144"
    },
    "responses": {
      "200": {
        "icoId": "95066144",
        "zaznamy": [
          {
            "ezp": {
              "osobaEzp": {
                "jmeno": "Vojtěch",
                "prijmeni": "Zádrapa",
                "titulPredJmenem": "Ing.",
                "datumNarozeni": "1986-01-21",
                "typAngazma": "PODNIKATEL"
              },
              "subjektEzp": {
                "ico": "95066144",
                "obchodniJmeno": "Vojtěch Zádrapa",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 108,
                  "nazevKraje": "Kraj Vysočina",
                  "kodOkresu": 3707,
                  "nazevOkresu": "Jihlava",
                  "kodObce": 586846,
                  "nazevObce": "Jihlava",
                  "kodUlice": 9900012,
                  "nazevUlice": "Záhumení",
                  "cisloDomovni": 41,
                  "kodCastiObce": 990012,
                  "nazevCastiObce": "Kosov",
                  "kodAdresnihoMista": 99000012,
                  "psc": 58601,
                  "textovaAdresa": "Záhumení 41, Kosov, 58601 Jihlava",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "107",
                "datumVzniku": "2012-03-15",
                "datumAktualizace": "2026-03-31",
                "odkaz": "https://evidence-zemedelcu.example/subjekt/95066144"
              }
            }
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuSzr: {
    "request": {
      "ico": [
        "95066144"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "95066144",
            "zaznamy": [
              {
                "ezp": {
                  "osobaEzp": {
                    "jmeno": "Vojtěch",
                    "prijmeni": "Zádrapa",
                    "titulPredJmenem": "Ing.",
                    "datumNarozeni": "1986-01-21",
                    "typAngazma": "PODNIKATEL"
                  },
                  "subjektEzp": {
                    "ico": "95066144",
                    "obchodniJmeno": "Vojtěch Zádrapa",
                    "sidlo": {
                      "kodStatu": "CZ",
                      "nazevStatu": "Česká republika",
                      "kodKraje": 108,
                      "nazevKraje": "Kraj Vysočina",
                      "kodOkresu": 3707,
                      "nazevOkresu": "Jihlava",
                      "kodObce": 586846,
                      "nazevObce": "Jihlava",
                      "kodUlice": 9900012,
                      "nazevUlice": "Záhumení",
                      "cisloDomovni": 41,
                      "kodCastiObce": 990012,
                      "nazevCastiObce": "Kosov",
                      "kodAdresnihoMista": 99000012,
                      "psc": 58601,
                      "textovaAdresa": "Záhumení 41, Kosov, 58601 Jihlava",
                      "standardizaceAdresy": true,
                      "typCisloDomovni": 1
                    },
                    "pravniForma": "107",
                    "datumVzniku": "2012-03-15",
                    "datumAktualizace": "2026-03-31",
                    "odkaz": "https://evidence-zemedelcu.example/subjekt/95066144"
                  }
                }
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektRs: {
    "parameters": {
      "ico": "96077123"
    },
    "responses": {
      "200": {
        "icoId": "96077123",
        "zaznamy": [
          {
            "ico": "96077123",
            "obchodniJmeno": "Základní škola Duhová alej, školská právnická osoba",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 141,
              "nazevKraje": "Zlínský kraj",
              "kodOkresu": 3705,
              "nazevOkresu": "Zlín",
              "kodObce": 585068,
              "nazevObce": "Zlín",
              "kodUlice": 9900014,
              "nazevUlice": "Duhová alej",
              "cisloDomovni": 2841,
              "kodCastiObce": 990014,
              "nazevCastiObce": "Zlín",
              "kodAdresnihoMista": 99000014,
              "psc": 76001,
              "textovaAdresa": "Duhová alej 2841, 76001 Zlín",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "641",
            "datumVzniku": "2016-08-24",
            "datumAktualizace": "2026-07-01",
            "dic": "CZ96077123",
            "redizo": "999000017",
            "obchodniJmenoZkracene": "ZŠ Duhová alej",
            "kontakty": {
              "telefon": "+420 500 000 331",
              "email": [
                "kancelar@duhova-alej.example",
                "jidelna@duhova-alej.example"
              ],
              "www": "https://duhova-alej.example"
            },
            "primarniZaznam": true,
            "typSubjektu": "SKOLA",
            "skolyAZarizeni": [
              {
                "izo": "999000025",
                "obchodniJmeno": "Základní škola",
                "obchodniJmenoZkracene": "ZŠ Duhová alej",
                "typSkoly": "B00",
                "adresa": {
                  "kodStatu": "CZ",
                  "kodObce": 585068,
                  "nazevObce": "Zlín",
                  "nazevUlice": "Duhová alej",
                  "cisloDomovni": 2841,
                  "psc": 76001,
                  "textovaAdresa": "Duhová alej 2841, 76001 Zlín"
                },
                "datumVzniku": "2016-09-01",
                "kontakty": {
                  "telefon": "+420 500 000 332",
                  "email": [
                    "zs@duhova-alej.example"
                  ]
                }
              },
              {
                "izo": "999000033",
                "obchodniJmeno": "Školní jídelna",
                "obchodniJmenoZkracene": "ŠJ Duhová alej",
                "typSkoly": "L11",
                "adresa": {
                  "kodStatu": "CZ",
                  "kodObce": 585068,
                  "nazevObce": "Zlín",
                  "nazevUlice": "Duhová alej",
                  "cisloDomovni": 2839,
                  "psc": 76001,
                  "textovaAdresa": "Duhová alej 2839, 76001 Zlín"
                },
                "datumVzniku": "2017-09-01"
              }
            ],
            "angazovanySubjekt": [
              {
                "ico": "96078294",
                "obchodniJmeno": "Spolek rodičů Duhová alej, z.s.",
                "obchodniJmenoZkracene": "Spolek Duhová alej",
                "typAngazma": "ZRIZOVATEL",
                "adresa": {
                  "kodStatu": "CZ",
                  "kodObce": 585068,
                  "nazevObce": "Zlín",
                  "nazevUlice": "Duhová alej",
                  "cisloDomovni": 2839,
                  "psc": 76001,
                  "textovaAdresa": "Duhová alej 2839, 76001 Zlín"
                },
                "pravniForma": "706",
                "datumVzniku": "2015-11-16"
              }
            ],
            "angazovanaOsoba": [
              {
                "jmeno": "Drahomíra",
                "prijmeni": "Šebestíková",
                "titulPredJmenem": "PaedDr.",
                "datumNarozeni": "1970-08-12",
                "typAngazma": "REDITEL"
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuRs: {
    "request": {
      "ico": [
        "96079363"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "96079363",
            "zaznamy": [
              {
                "ico": "96079363",
                "obchodniJmeno": "Mateřská škola Jeřabinka Liberec s.r.o.",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 78,
                  "nazevKraje": "Liberecký kraj",
                  "kodOkresu": 3505,
                  "nazevOkresu": "Liberec",
                  "kodObce": 563889,
                  "nazevObce": "Liberec",
                  "kodUlice": 9900016,
                  "nazevUlice": "Jeřabinková",
                  "cisloDomovni": 318,
                  "kodCastiObce": 990016,
                  "cisloOrientacni": 2,
                  "nazevCastiObce": "Liberec XIV-Ruprechtice",
                  "kodAdresnihoMista": 99000016,
                  "psc": 46001,
                  "textovaAdresa": "Jeřabinková 318/2, Liberec XIV-Ruprechtice, 46001 Liberec",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "112",
                "datumVzniku": "2019-07-01",
                "datumAktualizace": "2026-06-30",
                "dic": "CZ96079363",
                "redizo": "999000041",
                "obchodniJmenoZkracene": "MŠ Jeřabinka",
                "kontakty": {
                  "telefon": "+420 500 000 441",
                  "email": [
                    "info@jerabinka.example"
                  ],
                  "www": "https://jerabinka.example"
                },
                "primarniZaznam": true,
                "typSubjektu": "SKOLA",
                "skolyAZarizeni": [
                  {
                    "izo": "999000050",
                    "obchodniJmeno": "Mateřská škola",
                    "obchodniJmenoZkracene": "MŠ Jeřabinka",
                    "typSkoly": "A00",
                    "adresa": {
                      "kodStatu": "CZ",
                      "kodObce": 563889,
                      "nazevObce": "Liberec",
                      "nazevUlice": "Jeřabinková",
                      "cisloDomovni": 318,
                      "cisloOrientacni": 2,
                      "psc": 46001,
                      "textovaAdresa": "Jeřabinková 318/2, Liberec XIV-Ruprechtice, 46001 Liberec"
                    },
                    "datumVzniku": "2019-09-01"
                  }
                ],
                "angazovanaOsoba": [
                  {
                    "jmeno": "Hedvika",
                    "prijmeni": "Luňáčková",
                    "titulPredJmenem": "Bc.",
                    "typAngazma": "REDITEL"
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektRos: {
    "parameters": {
      "ico": "91002109"
    },
    "responses": {
      "200": {
        "icoId": "91002109",
        "zaznamy": [
          {
            "ico": "91002109",
            "datumVzniku": "2014-03-18",
            "pravniFormaRos": {
              "hodnota": "121",
              "platnostUdajeRos": "SPRAVNY"
            },
            "pravniStavRos": {
              "hodnota": "01",
              "platnostUdajeRos": "SPRAVNY"
            },
            "datumAktualizace": "2026-07-23",
            "provozovny": [
              {
                "icp": 1099000017,
                "datumZahajeniCinnosti": {
                  "datum": "2019-02-01",
                  "platnostUdajeRos": "SPRAVNY"
                },
                "adresaProvozovny": {
                  "kodStatu": "CZ",
                  "kodObce": 582786,
                  "nazevObce": "Brno",
                  "nazevUlice": "Křemíková",
                  "cisloDomovni": 1514,
                  "cisloOrientacni": 17,
                  "psc": 60200,
                  "textovaAdresa": "Křemíková 1514/17, Veveří, 60200 Brno",
                  "typAdresy": "PROVOZOVNA",
                  "platnostUdajeRos": "SPRAVNY"
                }
              }
            ],
            "kontaktniUdaje": {
              "telefon": "+420 500 000 551",
              "email": "info@moravske-datove.example",
              "platnostUdajeRos": "SPRAVNY"
            },
            "datoveSchranky": [
              {
                "identifikatorDs": "9mds4bx",
                "typDatoveSchranky": "PO",
                "platnostUdajeRos": "SPRAVNY"
              }
            ],
            "evidenceAgendy": [
              {
                "datumVznikuOpravneni": {
                  "datum": "2014-03-18",
                  "platnostUdajeRos": "SPRAVNY"
                },
                "agenda": "A999",
                "ovm": "99000113",
                "obchodniJmeno": {
                  "hodnota": "Moravské datové služby a.s.",
                  "platnostUdajeRos": "SPRAVNY"
                },
                "adresySidla": [
                  {
                    "kodStatu": "CZ",
                    "kodObce": 582786,
                    "nazevObce": "Brno",
                    "nazevUlice": "Křemíková",
                    "cisloDomovni": 1512,
                    "cisloOrientacni": 15,
                    "psc": 60200,
                    "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                    "typAdresy": "SIDLO",
                    "platnostUdajeRos": "SPRAVNY"
                  }
                ]
              },
              {
                "datumVznikuOpravneni": {
                  "datum": "2014-03-18",
                  "platnostUdajeRos": "SPRAVNY"
                },
                "agenda": "A121",
                "ovm": "99001241",
                "pozastaveniPreruseni": {
                  "hodnota": false,
                  "platnostUdajeRos": "SPRAVNY"
                }
              }
            ],
            "stavSubjektu": "AKTIVNI",
            "statutarniOrgany": [
              {
                "osobaFyzicka": {
                  "osobaRob": {
                    "jmeno": {
                      "hodnota": "Dalimil",
                      "platnostUdajeRob": "SPRAVNY"
                    },
                    "datumNarozeni": {
                      "datum": "1979-04-23",
                      "platnostUdajeRob": "SPRAVNY"
                    },
                    "prijmeni": {
                      "hodnota": "Horňáček",
                      "zmenaUdaje": "2022-06-30",
                      "platnostUdajeRob": "SPRAVNY"
                    }
                  }
                },
                "platnostUdajeRos": "SPRAVNY"
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuRos: {
    "request": {
      "ico": [
        "91013275"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "91013275",
            "zaznamy": [
              {
                "ico": "91013275",
                "datumVzniku": "2009-10-05",
                "pravniFormaRos": {
                  "hodnota": "112",
                  "platnostUdajeRos": "SPRAVNY"
                },
                "pravniStavRos": {
                  "hodnota": "01",
                  "platnostUdajeRos": "SPRAVNY"
                },
                "datumAktualizace": "2026-07-24",
                "datoveSchranky": [
                  {
                    "identifikatorDs": "9hpe7cz",
                    "typDatoveSchranky": "PO",
                    "platnostUdajeRos": "SPRAVNY"
                  }
                ],
                "evidenceAgendy": [
                  {
                    "datumVznikuOpravneni": {
                      "datum": "2009-10-05",
                      "platnostUdajeRos": "SPRAVNY"
                    },
                    "agenda": "A999",
                    "ovm": "99000113",
                    "obchodniJmeno": {
                      "hodnota": "Hanácká pec Olomouc s.r.o.",
                      "platnostUdajeRos": "SPRAVNY"
                    },
                    "adresySidla": [
                      {
                        "kodStatu": "CZ",
                        "nazevStatu": "Česká republika",
                        "kodKraje": 124,
                        "nazevKraje": "Olomoucký kraj",
                        "kodOkresu": 3805,
                        "nazevOkresu": "Olomouc",
                        "kodObce": 500496,
                        "nazevObce": "Olomouc",
                        "kodUlice": 9900003,
                        "nazevUlice": "Chlebová",
                        "cisloDomovni": 348,
                        "kodCastiObce": 990003,
                        "cisloOrientacni": 6,
                        "nazevCastiObce": "Hodolany",
                        "kodAdresnihoMista": 99000003,
                        "psc": 77900,
                        "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
                        "standardizaceAdresy": true,
                        "typCisloDomovni": 1,
                        "typAdresy": "SIDLO",
                        "platnostUdajeRos": "SPRAVNY"
                      }
                    ]
                  }
                ],
                "stavSubjektu": "AKTIVNI",
                "statutarniOrgany": [
                  {
                    "osobaFyzicka": {
                      "osobaRos": {
                        "osobaTextem": "Břetislav Koudelka",
                        "datumNarozeni": "1975-12-11"
                      }
                    },
                    "platnostUdajeRos": "SPRAVNY"
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratEkonomickySubjektCeu: {
    "parameters": {
      "ico": "97088137"
    },
    "responses": {
      "200": {
        "icoId": "97088137",
        "zaznamy": [
          {
            "ico": "97088137",
            "obchodniJmeno": "Stavby Sezemín s.r.o.",
            "sidlo": {
              "kodStatu": "CZ",
              "nazevStatu": "Česká republika",
              "kodKraje": 132,
              "nazevKraje": "Moravskoslezský kraj",
              "kodOkresu": 3807,
              "nazevOkresu": "Ostrava-město",
              "kodObce": 554821,
              "nazevObce": "Ostrava",
              "kodMestskeCastiObvodu": 545911,
              "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
              "kodUlice": 9900017,
              "nazevUlice": "Lešenářská",
              "cisloDomovni": 1190,
              "kodCastiObce": 990017,
              "cisloOrientacni": 33,
              "nazevCastiObce": "Moravská Ostrava",
              "kodAdresnihoMista": 99000017,
              "psc": 70200,
              "textovaAdresa": "Lešenářská 1190/33, Moravská Ostrava, 70200 Ostrava",
              "standardizaceAdresy": true,
              "typCisloDomovni": 1
            },
            "pravniForma": "112",
            "datumVzniku": "1998-04-09",
            "datumZaniku": "2010-12-30",
            "datumAktualizace": "2010-12-31",
            "typSubjektu": "P",
            "adresy": [
              {
                "kodStatu": "CZ",
                "kodObce": 554821,
                "nazevObce": "Ostrava",
                "nazevUlice": "Lešenářská",
                "cisloDomovni": 1190,
                "cisloOrientacni": 33,
                "psc": 70200,
                "textovaAdresa": "Lešenářská 1190/33, Moravská Ostrava, 70200 Ostrava",
                "typAdresy": "SIDLO"
              }
            ],
            "upadek": [
              {
                "podnet": "návrh věřitele",
                "spisZn": "33 K 9901/2006",
                "datum": "2006-05-15",
                "detail": "https://ceu.example/upadek/1",
                "akceUpadek": "NAVRH",
                "typUpadek": "KONKURS",
                "soudUpadek": "KSOS"
              },
              {
                "podnet": "návrh věřitele",
                "spisZn": "33 K 9901/2006",
                "datum": "2006-09-21",
                "detail": "https://ceu.example/upadek/2",
                "usneseni": "https://ceu.example/usneseni/3",
                "akceUpadek": "PROHLASENI",
                "typUpadek": "KONKURS",
                "soudUpadek": "KSOS",
                "spravceUpadku": {
                  "jmenoPrijmeni": "JUDr. Zbyhněv Tesařík",
                  "typAngazma": "SPRAVCE"
                }
              },
              {
                "spisZn": "33 K 9901/2006",
                "datum": "2010-10-04",
                "detail": "https://ceu.example/upadek/4",
                "usneseni": "https://ceu.example/usneseni/5",
                "akceUpadek": "ZRUSENI",
                "typUpadek": "KONKURS",
                "soudUpadek": "KSOS"
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamEkonomickychSubjektuCeu: {
    "request": {
      "ico": [
        "97089214"
      ],
      "start": 0,
      "pocet": 10,
      "razeni": [
        "+icoId"
      ]
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ekonomickeSubjekty": [
          {
            "icoId": "97089214",
            "zaznamy": [
              {
                "ico": "97089214",
                "obchodniJmeno": "Ostravské domy Lešenářská, v.o.s.",
                "sidlo": {
                  "kodStatu": "CZ",
                  "nazevStatu": "Česká republika",
                  "kodKraje": 132,
                  "nazevKraje": "Moravskoslezský kraj",
                  "kodOkresu": 3807,
                  "nazevOkresu": "Ostrava-město",
                  "kodObce": 554821,
                  "nazevObce": "Ostrava",
                  "kodMestskeCastiObvodu": 545911,
                  "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
                  "kodUlice": 9900018,
                  "nazevUlice": "Lešenářská",
                  "cisloDomovni": 1194,
                  "kodCastiObce": 990018,
                  "cisloOrientacni": 37,
                  "nazevCastiObce": "Moravská Ostrava",
                  "kodAdresnihoMista": 99000018,
                  "psc": 70200,
                  "textovaAdresa": "Lešenářská 1194/37, Moravská Ostrava, 70200 Ostrava",
                  "standardizaceAdresy": true,
                  "typCisloDomovni": 1
                },
                "pravniForma": "111",
                "datumVzniku": "1996-09-17",
                "datumZaniku": "2009-05-29",
                "datumAktualizace": "2009-06-30",
                "typSubjektu": "P",
                "adresy": [
                  {
                    "kodStatu": "CZ",
                    "kodObce": 554821,
                    "nazevObce": "Ostrava",
                    "nazevUlice": "Lešenářská",
                    "cisloDomovni": 1194,
                    "cisloOrientacni": 37,
                    "psc": 70200,
                    "textovaAdresa": "Lešenářská 1194/37, Moravská Ostrava, 70200 Ostrava",
                    "typAdresy": "SIDLO"
                  }
                ],
                "upadek": [
                  {
                    "podnet": "návrh dlužníka",
                    "spisZn": "27 K 9917/2005",
                    "datum": "2005-11-08",
                    "detail": "https://ceu.example/upadek/6",
                    "usneseni": "https://ceu.example/usneseni/7",
                    "akceUpadek": "PROHLASENI",
                    "typUpadek": "KONKURS",
                    "soudUpadek": "KSOS",
                    "spravceUpadku": {
                      "jmenoPrijmeni": "Ing. Svatava Kolářská",
                      "typAngazma": "SPRAVCE"
                    }
                  }
                ]
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejCiselnik: {
    "request": {
      "kodCiselniku": "PravniForma",
      "zdrojCiselniku": "res",
      "start": 0,
      "pocet": 10
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "ciselniky": [
          {
            "kodCiselniku": "PravniForma",
            "nazevCiselniku": "Právní forma",
            "zdrojCiselniku": "res",
            "polozkyCiselniku": [
              {
                "kod": "101",
                "nazev": [
                  {
                    "kodJazyka": "cs",
                    "nazev": "Fyzická osoba podnikající dle živnostenského zákona"
                  },
                  {
                    "kodJazyka": "en",
                    "nazev": "Natural person carrying on a trade"
                  }
                ],
                "platnostOd": "2013-01-01"
              },
              {
                "kod": "111",
                "nazev": [
                  {
                    "kodJazyka": "cs",
                    "nazev": "Veřejná obchodní společnost"
                  },
                  {
                    "kodJazyka": "en",
                    "nazev": "General partnership"
                  }
                ],
                "platnostOd": "2013-01-01"
              },
              {
                "kod": "112",
                "nazev": [
                  {
                    "kodJazyka": "cs",
                    "nazev": "Společnost s ručením omezeným"
                  },
                  {
                    "kodJazyka": "en",
                    "nazev": "Limited liability company"
                  }
                ],
                "platnostOd": "2013-01-01"
              },
              {
                "kod": "121",
                "nazev": [
                  {
                    "kodJazyka": "cs",
                    "nazev": "Akciová společnost"
                  },
                  {
                    "kodJazyka": "en",
                    "nazev": "Joint-stock company"
                  }
                ],
                "platnostOd": "2013-01-01"
              }
            ]
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejStandardizovaneAdresy: {
    "request": {
      "start": 0,
      "pocet": 10,
      "textovaAdresa": "Křemíková 1512/15, Brno",
      "typStandardizaceAdresy": "UPLNA_STANDARDIZACE"
    },
    "responses": {
      "200": {
        "pocetCelkem": 1,
        "standardizovaneAdresy": [
          {
            "cisloDomovni": 1512,
            "cisloOrientacni": 15,
            "kodAdresnihoMista": 99000001,
            "kodCastiObce": 990001,
            "kodKraje": 116,
            "kodMestskeCastiObvodu": 550973,
            "kodObce": 582786,
            "kodOkresu": 3702,
            "kodStavebnihoObjektu": 99500001,
            "kodUlice": 9900001,
            "nazevCastiObce": "Veveří",
            "nazevKraje": "Jihomoravský kraj",
            "nazevMestskeCastiObvodu": "Brno-střed",
            "nazevObce": "Brno",
            "nazevOkresu": "Brno-město",
            "nazevUlice": "Křemíková",
            "psc": 60200,
            "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
            "typCisloDomovni": 1
          }
        ],
        "stavStandardizace": "UPLNA",
        "request": {
          "start": 0,
          "pocet": 10,
          "textovaAdresa": "Křemíková 1512/15, Brno",
          "typStandardizaceAdresy": "UPLNA_STANDARDIZACE"
        }
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vyhledejSeznamNotifikacnichDavek: {
    "request": {
      "datovyZdroj": "res"
    },
    "responses": {
      "200": {
        "notifikacniDavky": [
          {
            "cisloDavky": 679,
            "datovyZdroj": "res",
            "datumUvolneniDavky": "2026-07-24",
            "pocetZmen": 7
          },
          {
            "cisloDavky": 680,
            "datovyZdroj": "res",
            "datumUvolneniDavky": "2026-07-25",
            "pocetZmen": 4
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
  vratNotifikacniDavku: {
    "parameters": {
      "datovyZdroj": "res",
      "cisloDavky": 680
    },
    "responses": {
      "200": {
        "cisloDavky": 680,
        "datovyZdroj": "res",
        "datumUvolneniDavky": "2026-07-25",
        "pocetZmen": 4,
        "seznamNotifikaci": [
          {
            "typZmeny": "UPD",
            "icoId": "91002109"
          },
          {
            "typZmeny": "UPD",
            "icoId": "91013275"
          },
          {
            "typZmeny": "INS",
            "icoId": "96078294"
          },
          {
            "typZmeny": "DEL",
            "icoId": "ARES_90000007"
          }
        ]
      },
      "400": {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      },
      "401": {
        "kod": "NEPRIHLASENY_UZIVATEL",
        "popis": "Přihlášení chybí nebo už neplatí."
      },
      "403": {
        "kod": "NENI_OPRAVNENI",
        "popis": "K této operaci nemáte oprávnění."
      },
      "404": {
        "kod": "NENALEZENO",
        "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
        "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
      },
      "500": {
        "kod": "OBECNA_CHYBA",
        "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
      }
    }
  },
};

/** A valid value of each schema that no example shows, by its name. */
export const registrySamples: Readonly<Record<string, unknown>> = {
  "Chyby": {
    "chyby": [
      {
        "kod": "CHYBA_VSTUPU",
        "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
        "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
      }
    ]
  },
  "AngazmaFyzickaOsobaVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "clenstvi": {
      "clenstvi": {
        "vznikClenstvi": "2022-06-14"
      },
      "funkce": {
        "vznikFunkce": "2022-06-14",
        "nazev": "předseda představenstva"
      }
    },
    "fyzickaOsoba": {
      "adresa": {
        "kodStatu": "CZ",
        "kodObce": 582786,
        "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
      },
      "datumNarozeni": "1979-04-23",
      "jmeno": "DALIMIL",
      "prijmeni": "HORŇÁČEK",
      "statniObcanstvi": "CZ",
      "titulPredJmenem": "Ing."
    },
    "nazevAngazma": "Člen statutárního orgánu",
    "typAngazma": "DOZORCI_RADA_CLEN"
  },
  "InsolvencniRizeniVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "spravce": [
      {
        "datumZapisu": "2022-06-30",
        "typAngazma": "STATUTARNI_ORGAN_CLEN",
        "clenstvi": {
          "clenstvi": {
            "vznikClenstvi": "2022-06-14"
          },
          "funkce": {
            "vznikFunkce": "2022-06-14",
            "nazev": "předseda představenstva"
          }
        },
        "nazevAngazma": "Člen statutárního orgánu",
        "fyzickaOsoba": {
          "adresa": {
            "kodStatu": "CZ",
            "kodObce": 582786,
            "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
          },
          "datumNarozeni": "1979-04-23",
          "jmeno": "DALIMIL",
          "prijmeni": "HORŇÁČEK",
          "statniObcanstvi": "CZ",
          "titulPredJmenem": "Ing."
        }
      }
    ],
    "insolvencniZapis": [
      {
        "datumZapisu": "2014-03-18",
        "datumVymazu": "2018-09-03",
        "text": "kmenové akcie na jméno v listinné podobě",
        "typZapisu": "UPADEK"
      }
    ]
  },
  "KonkursVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "spravce": [
      {
        "datumZapisu": "2022-06-30",
        "typAngazma": "STATUTARNI_ORGAN_CLEN",
        "clenstvi": {
          "clenstvi": {
            "vznikClenstvi": "2022-06-14"
          },
          "funkce": {
            "vznikFunkce": "2022-06-14",
            "nazev": "předseda představenstva"
          }
        },
        "nazevAngazma": "Člen statutárního orgánu",
        "fyzickaOsoba": {
          "adresa": {
            "kodStatu": "CZ",
            "kodObce": 582786,
            "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
          },
          "datumNarozeni": "1979-04-23",
          "jmeno": "DALIMIL",
          "prijmeni": "HORŇÁČEK",
          "statniObcanstvi": "CZ",
          "titulPredJmenem": "Ing."
        }
      }
    ],
    "typKonkursu": "KONKURS",
    "datumRozhodnutiOs": "2019-09-02",
    "datumVyveseni": "2021-02-23",
    "spisZnOs": "Vzor",
    "text": "kmenové akcie na jméno v listinné podobě",
    "zruseniKonkursu": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "Za společnost jedná předseda představenstva samostatně."
      }
    ]
  },
  "OdstepnyZavodVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "vedouci": [
      {
        "datumZapisu": "2022-06-30",
        "typAngazma": "STATUTARNI_ORGAN_CLEN",
        "clenstvi": {
          "clenstvi": {
            "vznikClenstvi": "2022-06-14"
          },
          "funkce": {
            "vznikFunkce": "2022-06-14",
            "nazev": "předseda představenstva"
          }
        },
        "nazevAngazma": "Člen statutárního orgánu",
        "fyzickaOsoba": {
          "adresa": {
            "kodStatu": "CZ",
            "kodObce": 582786,
            "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
          },
          "datumNarozeni": "1979-04-23",
          "jmeno": "DALIMIL",
          "prijmeni": "HORŇÁČEK",
          "statniObcanstvi": "CZ",
          "titulPredJmenem": "Ing."
        }
      }
    ],
    "ostatniSkutecnosti": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "Za společnost jedná předseda představenstva samostatně."
      }
    ],
    "cinnosti": {
      "predmetPodnikani": [
        {
          "datumZapisu": "2014-03-18",
          "hodnota": "Za společnost jedná předseda představenstva samostatně."
        }
      ],
      "doplnkovaCinnost": [
        {
          "datumZapisu": "2014-03-18",
          "hodnota": "Za společnost jedná předseda představenstva samostatně."
        }
      ],
      "predmetCinnosti": [
        {
          "datumZapisu": "2014-03-18",
          "hodnota": "Za společnost jedná předseda představenstva samostatně."
        }
      ],
      "ucel": [
        {
          "datumZapisu": "2014-03-18",
          "hodnota": "Za společnost jedná předseda představenstva samostatně."
        }
      ]
    },
    "ico": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "91002109"
      }
    ],
    "sidlo": [
      {
        "datumZapisu": "2018-09-03",
        "adresa": {
          "kodStatu": "CZ",
          "kodObce": 582786,
          "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
        },
        "typAdresy": "SIDLO"
      }
    ],
    "pravniForma": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "121"
      }
    ],
    "obchodniJmeno": [
      {
        "datumZapisu": "2014-03-18",
        "datumVymazu": "2018-09-03",
        "hodnota": "Brněnské datové služby a.s."
      }
    ]
  },
  "PodnikatelVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "bydliste": [
      {
        "datumZapisu": "2009-10-05",
        "adresa": {
          "kodStatu": "CZ",
          "kodObce": 500496,
          "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc"
        },
        "typAdresy": "SIDLO"
      }
    ],
    "osobaPodnikatel": {
      "datumZapisu": "2014-03-18",
      "datumVymazu": "2018-09-03",
      "clenstvi": {
        "funkce": {
          "vznikFunkce": "2016-01-04",
          "nazev": "jednatel"
        }
      },
      "fyzickaOsoba": {
        "adresa": {
          "kodStatu": "CZ",
          "kodObce": 500496,
          "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc"
        },
        "datumNarozeni": "1975-12-11",
        "jmeno": "BŘETISLAV",
        "prijmeni": "KOUDELKA",
        "statniObcanstvi": "CZ"
      },
      "nazevAngazma": "Člen statutárního orgánu",
      "typAngazma": "STATUTARNI_ORGAN_CLEN_RZP"
    },
    "pobyt": [
      {
        "datumZapisu": "2018-09-03",
        "adresa": {
          "kodStatu": "CZ",
          "kodObce": 582786,
          "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
        },
        "typAdresy": "SIDLO"
      }
    ],
    "typAngazma": "REDITEL_RS",
    "nazevAngazma": "Člen statutárního orgánu"
  },
  "SpolecnyPodilVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "podilnik": [
      {
        "datumZapisu": "2022-06-30",
        "typAngazma": "STATUTARNI_ORGAN_CLEN",
        "clenstvi": {
          "clenstvi": {
            "vznikClenstvi": "2022-06-14"
          },
          "funkce": {
            "vznikFunkce": "2022-06-14",
            "nazev": "předseda představenstva"
          }
        },
        "nazevAngazma": "Člen statutárního orgánu",
        "fyzickaOsoba": {
          "adresa": {
            "kodStatu": "CZ",
            "kodObce": 582786,
            "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
          },
          "datumNarozeni": "1979-04-23",
          "jmeno": "DALIMIL",
          "prijmeni": "HORŇÁČEK",
          "statniObcanstvi": "CZ",
          "titulPredJmenem": "Ing."
        }
      }
    ],
    "podil": [
      {
        "datumZapisu": "2009-10-05",
        "vklad": {
          "typObnos": "KORUNY",
          "hodnota": "200000;00"
        },
        "velikostPodilu": {
          "typObnos": "PROCENTA",
          "hodnota": "100"
        }
      }
    ]
  },
  "CinnostiVr": {
    "predmetPodnikani": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "Za společnost jedná předseda představenstva samostatně."
      }
    ],
    "doplnkovaCinnost": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "Za společnost jedná předseda představenstva samostatně."
      }
    ],
    "predmetCinnosti": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "Za společnost jedná předseda představenstva samostatně."
      }
    ],
    "ucel": [
      {
        "datumZapisu": "2014-03-18",
        "hodnota": "Za společnost jedná předseda představenstva samostatně."
      }
    ]
  },
  "DatumVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "hodnota": "2017-03-25"
  },
  "InsolvencniZapisVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "text": "kmenové akcie na jméno v listinné podobě",
    "typZapisu": "KONKURS"
  },
  "KategorieZoVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "typKategorieZo": "Vzor"
  },
  "ObchodniJmenoCiziVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "hodnota": "Brněnské datové služby a.s.",
    "jazyk": "Vzor"
  },
  "PocetClenuVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "pocetClenu": 223,
    "maxPocetClenu": 467,
    "typ": "PEVNY"
  },
  "UvolnenyPodilVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "clenstvi": {
      "clenstvi": {
        "vznikClenstvi": "2022-06-14"
      },
      "funkce": {
        "vznikFunkce": "2022-06-14",
        "nazev": "předseda představenstva"
      }
    },
    "podil": [
      {
        "datumZapisu": "2009-10-05",
        "vklad": {
          "typObnos": "KORUNY",
          "hodnota": "200000;00"
        },
        "velikostPodilu": {
          "typObnos": "PROCENTA",
          "hodnota": "100"
        }
      }
    ]
  },
  "VkladVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "vklad": {
      "typObnos": "KORUNY",
      "hodnota": "2000000;00"
    },
    "text": "kmenové akcie na jméno v listinné podobě",
    "typVkladu": "PROCENTA"
  },
  "ZastavniPravoVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "text": "kmenové akcie na jméno v listinné podobě",
    "vznikZastavnihoPrava": "2016-06-17",
    "zanikZastavnihoPrava": "2020-06-12"
  },
  "ZpusobRizeniVr": {
    "datumZapisu": "2018-09-03",
    "datumVymazu": "2018-09-03",
    "typ": "DUALISTICKY"
  },
  "AngazovanySubjektAdresa": {
    "kodStatu": "DE",
    "nazevStatu": "Česká republika",
    "kodKraje": 43,
    "nazevKraje": "Olomoucký kraj",
    "kodOkresu": 3301,
    "nazevOkresu": "České Budějovice",
    "kodObce": 563889,
    "nazevObce": "Liberec",
    "kodSpravnihoObvodu": 456,
    "nazevSpravnihoObvodu": "Vzor",
    "kodMestskehoObvodu": 97,
    "nazevMestskehoObvodu": "Vzor",
    "kodMestskeCastiObvodu": 545911,
    "kodUlice": 9900012,
    "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
    "nazevUlice": "Poklidná",
    "cisloDomovni": 503,
    "doplnekAdresy": "Vzor",
    "kodCastiObce": 990005,
    "cisloOrientacni": 2,
    "cisloOrientacniPismeno": "a",
    "nazevCastiObce": "Veveří",
    "kodAdresnihoMista": 99000016,
    "psc": 70200,
    "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
    "cisloDoAdresy": "Vzor",
    "standardizaceAdresy": true,
    "pscTxt": "Vzor",
    "typCisloDomovni": 1,
    "platnostOd": "2015-06-22",
    "platnostDo": "2021-03-31"
  },
  "AngazovanySubjektRzpZaklad": {
    "typAngazma": "REDITEL_RS",
    "platnostOd": "2018-09-03",
    "platnostDo": "2021-03-31",
    "ico": "91013275",
    "obchodniJmeno": "Sbor Tichého pramene v Hradci Králové",
    "sidlo": {
      "kodStatu": "HU",
      "nazevStatu": "Česká republika",
      "kodKraje": 78,
      "nazevKraje": "Jihočeský kraj",
      "kodOkresu": 3505,
      "nazevOkresu": "Plzeň-město",
      "kodObce": 582786,
      "nazevObce": "Ostrava",
      "kodSpravnihoObvodu": 408,
      "nazevSpravnihoObvodu": "Vzor",
      "kodMestskehoObvodu": 805,
      "nazevMestskehoObvodu": "Vzor",
      "kodMestskeCastiObvodu": 550973,
      "kodUlice": 9900005,
      "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
      "nazevUlice": "Na Výsluní",
      "cisloDomovni": 77,
      "doplnekAdresy": "Vzor",
      "kodCastiObce": 990017,
      "cisloOrientacni": 21,
      "cisloOrientacniPismeno": "a",
      "nazevCastiObce": "Jihlava",
      "kodAdresnihoMista": 99000003,
      "psc": 50003,
      "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
      "cisloDoAdresy": "Vzor",
      "standardizaceAdresy": true,
      "pscTxt": "Vzor",
      "typCisloDomovni": 1,
      "platnostOd": "2025-07-01",
      "platnostDo": "2021-03-31"
    },
    "typSubjektu": "P",
    "pravniForma": "111",
    "kodStatu": "UA"
  },
  "InsolvencniRizeni": {
    "datumZapisu": "2018-09-03",
    "platnostOd": "2018-09-03"
  },
  "ZivnostBezOZ": {
    "platnostOd": "2017-06-01",
    "platnostDo": "2018-09-03"
  },
  "ZivnostPodminky": {
    "platnostOd": "2017-06-01",
    "platnostDo": "2018-09-03",
    "podminka": "Vzor"
  },
  "AngazovanySubjektRzp": {
    "typAngazma": "REDITEL_RS",
    "platnostOd": "2018-09-03",
    "platnostDo": "2021-03-31",
    "ico": "91013275",
    "obchodniJmeno": "Sbor Tichého pramene v Hradci Králové",
    "sidlo": {
      "kodStatu": "HU",
      "nazevStatu": "Česká republika",
      "kodKraje": 78,
      "nazevKraje": "Jihočeský kraj",
      "kodOkresu": 3505,
      "nazevOkresu": "Plzeň-město",
      "kodObce": 582786,
      "nazevObce": "Ostrava",
      "kodSpravnihoObvodu": 408,
      "nazevSpravnihoObvodu": "Vzor",
      "kodMestskehoObvodu": 805,
      "nazevMestskehoObvodu": "Vzor",
      "kodMestskeCastiObvodu": 550973,
      "kodUlice": 9900005,
      "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
      "nazevUlice": "Na Výsluní",
      "cisloDomovni": 77,
      "doplnekAdresy": "Vzor",
      "kodCastiObce": 990017,
      "cisloOrientacni": 21,
      "cisloOrientacniPismeno": "a",
      "nazevCastiObce": "Jihlava",
      "kodAdresnihoMista": 99000003,
      "psc": 50003,
      "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
      "cisloDoAdresy": "Vzor",
      "standardizaceAdresy": true,
      "pscTxt": "Vzor",
      "typCisloDomovni": 1,
      "platnostOd": "2025-07-01",
      "platnostDo": "2021-03-31"
    },
    "typSubjektu": "P",
    "pravniForma": "111",
    "kodStatu": "UA",
    "osobyZastupce": [
      {
        "jmeno": "ALŽBĚTA",
        "prijmeni": "VRÁNKOVÁ",
        "datumNarozeni": "1991-08-17",
        "platnostOd": "2017-05-02",
        "statniObcanstvi": "CZ",
        "typAngazma": "PODNIKATEL"
      }
    ]
  },
  "ClenSvazu": {
    "ico": "92031404",
    "platnostOd": "2018-09-03",
    "platnostDo": "2021-03-31"
  },
  "SubjektSvazCirkviZaklad": {
    "clenoveSvazu": [
      {
        "ico": "92031404",
        "platnostOd": "2018-09-03",
        "platnostDo": "2021-03-31"
      }
    ],
    "icoNastupce": "52132321"
  },
  "AngazmaRcns": {
    "osobaPravnicka": {
      "platnostOd": "2014-05-30",
      "obchodniJmeno": "Rada starších",
      "kodStatu": "CZ",
      "statutarniOrgany": [
        {
          "jmeno": "Ester",
          "prijmeni": "Pramenská",
          "datumNarozeni": "1971-05-16",
          "platnostOd": "2022-11-01",
          "typAngazma": "STATUTARNI_ORGAN_CLEN",
          "nazevOrganu": "Rada starších",
          "kodStatu": "CZ"
        }
      ]
    },
    "osobaFyzicka": {
      "jmeno": "Magdalena",
      "prijmeni": "Řeřichová",
      "datumNarozeni": "1980-02-03",
      "platnostOd": "2015-01-12",
      "platnostDo": "2021-08-31",
      "poznamka": "první správkyně sboru",
      "typAngazma": "STATUTARNI_ORGAN_CLEN",
      "nazevOrganu": "Správce sboru",
      "kodStatu": "CZ"
    }
  },
  "SubjektSvazCirkvi": {
    "clenoveSvazu": [
      {
        "ico": "92031404",
        "platnostOd": "2018-09-03",
        "platnostDo": "2021-03-31"
      }
    ],
    "icoNastupce": "52132321",
    "organy": [
      {
        "platnostOd": "2014-05-30",
        "obchodniJmeno": "Rada starších",
        "kodStatu": "CZ",
        "statutarniOrgany": [
          {
            "jmeno": "Ester",
            "prijmeni": "Pramenská",
            "datumNarozeni": "1971-05-16",
            "platnostOd": "2022-11-01",
            "typAngazma": "STATUTARNI_ORGAN_CLEN",
            "nazevOrganu": "Rada starších",
            "kodStatu": "CZ"
          }
        ]
      }
    ]
  },
  "AngazovanySubjektRos": {
    "ico": "92031404",
    "obchodniJmeno": "Moravské datové služby a.s.",
    "adresy": [
      {
        "kodStatu": "CZ",
        "nazevStatu": "Česká republika",
        "kodKraje": 124,
        "nazevKraje": "Olomoucký kraj",
        "kodOkresu": 3805,
        "nazevOkresu": "Olomouc",
        "kodObce": 500496,
        "nazevObce": "Olomouc",
        "kodUlice": 9900003,
        "nazevUlice": "Chlebová",
        "cisloDomovni": 348,
        "kodCastiObce": 990003,
        "cisloOrientacni": 6,
        "nazevCastiObce": "Hodolany",
        "kodAdresnihoMista": 99000003,
        "psc": 77900,
        "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
        "standardizaceAdresy": true,
        "typCisloDomovni": 1,
        "typAdresy": "SIDLO"
      }
    ]
  },
  "AngazmaRos": {
    "osobaPravnicka": {
      "ico": "92031404",
      "obchodniJmeno": "Moravské datové služby a.s.",
      "adresy": [
        {
          "kodStatu": "CZ",
          "nazevStatu": "Česká republika",
          "kodKraje": 124,
          "nazevKraje": "Olomoucký kraj",
          "kodOkresu": 3805,
          "nazevOkresu": "Olomouc",
          "kodObce": 500496,
          "nazevObce": "Olomouc",
          "kodUlice": 9900003,
          "nazevUlice": "Chlebová",
          "cisloDomovni": 348,
          "kodCastiObce": 990003,
          "cisloOrientacni": 6,
          "nazevCastiObce": "Hodolany",
          "kodAdresnihoMista": 99000003,
          "psc": 77900,
          "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
          "standardizaceAdresy": true,
          "typCisloDomovni": 1,
          "typAdresy": "SIDLO"
        }
      ]
    },
    "osobaFyzicka": {
      "osobaRob": {
        "jmeno": {
          "hodnota": "Dalimil",
          "platnostUdajeRob": "SPRAVNY"
        },
        "datumNarozeni": {
          "datum": "1979-04-23",
          "platnostUdajeRob": "SPRAVNY"
        },
        "prijmeni": {
          "hodnota": "Horňáček",
          "zmenaUdaje": "2022-06-30",
          "platnostUdajeRob": "SPRAVNY"
        }
      }
    },
    "platnostUdajeRos": "NESPRAVNY"
  },
  "StatutarniOrganZastupciRos": {
    "ico": "92031404",
    "obchodniJmeno": "Moravské datové služby a.s.",
    "adresy": [
      {
        "kodStatu": "CZ",
        "nazevStatu": "Česká republika",
        "kodKraje": 124,
        "nazevKraje": "Olomoucký kraj",
        "kodOkresu": 3805,
        "nazevOkresu": "Olomouc",
        "kodObce": 500496,
        "nazevObce": "Olomouc",
        "kodUlice": 9900003,
        "nazevUlice": "Chlebová",
        "cisloDomovni": 348,
        "kodCastiObce": 990003,
        "cisloOrientacni": 6,
        "nazevCastiObce": "Hodolany",
        "kodAdresnihoMista": 99000003,
        "psc": 77900,
        "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
        "standardizaceAdresy": true,
        "typCisloDomovni": 1,
        "typAdresy": "SIDLO"
      }
    ],
    "zastupci": [
      {
        "osobaRob": {
          "jmeno": {
            "hodnota": "Dalimil",
            "platnostUdajeRob": "SPRAVNY"
          },
          "datumNarozeni": {
            "datum": "1979-04-23",
            "platnostUdajeRob": "SPRAVNY"
          },
          "prijmeni": {
            "hodnota": "Horňáček",
            "zmenaUdaje": "2022-06-30",
            "platnostUdajeRob": "SPRAVNY"
          }
        }
      }
    ],
    "platnostUdajeRos": "NESPRAVNY"
  },
  "AngazovanaOsobaFiltr": {
    "jmeno": "Kateřina",
    "rodneCislo": "VzorVzorVz",
    "prijmeni": "VRÁNEK",
    "datumNarozeni": "1991-08-17"
  }
};
