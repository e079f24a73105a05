/** Members that say what went wrong. */
const tellingNames: readonly string[] = [
  ...["code", "errno", "syscall", "hostname", "address", "port", "reason", "reusedSocket", "requestSent"],
];

/** Longest chain of causes that is kept. */
const longestChain = 5;

/**
 * What is passed on of a failure beneath: message, stack and the members that say what went wrong, of its causes too.
 * Whatever else a `fetch` puts into an error stays behind: the request with its headers, or what was read of an answer.
 *
 * @returns a copy, a `TypeError` for a `TypeError`; `undefined` for what is no error.
 */
export function tellingCause(error: unknown, chain = 1): Error | undefined {
  if (!(error instanceof Error) || chain > longestChain) return undefined;
  const cause = tellingCause(error.cause, chain + 1);
  const options = cause === undefined ? {} : { cause };
  const copy = emptyCopy(error, options, chain);
  Object.defineProperty(copy, "name", { value: error.name, configurable: true, writable: true });
  Object.defineProperty(copy, "stack", { value: error.stack, configurable: true, writable: true });
  for (const name of tellingNames) copyMember(error, copy, name);
  copySocket(error, copy);
  return copy;
}

function emptyCopy(error: Error, options: ErrorOptions, chain: number): Error {
  const { message } = error;
  if (error instanceof TypeError) return new TypeError(message, options);
  if (!(error instanceof AggregateError)) return new Error(message, options);
  // One for each address of a host that was tried.
  const errors = error.errors.flatMap((inner: unknown) => tellingCause(inner, chain + 1) ?? []);
  return new AggregateError(errors, message, options);
}

/** Of the connection only how much it had read before: that tells a connection that was used before. */
function copySocket(error: Error, copy: Error): void {
  if (!("socket" in error) || typeof error.socket !== "object" || error.socket === null) return;
  const socket = {};
  copyMember(error.socket, socket, "bytesRead");
  Object.assign(copy, { socket });
}

function copyMember(from: object, to: object, name: string): void {
  const value: unknown = Reflect.get(from, name);
  if (["string", "number", "boolean"].includes(typeof value)) Object.assign(to, { [name]: value });
}
