import { describe, expectTypeOf, it } from "vitest";
import type {
  AuthConfirmationStatus,
  HeartBeatStatus,
  LegacyAttributes,
  LegacyAttributesV2_1,
  LegacyAttributesV3_4,
  LegacyAttributesV4_1,
  LegacyAttributesV4_2,
  LegacyVersion,
} from "../../generated/legacy-types.gen.ts";
import type { addedAttributes } from "../fixtures/legacy/legacy-service.ts";
import type { HoldsAny } from "../fixtures/holds-any.ts";

type Added<Version extends keyof typeof addedAttributes> = (typeof addedAttributes)[Version][number];

type Stav = "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";

/** Type of an attribute that is there. */
type Present<T, K extends keyof T> = Exclude<T[K], undefined>;

describe("attributes by version", () => {
  it("[GEN-04] there are the four versions of the specification", () => {
    expectTypeOf<"2.1" | "3.4" | "4.1" | "4.2">().toExtend<LegacyVersion>();
    expectTypeOf<LegacyAttributes["2.1"]>().toEqualTypeOf<LegacyAttributesV2_1>();
    expectTypeOf<LegacyAttributes["3.4"]>().toEqualTypeOf<LegacyAttributesV3_4>();
    expectTypeOf<LegacyAttributes["4.1"]>().toEqualTypeOf<LegacyAttributesV4_1>();
    expectTypeOf<LegacyAttributes["4.2"]>().toEqualTypeOf<LegacyAttributesV4_2>();
  });

  it("[GEN-04] version 2.1 has its ten attributes", () => {
    expectTypeOf<Added<"2.1">>().toExtend<keyof LegacyAttributesV2_1>();
  });

  it("[GEN-04] each later version adds its own", () => {
    expectTypeOf<Added<"3.4">>().toExtend<Exclude<keyof LegacyAttributesV3_4, keyof LegacyAttributesV2_1>>();
    expectTypeOf<Added<"4.1">>().toExtend<Exclude<keyof LegacyAttributesV4_1, keyof LegacyAttributesV3_4>>();
    expectTypeOf<Added<"4.2">>().toExtend<Exclude<keyof LegacyAttributesV4_2, keyof LegacyAttributesV4_1>>();
  });

  it("[GEN-04] a later version can stand where an earlier one is expected, so it has all of that one", () => {
    expectTypeOf<LegacyAttributesV3_4>().toExtend<LegacyAttributesV2_1>();
    expectTypeOf<LegacyAttributesV4_1>().toExtend<LegacyAttributesV3_4>();
    expectTypeOf<LegacyAttributesV4_2>().toExtend<LegacyAttributesV4_1>();
  });

  it("[GEN-04] every attribute may be missing", () => {
    expectTypeOf<LegacyAttributesV2_1>().toEqualTypeOf<Partial<LegacyAttributesV2_1>>();
    expectTypeOf<LegacyAttributesV3_4>().toEqualTypeOf<Partial<LegacyAttributesV3_4>>();
    expectTypeOf<LegacyAttributesV4_1>().toEqualTypeOf<Partial<LegacyAttributesV4_1>>();
    expectTypeOf<LegacyAttributesV4_2>().toEqualTypeOf<Partial<LegacyAttributesV4_2>>();
  });

  it("[GEN-04] an attribute cannot be assigned", () => {
    expectTypeOf<LegacyAttributesV4_2>().toEqualTypeOf<Readonly<LegacyAttributesV4_2>>();
    const attributes: LegacyAttributesV2_1 = { Username: "jnovak" };
    // @ts-expect-error: what the service answered is not to be changed
    attributes.Username = "other";
  });
});

describe("types of attributes", () => {
  it("[GEN-04] text is a string", () => {
    expectTypeOf<Present<LegacyAttributesV2_1, "Username">>().toEqualTypeOf<string>();
    expectTypeOf<Present<LegacyAttributesV2_1, "UzivatelId">>().toEqualTypeOf<string>();
    expectTypeOf<Present<LegacyAttributesV4_2, "IdentifikatorSpuu">>().toEqualTypeOf<string>();
  });

  it("[GEN-04] a number and a truth value may be empty", () => {
    expectTypeOf<Present<LegacyAttributesV3_4, "TypInstituce">>().toEqualTypeOf<number | null>();
    expectTypeOf<Present<LegacyAttributesV3_4, "OsobaZtotoznena">>().toEqualTypeOf<boolean | null>();
    expectTypeOf<Present<LegacyAttributesV4_1, "NeevidovatOsobniUdaje">>().toEqualTypeOf<boolean | null>();
  });

  it("[GEN-04] roles are lists", () => {
    expectTypeOf<Present<LegacyAttributesV2_1, "PristupoveRole">>().toEqualTypeOf<{
      readonly role: readonly string[];
    }>();
    expectTypeOf<Present<LegacyAttributesV2_1, "CinnostniRole">>().toEqualTypeOf<{
      readonly Agenda: readonly { readonly KodAgendy?: string; readonly KodCinnostniRole: readonly string[] }[];
    }>();
  });

  it("[GEN-04] listed values are closed or open", () => {
    expectTypeOf<Present<LegacyAttributesV3_4, "OvmPrimarni">>().toEqualTypeOf<"" | "TRUE" | "FALSE">();
    expectTypeOf<string>().toExtend<Present<LegacyAttributesV3_4, "TypPrihlaseni">>();
    expectTypeOf<Extract<Present<LegacyAttributesV4_1, "TypPrihlaseni">, `p-${string}`>>().toEqualTypeOf<
      "p-pwd" | "p-hotp" | "p-cert"
    >();
    expectTypeOf<Extract<Present<LegacyAttributesV4_2, "TypPrihlaseni">, `p-${string}`>>().toEqualTypeOf<
      "p-pwd" | "p-hotp" | "p-cert" | "p-nia"
    >();
    expectTypeOf<string>().toExtend<Present<LegacyAttributesV4_2, "TypPrihlaseniNia">>();
    expectTypeOf<Extract<Present<LegacyAttributesV4_2, "TypPrihlaseniNia">, `http:${string}`>>().toEqualTypeOf<
      "http://eidas.europa.eu/LoA/low" | "http://eidas.europa.eu/LoA/substantial" | "http://eidas.europa.eu/LoA/high"
    >();
  });

  it("[GEN-04] a value with XML attributes is an object", () => {
    expectTypeOf<Present<LegacyAttributesV4_1, "DatumNarozeni">>().toEqualTypeOf<{
      readonly value: string;
      readonly stav?: Stav;
    }>();
    expectTypeOf<Present<LegacyAttributesV4_1, "DatumUmrti">>().toEqualTypeOf<{
      readonly value: string;
      readonly stav?: Stav;
    }>();
    expectTypeOf<Present<LegacyAttributesV4_1, "Doklady">>().toEqualTypeOf<{
      readonly Doklad: readonly { readonly value: string; readonly stav?: Stav; readonly typ?: string }[];
    }>();
    expectTypeOf<Present<LegacyAttributesV4_1, "MistoNarozeni">>().toEqualTypeOf<{
      readonly MistoNarozeniCr?: {
        readonly value: number | bigint | null;
        readonly mop?: boolean | null;
        readonly nazev?: string;
      };
      readonly MistoNarozeniSvet?: {
        readonly stat?: { readonly value: number | bigint | null; readonly nazev?: string };
        readonly misto?: string;
      };
      readonly stav?: Stav;
    }>();
  });

  it("[GEN-04] the statuses are those of the specification", () => {
    expectTypeOf<HeartBeatStatus>().toEqualTypeOf<"OK" | "ERROR">();
    expectTypeOf<AuthConfirmationStatus>().toEqualTypeOf<"OK" | "SYSTEM_ERROR" | "SESSION_NOT_FOUND">();
  });

  it("[GEN-04] no member is any", () => {
    expectTypeOf<HoldsAny<LegacyAttributes>>().toEqualTypeOf<false>();
    // The check itself finds one: JSON.parse answers any.
    expectTypeOf<true>().toExtend<HoldsAny<{ list: readonly { member: ReturnType<typeof JSON.parse> }[] }>>();
  });
});
