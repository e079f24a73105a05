import type { InputIssue } from "../../errors/invalid-input-error.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { Form } from "../../services/messages.ts";
import { readTypedUser } from "./typed-user/read-typed-user.ts";
import { typedValues, type TypedValues } from "./typed-user/typed-fields.ts";

/** What a user did on the login page. `wrong` are typed claims that break rules: the page is shown again. */
export type LoginChoice =
  | { readonly action: "login"; readonly user: InventedUser }
  | { readonly action: "cancel" }
  | {
      readonly action: "wrong";
      readonly refused: { readonly typed: TypedValues; readonly issues: readonly InputIssue[] };
    };

/**
 * Reads the forms of the login page.
 *
 * @param users those that the page offers
 * @returns `undefined` when the form is none of the page's.
 */
export function readChoice(form: Form | undefined, users: readonly InventedUser[]): LoginChoice | undefined {
  const valueOf = (name: string): string | undefined => onlyValue(form, name);
  const action = valueOf("action");
  if (action === "cancel") return { action };
  if (action === "login") {
    const username = valueOf("username");
    const user = users.find((known) => known.username === username);
    return user === undefined ? undefined : { action, user };
  }
  if (action !== "type") return undefined;
  const typed = typedValues(({ name }) => valueOf(name)?.trim() ?? "");
  const read = readTypedUser(typed, users);
  return "user" in read
    ? { action: "login", user: read.user }
    : { action: "wrong", refused: { typed, issues: read.issues } };
}

/** The value of a parameter that stands exactly once. */
export function onlyValue(form: Form | undefined, name: string): string | undefined {
  const [value, ...more] = form?.get(name) ?? [];
  return more.length === 0 ? value : undefined;
}
