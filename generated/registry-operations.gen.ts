// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

/** Statuses that operations document. */
export const documentedStatuses = [200, 400, 401, 403, 404, 500] as const;

/** A status that some operation documents. */
export type DocumentedStatus = (typeof documentedStatuses)[number];

/** A documented status that means an error. */
export type DocumentedErrorStatus = Exclude<DocumentedStatus, 200>;

/** Rules of one parameter, as keywords of OpenAPI 3.0. */
export interface ParameterRules {
  /** The part of the request; the path, when this is absent. */
  readonly in?: "query" | "header";
  /** Its name there, when that is another one. */
  readonly name?: string;
  /** Whether it has to be given; in the path it has. */
  readonly required?: boolean;
  /** How it is written, when that is not the usual way. */
  readonly style?: string;
  /** Whether each item or member is written by itself, when that is not the usual way. */
  readonly explode?: boolean;
  /** Whether reserved characters are written as they are. */
  readonly allowReserved?: boolean;
  /** JSON type of the value. */
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  /** Least length in characters. */
  readonly minLength?: number;
  /** Most length in characters. */
  readonly maxLength?: number;
  /** Regular expression that the text matches. */
  readonly pattern?: string;
  /** Values that are known; the service may know more. */
  readonly knownValues?: readonly string[];
  /** Rules of each item of a list. */
  readonly items?: Pick<ParameterRules, "type">;
  /** Rules of the members of an object. */
  readonly properties?: Readonly<Record<string, Pick<ParameterRules, "type">>>;
}

/** Description of an operation. */
export interface RegistryOperation {
  /** The operationId. */
  readonly id: string;
  /** Method of HTTP. */
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH";
  /** Path below the base address, with its parameters in braces. */
  readonly path: string;
  /** Path of the base address, where the operation has one of its own. */
  readonly basePath?: string;
  /** Data source of the records, `ares` for the combined registry; absent for the other operations. */
  readonly source?: string;
  /** Whether the operation changes nothing at the service, so that it may be repeated. */
  readonly readOnly: boolean;
  /** Which security schemes it takes, where that differs from the others; an empty list is none. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Parameters: of the path in order, then of the query, then headers. */
  readonly parameters: Readonly<Record<string, ParameterRules>>;
  /** Schema of the request body. */
  readonly requestSchema?: string;
  /** Media type of the request body, where it is not application/json. */
  readonly requestType?: string;
  /** Schema of the answer by status, range of statuses (`4XX`) or `default`; `null` where it has no body. */
  readonly responses: Readonly<Record<string, string | null>>;
  /** Schema of the data of a search or a data source, where the contract documents other successes too. */
  readonly success?: string;
  /** Media types to ask for, where the service has several. */
  readonly accept?: string;
  /** Whether a success may be any JSON value, not an object alone. */
  readonly anyJson?: boolean;
  /** Property of the answer that holds the items of a search. */
  readonly items?: string;
  /** Whether the filter of a search takes `start` and `pocet`. */
  readonly paged?: boolean;
  /** Members of the filter of a search of which the service wants one at least; absent where it wants none. */
  readonly conditions?: readonly string[];
}

/** The operations of the registry by operationId; an example of each stands in registry-examples.gen.ts. */
export const registryOperations = {
  /** Read one subject from the combined registry. */
  vratEkonomickySubjekt: {
    "id": "vratEkonomickySubjekt",
    "method": "GET",
    "path": "/ekonomicke-subjekty/{ico}",
    "source": "ares",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "minLength": 8,
        "maxLength": 8,
        "pattern": "^\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjekt",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the combined registry. */
  vyhledejEkonomickeSubjekty: {
    "id": "vyhledejEkonomickeSubjekty",
    "method": "POST",
    "path": "/ekonomicke-subjekty/vyhledat",
    "source": "ares",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyKomplexFiltr",
    "responses": {
      "200": "EkonomickeSubjektySeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico",
      "obchodniJmeno",
      "sidlo",
      "pravniForma",
      "financniUrad",
      "pravniFormaRos",
      "czNace"
    ]
  },
  /** Read one subject from the public registers (VR). */
  vratEkonomickySubjektVr: {
    "id": "vratEkonomickySubjektVr",
    "method": "GET",
    "path": "/ekonomicke-subjekty-vr/{ico}",
    "source": "vr",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektVr",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the public registers (VR). */
  vyhledejSeznamEkonomickychSubjektuVr: {
    "id": "vyhledejSeznamEkonomickychSubjektuVr",
    "method": "POST",
    "path": "/ekonomicke-subjekty-vr/vyhledat",
    "source": "vr",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyVrSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the statistical register (RES). */
  vratEkonomickySubjektRes: {
    "id": "vratEkonomickySubjektRes",
    "method": "GET",
    "path": "/ekonomicke-subjekty-res/{ico}",
    "source": "res",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektRes",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the statistical register (RES). */
  vyhledejSeznamEkonomickychSubjektuRes: {
    "id": "vyhledejSeznamEkonomickychSubjektuRes",
    "method": "POST",
    "path": "/ekonomicke-subjekty-res/vyhledat",
    "source": "res",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyResSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the trade-licence register (RZP). */
  vratEkonomickySubjektRzp: {
    "id": "vratEkonomickySubjektRzp",
    "method": "GET",
    "path": "/ekonomicke-subjekty-rzp/{ico}",
    "source": "rzp",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektRzp",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the trade-licence register (RZP). */
  vyhledejSeznamEkonomickychSubjektuRzp: {
    "id": "vyhledejSeznamEkonomickychSubjektuRzp",
    "method": "POST",
    "path": "/ekonomicke-subjekty-rzp/vyhledat",
    "source": "rzp",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyRzpSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the register of health-service providers (NRPZS). */
  vratEkonomickySubjektNrpzs: {
    "id": "vratEkonomickySubjektNrpzs",
    "method": "GET",
    "path": "/ekonomicke-subjekty-nrpzs/{ico}",
    "source": "nrpzs",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "minLength": 8,
        "maxLength": 8,
        "pattern": "^\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektNrpzs",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the register of health-service providers (NRPZS). */
  vyhledejSeznamEkonomickychSubjektuNrpzs: {
    "id": "vyhledejSeznamEkonomickychSubjektuNrpzs",
    "method": "POST",
    "path": "/ekonomicke-subjekty-nrpzs/vyhledat",
    "source": "nrpzs",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyNrpzsSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the register of political parties and movements (RPSH). */
  vratEkonomickySubjektRpsh: {
    "id": "vratEkonomickySubjektRpsh",
    "method": "GET",
    "path": "/ekonomicke-subjekty-rpsh/{ico}",
    "source": "rpsh",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektRpsh",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the register of political parties and movements (RPSH). */
  vyhledejSeznamEkonomickychSubjektuRpsh: {
    "id": "vyhledejSeznamEkonomickychSubjektuRpsh",
    "method": "POST",
    "path": "/ekonomicke-subjekty-rpsh/vyhledat",
    "source": "rpsh",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyRpshSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the register of churches and religious societies (RCNS). */
  vratEkonomickySubjektRcns: {
    "id": "vratEkonomickySubjektRcns",
    "method": "GET",
    "path": "/ekonomicke-subjekty-rcns/{ico}",
    "source": "rcns",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektRcns",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the register of churches and religious societies (RCNS). */
  vyhledejSeznamEkonomickychSubjektuRcns: {
    "id": "vyhledejSeznamEkonomickychSubjektuRcns",
    "method": "POST",
    "path": "/ekonomicke-subjekty-rcns/vyhledat",
    "source": "rcns",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyRcnsSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the agricultural register (SZR, sub-register EZP). */
  vratEkonomickySubjektSzr: {
    "id": "vratEkonomickySubjektSzr",
    "method": "GET",
    "path": "/ekonomicke-subjekty-szr/{ico}",
    "source": "szr",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektSzr",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the agricultural register (SZR, sub-register EZP). */
  vyhledejSeznamEkonomickychSubjektuSzr: {
    "id": "vyhledejSeznamEkonomickychSubjektuSzr",
    "method": "POST",
    "path": "/ekonomicke-subjekty-szr/vyhledat",
    "source": "szr",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektySzrSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the register of schools (RS). */
  vratEkonomickySubjektRs: {
    "id": "vratEkonomickySubjektRs",
    "method": "GET",
    "path": "/ekonomicke-subjekty-rs/{ico}",
    "source": "rs",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektRs",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the register of schools (RS). */
  vyhledejSeznamEkonomickychSubjektuRs: {
    "id": "vyhledejSeznamEkonomickychSubjektuRs",
    "method": "POST",
    "path": "/ekonomicke-subjekty-rs/vyhledat",
    "source": "rs",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyRsSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the basic register of persons (ROS). */
  vratEkonomickySubjektRos: {
    "id": "vratEkonomickySubjektRos",
    "method": "GET",
    "path": "/ekonomicke-subjekty-ros/{ico}",
    "source": "ros",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "maxLength": 32,
        "pattern": "^(ARES_)?\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektRos",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the basic register of persons (ROS). */
  vyhledejSeznamEkonomickychSubjektuRos: {
    "id": "vyhledejSeznamEkonomickychSubjektuRos",
    "method": "POST",
    "path": "/ekonomicke-subjekty-ros/vyhledat",
    "source": "ros",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyRosSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Read one subject from the register of bankrupt persons (CEU). */
  vratEkonomickySubjektCeu: {
    "id": "vratEkonomickySubjektCeu",
    "method": "GET",
    "path": "/ekonomicke-subjekty-ceu/{ico}",
    "source": "ceu",
    "readOnly": true,
    "parameters": {
      "ico": {
        "type": "string",
        "minLength": 8,
        "maxLength": 8,
        "pattern": "^\\d{8}$"
      }
    },
    "responses": {
      "200": "EkonomickySubjektCeu",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
  /** Search the register of bankrupt persons (CEU). */
  vyhledejSeznamEkonomickychSubjektuCeu: {
    "id": "vyhledejSeznamEkonomickychSubjektuCeu",
    "method": "POST",
    "path": "/ekonomicke-subjekty-ceu/vyhledat",
    "source": "ceu",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyRegistraceFiltr",
    "responses": {
      "200": "EkonomickeSubjektyCeuSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ekonomickeSubjekty",
    "paged": true,
    "conditions": [
      "ico"
    ]
  },
  /** Search the code lists. */
  vyhledejCiselnik: {
    "id": "vyhledejCiselnik",
    "method": "POST",
    "path": "/ciselniky-nazevniky/vyhledat",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "CiselnikyZakladniFiltr",
    "responses": {
      "200": "CiselnikyNazevnikSeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "ciselniky",
    "paged": true
  },
  /** Search standardized addresses. */
  vyhledejStandardizovaneAdresy: {
    "id": "vyhledejStandardizovaneAdresy",
    "method": "POST",
    "path": "/standardizovane-adresy/vyhledat",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "StandardizovanaAdresaFiltr",
    "responses": {
      "200": "StandardizovaneAdresySeznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "standardizovaneAdresy",
    "paged": true,
    "conditions": [
      "kodObce",
      "nazevObce",
      "kodCastiObce",
      "nazevCastiObce",
      "kodMestskehoCastiObvodu",
      "nazevMestskehoCastiObvodu",
      "kodUlice",
      "nazevUlice",
      "cisloDomovni",
      "cisloOrientacni",
      "cisloOrientacniPismeno",
      "kodAdresnihoMista",
      "textovaAdresa"
    ]
  },
  /** List the notification batches of a data source. */
  vyhledejSeznamNotifikacnichDavek: {
    "id": "vyhledejSeznamNotifikacnichDavek",
    "method": "POST",
    "path": "/ekonomicke-subjekty-notifikace/vyhledat",
    "readOnly": true,
    "parameters": {},
    "requestSchema": "EkonomickeSubjektyNotifikaceFiltr",
    "responses": {
      "200": "SeznamNotifikacnichDavek",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    },
    "items": "notifikacniDavky",
    "paged": false
  },
  /** Read one notification batch. */
  vratNotifikacniDavku: {
    "id": "vratNotifikacniDavku",
    "method": "GET",
    "path": "/ekonomicke-subjekty-notifikace/datovy-zdroj/{datovyZdroj}/cislo-davky/{cisloDavky}",
    "readOnly": true,
    "parameters": {
      "datovyZdroj": {
        "type": "string",
        "maxLength": 30,
        "knownValues": [
          "ares",
          "vr",
          "res",
          "ros",
          "rzp",
          "nrpzs",
          "rcns",
          "rpsh",
          "rs",
          "szr"
        ]
      },
      "cisloDavky": {
        "type": "integer"
      }
    },
    "responses": {
      "200": "NotifikacniDavkaZaznam",
      "400": "Chyba",
      "401": "Chyba",
      "403": "Chyba",
      "404": "Chyba",
      "500": "Chyba"
    }
  },
} as const;

/** An operationId of the registry. */
export type RegistryOperationId = keyof typeof registryOperations;
