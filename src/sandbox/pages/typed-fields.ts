import type { ClaimsByScope, Scope } from "../../../generated/identity.gen.ts";
import type { AllAttributes, LegacyAttributeName } from "../../services/legacy/contract.ts";

export interface TypedField {
  /** Name of the claim, and of the field in the form. */
  readonly name: { [S in Scope]: keyof ClaimsByScope[S] & string }[Scope];
  readonly label: string;
  readonly kind: "line" | "date" | "lines" | "yes";
  readonly hint?: string;
  readonly required?: boolean;
  /** What stands there at first; of `yes` any text is a tick. */
  readonly initial?: string;
  /** Where the legacy API has it, which knows the bounds: names of elements from the attributes of a user on. */
  readonly element?:
    readonly [LegacyAttributeName] | readonly ["PristupoveRole", keyof NonNullable<AllAttributes["PristupoveRole"]>];
}

/** The claims that can be typed, in the order of the page. Everything else of such a user is empty. */
export const typedFields = [
  { name: "username", label: "Login name", kind: "line", required: true, element: ["Username"] },
  { name: "given_name", label: "Given name", kind: "line", required: true, element: ["Jmeno"] },
  { name: "family_name", label: "Family name", kind: "line", required: true, element: ["Prijmeni"] },
  { name: "email", label: "E-mail address", kind: "line", element: ["Email"] },
  { name: "birthdate", label: "Date of birth", kind: "date" },
  {
    name: "access_roles",
    label: "Access roles",
    kind: "lines",
    hint: "One in a line, for example ZADATEL",
    element: ["PristupoveRole", "role"],
  },
  {
    name: "activity_roles",
    label: "Activity roles",
    kind: "lines",
    hint: "One agenda in a line with its role codes, for example A121 CR1234 CR1235",
  },
  {
    name: "lei",
    label: "Identification number of the legal entity",
    kind: "line",
    hint: "8 digits, for example one of the sandbox's registry",
    required: true,
    initial: "90000021",
    element: ["IcSubjektu"],
  },
  {
    name: "legal_entity_name",
    label: "Name of the legal entity",
    kind: "line",
    required: true,
    initial: "Moravské datové služby a.s.",
    element: ["NazevSubjektu"],
  },
  { name: "person_identified", label: "Identified in the population register", kind: "yes", initial: "yes" },
  { name: "is_statutory_representative", label: "Statutory representative", kind: "yes" },
] as const satisfies readonly TypedField[];

/** What was typed, as text by the name of the claim. */
export type TypedValues = Readonly<Record<(typeof typedFields)[number]["name"], string>>;

export const initialValues: TypedValues = typedValues((field) => field.initial ?? "");

/** Puts together a value for each field. */
export function typedValues(valueOf: (field: TypedField) => string): TypedValues {
  // The table has every name once.
  return Object.fromEntries(typedFields.map((field) => [field.name, valueOf(field)])) as TypedValues;
}
