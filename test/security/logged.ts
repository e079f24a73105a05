import assert from "node:assert";
import { inspect } from "node:util";

/** The output of a structured logger for a value under a name: JSON, and for an error that of its serializer. */
export function logged(value: unknown): string {
  return [
    // pino, and pino-http: the serializer `err`, and JSON for whatever else.
    JSON.stringify({ value: value instanceof Error ? serialized(value) : value }),
    JSON.stringify(value instanceof Error ? { err: serialized(value) } : { ...Object(value) }),
    // winston: own enumerable members, message and stack, the cause as JSON; all of it after a copy.
    JSON.stringify({
      ...Object(value),
      ...(value instanceof Error ? { message: value.message, stack: value.stack, cause: ownMembers(value.cause) } : {}),
    }),
    JSON.stringify(ownMembers(value)),
  ].join("\n");
}

/** The output of `console.dir` and of util.inspect with every option except getters. */
export function directed(value: unknown): string {
  return [false, true]
    .map((customInspect) => inspect(value, { customInspect, showHidden: true, depth: Infinity, maxArrayLength: null }))
    .join("\n");
}

/** The message of a failed assertion. */
export function asserted(value: unknown): string {
  try {
    assert.deepStrictEqual(value, {});
  } catch (error) {
    return String(error);
  }
  return "";
}

/** As pino-std-serializers has it: message and stack with those of the causes, and every enumerable member. */
function serialized(error: Error): object {
  const chain: Error[] = [];
  for (let link: unknown = error; link instanceof Error && !chain.includes(link); link = link.cause) chain.push(link);
  return {
    ...Object.fromEntries(Object.entries(error)),
    type: error.constructor.name,
    message: chain.map(({ message }) => message).join(": "),
    stack: chain.map(({ stack }) => stack).join("\ncaused by: "),
    ...(error instanceof AggregateError
      ? { aggregateErrors: error.errors.map((one: unknown) => ownMembers(one)) }
      : {}),
  };
}

function ownMembers(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return Object.fromEntries(
    Object.getOwnPropertyNames(value).map((name) => [name, ownMembers(Reflect.get(value, name))]),
  );
}
