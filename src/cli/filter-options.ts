import { InvalidArgumentError, Option } from "commander";
import type { AdresaFiltr, EkonomickeSubjektyKomplexFiltr } from "../../generated/registry-types.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { parseNumber } from "./parse-number.ts";

/** What a field of a filter holds, by its type in the contract. */
type Holds<Value> = Value extends readonly string[]
  ? "texts"
  : Value extends string
    ? "text"
    : Value extends number
      ? "number"
      : "members";

type FieldsOf<Filter> = {
  readonly [Name in keyof Filter]-?: {
    readonly holds: Holds<NonNullable<Filter[Name]>>;
    readonly help: string;
  };
};

/** The fields of the filter, each an option of its own; their bounds are checked before anything is sent. */
const fields: FieldsOf<EkonomickeSubjektyKomplexFiltr> = {
  obchodniJmeno: { holds: "text", help: "beginning of the name" },
  ico: { holds: "texts", help: "identification numbers" },
  sidlo: { holds: "members", help: "seat, for example kodObce=554782; textovaAdresa takes text" },
  pravniForma: { holds: "texts", help: "legal forms, code list PravniForma" },
  pravniFormaRos: { holds: "texts", help: "legal forms in the basic register ROS" },
  financniUrad: { holds: "texts", help: "tax offices, code list FinancniUrad" },
  czNace: { holds: "texts", help: "activities, code list CzNace" },
  razeni: { holds: "texts", help: "order, each name with + or - before it, for example -obchodniJmeno" },
  start: { holds: "number", help: "offset of the first match, from 0" },
  pocet: { holds: "number", help: "matches asked for at a time" },
};

/** The members of the seat. */
const seatMembers: { readonly [Name in keyof AdresaFiltr]-?: Holds<NonNullable<AdresaFiltr[Name]>> } = {
  kodCastiObce: "number",
  kodSpravnihoObvodu: "number",
  kodMestskeCastiObvodu: "number",
  kodUlice: "number",
  cisloDomovni: "number",
  kodObce: "number",
  cisloOrientacni: "number",
  cisloOrientacniPismeno: "text",
  textovaAdresa: "text",
};

/** The options of a filter, by the names of the contract. */
export function filterOptions(): readonly Option[] {
  return Object.entries(fields).map(([name, { holds, help }]) => {
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
  });
}

/**
 * The filter that the options and the JSON text ask for; an option wins.
 *
 * @param options of the command, others among them
 * @throws InvalidInputError when the text is no JSON object.
 */
export function readFilter(
  options: Readonly<Record<string, unknown>>,
  json: string | undefined,
): EkonomickeSubjektyKomplexFiltr {
  const given = Object.entries(options).filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined);
  return { ...(json === undefined ? {} : parseObject(json)), ...Object.fromEntries(given) };
}

function parseSeat(text: string, before: AdresaFiltr = {}): AdresaFiltr {
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (!isSeatMember(name)) {
    throw new InvalidArgumentError(`It must be name=value; the names are ${Object.keys(seatMembers).join(", ")}.`);
  }
  return { ...before, [name]: seatMembers[name] === "number" ? parseNumber(value) : value };
}

function isSeatMember(name: string): name is keyof AdresaFiltr {
  return Object.hasOwn(seatMembers, name);
}

function parseObject(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below; the parser's message would only repeat the text.
  }
  throw new InvalidInputError("ares-caais", [{ field: "--filter", rule: "must be a JSON object" }]);
}
