import {
  legacyVersions,
  type LegacyAttributes,
  type LegacyVersion,
  type newestLegacyVersion,
} from "../../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { responseOf } from "../../legacy/contract.ts";
import { sampleElement } from "../../legacy/writer/sample-element.ts";
import { applyOverride, type Override } from "../sample/override.ts";

/** User data of one version. */
export type LegacyAttributesOf<Version extends LegacyVersion> = LegacyAttributes[Version];

/**
 * An invented user by the newest version, which has the attributes of every other. An attribute that is not here gets a
 * generic value.
 */
const attributes: LegacyAttributes[typeof newestLegacyVersion] = {
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

/** Attributes that this user has not. */
const absent: readonly (keyof typeof attributes)[] = ["DatumUmrti"];

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
  const invented = new Map<string, unknown>(Object.entries(attributes));
  // Those of the version and no others.
  const own = Object.entries(known).flatMap(([name, element]) => {
    if (invented.has(name)) return [[name, invented.get(name)] as const];
    return absent.some((each) => each === name) ? [] : [[name, sampleElement(element)] as const];
  });
  return structuredClone(
    applyOverride("sampleAttributes", Object.fromEntries(own), override),
  ) as LegacyAttributesOf<Version>;
}
