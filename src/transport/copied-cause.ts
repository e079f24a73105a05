/** Members that say what went wrong. */
const copiedNames: readonly string[] = ["code", "errno", "syscall", "hostname", "address", "port", "reason"];

/** Longest chain of causes that is copied. */
const longestChain = 5;
/** Most errors that are copied from an `AggregateError`. */
const mostErrors = 10;

/**
 * Copies an error and its causes: message, stack and the members of `copiedNames`. Other members are dropped, because a `fetch` may
 * put the headers of the request or a part of the response into its error.
 */
export function copiedCause(error: unknown, chain = 1): Error | undefined {
  if (!isError(error) || chain > longestChain) return undefined;
  const cause = copiedCause(error.cause, chain + 1);
  const options = cause === undefined ? {} : { cause };
  const copy = emptyCopy(error, options, chain);
  Object.defineProperty(copy, "name", { value: error.name, configurable: true, writable: true });
  Object.defineProperty(copy, "stack", { value: error.stack, configurable: true, writable: true });
  for (const name of copiedNames) {
    const value: unknown = Reflect.get(error, name);
    if (["string", "number", "boolean"].includes(typeof value)) Object.assign(copy, { [name]: value });
  }
  return copy;
}

function emptyCopy(error: Error, options: ErrorOptions, chain: number): Error {
  const { message } = error;
  if (error.name === "TypeError") return new TypeError(message, options);
  if (!("errors" in error) || !Array.isArray(error.errors)) return new Error(message, options);
  // One for each address of a host that was tried.
  const tried: readonly unknown[] = error.errors.slice(0, mostErrors);
  const errors = tried.flatMap((inner) => copiedCause(inner, chain + 1) ?? []);
  return new AggregateError(errors, message, options);
}

/** Whether a value is an error, also of another realm, such as those of Node's own modules in some test runners. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === "[object Error]";
}
