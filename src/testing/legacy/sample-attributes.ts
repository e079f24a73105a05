import type { LegacyAttributes, LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { legacyVersions } from "../../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { responseOf } from "../../legacy/contract.ts";
import { applyOverride, type Override } from "../sample/override.ts";

/** User data of one version. */
export type LegacyAttributesOf<Version extends LegacyVersion> = LegacyAttributes[Version];

/** An invented user by the newest version, which has the attributes of every other. */
const attributes: LegacyAttributes["4.2"] = {
  ZkratkaSubjektu: "VZOR_URAD",
  IcSubjektu: "90000005",
  UzivatelId: "MGI2YTFhOWUtNTNmMi00ZDYyLTlkMGEtNWY2ZjdjMWUyZDEw",
  Username: "vzorova.bozena",
  Jmeno: "Božena",
  Prijmeni: "Vzorová",
  TitulPred: "Mgr.",
  TitulZa: "Ph.D.",
  PristupoveRole: { role: ["VZOR_CTENAR", "VZOR_EDITOR"] },
  CinnostniRole: { Agenda: [{ KodAgendy: "A1001", KodCinnostniRole: ["CR1"] }] },
  Email: "bozena.vzorova@urad.example",
  NazevSubjektu: "Vzorový úřad",
  EmailSubjektu: "podatelna@urad.example",
  TypInstituce: 11,
  OvmPrimarni: "",
  TypPrihlaseni: "p-cert",
  OsobaZtotoznena: true,
  TokenAifo: "",
  Pracoviste: { Id: "P1", Nazev: "Podatelna", Adresa: "Vzorová 1, 110 00 Praha 1", KodAdresy: 90000001 },
  IdentifikatorOvm: "90000005",
  TimeLimitedId: "",
  MistoNarozeni: { MistoNarozeniCr: { value: 554782, mop: false, nazev: "Praha" }, stav: "spravny" },
  DatumNarozeni: { value: "1970-02-28", stav: "spravny" },
  Doklady: { Doklad: [{ value: "990000001", stav: "spravny", typ: "ID" }] },
  NeevidovatOsobniUdaje: false,
  TypPrihlaseniNia: "",
  IdentifikatorSpuu: "",
};

/**
 * Attributes of an invented user, as `authConfirmation` of a version gives them. They are valid; only the override may
 * break a rule.
 *
 * @param override what has to be different; `undefined` takes an attribute away
 * @throws InvalidInputError for a version that there is not.
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
  if (!legacyVersions.includes(version)) {
    throw new InvalidInputError("sampleAttributes", [
      { field: "version", rule: `must be ${legacyVersions.join(", ")}` },
    ]);
  }
  const decoder = responseOf(version, "authConfirmation").elements["attributes"]?.type;
  const known = decoder?.kind === "node" ? decoder.elements : {};
  const own = Object.entries(attributes).filter(([name]) => Object.hasOwn(known, name));
  // Those of the version and no others.
  return structuredClone(
    applyOverride("sampleAttributes", Object.fromEntries(own), override),
  ) as LegacyAttributesOf<Version>;
}
