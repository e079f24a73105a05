import { InvalidArgumentError, Option } from "commander";
import type { RegistrySchema, RegistrySchemaName } from "../../generated/registry-schemas.gen.ts";
import type {
  AdresaFiltr,
  EkonomickeSubjektyKomplexFiltr,
  StandardizovanaAdresaFiltr,
} from "../../generated/registry-types.gen.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { schemaProperties } from "../verify/registry/schema-properties.ts";
import { parseNumber, refuse } from "./input.ts";

/** The options of a command for the fields of a filter, each under the name of the contract. */
export interface FilterOptions<Filter> {
  readonly options: () => readonly Option[];
  /** The filter of the options, others among them, and of a JSON text; an option wins. Throws when the text is no object. */
  readonly read: (options: Readonly<Record<string, unknown>>, json: string | undefined) => Filter;
}

/**
 * @param described words on fields, in the order of the help
 * @param example a condition of the command
 */
function filterOptions<Filter extends object>(
  schema: RegistrySchemaName,
  described: { readonly [Name in keyof Filter]?: string },
  [command, example]: readonly [command: string, example: string],
): FilterOptions<Filter> {
  const scalars = scalarsOf(schema);
  const helps = new Map<string, string>(Object.entries(described));
  // Their bounds are checked before anything is sent.
  const names = new Set([...helps.keys(), ...scalars.keys()]);
  return {
    options: () => [...names].map((name) => optionOf(name, scalars.get(name), helps.get(name) ?? "see the contract")),
    read: (options, json) => {
      const given = Object.entries(options).filter(([name, value]) => names.has(name) && value !== undefined);
      const filter = json === undefined ? {} : parseJson(json);
      if (!isJsonObject(filter)) return refuse("--filter", "must be a JSON object");
      const wanted = { ...filter, ...Object.fromEntries(given) };
      const isCondition = (name: string): boolean => !(name in paging) && name !== "typStandardizaceAdresy";
      if (!Object.keys(wanted).some(isCondition)) refuse(command, `needs a condition, for example ${example}`);
      // The method of the search refuses a wrong value.
      return wanted as Filter;
    },
  };
}

const paging = {
  razeni: "order: names of fields, each with + or - in front, for example -obchodniJmeno",
  start: "offset of the first match, from 0",
  pocet: "matches in a request",
};

/** Options of a search for subjects. */
export const subjectFilter = filterOptions<EkonomickeSubjektyKomplexFiltr>(
  "EkonomickeSubjektyKomplexFiltr",
  {
    obchodniJmeno: "beginning of the name",
    ico: "identification numbers",
    sidlo: "seat, for example kodObce=554782; textovaAdresa takes text",
    pravniForma: "legal forms, code list PravniForma",
    pravniFormaRos: "legal forms in the basic register ROS",
    financniUrad: "tax offices, code list FinancniUrad",
    czNace: "activities, code list CzNace",
    ...paging,
  },
  ["search", "--obchodniJmeno Asseco or --sidlo kodObce=552046"],
);

/** Options of a search for standardized addresses. */
export const addressFilter = filterOptions<StandardizovanaAdresaFiltr>(
  "StandardizovanaAdresaFiltr",
  {
    textovaAdresa: "the whole address as one text",
    nazevObce: "name of the municipality",
    kodObce: "its code",
    nazevCastiObce: "name of the part of the municipality",
    kodCastiObce: "its code",
    nazevMestskehoCastiObvodu: "name of the borough",
    kodMestskehoCastiObvodu: "its code",
    nazevUlice: "name of the street",
    kodUlice: "its code",
    cisloDomovni: "house number",
    cisloOrientacni: "orientation number",
    cisloOrientacniPismeno: "letter after it",
    kodAdresnihoMista: "code of the address point",
    typStandardizaceAdresy:
      "VYHOVUJICI_ADRESY for all that fit (default), UPLNA_STANDARDIZACE for the one that is meant",
    ...paging,
    razeni: "order: names of fields, each with + or - in front",
  },
  ["address", "--nazevObce Brno --nazevUlice Kounicova"],
);

type Scalar = "text" | "texts" | "number";

const seatMembers = scalarsOf("AdresaFiltr");

/** Types of a schema that an option can give: texts, lists of texts and numbers. Other types come as JSON. */
function scalarsOf(schema: RegistrySchemaName): ReadonlyMap<string, Scalar> {
  const types = [...schemaProperties(schema)].map(([name, { schema: rules }]) => [name, typeOf(rules)] as const);
  return new Map(types.flatMap(([name, type]) => (type === undefined ? [] : [[name, type]])));
}

function typeOf({ type, items }: RegistrySchema): Scalar | undefined {
  if (type === "string") return "text";
  if (type === "integer" || type === "number") return "number";
  return type === "array" && items?.type === "string" ? "texts" : undefined;
}

/** @param type absent for the seat, whose members are given one by one */
function optionOf(name: string, type: Scalar | undefined, help: string): Option {
  if (type === undefined) return new Option(`--${name} <name=value>`, help).argParser(parseSeat);
  if (type === "number") return new Option(`--${name} <number>`, help).argParser(parseNumber);
  return new Option(`--${name} <text${type === "texts" ? "..." : ""}>`, help);
}

function parseSeat(text: string, before: AdresaFiltr = {}): AdresaFiltr {
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  const type = seatMembers.get(name);
  if (type === undefined) {
    throw new InvalidArgumentError(`It must be name=value; the names are ${[...seatMembers.keys()].join(", ")}.`);
  }
  return { ...before, [name]: type === "number" ? parseNumber(value) : value };
}
