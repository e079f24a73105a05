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

/** Values of a field of a filter, by its type in the contract. */
type Holds<Value> = Value extends readonly string[]
  ? "texts"
  : Value extends string
    ? "text"
    : Value extends number
      ? "number"
      : "members";

interface Field {
  readonly holds: "text" | "texts" | "number" | "members";
  readonly help: string;
}

type FieldsOf<Filter> = {
  readonly [Name in keyof Filter]?: Field & { readonly holds: Holds<NonNullable<Filter[Name]>> };
};

/** The options of a command for the fields of a filter, each under the name of the contract. */
export interface FilterOptions<Filter> {
  readonly options: () => readonly Option[];
  /**
   * The filter that the options and the JSON text ask for; an option wins.
   *
   * @param options of the command, others among them
   * @throws InvalidInputError when the text is no JSON object.
   */
  readonly read: (options: Readonly<Record<string, unknown>>, json: string | undefined) => Filter;
}

/** @param described the fields that there is a word on, in the order of the help */
function filterOptions<Filter extends object>(
  schema: RegistrySchemaName,
  described: FieldsOf<Filter>,
): FilterOptions<Filter> {
  const others = scalarsOf(schema)
    .filter(([name]) => !Object.hasOwn(described, name))
    .map(([name, holds]) => [name, { holds, help: "see the contract" }]);
  // Their bounds are checked before anything is sent.
  const fields = { ...described, ...Object.fromEntries(others) } as Readonly<Record<string, Field>>;
  return {
    options: () => Object.entries(fields).map(([name, field]) => optionOf(name, field)),
    read: (options, json) => {
      const given = Object.entries(options).filter(
        ([name, value]) => Object.hasOwn(fields, name) && value !== undefined,
      );
      const filter = json === undefined ? {} : parseJson(json);
      if (!isJsonObject(filter)) return refuse("--filter", "must be a JSON object");
      // The method of the search refuses a wrong value.
      return { ...filter, ...Object.fromEntries(given) } as Filter;
    },
  };
}

const paging = {
  razeni: { holds: "texts", help: "order, each name with + or - before it, for example -obchodniJmeno" },
  start: { holds: "number", help: "offset of the first match, from 0" },
  pocet: { holds: "number", help: "matches asked for at a time" },
} as const;

/** Options of a search for subjects. */
export const subjectFilter = filterOptions<EkonomickeSubjektyKomplexFiltr>("EkonomickeSubjektyKomplexFiltr", {
  obchodniJmeno: { holds: "text", help: "beginning of the name" },
  ico: { holds: "texts", help: "identification numbers" },
  sidlo: { holds: "members", help: "seat, for example kodObce=554782; textovaAdresa takes text" },
  pravniForma: { holds: "texts", help: "legal forms, code list PravniForma" },
  pravniFormaRos: { holds: "texts", help: "legal forms in the basic register ROS" },
  financniUrad: { holds: "texts", help: "tax offices, code list FinancniUrad" },
  czNace: { holds: "texts", help: "activities, code list CzNace" },
  ...paging,
});

/** Options of a search for standardized addresses. */
export const addressFilter = filterOptions<StandardizovanaAdresaFiltr>("StandardizovanaAdresaFiltr", {
  textovaAdresa: { holds: "text", help: "the whole address as one text" },
  nazevObce: { holds: "text", help: "name of the municipality" },
  kodObce: { holds: "number", help: "its code" },
  nazevCastiObce: { holds: "text", help: "name of the part of the municipality" },
  kodCastiObce: { holds: "number", help: "its code" },
  nazevMestskehoCastiObvodu: { holds: "text", help: "name of the borough" },
  kodMestskehoCastiObvodu: { holds: "number", help: "its code" },
  nazevUlice: { holds: "text", help: "name of the street" },
  kodUlice: { holds: "number", help: "its code" },
  cisloDomovni: { holds: "number", help: "house number" },
  cisloOrientacni: { holds: "number", help: "orientation number" },
  cisloOrientacniPismeno: { holds: "text", help: "letter after it" },
  kodAdresnihoMista: { holds: "number", help: "code of the address point" },
  typStandardizaceAdresy: {
    holds: "text",
    help: "VYHOVUJICI_ADRESY for all that fit (default), UPLNA_STANDARDIZACE for the one that is meant",
  },
  ...paging,
  razeni: { holds: "texts", help: "order, each name with + or - before it" },
});

const seatMembers = new Map(scalarsOf("AdresaFiltr"));

/** Types of a schema that an option can give: texts, lists of texts and numbers. Other types come as JSON. */
function scalarsOf(schema: RegistrySchemaName): [name: string, holds: "text" | "texts" | "number"][] {
  return [...schemaProperties(schema)].flatMap(([name, { schema: rules }]) => {
    const holds = holdsOf(rules);
    return holds === undefined ? [] : [[name, holds]];
  });
}

function holdsOf({ type, items }: RegistrySchema): "text" | "texts" | "number" | undefined {
  if (type === "string") return "text";
  if (type === "integer" || type === "number") return "number";
  return type === "array" && items?.type === "string" ? "texts" : undefined;
}

function optionOf(name: string, { holds, help }: Field): Option {
  switch (holds) {
    case "text":
      return new Option(`--${name} <text>`, help);
    case "texts":
      return new Option(`--${name} <text...>`, help);
    case "number":
      return new Option(`--${name} <number>`, help).argParser(parseNumber);
    case "members":
      return new Option(`--${name} <name=value>`, help).argParser(parseSeat);
  }
}

function parseSeat(text: string, before: AdresaFiltr = {}): AdresaFiltr {
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  const holds = seatMembers.get(name);
  if (holds === undefined) {
    throw new InvalidArgumentError(`It must be name=value; the names are ${[...seatMembers.keys()].join(", ")}.`);
  }
  return { ...before, [name]: holds === "number" ? parseNumber(value) : value };
}
