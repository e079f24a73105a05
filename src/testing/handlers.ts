import { refuse } from "../errors/invalid-input-error.ts";

/** @throws InvalidInputError when a value is none of those that there are: it may come from JavaScript. */
export function checkOneOf(subject: string, field: string, value: unknown, allowed: readonly unknown[]): void {
  if (!allowed.includes(value)) refuse(subject, field, `must be ${allowed.join(", ")}`);
}

/** Whether an answer is a function of the request. */
export function isResolver<Resolver extends (call: never) => unknown>(answer: object | Resolver): answer is Resolver {
  return typeof answer === "function";
}
