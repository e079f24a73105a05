import { describe, expect, it } from "vitest";
import { attributesOf } from "../../../../src/services/legacy/attributes.ts";
import { variantUsers } from "../../../../src/sandbox/legacy/variants.ts";
import { foreign, sparse } from "../../sandbox/legacy/people.ts";

const stav = "spravny";

describe("a user's attributes", () => {
  it("hold everything that he has", () => {
    const [user = sparse] = variantUsers;
    expect(attributesOf(user, "4.2")).toMatchObject({
      ZkratkaSubjektu: "VZOR_URAD",
      IcSubjektu: "00000019",
      UzivatelId: "N2YzYzAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAw",
      Username: "vzor.vse",
      Jmeno: "Božena",
      Prijmeni: "Vzorová",
      TitulPred: "Mgr.",
      TitulZa: "Ph.D.",
      PristupoveRole: { role: ["VZOR_CTENAR", "VZOR_EDITOR", "VZOR_SPRAVCE"] },
      CinnostniRole: {
        Agenda: [
          { KodAgendy: "A1001", KodCinnostniRole: ["CR1", "CR2"] },
          { KodAgendy: "A1002", KodCinnostniRole: ["CR7"] },
        ],
      },
      Email: "bozena.vzorova@urad.example",
      NazevSubjektu: "Vzorový úřad",
      EmailSubjektu: "podatelna@urad.example",
      TypInstituce: 11,
      OvmPrimarni: "",
      TypPrihlaseni: "p-nia",
      OsobaZtotoznena: true,
      TokenAifo: "",
      Pracoviste: { Id: "P1", Nazev: "Podatelna", Adresa: "Vzorová 1, 110 00 Praha 1", KodAdresy: 90000001 },
      IdentifikatorOvm: "90000001",
      TimeLimitedId: "vzor-casove-omezeny-token",
      MistoNarozeni: { MistoNarozeniCr: { value: 554782, mop: true, nazev: "Praha" }, stav },
      DatumNarozeni: { value: "1970-02-28", stav },
      DatumUmrti: { value: "2025-12-31", stav },
      Doklady: { Doklad: [{ value: "990000001", stav, typ: "ID" }] },
      NeevidovatOsobniUdaje: false,
      TypPrihlaseniNia: "http://eidas.europa.eu/LoA/high",
      IdentifikatorSpuu: "SPUU-0001",
    });
  });

  it("are empty for what he lacks, but for the dates", () => {
    expect(attributesOf(sparse, "4.2")).toMatchObject({
      ...{ TitulPred: "", TitulZa: "", Email: "", EmailSubjektu: "", IdentifikatorOvm: "", TimeLimitedId: "" },
      ...{ CinnostniRole: { Agenda: [] }, Pracoviste: {}, MistoNarozeni: {}, Doklady: { Doklad: [] } },
      ...{ OsobaZtotoznena: false, NeevidovatOsobniUdaje: true, TypPrihlaseni: "p-pwd", TypPrihlaseniNia: "" },
    });
    expect(attributesOf(sparse, "4.2")).not.toHaveProperty("DatumNarozeni");
    expect(attributesOf(sparse, "4.2")).not.toHaveProperty("DatumUmrti");
  });

  it("leave out an agenda without a role", () => {
    const user = { ...sparse, activityRoles: [{ agendaCode: "A1", roleCodes: [] }, ...foreign.activityRoles] };
    expect(attributesOf(user, "2.1").CinnostniRole?.Agenda.map(({ KodAgendy }) => KodAgendy)).toEqual(["A&1"]);
  });
});
