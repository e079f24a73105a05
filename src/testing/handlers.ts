import { refuse } from "../errors/invalid-input-error.ts";
import type { Refusal } from "../services/identity/parameters.ts";
import { methodsOf, type Route } from "../services/routes.ts";
import type { ServiceAnswer, ServiceRequest } from "../services/service.ts";

/** Checks a value against a list. @throws InvalidInputError for any other value, which a caller without types may pass. */
export function checkOneOf(subject: string, field: string, value: unknown, allowed: readonly unknown[]): void {
  if (!allowed.includes(value)) refuse(subject, field, `must be ${allowed.join(", ")}`);
}

/** Whether an answer is a function of the request. */
export function isResolver<Resolver extends (call: never) => unknown>(answer: object | Resolver): answer is Resolver {
  return typeof answer === "function";
}

/** The refusal of a request of a browser: the service shows a page with the same text. */
export function plainRefusal({ message }: Pick<Refusal, "message">): ServiceAnswer {
  return { status: 400, body: message };
}

/** Answers a method that a path does not support. Other paths have no handler. */
export function otherMethod({ path }: ServiceRequest, routes: readonly Route[]): ServiceAnswer {
  return { status: 405, headers: { Allow: methodsOf(routes, path).join(", ") } };
}
