import type { ClaimsByScope, Scope } from "../../../generated/identity.gen.ts";
import type { claims } from "./words.ts";

export interface TypedField {
  /** Name of the claim, and of the field in the form. */
  readonly name: keyof typeof claims & { [S in Scope]: keyof ClaimsByScope[S] }[Scope];
  readonly kind: "line" | "date" | "lines" | "yes";
  readonly required?: boolean;
  /** The value at first; for `yes` any text is a tick. */
  readonly initial?: string;
}

/** The claims that can be typed, in the order of the page. Everything else of such a user is empty. */
export const typedFields = [
  { name: "username", kind: "line", required: true },
  { name: "given_name", kind: "line", required: true },
  { name: "family_name", kind: "line", required: true },
  { name: "email", kind: "line" },
  { name: "birthdate", kind: "date" },
  { name: "access_roles", kind: "lines" },
  { name: "activity_roles", kind: "lines" },
  { name: "lei", kind: "line", required: true, initial: "90000021" },
  { name: "legal_entity_name", kind: "line", required: true, initial: "Moravské datové služby a.s." },
  { name: "person_identified", kind: "yes", initial: "yes" },
  { name: "is_statutory_representative", kind: "yes" },
] as const satisfies readonly TypedField[];

/** The typed texts by the name of the claim. */
export type TypedValues = Readonly<Record<TypedField["name"], string>>;

export const initialValues: TypedValues = typedValues((field) => field.initial ?? "");

/** Puts together a value for each field. */
export function typedValues(valueOf: (field: TypedField) => string): TypedValues {
  // The table has every name once.
  return Object.fromEntries(typedFields.map((field) => [field.name, valueOf(field)])) as TypedValues;
}
