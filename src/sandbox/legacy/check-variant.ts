import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import type { LegacyVariant } from "./answers/variant.ts";
import { attributesDecoder, newestVersion } from "./contract.ts";

const subject = "setVariant";
const names = {
  empty: true,
  missing: true,
  directActivityRoles: true,
  reversed: true,
  unknownAttribute: true,
} as const satisfies Record<keyof LegacyVariant, true>;

/** @throws InvalidInputError when the variant names an unknown attribute or option. */
export function checkVariant(variant: LegacyVariant): LegacyVariant {
  checkOptions(subject, variant, names, { empty: "object", missing: "object" });
  const { elements } = attributesDecoder(newestVersion);
  for (const field of ["empty", "missing"] as const) {
    for (const name of variant[field] ?? []) {
      if (Object.hasOwn(elements, name)) continue;
      throw new InvalidInputError(subject, [
        { field, rule: "must name attributes of the legacy API", value: JSON.stringify(name).slice(0, 40) },
      ]);
    }
  }
  return variant;
}
