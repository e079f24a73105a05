import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { InvalidInputError, shown } from "../../errors/invalid-input-error.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import type { LegacyVariant } from "./answers/variant.ts";

const subject = "setVariant";
/** The members of {@link LegacyVariant}, each once, by what they hold. */
const members = {
  directActivityRoles: "switch",
  empty: "attributes",
  missing: "attributes",
  reversed: "switch",
  unknownAttribute: "switch",
} as const satisfies Record<keyof LegacyVariant, "attributes" | "switch">;
const names: Readonly<Record<string, true>> = Object.fromEntries(Object.keys(members).map((name) => [name, true]));

/**
 * @param variant what JavaScript or a request to the control interface gave
 * @throws InvalidInputError when it names an unknown attribute or option, or holds a value of another type.
 */
export function checkVariant(variant: LegacyVariant): LegacyVariant {
  checkOptions(subject, variant, names, {});
  for (const [field, kind] of Object.entries(members)) {
    const value: unknown = Reflect.get(variant, field);
    if (value === undefined) continue;
    if (kind === "attributes") checkAttributes(field, value);
    else if (typeof value !== "boolean") refuse(field, "must be true or false");
  }
  return variant;
}

function checkAttributes(field: string, list: unknown): void {
  if (!Array.isArray(list)) return refuse(field, "must be a list of attributes of the legacy API");
  const { elements } = attributesDecoder(newestLegacyVersion);
  for (const name of list as readonly unknown[]) {
    if (typeof name === "string" && Object.hasOwn(elements, name)) continue;
    refuse(field, "must name attributes of the legacy API", shown(name));
  }
}

function refuse(field: string, rule: string, value?: string): never {
  throw new InvalidInputError(subject, [{ field, rule, ...(value === undefined ? {} : { value }) }]);
}
