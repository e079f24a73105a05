import { InvalidArgumentError, Option } from "commander";
import type { RegistrySchema, RegistrySchemaName } from "../../generated/registry-schemas.gen.ts";
import type { AdresaFiltr, EkonomickeSubjektyKomplexFiltr } from "../../generated/registry-types.gen.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { schemaProperties } from "../verify/registry/schema-properties.ts";
import { parseNumber, refuse } from "./input.ts";

/** What a field of a filter holds, by its type in the contract. */
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

/** The fields of the filter that there is a word on. */
const described: FieldsOf<EkonomickeSubjektyKomplexFiltr> = {
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

/** The fields of the filter, each an option of its own; their bounds are checked before anything is sent. */
const fields: Readonly<Record<string, Field>> = {
  ...described,
  ...Object.fromEntries(
    scalarsOf("EkonomickeSubjektyKomplexFiltr")
      .filter(([name]) => !Object.hasOwn(described, name))
      .map(([name, holds]) => [name, { holds, help: "see the contract" }]),
  ),
};

const seatMembers = new Map(scalarsOf("AdresaFiltr"));

/** What an option can give of a schema: texts, lists of texts and numbers. Anything else has to come as JSON. */
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
  const filter = json === undefined ? {} : parseJson(json);
  return isJsonObject(filter)
    ? { ...filter, ...Object.fromEntries(given) }
    : refuse("--filter", "must be a JSON object");
}

function parseSeat(text: string, before: AdresaFiltr = {}): AdresaFiltr {
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  const holds = seatMembers.get(name);
  if (holds === undefined) {
    throw new InvalidArgumentError(`It must be name=value; the names are ${[...seatMembers.keys()].join(", ")}.`);
  }
  return { ...before, [name]: holds === "number" ? parseNumber(value) : value };
}
