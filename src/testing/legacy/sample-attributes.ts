import { legacyVersions, type LegacyAttributes, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { attributesOf } from "../../services/legacy/attributes.ts";
import { sampleUser } from "../../services/invented-user.ts";
import { checkOneOf } from "../handlers.ts";
import { applyOverride, type Override } from "../sample/override.ts";

/** User data of one version. */
export type LegacyAttributesOf<Version extends LegacyVersion> = LegacyAttributes[Version];

/**
 * Returns the attributes of an invented user, in the form of `authConfirmation` of a version. They are valid; only the override may
 * break a rule.
 *
 * @param override the attributes that differ; `undefined` removes an attribute
 * @throws InvalidInputError for an unknown version.
 *
 * @example
 *
 * ```ts
 * const attributes = sampleAttributes("4.2", { Jmeno: "Jana", PristupoveRole: { role: [] } });
 * ```
 */
export function sampleAttributes<Version extends LegacyVersion>(
  version: Version,
  override?: Override<LegacyAttributesOf<Version>>,
): LegacyAttributesOf<Version> {
  checkOneOf("sampleAttributes", "version", version, legacyVersions);
  const attributes = attributesOf(sampleUser, version);
  return structuredClone(applyOverride("sampleAttributes", attributes, override)) as LegacyAttributesOf<Version>;
}
