import type { ClaimsByScope, Scope } from "../../../generated/identity.gen.ts";
import type { AllAttributes, LegacyAttributeName } from "../../services/legacy/contract.ts";
import type { Words } from "./language.ts";

export interface TypedField {
  /** Name of the claim, and of the field in the form. */
  readonly name: { [S in Scope]: keyof ClaimsByScope[S] & string }[Scope];
  readonly label: Words;
  readonly kind: "line" | "date" | "lines" | "yes";
  readonly hint?: Words;
  readonly required?: boolean;
  /** What stands there at first; of `yes` any text is a tick. */
  readonly initial?: string;
  /** Where the legacy API has it, which knows the bounds: names of elements from the attributes of a user on. */
  readonly element?:
    readonly [LegacyAttributeName] | readonly ["PristupoveRole", keyof NonNullable<AllAttributes["PristupoveRole"]>];
}

/** The claims that can be typed, in the order of the page. Everything else of such a user is empty. */
export const typedFields = [
  {
    name: "username",
    label: { en: "Login name", cs: "Přihlašovací jméno" },
    kind: "line",
    required: true,
    element: ["Username"],
  },
  { name: "given_name", label: { en: "Given name", cs: "Jméno" }, kind: "line", required: true, element: ["Jmeno"] },
  {
    name: "family_name",
    label: { en: "Family name", cs: "Příjmení" },
    kind: "line",
    required: true,
    element: ["Prijmeni"],
  },
  { name: "email", label: { en: "E-mail address", cs: "E-mailová adresa" }, kind: "line", element: ["Email"] },
  { name: "birthdate", label: { en: "Date of birth", cs: "Datum narození" }, kind: "date" },
  {
    name: "access_roles",
    label: { en: "Access roles", cs: "Přístupové role" },
    kind: "lines",
    hint: { en: "One in a line, for example ZADATEL", cs: "Na každém řádku jedna, například ZADATEL" },
    element: ["PristupoveRole", "role"],
  },
  {
    name: "activity_roles",
    label: { en: "Activity roles", cs: "Činnostní role" },
    kind: "lines",
    hint: {
      en: "One agenda in a line with its role codes, for example A121 CR1234 CR1235",
      cs: "Na každém řádku jedna agenda s kódy rolí, například A121 CR1234 CR1235",
    },
  },
  {
    name: "lei",
    label: { en: "Identification number of the legal entity", cs: "IČO subjektu" },
    kind: "line",
    hint: {
      en: "8 digits, for example one of the sandbox's registry",
      cs: "8 číslic, například některé z registru sandboxu",
    },
    required: true,
    initial: "90000021",
    element: ["IcSubjektu"],
  },
  {
    name: "legal_entity_name",
    label: { en: "Name of the legal entity", cs: "Název subjektu" },
    kind: "line",
    required: true,
    initial: "Moravské datové služby a.s.",
    element: ["NazevSubjektu"],
  },
  {
    name: "person_identified",
    label: { en: "Identified in the population register", cs: "Ztotožněn v registru obyvatel" },
    kind: "yes",
    initial: "yes",
  },
  {
    name: "is_statutory_representative",
    label: { en: "Statutory representative", cs: "Statutární zástupce" },
    kind: "yes",
  },
] as const satisfies readonly TypedField[];

/** What was typed, as text by the name of the claim. */
export type TypedValues = Readonly<Record<(typeof typedFields)[number]["name"], string>>;

export const initialValues: TypedValues = typedValues((field) => field.initial ?? "");

/** Puts together a value for each field. */
export function typedValues(valueOf: (field: TypedField) => string): TypedValues {
  // The table has every name once.
  return Object.fromEntries(typedFields.map((field) => [field.name, valueOf(field)])) as TypedValues;
}
